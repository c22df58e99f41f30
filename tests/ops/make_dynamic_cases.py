#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes tests/ops/dynamic/types.mlir: each op that takes shapes as operands, for every element
type, with an unknown result, against its static form.

    tests/ops/make_dynamic_cases.py
"""

import pathlib

OUTPUT = pathlib.Path(__file__).resolve().parent / "dynamic/types.mlir"
SIGNED = ["i2", "i4", "i8", "i16", "i32", "i64"]
UNSIGNED = ["ui2", "ui4", "ui8", "ui16", "ui32", "ui64"]
FLOATS = ["f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E3M4", "f8E4M3", "f8E4M3B11FNUZ", "f8E4M3FN",
          "f8E4M3FNUZ", "f8E5M2", "f8E5M2FNUZ", "bf16", "f16", "f32", "f64"]
COMPLEX = ["complex<f32>", "complex<f64>"]
NUMBERS = SIGNED + UNSIGNED + FLOATS + COMPLEX

HEAD = """// SPDX-License-Identifier: Apache-2.0
// Ops with shapes as operands against their static forms. Made by make_dynamic_cases.py.
"""
# E: the element type; X: six elements; Z: one element.
MOVES = """
func.func @moves_NAME() {
  %x = stablehlo.constant dense<X> : tensor<2x3xE>
  %z = stablehlo.constant dense<Z> : tensor<E>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xE>, tensor<2xi32>) -> tensor<?x?xE>
  %a1 = stablehlo.reshape %x : (tensor<2x3xE>) -> tensor<3x2xE>
  check.expect_eq %a, %a1 : tensor<?x?xE>, tensor<3x2xE>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xE>, \
tensor<2xi32>) -> tensor<?x?xE>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xE>) -> tensor<3x2xE>
  check.expect_eq %b, %b1 : tensor<?x?xE>, tensor<3x2xE>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xE>, tensor<E>, \
tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xE>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xE>, \
tensor<E>) -> tensor<5x4xE>
  check.expect_eq %c, %c1 : tensor<?x?xE>, tensor<5x4xE>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xE>, tensor<2xi64>, \
tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xE>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xE>) -> tensor<1x2xE>
  check.expect_eq %d, %d1 : tensor<?x?xE>, tensor<1x2xE>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = \
#stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], \
index_vector_dim = 1>}> : (tensor<2x3xE>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xE>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], \
collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = \
array<i64: 1, 2>}> : (tensor<2x3xE>, tensor<3xi32>) -> tensor<3x2xE>
  check.expect_eq %e, %e1 : tensor<?x?xE>, tensor<3x2xE>
  return
}
"""
COUNTS = """
func.func @counts_NAME() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xE>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xE>
  check.expect_eq %a, %a1 : tensor<?x?xE>, tensor<2x2xE>
  return
}
"""
CONVOLVES = """
func.func @convolves_NAME() {
  %x = stablehlo.constant dense<X> : tensor<2x3xE>
  %x1 = stablehlo.reshape %x : (tensor<2x3xE>) -> tensor<2x3x1xE>
  %w = stablehlo.constant dense<Z> : tensor<2x1x1xE>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, \
f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : \
(tensor<2x3x1xE>, tensor<2x1x1xE>, tensor<1x2xi64>) -> tensor<2x?x1xE>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, \
o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = \
dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xE>, tensor<2x1x1xE>) -> tensor<2x5x1xE>
  check.expect_eq %a, %a1 : tensor<2x?x1xE>, tensor<2x5x1xE>
  return
}
"""


def element(dtype, value):
    if dtype == "i1":
        return "true" if value else "false"
    if dtype.startswith("complex"):
        return f"({value}.0, {value + 1}.0)"
    return f"{value}.0" if dtype in FLOATS else str(value)


def case(template, dtype):
    rows = [[element(dtype, value) for value in row] for row in ((1, 0, 1), (0, 1, 1))]
    listed = "[" + ", ".join("[" + ", ".join(row) + "]" for row in rows) + "]"
    name = dtype.replace("<", "_").replace(">", "")
    return (template.replace("NAME", name).replace("<X>", f"<{listed}>")
            .replace("<Z>", f"<{element(dtype, 1)}>").replace("xE>", f"x{dtype}>")
            .replace("<E>", f"<{dtype}>"))


def main():
    text = HEAD
    text += "".join(case(MOVES, dtype) for dtype in ["i1", *NUMBERS])
    text += "".join(case(COUNTS, dtype) for dtype in NUMBERS)
    text += "".join(case(CONVOLVES, dtype) for dtype in NUMBERS)
    OUTPUT.write_text(text)


if __name__ == "__main__":
    main()
