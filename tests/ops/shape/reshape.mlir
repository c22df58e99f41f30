// SPDX-License-Identifier: Apache-2.0
// stablehlo.reshape keeps the row-major order.

// i32, (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %0 = stablehlo.reshape %a : (tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %0, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  func.return
}

// -----

// i8, (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %0 = stablehlo.reshape %a : (tensor<2x3xi8>) -> tensor<3x2xi8>
  check.expect_eq_const %0, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi8>
  func.return
}

// -----

// bf16, (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xbf16>
  %0 = stablehlo.reshape %a : (tensor<2x3xbf16>) -> tensor<3x2xbf16>
  check.expect_eq_const %0, dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xbf16>
  func.return
}

// -----

// i64, (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %0 = stablehlo.reshape %a : (tensor<2x3xi64>) -> tensor<3x2xi64>
  check.expect_eq_const %0, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi64>
  func.return
}

// -----

// complex<f64>, (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[(1.0, -1.5), (2.0, -2.5), (3.0, -3.5)], [(4.0, -4.5), (5.0, -5.5), (6.0, -6.5)]]> : tensor<2x3xcomplex<f64>>
  %0 = stablehlo.reshape %a : (tensor<2x3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  check.expect_eq_const %0, dense<[[(1.0, -1.5), (2.0, -2.5)], [(3.0, -3.5), (4.0, -4.5)], [(5.0, -5.5), (6.0, -6.5)]]> : tensor<3x2xcomplex<f64>>
  func.return
}

// -----

// i1, (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[true, false, true], [false, true, false]]> : tensor<2x3xi1>
  %0 = stablehlo.reshape %a : (tensor<2x3xi1>) -> tensor<3x2xi1>
  check.expect_eq_const %0, dense<[[true, false], [true, false], [true, false]]> : tensor<3x2xi1>
  func.return
}

// -----

// i32, (6,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %0 = stablehlo.reshape %a : (tensor<6xi32>) -> tensor<1x2x3x1xi32>
  check.expect_eq_const %0, dense<[[[[1], [2], [3]], [[4], [5], [6]]]]> : tensor<1x2x3x1xi32>
  func.return
}

// -----

// i32, (1, 1)
func.func @main() {
  %a = stablehlo.constant dense<[[1]]> : tensor<1x1xi32>
  %0 = stablehlo.reshape %a : (tensor<1x1xi32>) -> tensor<i32>
  check.expect_eq_const %0, dense<1> : tensor<i32>
  func.return
}

// -----

// i32, ()
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.reshape %a : (tensor<i32>) -> tensor<1x1xi32>
  check.expect_eq_const %0, dense<[[1]]> : tensor<1x1xi32>
  func.return
}

// -----

// i32, (0, 3)
func.func @main() {
  %a = stablehlo.constant dense<> : tensor<0x3xi32>
  %0 = stablehlo.reshape %a : (tensor<0x3xi32>) -> tensor<7x0xi32>
  check.expect_eq_const %0, dense<> : tensor<7x0xi32>
  func.return
}

// -----

// i32, (2, 2, 2)
func.func @main() {
  %a = stablehlo.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi32>
  %0 = stablehlo.reshape %a : (tensor<2x2x2xi32>) -> tensor<8xi32>
  check.expect_eq_const %0, dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>
  func.return
}
