// SPDX-License-Identifier: Apache-2.0
// chlo.ragged_dot: ragged rows, contractions and batches.

// rows, f32
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0.0, -3.0], [1.0, 2.0, -1.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [-2.0, -3.0, 3.0], [0.0, -2.0, 3.0]]> : tensor<6x3xf32>
  %b = stablehlo.constant dense<[[[0.0, -1.0], [-2.0, -3.0], [1.0, 1.0]], [[3.0, 3.0], [3.0, -3.0], [-3.0, 1.0]], [[1.0, -2.0], [3.0, 3.0], [-2.0, 1.0]]]> : tensor<3x3x2xf32>
  %c = stablehlo.constant dense<[2, 0, 3]> : tensor<3xi32>
  %0 = "chlo.ragged_dot"(%a, %b, %c) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x3xf32>, tensor<3x3x2xf32>, tensor<3xi32>) -> tensor<6x2xf32>
  check.expect_eq_const %0, dense<[[-3.0, -5.0], [-5.0, -8.0], [3.0, 3.0], [-2.0, 1.0], [-17.0, -2.0], [0.0, 0.0]]> : tensor<6x2xf32>
  func.return
}

// -----

// rows, i32
func.func @main() {
  %a = stablehlo.constant dense<[[-1, 0, 1], [0, 2, -2], [0, -2, 1], [-1, 1, 3], [-1, 2, 1], [2, 1, -2]]> : tensor<6x3xi32>
  %b = stablehlo.constant dense<[[[1, -1], [0, 0], [-1, 0]], [[0, -2], [3, 3], [-2, -1]], [[-2, -2], [-3, -1], [2, -2]]]> : tensor<3x3x2xi32>
  %c = stablehlo.constant dense<[2, 0, 3]> : tensor<3xi32>
  %0 = "chlo.ragged_dot"(%a, %b, %c) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x3xi32>, tensor<3x3x2xi32>, tensor<3xi32>) -> tensor<6x2xi32>
  check.expect_eq_const %0, dense<[[-2, 1], [2, 0], [8, 0], [5, -5], [-2, -2], [0, 0]]> : tensor<6x2xi32>
  func.return
}

// -----

// rows of a batch
func.func @main() {
  %a = stablehlo.constant dense<[[[3.0, 2.0, -2.0], [-3.0, -2.0, -1.0], [-2.0, 1.0, 1.0], [2.0, 0.0, 0.0]], [[2.0, 1.0, -2.0], [3.0, 3.0, 0.0], [0.0, 1.0, 2.0], [2.0, 2.0, -2.0]]]> : tensor<2x4x3xf32>
  %b = stablehlo.constant dense<[[[[3.0, -3.0], [0.0, -1.0]], [[1.0, 1.0], [0.0, -3.0]], [[-2.0, 0.0], [0.0, -2.0]]], [[[3.0, -2.0], [3.0, 1.0]], [[-3.0, -1.0], [1.0, -2.0]], [[-1.0, 3.0], [-3.0, 3.0]]]]> : tensor<2x3x2x2xf32>
  %c = stablehlo.constant dense<[[1, 3], [2, 1]]> : tensor<2x2xi32>
  %0 = "chlo.ragged_dot"(%a, %b, %c) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [2]>}> : (tensor<2x4x3xf32>, tensor<2x3x2x2xf32>, tensor<2x2xi32>) -> tensor<2x4x2xf32>
  check.expect_eq_const %0, dense<[[[15.0, -7.0], [0.0, 11.0], [0.0, -3.0], [0.0, -2.0]], [[5.0, -11.0], [0.0, -9.0], [-5.0, 4.0], [0.0, 0.0]]]> : tensor<2x4x2xf32>
  func.return
}

// -----

// contraction
func.func @main() {
  %a = stablehlo.constant dense<[[-3.0, 0.0, 2.0, -3.0, 3.0, 1.0], [0.0, 1.0, -1.0, 2.0, 0.0, -3.0]]> : tensor<2x6xf32>
  %b = stablehlo.constant dense<[[2.0, 2.0, 2.0], [1.0, -3.0, -3.0], [-2.0, -1.0, 3.0], [-3.0, 0.0, 3.0], [1.0, 2.0, 2.0], [-1.0, 1.0, -3.0]]> : tensor<6x3xf32>
  %c = stablehlo.constant dense<[2, 0, 3]> : tensor<3xi32>
  %0 = "chlo.ragged_dot"(%a, %b, %c) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<2x6xf32>, tensor<6x3xf32>, tensor<3xi32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %0, dense<[[[-6.0, -6.0, -6.0], [1.0, -3.0, -3.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[8.0, 4.0, 3.0], [-4.0, 1.0, 3.0]]]> : tensor<3x2x3xf32>
  func.return
}

// -----

// batch
func.func @main() {
  %a = stablehlo.constant dense<[[[2.0, -2.0], [0.0, 1.0]], [[-2.0, 2.0], [-2.0, 1.0]], [[3.0, 1.0], [-3.0, 1.0]]]> : tensor<3x2x2xf32>
  %b = stablehlo.constant dense<[[[1.0, -2.0], [3.0, 3.0]], [[-2.0, 2.0], [-3.0, 2.0]], [[-1.0, -2.0], [-1.0, 2.0]]]> : tensor<3x2x2xf32>
  %c = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0 = "chlo.ragged_dot"(%a, %b, %c) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<3x2x2xf32>, tensor<3x2x2xf32>, tensor<2xi32>) -> tensor<3x2x2xf32>
  check.expect_eq_const %0, dense<[[[-4.0, -10.0], [3.0, 3.0]], [[-2.0, 0.0], [1.0, -2.0]], [[-4.0, -4.0], [2.0, 8.0]]]> : tensor<3x2x2xf32>
  func.return
}
