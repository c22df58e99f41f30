// SPDX-License-Identifier: Apache-2.0
// Random cases of one op; what jaxlib evaluates. Made by scripts/compare_ops.py --seed 5 --rounds 6.

// convolution i1
func.func @main() {
  %0 = stablehlo.constant dense<[[[true, true]], [[true, false]], [[false, false]], [[false, false]]]> : tensor<4x1x2xi1>
  %1 = stablehlo.constant dense<[[[false, true], [false, true], [false, false], [false, false]], [[false, false], [false, false], [false, false], [false, false]]]> : tensor<2x4x2xi1>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[f, 0, b]x[0, o, i]->[f, 0, b]>, window_strides = array<i64: 2>, padding = dense<[[-1, 2]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<4x1x2xi1>, tensor<2x4x2xi1>) -> tensor<4x1x2xi1>
  %e0 = stablehlo.constant dense<false> : tensor<4x1x2xi1>
  check.expect_eq %r, %e0 : tensor<4x1x2xi1>
  func.return
}

// -----

// convolution i1
func.func @main() {
  %0 = stablehlo.constant dense<[[[false]], [[true]], [[false]], [[true]]]> : tensor<4x1x1xi1>
  %1 = stablehlo.constant dense<[[[true, true], [false, false], [false, false]], [[true, true], [true, false], [true, false]]]> : tensor<2x3x2xi1>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[f, b, 0]x[o, 0, i]->[f, b, 0]>, window_strides = array<i64: 1>, padding = dense<[[0, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 2>, window_reversal = array<i1: false>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<4x1x1xi1>, tensor<2x3x2xi1>) -> tensor<2x1x0xi1>
  %e0 = stablehlo.constant dense<> : tensor<2x1x0xi1>
  check.expect_eq %r, %e0 : tensor<2x1x0xi1>
  func.return
}

// -----

// convolution i1
func.func @main() {
  %0 = stablehlo.constant dense<[[[true], [false]]]> : tensor<1x2x1xi1>
  %1 = stablehlo.constant dense<[[[false, true]], [[true, true]], [[true, false]]]> : tensor<3x1x2xi1>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[f, 0, b]x[0, i, o]->[b, 0, f]>, window_strides = array<i64: 2>, padding = dense<[[1, 2]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 2>, window_reversal = array<i1: true>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x2x1xi1>, tensor<3x1x2xi1>) -> tensor<1x1x2xi1>
  %e0 = stablehlo.constant dense<false> : tensor<1x1x2xi1>
  check.expect_eq %r, %e0 : tensor<1x1x2xi1>
  func.return
}

// -----

// convolution i4
func.func @main() {
  %0 = stablehlo.constant dense<[[[[-2], [1], [0]], [[1], [2], [2]]], [[[3], [0], [-3]], [[3], [-3], [1]]]]> : tensor<2x2x3x1xi4>
  %1 = stablehlo.constant dense<[[[[-2, -3]], [[0, 3]]], [[[-2, -2]], [[3, -3]]]]> : tensor<2x2x1x2xi4>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[b, 1, 0, f]x[0, 1, i, o]->[f, b, 0, 1]>, window_strides = array<i64: 1, 2>, padding = dense<[[2, 0], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x2x3x1xi4>, tensor<2x2x1x2xi4>) -> tensor<2x2x4x2xi4>
  %e0 = stablehlo.constant dense<[[[[0, 0], [4, -2], [2, -6], [-2, -8]], [[0, 0], [-6, -6], [-6, 0], [6, 4]]], [[[0, 0], [6, -3], [1, -8], [-2, 6]], [[0, 0], [7, 7], [-6, 3], [-7, 3]]]]> : tensor<2x2x4x2xi4>
  check.expect_eq %r, %e0 : tensor<2x2x4x2xi4>
  func.return
}

// -----

// convolution i4
func.func @main() {
  %0 = stablehlo.constant dense<[[[[2, -3]], [[2, -1]]]]> : tensor<1x2x1x2xi4>
  %1 = stablehlo.constant dense<[[[[-1], [3]], [[2], [-3]]], [[[2], [3]], [[1], [0]]], [[[-3], [3]], [[3], [1]]]]> : tensor<3x2x2x1xi4>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[f, 1, 0, b]x[1, o, 0, i]->[0, f, 1, b]>, window_strides = array<i64: 1, 2>, padding = dense<[[2, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<1x2x1x2xi4>, tensor<3x2x2x1xi4>) -> tensor<1x2x2x1xi4>
  %e0 = stablehlo.constant dense<[[[[-6], [2]], [[7], [-7]]]]> : tensor<1x2x2x1xi4>
  check.expect_eq %r, %e0 : tensor<1x2x2x1xi4>
  func.return
}

// -----

// convolution i4
func.func @main() {
  %0 = stablehlo.constant dense<[[[-1, 2], [2, -2]], [[-1, -1], [0, 0]], [[-3, -2], [2, 0]], [[2, -1], [1, 3]]]> : tensor<4x2x2xi4>
  %1 = stablehlo.constant dense<[[[0, -2, 2, -2]], [[2, -1, 1, -2]], [[-1, -3, 2, 1]]]> : tensor<3x1x4xi4>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[0, f, b]x[0, i, o]->[b, f, 0]>, window_strides = array<i64: 2>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<4x2x2xi4>, tensor<3x1x4xi4>) -> tensor<2x4x3xi4>
  %e0 = stablehlo.constant dense<[[[-2, -2, -6], [1, 1, 3], [2, 0, 2], [-4, 0, -4]], [[4, -2, -4], [-2, 1, 2], [-2, 0, 0], [4, 0, 0]]]> : tensor<2x4x3xi4>
  check.expect_eq %r, %e0 : tensor<2x4x3xi4>
  func.return
}

// -----

// convolution i8
func.func @main() {
  %0 = stablehlo.constant dense<[[[[-2]], [[1]]], [[[1]], [[1]]], [[[1]], [[-3]]], [[[-2]], [[0]]]]> : tensor<4x2x1x1xi8>
  %1 = stablehlo.constant dense<[[[[3, 1, 2]]]]> : tensor<1x1x1x3xi8>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[0, b, f, 1]x[1, i, o, 0]->[0, f, b, 1]>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [-1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: true, true>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<4x2x1x1xi8>, tensor<1x1x1x3xi8>) -> tensor<4x1x2x0xi8>
  %e0 = stablehlo.constant dense<> : tensor<4x1x2x0xi8>
  check.expect_eq %r, %e0 : tensor<4x1x2x0xi8>
  func.return
}

// -----

// convolution i8
func.func @main() {
  %0 = stablehlo.constant dense<[[[-1, 2]], [[-2, -2]], [[-1, 0]]]> : tensor<3x1x2xi8>
  %1 = stablehlo.constant dense<[[[3]], [[3]]]> : tensor<2x1x1xi8>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[0, f, b]x[o, 0, i]->[f, b, 0]>, window_strides = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 2>, window_reversal = array<i1: true>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<3x1x2xi8>, tensor<2x1x1xi8>) -> tensor<2x2x5xi8>
  %e0 = stablehlo.constant dense<[[[0, 0, -3, -6, -3], [0, 0, 6, -6, 0]], [[0, 0, -3, -6, -3], [0, 0, 6, -6, 0]]]> : tensor<2x2x5xi8>
  check.expect_eq %r, %e0 : tensor<2x2x5xi8>
  func.return
}

// -----

// convolution i8
func.func @main() {
  %0 = stablehlo.constant dense<[[[[2, -2], [-2, 1], [-2, -2]], [[0, -1], [-1, 2], [-2, 2]], [[-2, 2], [2, -3], [-2, 1]]]]> : tensor<1x3x3x2xi8>
  %1 = stablehlo.constant dense<[[[[3, -2]], [[-3, -1]]], [[[-3, -1]], [[-2, 2]]]]> : tensor<2x2x1x2xi8>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[1, 0, o, i]->[0, f, 1, b]>, window_strides = array<i64: 2, 2>, padding = dense<[[-1, 2], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x3x2xi8>, tensor<2x2x1x2xi8>) -> tensor<2x1x2x1xi8>
  %e0 = stablehlo.constant dense<[[[[-9], [-1]]], [[[0], [0]]]]> : tensor<2x1x2x1xi8>
  check.expect_eq %r, %e0 : tensor<2x1x2x1xi8>
  func.return
}

// -----

// convolution ui16
func.func @main() {
  %0 = stablehlo.constant dense<[[2, 0], [1, 1]]> : tensor<2x2xui16>
  %1 = stablehlo.constant dense<[[1, 3]]> : tensor<1x2xui16>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[b, f]>, window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x2xui16>, tensor<1x2xui16>) -> tensor<2x2xui16>
  %e0 = stablehlo.constant dense<[[2, 3], [0, 3]]> : tensor<2x2xui16>
  check.expect_eq %r, %e0 : tensor<2x2xui16>
  func.return
}

// -----

// convolution ui16
func.func @main() {
  %0 = stablehlo.constant dense<[[[2, 3], [0, 3]], [[2, 3], [2, 0]], [[1, 0], [0, 3]], [[1, 0], [3, 1]]]> : tensor<4x2x2xui16>
  %1 = stablehlo.constant dense<[[[2, 3]], [[3, 2]]]> : tensor<2x1x2xui16>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[0, f, b]x[i, 0, o]->[b, f, 0]>, window_strides = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 2>, window_reversal = array<i1: true>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x2x2xui16>, tensor<2x1x2xui16>) -> tensor<1x2x4xui16>
  %e0 = stablehlo.constant dense<[[[4, 10, 2, 11], [15, 9, 6, 2]]]> : tensor<1x2x4xui16>
  check.expect_eq %r, %e0 : tensor<1x2x4xui16>
  func.return
}

// -----

// convolution ui16
func.func @main() {
  %0 = stablehlo.constant dense<[[[[2, 0, 1, 0], [2, 3, 1, 0]], [[0, 3, 2, 3], [1, 1, 3, 1]], [[1, 2, 2, 1], [3, 2, 2, 1]]], [[[1, 0, 3, 1], [1, 2, 0, 0]], [[3, 1, 1, 2], [2, 3, 2, 0]], [[1, 2, 2, 3], [3, 0, 1, 1]]]]> : tensor<2x3x2x4xui16>
  %1 = stablehlo.constant dense<[[[[2, 0, 1, 2], [2, 2, 0, 0], [2, 0, 1, 1]], [[1, 3, 3, 2], [3, 2, 2, 0], [2, 2, 2, 1]]]]> : tensor<1x2x3x4xui16>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[1, 0, b, f]x[1, i, 0, o]->[1, b, 0, f]>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 2], [1, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x2x4xui16>, tensor<1x2x3x4xui16>) -> tensor<3x2x4x4xui16>
  %e0 = stablehlo.constant dense<[[[[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]], [[[0, 0, 0, 0], [15, 14, 20, 14], [0, 0, 0, 0], [16, 8, 11, 3]], [[0, 0, 0, 0], [25, 14, 4, 4], [0, 0, 0, 0], [16, 12, 4, 2]]], [[[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]]]> : tensor<3x2x4x4xui16>
  check.expect_eq %r, %e0 : tensor<3x2x4x4xui16>
  func.return
}

// -----

// convolution i32
func.func @main() {
  %0 = stablehlo.constant dense<[[[[-2, 0], [0, -1]], [[1, 2], [1, 1]]], [[[-1, -2], [-3, -2]], [[-3, 3], [-1, -3]]], [[[-1, 2], [2, -2]], [[3, -1], [-1, -2]]], [[[1, 2], [-3, -1]], [[0, 0], [-2, 3]]]]> : tensor<4x2x2x2xi32>
  %1 = stablehlo.constant dense<[[[[3, 3, 1], [3, 0, 3], [0, -2, -1], [1, -3, 1]]], [[[1, 1, 1], [-2, -3, -1], [-3, 2, 2], [-3, 2, 0]]]]> : tensor<2x1x4x3xi32>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[0, b, 1, f]x[0, i, o, 1]->[0, 1, b, f]>, window_strides = array<i64: 1, 2>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<4x2x2x2xi32>, tensor<2x1x4x3xi32>) -> tensor<8x0x2x4xi32>
  %e0 = stablehlo.constant dense<> : tensor<8x0x2x4xi32>
  check.expect_eq %r, %e0 : tensor<8x0x2x4xi32>
  func.return
}

// -----

// convolution i32
func.func @main() {
  %0 = stablehlo.constant dense<[[[[1, -3, -2]], [[3, 0, -3]], [[-2, -1, -2]], [[2, 3, 0]]], [[[3, 3, 1]], [[-2, 2, -1]], [[-3, 2, 2]], [[-1, 1, 1]]]]> : tensor<2x4x1x3xi32>
  %1 = stablehlo.constant dense<[[[[1, -1], [2, 2]], [[-2, 3], [3, -1]], [[3, -1], [2, -3]], [[2, 1], [1, -3]]], [[[2, -2], [3, -3]], [[0, -3], [-2, 3]], [[-3, 1], [3, -1]], [[0, -3], [0, 0]]], [[[1, 3], [-1, 1]], [[1, 1], [-2, -2]], [[1, 2], [-1, -3]], [[-1, 1], [-3, 0]]]]> : tensor<3x4x2x2xi32>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[1, o, i, 0]->[b, 1, f, 0]>, window_strides = array<i64: 2, 2>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<2x4x1x3xi32>, tensor<3x4x2x2xi32>) -> tensor<2x2x4x1xi32>
  %e0 = stablehlo.constant dense<[[[[1], [10], [2], [11]], [[-6], [-2], [-5], [-7]]], [[[9], [13], [14], [8]], [[-7], [-1], [4], [-5]]]]> : tensor<2x2x4x1xi32>
  check.expect_eq %r, %e0 : tensor<2x2x4x1xi32>
  func.return
}

// -----

// convolution i32
func.func @main() {
  %0 = stablehlo.constant dense<[[[1], [3], [1]], [[2], [-2], [1]]]> : tensor<2x3x1xi32>
  %1 = stablehlo.constant dense<[[[3], [-1], [0], [-2]], [[2], [-3], [-2], [1]], [[1], [3], [1], [3]]]> : tensor<3x4x1xi32>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, o, i]->[0, b, f]>, window_strides = array<i64: 1>, padding = dense<[[-1, 2]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 2>, window_reversal = array<i1: false>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<2x3x1xi32>, tensor<3x4x1xi32>) -> tensor<2x1x4xi32>
  %e0 = stablehlo.constant dense<[[[0, 0, 0, 0]], [[11, -6, -2, 5]]]> : tensor<2x1x4xi32>
  check.expect_eq %r, %e0 : tensor<2x1x4xi32>
  func.return
}

// -----

// convolution ui64
func.func @main() {
  %0 = stablehlo.constant dense<[[2, 0], [0, 3]]> : tensor<2x2xui64>
  %1 = stablehlo.constant dense<[[3, 3], [2, 2]]> : tensor<2x2xui64>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>, window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x2xui64>, tensor<2x2xui64>) -> tensor<2x2xui64>
  %e0 = stablehlo.constant dense<6> : tensor<2x2xui64>
  check.expect_eq %r, %e0 : tensor<2x2xui64>
  func.return
}

// -----

// convolution ui64
func.func @main() {
  %0 = stablehlo.constant dense<[[[[1, 3], [1, 1]], [[0, 2], [1, 3]], [[3, 0], [0, 0]]], [[[2, 0], [2, 0]], [[3, 2], [1, 3]], [[1, 3], [3, 0]]]]> : tensor<2x3x2x2xui64>
  %1 = stablehlo.constant dense<[[[[1], [3], [0], [0]]]]> : tensor<1x1x4x1xui64>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[b, 1, f, 0]x[0, i, o, 1]->[1, f, b, 0]>, window_strides = array<i64: 1, 1>, padding = dense<[[1, 0], [-1, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x2x2xui64>, tensor<1x1x4x1xui64>) -> tensor<6x4x2x4xui64>
  %e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000003000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000006000000000000000000000000000000090000000000000000000000000000000600000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000003000000000000000000000000000000090000000000000000000000000000000000000000000000000000000000000003000000000000000000000000000000090000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x4x2x4xui64>
  check.expect_eq %r, %e0 : tensor<6x4x2x4xui64>
  func.return
}

// -----

// convolution ui64
func.func @main() {
  %0 = stablehlo.constant dense<[[[[1], [2]], [[2], [1]]], [[[3], [1]], [[1], [2]]]]> : tensor<2x2x2x1xui64>
  %1 = stablehlo.constant dense<[[[[0]], [[3]]], [[[0]], [[0]]]]> : tensor<2x2x1x1xui64>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[0, b, f, 1]x[0, i, 1, o]->[b, f, 0, 1]>, window_strides = array<i64: 1, 1>, padding = dense<[[1, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: true, false>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x2x2x1xui64>, tensor<2x2x1x1xui64>) -> tensor<2x1x2x4xui64>
  %e0 = stablehlo.constant dense<[[[[0, 0, 0, 0], [0, 0, 3, 0]]], [[[0, 0, 0, 0], [0, 0, 6, 0]]]]> : tensor<2x1x2x4xui64>
  check.expect_eq %r, %e0 : tensor<2x1x2x4xui64>
  func.return
}

// -----

// convolution bf16
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0]]> : tensor<1x1xbf16>
  %1 = stablehlo.constant dense<[[1.0]]> : tensor<1x1xbf16>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>, window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  %e0 = stablehlo.constant dense<1.000000e+00> : tensor<1x1xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x1xbf16>
  func.return
}

// -----

// convolution bf16
func.func @main() {
  %0 = stablehlo.constant dense<[[[2.0], [2.0]], [[2.0], [0.0]]]> : tensor<2x2x1xbf16>
  %1 = stablehlo.constant dense<[[[-1.0, 2.0]]]> : tensor<1x1x2xbf16>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[f, 0, b]x[0, o, i]->[f, b, 0]>, window_strides = array<i64: 1>, padding = dense<[[0, 2]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x2x1xbf16>, tensor<1x1x2xbf16>) -> tensor<1x1x4xbf16>
  %e0 = stablehlo.constant dense<[[[2.000000e+00, -2.000000e+00, 0.000000e+00, 0.000000e+00]]]> : tensor<1x1x4xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x1x4xbf16>
  func.return
}

// -----

// convolution bf16
func.func @main() {
  %0 = stablehlo.constant dense<[[[1.0, -3.0, -2.0, 1.0], [3.0, -1.0, -3.0, 1.0]]]> : tensor<1x2x4xbf16>
  %1 = stablehlo.constant dense<[[[-3.0, -3.0, -1.0], [-2.0, -1.0, 0.0], [-3.0, 3.0, 2.0], [-1.0, -1.0, 1.0]]]> : tensor<1x4x3xbf16>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[f, 0, b]x[i, o, 0]->[0, b, f]>, window_strides = array<i64: 1>, padding = dense<[[0, 2]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<1x2x4xbf16>, tensor<1x4x3xbf16>) -> tensor<3x2x4xbf16>
  %e0 = stablehlo.constant dense<[[[-6.000000e+00, -2.000000e+00, 0.000000e+00, -1.000000e+00], [1.000000e+01, 6.000000e+00, -1.000000e+00, 0.000000e+00]], [[-9.000000e+00, -3.000000e+00, -9.000000e+00, 3.000000e+00], [3.000000e+00, 1.000000e+00, 3.000000e+00, -1.000000e+00]], [[-9.000000e+00, -6.000000e+00, 9.000000e+00, 3.000000e+00], [3.000000e+00, 2.000000e+00, -3.000000e+00, -1.000000e+00]]]> : tensor<3x2x4xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x4xbf16>
  func.return
}

// -----

// convolution f16
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, -3.0], [-1.0, -2.0], [-2.0, 3.0], [2.0, -3.0]]> : tensor<4x2xf16>
  %1 = stablehlo.constant dense<[[2.0, 2.0], [1.0, 2.0], [2.0, 2.0], [-1.0, 3.0]]> : tensor<4x2xf16>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[f, b]x[o, i]->[f, b]>, window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<4x2xf16>, tensor<4x2xf16>) -> tensor<4x2xf16>
  %e0 = stablehlo.constant dense<[[0.000000e+00, -1.000000e+01], [-1.000000e+00, -7.000000e+00], [0.000000e+00, 0.000000e+00], [8.000000e+00, -1.200000e+01]]> : tensor<4x2xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x2xf16>
  func.return
}

// -----

// convolution f16
func.func @main() {
  %0 = stablehlo.constant dense<[[[[3.0]], [[-2.0]], [[3.0]], [[1.0]]], [[[-3.0]], [[2.0]], [[3.0]], [[-1.0]]], [[[0.0]], [[0.0]], [[0.0]], [[-1.0]]]]> : tensor<3x4x1x1xf16>
  %1 = stablehlo.constant dense<[[[[2.0], [0.0]], [[2.0], [-1.0]]], [[[2.0], [0.0]], [[-2.0], [-2.0]]], [[[3.0], [2.0]], [[1.0], [0.0]]]]> : tensor<3x2x2x1xf16>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[1, b, 0, f]x[0, 1, o, i]->[0, 1, f, b]>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 0], [1, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, true>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<3x4x1x1xf16>, tensor<3x2x2x1xf16>) -> tensor<0x6x2x2xf16>
  %e0 = stablehlo.constant dense<> : tensor<0x6x2x2xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<0x6x2x2xf16>
  func.return
}

// -----

// convolution f16
func.func @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 3.0]]> : tensor<2x2xf16>
  %1 = stablehlo.constant dense<[[0.0], [-2.0]]> : tensor<2x1xf16>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x2xf16>, tensor<2x1xf16>) -> tensor<2x1xf16>
  %e0 = stablehlo.constant dense<[[0.000000e+00], [-6.000000e+00]]> : tensor<2x1xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xf16>
  func.return
}

// -----

// convolution f32
func.func @main() {
  %0 = stablehlo.constant dense<[[[[1.0, 2.0, 2.0, 3.0]]], [[[-1.0, -2.0, 2.0, -2.0]]]]> : tensor<2x1x1x4xf32>
  %1 = stablehlo.constant dense<[[[[2.0, 1.0]], [[3.0, -3.0]]]]> : tensor<1x2x1x2xf32>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[b, f, 1, 0]x[0, o, i, 1]->[0, f, b, 1]>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [-1, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: true, false>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x1x1x4xf32>, tensor<1x2x1x2xf32>) -> tensor<4x2x2x0xf32>
  %e0 = stablehlo.constant dense<> : tensor<4x2x2x0xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x2x2x0xf32>
  func.return
}

// -----

// convolution f32
func.func @main() {
  %0 = stablehlo.constant dense<[[-3.0, -1.0], [-1.0, -3.0]]> : tensor<2x2xf32>
  %1 = stablehlo.constant dense<[[2.0, -3.0]]> : tensor<1x2xf32>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[f, b]x[o, i]->[b, f]>, window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x2xf32>, tensor<1x2xf32>) -> tensor<2x1xf32>
  %e0 = stablehlo.constant dense<[[-3.000000e+00], [7.000000e+00]]> : tensor<2x1xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xf32>
  func.return
}

// -----

// convolution f32
func.func @main() {
  %0 = stablehlo.constant dense<[[-2.0, -3.0], [2.0, 3.0], [-2.0, 1.0], [1.0, -3.0]]> : tensor<4x2xf32>
  %1 = stablehlo.constant dense<[[-3.0, 1.0], [3.0, -1.0]]> : tensor<2x2xf32>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %e0 = stablehlo.constant dense<[[-3.000000e+00, -3.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf32>
  func.return
}

// -----

// convolution f64
func.func @main() {
  %0 = stablehlo.constant dense<[[[0.0]], [[-1.0]], [[2.0]], [[0.0]]]> : tensor<4x1x1xf64>
  %1 = stablehlo.constant dense<[[[0.0]], [[-3.0]]]> : tensor<2x1x1xf64>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[0, f, b]x[o, 0, i]->[b, 0, f]>, window_strides = array<i64: 1>, padding = dense<[[-1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 2>, window_reversal = array<i1: false>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<4x1x1xf64>, tensor<2x1x1xf64>) -> tensor<1x4x2xf64>
  %e0 = stablehlo.constant dense<[[[0.000000e+00, 3.000000e+00], [0.000000e+00, -6.000000e+00], [0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00]]]> : tensor<1x4x2xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x4x2xf64>
  func.return
}

// -----

// convolution f64
func.func @main() {
  %0 = stablehlo.constant dense<[[[3.0, 0.0, -2.0], [0.0, 3.0, 0.0]], [[1.0, 1.0, -1.0], [-1.0, -1.0, 0.0]]]> : tensor<2x2x3xf64>
  %1 = stablehlo.constant dense<[[[2.0, 0.0], [1.0, -1.0]], [[2.0, -2.0], [1.0, 0.0]], [[1.0, 3.0], [3.0, 0.0]], [[-2.0, -2.0], [3.0, -1.0]]]> : tensor<4x2x2xf64>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[f, b, 0]x[o, i, 0]->[0, b, f]>, window_strides = array<i64: 2>, padding = dense<[[2, 2]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<2x2x3xf64>, tensor<4x2x2xf64>) -> tensor<4x1x4xf64>
  %e0 = stablehlo.constant dense<[[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]], [[7.000000e+00, 7.000000e+00, -3.000000e+00, -3.000000e+00]], [[1.000000e+00, 1.000000e+00, 0.000000e+00, -9.000000e+00]], [[-5.000000e+00, -5.000000e+00, 0.000000e+00, 0.000000e+00]]]> : tensor<4x1x4xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x1x4xf64>
  func.return
}

// -----

// convolution f64
func.func @main() {
  %0 = stablehlo.constant dense<[[-1.0], [2.0]]> : tensor<2x1xf64>
  %1 = stablehlo.constant dense<[[3.0]]> : tensor<1x1xf64>
  %r = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x1xf64>, tensor<1x1xf64>) -> tensor<2x1xf64>
  %e0 = stablehlo.constant dense<[[-3.000000e+00], [6.000000e+00]]> : tensor<2x1xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x1xf64>
  func.return
}
