// SPDX-License-Identifier: Apache-2.0
// stablehlo.transpose.

// i32, (2, 3), dims = [1, 0]
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %0, dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
  func.return
}

// -----

// i8, (2, 3), dims = [1, 0]
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xi8>) -> tensor<3x2xi8>
  check.expect_eq_const %0, dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi8>
  func.return
}

// -----

// bf16, (2, 3), dims = [1, 0]
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xbf16>
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xbf16>) -> tensor<3x2xbf16>
  check.expect_eq_const %0, dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xbf16>
  func.return
}

// -----

// i64, (2, 3), dims = [1, 0]
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xi64>) -> tensor<3x2xi64>
  check.expect_eq_const %0, dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi64>
  func.return
}

// -----

// complex<f64>, (2, 3), dims = [1, 0]
func.func @main() {
  %a = stablehlo.constant dense<[[(1.0, -1.5), (2.0, -2.5), (3.0, -3.5)], [(4.0, -4.5), (5.0, -5.5), (6.0, -6.5)]]> : tensor<2x3xcomplex<f64>>
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  check.expect_eq_const %0, dense<[[(1.0, -1.5), (4.0, -4.5)], [(2.0, -2.5), (5.0, -5.5)], [(3.0, -3.5), (6.0, -6.5)]]> : tensor<3x2xcomplex<f64>>
  func.return
}

// -----

// i1, (2, 3), dims = [1, 0]
func.func @main() {
  %a = stablehlo.constant dense<[[true, false, true], [false, true, false]]> : tensor<2x3xi1>
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xi1>) -> tensor<3x2xi1>
  check.expect_eq_const %0, dense<[[true, false], [false, true], [true, false]]> : tensor<3x2xi1>
  func.return
}

// -----

// i32, (2, 3, 4), dims = [2, 0, 1]
func.func @main() {
  %a = stablehlo.constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %0 = stablehlo.transpose %a, dims = [2, 0, 1] : (tensor<2x3x4xi32>) -> tensor<4x2x3xi32>
  check.expect_eq_const %0, dense<[[[1, 5, 9], [13, 17, 21]], [[2, 6, 10], [14, 18, 22]], [[3, 7, 11], [15, 19, 23]], [[4, 8, 12], [16, 20, 24]]]> : tensor<4x2x3xi32>
  func.return
}

// -----

// i32, (2, 3, 4), dims = [0, 1, 2]
func.func @main() {
  %a = stablehlo.constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %0 = stablehlo.transpose %a, dims = [0, 1, 2] : (tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  check.expect_eq_const %0, dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  func.return
}

// -----

// i32, (2, 1, 3, 2), dims = [3, 1, 0, 2]
func.func @main() {
  %a = stablehlo.constant dense<[[[[1, 2], [3, 4], [5, 6]]], [[[7, 8], [9, 10], [11, 12]]]]> : tensor<2x1x3x2xi32>
  %0 = stablehlo.transpose %a, dims = [3, 1, 0, 2] : (tensor<2x1x3x2xi32>) -> tensor<2x1x2x3xi32>
  check.expect_eq_const %0, dense<[[[[1, 3, 5], [7, 9, 11]]], [[[2, 4, 6], [8, 10, 12]]]]> : tensor<2x1x2x3xi32>
  func.return
}

// -----

// i32, (2, 0, 3), dims = [2, 1, 0]
func.func @main() {
  %a = stablehlo.constant dense<> : tensor<2x0x3xi32>
  %0 = stablehlo.transpose %a, dims = [2, 1, 0] : (tensor<2x0x3xi32>) -> tensor<3x0x2xi32>
  check.expect_eq_const %0, dense<> : tensor<3x0x2xi32>
  func.return
}

// -----

// i32, (5,), dims = [0]
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %0 = stablehlo.transpose %a, dims = [0] : (tensor<5xi32>) -> tensor<5xi32>
  check.expect_eq_const %0, dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  func.return
}

// -----

// a splat
func.func @main() {
  %a = stablehlo.constant dense<7> : tensor<2x3xi32>
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %0, dense<[[7, 7], [7, 7], [7, 7]]> : tensor<3x2xi32>
  func.return
}
