// SPDX-License-Identifier: Apache-2.0
// stablehlo.gather and dynamic_gather: dimension numbers, starts out of range.

// the specification's example
func.func @main() {
  %0 = stablehlo.constant dense<[[[[1, 2], [3, 4], [5, 6], [7, 8]], [[9, 10], [11, 12], [13, 14], [15, 16]], [[17, 18], [19, 20], [21, 22], [23, 24]]], [[[25, 26], [27, 28], [29, 30], [31, 32]], [[33, 34], [35, 36], [37, 38], [39, 40]], [[41, 42], [43, 44], [45, 46], [47, 48]]]]> : tensor<2x3x4x2xi64>
  %1 = stablehlo.constant dense<[[[[0, 0], [1, 0], [2, 1]], [[0, 1], [1, 1], [0, 9]]], [[[0, 0], [2, 1], [2, 2]], [[1, 2], [0, 1], [1, 0]]]]> : tensor<2x2x3x2xi64>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xi64>, tensor<2x2x3x2xi64>) -> tensor<2x2x3x2x2xi64>
  check.expect_eq_const %2, dense<[[[[[1, 2], [3, 4]], [[3, 4], [5, 6]], [[13, 14], [15, 16]]], [[[33, 34], [35, 36]], [[35, 36], [37, 38]], [[41, 42], [43, 44]]]], [[[[1, 2], [3, 4]], [[13, 14], [15, 16]], [[21, 22], [23, 24]]], [[[43, 44], [45, 46]], [[33, 34], [35, 36]], [[27, 28], [29, 30]]]]]> : tensor<2x2x3x2x2xi64>
  func.return
}

// -----

// rows of a table (an embedding)
func.func @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0], [12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0]]> : tensor<5x4xf32>
  %1 = stablehlo.constant dense<[[[0], [4]], [[2], [2]]]> : tensor<2x2x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf32>, tensor<2x2x1xi32>) -> tensor<2x2x4xf32>
  check.expect_eq_const %2, dense<[[[0.0, 1.0, 2.0, 3.0], [16.0, 17.0, 18.0, 19.0]], [[8.0, 9.0, 10.0, 11.0], [8.0, 9.0, 10.0, 11.0]]]> : tensor<2x2x4xf32>
  func.return
}

// -----

// index_vector_dim is the rank: numbers are vectors
func.func @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0], [12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0]]> : tensor<5x4xf32>
  %1 = stablehlo.constant dense<[3, 0, 1]> : tensor<3xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  check.expect_eq_const %2, dense<[[12.0, 13.0, 14.0, 15.0], [0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0]]> : tensor<3x4xf32>
  func.return
}

// -----

// out of range: starts are pulled in, negative ones too
func.func @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0], [12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0]]> : tensor<5x4xf32>
  %1 = stablehlo.constant dense<[-7, 9, 4, 5]> : tensor<4xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf32>, tensor<4xi32>) -> tensor<4x4xf32>
  check.expect_eq_const %2, dense<[[0.0, 1.0, 2.0, 3.0], [16.0, 17.0, 18.0, 19.0], [16.0, 17.0, 18.0, 19.0], [16.0, 17.0, 18.0, 19.0]]> : tensor<4x4xf32>
  func.return
}

// -----

// a slice at the edge is moved as a whole
func.func @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
  %1 = stablehlo.constant dense<[[6], [-2], [100]]> : tensor<3x1xi64>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 4>}> : (tensor<8xi32>, tensor<3x1xi64>) -> tensor<3x4xi32>
  check.expect_eq_const %2, dense<[[4, 5, 6, 7], [0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<3x4xi32>
  func.return
}

// -----

// unsigned starts beyond int64 go to the end
func.func @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
  %1 = stablehlo.constant dense<[18446744073709551615, 1]> : tensor<2xui64>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<2xui64>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[3, 1]> : tensor<2xi32>
  func.return
}

// -----

// ui8 starts
func.func @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299]> : tensor<300xi32>
  %1 = stablehlo.constant dense<[255, 200]> : tensor<2xui8>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<300xi32>, tensor<2xui8>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[255, 200]> : tensor<2xi32>
  func.return
}

// -----

// elements by two coordinates, in the order of start_index_map
func.func @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0], [12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0]]> : tensor<5x4xf32>
  %1 = stablehlo.constant dense<[[3, 1], [0, 4]]> : tensor<2x2xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xf32>, tensor<2x2xi32>) -> tensor<2xf32>
  check.expect_eq_const %2, dense<[7.0, 16.0]> : tensor<2xf32>
  func.return
}

// -----

// index_vector_dim first
func.func @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0], [12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0]]> : tensor<5x4xf32>
  %1 = stablehlo.constant dense<[[3, 0, 4], [1, 2, 9]]> : tensor<2x3xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xf32>, tensor<2x3xi32>) -> tensor<3xf32>
  check.expect_eq_const %2, dense<[13.0, 2.0, 19.0]> : tensor<3xf32>
  func.return
}

// -----

// offset dimensions before batch dimensions
func.func @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0], [12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0]]> : tensor<5x4xf32>
  %1 = stablehlo.constant dense<[1, 3]> : tensor<2xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x4xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  check.expect_eq_const %2, dense<[[4.0, 12.0], [5.0, 13.0], [6.0, 14.0]]> : tensor<3x2xf32>
  func.return
}

// -----

// offset dimensions on both sides
func.func @main() {
  %0 = stablehlo.constant dense<[[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]], [[12, 13, 14, 15], [16, 17, 18, 19], [20, 21, 22, 23]]]> : tensor<2x3x4xi32>
  %1 = stablehlo.constant dense<[[1], [0], [2]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>}> : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x3xi32>
  check.expect_eq_const %2, dense<[[[4, 5, 6], [0, 1, 2], [8, 9, 10]], [[16, 17, 18], [12, 13, 14], [20, 21, 22]]]> : tensor<2x3x3xi32>
  func.return
}

// -----

// batching dimensions (take_along_axis)
func.func @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0]]> : tensor<3x4xf32>
  %1 = stablehlo.constant dense<[[[3], [0]], [[1], [1]], [[2], [9]]]> : tensor<3x2x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<3x2x1xi32>) -> tensor<3x2xf32>
  check.expect_eq_const %2, dense<[[3.0, 0.0], [5.0, 5.0], [10.0, 11.0]]> : tensor<3x2xf32>
  func.return
}

// -----

// a batching dimension behind the index vector
func.func @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [6.0, 7.0, 8.0], [9.0, 10.0, 11.0]]> : tensor<4x3xf32>
  %1 = stablehlo.constant dense<[[[3, 0, 2]]]> : tensor<1x1x3xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [2], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x3xf32>, tensor<1x1x3xi32>) -> tensor<1x3xf32>
  check.expect_eq_const %2, dense<[[9.0, 1.0, 8.0]]> : tensor<1x3xf32>
  func.return
}

// -----

// no indices: a scalar start vector of size 0
func.func @main() {
  %0 = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %1 = stablehlo.constant dense<> : tensor<2x0xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [], start_index_map = [], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<2x3xi32>, tensor<2x0xi32>) -> tensor<2x2x3xi32>
  check.expect_eq_const %2, dense<[[[0, 1, 2], [3, 4, 5]], [[0, 1, 2], [3, 4, 5]]]> : tensor<2x2x3xi32>
  func.return
}

// -----

// no start vectors
func.func @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0], [12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0]]> : tensor<5x4xf32>
  %1 = stablehlo.constant dense<> : tensor<0x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf32>, tensor<0x1xi32>) -> tensor<0x4xf32>
  check.expect_eq_const %2, dense<> : tensor<0x4xf32>
  func.return
}

// -----

// empty slices
func.func @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0], [12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0]]> : tensor<5x4xf32>
  %1 = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 0>}> : (tensor<5x4xf32>, tensor<2x1xi32>) -> tensor<2x0xf32>
  check.expect_eq_const %2, dense<> : tensor<2x0xf32>
  func.return
}

// -----

// i1
func.func @main() {
  %0 = stablehlo.constant dense<[true, false, true, false, true, false]> : tensor<6xi1>
  %1 = stablehlo.constant dense<[5, 0, 2]> : tensor<3xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xi1>, tensor<3xi32>) -> tensor<3xi1>
  check.expect_eq_const %2, dense<[false, true, true]> : tensor<3xi1>
  func.return
}

// -----

// bf16
func.func @main() {
  %0 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<6xbf16>
  %1 = stablehlo.constant dense<[5, 0, 2]> : tensor<3xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xbf16>, tensor<3xi32>) -> tensor<3xbf16>
  check.expect_eq_const %2, dense<[5.0, 0.0, 2.0]> : tensor<3xbf16>
  func.return
}

// -----

// f64
func.func @main() {
  %0 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<6xf64>
  %1 = stablehlo.constant dense<[5, 0, 2]> : tensor<3xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xf64>, tensor<3xi32>) -> tensor<3xf64>
  check.expect_eq_const %2, dense<[5.0, 0.0, 2.0]> : tensor<3xf64>
  func.return
}

// -----

// complex<f64>
func.func @main() {
  %0 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (4.0, 0.0), (5.0, 0.0)]> : tensor<6xcomplex<f64>>
  %1 = stablehlo.constant dense<[5, 0, 2]> : tensor<3xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xcomplex<f64>>, tensor<3xi32>) -> tensor<3xcomplex<f64>>
  check.expect_eq_const %2, dense<[(5.0, 0.0), (0.0, 0.0), (2.0, 0.0)]> : tensor<3xcomplex<f64>>
  func.return
}

// -----

// i4
func.func @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi4>
  %1 = stablehlo.constant dense<[5, 0, 2]> : tensor<3xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xi4>, tensor<3xi32>) -> tensor<3xi4>
  check.expect_eq_const %2, dense<[5, 0, 2]> : tensor<3xi4>
  func.return
}

// -----

// dynamic_gather
func.func @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0], [12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0]]> : tensor<5x4xf32>
  %1 = stablehlo.constant dense<[3, 0, 9]> : tensor<3xi32>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xf32>, tensor<3xi32>, tensor<2xi32>) -> tensor<3x2xf32>
  check.expect_eq_const %3, dense<[[12.0, 13.0], [0.0, 1.0], [16.0, 17.0]]> : tensor<3x2xf32>
  func.return
}
