# SPDX-License-Identifier: Apache-2.0
"""Makes the files of tests/ops/elementwise/ that relate types or parts of values: convert, compare,
select, clamp, is_finite, reduce_precision, complex numbers.

    python tests/ops/expected/conversions.py
"""

import math
import random
from fractions import Fraction

import mpmath

from elementwise import SOME, from_mpf, integer_values, maximum, minimum, sample, to_mpf
from emit import File, add_rows, is_nan, type_of
from formats import FLOATS, INF, INTEGERS, NAN, Float

EVERY = list(FLOATS) + list(INTEGERS) + ["i1"]


def nearest_integer(t, x):
    if is_nan(x):
        return 0
    if isinstance(x, float):
        return 0 if x == 0 else t.max if x > 0 else t.min
    return max(t.min, min(t.max, math.trunc(x)))


def converted(x, source, target):
    """None where the specification and XLA leave the result open."""
    to = type_of(target)
    if target == "i1":
        return int(x != 0)
    if isinstance(to, Float):
        value = x if isinstance(x, float) else Fraction(x) if x else 0.0
        if to.kind == "finite" and isinstance(value, float) and value != 0:
            return None
        if not to.signed and value <= 0:
            return None
        return to.decode(to.encode(value))
    return nearest_integer(to, x) if isinstance(type_of(source), Float) else to.wrap(int(x))


def values_of(name, seed):
    kind = type_of(name)
    if name == "i1":
        return [0, 1]
    if not isinstance(kind, Float):
        return integer_values(kind, seed, 3)
    values = [] if kind.kind == "e8m0" else sample(kind, seed, count=3)
    if kind.kind == "e8m0":
        return [kind.decode(b) for b in (0, 1, 126, 127, 128, 135, 254, 255)]
    return values + [v for v in (Fraction(9, 4), Fraction(-300), Fraction(70000))
                     if kind.decode(kind.encode(v)) == v]


def write_convert():
    file = File("elementwise", "convert",
                "stablehlo.convert between types: saturation, NaN, rounding.")
    pairs = [(a, b) for a in ("f32", "f64", "i32", "ui64") for b in EVERY]
    pairs += [(a, b) for a in EVERY for b in ("f32", "bf16", "i8", "ui32")]
    for source, target in dict.fromkeys(pairs):
        if source == target:
            continue
        rows = [(x, converted(x, source, target)) for x in values_of(source, source + target)]
        rows = [row for row in rows if row[1] is not None]
        add_rows(file, f"{source} to {target}", "stablehlo.convert", [source], target, rows)
    f32 = FLOATS["f32"]
    ties = [(x, f32.decode(f32.encode(x))) for x in (Fraction(2**24 + k) for k in (1, 2, 3, 5))]
    add_rows(file, "ties to even", "stablehlo.convert", ["f64"], "f32", ties)
    file.write()


DIRECTIONS = {"EQ": lambda o: o == 0, "NE": lambda o: o != 0, "LT": lambda o: o == -1,
              "LE": lambda o: o in (-1, 0), "GT": lambda o: o == 1, "GE": lambda o: o in (0, 1)}


def order(x, y):
    """-1, 0, 1; 2 when unordered."""
    return 2 if is_nan(x) or is_nan(y) else (x > y) - (x < y)


def write_compare():
    file = File("elementwise", "compare",
                "stablehlo.compare: every direction and type of comparison.")
    def rows_of(values, key, holds):
        rng = random.Random(len(values))
        pairs = [(a, b) for a in values for b in values]
        pairs = rng.sample(pairs, min(len(pairs), 40)) + [(a, a) for a in values]
        return [(a, b, int(holds(key(a, b)))) for a, b in pairs]
    for name in ("f32", "f64", "bf16", "f8E4M3FN", "f8E5M2", "f6E2M3FN", "f4E2M1FN", "i4", "i8",
                 "ui8", "i32", "ui32", "i64", "ui64", "i1"):
        kind = type_of(name)
        is_float = isinstance(kind, Float)
        word = "FLOAT" if is_float else "SIGNED" if name[0] == "i" and name != "i1" else "UNSIGNED"
        values = values_of(name, "compare")[:14]
        for direction, holds in DIRECTIONS.items():
            compare(file, f"{name}, {direction}", name, rows_of(values, order, holds),
                    direction, word)
        if is_float and not name.startswith("f6E"):
            def total(x, y):
                keys = [kind.encode(v) for v in (x, y)]
                keys = [-1 - (k & kind.magnitude) if k & kind.sign_bit else k for k in keys]
                return (keys[0] > keys[1]) - (keys[0] < keys[1])
            for direction, holds in DIRECTIONS.items():
                compare(file, f"{name}, {direction} by total order", name,
                        rows_of(values, total, holds), direction, "TOTALORDER")
    file.write()


def compare(file, comment, name, rows, direction, word):
    from emit import check, constants
    columns = list(zip(*rows))
    kind = f"tensor<{len(rows)}x{name}>"
    lines = constants([name, name], columns[:2])
    lines.append(f"%0 = stablehlo.compare {direction}, %a, %b, {word} : ({kind}, {kind}) -> "
                 f"tensor<{len(rows)}xi1>")
    file.program(comment, lines + check("i1", columns[2]))


def write_choices():
    file = File("elementwise", "select", "stablehlo.select: a NaN not taken has no say.")
    for name in EVERY:
        values = values_of(name, "select")
        rows = [(i % 2, a, b, a if i % 2 else b)
                for i, (a, b) in enumerate(zip(values, reversed(values)))]
        add_rows(file, name, "stablehlo.select", ["i1", name, name], name, rows, functional=True)
    file.write()
    file = File("elementwise", "clamp", "stablehlo.clamp: minimum(maximum(x, low), high).")
    for name in ("f32", "f64", "bf16", "f8E4M3FN", "i8", "ui8", "i32", "ui64"):
        low, high = (max, min) if name[-2:] in ("i8",) or "i" in name else (maximum, minimum)
        rng = random.Random(name)
        values = values_of(name, "clamp")
        rows = []
        for x in values:
            a, b = rng.choice(values), rng.choice(values)
            rows.append((a, x, b, high(low(x, a), b)))
        add_rows(file, name, "stablehlo.clamp", [name, name, name], name, rows)
    file.program("scalar bounds", [
        "%a = stablehlo.constant dense<-1> : tensor<i32>",
        "%b = stablehlo.constant dense<[-5, -1, 0, 3, 4]> : tensor<5xi32>",
        "%c = stablehlo.constant dense<3> : tensor<i32>",
        "%0 = stablehlo.clamp %a, %b, %c : (tensor<i32>, tensor<5xi32>, tensor<i32>) -> "
        "tensor<5xi32>",
        "check.expect_eq_const %0, dense<[-1, -1, 0, 3, 3]> : tensor<5xi32>"])
    file.write()
    file = File("elementwise", "is_finite", "stablehlo.is_finite.")
    for name in SOME:
        rows = [(x, int(not (is_nan(x) or x in (INF, -INF)))) for x in values_of(name, "finite")]
        add_rows(file, name, "stablehlo.is_finite", [name], "i1", rows, functional=True)
    file.write()


def reduced(x, e, m, source):
    if isinstance(x, float):
        return x
    size = abs(x)
    power = size.numerator.bit_length() - size.denominator.bit_length()
    power -= Fraction(2) ** power > size
    if e >= source.e:
        power = max(power, 1 - source.bias)
    quantum = Fraction(2) ** (power - m)
    size = round(size / quantum) * quantum
    limit = (1 << (e - 1)) - 1
    if e < source.e:
        if size >= Fraction(2) ** (limit + 1):
            return math.copysign(INF, x)
        if size < Fraction(2) ** (1 - limit):
            return math.copysign(0.0, x)
    if size == 0:
        return math.copysign(0.0, x)
    return size if x > 0 else -size


def write_reduce_precision():
    file = File("elementwise", "reduce_precision", "stablehlo.reduce_precision to several formats.")
    for name, e, m in (("f32", 5, 10), ("f32", 8, 7), ("f32", 4, 3), ("f32", 8, 23), ("f64", 5, 10),
                       ("f64", 8, 23), ("bf16", 5, 2), ("f16", 5, 4)):
        f = FLOATS[name]
        values = sample(f, f"reduce {e} {m}", count=12)
        values += [v for v in (Fraction(65519), Fraction(65520), Fraction(65504)) if
                   f.decode(f.encode(v)) == v]
        rows = []
        for x in values:
            result = reduced(x, e, m, f)
            rows.append((x, f.decode(f.encode(result))))
        add_rows(file, f"{name} to e{e}m{m}", "stablehlo.reduce_precision", [name], name, rows,
                 attributes=f", format = e{e}m{m}")
    file.write()


def write_next_after():
    file = File("elementwise", "chlo_next_after", "chlo.next_after: the neighbouring number.")
    for name in SOME:
        f = FLOATS[name]
        keys = sorted({f.encode(v) for v in sample(f, "next")} - {f.nan_bits})
        rows = []
        for bits in keys:
            x = f.decode(bits)
            for y in (Fraction(0) + 3, Fraction(-3), x):
                up, down = (isinstance(x, float) and x == 0), x
                if x == y:
                    result = y
                elif up:
                    result = f.decode(1 | (f.sign_bit if y < 0 else 0))
                else:
                    away = (x > 0) == (y > x)
                    step = bits + (1 if away else -1)
                    if away and bits & f.magnitude == f.max_bits:
                        result = f.decode(f.overflow(x < 0))
                    else:
                        result = f.decode(0 if f.kind == "fnuz" and step == f.sign_bit else step)
                rows.append((x, y, result))
        add_rows(file, name, "chlo.next_after", [name, name], name, rows, functional=True)
    file.write()


# --- Complex numbers

def part_value(f, x):
    if isinstance(x, float):
        return x
    return f.decode(f.encode(x))


def complex_rows(name, seed, function, arity=1, values=()):
    f = FLOATS[name[8:-1]]
    rng = random.Random(seed)
    def one():
        return tuple(part_value(f, Fraction(rng.randrange(-3000, 3000) * 2 + 1, 2000))
                     for _ in range(2))
    operands = [tuple(one() for _ in range(arity)) for _ in range(8)]
    rows = []
    for row in operands:
        result = function(*[mpmath.mpc(to_mpf(z[0]), to_mpf(z[1])) for z in row])
        if isinstance(result, mpmath.mpc):
            parts = tuple(part_value(f, from_mpf(p)) for p in (result.real, result.imag))
        else:
            parts = part_value(f, from_mpf(result))
        rows.append((*row, parts))
    return rows + list(values)


ONE, ZERO = Fraction(1), 0.0


def write_complex():
    mp = mpmath
    ops = [
        ("abs", abs, 1), ("negate", lambda z: -z, 0), ("sign", lambda z: z / abs(z), 2),
        ("sqrt", mp.sqrt, 2), ("rsqrt", lambda z: 1 / mp.sqrt(z), 4),
        ("cbrt", lambda z: mp.power(z, mp.mpf(1) / 3), 8),
        ("exponential", mp.exp, 2), ("exponential_minus_one", mp.expm1, 8),
        ("log", mp.log, 4), ("log_plus_one", mp.log1p, 8),
        ("logistic", lambda z: 1 / (1 + mp.exp(-z)), 8),
        ("sine", mp.sin, 4), ("cosine", mp.cos, 4), ("tan", mp.tan, 8), ("tanh", mp.tanh, 8),
        ("real", lambda z: z.real, 0), ("imag", lambda z: z.imag, 0),
        ("add", lambda a, b: a + b, 0), ("subtract", lambda a, b: a - b, 0),
        ("multiply", lambda a, b: a * b, 8), ("divide", lambda a, b: a / b, 8),
        ("power", mp.power, 32),
        ("atan2", lambda y, x: -1j * mp.log((x + 1j * y) / mp.sqrt(x * x + y * y)), 256),
    ]
    file = File("elementwise", "complex_numbers", "Operations on complex numbers.")
    for op, function, ulps in ops:
        for name in ("complex<f32>", "complex<f64>"):
            arity = function.__code__.co_argcount if hasattr(function, "__code__") else 1
            arity = {"power": 2, "abs": 1}.get(op, arity if op in (
                "add", "subtract", "multiply", "divide", "atan2") else 1)
            rows = complex_rows(name, op, function, arity)
            part = name[8:-1]
            result = part if op in ("abs", "real", "imag") else name
            single = {"multiply": 32}.get(op, min(ulps, 1))
            add_rows(file, f"{op}, {name}", f"stablehlo.{op}", [name] * arity, result, rows,
                     ulps=single if part == "f32" else ulps, functional=result != name)
    cuts = [("sqrt", (-ONE, ZERO), (ZERO, ONE)), ("sqrt", (-ONE, -ZERO), (ZERO, -ONE)),
            ("log", (-ONE, ZERO), (ZERO, from_mpf(mp.pi))),
            ("log", (-ONE, -ZERO), (ZERO, -from_mpf(mp.pi))),
            ("sign", (ZERO, ZERO), (ZERO, ZERO)), ("sign", (NAN, ONE), (NAN, NAN))]
    for op, z, result in cuts:
        f = FLOATS["f64"]
        expected = tuple(part_value(f, p) for p in result)
        add_rows(file, f"{op} at a corner", f"stablehlo.{op}", ["complex<f64>"], "complex<f64>",
                 [(z, expected)], ulps=1)
    file.write()
    file = File("elementwise", "complex", "stablehlo.complex joins two parts.")
    for name in ("f32", "f64"):
        values = [v for v in sample(FLOATS[name], "complex") if not is_nan(v)]
        rows = [(a, b, (a, b)) for a, b in zip(values, reversed(values))]
        add_rows(file, name, "stablehlo.complex", [name, name], f"complex<{name}>", rows,
                 functional=False)
    file.write()


def write_atan2():
    from elementwise import float_binary, real
    import numpy as np
    file = File("elementwise", "atan2", "stablehlo.atan2 on floats; corners as IEEE 754 has them.")
    float_binary(file, "atan2", real(mpmath.atan2, np.arctan2), SOME, ulps=1)
    file.write()


if __name__ == "__main__":
    write_convert()
    write_compare()
    write_choices()
    write_reduce_precision()
    write_next_after()
    write_complex()
    write_atan2()
