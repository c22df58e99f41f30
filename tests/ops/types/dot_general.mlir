// SPDX-License-Identifier: Apache-2.0
// stablehlo.dot_general, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[[[false, false, false]], [[false, true, false]]]> : tensor<2x1x3xi1>
  %b = stablehlo.constant dense<[[true, false], [true, false], [true, false]]> : tensor<3x2xi1>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xi1>, tensor<3x2xi1>) -> tensor<2x1xi1>
  %e0 = stablehlo.constant dense<false> : tensor<2x1xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[[[0, 1, 1]], [[0, 0, 1]]]> : tensor<2x1x3xi2>
  %b = stablehlo.constant dense<[[0, 1], [1, 1], [1, 1]]> : tensor<3x2xi2>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xi2>, tensor<3x2xi2>) -> tensor<2x1xi2>
  %e0 = stablehlo.constant dense<[[-2], [1]]> : tensor<2x1xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[[[1, 1, 3]], [[1, 3, 1]]]> : tensor<2x1x3xi4>
  %b = stablehlo.constant dense<[[2, 0], [2, 0], [2, 2]]> : tensor<3x2xi4>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xi4>, tensor<3x2xi4>) -> tensor<2x1xi4>
  %e0 = stablehlo.constant dense<[[-6], [2]]> : tensor<2x1xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[[[0, 0, 1]], [[3, 0, 1]]]> : tensor<2x1x3xi8>
  %b = stablehlo.constant dense<[[2, 0], [0, 1], [1, 3]]> : tensor<3x2xi8>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xi8>, tensor<3x2xi8>) -> tensor<2x1xi8>
  %e0 = stablehlo.constant dense<[[1], [3]]> : tensor<2x1xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[[[1, 0, 0]], [[3, 1, 3]]]> : tensor<2x1x3xi16>
  %b = stablehlo.constant dense<[[0, 2], [3, 3], [3, 2]]> : tensor<3x2xi16>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xi16>, tensor<3x2xi16>) -> tensor<2x1xi16>
  %e0 = stablehlo.constant dense<[[0], [15]]> : tensor<2x1xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[[[2, 1, 3]], [[2, 3, 3]]]> : tensor<2x1x3xi32>
  %b = stablehlo.constant dense<[[3, 0], [3, 3], [2, 2]]> : tensor<3x2xi32>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xi32>, tensor<3x2xi32>) -> tensor<2x1xi32>
  %e0 = stablehlo.constant dense<15> : tensor<2x1xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[[[2, 0, 2]], [[3, 2, 3]]]> : tensor<2x1x3xi64>
  %b = stablehlo.constant dense<[[1, 2], [0, 2], [2, 1]]> : tensor<3x2xi64>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xi64>, tensor<3x2xi64>) -> tensor<2x1xi64>
  %e0 = stablehlo.constant dense<[[6], [13]]> : tensor<2x1xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[[[3, 3, 0]], [[0, 0, 1]]]> : tensor<2x1x3xui2>
  %b = stablehlo.constant dense<[[1, 2], [3, 2], [2, 2]]> : tensor<3x2xui2>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xui2>, tensor<3x2xui2>) -> tensor<2x1xui2>
  %e0 = stablehlo.constant dense<[[0], [2]]> : tensor<2x1xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[[[2, 1, 2]], [[3, 1, 2]]]> : tensor<2x1x3xui4>
  %b = stablehlo.constant dense<[[2, 0], [0, 1], [1, 0]]> : tensor<3x2xui4>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xui4>, tensor<3x2xui4>) -> tensor<2x1xui4>
  %e0 = stablehlo.constant dense<[[6], [1]]> : tensor<2x1xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[[[0, 3, 2]], [[3, 3, 2]]]> : tensor<2x1x3xui8>
  %b = stablehlo.constant dense<[[2, 1], [3, 3], [0, 3]]> : tensor<3x2xui8>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xui8>, tensor<3x2xui8>) -> tensor<2x1xui8>
  %e0 = stablehlo.constant dense<[[9], [18]]> : tensor<2x1xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[[[3, 0, 2]], [[0, 3, 1]]]> : tensor<2x1x3xui16>
  %b = stablehlo.constant dense<[[1, 1], [1, 0], [3, 1]]> : tensor<3x2xui16>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xui16>, tensor<3x2xui16>) -> tensor<2x1xui16>
  %e0 = stablehlo.constant dense<[[9], [1]]> : tensor<2x1xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[[[0, 0, 3]], [[3, 2, 1]]]> : tensor<2x1x3xui32>
  %b = stablehlo.constant dense<[[3, 0], [0, 2], [0, 0]]> : tensor<3x2xui32>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xui32>, tensor<3x2xui32>) -> tensor<2x1xui32>
  %e0 = stablehlo.constant dense<[[0], [4]]> : tensor<2x1xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[[[3, 1, 3]], [[1, 2, 2]]]> : tensor<2x1x3xui64>
  %b = stablehlo.constant dense<[[2, 2], [3, 0], [1, 2]]> : tensor<3x2xui64>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xui64>, tensor<3x2xui64>) -> tensor<2x1xui64>
  %e0 = stablehlo.constant dense<[[12], [6]]> : tensor<2x1xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 1.0, 3.0]], [[2.0, 1.0, 3.0]]]> : tensor<2x1x3xf4E2M1FN>
  %b = stablehlo.constant dense<[[0.0, 2.0], [0.0, 1.0], [3.0, 2.0]]> : tensor<3x2xf4E2M1FN>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> tensor<2x1xf4E2M1FN>
  %e0 = stablehlo.constant dense<6.000000e+00> : tensor<2x1xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[[2.0, 3.0, 2.0]], [[3.0, 3.0, 2.0]]]> : tensor<2x1x3xf6E2M3FN>
  %b = stablehlo.constant dense<[[2.0, 0.0], [1.0, 3.0], [2.0, 0.0]]> : tensor<3x2xf6E2M3FN>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> tensor<2x1xf6E2M3FN>
  %e0 = stablehlo.constant dense<7.500000e+00> : tensor<2x1xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[[[2.0, 2.0, 2.0]], [[2.0, 1.0, 1.0]]]> : tensor<2x1x3xf6E3M2FN>
  %b = stablehlo.constant dense<[[3.0, 1.0], [0.0, 1.0], [1.0, 0.0]]> : tensor<3x2xf6E3M2FN>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> tensor<2x1xf6E3M2FN>
  %e0 = stablehlo.constant dense<[[8.000000e+00], [3.000000e+00]]> : tensor<2x1xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[[[2.0, 1.0, 0.0]], [[0.0, 3.0, 3.0]]]> : tensor<2x1x3xf8E3M4>
  %b = stablehlo.constant dense<[[2.0, 1.0], [3.0, 0.0], [1.0, 2.0]]> : tensor<3x2xf8E3M4>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xf8E3M4>, tensor<3x2xf8E3M4>) -> tensor<2x1xf8E3M4>
  %e0 = stablehlo.constant dense<[[7.000000e+00], [6.000000e+00]]> : tensor<2x1xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[[[0.0, 0.0, 3.0]], [[1.0, 2.0, 1.0]]]> : tensor<2x1x3xf8E4M3>
  %b = stablehlo.constant dense<[[0.0, 3.0], [1.0, 3.0], [3.0, 1.0]]> : tensor<3x2xf8E4M3>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xf8E4M3>, tensor<3x2xf8E4M3>) -> tensor<2x1xf8E4M3>
  %e0 = stablehlo.constant dense<[[9.000000e+00], [1.000000e+01]]> : tensor<2x1xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 3.0, 2.0]], [[1.0, 1.0, 1.0]]]> : tensor<2x1x3xf8E4M3FN>
  %b = stablehlo.constant dense<[[0.0, 1.0], [1.0, 2.0], [3.0, 2.0]]> : tensor<3x2xf8E4M3FN>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> tensor<2x1xf8E4M3FN>
  %e0 = stablehlo.constant dense<[[9.000000e+00], [5.000000e+00]]> : tensor<2x1xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[[3.0, 2.0, 2.0]], [[0.0, 0.0, 1.0]]]> : tensor<2x1x3xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[[1.0, 0.0], [3.0, 2.0], [3.0, 1.0]]> : tensor<3x2xf8E4M3FNUZ>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> tensor<2x1xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[[1.500000e+01], [1.000000e+00]]> : tensor<2x1xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[[0.0, 3.0, 2.0]], [[1.0, 3.0, 2.0]]]> : tensor<2x1x3xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[[2.0, 3.0], [2.0, 2.0], [0.0, 1.0]]> : tensor<3x2xf8E4M3B11FNUZ>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> tensor<2x1xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[[6.000000e+00], [1.100000e+01]]> : tensor<2x1xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[[[0.0, 0.0, 1.0]], [[0.0, 0.0, 2.0]]]> : tensor<2x1x3xf8E5M2>
  %b = stablehlo.constant dense<[[0.0, 3.0], [0.0, 3.0], [1.0, 1.0]]> : tensor<3x2xf8E5M2>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<2x1xf8E5M2>
  %e0 = stablehlo.constant dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[[3.0, 3.0, 1.0]], [[3.0, 2.0, 2.0]]]> : tensor<2x1x3xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[[0.0, 2.0], [1.0, 0.0], [3.0, 1.0]]> : tensor<3x2xf8E5M2FNUZ>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> tensor<2x1xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[[6.000000e+00], [8.000000e+00]]> : tensor<2x1xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xf8E5M2FNUZ>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[[[2.0, 3.0, 2.0]], [[2.0, 3.0, 1.0]]]> : tensor<2x1x3xbf16>
  %b = stablehlo.constant dense<[[3.0, 2.0], [1.0, 1.0], [1.0, 0.0]]> : tensor<3x2xbf16>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xbf16>, tensor<3x2xbf16>) -> tensor<2x1xbf16>
  %e0 = stablehlo.constant dense<[[1.100000e+01], [7.000000e+00]]> : tensor<2x1xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 1.0, 1.0]], [[3.0, 0.0, 2.0]]]> : tensor<2x1x3xf16>
  %b = stablehlo.constant dense<[[0.0, 3.0], [3.0, 0.0], [3.0, 0.0]]> : tensor<3x2xf16>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xf16>, tensor<3x2xf16>) -> tensor<2x1xf16>
  %e0 = stablehlo.constant dense<[[6.000000e+00], [9.000000e+00]]> : tensor<2x1xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[[2.0, 3.0, 0.0]], [[0.0, 0.0, 2.0]]]> : tensor<2x1x3xf32>
  %b = stablehlo.constant dense<[[3.0, 0.0], [2.0, 0.0], [1.0, 1.0]]> : tensor<3x2xf32>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xf32>, tensor<3x2xf32>) -> tensor<2x1xf32>
  %e0 = stablehlo.constant dense<[[1.200000e+01], [2.000000e+00]]> : tensor<2x1xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 1.0, 1.0]], [[1.0, 2.0, 1.0]]]> : tensor<2x1x3xf64>
  %b = stablehlo.constant dense<[[2.0, 2.0], [2.0, 2.0], [1.0, 2.0]]> : tensor<3x2xf64>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xf64>, tensor<3x2xf64>) -> tensor<2x1xf64>
  %e0 = stablehlo.constant dense<[[5.000000e+00], [8.000000e+00]]> : tensor<2x1xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[[[(3.0, 3.0), (0.0, 2.0), (3.0, 2.0)]], [[(0.0, 1.0), (3.0, 3.0), (2.0, 0.0)]]]> : tensor<2x1x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(2.0, 0.0), (3.0, 3.0)], [(3.0, 2.0), (3.0, 3.0)], [(0.0, 1.0), (1.0, 1.0)]]> : tensor<3x2xcomplex<f32>>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
  %imag0 = stablehlo.imag %r : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
  %e0 = stablehlo.constant dense<[[0.000000e+00], [-1.000000e+00]]> : tensor<2x1xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xf32>
  %e1 = stablehlo.constant dense<[[1.500000e+01], [2.300000e+01]]> : tensor<2x1xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x1xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[[[(3.0, 0.0), (3.0, 1.0), (1.0, 3.0)]], [[(1.0, 3.0), (0.0, 1.0), (2.0, 2.0)]]]> : tensor<2x1x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[(3.0, 1.0), (3.0, 0.0)], [(0.0, 3.0), (1.0, 2.0)], [(0.0, 2.0), (2.0, 3.0)]]> : tensor<3x2xcomplex<f64>>
  %r = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x1x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xf64>
  %imag0 = stablehlo.imag %r : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xf64>
  %e0 = stablehlo.constant dense<[[0.000000e+00], [-1.000000e+00]]> : tensor<2x1xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xf64>
  %e1 = stablehlo.constant dense<[[1.400000e+01], [2.000000e+01]]> : tensor<2x1xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x1xf64>
  return
}
