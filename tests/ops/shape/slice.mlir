// SPDX-License-Identifier: Apache-2.0
// stablehlo.slice, with strides and empty ranges.

// i32, (5,) [1:4]
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %0 = stablehlo.slice %a [1:4] : (tensor<5xi32>) -> tensor<3xi32>
  check.expect_eq_const %0, dense<[2, 3, 4]> : tensor<3xi32>
  func.return
}

// -----

// i32, (5,) [0:5:2]
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %0 = stablehlo.slice %a [0:5:2] : (tensor<5xi32>) -> tensor<3xi32>
  check.expect_eq_const %0, dense<[1, 3, 5]> : tensor<3xi32>
  func.return
}

// -----

// i32, (3, 4) [1:3, 0:4:3]
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %0 = stablehlo.slice %a [1:3, 0:4:3] : (tensor<3x4xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %0, dense<[[5, 8], [9, 12]]> : tensor<2x2xi32>
  func.return
}

// -----

// i8, (3, 4) [1:3, 0:4:3]
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi8>
  %0 = stablehlo.slice %a [1:3, 0:4:3] : (tensor<3x4xi8>) -> tensor<2x2xi8>
  check.expect_eq_const %0, dense<[[5, 8], [9, 12]]> : tensor<2x2xi8>
  func.return
}

// -----

// bf16, (3, 4) [1:3, 0:4:3]
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xbf16>
  %0 = stablehlo.slice %a [1:3, 0:4:3] : (tensor<3x4xbf16>) -> tensor<2x2xbf16>
  check.expect_eq_const %0, dense<[[5.0, 8.0], [9.0, 12.0]]> : tensor<2x2xbf16>
  func.return
}

// -----

// i64, (3, 4) [1:3, 0:4:3]
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi64>
  %0 = stablehlo.slice %a [1:3, 0:4:3] : (tensor<3x4xi64>) -> tensor<2x2xi64>
  check.expect_eq_const %0, dense<[[5, 8], [9, 12]]> : tensor<2x2xi64>
  func.return
}

// -----

// complex<f64>, (3, 4) [1:3, 0:4:3]
func.func @main() {
  %a = stablehlo.constant dense<[[(1.0, -1.5), (2.0, -2.5), (3.0, -3.5), (4.0, -4.5)], [(5.0, -5.5), (6.0, -6.5), (7.0, -7.5), (8.0, -8.5)], [(9.0, -9.5), (10.0, -10.5), (11.0, -11.5), (12.0, -12.5)]]> : tensor<3x4xcomplex<f64>>
  %0 = stablehlo.slice %a [1:3, 0:4:3] : (tensor<3x4xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  check.expect_eq_const %0, dense<[[(5.0, -5.5), (8.0, -8.5)], [(9.0, -9.5), (12.0, -12.5)]]> : tensor<2x2xcomplex<f64>>
  func.return
}

// -----

// i1, (3, 4) [1:3, 0:4:3]
func.func @main() {
  %a = stablehlo.constant dense<[[true, false, true, false], [true, false, true, false], [true, false, true, false]]> : tensor<3x4xi1>
  %0 = stablehlo.slice %a [1:3, 0:4:3] : (tensor<3x4xi1>) -> tensor<2x2xi1>
  check.expect_eq_const %0, dense<[[true, false], [true, false]]> : tensor<2x2xi1>
  func.return
}

// -----

// i32, (3, 4) [2:2, 0:4]
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %0 = stablehlo.slice %a [2:2, 0:4] : (tensor<3x4xi32>) -> tensor<0x4xi32>
  check.expect_eq_const %0, dense<> : tensor<0x4xi32>
  func.return
}

// -----

// i8, (3, 4) [2:2, 0:4]
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi8>
  %0 = stablehlo.slice %a [2:2, 0:4] : (tensor<3x4xi8>) -> tensor<0x4xi8>
  check.expect_eq_const %0, dense<> : tensor<0x4xi8>
  func.return
}

// -----

// bf16, (3, 4) [2:2, 0:4]
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xbf16>
  %0 = stablehlo.slice %a [2:2, 0:4] : (tensor<3x4xbf16>) -> tensor<0x4xbf16>
  check.expect_eq_const %0, dense<> : tensor<0x4xbf16>
  func.return
}

// -----

// i64, (3, 4) [2:2, 0:4]
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi64>
  %0 = stablehlo.slice %a [2:2, 0:4] : (tensor<3x4xi64>) -> tensor<0x4xi64>
  check.expect_eq_const %0, dense<> : tensor<0x4xi64>
  func.return
}

// -----

// complex<f64>, (3, 4) [2:2, 0:4]
func.func @main() {
  %a = stablehlo.constant dense<[[(1.0, -1.5), (2.0, -2.5), (3.0, -3.5), (4.0, -4.5)], [(5.0, -5.5), (6.0, -6.5), (7.0, -7.5), (8.0, -8.5)], [(9.0, -9.5), (10.0, -10.5), (11.0, -11.5), (12.0, -12.5)]]> : tensor<3x4xcomplex<f64>>
  %0 = stablehlo.slice %a [2:2, 0:4] : (tensor<3x4xcomplex<f64>>) -> tensor<0x4xcomplex<f64>>
  check.expect_eq_const %0, dense<> : tensor<0x4xcomplex<f64>>
  func.return
}

// -----

// i1, (3, 4) [2:2, 0:4]
func.func @main() {
  %a = stablehlo.constant dense<[[true, false, true, false], [true, false, true, false], [true, false, true, false]]> : tensor<3x4xi1>
  %0 = stablehlo.slice %a [2:2, 0:4] : (tensor<3x4xi1>) -> tensor<0x4xi1>
  check.expect_eq_const %0, dense<> : tensor<0x4xi1>
  func.return
}

// -----

// i32, (4, 3, 5) [0:4:2, 1:3, 4:5]
func.func @main() {
  %a = stablehlo.constant dense<[[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]], [[16, 17, 18, 19, 20], [21, 22, 23, 24, 25], [26, 27, 28, 29, 30]], [[31, 32, 33, 34, 35], [36, 37, 38, 39, 40], [41, 42, 43, 44, 45]], [[46, 47, 48, 49, 50], [51, 52, 53, 54, 55], [56, 57, 58, 59, 60]]]> : tensor<4x3x5xi32>
  %0 = stablehlo.slice %a [0:4:2, 1:3, 4:5] : (tensor<4x3x5xi32>) -> tensor<2x2x1xi32>
  check.expect_eq_const %0, dense<[[[10], [15]], [[40], [45]]]> : tensor<2x2x1xi32>
  func.return
}
