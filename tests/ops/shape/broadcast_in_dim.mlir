// SPDX-License-Identifier: Apache-2.0
// stablehlo.broadcast_in_dim.

// i32, (3,), dims = [1]
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[1, 2, 3], [1, 2, 3]]> : tensor<2x3xi32>
  func.return
}

// -----

// i8, (3,), dims = [1]
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi8>
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<3xi8>) -> tensor<2x3xi8>
  check.expect_eq_const %0, dense<[[1, 2, 3], [1, 2, 3]]> : tensor<2x3xi8>
  func.return
}

// -----

// bf16, (3,), dims = [1]
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xbf16>
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<3xbf16>) -> tensor<2x3xbf16>
  check.expect_eq_const %0, dense<[[1.0, 2.0, 3.0], [1.0, 2.0, 3.0]]> : tensor<2x3xbf16>
  func.return
}

// -----

// i64, (3,), dims = [1]
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi64>
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<3xi64>) -> tensor<2x3xi64>
  check.expect_eq_const %0, dense<[[1, 2, 3], [1, 2, 3]]> : tensor<2x3xi64>
  func.return
}

// -----

// complex<f64>, (3,), dims = [1]
func.func @main() {
  %a = stablehlo.constant dense<[(1.0, -1.5), (2.0, -2.5), (3.0, -3.5)]> : tensor<3xcomplex<f64>>
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  check.expect_eq_const %0, dense<[[(1.0, -1.5), (2.0, -2.5), (3.0, -3.5)], [(1.0, -1.5), (2.0, -2.5), (3.0, -3.5)]]> : tensor<2x3xcomplex<f64>>
  func.return
}

// -----

// i1, (3,), dims = [1]
func.func @main() {
  %a = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<3xi1>) -> tensor<2x3xi1>
  check.expect_eq_const %0, dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  func.return
}

// -----

// i32, (3,), dims = [0]
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %0, dense<[[1, 1], [2, 2], [3, 3]]> : tensor<3x2xi32>
  func.return
}

// -----

// i8, (3,), dims = [0]
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi8>
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<3xi8>) -> tensor<3x2xi8>
  check.expect_eq_const %0, dense<[[1, 1], [2, 2], [3, 3]]> : tensor<3x2xi8>
  func.return
}

// -----

// bf16, (3,), dims = [0]
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xbf16>
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<3xbf16>) -> tensor<3x2xbf16>
  check.expect_eq_const %0, dense<[[1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]> : tensor<3x2xbf16>
  func.return
}

// -----

// i64, (3,), dims = [0]
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi64>
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<3xi64>) -> tensor<3x2xi64>
  check.expect_eq_const %0, dense<[[1, 1], [2, 2], [3, 3]]> : tensor<3x2xi64>
  func.return
}

// -----

// complex<f64>, (3,), dims = [0]
func.func @main() {
  %a = stablehlo.constant dense<[(1.0, -1.5), (2.0, -2.5), (3.0, -3.5)]> : tensor<3xcomplex<f64>>
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  check.expect_eq_const %0, dense<[[(1.0, -1.5), (1.0, -1.5)], [(2.0, -2.5), (2.0, -2.5)], [(3.0, -3.5), (3.0, -3.5)]]> : tensor<3x2xcomplex<f64>>
  func.return
}

// -----

// i1, (3,), dims = [0]
func.func @main() {
  %a = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<3xi1>) -> tensor<3x2xi1>
  check.expect_eq_const %0, dense<[[true, true], [false, false], [true, true]]> : tensor<3x2xi1>
  func.return
}

// -----

// i32, (), dims = []
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
  check.expect_eq_const %0, dense<[[1, 1], [1, 1]]> : tensor<2x2xi32>
  func.return
}

// -----

// i32, (1, 3), dims = [2, 1]
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3]]> : tensor<1x3xi32>
  %0 = stablehlo.broadcast_in_dim %a, dims = [2, 1] : (tensor<1x3xi32>) -> tensor<2x3x2xi32>
  check.expect_eq_const %0, dense<[[[1, 1], [2, 2], [3, 3]], [[1, 1], [2, 2], [3, 3]]]> : tensor<2x3x2xi32>
  func.return
}

// -----

// i32, (2, 1), dims = [0, 1]
func.func @main() {
  %a = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[1, 1, 1], [2, 2, 2]]> : tensor<2x3xi32>
  func.return
}

// -----

// i32, (1,), dims = [0]
func.func @main() {
  %a = stablehlo.constant dense<[1]> : tensor<1xi32>
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<1xi32>) -> tensor<0xi32>
  check.expect_eq_const %0, dense<> : tensor<0xi32>
  func.return
}

// -----

// i32, (2, 3), dims = [2, 0]
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %0 = stablehlo.broadcast_in_dim %a, dims = [2, 0] : (tensor<2x3xi32>) -> tensor<3x2x2xi32>
  check.expect_eq_const %0, dense<[[[1, 4], [1, 4]], [[2, 5], [2, 5]], [[3, 6], [3, 6]]]> : tensor<3x2x2xi32>
  func.return
}
