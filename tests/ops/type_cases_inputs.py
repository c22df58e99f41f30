# SPDX-License-Identifier: Apache-2.0
"""Fixed inputs of each element type, as texts of dense constants."""

import random
import re

import ml_dtypes
import numpy as np

FLOATS = {"f64": np.float64, "f32": np.float32, "f16": np.float16, "bf16": ml_dtypes.bfloat16}
SMALL_FLOATS = {
    "f4E2M1FN": "float4_e2m1fn", "f6E2M3FN": "float6_e2m3fn", "f6E3M2FN": "float6_e3m2fn",
    "f8E3M4": "float8_e3m4", "f8E4M3": "float8_e4m3", "f8E4M3FN": "float8_e4m3fn",
    "f8E4M3FNUZ": "float8_e4m3fnuz", "f8E4M3B11FNUZ": "float8_e4m3b11fnuz",
    "f8E5M2": "float8_e5m2", "f8E5M2FNUZ": "float8_e5m2fnuz", "f8E8M0FNU": "float8_e8m0fnu"}
FLOATS.update({name: getattr(ml_dtypes, numpy) for name, numpy in SMALL_FLOATS.items()})


def part_of(element):
    """The real type of a complex one; of any other the type itself."""
    match = re.match(r"complex<(.*)>", element)
    return match.group(1) if match else element


def bits_of(element):
    if element.startswith("complex"):
        return 2 * bits_of(part_of(element))
    return int(re.search(r"\d+", element).group())


def is_float(element):
    return element in FLOATS


def zero_of(element):
    if is_float(element):
        # The exponent-only format has no zero.
        return "dense<1.0>" if element == "f8E8M0FNU" else "dense<0.0>"
    return {"i1": "dense<false>"}.get(element, "dense<(0.0, 0.0)>" if "complex" in element
                                      else "dense<0>")


def float_text(value, dtype):
    """A float that is exactly `value` in its type; NaN and infinities as their bits."""
    stored = np.asarray(value).astype(dtype)
    if np.isfinite(np.float64(stored)):
        mantissa, _, exponent = repr(float(stored)).partition("e")
        # MLIR wants a point in every float.
        return (mantissa if "." in mantissa else mantissa + ".0") + (exponent and "e" + exponent)
    size = stored.dtype.itemsize
    return f"0x{int(stored.view(f'u{size}')):0{2 * size}X}"


def float_values(kind, element, count, rng):
    """Values that the type holds: rounded to it, without what it has no room for."""
    dtype = FLOATS[element]
    unsigned = element == "f8E8M0FNU"
    pick = {
        "any": lambda: rng.choice([1, -1]) * rng.choice([0.25, 0.5, 0.75, 1, 1.5, 2, 3, 6]),
        "unit": lambda: rng.choice([1, -1]) * rng.choice([0.125, 0.25, 0.375, 0.5, 0.75]),
        "positive": lambda: rng.choice([0.25, 0.5, 1, 1.5, 2, 3, 4]),
        "above_one": lambda: rng.choice([1, 1.5, 2, 3, 4, 6]),
        "whole": lambda: rng.choice([0, 1, 2, 3]),
        "order": lambda: rng.choice([1, 2, 3]),
    }.get(kind)
    values = [pick() for _ in range(count)]
    if kind == "any" and count >= 4:
        info = ml_dtypes.finfo(dtype)
        special = [float(info.max), float(info.min), float(info.smallest_subnormal), 0.0]
        values[:4] = special
        if count >= 8 and element not in ("f4E2M1FN", "f6E2M3FN", "f6E3M2FN"):
            values[4] = float("nan")
        if count >= 8 and element in ("f64", "f32", "f16", "bf16", "f8E5M2", "f8E3M4", "f8E4M3"):
            values[5:7] = [float("inf"), float("-inf")]
        rng.shuffle(values)
    if unsigned:
        values = [abs(value) or 1.0 for value in values]
    return [float_text(value, dtype) for value in values]


def integer_values(kind, element, count, rng):
    unsigned, width = element.startswith("u"), bits_of(element)
    low, high = (0, 2**width - 1) if unsigned else (-2**(width - 1), 2**(width - 1) - 1)
    if kind in ("whole", "order", "positive", "above_one"):
        start = 0 if kind == "whole" else 1
        return [str(min(rng.randint(start, 3), high)) for _ in range(count)]
    if kind == "unit":
        return [str(rng.randint(max(low, -2), min(high, 2))) for _ in range(count)]
    values = [low, high, 0, high // 2] + [rng.randint(low, high) for _ in range(count)]
    values = values[:count]
    rng.shuffle(values)
    return [str(value) for value in values]


def element_values(kind, element, count, rng):
    if element == "i1":
        return [rng.choice(["true", "false"]) for _ in range(count)]
    if element.startswith("complex"):
        parts = float_values("unit" if kind == "any" else kind, part_of(element), 2 * count, rng)
        return [f"({re}, {im})" for re, im in zip(parts[::2], parts[1::2])]
    return (float_values if is_float(element) else integer_values)(kind, element, count, rng)


def nested(values, shape):
    if not shape:
        return values[0]
    step = len(values) // shape[0]
    return "[" + ", ".join(nested(values[i * step:(i + 1) * step], shape[1:])
                           for i in range(shape[0])) + "]"


def dense(kind, element, shape, seed):
    """`dense<..>` of fixed values; the same for the same arguments."""
    count = int(np.prod(shape, dtype=int))
    rng = random.Random(f"{kind} {element} {shape} {seed}")
    return f"dense<{nested(element_values(kind, element, count, rng), list(shape))}>"
