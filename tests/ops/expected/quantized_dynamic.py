# SPDX-License-Identifier: Apache-2.0
"""Ops that take sizes as operands, and deprecated ops, on quantized arrays."""

import numpy as np

from quantized_folds import CONV, Q, W, WIDE, convolve
from quantized_moves import i64s
from quantized_programs import Program, Programs
from quantized_types import per_axis


def add(file, op, operands, result, expected, attributes=""):
    """operands: arrays and their element types."""
    program = Program()
    values = [program.constant(array, element) for array, element in operands]
    value = program.op(op, values, np.shape(expected), result, attributes)
    program.check(value, result, expected)
    kinds = ", ".join(str(element) for _, element in operands[:2] if element != "i64")
    file.add(f"{op}: {kinds} -> {result}", program)


def dynamic(rng):
    file = Programs("dynamic", "Ops that take sizes as operands, and deprecated ops.")
    x = Q.random(rng, (2, 3))
    add(file, "dynamic_reshape", [(x, Q), ([3, 2], "i64")], Q, x.reshape(3, 2))
    add(file, "dynamic_broadcast_in_dim", [(x, Q), ([2, 2, 3], "i64")], Q, np.stack([x, x]),
        f"broadcast_dimensions = {i64s(1, 2)}")
    columns = per_axis("i8", "f32", 1, (0.5, 0.25, 0.1), (1, 2, 3))
    add(file, "dynamic_broadcast_in_dim", [(x, columns), ([2, 2, 3], "i64")],
        per_axis("i8", "f32", 2, columns.scales, columns.zero_points), np.stack([x, x]),
        f"broadcast_dimensions = {i64s(1, 2)}")
    index = np.broadcast_to(np.arange(4), (2, 4))
    add(file, "dynamic_iota", [([2, 4], "i64")], Q, Q.quantize(index), "iota_dimension = 1 : i64")
    padded = np.pad(x, ((0, 0), (1, 2)), constant_values=7)
    add(file, "dynamic_pad", [(x, Q), (np.array(7), Q), ([0, 1], "i64"), ([0, 2], "i64"),
                              ([0, 0], "i64")], Q, padded)
    add(file, "real_dynamic_slice", [(x, Q), ([0, 1], "i64"), ([2, 3], "i64"), ([1, 1], "i64")], Q,
        x[:, 1:3])
    gather = ("dimension_numbers = #stablehlo.gather<offset_dims = [1], "
              "collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>")
    add(file, "dynamic_gather", [(x, Q), ([1, 0, 1], "i64"), ([1, 3], "i64")], Q, x[[1, 0, 1]],
        gather)
    image, kernel = Q.random(rng, (2, 3, 3, 2)), W.random(rng, (2, 2, 2, 2))
    product = WIDE.quantize(convolve(Q.dequantize(image), W.dequantize(kernel)))
    add(file, "dynamic_conv", [(image, Q), (kernel, W), ([[0, 0], [1, 2]], "i64")], WIDE, product,
        CONV.split(", padding")[0])
    add(file, "torch_index_select", [(x, Q), ([2, 0], "i64")], Q, x[:, [2, 0]],
        "dim = 1 : i64, batch_dims = 0 : i64")
    y = W.random(rng, (3, 2))
    add(file, "einsum", [(x, Q), (y, W)], WIDE,
        WIDE.quantize(Q.dequantize(x) @ W.dequantize(y)), 'einsum_config = "ab,bc->ac"')
    add(file, "broadcast", [(x, Q)], Q, np.stack([x, x]), f"broadcast_sizes = {i64s(2)}")
    file.write()
