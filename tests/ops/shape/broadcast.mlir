// SPDX-License-Identifier: Apache-2.0
// stablehlo.broadcast puts new dimensions first.

// i32, (2,), sizes = [3, 1]
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0 = stablehlo.broadcast %a, sizes = [3, 1] : (tensor<2xi32>) -> tensor<3x1x2xi32>
  check.expect_eq_const %0, dense<[[[1, 2]], [[1, 2]], [[1, 2]]]> : tensor<3x1x2xi32>
  func.return
}

// -----

// i32, (), sizes = [2, 2]
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.broadcast %a, sizes = [2, 2] : (tensor<i32>) -> tensor<2x2xi32>
  check.expect_eq_const %0, dense<[[1, 1], [1, 1]]> : tensor<2x2xi32>
  func.return
}
