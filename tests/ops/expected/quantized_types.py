# SPDX-License-Identifier: Apache-2.0
"""Quantized types and their two conversions, step by step in the expressed type."""

import dataclasses

import numpy as np

RANGES = {"i4": (-8, 7), "u4": (0, 15), "i8": (-128, 127), "u8": (0, 255), "i16": (-32768, 32767),
          "u16": (0, 65535), "i32": (-2**31, 2**31 - 1), "i2": (-2, 1)}
INTEGER_NAMES = {"u4": "ui4", "u8": "ui8", "u16": "ui16"}


def round_to(name, x):
    """float64 numbers rounded to the float type, as float64."""
    x = np.asarray(x, np.float64)
    if name == "f64":
        return x
    with np.errstate(over="ignore"):
        if name != "bf16":
            return x.astype({"f32": np.float32, "f16": np.float16}[name]).astype(np.float64)
        bits = x.astype(np.float32).view(np.uint32).astype(np.uint64)
    rounded = (bits + 0x7FFF + (bits >> 16 & 1)) & 0xFFFF0000
    rounded = rounded.astype(np.uint32).view(np.float32).astype(np.float64)
    return np.where(np.isnan(x), x, rounded)


@dataclasses.dataclass(frozen=True)
class Quantized:
    storage: str
    expressed: str
    scales: tuple
    zero_points: tuple
    axis: int = None
    bounds: tuple = None

    def __str__(self):
        bounds = "<%d:%d>" % self.bounds if self.bounds else ""
        axis = "" if self.axis is None else f":{self.axis}"
        parameters = ", ".join(f"{s!r}:{z}" for s, z in zip(self.scales, self.zero_points))
        if self.axis is not None:
            parameters = "{" + parameters + "}"
        return f"!quant.uniform<{self.storage}{bounds}:{self.expressed}{axis}, {parameters}>"

    def integer(self):
        return INTEGER_NAMES.get(self.storage, self.storage)

    def range(self):
        return self.bounds or RANGES[self.storage]

    def _parameters(self, rank):
        scales = round_to(self.expressed, self.scales)
        zero_points = np.array(self.zero_points, np.int64)
        if self.axis is None:
            return scales[0], zero_points[0]
        shape = [1] * rank
        shape[self.axis] = len(self.scales)
        return scales.reshape(shape), zero_points.reshape(shape)

    def dequantize(self, stored):
        stored = np.asarray(stored, np.int64)
        scale, zero_point = self._parameters(stored.ndim)
        return round_to(self.expressed, round_to(self.expressed, stored - zero_point) * scale)

    def quantize(self, numbers):
        numbers = np.asarray(numbers, np.float64)
        scale, zero_point = self._parameters(numbers.ndim)
        low, high = self.range()
        x = round_to(self.expressed, numbers / scale)
        x = round_to(self.expressed, x + round_to(self.expressed, zero_point))
        x = np.clip(x, round_to(self.expressed, low), round_to(self.expressed, high))
        x = np.where(np.isnan(x), 0.0, x)
        return np.clip(np.rint(x), low, high).astype(np.int64)

    def random(self, rng, shape):
        """Stored integers, the ends of the range among them."""
        low, high = self.range()
        if high - low > 4000:  # keeps sums and products of wide types small
            low, high = -2000 if low < 0 else 0, 2000
        stored = rng.integers(low, high + 1, size=shape)
        flat = stored.reshape(-1)
        if flat.size >= 4:
            flat[0], flat[1] = low, high
        return stored


def per_tensor(storage, expressed, scale, zero_point=0, bounds=None):
    return Quantized(storage, expressed, (scale,), (zero_point,), None, bounds)


def per_axis(storage, expressed, axis, scales, zero_points=None, bounds=None):
    return Quantized(storage, expressed, tuple(scales),
                     tuple(zero_points or [0] * len(scales)), axis, bounds)
