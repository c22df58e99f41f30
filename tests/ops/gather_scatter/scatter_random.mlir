// SPDX-License-Identifier: Apache-2.0
// Random cases of one op; what jaxlib evaluates. Made by scripts/compare_ops.py --seed 5 --rounds 6.

// scatter i1
func.func @main() {
  %0 = stablehlo.constant dense<[[[true, true], [true, false]]]> : tensor<1x2x2xi1>
  %1 = stablehlo.constant dense<[[1, 3]]> : tensor<1x2xi32>
  %2 = stablehlo.constant dense<[[true, true], [false, false]]> : tensor<2x2xi1>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], input_batching_dims = [2], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %z = stablehlo.and %x, %y : tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<1x2x2xi1>, tensor<1x2xi32>, tensor<2x2xi1>) -> tensor<1x2x2xi1>
  %e0 = stablehlo.constant dense<[[[true, true], [true, false]]]> : tensor<1x2x2xi1>
  check.expect_eq %r, %e0 : tensor<1x2x2xi1>
  func.return
}

// -----

// scatter i1
func.func @main() {
  %0 = stablehlo.constant dense<[[[false, true, false], [false, true, true], [false, true, true], [false, false, false]]]> : tensor<1x4x3xi1>
  %1 = stablehlo.constant dense<[0, -1]> : tensor<2xi64>
  %2 = stablehlo.constant dense<[[false]]> : tensor<1x1xi1>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %z = stablehlo.or %x, %y : tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<1x4x3xi1>, tensor<2xi64>, tensor<1x1xi1>) -> tensor<1x4x3xi1>
  %e0 = stablehlo.constant dense<[[[false, true, false], [false, true, true], [false, true, true], [false, false, false]]]> : tensor<1x4x3xi1>
  check.expect_eq %r, %e0 : tensor<1x4x3xi1>
  func.return
}

// -----

// scatter i1
func.func @main() {
  %0 = stablehlo.constant dense<[[[true, true, false, true], [true, true, true, false], [false, true, true, true]]]> : tensor<1x3x4xi1>
  %1 = stablehlo.constant dense<[[2, 4], [5, -1], [2, 5]]> : tensor<3x2xi64>
  %2 = stablehlo.constant dense<[[true, false], [true, false], [true, true]]> : tensor<3x2xi1>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0, 2], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [2, 1, 0], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %z = stablehlo.and %x, %y : tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<1x3x4xi1>, tensor<3x2xi64>, tensor<3x2xi1>) -> tensor<1x3x4xi1>
  %e0 = stablehlo.constant dense<[[[true, true, false, true], [true, true, true, false], [false, true, true, true]]]> : tensor<1x3x4xi1>
  check.expect_eq %r, %e0 : tensor<1x3x4xi1>
  func.return
}

// -----

// scatter i4
func.func @main() {
  %0 = stablehlo.constant dense<[[[3, -2, 0, 3], [-2, 1, 0, -2]], [[0, 2, 2, 3], [3, 2, -1, 3]], [[3, -1, 1, -3], [-1, -2, 1, -2]], [[-2, 0, 2, 3], [-1, 2, 3, -2]]]> : tensor<4x2x4xi4>
  %1 = stablehlo.constant dense<[[2, 0, 2], [5, 1, 1]]> : tensor<2x3xui8>
  %2 = stablehlo.constant dense<[[[-2, -1], [-3, -2], [-3, 0]], [[0, 0], [-1, 2], [-3, -1]], [[-2, 1], [2, 1], [-1, 3]]]> : tensor<3x3x2xi4>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [2], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %z = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %z : tensor<i4>
  }) : (tensor<4x2x4xi4>, tensor<2x3xui8>, tensor<3x3x2xi4>) -> tensor<4x2x4xi4>
  %e0 = stablehlo.constant dense<[[[3, -2, 0, 3], [-2, 1, 0, -2]], [[0, 2, 0, 3], [3, 2, 0, 3]], [[2, -1, 3, -3], [1, -2, 2, -2]], [[-5, 0, 1, 3], [-2, 2, 6, -2]]]> : tensor<4x2x4xi4>
  check.expect_eq %r, %e0 : tensor<4x2x4xi4>
  func.return
}

// -----

// scatter i4
func.func @main() {
  %0 = stablehlo.constant dense<[-1, 2, 1, -3]> : tensor<4xi4>
  %1 = stablehlo.constant dense<[[-2], [3]]> : tensor<2x1xi64>
  %2 = stablehlo.constant dense<[[-1, 2]]> : tensor<1x2xi4>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %z = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %z : tensor<i4>
  }) : (tensor<4xi4>, tensor<2x1xi64>, tensor<1x2xi4>) -> tensor<4xi4>
  %e0 = stablehlo.constant dense<[-1, 2, 1, -1]> : tensor<4xi4>
  check.expect_eq %r, %e0 : tensor<4xi4>
  func.return
}

// -----

// scatter i4
func.func @main() {
  %0 = stablehlo.constant dense<[2]> : tensor<1xi4>
  %1 = stablehlo.constant dense<[[0, 0, 5]]> : tensor<1x3xi64>
  %2 = stablehlo.constant dense<[0, 1, 3]> : tensor<3xi4>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %z = stablehlo.minimum %x, %y : tensor<i4>
    stablehlo.return %z : tensor<i4>
  }) : (tensor<1xi4>, tensor<1x3xi64>, tensor<3xi4>) -> tensor<1xi4>
  %e0 = stablehlo.constant dense<0> : tensor<1xi4>
  check.expect_eq %r, %e0 : tensor<1xi4>
  func.return
}

// -----

// scatter i8
func.func @main() {
  %0 = stablehlo.constant dense<[[0], [3], [-3], [-1]]> : tensor<4x1xi8>
  %1 = stablehlo.constant dense<[[[0, 0, 5]]]> : tensor<1x1x3xi32>
  %2 = stablehlo.constant dense<[[-1, 2, -3]]> : tensor<1x3xi8>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %z = stablehlo.maximum %x, %y : tensor<i8>
    stablehlo.return %z : tensor<i8>
  }) : (tensor<4x1xi8>, tensor<1x1x3xi32>, tensor<1x3xi8>) -> tensor<4x1xi8>
  %e0 = stablehlo.constant dense<[[2], [3], [-3], [-1]]> : tensor<4x1xi8>
  check.expect_eq %r, %e0 : tensor<4x1xi8>
  func.return
}

// -----

// scatter i8
func.func @main() {
  %0 = stablehlo.constant dense<[1, -1, -3]> : tensor<3xi8>
  %1 = stablehlo.constant dense<[4]> : tensor<1xi32>
  %2 = stablehlo.constant dense<2> : tensor<i8>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %z = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %z : tensor<i8>
  }) : (tensor<3xi8>, tensor<1xi32>, tensor<i8>) -> tensor<3xi8>
  %e0 = stablehlo.constant dense<[1, -1, -3]> : tensor<3xi8>
  check.expect_eq %r, %e0 : tensor<3xi8>
  func.return
}

// -----

// scatter i8
func.func @main() {
  %0 = stablehlo.constant dense<[[[1, -1, 3, 1], [2, -1, 1, 0], [-2, 0, -3, 1], [-3, -1, 3, 2]], [[-2, 1, 1, 0], [-3, 0, -1, 1], [0, -1, 3, -3], [3, 1, -3, -1]], [[2, 3, -2, -3], [2, 0, 2, -1], [0, 2, 0, 2], [-3, 1, -2, 2]], [[-3, 1, -2, 0], [3, -2, 2, 3], [-1, 1, 0, 0], [0, 3, -3, -3]]]> : tensor<4x4x4xi8>
  %1 = stablehlo.constant dense<[5]> : tensor<1xi32>
  %2 = stablehlo.constant dense<[[-2], [3]]> : tensor<2x1xi8>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %z = stablehlo.minimum %x, %y : tensor<i8>
    stablehlo.return %z : tensor<i8>
  }) : (tensor<4x4x4xi8>, tensor<1xi32>, tensor<2x1xi8>) -> tensor<4x4x4xi8>
  %e0 = stablehlo.constant dense<[[[1, -1, 3, 1], [2, -1, 1, 0], [-2, 0, -3, 1], [-3, -1, 3, 2]], [[-2, 1, 1, 0], [-3, 0, -1, 1], [0, -1, 3, -3], [3, 1, -3, -1]], [[2, 3, -2, -3], [2, 0, 2, -1], [0, 2, 0, 2], [-3, 1, -2, 2]], [[-3, 1, -2, 0], [3, -2, 2, 3], [-1, 1, 0, 0], [0, 3, -3, -3]]]> : tensor<4x4x4xi8>
  check.expect_eq %r, %e0 : tensor<4x4x4xi8>
  func.return
}

// -----

// scatter ui16
func.func @main() {
  %0 = stablehlo.constant dense<[2]> : tensor<1xui16>
  %1 = stablehlo.constant dense<[[3, 2]]> : tensor<1x2xui8>
  %2 = stablehlo.constant dense<[[1], [3]]> : tensor<2x1xui16>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %z = stablehlo.minimum %x, %y : tensor<ui16>
    stablehlo.return %z : tensor<ui16>
  }) : (tensor<1xui16>, tensor<1x2xui8>, tensor<2x1xui16>) -> tensor<1xui16>
  %e0 = stablehlo.constant dense<2> : tensor<1xui16>
  check.expect_eq %r, %e0 : tensor<1xui16>
  func.return
}

// -----

// scatter ui16
func.func @main() {
  %0 = stablehlo.constant dense<[[[2, 0], [1, 2]], [[2, 3], [1, 1]]]> : tensor<2x2x2xui16>
  %1 = stablehlo.constant dense<[[3], [0], [5]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[1], [0]]> : tensor<2x1xui16>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0, 1], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 2, 0], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %z = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %z : tensor<ui16>
  }) : (tensor<2x2x2xui16>, tensor<3x1xi32>, tensor<2x1xui16>) -> tensor<2x2x2xui16>
  %e0 = stablehlo.constant dense<[[[2, 0], [1, 2]], [[2, 3], [1, 1]]]> : tensor<2x2x2xui16>
  check.expect_eq %r, %e0 : tensor<2x2x2xui16>
  func.return
}

// -----

// scatter ui16
func.func @main() {
  %0 = stablehlo.constant dense<[[[0, 2, 1, 1], [2, 1, 2, 3], [3, 1, 0, 1], [3, 2, 3, 0]], [[3, 0, 2, 2], [0, 2, 1, 1], [1, 1, 3, 2], [0, 2, 3, 3]]]> : tensor<2x4x4xui16>
  %1 = stablehlo.constant dense<[[0, 2, 0, 1]]> : tensor<1x4xui8>
  %2 = stablehlo.constant dense<[[3, 1, 1, 1], [2, 3, 3, 3]]> : tensor<2x4xui16>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [2], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %z = stablehlo.minimum %x, %y : tensor<ui16>
    stablehlo.return %z : tensor<ui16>
  }) : (tensor<2x4x4xui16>, tensor<1x4xui8>, tensor<2x4xui16>) -> tensor<2x4x4xui16>
  %e0 = stablehlo.constant dense<[[[0, 2, 1, 1], [2, 1, 1, 3], [1, 1, 0, 1], [3, 1, 3, 0]], [[2, 0, 2, 2], [0, 2, 1, 1], [1, 1, 3, 2], [0, 2, 3, 3]]]> : tensor<2x4x4xui16>
  check.expect_eq %r, %e0 : tensor<2x4x4xui16>
  func.return
}

// -----

// scatter i32
func.func @main() {
  %0 = stablehlo.constant dense<[[[-3, -2, -1, 0], [3, 0, 1, 0], [3, 2, 2, -2], [-3, -2, 0, 2]], [[-2, 0, 3, 0], [-3, 2, -3, -3], [1, 2, -3, 1], [3, 3, 1, 3]], [[1, -3, 3, 0], [3, 1, -3, 3], [-1, -1, -2, 3], [0, -1, -2, 3]], [[-1, -3, 2, 0], [-3, -3, -3, 2], [2, -3, -3, 3], [-2, 0, 2, 1]]]> : tensor<4x4x4xi32>
  %1 = stablehlo.constant dense<[[4, 0, 5]]> : tensor<1x3xui8>
  %2 = stablehlo.constant dense<[[[[-1, 0]], [[-1, 2]], [[1, 1]], [[2, 2]]]]> : tensor<1x4x1x2xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 3], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0, 2, 1], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.minimum %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<4x4x4xi32>, tensor<1x3xui8>, tensor<1x4x1x2xi32>) -> tensor<4x4x4xi32>
  %e0 = stablehlo.constant dense<[[[-3, -2, -1, 0], [3, 0, 1, 0], [3, 2, 2, -2], [-3, -2, 0, 2]], [[-2, 0, 3, 0], [-3, 2, -3, -3], [1, 2, -3, 1], [3, 3, 1, 3]], [[1, -3, 3, 0], [3, 1, -3, 3], [-1, -1, -2, 3], [0, -1, -2, 3]], [[-1, -3, 2, 0], [-3, -3, -3, 2], [2, -3, -3, 3], [-2, 0, 2, 1]]]> : tensor<4x4x4xi32>
  check.expect_eq %r, %e0 : tensor<4x4x4xi32>
  func.return
}

// -----

// scatter i32
func.func @main() {
  %0 = stablehlo.constant dense<[[1, -3, -3, 0], [-3, -1, 2, 1]]> : tensor<2x4xi32>
  %1 = stablehlo.constant dense<[[5, 2]]> : tensor<1x2xi32>
  %2 = stablehlo.constant dense<[3, -3]> : tensor<2xi32>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.maximum %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<2x4xi32>, tensor<1x2xi32>, tensor<2xi32>) -> tensor<2x4xi32>
  %e0 = stablehlo.constant dense<[[1, -3, -3, 0], [-3, -1, 2, 1]]> : tensor<2x4xi32>
  check.expect_eq %r, %e0 : tensor<2x4xi32>
  func.return
}

// -----

// scatter i32
func.func @main() {
  %0 = stablehlo.constant dense<[[[-3, -1, -1, 2], [3, 0, 2, 2], [-3, 0, -2, 0], [3, 1, -1, -1]], [[2, -1, 3, 2], [-2, 0, 0, -1], [-3, -3, 3, 1], [-3, 2, 0, -3]], [[-3, -2, 3, -1], [2, 1, 3, -1], [0, 3, -3, -2], [-1, 0, 2, 2]], [[3, 3, 1, 3], [0, -1, 1, 2], [2, -2, 0, -1], [0, -3, 3, 2]]]> : tensor<4x4x4xi32>
  %1 = stablehlo.constant dense<[5, 5, -1]> : tensor<3xi64>
  %2 = stablehlo.constant dense<1> : tensor<i32>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1, 2], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [2, 0, 1], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.minimum %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<4x4x4xi32>, tensor<3xi64>, tensor<i32>) -> tensor<4x4x4xi32>
  %e0 = stablehlo.constant dense<[[[-3, -1, -1, 2], [3, 0, 2, 2], [-3, 0, -2, 0], [3, 1, -1, -1]], [[2, -1, 3, 2], [-2, 0, 0, -1], [-3, -3, 3, 1], [-3, 2, 0, -3]], [[-3, -2, 3, -1], [2, 1, 3, -1], [0, 3, -3, -2], [-1, 0, 2, 2]], [[3, 3, 1, 3], [0, -1, 1, 2], [2, -2, 0, -1], [0, -3, 3, 2]]]> : tensor<4x4x4xi32>
  check.expect_eq %r, %e0 : tensor<4x4x4xi32>
  func.return
}

// -----

// scatter ui64
func.func @main() {
  %0 = stablehlo.constant dense<[[[1, 2]], [[3, 3]], [[2, 1]], [[3, 1]]]> : tensor<4x1x2xui64>
  %1 = stablehlo.constant dense<[[[4], [-1]], [[-2], [3]]]> : tensor<2x2x1xi64>
  %2 = stablehlo.constant dense<[[0], [2]]> : tensor<2x1xui64>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], input_batching_dims = [2], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %z = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %z : tensor<ui64>
  }) : (tensor<4x1x2xui64>, tensor<2x2x1xi64>, tensor<2x1xui64>) -> tensor<4x1x2xui64>
  %e0 = stablehlo.constant dense<[[[1, 2]], [[3, 3]], [[2, 1]], [[3, 1]]]> : tensor<4x1x2xui64>
  check.expect_eq %r, %e0 : tensor<4x1x2xui64>
  func.return
}

// -----

// scatter ui64
func.func @main() {
  %0 = stablehlo.constant dense<[0, 3]> : tensor<2xui64>
  %1 = stablehlo.constant dense<[3]> : tensor<1xui8>
  %2 = stablehlo.constant dense<[2, 3]> : tensor<2xui64>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %z = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %z : tensor<ui64>
  }) : (tensor<2xui64>, tensor<1xui8>, tensor<2xui64>) -> tensor<2xui64>
  %e0 = stablehlo.constant dense<[0, 3]> : tensor<2xui64>
  check.expect_eq %r, %e0 : tensor<2xui64>
  func.return
}

// -----

// scatter ui64
func.func @main() {
  %0 = stablehlo.constant dense<[3, 0, 1, 1]> : tensor<4xui64>
  %1 = stablehlo.constant dense<[0]> : tensor<1xui8>
  %2 = stablehlo.constant dense<1> : tensor<ui64>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %z = stablehlo.minimum %x, %y : tensor<ui64>
    stablehlo.return %z : tensor<ui64>
  }) : (tensor<4xui64>, tensor<1xui8>, tensor<ui64>) -> tensor<4xui64>
  %e0 = stablehlo.constant dense<[1, 0, 1, 1]> : tensor<4xui64>
  check.expect_eq %r, %e0 : tensor<4xui64>
  func.return
}

// -----

// scatter f8E5M2
func.func @main() {
  %0 = stablehlo.constant dense<[[[0.0], [-3.0], [2.0], [1.0]], [[2.0], [-3.0], [-1.0], [2.0]], [[-1.0], [-2.0], [-2.0], [3.0]]]> : tensor<3x4x1xf8E5M2>
  %1 = stablehlo.constant dense<[[[1], [5], [3], [5]]]> : tensor<1x4x1xui8>
  %2 = stablehlo.constant dense<[[[0.0], [3.0]], [[1.0], [-2.0]], [[-3.0], [0.0]], [[-2.0], [-2.0]]]> : tensor<4x2x1xf8E5M2>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %z = stablehlo.maximum %x, %y : tensor<f8E5M2>
    stablehlo.return %z : tensor<f8E5M2>
  }) : (tensor<3x4x1xf8E5M2>, tensor<1x4x1xui8>, tensor<4x2x1xf8E5M2>) -> tensor<3x4x1xf8E5M2>
  %e0 = stablehlo.constant dense<[[[0.000000e+00], [-3.000000e+00], [2.000000e+00], [1.000000e+00]], [[2.000000e+00], [-3.000000e+00], [-1.000000e+00], [2.000000e+00]], [[-1.000000e+00], [-2.000000e+00], [-2.000000e+00], [3.000000e+00]]]> : tensor<3x4x1xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x4x1xf8E5M2>
  func.return
}

// -----

// scatter f8E5M2
func.func @main() {
  %0 = stablehlo.constant dense<[2.0, -3.0, -2.0, 3.0]> : tensor<4xf8E5M2>
  %1 = stablehlo.constant dense<[4]> : tensor<1xui8>
  %2 = stablehlo.constant dense<[1.0]> : tensor<1xf8E5M2>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %z = stablehlo.maximum %x, %y : tensor<f8E5M2>
    stablehlo.return %z : tensor<f8E5M2>
  }) : (tensor<4xf8E5M2>, tensor<1xui8>, tensor<1xf8E5M2>) -> tensor<4xf8E5M2>
  %e0 = stablehlo.constant dense<[2.000000e+00, -3.000000e+00, -2.000000e+00, 3.000000e+00]> : tensor<4xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xf8E5M2>
  func.return
}

// -----

// scatter f8E5M2
func.func @main() {
  %0 = stablehlo.constant dense<[[-1.0], [-2.0], [0.0], [-3.0]]> : tensor<4x1xf8E5M2>
  %1 = stablehlo.constant dense<[[2], [1], [0]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[0.0], [-3.0], [0.0]]> : tensor<3x1xf8E5M2>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %z = stablehlo.add %x, %y : tensor<f8E5M2>
    stablehlo.return %z : tensor<f8E5M2>
  }) : (tensor<4x1xf8E5M2>, tensor<3x1xi32>, tensor<3x1xf8E5M2>) -> tensor<4x1xf8E5M2>
  %e0 = stablehlo.constant dense<[[-1.000000e+00], [-5.000000e+00], [0.000000e+00], [-3.000000e+00]]> : tensor<4x1xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x1xf8E5M2>
  func.return
}

// -----

// scatter bf16
func.func @main() {
  %0 = stablehlo.constant dense<[0.0]> : tensor<1xbf16>
  %1 = stablehlo.constant dense<[3]> : tensor<1xui8>
  %2 = stablehlo.constant dense<[-1.0]> : tensor<1xbf16>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %z = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %z : tensor<bf16>
  }) : (tensor<1xbf16>, tensor<1xui8>, tensor<1xbf16>) -> tensor<1xbf16>
  %e0 = stablehlo.constant dense<0.000000e+00> : tensor<1xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// scatter bf16
func.func @main() {
  %0 = stablehlo.constant dense<[[[-3.0, 3.0, 0.0]]]> : tensor<1x1x3xbf16>
  %1 = stablehlo.constant dense<[[4, 0, 5], [2, 2, 0], [1, 2, 2]]> : tensor<3x3xui8>
  %2 = stablehlo.constant dense<[[1.0, 3.0, 0.0]]> : tensor<1x3xbf16>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0, 1], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [2, 0, 1], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %z = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %z : tensor<bf16>
  }) : (tensor<1x1x3xbf16>, tensor<3x3xui8>, tensor<1x3xbf16>) -> tensor<1x1x3xbf16>
  %e0 = stablehlo.constant dense<[[[-3.000000e+00, 3.000000e+00, 0.000000e+00]]]> : tensor<1x1x3xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x1x3xbf16>
  func.return
}

// -----

// scatter bf16
func.func @main() {
  %0 = stablehlo.constant dense<[[3.0, 2.0], [-2.0, 1.0], [-2.0, -3.0], [3.0, 3.0]]> : tensor<4x2xbf16>
  %1 = stablehlo.constant dense<[[[2, 4]], [[3, 0]], [[0, 4]], [[4, 5]]]> : tensor<4x1x2xui8>
  %2 = stablehlo.constant dense<[[-2.0, -1.0], [0.0, -2.0], [3.0, 1.0], [-2.0, 2.0]]> : tensor<4x2xbf16>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %z = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %z : tensor<bf16>
  }) : (tensor<4x2xbf16>, tensor<4x1x2xui8>, tensor<4x2xbf16>) -> tensor<4x2xbf16>
  %e0 = stablehlo.constant dense<[[3.000000e+00, 2.000000e+00], [-2.000000e+00, 1.000000e+00], [3.000000e+00, -3.000000e+00], [3.000000e+00, 3.000000e+00]]> : tensor<4x2xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x2xbf16>
  func.return
}

// -----

// scatter f16
func.func @main() {
  %0 = stablehlo.constant dense<[[[3.0, 0.0, -2.0]], [[0.0, 2.0, 0.0]], [[-1.0, 1.0, 2.0]]]> : tensor<3x1x3xf16>
  %1 = stablehlo.constant dense<[[2]]> : tensor<1x1xui8>
  %2 = stablehlo.constant dense<[[[-1.0, 3.0]], [[-3.0, 3.0]]]> : tensor<2x1x2xf16>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %z = stablehlo.minimum %x, %y : tensor<f16>
    stablehlo.return %z : tensor<f16>
  }) : (tensor<3x1x3xf16>, tensor<1x1xui8>, tensor<2x1x2xf16>) -> tensor<3x1x3xf16>
  %e0 = stablehlo.constant dense<[[[3.000000e+00, 0.000000e+00, -2.000000e+00]], [[0.000000e+00, 2.000000e+00, 0.000000e+00]], [[-1.000000e+00, 1.000000e+00, 2.000000e+00]]]> : tensor<3x1x3xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x1x3xf16>
  func.return
}

// -----

// scatter f16
func.func @main() {
  %0 = stablehlo.constant dense<[[0.0, -1.0, -2.0], [-3.0, 3.0, -3.0], [-2.0, -1.0, -1.0]]> : tensor<3x3xf16>
  %1 = stablehlo.constant dense<[-2]> : tensor<1xi64>
  %2 = stablehlo.constant dense<[-2.0]> : tensor<1xf16>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %z = stablehlo.maximum %x, %y : tensor<f16>
    stablehlo.return %z : tensor<f16>
  }) : (tensor<3x3xf16>, tensor<1xi64>, tensor<1xf16>) -> tensor<3x3xf16>
  %e0 = stablehlo.constant dense<[[0.000000e+00, -1.000000e+00, -2.000000e+00], [-3.000000e+00, 3.000000e+00, -3.000000e+00], [-2.000000e+00, -1.000000e+00, -1.000000e+00]]> : tensor<3x3xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x3xf16>
  func.return
}

// -----

// scatter f16
func.func @main() {
  %0 = stablehlo.constant dense<[[-2.0, -1.0, -1.0, 3.0], [-1.0, -1.0, 3.0, 2.0], [-2.0, 3.0, 3.0, 0.0], [-1.0, 3.0, -3.0, -1.0]]> : tensor<4x4xf16>
  %1 = stablehlo.constant dense<[[[-1]], [[-1]], [[-1]], [[0]]]> : tensor<4x1x1xi32>
  %2 = stablehlo.constant dense<[[[0.0], [0.0], [3.0], [2.0]], [[-1.0], [-3.0], [0.0], [1.0]], [[0.0], [-3.0], [2.0], [-2.0]], [[0.0], [-2.0], [0.0], [-3.0]]]> : tensor<4x4x1xf16>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [], input_batching_dims = [1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %z = stablehlo.maximum %x, %y : tensor<f16>
    stablehlo.return %z : tensor<f16>
  }) : (tensor<4x4xf16>, tensor<4x1x1xi32>, tensor<4x4x1xf16>) -> tensor<4x4xf16>
  %e0 = stablehlo.constant dense<[[-1.000000e+00, -1.000000e+00, 0.000000e+00, 3.000000e+00], [0.000000e+00, -1.000000e+00, 3.000000e+00, 2.000000e+00], [0.000000e+00, 3.000000e+00, 3.000000e+00, 0.000000e+00], [-1.000000e+00, 3.000000e+00, -3.000000e+00, -1.000000e+00]]> : tensor<4x4xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xf16>
  func.return
}

// -----

// scatter f32
func.func @main() {
  %0 = stablehlo.constant dense<[[[-2.0, -3.0, 0.0], [-1.0, -2.0, 1.0], [2.0, 2.0, 3.0], [-2.0, 1.0, -2.0]]]> : tensor<1x4x3xf32>
  %1 = stablehlo.constant dense<[[3, -1]]> : tensor<1x2xi32>
  %2 = stablehlo.constant dense<[[-1.0], [2.0], [1.0]]> : tensor<3x1xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<1x4x3xf32>, tensor<1x2xi32>, tensor<3x1xf32>) -> tensor<1x4x3xf32>
  %e0 = stablehlo.constant dense<[[[-2.000000e+00, -3.000000e+00, 0.000000e+00], [-1.000000e+00, -2.000000e+00, 1.000000e+00], [2.000000e+00, 2.000000e+00, 3.000000e+00], [-2.000000e+00, 1.000000e+00, -2.000000e+00]]]> : tensor<1x4x3xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x4x3xf32>
  func.return
}

// -----

// scatter f32
func.func @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0, -2.0, 0.0], [3.0, -3.0, -3.0, 2.0]], [[-1.0, -2.0, 1.0, 3.0], [1.0, -1.0, 2.0, -2.0]], [[1.0, 0.0, -1.0, -1.0], [-1.0, 1.0, 0.0, 3.0]]]> : tensor<3x2x4xf32>
  %1 = stablehlo.constant dense<[[0, 1, 1], [5, 3, 2], [4, 1, 5]]> : tensor<3x3xi64>
  %2 = stablehlo.constant dense<[[1.0, -1.0, 1.0]]> : tensor<1x3xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0, 1], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [2, 1, 0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<3x2x4xf32>, tensor<3x3xi64>, tensor<1x3xf32>) -> tensor<3x2x4xf32>
  %e0 = stablehlo.constant dense<[[[0.000000e+00, 2.000000e+00, -2.000000e+00, 0.000000e+00], [3.000000e+00, -3.000000e+00, -3.000000e+00, 2.000000e+00]], [[-1.000000e+00, -2.000000e+00, 1.000000e+00, 3.000000e+00], [2.000000e+00, -1.000000e+00, 2.000000e+00, -2.000000e+00]], [[1.000000e+00, 0.000000e+00, -1.000000e+00, -1.000000e+00], [-1.000000e+00, 1.000000e+00, 0.000000e+00, 3.000000e+00]]]> : tensor<3x2x4xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x4xf32>
  func.return
}

// -----

// scatter f32
func.func @main() {
  %0 = stablehlo.constant dense<[[[-2.0, -3.0], [-2.0, -3.0], [0.0, 3.0]], [[3.0, -1.0], [0.0, 1.0], [2.0, 0.0]], [[3.0, -3.0], [2.0, -3.0], [1.0, 2.0]]]> : tensor<3x3x2xf32>
  %1 = stablehlo.constant dense<[[-1], [3]]> : tensor<2x1xi32>
  %2 = stablehlo.constant dense<[[[-2.0, -3.0], [2.0, 3.0], [3.0, -1.0]], [[0.0, 1.0], [-2.0, -2.0], [3.0, -1.0]]]> : tensor<2x3x2xf32>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [], input_batching_dims = [2], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<3x3x2xf32>, tensor<2x1xi32>, tensor<2x3x2xf32>) -> tensor<3x3x2xf32>
  %e0 = stablehlo.constant dense<[[[2.000000e+00, -3.000000e+00], [3.000000e+00, -3.000000e+00], [0.000000e+00, 3.000000e+00]], [[3.000000e+00, -1.000000e+00], [3.000000e+00, 1.000000e+00], [2.000000e+00, 0.000000e+00]], [[3.000000e+00, -3.000000e+00], [2.000000e+00, -3.000000e+00], [1.000000e+00, 2.000000e+00]]]> : tensor<3x3x2xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x3x2xf32>
  func.return
}

// -----

// scatter f64
func.func @main() {
  %0 = stablehlo.constant dense<[[-3.0, 1.0, 1.0, 1.0]]> : tensor<1x4xf64>
  %1 = stablehlo.constant dense<[[[-1, 2, 5]]]> : tensor<1x1x3xi64>
  %2 = stablehlo.constant dense<[[[3.0, 0.0, -2.0]], [[2.0, 2.0, -3.0]]]> : tensor<2x1x3xf64>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %z = stablehlo.minimum %x, %y : tensor<f64>
    stablehlo.return %z : tensor<f64>
  }) : (tensor<1x4xf64>, tensor<1x1x3xi64>, tensor<2x1x3xf64>) -> tensor<1x4xf64>
  %e0 = stablehlo.constant dense<[[-3.000000e+00, 1.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<1x4xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x4xf64>
  func.return
}

// -----

// scatter f64
func.func @main() {
  %0 = stablehlo.constant dense<[[-2.0], [2.0], [1.0]]> : tensor<3x1xf64>
  %1 = stablehlo.constant dense<[[1]]> : tensor<1x1xui8>
  %2 = stablehlo.constant dense<[-2.0]> : tensor<1xf64>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %z = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %z : tensor<f64>
  }) : (tensor<3x1xf64>, tensor<1x1xui8>, tensor<1xf64>) -> tensor<3x1xf64>
  %e0 = stablehlo.constant dense<[[-2.000000e+00], [0.000000e+00], [1.000000e+00]]> : tensor<3x1xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x1xf64>
  func.return
}

// -----

// scatter f64
func.func @main() {
  %0 = stablehlo.constant dense<[1.0]> : tensor<1xf64>
  %1 = stablehlo.constant dense<[0]> : tensor<1xui8>
  %2 = stablehlo.constant dense<2.0> : tensor<f64>
  %r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %z = stablehlo.minimum %x, %y : tensor<f64>
    stablehlo.return %z : tensor<f64>
  }) : (tensor<1xf64>, tensor<1xui8>, tensor<f64>) -> tensor<1xf64>
  %e0 = stablehlo.constant dense<1.000000e+00> : tensor<1xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}
