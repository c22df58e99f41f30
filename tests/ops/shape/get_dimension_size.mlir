// SPDX-License-Identifier: Apache-2.0
// stablehlo.get_dimension_size.

// dimension 0
func.func @main() {
  %a = stablehlo.constant dense<> : tensor<2x0x5xf32>
  %0 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<2x0x5xf32>) -> tensor<i32>
  check.expect_eq_const %0, dense<2> : tensor<i32>
  func.return
}

// -----

// dimension 1
func.func @main() {
  %a = stablehlo.constant dense<> : tensor<2x0x5xf32>
  %0 = stablehlo.get_dimension_size %a, dim = 1 : (tensor<2x0x5xf32>) -> tensor<i32>
  check.expect_eq_const %0, dense<0> : tensor<i32>
  func.return
}

// -----

// dimension 2
func.func @main() {
  %a = stablehlo.constant dense<> : tensor<2x0x5xf32>
  %0 = stablehlo.get_dimension_size %a, dim = 2 : (tensor<2x0x5xf32>) -> tensor<i32>
  check.expect_eq_const %0, dense<5> : tensor<i32>
  func.return
}
