# SPDX-License-Identifier: Apache-2.0
"""Makes tests/ops/elementwise/: operations on floats, integers, bools and complex numbers.

Floats are computed exactly (Fraction) or with mpmath to 400 bits and rounded once by formats.py;
special values by IEEE 754 as numpy has it.   python tests/ops/expected/elementwise.py
"""

import itertools
import math
import random
from fractions import Fraction

import mpmath
import numpy as np

from emit import File, add_rows, is_nan
from formats import BOOL, FLOATS, INF, INTEGERS, NAN, Float, check_against_ml_dtypes

mpmath.mp.prec = 400
MAIN = ("f32", "f64", "bf16", "f16")
ALL = [n for n in FLOATS if n != "f8E8M0FNU"]
SOME = MAIN + ("f8E4M3FN", "f8E5M2", "f8E4M3B11FNUZ")


def to_mpf(x):
    return mpmath.mpf(x.numerator) / x.denominator


def from_mpf(x):
    if x == 0:
        return 0.0
    sign, man, exp, _ = x._mpf_
    value = Fraction(int(man)) * Fraction(2) ** exp
    return -value if sign else value


def by_numpy(function, args):
    with np.errstate(all="ignore"):
        value = float(function(*[np.float64(float(a)) for a in args]))
    return value if value == 0 or math.isnan(value) or math.isinf(value) else Fraction(value)


def real(exact, special):
    """A function on values: `exact` (of mpmath) for finite ones, numpy's `special` for others."""
    def apply(*args):
        if all(isinstance(a, Fraction) for a in args):
            result = exact(*[to_mpf(a) for a in args])
            if isinstance(result, mpmath.mpf) and mpmath.isfinite(result) and result != 0:
                return from_mpf(result)
        return by_numpy(special, args)
    return apply


def exactly(function, special):
    """The same with a `function` on fractions."""
    def apply(*args):
        if all(isinstance(a, Fraction) for a in args):
            result = function(*args)
            if result != 0:
                return Fraction(result)
        return by_numpy(special, args)
    return apply


def rounding(function):
    """To an integer; zero keeps the sign of the argument."""
    def apply(x):
        if not isinstance(x, Fraction):
            return x
        result = function(x)
        return Fraction(result) if result else math.copysign(0.0, x)
    return apply


def half_away(x):
    return int(math.copysign(math.floor(abs(x) + Fraction(1, 2)), x))


def sample(f, seed, limit=None, count=6):
    """Values that a format has: its corners and some at random, within `limit`."""
    rng = random.Random(seed)
    bits = [0, f.sign_bit, 1, f.max_bits, f.max_bits | f.sign_bit]
    bits += [f.encode(Fraction(x)) for x in ("1", "-1", "1/2", "3/2", "-5/2", "2/5", "3")]
    if f.infinity:
        bits += [f.infinity, f.infinity | f.sign_bit, f.nan_bits]
    elif f.has_nan:
        bits.append(f.nan_bits)
    bits += [rng.randrange(1 << f.bits) for _ in range(count)]
    bits += [f.encode(Fraction(rng.randrange(-4000, 4000), 1000)) for _ in range(count)]
    values = []
    for b in dict.fromkeys(bits):
        value = f.decode(b)
        if limit and isinstance(value, Fraction) and abs(value) > limit:
            continue
        if f.kind == "fnuz" and b == f.sign_bit and not f.is_nan(b):
            continue
        values.append(value)
    return values


def rounded(f, value):
    """What `f` holds of an exact result; None when it has no NaN for it."""
    bits = f.encode(value)
    return None if bits is None else f.decode(bits)


def float_unary(op, function, names=SOME, ulps=None, limit=None, keep=lambda x: True,
                dialect="stablehlo", what="", **options):
    file = File("elementwise", op, what or f"{dialect}.{op} on floats.")
    for name in names:
        f = FLOATS[name]
        rows = []
        for x in sample(f, op + name, limit):
            if not keep(x):
                continue
            result = rounded(f, function(x))
            special = isinstance(function(x), float) and function(x) != 0
            if result is not None and not (f.kind == "finite" and special):
                rows.append((x, result))
        add_rows(file, name, f"{dialect}.{op}", [name], name, rows,
                 ulps=ulps if ulps and name == "f64" else 0, **options)
    return file


def float_binary(file, op, function, names, ulps=0, dialect="stablehlo", **options):
    for name in names:
        f = FLOATS[name]
        rng = random.Random(op + name)
        values = sample(f, op + name, count=3)
        corners = values[:5] + [v for v in values if not isinstance(v, Fraction)]
        pairs = list(itertools.product(dict.fromkeys(corners[-5:] + values[5:8]), repeat=2))
        pairs += [tuple(rng.sample(values, 2)) for _ in range(12)]
        rows = []
        for x, y in dict.fromkeys(pairs):
            value = function(x, y)
            if f.kind == "finite" and isinstance(value, float) and value != 0:
                continue
            if f.kind == "finite" and isinstance(value, float) and is_nan(value):
                continue
            rows.append((x, y, rounded(f, value)))
        add_rows(file, name, f"{dialect}.{op}", [name, name], name, rows,
                 ulps=ulps if name == "f64" else 0, **options)


def maximum(x, y):
    if is_nan(x) or is_nan(y):
        return NAN
    if x == 0 and y == 0:
        return 0.0 if 1.0 in (math.copysign(1, x), math.copysign(1, y)) else -0.0
    return max(x, y)


def negate(x):
    return -x


def minimum(x, y):
    return negate(maximum(negate(x), negate(y)))


def remainder(x, y):
    if isinstance(x, Fraction) and isinstance(y, Fraction):
        result = abs(x) % abs(y)
        return math.copysign(0.0, x) if result == 0 else result if x > 0 else -result
    return by_numpy(np.fmod, (x, y))


def product(x, y):
    return exactly(lambda a, b: a * b, np.multiply)(x, y)


def quotient(x, y):
    return exactly(lambda a, b: a / b, np.divide)(x, y)


def power(x, y):
    """IEEE 754's pow. numpy's takes a square root for 1/2, which differs at -inf."""
    if isinstance(x, Fraction) and isinstance(y, Fraction):
        if x < 0 and y.denominator != 1:
            return NAN
        if abs(float(y) * math.log2(abs(float(x)))) <= 3000:  # in reach of some format
            value = from_mpf(mpmath.power(to_mpf(abs(x)), to_mpf(y)))
            return -value if x < 0 and y.numerator % 2 else value
        return by_numpy(np.power, (x, y))
    try:
        value = math.pow(float(x), float(y))
    except ValueError:  # a zero to a negative power
        odd = isinstance(y, Fraction) and y.denominator == 1 and y.numerator % 2
        return math.copysign(INF, x) if odd else INF
    return value if value == 0 or math.isnan(value) or math.isinf(value) else Fraction(value)


def sign(x):
    return x if is_nan(x) or x == 0 else Fraction(1 if x > 0 else -1)


def write_float_unary():
    mp = mpmath
    lines = [
        ("sqrt", real(mp.sqrt, np.sqrt), dict(names=ALL)),
        ("rsqrt", real(lambda x: 1 / mp.sqrt(x), lambda x: 1 / np.sqrt(x)), dict(ulps=2)),
        ("cbrt", real(lambda x: mp.sign(x) * mp.cbrt(abs(x)), np.cbrt), dict(ulps=1)),
        ("exponential", real(mp.exp, np.exp), dict(ulps=1, limit=1000)),
        ("exponential_minus_one", real(mp.expm1, np.expm1), dict(ulps=1, limit=1000)),
        ("log", real(mp.log, np.log), dict(ulps=1)),
        ("log_plus_one", real(mp.log1p, np.log1p), dict(ulps=1)),
        ("logistic", real(lambda x: 1 / (1 + mp.exp(-x)), lambda x: 1 / (1 + np.exp(-x))),
         dict(ulps=3, limit=1000)),
        ("sine", real(mp.sin, np.sin), dict(ulps=1, limit=10**20)),
        ("cosine", real(mp.cos, np.cos), dict(ulps=1, limit=10**20)),
        ("tan", real(mp.tan, np.tan), dict(ulps=1, limit=10**20)),
        ("tanh", real(mp.tanh, np.tanh), dict(ulps=1, limit=1000)),
        ("ceil", rounding(math.ceil), dict(names=ALL)),
        ("floor", rounding(math.floor), dict(names=ALL)),
        ("round_nearest_even", rounding(round), dict(names=ALL)),
        ("round_nearest_afz", rounding(half_away), dict(names=ALL)),
    ]
    for op, function, options in lines:
        float_unary(op, function, **options).write()


def erf_inv(x):
    if isinstance(x, Fraction) and abs(x) < 1:
        return from_mpf(mpmath.erfinv(to_mpf(x)))
    size = abs(x)
    return x if x == 0 else NAN if is_nan(x) or size > 1 else math.copysign(INF, x)


def write_chlo():
    mp = mpmath
    def lgamma(x):
        if isinstance(x, Fraction) and not (x <= 0 and x.denominator == 1):
            return from_mpf(mp.log(abs(mp.gamma(to_mpf(x))))) if x not in (1, 2) else 0.0
        return NAN if is_nan(x) else INF
    inside = dict(keep=lambda x: is_nan(x) or abs(x) <= 1)
    lines = [
        ("erf_inv", erf_inv, dict(ulps=2)),
        ("erf", real(mp.erf, np.vectorize(math.erf)), dict(ulps=1, limit=30)),
        ("erfc", real(mp.erfc, np.vectorize(math.erfc)), dict(ulps=1, limit=30)),
        ("lgamma", lgamma, dict(ulps=2, limit=100, keep=lambda x: is_nan(x) or x > -0.5)),
        ("acos", real(mp.acos, np.arccos), dict(ulps=1, **inside)),
        ("asin", real(mp.asin, np.arcsin), dict(ulps=1, **inside)),
        ("atan", real(mp.atan, np.arctan), dict(ulps=1)),
        ("acosh", real(mp.acosh, np.arccosh), dict(ulps=1, keep=lambda x: is_nan(x) or x >= 1)),
        ("asinh", real(mp.asinh, np.arcsinh), dict(ulps=2)),
        ("atanh", real(mp.atanh, np.arctanh), dict(ulps=1, **inside)),
        ("cosh", real(mp.cosh, np.cosh), dict(ulps=1, limit=1000)),
        ("sinh", real(mp.sinh, np.sinh), dict(ulps=2, limit=1000)),
        ("tan", real(mp.tan, np.tan), dict(ulps=1, limit=10**6)),
        ("square", lambda x: product(x, x), {}),
    ]
    for op, function, options in lines:
        file = float_unary(op, function, dialect="chlo", functional=True, **options)
        file.path = file.path.with_name(f"chlo_{op}.mlir")
        file.write()


# --- Integers

def integer_values(t, seed, count=4):
    rng = random.Random(seed + t.name)
    values = [t.min, t.max, 0, 1, 2, 3, t.min + 1, t.max - 1]
    values += [-1, -2, -3, -7] if t.signed else []
    values += [rng.randint(t.min, t.max) for _ in range(count)]
    return [v for v in dict.fromkeys(values) if t.min <= v <= t.max]


def integer_rows(file, op, name, function, result=None, keep=lambda t, *a: True, **options):
    t = INTEGERS.get(name) or BOOL
    arity = function.__code__.co_argcount - 1
    values = [0, 1] if name == "i1" else integer_values(t, op)
    if arity == 1:
        operands = [(v,) for v in values]
    else:
        rng = random.Random(op + name)
        operands = list(itertools.product(values[:9], repeat=2)) + \
            [tuple(rng.sample(values, 2)) for _ in range(4)]
    target = (INTEGERS.get(result or name) or BOOL)
    rows = [(*a, target.wrap(function(t, *a))) for a in dict.fromkeys(operands) if keep(t, *a)]
    add_rows(file, name, op, [name] * arity, target.name, rows, **options)


def truncated_quotient(t, x, y):
    if y == 0:
        return -1
    return abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)


def shift_amount(t, y):
    return min(y & ((1 << t.bits) - 1), t.bits)


def integer_power(t, x, y):
    if y < 0:
        return 1 if x == 1 else (1 if y % 2 == 0 else -1) if x == -1 else 0
    return pow(x, y, 1 << t.bits)


def write_arithmetic():
    """Ops that floats, integers and bools share."""
    binary = [
        ("add", exactly(lambda a, b: a + b, np.add), lambda t, x, y: x + y, lambda t, x, y: x | y),
        ("subtract", exactly(lambda a, b: a - b, np.subtract), lambda t, x, y: x - y, None),
        ("multiply", product, lambda t, x, y: x * y, lambda t, x, y: x & y),
        ("divide", quotient, truncated_quotient, None),
        ("remainder", remainder,
         lambda t, x, y: x if y == 0 else x - y * truncated_quotient(t, x, y), None),
        ("maximum", maximum, lambda t, x, y: max(x, y), lambda t, x, y: x | y),
        ("minimum", minimum, lambda t, x, y: min(x, y), lambda t, x, y: x & y),
        ("power", power, integer_power, None),
    ]
    for op, on_floats, on_integers, on_bools in binary:
        file = File("elementwise", op, f"stablehlo.{op}: every type, corners and wrap-around.")
        float_binary(file, op, on_floats, ALL if op != "power" else SOME,
                     ulps=1 if op == "power" else 0)
        for name in INTEGERS:
            integer_rows(file, f"stablehlo.{op}", name, on_integers)
        if on_bools:
            integer_rows(file, f"stablehlo.{op}", "i1", on_bools)
        file.write()
    signed = [n for n in INTEGERS if not n.startswith("u")]
    unary = [
        ("abs", abs, lambda t, x: abs(x), signed),
        ("negate", negate, lambda t, x: -x, list(INTEGERS)),
        ("sign", sign, lambda t, x: (x > 0) - (x < 0), signed),
    ]
    for op, on_floats, on_integers, names in unary:
        file = float_unary(op, on_floats, names=ALL, what=f"stablehlo.{op}: floats and integers.")
        for name in names:
            integer_rows(file, f"stablehlo.{op}", name, on_integers)
        file.write()


def write_bitwise():
    rows = [
        ("and", lambda t, x, y: x & y, True), ("or", lambda t, x, y: x | y, True),
        ("xor", lambda t, x, y: x ^ y, True), ("not", lambda t, x: ~x, True),
        ("popcnt", lambda t, x: bin(x & ((1 << t.bits) - 1)).count("1"), False),
        ("count_leading_zeros",
         lambda t, x: t.bits - (x & ((1 << t.bits) - 1)).bit_length(), False),
        ("shift_left", lambda t, x, y: x << shift_amount(t, y), False),
        ("shift_right_logical",
         lambda t, x, y: (x & ((1 << t.bits) - 1)) >> shift_amount(t, y), False),
        ("shift_right_arithmetic",
         lambda t, x, y: INTEGERS[f"i{t.bits}"].wrap(x) >> shift_amount(t, y), False),
    ]
    for op, function, bools in rows:
        file = File("elementwise", op,
                    f"stablehlo.{op} on integers" + (" and bools." if bools else "."))
        for name in list(INTEGERS) + (["i1"] if bools else []):
            integer_rows(file, f"stablehlo.{op}", name, function)
        file.write()
    file = File("elementwise", "chlo_mulhi", "chlo.mulhi: the upper half of a product.")
    for name in ("i8", "ui8", "i32", "ui32", "i64", "ui64"):
        integer_rows(file, "chlo.mulhi", name, lambda t, x, y: x * y >> t.bits, functional=True)
    file.write()


if __name__ == "__main__":
    check_against_ml_dtypes()
    write_float_unary()
    write_chlo()
    write_arithmetic()
    write_bitwise()
