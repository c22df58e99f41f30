// SPDX-License-Identifier: Apache-2.0
// stablehlo.dynamic_update_slice: starts are clamped, the operand stays as it is.

// at (0, 0), i32
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %b = stablehlo.constant dense<[[-1, -2], [-3, -4]]> : tensor<2x2xi32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %j = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %a, %b, %i, %j : (tensor<3x4xi32>, tensor<2x2xi32>, tensor<i32>, tensor<i32>) -> tensor<3x4xi32>
  check.expect_eq_const %0, dense<[[-1, -2, 3, 4], [-3, -4, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  check.expect_eq_const %a, dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  func.return
}

// -----

// at (1, 2), i32
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %b = stablehlo.constant dense<[[-1, -2], [-3, -4]]> : tensor<2x2xi32>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %a, %b, %i, %j : (tensor<3x4xi32>, tensor<2x2xi32>, tensor<i32>, tensor<i32>) -> tensor<3x4xi32>
  check.expect_eq_const %0, dense<[[1, 2, 3, 4], [5, 6, -1, -2], [9, 10, -3, -4]]> : tensor<3x4xi32>
  check.expect_eq_const %a, dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  func.return
}

// -----

// at (1, 2), i8
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi8>
  %b = stablehlo.constant dense<[[-1, -2], [-3, -4]]> : tensor<2x2xi8>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %a, %b, %i, %j : (tensor<3x4xi8>, tensor<2x2xi8>, tensor<i32>, tensor<i32>) -> tensor<3x4xi8>
  check.expect_eq_const %0, dense<[[1, 2, 3, 4], [5, 6, -1, -2], [9, 10, -3, -4]]> : tensor<3x4xi8>
  check.expect_eq_const %a, dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi8>
  func.return
}

// -----

// at (1, 2), i64
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi64>
  %b = stablehlo.constant dense<[[-1, -2], [-3, -4]]> : tensor<2x2xi64>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %a, %b, %i, %j : (tensor<3x4xi64>, tensor<2x2xi64>, tensor<i32>, tensor<i32>) -> tensor<3x4xi64>
  check.expect_eq_const %0, dense<[[1, 2, 3, 4], [5, 6, -1, -2], [9, 10, -3, -4]]> : tensor<3x4xi64>
  check.expect_eq_const %a, dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi64>
  func.return
}

// -----

// at (-5, 1), i32
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %b = stablehlo.constant dense<[[-1, -2], [-3, -4]]> : tensor<2x2xi32>
  %i = stablehlo.constant dense<-5> : tensor<i32>
  %j = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %a, %b, %i, %j : (tensor<3x4xi32>, tensor<2x2xi32>, tensor<i32>, tensor<i32>) -> tensor<3x4xi32>
  check.expect_eq_const %0, dense<[[1, -1, -2, 4], [5, -3, -4, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  check.expect_eq_const %a, dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  func.return
}

// -----

// at (9, 9), i32
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %b = stablehlo.constant dense<[[-1, -2], [-3, -4]]> : tensor<2x2xi32>
  %i = stablehlo.constant dense<9> : tensor<i32>
  %j = stablehlo.constant dense<9> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %a, %b, %i, %j : (tensor<3x4xi32>, tensor<2x2xi32>, tensor<i32>, tensor<i32>) -> tensor<3x4xi32>
  check.expect_eq_const %0, dense<[[1, 2, 3, 4], [5, 6, -1, -2], [9, 10, -3, -4]]> : tensor<3x4xi32>
  check.expect_eq_const %a, dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  func.return
}

// -----

// an operand that is a splat, and one update after another
func.func @main() {
  %a = stablehlo.constant dense<0> : tensor<4xi32>
  %b = stablehlo.constant dense<[1]> : tensor<1xi32>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<3> : tensor<i32>
  %c = stablehlo.dynamic_update_slice %a, %b, %i : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
  %0 = stablehlo.dynamic_update_slice %c, %b, %j : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %0, dense<[0, 1, 0, 1]> : tensor<4xi32>
  func.return
}
