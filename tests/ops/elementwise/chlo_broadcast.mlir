// SPDX-License-Identifier: Apache-2.0
// chlo.broadcast_*: sizes of 1 and missing dimensions are repeated.

// Both operands grow.
func.func @main() {
  %a = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %b = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %0 = chlo.broadcast_add %a, %b : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[11, 21, 31], [12, 22, 32]]> : tensor<2x3xi32>
  func.return
}

// -----

// A scalar, and dimensions by name.
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %s = stablehlo.constant dense<2.0> : tensor<f32>
  %v = stablehlo.constant dense<[10.0, 20.0]> : tensor<2xf32>
  %0 = chlo.broadcast_divide %a, %s : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  check.expect_eq_const %0, dense<[[0.5, 1.0], [1.5, 2.0]]> : tensor<2x2xf32>
  %1 = "chlo.broadcast_subtract"(%a, %v) {broadcast_dimensions = array<i64: 0>} : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %1, dense<[[-9.0, -8.0], [-17.0, -16.0]]> : tensor<2x2xf32>
  func.return
}

// -----

// compare and select.
func.func @main() {
  %a = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %b = stablehlo.constant dense<3> : tensor<i32>
  %p = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction LT>} : (tensor<2xi32>, tensor<i32>) -> tensor<2xi1>
  check.expect_eq_const %p, dense<[true, false]> : tensor<2xi1>
  %0 = chlo.broadcast_select %p, %a, %b : (tensor<2xi1>, tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %0, dense<[1, 3]> : tensor<2xi32>
  func.return
}

// -----

// Predicates, conjugates and constants.
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<4xf32>
  %0 = chlo.is_inf %a : tensor<4xf32> -> tensor<4xi1>
  check.expect_eq_const %0, dense<[false, true, true, false]> : tensor<4xi1>
  %1 = chlo.is_pos_inf %a : tensor<4xf32> -> tensor<4xi1>
  check.expect_eq_const %1, dense<[false, true, false, false]> : tensor<4xi1>
  %2 = chlo.is_neg_inf %a : tensor<4xf32> -> tensor<4xi1>
  check.expect_eq_const %2, dense<[false, false, true, false]> : tensor<4xi1>
  %z = stablehlo.constant dense<(1.0, 2.0)> : tensor<complex<f32>>
  %3 = chlo.conj %z : tensor<complex<f32>> -> tensor<complex<f32>>
  check.expect_eq_const %3, dense<(1.0, -2.0)> : tensor<complex<f32>>
  %4 = "chlo.constant_like"(%a) {value = 2.500000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %4, dense<2.5> : tensor<4xf32>
  func.return
}
