#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes real.txt and complex.txt: operands and correctly rounded results of functions.

    make_tables.py

Needs mpmath (and gmpy2, to be fast). A line is an op, a dtype, the parts of the operands, "=" and
the parts of the result, as C writes hexadecimal floats; after "~" the size of the terms where they
cancel near a root. Zeros have signs: a complex operand with a zero part stands for the limit from
that side.
"""

import pathlib
import random
from fractions import Fraction

import mpmath
from mpmath import mp, mpc, mpf

HERE = pathlib.Path(__file__).resolve().parent
# Mantissa bits, least exponent of a subnormal, exponent that is too large.
FORMATS = {"f32": (24, -149, 128), "f64": (53, -1074, 1024)}
CHLO = {"_asin_acos_kernel", "acos", "acosh", "asin", "asinh", "atan", "atanh", "bessel_i1e",
        "cosh", "digamma", "erf", "erf_inv", "erfc", "lgamma", "polygamma", "sinh", "square",
        "zeta"}
NUDGE = mpf(2) ** -2500  # a zero, seen from one side


def round_to(value, dtype):
    """The nearest number of the dtype as a Python float, ties to even."""
    bits, lowest, top = FORMATS[dtype]
    value = mpf(value)
    if mpmath.isnan(value) or mpmath.isinf(value) or value == 0:
        return float(value)
    sign, mantissa, exponent, length = value._mpf_
    leading = exponent + length - 1
    minus = -1.0 if sign else 1.0
    if leading > top + 8:
        return minus * float("inf")
    if leading < lowest - 8:
        return minus * 0.0
    place = max(leading - bits + 1, lowest)
    digits = round(Fraction(int(mantissa)) * Fraction(2) ** (exponent - place))
    if digits * Fraction(2) ** place >= Fraction(2) ** top:
        return minus * float("inf")
    return minus * float(digits * Fraction(2) ** place)


def write_hex(x):
    return x.hex() if x == x and abs(x) != float("inf") else str(x)


# --- Real functions

def lgamma(x):
    if x > 0:
        return mp.re(mp.loggamma(x))
    return mp.log(mp.pi / abs(mp.sinpi(x))) - mp.re(mp.loggamma(1 - x))


def zeta(x, q):
    below = mpf(0)
    while q < 0 or (x > 40 and q < 2 * x):
        term = q ** -x
        below += term
        q += 1
        if q > 1 and term < below * mpf(2) ** -200:
            return below
    return below + mp.zeta(x, q)


def polygamma(n, x):
    return mp.digamma(x) if n == 0 else (-1) ** (int(n) + 1) * mp.factorial(n) * zeta(n + 1, x)


def erf_inv(x):
    if abs(x) >= 1:
        raise ValueError
    with mp.workprec(2400):  # Newton's method, from a start that is good to a double
        y = mpf(0)
        if abs(x) < mpf(2) ** -30:
            y = x * mp.sqrt(mp.pi) / 2
        else:
            tail = 1 - abs(x)
            y = mp.sign(x) * mp.sqrt(-mp.log(tail * (2 - tail)))
    with mp.workprec(400):
        for _ in range(200):
            step = (mp.erf(y) - x) * mp.sqrt(mp.pi) / 2 * mp.exp(y * y)
            step = step / (1 + y * step)
            y -= step
            if abs(step) <= abs(y) * mpf(2) ** -250:
                return y
    raise ArithmeticError(f"erf_inv({x}) does not converge")


def cbrt(x):
    return mp.sign(x) * mp.cbrt(abs(x))


# name: function, range of operands that random ones are drawn from (as powers of two, and signs),
# operands of their own
REAL = {
    "acos": (mp.acos, (-40, 0, True), [1, -1, 0.5, 1 - 2.0**-24, -1 + 2.0**-24]),
    "acosh": (mp.acosh, (0, 1000, False), [1, 1 + 2.0**-23, 1 + 2.0**-12, 1.5, 2]),
    "asin": (mp.asin, (-1060, 0, True), [1, -1, 0.5, 1 - 2.0**-24]),
    "asinh": (mp.asinh, (-1060, 1000, True), [1, 0.25, -0.75]),
    "atan": (mp.atan, (-1060, 1000, True), [1, -1]),
    "atanh": (mp.atanh, (-1060, 0, True), [0.5, 1 - 2.0**-24, -1 + 2.0**-24]),
    "bessel_i1e": (lambda x: mp.besseli(1, x) * mp.exp(-abs(x)), (-1060, 60, True),
                   [31.5, 32, 33, 8, -8, 700]),
    "cbrt": (cbrt, (-1070, 1000, True), [8, -27]),
    "cosh": (mp.cosh, (-20, 9.4, True), [0.5, -20, 88.5]),
    "cosine": (mp.cos, (-30, 1000, True), [1.5707963267948966, 22, 6381956970095103 * 2.0**797]),
    "digamma": (mp.digamma, (-1000, 200, False),
                [1.4616321449683622, 1.4616321449683625, 1.46163214, 1.5, 1.56, -0.5, -0.504083,
                 -1.573498, -10.25, -1e5 + 0.25, 16, 15.5, -1e-20]),
    "erf": (mp.erf, (-1060, 3, True), [0.84375, 1.25, 2.857, 5.9]),
    "erf_inv": (erf_inv, (-1060, 0, True), [0.5, 0.75, 1 - 2.0**-24, -1 + 2.0**-24, 1 - 2.0**-53]),
    "erfc": (mp.erfc, (-60, 4.7, True), [0.84375, 1.25, 2.857, 5.9, 9.5, 26.5]),
    "exponential": (mp.exp, (-60, 10, True), [88.72, -103.5, 709.78, -745.0, 1, -1]),
    "exponential_minus_one": (mp.expm1, (-1060, 10, True), [0.34657359, -0.6931, 88.72, 709.78]),
    "lgamma": (lgamma, (-1060, 200, False),
               [1, 2, 1 + 2.0**-20, 2 - 2.0**-20, 1.46, 3, 100.5, -0.5, -2.4570247382208006,
                -2.7476826467274127, -3.955294284858598, -10.25, -1e5 + 0.25, -1e-20]),
    "log": (mp.log, (-1074, 1024, False), [1, 1 - 2.0**-24, 1 + 2.0**-23, 1.0625, 0.9375]),
    "log_plus_one": (mp.log1p, (-1060, 1024, False),
                     [-0.5, -1 + 2.0**-24, -0.29, 0.41, -2.0**-30, -0.9375]),
    "logistic": (lambda x: 1 / (1 + mp.exp(-x)), (-60, 9.5, True), [-87.5, -103, -700, -744, 17]),
    "rsqrt": (lambda x: 1 / mp.sqrt(x), (-1074, 1024, False), [4, 2, 3]),
    "sine": (mp.sin, (-1060, 1000, True), [3.141592653589793, 22, 6381956970095103 * 2.0**797]),
    "sinh": (mp.sinh, (-1060, 9.4, True), [0.5, -20, 88.5]),
    "sqrt": (mp.sqrt, (-1074, 1024, False), [4, 2, 3]),
    "tan": (mp.tan, (-1060, 1000, True), [1.5707963267948966, 0.785, 22]),
    "tanh": (mp.tanh, (-1060, 5, True), [0.5, 0.25, -1, 20]),
}

# name: function and operands
REAL_BINARY = {
    "atan2": (mp.atan2, [(y, x) for y in (2.0**-140, -0.75, 1, 3e30)
                        for x in (-1e-30, 1, -2, 1e38)]),
    "polygamma": (polygamma,
                  [(n, x) for n in (1, 2, 3, 7, 30)
                   for x in (1e-2, 0.5, 1, 2.75, 40, 1e3, -0.5, -1.75, -0.25, -20.375)] +
                  [(0, 2.5), (0, -1.25), (1, 1e-10), (150, 80), (100, 0.75), (1, 1e10)]),
    "power": (mp.power,
              [(x, y) for x in (2.0**-140, 0.5, 1 - 2.0**-24, 1 + 2.0**-23, 1.5, 10, 1e30)
               for y in (-1, 0.5, 1 / 3, 2, 7, -3.5)] +
              [(1 + 2.0**-23, 5e8), (1 - 2.0**-24, 1.5e9), (-3, 5), (-1.5, -7), (0.5, 148.5)]),
    "zeta": (zeta,
             [(x, q) for x in (1 + 2.0**-20, 1.5, 2, 3, 11, 30.5)
              for q in (1e-3, 0.5, 1, 2.25, 14, 17.5, 300)] +
             [(2, -0.5), (3, -0.5), (3, -1.75), (4, -9.5), (2, -50.125), (5, -2.375), (2, 1e15),
              (1.5, 1e30), (100, 0.75), (60, 3), (2, 1e-12), (50, 200)]),
}


def fits(x, dtype):
    return x != 0 and abs(x) != float("inf") and round_to(mpf(x), dtype) == x


def real_operands(rng, dtype, spec, count):
    low, high, signed = spec
    low, high = max(low, FORMATS[dtype][1]), min(high, FORMATS[dtype][2] - 1e-6)
    spread = [rng.uniform(low, high) for _ in range(count)]
    near_one = [rng.uniform(max(low, -6), min(high, 6)) for _ in range(2 * count)]
    for power in spread + near_one:
        x = round_to(mp.power(2, power) * (rng.choice((1, -1)) if signed else 1), dtype)
        if abs(x) < float("inf"):
            yield x


def real_lines(rng, count=14):
    for name, (function, spec, own) in REAL.items():
        for dtype in FORMATS:
            operands = [round_to(x, dtype) for x in own]
            for x in operands + list(real_operands(rng, dtype, spec, count)):
                with mp.workprec(600):
                    try:
                        value = function(mpf(x))
                    except (ValueError, ZeroDivisionError):
                        continue  # rounding took the operand to a pole
                    if mp.im(value) != 0:
                        continue  # or out of the domain
                    terms = abs(mp.digamma(1 - x)) if name == "digamma" and x < 0 else None
                    yield name, dtype, [x], [round_to(mp.re(value), dtype)], terms
    for name, (function, own) in REAL_BINARY.items():
        for dtype in FORMATS:
            for pair in own:
                x, y = (round_to(v, dtype) for v in pair)
                with mp.workprec(600):
                    yield name, dtype, [x, y], [round_to(function(mpf(x), mpf(y)), dtype)], None


# --- Complex functions

def asin_acos_kernel(z):
    a = (abs(z + 1) + abs(z - 1)) / 2
    return mpc(mp.sqrt(a * a - z.real ** 2), mp.acosh(a))


def complex_asin(z):
    return mpc(0, -1) * mp.log(mpc(0, 1) * z + mp.sqrt(1 - z) * mp.sqrt(1 + z))


def complex_asinh(z):
    return mpc(0, -1) * complex_asin(mpc(-z.imag, z.real))


def complex_acosh(z):
    return 2 * mp.log(mp.sqrt((z + 1) / 2) + mp.sqrt((z - 1) / 2))


def complex_atanh(z):
    return (mp.log(1 + z) - mp.log(1 - z)) / 2


def complex_atan(z):
    w = complex_atanh(mpc(-z.imag, z.real))
    return mpc(w.imag, -w.real)


COMPLEX = {
    "_asin_acos_kernel": asin_acos_kernel,
    "acos": lambda z: mpc(0, -2) * mp.log(mp.sqrt((1 + z) / 2) + mpc(0, 1) * mp.sqrt((1 - z) / 2)),
    "acosh": complex_acosh,
    "asin": complex_asin,
    "asinh": complex_asinh,
    "atan": complex_atan,
    "atanh": complex_atanh,
    "cbrt": lambda z: mp.exp(mp.log(z) / 3),
    "cosh": mp.cosh,
    "cosine": mp.cos,
    "exponential": mp.exp,
    "exponential_minus_one": lambda z: mp.exp(z) - 1,
    "log": mp.log,
    "log_plus_one": lambda z: mp.log(1 + z),
    "logistic": lambda z: 1 / (1 + mp.exp(-z)),
    "rsqrt": lambda z: 1 / mp.sqrt(z),
    "sign": lambda z: z / abs(z),
    "sine": mp.sin,
    "sinh": mp.sinh,
    "sqrt": mp.sqrt,
    "square": lambda z: z * z,
    "tan": mp.tan,
    "tanh": mp.tanh,
}
PERIODIC = {"cosh", "cosine", "exponential", "exponential_minus_one", "logistic", "sine", "sinh",
            "tan", "tanh"}


def nudged(x):
    return mpf(x) if x != 0 else NUDGE if str(x)[0] != "-" else -NUDGE


def complex_operands(rng, name, dtype, count):
    """Both sides of each axis, then anything."""
    for part in (0.5, 1.5, -0.5, -1.5, 30.0):
        for zero in (0.0, -0.0):
            yield part, zero
            yield zero, part
    yield from [(3.0, 4.0), (1.0, 2.0**-20), (2.0**-20, -1.0), (-1.0, 2.0**-20), (0.6, 0.8),
                (-0.02, 0.2), (2.0**-100, 2.0**-40), (-2.0**-30, 2.0**-15), (0.0625, -3.0)]
    limit = 100 if dtype == "f32" else 800
    for k in range(count):
        spread = 12 if k % 2 else 100 if name in PERIODIC else FORMATS[dtype][2] / 2 - 2
        parts = [round_to(mp.power(2, rng.uniform(-spread, spread)) * rng.choice((1, -1)), dtype)
                 for _ in range(2)]
        if name in PERIODIC and max(abs(p) for p in parts) > limit:
            parts = [p / 2.0**110 for p in parts]
        yield tuple(round_to(p, dtype) for p in parts)


def complex_power_operands():
    for base in ((0.5, 0.25), (-2.0, 0.0), (-2.0, -0.0), (1.0, 1e-3), (3.0, -4.0), (1e10, 1e-10)):
        for exponent in ((2.5, 0.0), (0.5, 0.0), (-1.25, 0.5), (0.0, 1.0), (3.0, -2.0)):
            yield base, exponent


def complex_lines(rng, count=16):
    mp.prec = 5400  # more than the nudges need
    for name, function in COMPLEX.items():
        for dtype in FORMATS:
            complex_dtype = "c64" if dtype == "f32" else "c128"
            for x, y in complex_operands(rng, name, dtype, count):
                x, y = round_to(mpf(x), dtype) if x else x, round_to(mpf(y), dtype) if y else y
                value = mpc(function(mpc(nudged(x), nudged(y))))
                yield (name, complex_dtype, [x, y],
                       [round_to(value.real, dtype), round_to(value.imag, dtype)], None)
    for dtype in FORMATS:
        for base, exponent in complex_power_operands():
            parts = [round_to(mpf(p), dtype) if p else p for p in base + exponent]
            z, w = mpc(nudged(parts[0]), nudged(parts[1])), mpc(parts[2], parts[3])
            value = mp.exp(w * mp.log(z))
            yield ("power", "c64" if dtype == "f32" else "c128", parts,
                   [round_to(value.real, dtype), round_to(value.imag, dtype)], None)


def write_table(path, lines):
    with open(path, "w", encoding="ascii") as file:
        file.write("# Written by make_tables.py: op, dtype, operands = result rounded correctly.\n")
        for name, dtype, operands, results, terms in lines:
            words = [("chlo." if name in CHLO else "stablehlo.") + name, dtype]
            words += [write_hex(x) for x in operands] + ["="] + [write_hex(x) for x in results]
            words += ["~", write_hex(float(terms))] if terms else []
            file.write(" ".join(words) + "\n")


def main():
    write_table(HERE / "real.txt", real_lines(random.Random(1)))
    write_table(HERE / "complex.txt", complex_lines(random.Random(2)))


if __name__ == "__main__":
    main()
