// SPDX-License-Identifier: Apache-2.0
// stablehlo.dot, the older form.

// 1-d times 1-d
func.func @main() {
  %0 = stablehlo.constant dense<[4.0, -6.0, -2.0]> : tensor<3xf32>
  %1 = stablehlo.constant dense<[1.0, 6.0, -4.0]> : tensor<3xf32>
  %2 = stablehlo.dot %0, %1 : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  check.expect_eq_const %2, dense<-24.0> : tensor<f32>
  func.return
}

// -----

// 2-d times 1-d
func.func @main() {
  %0 = stablehlo.constant dense<[[-5.0, 3.0, 0.0], [-7.0, 6.0, 3.0]]> : tensor<2x3xf32>
  %1 = stablehlo.constant dense<[-9.0, 7.0, 1.0]> : tensor<3xf32>
  %2 = stablehlo.dot %0, %1 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  check.expect_eq_const %2, dense<[66.0, 108.0]> : tensor<2xf32>
  func.return
}

// -----

// 1-d times 2-d
func.func @main() {
  %0 = stablehlo.constant dense<[-4.0, 0.0, 1.0]> : tensor<3xf32>
  %1 = stablehlo.constant dense<[[0.0, 7.0], [3.0, 8.0], [-4.0, -2.0]]> : tensor<3x2xf32>
  %2 = stablehlo.dot %0, %1 : (tensor<3xf32>, tensor<3x2xf32>) -> tensor<2xf32>
  check.expect_eq_const %2, dense<[-4.0, -30.0]> : tensor<2xf32>
  func.return
}

// -----

// 2-d times 2-d
func.func @main() {
  %0 = stablehlo.constant dense<[[-3.0, 3.0, 5.0], [2.0, -2.0, -9.0]]> : tensor<2x3xf32>
  %1 = stablehlo.constant dense<[[-2.0, 2.0, 2.0, -6.0], [0.0, -7.0, 0.0, -1.0], [0.0, 6.0, -6.0, -5.0]]> : tensor<3x4xf32>
  %2 = stablehlo.dot %0, %1 : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  check.expect_eq_const %2, dense<[[6.0, 3.0, -36.0, -10.0], [-4.0, -36.0, 58.0, 35.0]]> : tensor<2x4xf32>
  func.return
}
