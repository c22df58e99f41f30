#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes data/small_floats.txt: what numpy and ml_dtypes make of the narrow floats.

One line per fact, all numbers in hex:
  decode NAME PATTERN FLOAT32     the value of a pattern
  encode NAME FLOAT32 PATTERN     what a float32 rounds to
Needs: pip install numpy ml_dtypes==0.6.0. Run it in tests/base/.
"""

import ml_dtypes
import numpy as np

FORMATS = {
    "f4E2M1FN": (ml_dtypes.float4_e2m1fn, 4), "f6E2M3FN": (ml_dtypes.float6_e2m3fn, 6),
    "f6E3M2FN": (ml_dtypes.float6_e3m2fn, 6), "f8E3M4": (ml_dtypes.float8_e3m4, 8),
    "f8E4M3": (ml_dtypes.float8_e4m3, 8), "f8E4M3FN": (ml_dtypes.float8_e4m3fn, 8),
    "f8E4M3FNUZ": (ml_dtypes.float8_e4m3fnuz, 8),
    "f8E4M3B11FNUZ": (ml_dtypes.float8_e4m3b11fnuz, 8), "f8E5M2": (ml_dtypes.float8_e5m2, 8),
    "f8E5M2FNUZ": (ml_dtypes.float8_e5m2fnuz, 8), "f8E8M0FNU": (ml_dtypes.float8_e8m0fnu, 8),
    "bf16": (ml_dtypes.bfloat16, 16), "f16": (np.float16, 16),
}


def patterns(bits):
    if bits <= 8:
        return np.arange(1 << bits, dtype=np.uint8)
    random = np.random.default_rng(7).integers(0, 1 << 16, 200)
    edges = [0, 1, 2, 0x3FF, 0x400, 0x401, 0x7BFF, 0x7C00, 0x7F, 0x80, 0x81, 0x7F7F, 0x7F80]
    both = np.concatenate([random, edges, np.array(edges) | 0x8000])
    return np.unique(both).astype(np.uint16)


def neighbours(values):
    """The values, the midpoints of neighbours, and the floats next to some of those."""
    finite = np.unique(values[np.isfinite(values)].astype(np.float64))
    middles = (finite[1:] + finite[:-1]) / 2
    points = np.concatenate([finite, middles, [finite[-1] * 1.0625, finite[-1] * 1.5]])
    points = points.astype(np.float32)
    points = points[:: max(1, len(points) // 300)]
    up = np.nextafter(points[1::4], np.float32(np.inf))
    down = np.nextafter(points[1::4], np.float32(-np.inf))
    special = np.array([0.0, -0.0, np.inf, -np.inf, 1e30, -1e30, 1e-45, -1e-45], np.float32)
    return np.unique(np.concatenate([points, up, down, special]).view(np.uint32))


def main():
    with open("data/small_floats.txt", "w", encoding="utf-8") as out:
        for name, (dtype, bits) in FORMATS.items():
            store = np.uint8 if bits <= 8 else np.uint16
            all_bits = patterns(bits)
            with np.errstate(all="ignore"):
                values = all_bits.view(dtype).astype(np.float32)
                for pattern, value in zip(all_bits, values):
                    if not np.isnan(value):
                        out.write(f"decode {name} {pattern:x} {value.view(np.uint32):x}\n")
                sources = neighbours(values)
                rounded = sources.view(np.float32).astype(dtype).view(store)
            for source, pattern in zip(sources, rounded):
                out.write(f"encode {name} {source:x} {pattern:x}\n")


if __name__ == "__main__":
    main()
