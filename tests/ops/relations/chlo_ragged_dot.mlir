// SPDX-License-Identifier: Apache-2.0
// chlo.ragged_dot, once for each element type; made by tests/ops/make_relation_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[[false, false], [false, false]]> : tensor<2x2xi1>
  %b = stablehlo.constant dense<[[[true, true], [true, false]]]> : tensor<1x2x2xi1>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xi1>, tensor<1x2x2xi1>, tensor<1xi64>) -> tensor<2x2xi1>
  %c = stablehlo.reshape %b : (tensor<1x2x2xi1>) -> tensor<2x2xi1>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[[-2, 0], [-2, -1]]> : tensor<2x2xi2>
  %b = stablehlo.constant dense<[[[1, 1], [-2, -2]]]> : tensor<1x2x2xi2>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xi2>, tensor<1x2x2xi2>, tensor<1xi64>) -> tensor<2x2xi2>
  %c = stablehlo.reshape %b : (tensor<1x2x2xi2>) -> tensor<2x2xi2>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xi2>, tensor<2x2xi2>) -> tensor<2x2xi2>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi4>
  %b = stablehlo.constant dense<[[[2, -2], [1, 1]]]> : tensor<1x2x2xi4>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xi4>, tensor<1x2x2xi4>, tensor<1xi64>) -> tensor<2x2xi4>
  %c = stablehlo.reshape %b : (tensor<1x2x2xi4>) -> tensor<2x2xi4>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xi4>, tensor<2x2xi4>) -> tensor<2x2xi4>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[[2, 0], [-1, -1]]> : tensor<2x2xi8>
  %b = stablehlo.constant dense<[[[-1, 0], [-2, 0]]]> : tensor<1x2x2xi8>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xi8>, tensor<1x2x2xi8>, tensor<1xi64>) -> tensor<2x2xi8>
  %c = stablehlo.reshape %b : (tensor<1x2x2xi8>) -> tensor<2x2xi8>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<2x2xi8>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[[-2, 0], [0, 1]]> : tensor<2x2xi16>
  %b = stablehlo.constant dense<[[[-2, 1], [-1, -1]]]> : tensor<1x2x2xi16>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xi16>, tensor<1x2x2xi16>, tensor<1xi64>) -> tensor<2x2xi16>
  %c = stablehlo.reshape %b : (tensor<1x2x2xi16>) -> tensor<2x2xi16>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xi16>, tensor<2x2xi16>) -> tensor<2x2xi16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[[1, 1], [2, -1]]> : tensor<2x2xi32>
  %b = stablehlo.constant dense<[[[-2, 0], [-1, 2]]]> : tensor<1x2x2xi32>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xi32>, tensor<1x2x2xi32>, tensor<1xi64>) -> tensor<2x2xi32>
  %c = stablehlo.reshape %b : (tensor<1x2x2xi32>) -> tensor<2x2xi32>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[[2, -1], [0, -1]]> : tensor<2x2xi64>
  %b = stablehlo.constant dense<[[[0, 2], [2, 1]]]> : tensor<1x2x2xi64>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xi64>, tensor<1x2x2xi64>, tensor<1xi64>) -> tensor<2x2xi64>
  %c = stablehlo.reshape %b : (tensor<1x2x2xi64>) -> tensor<2x2xi64>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[[2, 1], [2, 2]]> : tensor<2x2xui2>
  %b = stablehlo.constant dense<[[[1, 1], [0, 2]]]> : tensor<1x2x2xui2>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xui2>, tensor<1x2x2xui2>, tensor<1xi64>) -> tensor<2x2xui2>
  %c = stablehlo.reshape %b : (tensor<1x2x2xui2>) -> tensor<2x2xui2>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xui2>, tensor<2x2xui2>) -> tensor<2x2xui2>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[[2, 2], [2, 0]]> : tensor<2x2xui4>
  %b = stablehlo.constant dense<[[[2, 0], [1, 1]]]> : tensor<1x2x2xui4>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xui4>, tensor<1x2x2xui4>, tensor<1xi64>) -> tensor<2x2xui4>
  %c = stablehlo.reshape %b : (tensor<1x2x2xui4>) -> tensor<2x2xui4>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xui4>, tensor<2x2xui4>) -> tensor<2x2xui4>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[[0, 0], [2, 1]]> : tensor<2x2xui8>
  %b = stablehlo.constant dense<[[[0, 1], [2, 1]]]> : tensor<1x2x2xui8>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xui8>, tensor<1x2x2xui8>, tensor<1xi64>) -> tensor<2x2xui8>
  %c = stablehlo.reshape %b : (tensor<1x2x2xui8>) -> tensor<2x2xui8>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xui8>, tensor<2x2xui8>) -> tensor<2x2xui8>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[[2, 0], [1, 0]]> : tensor<2x2xui16>
  %b = stablehlo.constant dense<[[[2, 0], [2, 1]]]> : tensor<1x2x2xui16>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xui16>, tensor<1x2x2xui16>, tensor<1xi64>) -> tensor<2x2xui16>
  %c = stablehlo.reshape %b : (tensor<1x2x2xui16>) -> tensor<2x2xui16>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xui16>, tensor<2x2xui16>) -> tensor<2x2xui16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[[1, 0], [1, 2]]> : tensor<2x2xui32>
  %b = stablehlo.constant dense<[[[2, 2], [1, 2]]]> : tensor<1x2x2xui32>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xui32>, tensor<1x2x2xui32>, tensor<1xi64>) -> tensor<2x2xui32>
  %c = stablehlo.reshape %b : (tensor<1x2x2xui32>) -> tensor<2x2xui32>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xui32>, tensor<2x2xui32>) -> tensor<2x2xui32>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[[1, 1], [2, 1]]> : tensor<2x2xui64>
  %b = stablehlo.constant dense<[[[1, 0], [0, 0]]]> : tensor<1x2x2xui64>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xui64>, tensor<1x2x2xui64>, tensor<1xi64>) -> tensor<2x2xui64>
  %c = stablehlo.reshape %b : (tensor<1x2x2xui64>) -> tensor<2x2xui64>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xui64>, tensor<2x2xui64>) -> tensor<2x2xui64>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.5, 0.0], [0.0, -0.0]]> : tensor<2x2xf4E2M1FN>
  %b = stablehlo.constant dense<[[[0.5, 0.5], [-0.0, -0.0]]]> : tensor<1x2x2xf4E2M1FN>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xf4E2M1FN>, tensor<1x2x2xf4E2M1FN>, tensor<1xi64>) -> tensor<2x2xf4E2M1FN>
  %c = stablehlo.reshape %b : (tensor<1x2x2xf4E2M1FN>) -> tensor<2x2xf4E2M1FN>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xf4E2M1FN>, tensor<2x2xf4E2M1FN>) -> tensor<2x2xf4E2M1FN>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[-0.25, -0.5], [0.125, 0.75]]> : tensor<2x2xf6E2M3FN>
  %b = stablehlo.constant dense<[[[0.125, -0.25], [0.125, 0.5]]]> : tensor<1x2x2xf6E2M3FN>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xf6E2M3FN>, tensor<1x2x2xf6E2M3FN>, tensor<1xi64>) -> tensor<2x2xf6E2M3FN>
  %c = stablehlo.reshape %b : (tensor<1x2x2xf6E2M3FN>) -> tensor<2x2xf6E2M3FN>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xf6E2M3FN>, tensor<2x2xf6E2M3FN>) -> tensor<2x2xf6E2M3FN>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.5, -0.5], [-0.375, -0.5]]> : tensor<2x2xf6E3M2FN>
  %b = stablehlo.constant dense<[[[0.125, -0.25], [0.25, 0.5]]]> : tensor<1x2x2xf6E3M2FN>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xf6E3M2FN>, tensor<1x2x2xf6E3M2FN>, tensor<1xi64>) -> tensor<2x2xf6E3M2FN>
  %c = stablehlo.reshape %b : (tensor<1x2x2xf6E3M2FN>) -> tensor<2x2xf6E3M2FN>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xf6E3M2FN>, tensor<2x2xf6E3M2FN>) -> tensor<2x2xf6E3M2FN>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[[-0.375, -0.75], [0.75, -0.125]]> : tensor<2x2xf8E3M4>
  %b = stablehlo.constant dense<[[[0.125, 0.375], [-0.5, -0.375]]]> : tensor<1x2x2xf8E3M4>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xf8E3M4>, tensor<1x2x2xf8E3M4>, tensor<1xi64>) -> tensor<2x2xf8E3M4>
  %c = stablehlo.reshape %b : (tensor<1x2x2xf8E3M4>) -> tensor<2x2xf8E3M4>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xf8E3M4>, tensor<2x2xf8E3M4>) -> tensor<2x2xf8E3M4>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[[0.125, -0.375], [-0.75, -0.375]]> : tensor<2x2xf8E4M3>
  %b = stablehlo.constant dense<[[[-0.125, -0.125], [0.25, 0.5]]]> : tensor<1x2x2xf8E4M3>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xf8E4M3>, tensor<1x2x2xf8E4M3>, tensor<1xi64>) -> tensor<2x2xf8E4M3>
  %c = stablehlo.reshape %b : (tensor<1x2x2xf8E4M3>) -> tensor<2x2xf8E4M3>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xf8E4M3>, tensor<2x2xf8E4M3>) -> tensor<2x2xf8E4M3>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.25, 0.375], [0.5, -0.375]]> : tensor<2x2xf8E4M3FN>
  %b = stablehlo.constant dense<[[[-0.5, 0.125], [0.375, 0.125]]]> : tensor<1x2x2xf8E4M3FN>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xf8E4M3FN>, tensor<1x2x2xf8E4M3FN>, tensor<1xi64>) -> tensor<2x2xf8E4M3FN>
  %c = stablehlo.reshape %b : (tensor<1x2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[0.375, 0.25], [-0.125, 0.75]]> : tensor<2x2xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[[[0.375, 0.375], [-0.125, -0.5]]]> : tensor<1x2x2xf8E4M3FNUZ>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xf8E4M3FNUZ>, tensor<1x2x2xf8E4M3FNUZ>, tensor<1xi64>) -> tensor<2x2xf8E4M3FNUZ>
  %c = stablehlo.reshape %b : (tensor<1x2x2xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[-0.25, 0.5], [0.375, -0.375]]> : tensor<2x2xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[[[0.125, -0.75], [-0.125, 0.5]]]> : tensor<1x2x2xf8E4M3B11FNUZ>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xf8E4M3B11FNUZ>, tensor<1x2x2xf8E4M3B11FNUZ>, tensor<1xi64>) -> tensor<2x2xf8E4M3B11FNUZ>
  %c = stablehlo.reshape %b : (tensor<1x2x2xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[[0.375, -0.75], [-0.5, 0.5]]> : tensor<2x2xf8E5M2>
  %b = stablehlo.constant dense<[[[-0.375, 0.75], [0.375, -0.375]]]> : tensor<1x2x2xf8E5M2>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xf8E5M2>, tensor<1x2x2xf8E5M2>, tensor<1xi64>) -> tensor<2x2xf8E5M2>
  %c = stablehlo.reshape %b : (tensor<1x2x2xf8E5M2>) -> tensor<2x2xf8E5M2>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>) -> tensor<2x2xf8E5M2>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[-0.25, 0.25], [-0.125, 0.5]]> : tensor<2x2xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[[[-0.75, -0.375], [-0.125, 0.25]]]> : tensor<1x2x2xf8E5M2FNUZ>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xf8E5M2FNUZ>, tensor<1x2x2xf8E5M2FNUZ>, tensor<1xi64>) -> tensor<2x2xf8E5M2FNUZ>
  %c = stablehlo.reshape %b : (tensor<1x2x2xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E5M2FNUZ>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[[-0.5, -0.75], [0.5, -0.75]]> : tensor<2x2xbf16>
  %b = stablehlo.constant dense<[[[-0.125, -0.5], [0.75, 0.375]]]> : tensor<1x2x2xbf16>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xbf16>, tensor<1x2x2xbf16>, tensor<1xi64>) -> tensor<2x2xbf16>
  %c = stablehlo.reshape %b : (tensor<1x2x2xbf16>) -> tensor<2x2xbf16>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[[0.25, -0.5], [0.5, -0.75]]> : tensor<2x2xf16>
  %b = stablehlo.constant dense<[[[0.375, -0.25], [-0.75, 0.75]]]> : tensor<1x2x2xf16>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xf16>, tensor<1x2x2xf16>, tensor<1xi64>) -> tensor<2x2xf16>
  %c = stablehlo.reshape %b : (tensor<1x2x2xf16>) -> tensor<2x2xf16>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xf16>, tensor<2x2xf16>) -> tensor<2x2xf16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[-0.375, 0.5], [0.25, 0.375]]> : tensor<2x2xf32>
  %b = stablehlo.constant dense<[[[0.375, -0.25], [0.25, -0.125]]]> : tensor<1x2x2xf32>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xf32>, tensor<1x2x2xf32>, tensor<1xi64>) -> tensor<2x2xf32>
  %c = stablehlo.reshape %b : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[-0.125, 0.125], [-0.25, -0.125]]> : tensor<2x2xf64>
  %b = stablehlo.constant dense<[[[0.75, 0.75], [0.25, 0.375]]]> : tensor<1x2x2xf64>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xf64>, tensor<1x2x2xf64>, tensor<1xi64>) -> tensor<2x2xf64>
  %c = stablehlo.reshape %b : (tensor<1x2x2xf64>) -> tensor<2x2xf64>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[[(-0.125, -0.125), (-0.25, 0.75)], [(-0.5, -0.375), (-0.75, 0.125)]]> : tensor<2x2xcomplex<f32>>
  %b = stablehlo.constant dense<[[[(0.125, 0.25), (0.125, 0.25)], [(-0.5, -0.375), (-0.25, -0.75)]]]> : tensor<1x2x2xcomplex<f32>>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1xi64>) -> tensor<2x2xcomplex<f32>>
  %c = stablehlo.reshape %b : (tensor<1x2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xcomplex<f32>>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[[(-0.375, 0.75), (0.5, 0.5)], [(0.125, 0.25), (-0.25, 0.25)]]> : tensor<2x2xcomplex<f64>>
  %b = stablehlo.constant dense<[[[(0.75, -0.125), (-0.125, -0.125)], [(-0.125, 0.125), (0.125, 0.375)]]]> : tensor<1x2x2xcomplex<f64>>
  %n = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x2xcomplex<f64>>, tensor<1x2x2xcomplex<f64>>, tensor<1xi64>) -> tensor<2x2xcomplex<f64>>
  %c = stablehlo.reshape %b : (tensor<1x2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xcomplex<f64>>
  return
}
