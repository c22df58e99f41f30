// SPDX-License-Identifier: Apache-2.0
// Random cases of one op; what jaxlib evaluates. Made by scripts/compare_ops.py --seed 5 --rounds 6.

// dot_general i1
func.func @main() {
  %0 = stablehlo.constant dense<[[false, true], [true, true], [true, true]]> : tensor<3x2xi1>
  %1 = stablehlo.constant dense<[[true, false, false], [true, true, false]]> : tensor<2x3xi1>
  %r = stablehlo.dot_general %0, %1, batching_dims = [1] x [0], contracting_dims = [0] x [1] : (tensor<3x2xi1>, tensor<2x3xi1>) -> tensor<2xi1>
  %e0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  check.expect_eq %r, %e0 : tensor<2xi1>
  func.return
}

// -----

// dot_general i1
func.func @main() {
  %0 = stablehlo.constant dense<[[false, true, true]]> : tensor<1x3xi1>
  %1 = stablehlo.constant dense<[[[[false, true, true]], [[true, true, false]]]]> : tensor<1x2x1x3xi1>
  %r = stablehlo.dot_general %0, %1, batching_dims = [0, 1] x [2, 3], contracting_dims = [] x [] : (tensor<1x3xi1>, tensor<1x2x1x3xi1>) -> tensor<1x3x1x2xi1>
  %e0 = stablehlo.constant dense<[[[[false, false]], [[true, true]], [[true, false]]]]> : tensor<1x3x1x2xi1>
  check.expect_eq %r, %e0 : tensor<1x3x1x2xi1>
  func.return
}

// -----

// dot_general i4
func.func @main() {
  %0 = stablehlo.constant dense<[[[[3, 0], [-2, -1]]]]> : tensor<1x1x2x2xi4>
  %1 = stablehlo.constant dense<[[[[[-3, -3]], [[-1, 0]], [[-2, -1]]], [[[-3, -3]], [[-3, 2]], [[-1, 3]]]]]> : tensor<1x2x3x1x2xi4>
  %r = stablehlo.dot_general %0, %1, batching_dims = [1] x [3], contracting_dims = [3, 2] x [1, 4] : (tensor<1x1x2x2xi4>, tensor<1x2x3x1x2xi4>) -> tensor<1x1x1x3xi4>
  %e0 = stablehlo.constant dense<[[[[0, -5, -7]]]]> : tensor<1x1x1x3xi4>
  check.expect_eq %r, %e0 : tensor<1x1x1x3xi4>
  func.return
}

// -----

// dot_general i4
func.func @main() {
  %0 = stablehlo.constant dense<[[0, -2, -3], [-2, 3, 3]]> : tensor<2x3xi4>
  %1 = stablehlo.constant dense<[[[[0, 2, 2], [-2, -3, -1]], [[1, 1, -1], [3, 3, -2]]], [[[2, 3, -1], [-3, 0, 3]], [[1, 1, -2], [-1, -2, -1]]], [[[-2, 2, -3], [-3, -3, -2]], [[3, -3, -3], [2, -2, 2]]]]> : tensor<3x2x2x3xi4>
  %r = stablehlo.dot_general %0, %1, batching_dims = [1, 0] x [3, 2], contracting_dims = [] x [] : (tensor<2x3xi4>, tensor<3x2x2x3xi4>) -> tensor<3x2x3x2xi4>
  %e0 = stablehlo.constant dense<[[[[0, 0], [0, 0], [0, 0]], [[4, -6], [6, 2], [6, -4]]], [[[-4, -2], [-6, -2], [-4, 6]], [[7, -7], [0, -6], [7, -6]]], [[[-6, 3], [3, 6], [-7, -7]], [[-3, -6], [-7, -3], [-6, 6]]]]> : tensor<3x2x3x2xi4>
  check.expect_eq %r, %e0 : tensor<3x2x3x2xi4>
  func.return
}

// -----

// dot_general i8
func.func @main() {
  %0 = stablehlo.constant dense<[[[[[-2, 1, 2], [0, -2, 2]], [[-3, 3, 1], [1, 0, -1]]]], [[[[3, -3, 3], [2, 1, -1]], [[3, -3, -3], [3, 2, -3]]]]]> : tensor<2x1x2x2x3xi8>
  %1 = stablehlo.constant dense<[[[[-2, 2], [0, -2]], [[0, 3], [1, 3]]]]> : tensor<1x2x2x2xi8>
  %r = stablehlo.dot_general %0, %1, batching_dims = [2, 3] x [3, 1], contracting_dims = [1, 0] x [0, 2] : (tensor<2x1x2x2x3xi8>, tensor<1x2x2x2xi8>) -> tensor<2x2x3xi8>
  %e0 = stablehlo.constant dense<[[[4, -2, -4], [2, 1, -1]], [[-12, 12, 8], [12, 6, -12]]]> : tensor<2x2x3xi8>
  check.expect_eq %r, %e0 : tensor<2x2x3xi8>
  func.return
}

// -----

// dot_general i8
func.func @main() {
  %0 = stablehlo.constant dense<-3> : tensor<i8>
  %1 = stablehlo.constant dense<-2> : tensor<i8>
  %r = stablehlo.dot_general %0, %1, batching_dims = [] x [], contracting_dims = [] x [] : (tensor<i8>, tensor<i8>) -> tensor<i8>
  %e0 = stablehlo.constant dense<6> : tensor<i8>
  check.expect_eq %r, %e0 : tensor<i8>
  func.return
}

// -----

// dot_general ui16
func.func @main() {
  %0 = stablehlo.constant dense<[[[1, 1], [3, 1]], [[1, 0], [0, 0]]]> : tensor<2x2x2xui16>
  %1 = stablehlo.constant dense<[[[[[3, 0]], [[2, 3]]], [[[0, 3]], [[2, 2]]]], [[[[0, 2]], [[2, 1]]], [[[0, 0]], [[3, 3]]]]]> : tensor<2x2x2x1x2xui16>
  %r = stablehlo.dot_general %0, %1, batching_dims = [1, 2] x [0, 1], contracting_dims = [0] x [2] : (tensor<2x2x2xui16>, tensor<2x2x2x1x2xui16>) -> tensor<2x2x1x2xui16>
  %e0 = stablehlo.constant dense<[[[[5, 3]], [[0, 3]]], [[[0, 6]], [[0, 0]]]]> : tensor<2x2x1x2xui16>
  check.expect_eq %r, %e0 : tensor<2x2x1x2xui16>
  func.return
}

// -----

// dot_general ui16
func.func @main() {
  %0 = stablehlo.constant dense<[[2]]> : tensor<1x1xui16>
  %1 = stablehlo.constant dense<[[2, 2]]> : tensor<1x2xui16>
  %r = stablehlo.dot_general %0, %1, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<1x1xui16>, tensor<1x2xui16>) -> tensor<1x2xui16>
  %e0 = stablehlo.constant dense<4> : tensor<1x2xui16>
  check.expect_eq %r, %e0 : tensor<1x2xui16>
  func.return
}

// -----

// dot_general i32
func.func @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<-3> : tensor<i32>
  %r = stablehlo.dot_general %0, %1, batching_dims = [] x [], contracting_dims = [] x [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %e0 = stablehlo.constant dense<-3> : tensor<i32>
  check.expect_eq %r, %e0 : tensor<i32>
  func.return
}

// -----

// dot_general i32
func.func @main() {
  %0 = stablehlo.constant dense<[[-3, -2, -1], [-1, 2, 2], [3, -2, 2]]> : tensor<3x3xi32>
  %1 = stablehlo.constant dense<[[[[-1, -3, 3]], [[0, -3, -2]], [[-3, 1, 3]]], [[[-2, -3, -2]], [[3, -1, 2]], [[0, 3, -1]]], [[[-3, 3, -1]], [[2, 1, 3]], [[-3, 3, -3]]]]> : tensor<3x3x1x3xi32>
  %r = stablehlo.dot_general %0, %1, batching_dims = [1, 0] x [1, 0], contracting_dims = [] x [] : (tensor<3x3xi32>, tensor<3x3x1x3xi32>) -> tensor<3x3x1x3xi32>
  %e0 = stablehlo.constant dense<[[[[3, 9, -9]], [[2, 3, 2]], [[-9, 9, -3]]], [[[0, 6, 4]], [[6, -2, 4]], [[-4, -2, -6]]], [[[3, -1, -3]], [[0, 6, -2]], [[-6, 6, -6]]]]> : tensor<3x3x1x3xi32>
  check.expect_eq %r, %e0 : tensor<3x3x1x3xi32>
  func.return
}

// -----

// dot_general ui64
func.func @main() {
  %0 = stablehlo.constant dense<[[[[1, 3, 3], [2, 2, 3], [2, 0, 1]], [[0, 1, 3], [3, 0, 2], [0, 1, 0]]]]> : tensor<1x2x3x3xui64>
  %1 = stablehlo.constant dense<[[[[[3, 0, 0], [3, 0, 3]]], [[[2, 2, 3], [2, 1, 0]]]], [[[[0, 3, 1], [3, 3, 3]]], [[[3, 2, 0], [2, 2, 0]]]], [[[[2, 2, 2], [2, 3, 0]]], [[[3, 3, 2], [3, 1, 2]]]]]> : tensor<3x2x1x2x3xui64>
  %r = stablehlo.dot_general %0, %1, batching_dims = [1, 3] x [3, 4], contracting_dims = [2, 0] x [0, 2] : (tensor<1x2x3x3xui64>, tensor<3x2x1x2x3xui64>) -> tensor<2x3x2xui64>
  %e0 = stablehlo.constant dense<[[[7, 14], [6, 10], [5, 11]], [[9, 6], [3, 2], [15, 0]]]> : tensor<2x3x2xui64>
  check.expect_eq %r, %e0 : tensor<2x3x2xui64>
  func.return
}

// -----

// dot_general ui64
func.func @main() {
  %0 = stablehlo.constant dense<[[0, 3], [2, 2], [1, 1]]> : tensor<3x2xui64>
  %1 = stablehlo.constant dense<[[[3, 2, 1], [0, 1, 3]], [[3, 1, 2], [3, 2, 3]]]> : tensor<2x2x3xui64>
  %r = stablehlo.dot_general %0, %1, batching_dims = [1] x [0], contracting_dims = [0] x [2] : (tensor<3x2xui64>, tensor<2x2x3xui64>) -> tensor<2x2xui64>
  %e0 = stablehlo.constant dense<[[5, 5], [13, 16]]> : tensor<2x2xui64>
  check.expect_eq %r, %e0 : tensor<2x2xui64>
  func.return
}

// -----

// dot_general bf16
func.func @main() {
  %0 = stablehlo.constant dense<[[[1.0, -2.0]]]> : tensor<1x1x2xbf16>
  %1 = stablehlo.constant dense<[[[0.0, -2.0], [2.0, 3.0]]]> : tensor<1x2x2xbf16>
  %r = stablehlo.dot_general %0, %1, batching_dims = [] x [], contracting_dims = [2, 0] x [2, 0] : (tensor<1x1x2xbf16>, tensor<1x2x2xbf16>) -> tensor<1x2xbf16>
  %e0 = stablehlo.constant dense<[[4.000000e+00, -4.000000e+00]]> : tensor<1x2xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x2xbf16>
  func.return
}

// -----

// dot_general bf16
func.func @main() {
  %0 = stablehlo.constant dense<[[[[-2.0, 0.0, 2.0], [-2.0, -2.0, 1.0]]], [[[0.0, 1.0, 1.0], [-2.0, -3.0, 1.0]]], [[[-3.0, 1.0, 1.0], [3.0, 3.0, 1.0]]]]> : tensor<3x1x2x3xbf16>
  %1 = stablehlo.constant dense<[[[[-1.0, -1.0, -1.0], [0.0, -2.0, -3.0], [-2.0, -1.0, -3.0]], [[-1.0, 2.0, -3.0], [-2.0, 3.0, 1.0], [3.0, 2.0, -2.0]]]]> : tensor<1x2x3x3xbf16>
  %r = stablehlo.dot_general %0, %1, batching_dims = [1] x [0], contracting_dims = [0, 3] x [3, 2] : (tensor<3x1x2x3xbf16>, tensor<1x2x3x3xbf16>) -> tensor<1x2x2xbf16>
  %e0 = stablehlo.constant dense<[[[-8.000000e+00, 2.100000e+01], [-8.000000e+00, -1.000000e+01]]]> : tensor<1x2x2xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x2x2xbf16>
  func.return
}

// -----

// dot_general f16
func.func @main() {
  %0 = stablehlo.constant dense<[[[1.0, 3.0]], [[2.0, 1.0]], [[-3.0, -3.0]]]> : tensor<3x1x2xf16>
  %1 = stablehlo.constant dense<[[[-2.0, 0.0, -1.0], [-2.0, -1.0, -3.0], [0.0, -3.0, 2.0]]]> : tensor<1x3x3xf16>
  %r = stablehlo.dot_general %0, %1, batching_dims = [0] x [2], contracting_dims = [1] x [0] : (tensor<3x1x2xf16>, tensor<1x3x3xf16>) -> tensor<3x2x3xf16>
  %e0 = stablehlo.constant dense<[[[-2.000000e+00, -2.000000e+00, 0.000000e+00], [-6.000000e+00, -6.000000e+00, 0.000000e+00]], [[0.000000e+00, -2.000000e+00, -6.000000e+00], [0.000000e+00, -1.000000e+00, -3.000000e+00]], [[3.000000e+00, 9.000000e+00, -6.000000e+00], [3.000000e+00, 9.000000e+00, -6.000000e+00]]]> : tensor<3x2x3xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x3xf16>
  func.return
}

// -----

// dot_general f16
func.func @main() {
  %0 = stablehlo.constant dense<[[[2.0, 1.0, 0.0], [0.0, -3.0, -2.0], [1.0, 0.0, 1.0]], [[0.0, 1.0, 3.0], [-2.0, 2.0, 3.0], [-3.0, -2.0, -3.0]], [[1.0, 2.0, -3.0], [0.0, -3.0, 0.0], [2.0, -3.0, -3.0]]]> : tensor<3x3x3xf16>
  %1 = stablehlo.constant dense<[[[[0.0, 2.0, 1.0], [2.0, -1.0, 2.0], [1.0, -2.0, -3.0]], [[3.0, 3.0, 3.0], [-2.0, 0.0, 2.0], [-1.0, -2.0, -3.0]], [[1.0, 2.0, 0.0], [0.0, -2.0, -2.0], [3.0, -1.0, -1.0]]], [[[1.0, -2.0, -3.0], [-3.0, 1.0, -1.0], [1.0, 0.0, -1.0]], [[-2.0, 0.0, 2.0], [0.0, -3.0, -2.0], [0.0, -1.0, 3.0]], [[0.0, -2.0, -3.0], [-3.0, 0.0, -1.0], [3.0, 1.0, 1.0]]], [[[-1.0, 1.0, 3.0], [3.0, 2.0, 1.0], [0.0, -3.0, 3.0]], [[2.0, 3.0, 0.0], [1.0, 2.0, 2.0], [2.0, 0.0, -3.0]], [[-3.0, 0.0, 0.0], [-2.0, -3.0, 3.0], [-2.0, -3.0, -2.0]]]]> : tensor<3x3x3x3xf16>
  %r = stablehlo.dot_general %0, %1, batching_dims = [2, 0] x [1, 0], contracting_dims = [1] x [2] : (tensor<3x3x3xf16>, tensor<3x3x3x3xf16>) -> tensor<3x3x3xf16>
  %e0 = stablehlo.constant dense<[[[1.000000e+00, 2.000000e+00, -1.000000e+00], [3.000000e+00, -2.000000e+00, 5.000000e+00], [-1.000000e+00, -5.000000e+00, 9.000000e+00]], [[9.000000e+00, 3.000000e+00, -3.000000e+00], [-2.000000e+00, -4.000000e+00, -8.000000e+00], [-5.000000e+00, 0.000000e+00, 3.000000e+00]], [[3.000000e+00, 3.000000e+00, 3.000000e+00], [-1.800000e+01, -9.000000e+00, -1.500000e+01], [1.500000e+01, 9.000000e+00, 6.000000e+00]]]> : tensor<3x3x3xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x3x3xf16>
  func.return
}

// -----

// dot_general f32
func.func @main() {
  %0 = stablehlo.constant dense<[2.0, 2.0, -2.0]> : tensor<3xf32>
  %1 = stablehlo.constant dense<[[[0.0], [1.0]], [[-3.0], [3.0]], [[-2.0], [-1.0]]]> : tensor<3x2x1xf32>
  %r = stablehlo.dot_general %0, %1, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<3xf32>, tensor<3x2x1xf32>) -> tensor<3x2x1xf32>
  %e0 = stablehlo.constant dense<[[[0.000000e+00], [2.000000e+00]], [[-6.000000e+00], [6.000000e+00]], [[4.000000e+00], [2.000000e+00]]]> : tensor<3x2x1xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x1xf32>
  func.return
}

// -----

// dot_general f32
func.func @main() {
  %0 = stablehlo.constant dense<[[[3.0, 2.0, -2.0], [2.0, 1.0, -3.0]], [[0.0, -1.0, 1.0], [-1.0, -3.0, -3.0]], [[0.0, 3.0, 0.0], [1.0, 0.0, 2.0]]]> : tensor<3x2x3xf32>
  %1 = stablehlo.constant dense<[[[[[1.0, 2.0, 3.0]], [[-1.0, 1.0, -2.0]], [[-1.0, 1.0, 3.0]]], [[[1.0, 1.0, 2.0]], [[2.0, 2.0, 0.0]], [[3.0, 3.0, 0.0]]], [[[3.0, -3.0, -2.0]], [[1.0, -2.0, 2.0]], [[1.0, -1.0, 2.0]]]], [[[[2.0, 3.0, 3.0]], [[-3.0, 2.0, -1.0]], [[-2.0, 2.0, -2.0]]], [[[-1.0, 0.0, 2.0]], [[2.0, -3.0, -3.0]], [[-3.0, 2.0, 2.0]]], [[[2.0, -3.0, -3.0]], [[0.0, -3.0, 2.0]], [[-3.0, 0.0, 3.0]]]]]> : tensor<2x3x3x1x3xf32>
  %r = stablehlo.dot_general %0, %1, batching_dims = [2] x [4], contracting_dims = [1, 0] x [0, 2] : (tensor<3x2x3xf32>, tensor<2x3x3x1x3xf32>) -> tensor<3x3x1xf32>
  %e0 = stablehlo.constant dense<[[[8.000000e+00], [-4.000000e+00], [1.000000e+01]], [[3.000000e+00], [1.800000e+01], [-1.000000e+00]], [[-1.800000e+01], [3.000000e+00], [1.500000e+01]]]> : tensor<3x3x1xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x3x1xf32>
  func.return
}

// -----

// dot_general f64
func.func @main() {
  %0 = stablehlo.constant dense<[[-2.0, 3.0]]> : tensor<1x2xf64>
  %1 = stablehlo.constant dense<[[2.0], [0.0]]> : tensor<2x1xf64>
  %r = stablehlo.dot_general %0, %1, batching_dims = [1] x [0], contracting_dims = [0] x [1] : (tensor<1x2xf64>, tensor<2x1xf64>) -> tensor<2xf64>
  %e0 = stablehlo.constant dense<[-4.000000e+00, 0.000000e+00]> : tensor<2xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xf64>
  func.return
}

// -----

// dot_general f64
func.func @main() {
  %0 = stablehlo.constant dense<[[[3.0, 3.0], [1.0, 2.0], [-1.0, 2.0]], [[1.0, -3.0], [-2.0, -2.0], [1.0, -3.0]]]> : tensor<2x3x2xf64>
  %1 = stablehlo.constant dense<[[[[3.0, 3.0]], [[3.0, -3.0]], [[1.0, -2.0]]], [[[-2.0, 1.0]], [[0.0, 0.0]], [[-2.0, -2.0]]]]> : tensor<2x3x1x2xf64>
  %r = stablehlo.dot_general %0, %1, batching_dims = [] x [], contracting_dims = [2, 0] x [0, 3] : (tensor<2x3x2xf64>, tensor<2x3x1x2xf64>) -> tensor<3x3x1xf64>
  %e0 = stablehlo.constant dense<[[[3.000000e+00], [6.000000e+00], [1.000000e+00]], [[-9.000000e+00], [9.000000e+00], [5.000000e+00]], [[-7.000000e+00], [-6.000000e+00], [-1.000000e+00]]]> : tensor<3x3x1xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x3x1xf64>
  func.return
}
