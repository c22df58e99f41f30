// SPDX-License-Identifier: Apache-2.0
// stablehlo.scatter: addresses, updates outside, order, bodies.

// the specification's example: batching, and a window that is partly outside
func.func @main() {
  %0 = stablehlo.constant dense<[[[[1, 2], [3, 4], [5, 6], [7, 8]], [[9, 10], [11, 12], [13, 14], [15, 16]], [[17, 18], [19, 20], [21, 22], [23, 24]]], [[[25, 26], [27, 28], [29, 30], [31, 32]], [[33, 34], [35, 36], [37, 38], [39, 40]], [[41, 42], [43, 44], [45, 46], [47, 48]]]]> : tensor<2x3x4x2xi64>
  %1 = stablehlo.constant dense<[[[[0, 0], [1, 0], [2, 1]], [[0, 1], [1, 1], [0, 9]]], [[[0, 0], [2, 1], [2, 2]], [[1, 2], [0, 1], [1, 0]]]]> : tensor<2x2x3x2xi64>
  %2 = stablehlo.constant dense<[[[[[1, 1], [1, 1]], [[1, 1], [1, 1]], [[1, 1], [1, 1]]], [[[1, 1], [1, 1]], [[1, 1], [1, 1]], [[1, 1], [1, 1]]]], [[[[1, 1], [1, 1]], [[1, 1], [1, 1]], [[1, 1], [1, 1]]], [[[1, 1], [1, 1]], [[1, 1], [1, 1]], [[1, 1], [1, 1]]]]]> : tensor<2x2x3x2x2xi64>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %c = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %c : tensor<i64>
    }) : (tensor<2x3x4x2xi64>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xi64>) -> tensor<2x3x4x2xi64>
  check.expect_eq_const %3, dense<[[[[3, 4], [6, 7], [6, 7], [7, 8]], [[9, 10], [11, 12], [15, 16], [17, 18]], [[17, 18], [19, 20], [22, 23], [24, 25]]], [[[25, 26], [28, 29], [30, 31], [31, 32]], [[35, 36], [38, 39], [38, 39], [39, 40]], [[41, 42], [44, 45], [46, 47], [47, 48]]]]> : tensor<2x3x4x2xi64>
  func.return
}

// -----

// rows added to a table (the gradient of an embedding); repeated rows add up
func.func @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<5x3xf32>
  %1 = stablehlo.constant dense<[[1], [4], [1], [0]]> : tensor<4x1xi32>
  %2 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0]]> : tensor<4x3xf32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<5x3xf32>, tensor<4x1xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>
  check.expect_eq_const %3, dense<[[10.0, 11.0, 12.0], [8.0, 10.0, 12.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [4.0, 5.0, 6.0]]> : tensor<5x3xf32>
  func.return
}

// -----

// overwrite: of repeated rows the last stays
func.func @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<5x3xf32>
  %1 = stablehlo.constant dense<[[1], [4], [1], [0]]> : tensor<4x1xi32>
  %2 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0]]> : tensor<4x3xf32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      stablehlo.return %b : tensor<f32>
    }) : (tensor<5x3xf32>, tensor<4x1xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>
  check.expect_eq_const %3, dense<[[10.0, 11.0, 12.0], [7.0, 8.0, 9.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [4.0, 5.0, 6.0]]> : tensor<5x3xf32>
  func.return
}

// -----

// rows out of range are dropped
func.func @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<5x3xf32>
  %1 = stablehlo.constant dense<[[-1], [5], [2], [1000000]]> : tensor<4x1xi32>
  %2 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0]]> : tensor<4x3xf32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<5x3xf32>, tensor<4x1xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>
  check.expect_eq_const %3, dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [7.0, 8.0, 9.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<5x3xf32>
  func.return
}

// -----

// a window half outside: its inside is written (right edge)
func.func @main() {
  %0 = stablehlo.constant dense<[0, 0, 0, 0]> : tensor<4xi32>
  %1 = stablehlo.constant dense<[[3]]> : tensor<1x1xi32>
  %2 = stablehlo.constant dense<[[10, 20]]> : tensor<1x2xi32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
    }) : (tensor<4xi32>, tensor<1x1xi32>, tensor<1x2xi32>) -> tensor<4xi32>
  check.expect_eq_const %3, dense<[0, 0, 0, 10]> : tensor<4xi32>
  func.return
}

// -----

// a window half outside: its inside is written (left edge)
func.func @main() {
  %0 = stablehlo.constant dense<[0, 0, 0, 0]> : tensor<4xi32>
  %1 = stablehlo.constant dense<[[-1]]> : tensor<1x1xi32>
  %2 = stablehlo.constant dense<[[10, 20]]> : tensor<1x2xi32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
    }) : (tensor<4xi32>, tensor<1x1xi32>, tensor<1x2xi32>) -> tensor<4xi32>
  check.expect_eq_const %3, dense<[20, 0, 0, 0]> : tensor<4xi32>
  func.return
}

// -----

// index arithmetic does not overflow
func.func @main() {
  %0 = stablehlo.constant dense<[0, 0, 0, 0]> : tensor<4xi32>
  %1 = stablehlo.constant dense<[[9223372036854775807], [-9223372036854775808], [1]]> : tensor<3x1xi64>
  %2 = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
    }) : (tensor<4xi32>, tensor<3x1xi64>, tensor<3x2xi32>) -> tensor<4xi32>
  check.expect_eq_const %3, dense<[0, 5, 6, 0]> : tensor<4xi32>
  func.return
}

// -----

// unsigned indices
func.func @main() {
  %0 = stablehlo.constant dense<[0, 0, 0, 0]> : tensor<4xi32>
  %1 = stablehlo.constant dense<[[18446744073709551615], [1]]> : tensor<2x1xui64>
  %2 = stablehlo.constant dense<[7, 8]> : tensor<2xi32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
    }) : (tensor<4xi32>, tensor<2x1xui64>, tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %3, dense<[0, 8, 0, 0]> : tensor<4xi32>
  func.return
}

// -----

// a window of the whole array
func.func @main() {
  %0 = stablehlo.constant dense<[[1, 1], [1, 1]]> : tensor<2x2xi32>
  %1 = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %2 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<2x2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %3, dense<[[2, 3], [4, 5]]> : tensor<2x2xi32>
  func.return
}

// -----

// elements by two coordinates, exchanged
func.func @main() {
  %0 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xi32>
  %1 = stablehlo.constant dense<[[2, 0], [0, 1], [2, 0]]> : tensor<3x2xi32>
  %2 = stablehlo.constant dense<[5, 6, 7]> : tensor<3xi32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<3x2xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %3, dense<[[0, 0, 12], [6, 0, 0]]> : tensor<2x3xi32>
  func.return
}

// -----

// index_vector_dim is the rank
func.func @main() {
  %0 = stablehlo.constant dense<[0, 0, 0, 0]> : tensor<4xi32>
  %1 = stablehlo.constant dense<[3, 3, 0]> : tensor<3xi32>
  %2 = stablehlo.constant dense<[5, 6, 7]> : tensor<3xi32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<4xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<4xi32>
  check.expect_eq_const %3, dense<[7, 0, 0, 11]> : tensor<4xi32>
  func.return
}

// -----

// window dimensions before scatter dimensions: row-major order of updates decides
func.func @main() {
  %0 = stablehlo.constant dense<[0, 0, 0]> : tensor<3xi32>
  %1 = stablehlo.constant dense<[[0], [1]]> : tensor<2x1xi32>
  %2 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
    }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<3xi32>
  check.expect_eq_const %3, dense<[1, 3, 4]> : tensor<3xi32>
  func.return
}

// -----

// multiply
func.func @main() {
  %0 = stablehlo.constant dense<[2.0, 3.0, -4.0, 5.0]> : tensor<4xf32>
  %1 = stablehlo.constant dense<[[3], [1], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[4.0, -1.0, 10.0]> : tensor<3xf32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.multiply %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<4xf32>
  check.expect_eq_const %3, dense<[2.0, -3.0, -4.0, 200.0]> : tensor<4xf32>
  func.return
}

// -----

// maximum
func.func @main() {
  %0 = stablehlo.constant dense<[2.0, 3.0, -4.0, 5.0]> : tensor<4xf32>
  %1 = stablehlo.constant dense<[[3], [1], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[4.0, -1.0, 10.0]> : tensor<3xf32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<4xf32>
  check.expect_eq_const %3, dense<[2.0, 3.0, -4.0, 10.0]> : tensor<4xf32>
  func.return
}

// -----

// minimum
func.func @main() {
  %0 = stablehlo.constant dense<[2.0, 3.0, -4.0, 5.0]> : tensor<4xf32>
  %1 = stablehlo.constant dense<[[3], [1], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[4.0, -1.0, 10.0]> : tensor<3xf32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.minimum %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<4xf32>
  check.expect_eq_const %3, dense<[2.0, -1.0, -4.0, 4.0]> : tensor<4xf32>
  func.return
}

// -----

// a body whose order of arguments matters: old - update
func.func @main() {
  %0 = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %1 = stablehlo.constant dense<[[1], [1], [0]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
  check.expect_eq_const %3, dense<[7, 17]> : tensor<2xi32>
  func.return
}

// -----

// batching dimensions (scatter along an axis)
func.func @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]> : tensor<3x4xf32>
  %1 = stablehlo.constant dense<[[[3], [0]], [[1], [1]], [[2], [9]]]> : tensor<3x2x1xi32>
  %2 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<3x4xf32>, tensor<3x2x1xi32>, tensor<3x2xf32>) -> tensor<3x4xf32>
  check.expect_eq_const %3, dense<[[2.0, 0.0, 0.0, 1.0], [0.0, 7.0, 0.0, 0.0], [0.0, 0.0, 5.0, 0.0]]> : tensor<3x4xf32>
  func.return
}

// -----

// no updates
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = stablehlo.constant dense<> : tensor<0x1xi32>
  %2 = stablehlo.constant dense<> : tensor<0xi32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<2xi32>, tensor<0x1xi32>, tensor<0xi32>) -> tensor<2xi32>
  check.expect_eq_const %3, dense<[1, 2]> : tensor<2xi32>
  func.return
}

// -----

// an empty array: all is outside
func.func @main() {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %1 = stablehlo.constant dense<[[0]]> : tensor<1x1xi32>
  %2 = stablehlo.constant dense<[4]> : tensor<1xi32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<0xi32>, tensor<1x1xi32>, tensor<1xi32>) -> tensor<0xi32>
  check.expect_eq_const %3, dense<> : tensor<0xi32>
  func.return
}

// -----

// a scalar array
func.func @main() {
  %0 = stablehlo.constant dense<3> : tensor<i32>
  %1 = stablehlo.constant dense<> : tensor<0xi32>
  %2 = stablehlo.constant dense<4> : tensor<i32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [], scatter_dims_to_operand_dims = [], index_vector_dim = 0>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<i32>, tensor<0xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %3, dense<7> : tensor<i32>
  func.return
}

// -----

// bf16 adds round one after the other
func.func @main() {
  %0 = stablehlo.constant dense<[256.0]> : tensor<1xbf16>
  %1 = stablehlo.constant dense<[[0], [0]]> : tensor<2x1xi32>
  %2 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xbf16>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %c = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %c : tensor<bf16>
    }) : (tensor<1xbf16>, tensor<2x1xi32>, tensor<2xbf16>) -> tensor<1xbf16>
  check.expect_eq_const %3, dense<[256.0]> : tensor<1xbf16>
  func.return
}

// -----

// i1 or
func.func @main() {
  %0 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
  %1 = stablehlo.constant dense<[[0], [2]]> : tensor<2x1xi32>
  %2 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i1>, %b: tensor<i1>):
      %c = stablehlo.maximum %a, %b : tensor<i1>
      stablehlo.return %c : tensor<i1>
    }) : (tensor<3xi1>, tensor<2x1xi32>, tensor<2xi1>) -> tensor<3xi1>
  check.expect_eq_const %3, dense<[true, false, true]> : tensor<3xi1>
  func.return
}

// -----

// complex add
func.func @main() {
  %0 = stablehlo.constant dense<[(0.0, 0.0), (0.0, 0.0)]> : tensor<2xcomplex<f32>>
  %1 = stablehlo.constant dense<[[1], [1]]> : tensor<2x1xi32>
  %2 = stablehlo.constant dense<[(1.0, 2.0), (3.0, -1.0)]> : tensor<2xcomplex<f32>>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
      %c = stablehlo.add %a, %b : tensor<complex<f32>>
      stablehlo.return %c : tensor<complex<f32>>
    }) : (tensor<2xcomplex<f32>>, tensor<2x1xi32>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %3, dense<[(0.0, 0.0), (4.0, 1.0)]> : tensor<2xcomplex<f32>>
  func.return
}

// -----

// f32 input, f64 body and result
func.func @main() {
  %0 = stablehlo.constant dense<[100000000.0, 0.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[[0]]> : tensor<1x1xi32>
  %2 = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %c = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %c : tensor<f64>
    }) : (tensor<2xf32>, tensor<1x1xi32>, tensor<1xf32>) -> tensor<2xf64>
  check.expect_eq_const %3, dense<[100000001.0, 0.0]> : tensor<2xf64>
  func.return
}

// -----

// two inputs: keep the larger and its number
func.func @main() {
  %0 = stablehlo.constant dense<[5.0, 0.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[-1, -1]> : tensor<2xi32>
  %2 = stablehlo.constant dense<[[0], [1], [1], [0]]> : tensor<4x1xi32>
  %3 = stablehlo.constant dense<[4.0, 3.0, 8.0, 6.0]> : tensor<4xf32>
  %4 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
  %5:2 = "stablehlo.scatter"(%0, %1, %2, %3, %4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f32>, %i: tensor<i32>, %b: tensor<f32>, %j: tensor<i32>):
      %p = stablehlo.compare GE, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %v = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f32>
      %w = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i32>
      stablehlo.return %v, %w : tensor<f32>, tensor<i32>
    }) : (tensor<2xf32>, tensor<2xi32>, tensor<4x1xi32>, tensor<4xf32>, tensor<4xi32>) -> (tensor<2xf32>, tensor<2xi32>)
  check.expect_eq_const %5#0, dense<[6.0, 8.0]> : tensor<2xf32>
  check.expect_eq_const %5#1, dense<[3, 2]> : tensor<2xi32>
  func.return
}

// -----

// the input is used again: it keeps its value
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = stablehlo.constant dense<[[1]]> : tensor<1x1xi32>
  %2 = stablehlo.constant dense<[9]> : tensor<1xi32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<2xi32>, tensor<1x1xi32>, tensor<1xi32>) -> tensor<2xi32>
  check.expect_eq_const %3, dense<[1, 11]> : tensor<2xi32>
  check.expect_eq_const %0, dense<[1, 2]> : tensor<2xi32>
  func.return
}
