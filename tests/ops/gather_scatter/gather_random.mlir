// SPDX-License-Identifier: Apache-2.0
// Random cases of one op; what jaxlib evaluates. Made by scripts/compare_ops.py --seed 5 --rounds 6.

// gather i1
func.func @main() {
  %0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %1 = stablehlo.constant dense<[[0]]> : tensor<1x1xui8>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<2xi1>, tensor<1x1xui8>) -> tensor<1xi1>
  %e0 = stablehlo.constant dense<false> : tensor<1xi1>
  check.expect_eq %r, %e0 : tensor<1xi1>
  func.return
}

// -----

// gather i1
func.func @main() {
  %0 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[true], [true], [true], [true]]]> : tensor<2x4x1xi1>
  %1 = stablehlo.constant dense<[[2, 0]]> : tensor<1x2xui8>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], operand_batching_dims = [2], start_indices_batching_dims = [0], start_index_map = [1, 0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x4x1xi1>, tensor<1x2xui8>) -> tensor<2x1xi1>
  %e0 = stablehlo.constant dense<[[false], [true]]> : tensor<2x1xi1>
  check.expect_eq %r, %e0 : tensor<2x1xi1>
  func.return
}

// -----

// gather i1
func.func @main() {
  %0 = stablehlo.constant dense<[[[false, false], [false, false]]]> : tensor<1x2x2xi1>
  %1 = stablehlo.constant dense<[[1, 1, -1]]> : tensor<1x3xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<1x2x2xi1>, tensor<1x3xi64>) -> tensor<3x1x2xi1>
  %e0 = stablehlo.constant dense<false> : tensor<3x1x2xi1>
  check.expect_eq %r, %e0 : tensor<3x1x2xi1>
  func.return
}

// -----

// gather i4
func.func @main() {
  %0 = stablehlo.constant dense<[[-2, 2, 2], [0, 0, 1], [2, 2, -3]]> : tensor<3x3xi4>
  %1 = stablehlo.constant dense<[[1, 4, 4]]> : tensor<1x3xui8>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi4>, tensor<1x3xui8>) -> tensor<3xi4>
  %e0 = stablehlo.constant dense<[2, 1, -3]> : tensor<3xi4>
  check.expect_eq %r, %e0 : tensor<3xi4>
  func.return
}

// -----

// gather i4
func.func @main() {
  %0 = stablehlo.constant dense<[3, 2, -1]> : tensor<3xi4>
  %1 = stablehlo.constant dense<[4]> : tensor<1xui8>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 3>}> : (tensor<3xi4>, tensor<1xui8>) -> tensor<3xi4>
  %e0 = stablehlo.constant dense<[3, 2, -1]> : tensor<3xi4>
  check.expect_eq %r, %e0 : tensor<3xi4>
  func.return
}

// -----

// gather i4
func.func @main() {
  %0 = stablehlo.constant dense<[[[-1, -3, -3], [-2, 1, 1]], [[-2, -2, -3], [1, -1, -2]], [[2, 2, -2], [0, 2, 2]]]> : tensor<3x2x3xi4>
  %1 = stablehlo.constant dense<[5]> : tensor<1xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x2x3xi4>, tensor<1xi64>) -> tensor<2x2xi4>
  %e0 = stablehlo.constant dense<[[2, 2], [0, 2]]> : tensor<2x2xi4>
  check.expect_eq %r, %e0 : tensor<2x2xi4>
  func.return
}

// -----

// gather i8
func.func @main() {
  %0 = stablehlo.constant dense<[[3, -1, -2], [-2, 3, -3]]> : tensor<2x3xi8>
  %1 = stablehlo.constant dense<[[0], [5]]> : tensor<2x1xi32>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xi8>, tensor<2x1xi32>) -> tensor<2x2xi8>
  %e0 = stablehlo.constant dense<[[3, 3], [-1, -3]]> : tensor<2x2xi8>
  check.expect_eq %r, %e0 : tensor<2x2xi8>
  func.return
}

// -----

// gather i8
func.func @main() {
  %0 = stablehlo.constant dense<[-1, -2, -2]> : tensor<3xi8>
  %1 = stablehlo.constant dense<[0]> : tensor<1xui8>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1>}> : (tensor<3xi8>, tensor<1xui8>) -> tensor<i8>
  %e0 = stablehlo.constant dense<-1> : tensor<i8>
  check.expect_eq %r, %e0 : tensor<i8>
  func.return
}

// -----

// gather i8
func.func @main() {
  %0 = stablehlo.constant dense<[[[-1, -2, 2], [0, -2, 2]], [[-3, 0, -2], [0, 0, 1]], [[-3, 1, 1], [0, 0, 1]], [[-3, -2, 2], [-2, -2, -1]]]> : tensor<4x2x3xi8>
  %1 = stablehlo.constant dense<[[[1, 1, 1], [-2, 1, -1]], [[1, -2, 1], [4, 4, -2]]]> : tensor<2x2x3xi32>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [2, 0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x2x3xi8>, tensor<2x2x3xi32>) -> tensor<2x1x3xi8>
  %e0 = stablehlo.constant dense<[[[-2, 0, -2]], [[-2, -2, -2]]]> : tensor<2x1x3xi8>
  check.expect_eq %r, %e0 : tensor<2x1x3xi8>
  func.return
}

// -----

// gather ui16
func.func @main() {
  %0 = stablehlo.constant dense<[[3, 2, 2, 1], [1, 0, 2, 3], [3, 0, 0, 0]]> : tensor<3x4xui16>
  %1 = stablehlo.constant dense<[0, 2]> : tensor<2xui8>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x4xui16>, tensor<2xui8>) -> tensor<2xui16>
  %e0 = stablehlo.constant dense<[2, 1]> : tensor<2xui16>
  check.expect_eq %r, %e0 : tensor<2xui16>
  func.return
}

// -----

// gather ui16
func.func @main() {
  %0 = stablehlo.constant dense<[[[0, 3, 3]], [[2, 1, 1]], [[0, 3, 1]], [[3, 1, 0]]]> : tensor<4x1x3xui16>
  %1 = stablehlo.constant dense<[4, 0, 2]> : tensor<3xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1, 2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 0, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x1x3xui16>, tensor<3xi64>) -> tensor<ui16>
  %e0 = stablehlo.constant dense<3> : tensor<ui16>
  check.expect_eq %r, %e0 : tensor<ui16>
  func.return
}

// -----

// gather ui16
func.func @main() {
  %0 = stablehlo.constant dense<[[2, 2, 1]]> : tensor<1x3xui16>
  %1 = stablehlo.constant dense<[[0], [2], [1]]> : tensor<3x1xui8>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xui16>, tensor<3x1xui8>) -> tensor<3xui16>
  %e0 = stablehlo.constant dense<[2, 2, 1]> : tensor<3xui16>
  check.expect_eq %r, %e0 : tensor<3xui16>
  func.return
}

// -----

// gather i32
func.func @main() {
  %0 = stablehlo.constant dense<[[1, 0, 3], [1, 3, 3], [-2, 0, -3], [1, -2, -3]]> : tensor<4x3xi32>
  %1 = stablehlo.constant dense<[[[4], [3]], [[3], [3]], [[2], [1]]]> : tensor<3x2x1xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x3xi32>, tensor<3x2x1xi64>) -> tensor<3x2xi32>
  %e0 = stablehlo.constant dense<[[1, 1], [-2, -2], [-3, 3]]> : tensor<3x2xi32>
  check.expect_eq %r, %e0 : tensor<3x2xi32>
  func.return
}

// -----

// gather i32
func.func @main() {
  %0 = stablehlo.constant dense<[[[1, -1, 3, 0], [3, 2, -3, 3], [2, -3, 1, 3], [-1, 3, -1, 0]], [[-2, -1, -1, -1], [-3, -1, -2, -3], [-2, 1, 0, -1], [-3, -1, 3, 0]], [[-2, -2, 2, -1], [-1, 3, 3, 3], [0, 3, 1, -3], [-1, -1, -1, 1]]]> : tensor<3x4x4xi32>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 2, 2, 3>}> : (tensor<3x4x4xi32>, tensor<2xi64>) -> tensor<2x2x3xi32>
  %e0 = stablehlo.constant dense<[[[-2, 1, 0], [-3, -1, 3]], [[0, 3, 1], [-1, -1, -1]]]> : tensor<2x2x3xi32>
  check.expect_eq %r, %e0 : tensor<2x2x3xi32>
  func.return
}

// -----

// gather i32
func.func @main() {
  %0 = stablehlo.constant dense<[[2, -1, 1, -2]]> : tensor<1x4xi32>
  %1 = stablehlo.constant dense<[[[-1]]]> : tensor<1x1x1xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x4xi32>, tensor<1x1x1xi64>) -> tensor<1x1xi32>
  %e0 = stablehlo.constant dense<2> : tensor<1x1xi32>
  check.expect_eq %r, %e0 : tensor<1x1xi32>
  func.return
}

// -----

// gather ui64
func.func @main() {
  %0 = stablehlo.constant dense<[[1, 3], [2, 0]]> : tensor<2x2xui64>
  %1 = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x2xui64>, tensor<2x1xi64>) -> tensor<2xui64>
  %e0 = stablehlo.constant dense<[3, 2]> : tensor<2xui64>
  check.expect_eq %r, %e0 : tensor<2xui64>
  func.return
}

// -----

// gather ui64
func.func @main() {
  %0 = stablehlo.constant dense<[[[1, 0, 2], [2, 3, 2], [2, 2, 3], [2, 0, 2]], [[3, 2, 1], [2, 1, 2], [2, 1, 2], [2, 2, 0]], [[0, 2, 2], [1, 2, 0], [3, 1, 3], [2, 2, 1]]]> : tensor<3x4x3xui64>
  %1 = stablehlo.constant dense<[[2, 4, 1], [-1, 1, -1]]> : tensor<2x3xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0, 1], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<3x4x3xui64>, tensor<2x3xi64>) -> tensor<2x2xui64>
  %e0 = stablehlo.constant dense<[[1, 3], [3, 2]]> : tensor<2x2xui64>
  check.expect_eq %r, %e0 : tensor<2x2xui64>
  func.return
}

// -----

// gather ui64
func.func @main() {
  %0 = stablehlo.constant dense<[2, 3, 1]> : tensor<3xui64>
  %1 = stablehlo.constant dense<[4]> : tensor<1xi32>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1>}> : (tensor<3xui64>, tensor<1xi32>) -> tensor<ui64>
  %e0 = stablehlo.constant dense<1> : tensor<ui64>
  check.expect_eq %r, %e0 : tensor<ui64>
  func.return
}

// -----

// gather f8E5M2
func.func @main() {
  %0 = stablehlo.constant dense<[[[-1.0, -2.0, -1.0, 2.0], [-1.0, 1.0, 2.0, -1.0]], [[-1.0, -2.0, 3.0, 1.0], [-3.0, 2.0, -1.0, -2.0]], [[-3.0, 2.0, 2.0, 0.0], [-1.0, -2.0, 1.0, -3.0]], [[-1.0, -2.0, -1.0, 0.0], [-2.0, -2.0, 1.0, 3.0]]]> : tensor<4x2x4xf8E5M2>
  %1 = stablehlo.constant dense<[[[1], [2]], [[2], [2]], [[1], [2]], [[1], [2]]]> : tensor<4x2x1xui8>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1], operand_batching_dims = [2], start_indices_batching_dims = [0], start_index_map = [1, 0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x2x4xf8E5M2>, tensor<4x2x1xui8>) -> tensor<4x1xf8E5M2>
  %e0 = stablehlo.constant dense<[[-1.000000e+00], [-2.000000e+00], [1.000000e+00], [-3.000000e+00]]> : tensor<4x1xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x1xf8E5M2>
  func.return
}

// -----

// gather f8E5M2
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, 1.0], [-2.0, 0.0]]> : tensor<2x2xf8E5M2>
  %1 = stablehlo.constant dense<[[[1, 0]], [[0, 2]]]> : tensor<2x1x2xui8>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xf8E5M2>, tensor<2x1x2xui8>) -> tensor<2x2x2xf8E5M2>
  %e0 = stablehlo.constant dense<[[[1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00]], [[-2.000000e+00, -2.000000e+00], [0.000000e+00, 0.000000e+00]]]> : tensor<2x2x2xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x2xf8E5M2>
  func.return
}

// -----

// gather f8E5M2
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf8E5M2>
  %1 = stablehlo.constant dense<[[2, 0, 5]]> : tensor<1x3xui8>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1>}> : (tensor<2xf8E5M2>, tensor<1x3xui8>) -> tensor<3xf8E5M2>
  %e0 = stablehlo.constant dense<[3.000000e+00, 1.000000e+00, 3.000000e+00]> : tensor<3xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3xf8E5M2>
  func.return
}

// -----

// gather bf16
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, 2.0, -1.0, 2.0], [-1.0, 3.0, -2.0, -1.0], [-2.0, -3.0, -2.0, 3.0], [0.0, 0.0, 0.0, -2.0]]> : tensor<4x4xbf16>
  %1 = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xbf16>, tensor<1xi64>) -> tensor<1xbf16>
  %e0 = stablehlo.constant dense<2.000000e+00> : tensor<1xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// gather bf16
func.func @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 3.0], [3.0, 0.0, 1.0]]> : tensor<2x3xbf16>
  %1 = stablehlo.constant dense<[[2, -2], [0, 5], [0, -2]]> : tensor<3x2xi32>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xbf16>, tensor<3x2xi32>) -> tensor<1x3xbf16>
  %e0 = stablehlo.constant dense<[[3.000000e+00, 3.000000e+00, -1.000000e+00]]> : tensor<1x3xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x3xbf16>
  func.return
}

// -----

// gather bf16
func.func @main() {
  %0 = stablehlo.constant dense<[-1.0]> : tensor<1xbf16>
  %1 = stablehlo.constant dense<[5]> : tensor<1xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1>}> : (tensor<1xbf16>, tensor<1xi64>) -> tensor<bf16>
  %e0 = stablehlo.constant dense<-1.000000e+00> : tensor<bf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<bf16>
  func.return
}

// -----

// gather f16
func.func @main() {
  %0 = stablehlo.constant dense<[-2.0, -3.0]> : tensor<2xf16>
  %1 = stablehlo.constant dense<[[4], [1], [4]]> : tensor<3x1xui8>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<2xf16>, tensor<3x1xui8>) -> tensor<3xf16>
  %e0 = stablehlo.constant dense<-3.000000e+00> : tensor<3xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3xf16>
  func.return
}

// -----

// gather f16
func.func @main() {
  %0 = stablehlo.constant dense<[[[3.0], [3.0], [-3.0]], [[-3.0], [0.0], [-1.0]]]> : tensor<2x3x1xf16>
  %1 = stablehlo.constant dense<[[[-1], [1]]]> : tensor<1x2x1xi32>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [2], start_indices_batching_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3, 1>}> : (tensor<2x3x1xf16>, tensor<1x2x1xi32>) -> tensor<1x1x3xf16>
  %e0 = stablehlo.constant dense<[[[3.000000e+00, 3.000000e+00, -3.000000e+00]]]> : tensor<1x1x3xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x1x3xf16>
  func.return
}

// -----

// gather f16
func.func @main() {
  %0 = stablehlo.constant dense<[[2.0, -1.0], [-3.0, -1.0], [1.0, 0.0], [0.0, -3.0]]> : tensor<4x2xf16>
  %1 = stablehlo.constant dense<[[-2, 1]]> : tensor<1x2xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 4, 1>}> : (tensor<4x2xf16>, tensor<1x2xi64>) -> tensor<2x4xf16>
  %e0 = stablehlo.constant dense<[[2.000000e+00, -3.000000e+00, 1.000000e+00, 0.000000e+00], [-1.000000e+00, -1.000000e+00, 0.000000e+00, -3.000000e+00]]> : tensor<2x4xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf16>
  func.return
}

// -----

// gather f32
func.func @main() {
  %0 = stablehlo.constant dense<[[[-3.0, 1.0], [2.0, 3.0], [-2.0, 2.0], [-3.0, 1.0]], [[-3.0, -3.0], [2.0, -2.0], [-2.0, 0.0], [-2.0, 3.0]], [[2.0, 0.0], [-1.0, -1.0], [-3.0, 1.0], [2.0, -3.0]], [[0.0, -3.0], [3.0, 3.0], [3.0, 2.0], [-3.0, 0.0]]]> : tensor<4x4x2xf32>
  %1 = stablehlo.constant dense<[[1, -2, 0, 4], [3, 5, 3, 5]]> : tensor<2x4xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [2, 0], index_vector_dim = 0>, slice_sizes = array<i64: 4, 1, 2>}> : (tensor<4x4x2xf32>, tensor<2x4xi64>) -> tensor<4x4x2xf32>
  %e0 = stablehlo.constant dense<[[[-3.000000e+00, 1.000000e+00], [-3.000000e+00, -3.000000e+00], [2.000000e+00, 0.000000e+00], [0.000000e+00, -3.000000e+00]], [[2.000000e+00, 3.000000e+00], [2.000000e+00, -2.000000e+00], [-1.000000e+00, -1.000000e+00], [3.000000e+00, 3.000000e+00]], [[-2.000000e+00, 2.000000e+00], [-2.000000e+00, 0.000000e+00], [-3.000000e+00, 1.000000e+00], [3.000000e+00, 2.000000e+00]], [[-3.000000e+00, 1.000000e+00], [-2.000000e+00, 3.000000e+00], [2.000000e+00, -3.000000e+00], [-3.000000e+00, 0.000000e+00]]]> : tensor<4x4x2xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4x2xf32>
  func.return
}

// -----

// gather f32
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, 1.0], [3.0, -3.0], [0.0, 2.0]]> : tensor<3x2xf32>
  %1 = stablehlo.constant dense<[[0]]> : tensor<1x1xui8>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x2xf32>, tensor<1x1xui8>) -> tensor<1x1xf32>
  %e0 = stablehlo.constant dense<1.000000e+00> : tensor<1x1xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x1xf32>
  func.return
}

// -----

// gather f32
func.func @main() {
  %0 = stablehlo.constant dense<[[2.0, 0.0], [-1.0, -1.0], [3.0, -1.0], [-3.0, -2.0]]> : tensor<4x2xf32>
  %1 = stablehlo.constant dense<[[2], [2], [-1], [0]]> : tensor<4x1xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xf32>, tensor<4x1xi64>) -> tensor<4x2xf32>
  %e0 = stablehlo.constant dense<[[2.000000e+00, 0.000000e+00], [-1.000000e+00, -1.000000e+00], [3.000000e+00, -1.000000e+00], [-3.000000e+00, -2.000000e+00]]> : tensor<4x2xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x2xf32>
  func.return
}

// -----

// gather f64
func.func @main() {
  %0 = stablehlo.constant dense<[[-3.0], [0.0], [2.0], [3.0]]> : tensor<4x1xf64>
  %1 = stablehlo.constant dense<[[4]]> : tensor<1x1xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x1xf64>, tensor<1x1xi64>) -> tensor<1xf64>
  %e0 = stablehlo.constant dense<3.000000e+00> : tensor<1xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}

// -----

// gather f64
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, -1.0, -2.0]> : tensor<3xf64>
  %1 = stablehlo.constant dense<[[2, 4]]> : tensor<1x2xui8>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1>}> : (tensor<3xf64>, tensor<1x2xui8>) -> tensor<2xf64>
  %e0 = stablehlo.constant dense<-2.000000e+00> : tensor<2xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xf64>
  func.return
}

// -----

// gather f64
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, -3.0, 0.0], [0.0, 2.0, -1.0], [-2.0, 2.0, -3.0]]> : tensor<3x3xf64>
  %1 = stablehlo.constant dense<[[5, 4], [1, 1]]> : tensor<2x2xi64>
  %r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x3xf64>, tensor<2x2xi64>) -> tensor<2x2xf64>
  %e0 = stablehlo.constant dense<[[2.000000e+00, 2.000000e+00], [-1.000000e+00, -1.000000e+00]]> : tensor<2x2xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf64>
  func.return
}
