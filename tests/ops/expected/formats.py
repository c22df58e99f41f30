# SPDX-License-Identifier: Apache-2.0
"""Element types for the generators of tests/ops: exact values of bit patterns, and rounding.

A value is a Fraction, or a Python float for what no fraction is: 0.0, -0.0, inf, -inf, nan.
Everything here is written from the specification's table of formats and checked against ml_dtypes;
it shares nothing with the code under test.
"""

import math
from fractions import Fraction

NAN, INF = math.nan, math.inf


class Float:
    """A float format. `kind`: ieee, fn (no infinity), fnuz (one NaN, no -0), finite, e8m0."""

    def __init__(self, name, exponent, mantissa, bias, kind, numpy):
        self.name, self.e, self.m, self.bias, self.kind = name, exponent, mantissa, bias, kind
        self.numpy = numpy
        self.signed = kind != "e8m0"
        self.bits = exponent + mantissa + (1 if self.signed else 0)
        self.sign_bit = 1 << (self.bits - 1) if self.signed else 0
        self.magnitude = (1 << (exponent + mantissa)) - 1
        top = self.magnitude >> mantissa << mantissa
        self.infinity = top if kind == "ieee" else None
        self.has_nan = kind != "finite"
        self.max_bits = {"ieee": top - 1, "fn": self.magnitude - 1, "e8m0": self.magnitude - 1,
                         "fnuz": self.magnitude, "finite": self.magnitude}[kind]
        self.nan_bits = {"ieee": top | 1 << max(mantissa - 1, 0), "fn": self.magnitude,
                         "e8m0": self.magnitude, "fnuz": self.sign_bit, "finite": None}[kind]

    def is_nan(self, bits):
        magnitude = bits & self.magnitude
        if self.kind == "ieee":
            return magnitude > self.infinity
        if self.kind == "fnuz":
            return bits == self.sign_bit
        return self.kind in ("fn", "e8m0") and magnitude == self.magnitude

    def decode(self, bits):
        if self.is_nan(bits):
            return NAN
        magnitude, negative = bits & self.magnitude, bool(bits & self.sign_bit)
        if magnitude == self.infinity:
            return -INF if negative else INF
        exponent, mantissa = magnitude >> self.m, magnitude & ((1 << self.m) - 1)
        if self.signed and exponent == 0:
            significand, power = mantissa, 1 - self.bias - self.m
        else:
            significand, power = mantissa | 1 << self.m, exponent - self.bias - self.m
        if significand == 0:
            return -0.0 if negative else 0.0
        value = Fraction(significand) * Fraction(2) ** power
        return -value if negative else value

    def max(self):
        return self.decode(self.max_bits)

    def overflow(self, negative):
        sign = self.sign_bit if negative else 0
        if self.kind == "ieee":
            return sign | self.infinity
        if self.kind == "finite":
            return sign | self.max_bits
        return self.nan_bits

    def encode(self, value):
        """The nearest pattern, ties to even. None for a NaN that the format does not have."""
        if isinstance(value, float):
            if math.isnan(value):
                return self.nan_bits
            if math.isinf(value):
                return self.overflow(value < 0)
            if not self.signed:
                return None
            negative = math.copysign(1, value) < 0 and self.kind != "fnuz"
            return self.sign_bit if negative else 0
        negative, size = value < 0, abs(value)
        if negative and not self.signed:
            return self.nan_bits
        power = size.numerator.bit_length() - size.denominator.bit_length()
        if Fraction(2) ** power > size:
            power -= 1
        minimum = (1 if self.signed else 0) - self.bias
        power = max(power, minimum)
        steps = size / Fraction(2) ** (power - self.m)
        whole = steps.numerator // steps.denominator
        rest = steps - whole
        if rest > Fraction(1, 2) or (rest == Fraction(1, 2) and whole % 2):
            whole += 1
        if self.signed:
            bits = whole + ((power - minimum) << self.m)
        else:
            bits = max(whole + ((power - minimum) << self.m) - 1, 0)
        if bits > self.max_bits:
            return self.overflow(negative)
        if bits == 0 and self.kind == "fnuz":
            return 0
        return bits | (self.sign_bit if negative else 0)


class Integer:
    def __init__(self, name, bits, signed):
        self.name, self.bits, self.signed = name, bits, signed
        self.min = -(1 << (bits - 1)) if signed else 0
        self.max = (1 << (bits - 1)) - 1 if signed else (1 << bits) - 1

    def wrap(self, value):
        value &= (1 << self.bits) - 1
        return value - (1 << self.bits) if self.signed and value >> (self.bits - 1) else value


FLOATS = {f.name: f for f in (
    Float("f4E2M1FN", 2, 1, 1, "finite", "float4_e2m1fn"),
    Float("f6E2M3FN", 2, 3, 1, "finite", "float6_e2m3fn"),
    Float("f6E3M2FN", 3, 2, 3, "finite", "float6_e3m2fn"),
    Float("f8E3M4", 3, 4, 3, "ieee", "float8_e3m4"),
    Float("f8E4M3", 4, 3, 7, "ieee", "float8_e4m3"),
    Float("f8E4M3FN", 4, 3, 7, "fn", "float8_e4m3fn"),
    Float("f8E4M3FNUZ", 4, 3, 8, "fnuz", "float8_e4m3fnuz"),
    Float("f8E4M3B11FNUZ", 4, 3, 11, "fnuz", "float8_e4m3b11fnuz"),
    Float("f8E5M2", 5, 2, 15, "ieee", "float8_e5m2"),
    Float("f8E5M2FNUZ", 5, 2, 16, "fnuz", "float8_e5m2fnuz"),
    Float("f8E8M0FNU", 8, 0, 127, "e8m0", "float8_e8m0fnu"),
    Float("bf16", 8, 7, 127, "ieee", "bfloat16"),
    Float("f16", 5, 10, 15, "ieee", "float16"),
    Float("f32", 8, 23, 127, "ieee", "float32"),
    Float("f64", 11, 52, 1023, "ieee", "float64"))}
INTEGERS = {i.name: i for i in
            [Integer(f"i{b}", b, True) for b in (2, 4, 8, 16, 32, 64)] +
            [Integer(f"ui{b}", b, False) for b in (2, 4, 8, 16, 32, 64)]}
BOOL = Integer("i1", 1, False)


def check_against_ml_dtypes():
    """Every pattern of every format of up to 16 bits."""
    import ml_dtypes
    import numpy as np
    for f in FLOATS.values():
        if f.bits > 16:
            continue
        kind = np.dtype(getattr(ml_dtypes, f.numpy, None) or f.numpy)
        storage = np.uint16 if f.bits > 8 else np.uint8
        patterns = np.arange(1 << f.bits, dtype=storage)
        with np.errstate(all="ignore"):
            values = patterns.view(kind).astype(np.float64)
        for bits, value in enumerate(values):
            mine = f.decode(bits)
            if math.isnan(value):
                assert isinstance(mine, float) and math.isnan(mine), (f.name, bits)
                continue
            assert float(mine) == value, (f.name, bits, mine, value)
            if mine != 0 or not isinstance(mine, float):
                assert f.encode(mine) == bits, (f.name, bits)
