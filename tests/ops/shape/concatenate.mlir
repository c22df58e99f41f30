// SPDX-License-Identifier: Apache-2.0
// stablehlo.concatenate.

// i32, ((2, 2), (1, 2)) along 0
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %b = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi32>
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2x2xi32>, tensor<1x2xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %0, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  func.return
}

// -----

// i32, ((2, 2), (2, 1), (2, 3)) along 1
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %b = stablehlo.constant dense<[[5], [6]]> : tensor<2x1xi32>
  %c = stablehlo.constant dense<[[7, 8, 9], [10, 11, 12]]> : tensor<2x3xi32>
  %0 = stablehlo.concatenate %a, %b, %c, dim = 1 : (tensor<2x2xi32>, tensor<2x1xi32>, tensor<2x3xi32>) -> tensor<2x6xi32>
  check.expect_eq_const %0, dense<[[1, 2, 5, 7, 8, 9], [3, 4, 6, 10, 11, 12]]> : tensor<2x6xi32>
  func.return
}

// -----

// i8, ((2, 2), (2, 1), (2, 3)) along 1
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  %b = stablehlo.constant dense<[[5], [6]]> : tensor<2x1xi8>
  %c = stablehlo.constant dense<[[7, 8, 9], [10, 11, 12]]> : tensor<2x3xi8>
  %0 = stablehlo.concatenate %a, %b, %c, dim = 1 : (tensor<2x2xi8>, tensor<2x1xi8>, tensor<2x3xi8>) -> tensor<2x6xi8>
  check.expect_eq_const %0, dense<[[1, 2, 5, 7, 8, 9], [3, 4, 6, 10, 11, 12]]> : tensor<2x6xi8>
  func.return
}

// -----

// bf16, ((2, 2), (2, 1), (2, 3)) along 1
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xbf16>
  %b = stablehlo.constant dense<[[5.0], [6.0]]> : tensor<2x1xbf16>
  %c = stablehlo.constant dense<[[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]]> : tensor<2x3xbf16>
  %0 = stablehlo.concatenate %a, %b, %c, dim = 1 : (tensor<2x2xbf16>, tensor<2x1xbf16>, tensor<2x3xbf16>) -> tensor<2x6xbf16>
  check.expect_eq_const %0, dense<[[1.0, 2.0, 5.0, 7.0, 8.0, 9.0], [3.0, 4.0, 6.0, 10.0, 11.0, 12.0]]> : tensor<2x6xbf16>
  func.return
}

// -----

// i64, ((2, 2), (2, 1), (2, 3)) along 1
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  %b = stablehlo.constant dense<[[5], [6]]> : tensor<2x1xi64>
  %c = stablehlo.constant dense<[[7, 8, 9], [10, 11, 12]]> : tensor<2x3xi64>
  %0 = stablehlo.concatenate %a, %b, %c, dim = 1 : (tensor<2x2xi64>, tensor<2x1xi64>, tensor<2x3xi64>) -> tensor<2x6xi64>
  check.expect_eq_const %0, dense<[[1, 2, 5, 7, 8, 9], [3, 4, 6, 10, 11, 12]]> : tensor<2x6xi64>
  func.return
}

// -----

// complex<f64>, ((2, 2), (2, 1), (2, 3)) along 1
func.func @main() {
  %a = stablehlo.constant dense<[[(1.0, -1.5), (2.0, -2.5)], [(3.0, -3.5), (4.0, -4.5)]]> : tensor<2x2xcomplex<f64>>
  %b = stablehlo.constant dense<[[(5.0, -5.5)], [(6.0, -6.5)]]> : tensor<2x1xcomplex<f64>>
  %c = stablehlo.constant dense<[[(7.0, -7.5), (8.0, -8.5), (9.0, -9.5)], [(10.0, -10.5), (11.0, -11.5), (12.0, -12.5)]]> : tensor<2x3xcomplex<f64>>
  %0 = stablehlo.concatenate %a, %b, %c, dim = 1 : (tensor<2x2xcomplex<f64>>, tensor<2x1xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x6xcomplex<f64>>
  check.expect_eq_const %0, dense<[[(1.0, -1.5), (2.0, -2.5), (5.0, -5.5), (7.0, -7.5), (8.0, -8.5), (9.0, -9.5)], [(3.0, -3.5), (4.0, -4.5), (6.0, -6.5), (10.0, -10.5), (11.0, -11.5), (12.0, -12.5)]]> : tensor<2x6xcomplex<f64>>
  func.return
}

// -----

// i1, ((2, 2), (2, 1), (2, 3)) along 1
func.func @main() {
  %a = stablehlo.constant dense<[[true, false], [true, false]]> : tensor<2x2xi1>
  %b = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %c = stablehlo.constant dense<[[true, false, true], [false, true, false]]> : tensor<2x3xi1>
  %0 = stablehlo.concatenate %a, %b, %c, dim = 1 : (tensor<2x2xi1>, tensor<2x1xi1>, tensor<2x3xi1>) -> tensor<2x6xi1>
  check.expect_eq_const %0, dense<[[true, false, true, true, false, true], [true, false, false, false, true, false]]> : tensor<2x6xi1>
  func.return
}

// -----

// i32, ((2,), (0,), (1,)) along 0
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %b = stablehlo.constant dense<> : tensor<0xi32>
  %c = stablehlo.constant dense<[3]> : tensor<1xi32>
  %0 = stablehlo.concatenate %a, %b, %c, dim = 0 : (tensor<2xi32>, tensor<0xi32>, tensor<1xi32>) -> tensor<3xi32>
  check.expect_eq_const %0, dense<[1, 2, 3]> : tensor<3xi32>
  func.return
}

// -----

// i32, ((3,),) along 0
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %0 = stablehlo.concatenate %a, dim = 0 : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %0, dense<[1, 2, 3]> : tensor<3xi32>
  func.return
}

// -----

// i32, ((1, 2, 1), (1, 2, 2)) along 2
func.func @main() {
  %a = stablehlo.constant dense<[[[1], [2]]]> : tensor<1x2x1xi32>
  %b = stablehlo.constant dense<[[[3, 4], [5, 6]]]> : tensor<1x2x2xi32>
  %0 = stablehlo.concatenate %a, %b, dim = 2 : (tensor<1x2x1xi32>, tensor<1x2x2xi32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %0, dense<[[[1, 3, 4], [2, 5, 6]]]> : tensor<1x2x3xi32>
  func.return
}
