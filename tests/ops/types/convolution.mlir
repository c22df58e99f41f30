// SPDX-License-Identifier: Apache-2.0
// stablehlo.convolution, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[[[true, true], [true, false], [false, false], [true, true]]]> : tensor<1x4x2xi1>
  %b = stablehlo.constant dense<[[[false], [false]], [[false], [false]]]> : tensor<2x2x1xi1>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xi1>, tensor<2x2x1xi1>) -> tensor<1x8x1xi1>
  %e0 = stablehlo.constant dense<false> : tensor<1x8x1xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[[[1, 1], [1, 1], [1, 1], [1, 1]]]> : tensor<1x4x2xi2>
  %b = stablehlo.constant dense<[[[1], [1]], [[1], [1]]]> : tensor<2x2x1xi2>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xi2>, tensor<2x2x1xi2>) -> tensor<1x8x1xi2>
  %e0 = stablehlo.constant dense<-2> : tensor<1x8x1xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[[[3, 2], [2, 0], [3, 2], [3, 2]]]> : tensor<1x4x2xi4>
  %b = stablehlo.constant dense<[[[1], [1]], [[0], [2]]]> : tensor<2x2x1xi4>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xi4>, tensor<2x2x1xi4>) -> tensor<1x8x1xi4>
  %e0 = stablehlo.constant dense<[[[5], [4], [2], [0], [5], [4], [5], [4]]]> : tensor<1x8x1xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[[[3, 0], [0, 1], [0, 3], [2, 2]]]> : tensor<1x4x2xi8>
  %b = stablehlo.constant dense<[[[1], [0]], [[3], [1]]]> : tensor<2x2x1xi8>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xi8>, tensor<2x2x1xi8>) -> tensor<1x8x1xi8>
  %e0 = stablehlo.constant dense<[[[3], [9], [0], [1], [0], [3], [2], [8]]]> : tensor<1x8x1xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[[[3, 3], [0, 1], [0, 0], [1, 1]]]> : tensor<1x4x2xi16>
  %b = stablehlo.constant dense<[[[1], [0]], [[1], [1]]]> : tensor<2x2x1xi16>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xi16>, tensor<2x2x1xi16>) -> tensor<1x8x1xi16>
  %e0 = stablehlo.constant dense<[[[3], [6], [0], [1], [0], [0], [1], [2]]]> : tensor<1x8x1xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[[[0, 3], [3, 1], [2, 0], [2, 3]]]> : tensor<1x4x2xi32>
  %b = stablehlo.constant dense<[[[3], [2]], [[0], [2]]]> : tensor<2x2x1xi32>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xi32>, tensor<2x2x1xi32>) -> tensor<1x8x1xi32>
  %e0 = stablehlo.constant dense<[[[6], [6], [11], [2], [6], [0], [12], [6]]]> : tensor<1x8x1xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[[[0, 3], [2, 2], [2, 1], [3, 1]]]> : tensor<1x4x2xi64>
  %b = stablehlo.constant dense<[[[3], [0]], [[1], [3]]]> : tensor<2x2x1xi64>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xi64>, tensor<2x2x1xi64>) -> tensor<1x8x1xi64>
  %e0 = stablehlo.constant dense<[[[0], [9], [6], [8], [6], [5], [9], [6]]]> : tensor<1x8x1xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[[[2, 0], [3, 1], [2, 3], [0, 3]]]> : tensor<1x4x2xui2>
  %b = stablehlo.constant dense<[[[3], [3]], [[1], [3]]]> : tensor<2x2x1xui2>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xui2>, tensor<2x2x1xui2>) -> tensor<1x8x1xui2>
  %e0 = stablehlo.constant dense<[[[2], [2], [0], [2], [3], [3], [1], [1]]]> : tensor<1x8x1xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[[[1, 0], [2, 3], [1, 1], [1, 3]]]> : tensor<1x4x2xui4>
  %b = stablehlo.constant dense<[[[3], [3]], [[0], [0]]]> : tensor<2x2x1xui4>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xui4>, tensor<2x2x1xui4>) -> tensor<1x8x1xui4>
  %e0 = stablehlo.constant dense<[[[3], [0], [15], [0], [6], [0], [12], [0]]]> : tensor<1x8x1xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[[[3, 1], [1, 3], [2, 3], [2, 3]]]> : tensor<1x4x2xui8>
  %b = stablehlo.constant dense<[[[2], [2]], [[3], [2]]]> : tensor<2x2x1xui8>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xui8>, tensor<2x2x1xui8>) -> tensor<1x8x1xui8>
  %e0 = stablehlo.constant dense<[[[8], [11], [8], [9], [10], [12], [10], [12]]]> : tensor<1x8x1xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[[[0, 1], [0, 0], [3, 3], [3, 1]]]> : tensor<1x4x2xui16>
  %b = stablehlo.constant dense<[[[3], [2]], [[3], [1]]]> : tensor<2x2x1xui16>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xui16>, tensor<2x2x1xui16>) -> tensor<1x8x1xui16>
  %e0 = stablehlo.constant dense<[[[2], [1], [0], [0], [15], [12], [11], [10]]]> : tensor<1x8x1xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[[[2, 3], [2, 2], [0, 2], [2, 1]]]> : tensor<1x4x2xui32>
  %b = stablehlo.constant dense<[[[1], [3]], [[2], [0]]]> : tensor<2x2x1xui32>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xui32>, tensor<2x2x1xui32>) -> tensor<1x8x1xui32>
  %e0 = stablehlo.constant dense<[[[11], [4], [8], [4], [6], [0], [5], [4]]]> : tensor<1x8x1xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[[[3, 1], [1, 0], [0, 1], [0, 2]]]> : tensor<1x4x2xui64>
  %b = stablehlo.constant dense<[[[2], [1]], [[3], [0]]]> : tensor<2x2x1xui64>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xui64>, tensor<2x2x1xui64>) -> tensor<1x8x1xui64>
  %e0 = stablehlo.constant dense<[[[7], [9], [2], [3], [1], [0], [2], [0]]]> : tensor<1x8x1xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[[[2.0, 0.0], [2.0, 1.0], [3.0, 3.0], [1.0, 3.0]]]> : tensor<1x4x2xf4E2M1FN>
  %b = stablehlo.constant dense<[[[1.0], [2.0]], [[0.0], [0.0]]]> : tensor<2x2x1xf4E2M1FN>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xf4E2M1FN>, tensor<2x2x1xf4E2M1FN>) -> tensor<1x8x1xf4E2M1FN>
  %e0 = stablehlo.constant dense<[[[2.000000e+00], [0.000000e+00], [4.000000e+00], [0.000000e+00], [6.000000e+00], [0.000000e+00], [6.000000e+00], [0.000000e+00]]]> : tensor<1x8x1xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 2.0], [1.0, 2.0], [0.0, 1.0], [3.0, 2.0]]]> : tensor<1x4x2xf6E2M3FN>
  %b = stablehlo.constant dense<[[[2.0], [3.0]], [[0.0], [2.0]]]> : tensor<2x2x1xf6E2M3FN>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xf6E2M3FN>, tensor<2x2x1xf6E2M3FN>) -> tensor<1x8x1xf6E2M3FN>
  %e0 = stablehlo.constant dense<[[[7.500000e+00], [4.000000e+00], [7.500000e+00], [4.000000e+00], [3.000000e+00], [2.000000e+00], [7.500000e+00], [4.000000e+00]]]> : tensor<1x8x1xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xf6E2M3FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[[[2.0, 2.0], [3.0, 2.0], [2.0, 2.0], [2.0, 0.0]]]> : tensor<1x4x2xf8E3M4>
  %b = stablehlo.constant dense<[[[0.0], [0.0]], [[0.0], [2.0]]]> : tensor<2x2x1xf8E3M4>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xf8E3M4>, tensor<2x2x1xf8E3M4>) -> tensor<1x8x1xf8E3M4>
  %e0 = stablehlo.constant dense<[[[0.000000e+00], [4.000000e+00], [0.000000e+00], [4.000000e+00], [0.000000e+00], [4.000000e+00], [0.000000e+00], [0.000000e+00]]]> : tensor<1x8x1xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 3.0], [1.0, 2.0], [0.0, 1.0], [2.0, 1.0]]]> : tensor<1x4x2xf8E4M3>
  %b = stablehlo.constant dense<[[[0.0], [0.0]], [[1.0], [1.0]]]> : tensor<2x2x1xf8E4M3>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xf8E4M3>, tensor<2x2x1xf8E4M3>) -> tensor<1x8x1xf8E4M3>
  %e0 = stablehlo.constant dense<[[[0.000000e+00], [4.000000e+00], [0.000000e+00], [3.000000e+00], [0.000000e+00], [1.000000e+00], [0.000000e+00], [3.000000e+00]]]> : tensor<1x8x1xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[[2.0, 0.0], [2.0, 2.0], [2.0, 3.0], [0.0, 2.0]]]> : tensor<1x4x2xf8E4M3FN>
  %b = stablehlo.constant dense<[[[1.0], [1.0]], [[3.0], [1.0]]]> : tensor<2x2x1xf8E4M3FN>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xf8E4M3FN>, tensor<2x2x1xf8E4M3FN>) -> tensor<1x8x1xf8E4M3FN>
  %e0 = stablehlo.constant dense<[[[2.000000e+00], [6.000000e+00], [4.000000e+00], [8.000000e+00], [5.000000e+00], [9.000000e+00], [2.000000e+00], [2.000000e+00]]]> : tensor<1x8x1xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 2.0], [0.0, 1.0], [2.0, 3.0]]]> : tensor<1x4x2xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[[[3.0], [3.0]], [[0.0], [3.0]]]> : tensor<2x2x1xf8E4M3FNUZ>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xf8E4M3FNUZ>, tensor<2x2x1xf8E4M3FNUZ>) -> tensor<1x8x1xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[[[9.000000e+00], [6.000000e+00], [1.500000e+01], [6.000000e+00], [3.000000e+00], [3.000000e+00], [1.500000e+01], [9.000000e+00]]]> : tensor<1x8x1xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[[3.0, 3.0], [2.0, 3.0], [2.0, 2.0], [1.0, 0.0]]]> : tensor<1x4x2xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[[[2.0], [1.0]], [[2.0], [1.0]]]> : tensor<2x2x1xf8E4M3B11FNUZ>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xf8E4M3B11FNUZ>, tensor<2x2x1xf8E4M3B11FNUZ>) -> tensor<1x8x1xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[[[9.000000e+00], [9.000000e+00], [7.000000e+00], [7.000000e+00], [6.000000e+00], [6.000000e+00], [2.000000e+00], [2.000000e+00]]]> : tensor<1x8x1xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xf8E4M3B11FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[[[2.0, 1.0], [1.0, 4.0], [4.0, 1.0], [1.0, 1.0]]]> : tensor<1x4x2xf8E8M0FNU>
  %b = stablehlo.constant dense<[[[2.0], [4.0]], [[1.0], [4.0]]]> : tensor<2x2x1xf8E8M0FNU>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xf8E8M0FNU>, tensor<2x2x1xf8E8M0FNU>) -> tensor<1x8x1xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[[[8.000000e+00], [8.000000e+00], [1.600000e+01], [1.600000e+01], [1.600000e+01], [8.000000e+00], [8.000000e+00], [4.000000e+00]]]> : tensor<1x8x1xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[[[0.0, 0.0], [2.0, 2.0], [3.0, 3.0], [1.0, 1.0]]]> : tensor<1x4x2xbf16>
  %b = stablehlo.constant dense<[[[1.0], [1.0]], [[2.0], [1.0]]]> : tensor<2x2x1xbf16>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xbf16>, tensor<2x2x1xbf16>) -> tensor<1x8x1xbf16>
  %e0 = stablehlo.constant dense<[[[0.000000e+00], [0.000000e+00], [4.000000e+00], [6.000000e+00], [6.000000e+00], [9.000000e+00], [2.000000e+00], [3.000000e+00]]]> : tensor<1x8x1xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 1.0], [2.0, 0.0], [2.0, 1.0], [1.0, 2.0]]]> : tensor<1x4x2xf16>
  %b = stablehlo.constant dense<[[[0.0], [2.0]], [[0.0], [0.0]]]> : tensor<2x2x1xf16>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xf16>, tensor<2x2x1xf16>) -> tensor<1x8x1xf16>
  %e0 = stablehlo.constant dense<[[[2.000000e+00], [0.000000e+00], [0.000000e+00], [0.000000e+00], [2.000000e+00], [0.000000e+00], [4.000000e+00], [0.000000e+00]]]> : tensor<1x8x1xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 3.0], [0.0, 2.0], [0.0, 3.0], [2.0, 0.0]]]> : tensor<1x4x2xf32>
  %b = stablehlo.constant dense<[[[3.0], [2.0]], [[1.0], [1.0]]]> : tensor<2x2x1xf32>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xf32>, tensor<2x2x1xf32>) -> tensor<1x8x1xf32>
  %e0 = stablehlo.constant dense<[[[9.000000e+00], [4.000000e+00], [4.000000e+00], [2.000000e+00], [6.000000e+00], [3.000000e+00], [6.000000e+00], [2.000000e+00]]]> : tensor<1x8x1xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 2.0], [2.0, 1.0], [2.0, 1.0], [3.0, 2.0]]]> : tensor<1x4x2xf64>
  %b = stablehlo.constant dense<[[[2.0], [0.0]], [[3.0], [1.0]]]> : tensor<2x2x1xf64>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xf64>, tensor<2x2x1xf64>) -> tensor<1x8x1xf64>
  %e0 = stablehlo.constant dense<[[[2.000000e+00], [5.000000e+00], [4.000000e+00], [7.000000e+00], [4.000000e+00], [7.000000e+00], [6.000000e+00], [1.100000e+01]]]> : tensor<1x8x1xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[[[(0.0, 0.0), (0.0, 3.0)], [(3.0, 0.0), (1.0, 2.0)], [(1.0, 3.0), (2.0, 2.0)], [(0.0, 2.0), (3.0, 2.0)]]]> : tensor<1x4x2xcomplex<f32>>
  %b = stablehlo.constant dense<[[[(1.0, 2.0)], [(0.0, 0.0)]], [[(2.0, 1.0)], [(1.0, 0.0)]]]> : tensor<2x2x1xcomplex<f32>>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xcomplex<f32>>, tensor<2x2x1xcomplex<f32>>) -> tensor<1x8x1xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<1x8x1xcomplex<f32>>) -> tensor<1x8x1xf32>
  %imag0 = stablehlo.imag %r : (tensor<1x8x1xcomplex<f32>>) -> tensor<1x8x1xf32>
  %e0 = stablehlo.constant dense<[[[0.000000e+00], [0.000000e+00], [3.000000e+00], [7.000000e+00], [-5.000000e+00], [1.000000e+00], [-4.000000e+00], [1.000000e+00]]]> : tensor<1x8x1xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xf32>
  %e1 = stablehlo.constant dense<[[[0.000000e+00], [3.000000e+00], [6.000000e+00], [5.000000e+00], [5.000000e+00], [9.000000e+00], [2.000000e+00], [6.000000e+00]]]> : tensor<1x8x1xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[[[(1.0, 1.0), (1.0, 1.0)], [(3.0, 2.0), (2.0, 1.0)], [(0.0, 1.0), (3.0, 1.0)], [(2.0, 3.0), (1.0, 2.0)]]]> : tensor<1x4x2xcomplex<f64>>
  %b = stablehlo.constant dense<[[[(1.0, 1.0)], [(2.0, 1.0)]], [[(1.0, 0.0)], [(3.0, 2.0)]]]> : tensor<2x2x1xcomplex<f64>>
  %r = "stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xcomplex<f64>>, tensor<2x2x1xcomplex<f64>>) -> tensor<1x8x1xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<1x8x1xcomplex<f64>>) -> tensor<1x8x1xf64>
  %imag0 = stablehlo.imag %r : (tensor<1x8x1xcomplex<f64>>) -> tensor<1x8x1xf64>
  %e0 = stablehlo.constant dense<[[[1.000000e+00], [2.000000e+00], [4.000000e+00], [7.000000e+00], [4.000000e+00], [7.000000e+00], [-1.000000e+00], [1.000000e+00]]]> : tensor<1x8x1xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xf64>
  %e1 = stablehlo.constant dense<[[[5.000000e+00], [6.000000e+00], [9.000000e+00], [9.000000e+00], [6.000000e+00], [1.000000e+01], [1.000000e+01], [1.100000e+01]]]> : tensor<1x8x1xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<1x8x1xf64>
  return
}
