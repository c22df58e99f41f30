# SPDX-License-Identifier: Apache-2.0
"""Ops that move stored integers, and control flow around them."""

import numpy as np

from quantized_programs import Program, Programs, nested, tensor
from quantized_types import per_axis, per_tensor

Q = per_tensor("i8", "f32", 0.3, 10)
KINDS = (Q, per_tensor("u4", "f32", 0.5, 8), per_tensor("i16", "bf16", 0.5))


def i64s(*values):
    return "array<i64: " + ", ".join(map(str, values)) + ">" if values else "array<i64>"


def move(file, rng, op, kind, shapes, expected, attributes="", indices=(), result=None):
    """expected(arrays..) on operands of `shapes`; `indices` are scalars of i32 behind them."""
    stored = [kind.random(rng, shape) for shape in shapes]
    program = Program()
    operands = [program.constant(s, kind) for s in stored]
    operands += [program.constant(np.array(i), "i32") for i in indices]
    moved = expected(*stored)
    value = program.op(op, operands, moved.shape, result or kind, attributes)
    program.check(value, result or kind, moved)
    file.add(f"{op}: {kind}" + (f" -> {result}" if result else ""), program)


def pad(x, value):
    out = np.full((2, 8), value)
    out[:, 1:7:2] = x
    return out


def update(x, y):
    out = x.copy()
    out[1:3, 1:3] = y
    return out


def movements(rng):
    file = Programs("movement", "Ops that move stored integers.")
    for kind in KINDS:
        move(file, rng, "reshape", kind, [(2, 3)], lambda x: x.reshape(3, 2))
        move(file, rng, "transpose", kind, [(2, 3)], np.transpose,
             f"permutation = {i64s(1, 0)}")
        move(file, rng, "reverse", kind, [(2, 3)], lambda x: x[:, ::-1],
             f"dimensions = {i64s(1)}")
        move(file, rng, "slice", kind, [(4, 5)], lambda x: x[1:3, 0:5:2],
             f"start_indices = {i64s(1, 0)}, limit_indices = {i64s(3, 5)}, strides = {i64s(1, 2)}")
        move(file, rng, "concatenate", kind, [(2, 3), (2, 1)], lambda *x: np.concatenate(x, 1),
             "dimension = 1 : i64")
        move(file, rng, "pad", kind, [(2, 3), ()], pad,
             f"edge_padding_low = {i64s(0, 1)}, edge_padding_high = {i64s(0, 2)}, "
             f"interior_padding = {i64s(0, 1)}")
        move(file, rng, "broadcast_in_dim", kind, [(3,)], lambda x: np.stack([x, x]),
             f"broadcast_dimensions = {i64s(1)}")
        move(file, rng, "dynamic_slice", kind, [(4, 5)], lambda x: x[2:4, 1:4],
             f"slice_sizes = {i64s(2, 3)}", indices=(3, 1))
        move(file, rng, "dynamic_update_slice", kind, [(4, 4), (2, 2)], update, indices=(1, 1))
        add_gather(file, rng, kind)
    add_per_axis(file, rng)
    add_bitcasts(file, rng)
    add_iota(file)
    file.write()
    control(rng)


def add_gather(file, rng, kind):
    stored = kind.random(rng, (4, 3))
    program = Program()
    operands = [program.constant(stored, kind), program.constant(np.array([2, 0, 7]), "i32")]
    value = program.op("gather", operands, (3, 3), kind, "dimension_numbers = #stablehlo.gather<"
                       "offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], "
                       f"index_vector_dim = 1>, slice_sizes = {i64s(1, 3)}")
    program.check(value, kind, stored[[2, 0, 3]])
    file.add(f"gather: {kind}", program)


def add_per_axis(file, rng):
    kind = per_axis("i8", "f32", 1, (0.5, 0.25, 0.1), (1, -2, 3))
    moved = per_axis("i8", "f32", 0, kind.scales, kind.zero_points)
    move(file, rng, "transpose", kind, [(2, 3)], np.transpose, f"permutation = {i64s(1, 0)}",
         result=moved)
    move(file, rng, "reshape", kind, [(2, 3)], lambda x: x.reshape(2, 1, 3),
         result=per_axis("i8", "f32", 2, kind.scales, kind.zero_points))
    move(file, rng, "broadcast_in_dim", kind, [(2, 3)], lambda x: np.stack([x, x]),
         f"broadcast_dimensions = {i64s(1, 2)}",
         result=per_axis("i8", "f32", 2, kind.scales, kind.zero_points))
    one = per_axis("i8", "f32", 0, (0.5,), (3,))
    move(file, rng, "broadcast_in_dim", one, [(1,)], lambda x: np.repeat(x, 4),
         f"broadcast_dimensions = {i64s(0)}", result=per_axis("i8", "f32", 0, [0.5] * 4, [3] * 4))
    move(file, rng, "optimization_barrier", Q, [(2, 3)], lambda x: x)


def add_bitcasts(file, rng):
    stored = Q.random(rng, (4,))
    program = Program()
    value = program.op("bitcast_convert", [program.constant(stored, "i8")], (4,), Q)
    value = program.op("uniform_dequantize", [value], (4,), "f32")
    program.check(value, "f32", Q.dequantize(stored))
    file.add("bitcast_convert: i8 -> " + str(Q), program)
    narrow = per_tensor("i4", "f32", 0.5)
    stored = narrow.random(rng, (2, 2))
    program = Program()
    value = program.op("bitcast_convert", [program.constant(stored, narrow)], (2,), Q)
    program.check(value, Q, (stored[:, 0] & 15) | stored[:, 1] << 4)
    file.add(f"bitcast_convert: {narrow} -> {Q}", program)


def add_iota(file):
    for kind in (Q, per_tensor("u8", "f32", 0.5, 5), per_tensor("i4", "f32", 1.0, 0),
                 per_tensor("i8", "f16", 0.5)):
        index = np.broadcast_to(np.arange(9), (2, 9))
        program = Program()
        value = program.op("iota", [], (2, 9), kind, "iota_dimension = 1 : i64")
        program.check(value, kind, kind.quantize(index))
        file.add(f"iota: {kind}", program)


# --- control flow

def control(rng):
    file = Programs("control", "Control flow, tuples and calls that carry quantized values.")
    kind, shape = Q, (4,)
    text = tensor(shape, kind)
    doubled = kind.quantize(kind.dequantize(np.arange(4)) * 2)
    for pred in (True, False):
        program = Program()
        value = program.constant(np.arange(4), kind)
        program.lines.append(f"""%p = stablehlo.constant dense<{str(pred).lower()}> : tensor<i1>
  %r = "stablehlo.if"(%p) ({{
    %s = stablehlo.add {value[0]}, {value[0]} : {text}
    stablehlo.return %s : {text}
  }}, {{
    stablehlo.return {value[0]} : {text}
  }}) : (tensor<i1>) -> {text}""")
        program.check(("%r", text), kind, doubled if pred else np.arange(4))
        file.add(f"if {str(pred).lower()}", program)
    add_while(file, text)
    program = Program()
    value = program.constant(np.arange(4), kind)
    program.lines.append(f"""%t = stablehlo.tuple {value[0]}, {value[0]} : tuple<{text}, {text}>
  %r = stablehlo.get_tuple_element %t[1] : (tuple<{text}, {text}>) -> {text}""")
    program.check(("%r", text), kind, np.arange(4))
    file.add("tuple and get_tuple_element", program)
    program = Program()
    value = program.constant(np.arange(4), kind)
    program.lines.append(f"""%i = stablehlo.constant dense<1> : tensor<i32>
  %r = "stablehlo.case"(%i) ({{
    stablehlo.return {value[0]} : {text}
  }}, {{
    %s = stablehlo.add {value[0]}, {value[0]} : {text}
    stablehlo.return %s : {text}
  }}) : (tensor<i32>) -> {text}""")
    program.check(("%r", text), kind, doubled)
    file.add("case", program)
    program = Program()
    value = program.constant(np.arange(4), kind)
    program.lines.append(f"%r = stablehlo.custom_call @Sharding({value[0]}) : ({text}) -> {text}")
    program.lines.append(f"stablehlo.custom_call @check.expect_eq(%r, {value[0]}) "
                         f"{{has_side_effect = true}} : ({text}, {text}) -> ()")
    file.add("custom calls hand stored integers on", program)
    file.write()


def add_while(file, text):
    """Three times x + x, each sum quantized."""
    expected = np.arange(4)
    for _ in range(3):
        expected = Q.quantize(Q.dequantize(expected) * 2)
    program = Program()
    value = program.constant(np.arange(4), Q)
    program.lines.append(f"""%n = stablehlo.constant dense<3> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %x = {value[0]}) : tensor<i32>, {text}
  cond {{
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  }} do {{
    %j = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.add %x, %x : {text}
    stablehlo.return %j, %y : tensor<i32>, {text}
  }}""")
    program.check(("%r#1", text), Q, expected)
    file.add("while", program)
