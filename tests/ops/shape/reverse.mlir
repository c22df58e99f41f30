// SPDX-License-Identifier: Apache-2.0
// stablehlo.reverse.

// i32, (4,), dims = [0]
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = stablehlo.reverse %a, dims = [0] : tensor<4xi32>
  check.expect_eq_const %0, dense<[4, 3, 2, 1]> : tensor<4xi32>
  func.return
}

// -----

// i8, (4,), dims = [0]
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi8>
  %0 = stablehlo.reverse %a, dims = [0] : tensor<4xi8>
  check.expect_eq_const %0, dense<[4, 3, 2, 1]> : tensor<4xi8>
  func.return
}

// -----

// bf16, (4,), dims = [0]
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xbf16>
  %0 = stablehlo.reverse %a, dims = [0] : tensor<4xbf16>
  check.expect_eq_const %0, dense<[4.0, 3.0, 2.0, 1.0]> : tensor<4xbf16>
  func.return
}

// -----

// i64, (4,), dims = [0]
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %0 = stablehlo.reverse %a, dims = [0] : tensor<4xi64>
  check.expect_eq_const %0, dense<[4, 3, 2, 1]> : tensor<4xi64>
  func.return
}

// -----

// complex<f64>, (4,), dims = [0]
func.func @main() {
  %a = stablehlo.constant dense<[(1.0, -1.5), (2.0, -2.5), (3.0, -3.5), (4.0, -4.5)]> : tensor<4xcomplex<f64>>
  %0 = stablehlo.reverse %a, dims = [0] : tensor<4xcomplex<f64>>
  check.expect_eq_const %0, dense<[(4.0, -4.5), (3.0, -3.5), (2.0, -2.5), (1.0, -1.5)]> : tensor<4xcomplex<f64>>
  func.return
}

// -----

// i1, (4,), dims = [0]
func.func @main() {
  %a = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %0 = stablehlo.reverse %a, dims = [0] : tensor<4xi1>
  check.expect_eq_const %0, dense<[false, true, false, true]> : tensor<4xi1>
  func.return
}

// -----

// i32, (2, 3), dims = [1]
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %0 = stablehlo.reverse %a, dims = [1] : tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xi32>
  func.return
}

// -----

// i32, (2, 3), dims = [0, 1]
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %0 = stablehlo.reverse %a, dims = [0, 1] : tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[6, 5, 4], [3, 2, 1]]> : tensor<2x3xi32>
  func.return
}

// -----

// i32, (2, 3, 2), dims = [0, 2]
func.func @main() {
  %a = stablehlo.constant dense<[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]]> : tensor<2x3x2xi32>
  %0 = stablehlo.reverse %a, dims = [0, 2] : tensor<2x3x2xi32>
  check.expect_eq_const %0, dense<[[[8, 7], [10, 9], [12, 11]], [[2, 1], [4, 3], [6, 5]]]> : tensor<2x3x2xi32>
  func.return
}

// -----

// i32, (2, 3), dims = []
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %0 = stablehlo.reverse %a, dims = [] : tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  func.return
}

// -----

// i32, (0, 3), dims = [0]
func.func @main() {
  %a = stablehlo.constant dense<> : tensor<0x3xi32>
  %0 = stablehlo.reverse %a, dims = [0] : tensor<0x3xi32>
  check.expect_eq_const %0, dense<> : tensor<0x3xi32>
  func.return
}
