# SPDX-License-Identifier: Apache-2.0
"""Makes tests/ops/quantized/: the specification's dequantize_op_quantize by numpy, each step
rounded to the expressed type. Elements whose result a rounding error could change are drawn anew.

    python tests/ops/expected/quantized.py
"""

import numpy as np

from quantized_collectives import collectives
from quantized_dynamic import dynamic
from quantized_moves import movements
from quantized_folds import contractions, folds
from quantized_programs import Program, Programs
from quantized_types import per_axis, per_tensor, round_to

Q = per_tensor("i8", "f32", 0.5, 10)
Q_THIRD = per_tensor("i8", "f32", 0.3, -3)
Q_FINE = per_tensor("i8", "f32", 0.03125, -128)
# What ops are tried on: storage types, bounds, expressed types.
TYPES = (Q, Q_THIRD, per_tensor("u8", "f32", 0.25, 128), per_tensor("i4", "f32", 0.5, 1),
         per_tensor("u4", "f32", 0.5, 8), per_tensor("i16", "f32", 0.01, -7),
         per_tensor("i32", "f32", 0.001, 3), per_tensor("i8", "f32", 0.1, 2, (-127, 127)),
         per_tensor("i8", "f16", 0.1, 2), per_tensor("i8", "bf16", 0.1, 2),
         per_tensor("i8", "f64", 0.1, 2))
PER_AXIS = per_axis("i8", "f32", 1, (0.5, 0.25, 0.1), (1, -2, 3))


def half_away(x):
    return np.copysign(np.floor(np.abs(x) + 0.5), x)


def cbrt(x):
    return np.copysign(np.abs(x) ** (1 / 3), x)


# name: function, whether numpy's value rounded once is the op's.
UNARY = {
    "abs": (np.abs, True), "cbrt": (cbrt, False), "ceil": (np.ceil, True),
    "cosine": (np.cos, False), "exponential": (np.exp, False),
    "exponential_minus_one": (np.expm1, False), "floor": (np.floor, True), "log": (np.log, False),
    "log_plus_one": (np.log1p, False), "logistic": (lambda x: 1 / (1 + np.exp(-x)), False),
    "negate": (np.negative, True), "round_nearest_afz": (half_away, True),
    "round_nearest_even": (np.rint, True), "rsqrt": (lambda x: 1 / np.sqrt(x), False),
    "sign": (np.sign, True), "sine": (np.sin, False), "sqrt": (np.sqrt, True),
    "tan": (np.tan, False), "tanh": (np.tanh, False),
}
BINARY = {
    "add": (np.add, True), "atan2": (np.arctan2, False), "divide": (np.divide, True),
    "maximum": (np.maximum, True), "minimum": (np.minimum, True),
    "multiply": (np.multiply, True), "power": (np.power, False),
    "remainder": (np.fmod, True), "subtract": (np.subtract, True),
}
# Where a result is NaN or infinite the specification does not say what is stored.
POSITIVE = ("log", "rsqrt", "sqrt", "power", "log_plus_one")


def evaluate(function, exact, result, operands):
    """Stored results, and which of them no rounding error can change."""
    with np.errstate(all="ignore"):
        numbers = function(*operands)
        stored = result.quantize(round_to(result.expressed, numbers))
        sure = np.isfinite(numbers)
        if not exact:
            for error in (1 - 5e-7, 1 + 5e-7):
                sure &= result.quantize(round_to(result.expressed, numbers * error)) == stored
    return stored, sure


def draw(rng, types, shape, function, exact, result, positive):
    """Operands by their stored integers, and the result."""
    stored = [kind.random(rng, shape) for kind in types]
    for _ in range(200):
        numbers = [kind.dequantize(s) for kind, s in zip(types, stored)]
        expected, sure = evaluate(function, exact, result, numbers)
        if positive:
            sure = sure & (numbers[0] > 0)
        if sure.all():
            return stored, expected
        for k, kind in enumerate(types):
            low, high = kind.range()
            stored[k] = np.where(sure, stored[k], rng.integers(max(low, -2000), min(high, 2000) + 1,
                                                                size=shape))
    raise ValueError("no operands whose result is sure")


def add_case(file, rng, op, types, result, shape, table, attributes=""):
    function, exact = table[op]
    stored, expected = draw(rng, types, shape, function, exact, result, op in POSITIVE)
    program = Program()
    operands = [program.constant(s, kind) for s, kind in zip(stored, types)]
    value = program.op(op, operands, shape, result, attributes)
    program.check(value, result, expected)
    file.add(f"{op}: {', '.join(map(str, types))} -> {result}", program)


def elementwise(rng):
    file = Programs("elementwise", "Elementwise ops on quantized arrays.")
    for op in UNARY:
        for kind in (Q, Q_FINE, Q_THIRD):
            add_case(file, rng, op, [kind], kind, (8,), UNARY)
        add_case(file, rng, op, [Q_FINE], Q_THIRD, (2, 4), UNARY)
    for op in BINARY:
        add_case(file, rng, op, [Q, Q], Q, (8,), BINARY)
        add_case(file, rng, op, [Q_THIRD, Q_FINE], Q, (2, 4), BINARY)
        add_case(file, rng, op, [Q_FINE, Q_FINE], per_tensor("i8", "f32", 0.07, 5), (8,), BINARY)
    file.write()
    file = Programs("elementwise_types", "A few ops on all kinds of quantized types.")
    for kind in TYPES:
        for op, table in (("tanh", UNARY), ("exponential", UNARY), ("add", BINARY),
                          ("multiply", BINARY), ("subtract", BINARY), ("divide", BINARY)):
            add_case(file, rng, op, [kind] * (1 if table is UNARY else 2), kind, (8,), table)
    add_case(file, rng, "add", [PER_AXIS, PER_AXIS], PER_AXIS, (4, 3), BINARY)
    other = per_axis("i8", "f32", 1, (0.3, 0.25, 0.1), (0, 2, 3))
    add_case(file, rng, "add", [PER_AXIS, Q], other, (4, 3), BINARY)
    file.write()


def choices(rng):
    file = Programs("choices", "compare, select, clamp, is_finite and reduce_precision.")
    relations = {"EQ": np.equal, "NE": np.not_equal, "GE": np.greater_equal, "GT": np.greater,
                 "LE": np.less_equal, "LT": np.less}
    other = per_tensor("i8", "f32", 0.25, -3)
    for name, relation in relations.items():
        for types in ((Q, Q), (Q, other)):
            stored = [kind.random(rng, (8,)) // 32 * 8 for kind in types]
            program = Program()
            operands = [program.constant(s, kind) for s, kind in zip(stored, types)]
            value = program.op("compare", operands, (8,), "i1", "comparison_direction = "
                               f"#stablehlo<comparison_direction {name}>")
            program.check(value, "i1", relation(*[k.dequantize(s) for k, s in zip(types, stored)]))
            file.add(f"compare {name}: {types[0]}, {types[1]}", program)
    for pred_shape, result in (((8,), Q), ((), Q), ((8,), other)):
        pred = rng.integers(0, 2, size=pred_shape).astype(bool)
        stored = [Q.random(rng, (8,)) for _ in range(2)]
        program = Program()
        operands = [program.constant(pred, "i1")] + [program.constant(s, Q) for s in stored]
        value = program.op("select", operands, (8,), result)
        numbers = np.where(pred, *[Q.dequantize(s) for s in stored])
        program.check(value, result, result.quantize(numbers))
        file.add(f"select by {pred_shape}: {Q} -> {result}", program)
    for shape, types, result in (((8,), (Q, Q, Q), Q), ((), (Q, Q, Q), Q),
                                 ((), (other, Q, other), other)):
        low, high = np.full(shape, -20), np.full(shape, 60)
        stored = [low, types[1].random(rng, (8,)), high]
        program = Program()
        operands = [program.constant(s, kind) for s, kind in zip(stored, types)]
        value = program.op("clamp", operands, (8,), result)
        numbers = [kind.dequantize(s) for kind, s in zip(types, stored)]
        program.check(value, result, result.quantize(np.clip(numbers[1], numbers[0], numbers[2])))
        file.add(f"clamp with bounds {shape}: {types[1]} -> {result}", program)
    for kind in (Q, per_tensor("i32", "f16", 60000.0)):
        program = Program()
        value = program.op("is_finite", [program.constant([-5, 0, 127, 100], kind)], (4,), "i1")
        program.check(value, "i1", np.ones(4, bool))
        file.add(f"is_finite: {kind}", program)
    add_reduce_precision(file, rng)
    file.write()


def add_reduce_precision(file, rng):
    for kind in (Q, Q_THIRD):
        stored = kind.random(rng, (8,))
        numbers = kind.dequantize(stored)
        mantissa, exponent = np.frexp(numbers)
        shortened = np.ldexp(np.rint(mantissa * 8), exponent - 3)  # two bits behind the leading one
        program = Program()
        value = program.op("reduce_precision", [program.constant(stored, kind)], (8,), kind,
                           "exponent_bits = 8 : i32, mantissa_bits = 2 : i32")
        program.check(value, kind, kind.quantize(shortened))
        file.add(f"reduce_precision e8m2: {kind}", program)


def conversions(rng):
    file = Programs("conversions", "uniform_quantize, uniform_dequantize and bitcast_convert.")
    for kind in TYPES + (PER_AXIS, per_axis("u8", "bf16", 0, (0.5, 2.0), (10, 20))):
        shape = (2, 3) if kind.axis is not None else (8,)
        stored = kind.random(rng, shape)
        program = Program()
        value = program.op("uniform_dequantize", [program.constant(stored, kind)], shape,
                           kind.expressed)
        program.check(value, kind.expressed, kind.dequantize(stored))
        file.add(f"uniform_dequantize: {kind}", program)
        numbers = round_to(kind.expressed, rng.uniform(-1, 1, shape) * 90 * kind.scales[0])
        numbers.reshape(-1)[:2] = (-60000.0, 60000.0)
        program = Program()
        value = program.op("uniform_quantize", [program.constant(numbers, kind.expressed)], shape,
                           kind)
        program.check(value, kind, kind.quantize(numbers))
        file.add(f"uniform_quantize: {kind}", program)
    add_halves(file)
    add_constants(file)
    pairs = [(Q, per_tensor("i8", "f32", 0.25, -3)), (Q, per_tensor("i8", "f32", 1.0)),
             (Q_THIRD, Q_FINE), (Q, per_tensor("u8", "f32", 0.5, 138)),
             (per_tensor("i32", "f32", 0.125, 5), Q), (PER_AXIS, Q), (Q, PER_AXIS),
             (PER_AXIS, per_axis("i8", "f32", 0, (0.5, 0.7), (1, 2)))]
    for source, target in pairs:
        stored = source.random(rng, (2, 3))
        program = Program()
        value = program.op("uniform_quantize", [program.constant(stored, source)], (2, 3), target)
        program.check(value, target, target.quantize(source.dequantize(stored)))
        file.add(f"uniform_quantize: {source} -> {target}", program)
    file.write()


def add_constants(file):
    """Unsigned storage given as the signed integers of its bits, as MLIR does; the short form."""
    for kind, signed, stored in ((per_tensor("u8", "f32", 0.5, 10), "i8", [1, -56, -1, 127]),
                                 (per_tensor("u4", "f32", 0.5, 8), "i4", [1, -8, -1, 7])):
        program = Program()
        program.lines.append(f"%c = stablehlo.constant() {{value = dense<{stored}> : "
                             f"tensor<4x{signed}>}} : () -> tensor<4x{kind}>")
        value = program.op("uniform_dequantize", [("%c", f"tensor<4x{kind}>")], (4,), "f32")
        bits = 1 << int(signed[1:])
        program.check(value, "f32", kind.dequantize([v % bits for v in stored]))
        file.add(f"constant by signed integers: {kind}", program)
    program = Program()
    program.lines.append(f"%c = stablehlo.constant dense<[[1, -128], [3, 127]]> : tensor<2x2x{Q}>")
    program.check(("%c", f"tensor<2x2x{Q}>"), Q, [[1, -128], [3, 127]])
    file.add(f"constant in short form: {Q}", program)


def add_halves(file):
    """Ties go to the even integer, infinities to the ends, and the clamp comes first."""
    numbers = np.array([0.25, 0.75, -0.25, -0.75, 1.25, np.inf, -np.inf, 63.2, -0.0])
    for kind in (per_tensor("i8", "f32", 0.5), per_tensor("i8", "f32", 0.5, 1),
                 per_tensor("i4", "f32", 0.5), per_tensor("i8", "f32", 0.5, 3, (-100, 100))):
        program = Program()
        value = program.op("uniform_quantize", [program.constant(numbers, "f32")], (9,), kind)
        program.check(value, kind, kind.quantize(numbers))
        file.add(f"uniform_quantize, ties and infinities: {kind}", program)


if __name__ == "__main__":
    elementwise(np.random.default_rng(1))
    choices(np.random.default_rng(2))
    conversions(np.random.default_rng(3))
    movements(np.random.default_rng(4))
    contractions(np.random.default_rng(5))
    folds(np.random.default_rng(6))
    collectives(np.random.default_rng(7))
    dynamic(np.random.default_rng(8))
