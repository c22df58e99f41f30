// SPDX-License-Identifier: Apache-2.0
// Ops that move stored integers.

// reshape: !quant.uniform<i8:f32, 0.3:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 97], [2, 112, 121]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>
  %1 = "stablehlo.reshape"(%0) : (tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<3x2x!quant.uniform<i8:f32, 0.3:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<3x2x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<3x2xi8>
  check.expect_eq_const %2, dense<[[-128, 127], [97, 2], [112, 121]]> : tensor<3x2xi8>
  func.return
}

// -----

// transpose: !quant.uniform<i8:f32, 0.3:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -12], [27, -56, -32]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>
  %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<3x2x!quant.uniform<i8:f32, 0.3:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<3x2x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<3x2xi8>
  check.expect_eq_const %2, dense<[[-128, 27], [127, -56], [-12, -32]]> : tensor<3x2xi8>
  func.return
}

// -----

// reverse: !quant.uniform<i8:f32, 0.3:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 20], [-84, 45, 95]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<2x3xi8>
  check.expect_eq_const %2, dense<[[20, 127, -128], [95, 45, -84]]> : tensor<2x3xi8>
  func.return
}

// -----

// slice: !quant.uniform<i8:f32, 0.3:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -42, 102, -113], [-6, 101, -18, -93, 73], [118, 123, 110, -34, 59], [120, 18, 109, 22, -83]]> : tensor<4x5xi8>}> : () -> tensor<4x5x!quant.uniform<i8:f32, 0.3:10>>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 5>, strides = array<i64: 1, 2>}> : (tensor<4x5x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<2x3xi8>
  check.expect_eq_const %2, dense<[[-6, -18, 73], [118, 110, 59]]> : tensor<2x3xi8>
  func.return
}

// -----

// concatenate: !quant.uniform<i8:f32, 0.3:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -51], [52, -24, 113]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>
  %1 = "stablehlo.constant"() <{value = dense<[[-75], [42]]> : tensor<2x1xi8>}> : () -> tensor<2x1x!quant.uniform<i8:f32, 0.3:10>>
  %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 1 : i64}> : (tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>, tensor<2x1x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.3:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<2x4xi8>
  check.expect_eq_const %3, dense<[[-128, 127, -51, -75], [52, -24, 113, 42]]> : tensor<2x4xi8>
  func.return
}

// -----

// pad: !quant.uniform<i8:f32, 0.3:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 5], [-1, -1, -2]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>
  %1 = "stablehlo.constant"() <{value = dense<91> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.3:10>>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>, tensor<!quant.uniform<i8:f32, 0.3:10>>) -> tensor<2x8x!quant.uniform<i8:f32, 0.3:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x8x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<2x8xi8>
  check.expect_eq_const %3, dense<[[91, -128, 91, 127, 91, 5, 91, 91], [91, -1, 91, -1, 91, -2, 91, 91]]> : tensor<2x8xi8>
  func.return
}

// -----

// broadcast_in_dim: !quant.uniform<i8:f32, 0.3:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, -35, 117]> : tensor<3xi8>}> : () -> tensor<3x!quant.uniform<i8:f32, 0.3:10>>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<2x3xi8>
  check.expect_eq_const %2, dense<[[0, -35, 117], [0, -35, 117]]> : tensor<2x3xi8>
  func.return
}

// -----

// dynamic_slice: !quant.uniform<i8:f32, 0.3:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -77, -71, -86], [5, 19, 36, 102, 112], [8, 20, -108, -60, 127], [110, -122, -3, -1, 45]]> : tensor<4x5xi8>}> : () -> tensor<4x5x!quant.uniform<i8:f32, 0.3:10>>
  %1 = stablehlo.constant dense<3> : tensor<i32>
  %2 = stablehlo.constant dense<1> : tensor<i32>
  %3 = "stablehlo.dynamic_slice"(%0, %1, %2) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x5x!quant.uniform<i8:f32, 0.3:10>>, tensor<i32>, tensor<i32>) -> tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<2x3xi8>
  check.expect_eq_const %4, dense<[[20, -108, -60], [-122, -3, -1]]> : tensor<2x3xi8>
  func.return
}

// -----

// dynamic_update_slice: !quant.uniform<i8:f32, 0.3:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -34, -73], [79, 49, -82, 69], [9, -80, 41, -11], [-6, -36, 121, -85]]> : tensor<4x4xi8>}> : () -> tensor<4x4x!quant.uniform<i8:f32, 0.3:10>>
  %1 = "stablehlo.constant"() <{value = dense<[[-128, 127], [77, 118]]> : tensor<2x2xi8>}> : () -> tensor<2x2x!quant.uniform<i8:f32, 0.3:10>>
  %2 = stablehlo.constant dense<1> : tensor<i32>
  %3 = stablehlo.constant dense<1> : tensor<i32>
  %4 = "stablehlo.dynamic_update_slice"(%0, %1, %2, %3) : (tensor<4x4x!quant.uniform<i8:f32, 0.3:10>>, tensor<2x2x!quant.uniform<i8:f32, 0.3:10>>, tensor<i32>, tensor<i32>) -> tensor<4x4x!quant.uniform<i8:f32, 0.3:10>>
  %5 = "stablehlo.bitcast_convert"(%4) : (tensor<4x4x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<4x4xi8>
  check.expect_eq_const %5, dense<[[-128, 127, -34, -73], [79, -128, 127, 69], [9, 77, 118, -11], [-6, -36, 121, -85]]> : tensor<4x4xi8>
  func.return
}

// -----

// gather: !quant.uniform<i8:f32, 0.3:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -120], [-31, 8, 61], [-85, -118, -53], [106, -44, 9]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32, 0.3:10>>
  %1 = stablehlo.constant dense<[2, 0, 7]> : tensor<3xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<4x3x!quant.uniform<i8:f32, 0.3:10>>, tensor<3xi32>) -> tensor<3x3x!quant.uniform<i8:f32, 0.3:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<3x3x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<3x3xi8>
  check.expect_eq_const %3, dense<[[-85, -118, -53], [-128, 127, -120], [106, -44, 9]]> : tensor<3x3xi8>
  func.return
}

// -----

// reshape: !quant.uniform<u4:f32, 0.5:8>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[0, 15, 15], [4, 13, 6]]> : tensor<2x3xui4>}> : () -> tensor<2x3x!quant.uniform<u4:f32, 0.5:8>>
  %1 = "stablehlo.reshape"(%0) : (tensor<2x3x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<3x2x!quant.uniform<u4:f32, 0.5:8>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<3x2x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<3x2xui4>
  check.expect_eq_const %2, dense<[[0, 15], [15, 4], [13, 6]]> : tensor<3x2xui4>
  func.return
}

// -----

// transpose: !quant.uniform<u4:f32, 0.5:8>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[0, 15, 2], [15, 1, 6]]> : tensor<2x3xui4>}> : () -> tensor<2x3x!quant.uniform<u4:f32, 0.5:8>>
  %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<3x2x!quant.uniform<u4:f32, 0.5:8>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<3x2x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<3x2xui4>
  check.expect_eq_const %2, dense<[[0, 15], [15, 1], [2, 6]]> : tensor<3x2xui4>
  func.return
}

// -----

// reverse: !quant.uniform<u4:f32, 0.5:8>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[0, 15, 1], [15, 13, 14]]> : tensor<2x3xui4>}> : () -> tensor<2x3x!quant.uniform<u4:f32, 0.5:8>>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<2x3x!quant.uniform<u4:f32, 0.5:8>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<2x3xui4>
  check.expect_eq_const %2, dense<[[1, 15, 0], [14, 13, 15]]> : tensor<2x3xui4>
  func.return
}

// -----

// slice: !quant.uniform<u4:f32, 0.5:8>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[0, 15, 6, 4, 0], [12, 11, 1, 2, 6], [14, 14, 2, 14, 4], [3, 15, 1, 0, 12]]> : tensor<4x5xui4>}> : () -> tensor<4x5x!quant.uniform<u4:f32, 0.5:8>>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 5>, strides = array<i64: 1, 2>}> : (tensor<4x5x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<2x3x!quant.uniform<u4:f32, 0.5:8>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<2x3xui4>
  check.expect_eq_const %2, dense<[[12, 1, 6], [14, 2, 4]]> : tensor<2x3xui4>
  func.return
}

// -----

// concatenate: !quant.uniform<u4:f32, 0.5:8>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[0, 15, 5], [3, 6, 8]]> : tensor<2x3xui4>}> : () -> tensor<2x3x!quant.uniform<u4:f32, 0.5:8>>
  %1 = "stablehlo.constant"() <{value = dense<[[2], [1]]> : tensor<2x1xui4>}> : () -> tensor<2x1x!quant.uniform<u4:f32, 0.5:8>>
  %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 1 : i64}> : (tensor<2x3x!quant.uniform<u4:f32, 0.5:8>>, tensor<2x1x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<2x4x!quant.uniform<u4:f32, 0.5:8>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x4x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<2x4xui4>
  check.expect_eq_const %3, dense<[[0, 15, 5, 2], [3, 6, 8, 1]]> : tensor<2x4xui4>
  func.return
}

// -----

// pad: !quant.uniform<u4:f32, 0.5:8>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[0, 15, 5], [8, 15, 11]]> : tensor<2x3xui4>}> : () -> tensor<2x3x!quant.uniform<u4:f32, 0.5:8>>
  %1 = "stablehlo.constant"() <{value = dense<9> : tensor<ui4>}> : () -> tensor<!quant.uniform<u4:f32, 0.5:8>>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<2x3x!quant.uniform<u4:f32, 0.5:8>>, tensor<!quant.uniform<u4:f32, 0.5:8>>) -> tensor<2x8x!quant.uniform<u4:f32, 0.5:8>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x8x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<2x8xui4>
  check.expect_eq_const %3, dense<[[9, 0, 9, 15, 9, 5, 9, 9], [9, 8, 9, 15, 9, 11, 9, 9]]> : tensor<2x8xui4>
  func.return
}

// -----

// broadcast_in_dim: !quant.uniform<u4:f32, 0.5:8>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[1, 0, 10]> : tensor<3xui4>}> : () -> tensor<3x!quant.uniform<u4:f32, 0.5:8>>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<2x3x!quant.uniform<u4:f32, 0.5:8>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<2x3xui4>
  check.expect_eq_const %2, dense<[[1, 0, 10], [1, 0, 10]]> : tensor<2x3xui4>
  func.return
}

// -----

// dynamic_slice: !quant.uniform<u4:f32, 0.5:8>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[0, 15, 8, 7, 13], [5, 8, 10, 11, 9], [9, 9, 0, 1, 4], [3, 15, 1, 9, 6]]> : tensor<4x5xui4>}> : () -> tensor<4x5x!quant.uniform<u4:f32, 0.5:8>>
  %1 = stablehlo.constant dense<3> : tensor<i32>
  %2 = stablehlo.constant dense<1> : tensor<i32>
  %3 = "stablehlo.dynamic_slice"(%0, %1, %2) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x5x!quant.uniform<u4:f32, 0.5:8>>, tensor<i32>, tensor<i32>) -> tensor<2x3x!quant.uniform<u4:f32, 0.5:8>>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<2x3x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<2x3xui4>
  check.expect_eq_const %4, dense<[[9, 0, 1], [15, 1, 9]]> : tensor<2x3xui4>
  func.return
}

// -----

// dynamic_update_slice: !quant.uniform<u4:f32, 0.5:8>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[0, 15, 2, 1], [12, 10, 12, 7], [8, 8, 9, 9], [0, 14, 8, 9]]> : tensor<4x4xui4>}> : () -> tensor<4x4x!quant.uniform<u4:f32, 0.5:8>>
  %1 = "stablehlo.constant"() <{value = dense<[[0, 15], [10, 2]]> : tensor<2x2xui4>}> : () -> tensor<2x2x!quant.uniform<u4:f32, 0.5:8>>
  %2 = stablehlo.constant dense<1> : tensor<i32>
  %3 = stablehlo.constant dense<1> : tensor<i32>
  %4 = "stablehlo.dynamic_update_slice"(%0, %1, %2, %3) : (tensor<4x4x!quant.uniform<u4:f32, 0.5:8>>, tensor<2x2x!quant.uniform<u4:f32, 0.5:8>>, tensor<i32>, tensor<i32>) -> tensor<4x4x!quant.uniform<u4:f32, 0.5:8>>
  %5 = "stablehlo.bitcast_convert"(%4) : (tensor<4x4x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<4x4xui4>
  check.expect_eq_const %5, dense<[[0, 15, 2, 1], [12, 0, 15, 7], [8, 10, 2, 9], [0, 14, 8, 9]]> : tensor<4x4xui4>
  func.return
}

// -----

// gather: !quant.uniform<u4:f32, 0.5:8>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[0, 15, 3], [5, 9, 12], [0, 8, 10], [6, 0, 11]]> : tensor<4x3xui4>}> : () -> tensor<4x3x!quant.uniform<u4:f32, 0.5:8>>
  %1 = stablehlo.constant dense<[2, 0, 7]> : tensor<3xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<4x3x!quant.uniform<u4:f32, 0.5:8>>, tensor<3xi32>) -> tensor<3x3x!quant.uniform<u4:f32, 0.5:8>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<3x3x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<3x3xui4>
  check.expect_eq_const %3, dense<[[0, 8, 10], [0, 15, 3], [6, 0, 11]]> : tensor<3x3xui4>
  func.return
}

// -----

// reshape: !quant.uniform<i16:bf16, 0.5:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-2000, 2000, 1350], [-861, -658, -832]]> : tensor<2x3xi16>}> : () -> tensor<2x3x!quant.uniform<i16:bf16, 0.5:0>>
  %1 = "stablehlo.reshape"(%0) : (tensor<2x3x!quant.uniform<i16:bf16, 0.5:0>>) -> tensor<3x2x!quant.uniform<i16:bf16, 0.5:0>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<3x2x!quant.uniform<i16:bf16, 0.5:0>>) -> tensor<3x2xi16>
  check.expect_eq_const %2, dense<[[-2000, 2000], [1350, -861], [-658, -832]]> : tensor<3x2xi16>
  func.return
}

// -----

// transpose: !quant.uniform<i16:bf16, 0.5:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-2000, 2000, 82], [1629, -159, 1250]]> : tensor<2x3xi16>}> : () -> tensor<2x3x!quant.uniform<i16:bf16, 0.5:0>>
  %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3x!quant.uniform<i16:bf16, 0.5:0>>) -> tensor<3x2x!quant.uniform<i16:bf16, 0.5:0>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<3x2x!quant.uniform<i16:bf16, 0.5:0>>) -> tensor<3x2xi16>
  check.expect_eq_const %2, dense<[[-2000, 1629], [2000, -159], [82, 1250]]> : tensor<3x2xi16>
  func.return
}

// -----

// reverse: !quant.uniform<i16:bf16, 0.5:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-2000, 2000, 795], [525, 881, -1968]]> : tensor<2x3xi16>}> : () -> tensor<2x3x!quant.uniform<i16:bf16, 0.5:0>>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3x!quant.uniform<i16:bf16, 0.5:0>>) -> tensor<2x3x!quant.uniform<i16:bf16, 0.5:0>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3x!quant.uniform<i16:bf16, 0.5:0>>) -> tensor<2x3xi16>
  check.expect_eq_const %2, dense<[[795, 2000, -2000], [-1968, 881, 525]]> : tensor<2x3xi16>
  func.return
}

// -----

// slice: !quant.uniform<i16:bf16, 0.5:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-2000, 2000, 811, 7, -1817], [1594, 992, -545, -433, 202], [1798, 1395, -1777, -635, -1344], [993, 1019, 380, 1507, 101]]> : tensor<4x5xi16>}> : () -> tensor<4x5x!quant.uniform<i16:bf16, 0.5:0>>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 5>, strides = array<i64: 1, 2>}> : (tensor<4x5x!quant.uniform<i16:bf16, 0.5:0>>) -> tensor<2x3x!quant.uniform<i16:bf16, 0.5:0>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3x!quant.uniform<i16:bf16, 0.5:0>>) -> tensor<2x3xi16>
  check.expect_eq_const %2, dense<[[1594, -545, 202], [1798, -1777, -1344]]> : tensor<2x3xi16>
  func.return
}

// -----

// concatenate: !quant.uniform<i16:bf16, 0.5:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-2000, 2000, 613], [-61, -547, -1548]]> : tensor<2x3xi16>}> : () -> tensor<2x3x!quant.uniform<i16:bf16, 0.5:0>>
  %1 = "stablehlo.constant"() <{value = dense<[[474], [1588]]> : tensor<2x1xi16>}> : () -> tensor<2x1x!quant.uniform<i16:bf16, 0.5:0>>
  %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 1 : i64}> : (tensor<2x3x!quant.uniform<i16:bf16, 0.5:0>>, tensor<2x1x!quant.uniform<i16:bf16, 0.5:0>>) -> tensor<2x4x!quant.uniform<i16:bf16, 0.5:0>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x4x!quant.uniform<i16:bf16, 0.5:0>>) -> tensor<2x4xi16>
  check.expect_eq_const %3, dense<[[-2000, 2000, 613, 474], [-61, -547, -1548, 1588]]> : tensor<2x4xi16>
  func.return
}

// -----

// pad: !quant.uniform<i16:bf16, 0.5:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-2000, 2000, 424], [1333, 1348, -585]]> : tensor<2x3xi16>}> : () -> tensor<2x3x!quant.uniform<i16:bf16, 0.5:0>>
  %1 = "stablehlo.constant"() <{value = dense<-1839> : tensor<i16>}> : () -> tensor<!quant.uniform<i16:bf16, 0.5:0>>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<2x3x!quant.uniform<i16:bf16, 0.5:0>>, tensor<!quant.uniform<i16:bf16, 0.5:0>>) -> tensor<2x8x!quant.uniform<i16:bf16, 0.5:0>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x8x!quant.uniform<i16:bf16, 0.5:0>>) -> tensor<2x8xi16>
  check.expect_eq_const %3, dense<[[-1839, -2000, -1839, 2000, -1839, 424, -1839, -1839], [-1839, 1333, -1839, 1348, -1839, -585, -1839, -1839]]> : tensor<2x8xi16>
  func.return
}

// -----

// broadcast_in_dim: !quant.uniform<i16:bf16, 0.5:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[536, 1735, 1083]> : tensor<3xi16>}> : () -> tensor<3x!quant.uniform<i16:bf16, 0.5:0>>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x!quant.uniform<i16:bf16, 0.5:0>>) -> tensor<2x3x!quant.uniform<i16:bf16, 0.5:0>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3x!quant.uniform<i16:bf16, 0.5:0>>) -> tensor<2x3xi16>
  check.expect_eq_const %2, dense<[[536, 1735, 1083], [536, 1735, 1083]]> : tensor<2x3xi16>
  func.return
}

// -----

// dynamic_slice: !quant.uniform<i16:bf16, 0.5:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-2000, 2000, -1310, 1158, -540], [-1661, 765, 1760, 1740, -1034], [1766, 1853, 863, -1072, -1013], [142, 982, 1326, -1354, 1951]]> : tensor<4x5xi16>}> : () -> tensor<4x5x!quant.uniform<i16:bf16, 0.5:0>>
  %1 = stablehlo.constant dense<3> : tensor<i32>
  %2 = stablehlo.constant dense<1> : tensor<i32>
  %3 = "stablehlo.dynamic_slice"(%0, %1, %2) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x5x!quant.uniform<i16:bf16, 0.5:0>>, tensor<i32>, tensor<i32>) -> tensor<2x3x!quant.uniform<i16:bf16, 0.5:0>>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<2x3x!quant.uniform<i16:bf16, 0.5:0>>) -> tensor<2x3xi16>
  check.expect_eq_const %4, dense<[[1853, 863, -1072], [982, 1326, -1354]]> : tensor<2x3xi16>
  func.return
}

// -----

// dynamic_update_slice: !quant.uniform<i16:bf16, 0.5:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-2000, 2000, -674, 1339], [1004, -433, -1873, 1003], [1765, -462, -909, 1720], [-653, 1094, -944, -482]]> : tensor<4x4xi16>}> : () -> tensor<4x4x!quant.uniform<i16:bf16, 0.5:0>>
  %1 = "stablehlo.constant"() <{value = dense<[[-2000, 2000], [-1970, -1734]]> : tensor<2x2xi16>}> : () -> tensor<2x2x!quant.uniform<i16:bf16, 0.5:0>>
  %2 = stablehlo.constant dense<1> : tensor<i32>
  %3 = stablehlo.constant dense<1> : tensor<i32>
  %4 = "stablehlo.dynamic_update_slice"(%0, %1, %2, %3) : (tensor<4x4x!quant.uniform<i16:bf16, 0.5:0>>, tensor<2x2x!quant.uniform<i16:bf16, 0.5:0>>, tensor<i32>, tensor<i32>) -> tensor<4x4x!quant.uniform<i16:bf16, 0.5:0>>
  %5 = "stablehlo.bitcast_convert"(%4) : (tensor<4x4x!quant.uniform<i16:bf16, 0.5:0>>) -> tensor<4x4xi16>
  check.expect_eq_const %5, dense<[[-2000, 2000, -674, 1339], [1004, -2000, 2000, 1003], [1765, -1970, -1734, 1720], [-653, 1094, -944, -482]]> : tensor<4x4xi16>
  func.return
}

// -----

// gather: !quant.uniform<i16:bf16, 0.5:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-2000, 2000, -1964], [773, 1354, -691], [1984, 588, -164], [1137, -871, 513]]> : tensor<4x3xi16>}> : () -> tensor<4x3x!quant.uniform<i16:bf16, 0.5:0>>
  %1 = stablehlo.constant dense<[2, 0, 7]> : tensor<3xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<4x3x!quant.uniform<i16:bf16, 0.5:0>>, tensor<3xi32>) -> tensor<3x3x!quant.uniform<i16:bf16, 0.5:0>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<3x3x!quant.uniform<i16:bf16, 0.5:0>>) -> tensor<3x3xi16>
  check.expect_eq_const %3, dense<[[1984, 588, -164], [-2000, 2000, -1964], [1137, -871, 513]]> : tensor<3x3xi16>
  func.return
}

// -----

// transpose: !quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}> -> !quant.uniform<i8:f32:0, {0.5:1, 0.25:-2, 0.1:3}>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -73], [-22, -16, -47]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>
  %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>) -> tensor<3x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:-2, 0.1:3}>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<3x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:-2, 0.1:3}>>) -> tensor<3x2xi8>
  check.expect_eq_const %2, dense<[[-128, -22], [127, -16], [-73, -47]]> : tensor<3x2xi8>
  func.return
}

// -----

// reshape: !quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}> -> !quant.uniform<i8:f32:2, {0.5:1, 0.25:-2, 0.1:3}>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 14], [-56, 32, -6]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>
  %1 = "stablehlo.reshape"(%0) : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>) -> tensor<2x1x3x!quant.uniform<i8:f32:2, {0.5:1, 0.25:-2, 0.1:3}>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x1x3x!quant.uniform<i8:f32:2, {0.5:1, 0.25:-2, 0.1:3}>>) -> tensor<2x1x3xi8>
  check.expect_eq_const %2, dense<[[[-128, 127, 14]], [[-56, 32, -6]]]> : tensor<2x1x3xi8>
  func.return
}

// -----

// broadcast_in_dim: !quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}> -> !quant.uniform<i8:f32:2, {0.5:1, 0.25:-2, 0.1:3}>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -55], [95, 45, 33]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>) -> tensor<2x2x3x!quant.uniform<i8:f32:2, {0.5:1, 0.25:-2, 0.1:3}>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x2x3x!quant.uniform<i8:f32:2, {0.5:1, 0.25:-2, 0.1:3}>>) -> tensor<2x2x3xi8>
  check.expect_eq_const %2, dense<[[[-128, 127, -55], [95, 45, 33]], [[-128, 127, -55], [95, 45, 33]]]> : tensor<2x2x3xi8>
  func.return
}

// -----

// broadcast_in_dim: !quant.uniform<i8:f32:0, {0.5:3}> -> !quant.uniform<i8:f32:0, {0.5:3, 0.5:3, 0.5:3, 0.5:3}>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-75]> : tensor<1xi8>}> : () -> tensor<1x!quant.uniform<i8:f32:0, {0.5:3}>>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1x!quant.uniform<i8:f32:0, {0.5:3}>>) -> tensor<4x!quant.uniform<i8:f32:0, {0.5:3, 0.5:3, 0.5:3, 0.5:3}>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<4x!quant.uniform<i8:f32:0, {0.5:3, 0.5:3, 0.5:3, 0.5:3}>>) -> tensor<4xi8>
  check.expect_eq_const %2, dense<[-75, -75, -75, -75]> : tensor<4xi8>
  func.return
}

// -----

// optimization_barrier: !quant.uniform<i8:f32, 0.3:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 120], [-125, 40, -57]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>
  %1 = "stablehlo.optimization_barrier"(%0) : (tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<2x3xi8>
  check.expect_eq_const %2, dense<[[-128, 127, 120], [-125, 40, -57]]> : tensor<2x3xi8>
  func.return
}

// -----

// bitcast_convert: i8 -> !quant.uniform<i8:f32, 0.3:10>
func.func @main() {
  %0 = stablehlo.constant dense<[-128, 127, 32, 78]> : tensor<4xi8>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.3:10>>
  %2 = "stablehlo.uniform_dequantize"(%1) : (tensor<4x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<4xf32>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<4xf32>) -> tensor<4xi32>
  check.expect_eq_const %3, dense<[0xC225999A, 0x420C6667, 0x40D33334, 0x41A33334]> : tensor<4xi32>
  func.return
}

// -----

// bitcast_convert: !quant.uniform<i4:f32, 0.5:0> -> !quant.uniform<i8:f32, 0.3:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-8, 7], [2, -5]]> : tensor<2x2xi4>}> : () -> tensor<2x2x!quant.uniform<i4:f32, 0.5:0>>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x2x!quant.uniform<i4:f32, 0.5:0>>) -> tensor<2x!quant.uniform<i8:f32, 0.3:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<2xi8>
  check.expect_eq_const %2, dense<[120, -78]> : tensor<2xi8>
  func.return
}

// -----

// iota: !quant.uniform<i8:f32, 0.3:10>
func.func @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x9x!quant.uniform<i8:f32, 0.3:10>>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x9x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<2x9xi8>
  check.expect_eq_const %1, dense<[[10, 13, 17, 20, 23, 27, 30, 33, 37], [10, 13, 17, 20, 23, 27, 30, 33, 37]]> : tensor<2x9xi8>
  func.return
}

// -----

// iota: !quant.uniform<u8:f32, 0.5:5>
func.func @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x9x!quant.uniform<u8:f32, 0.5:5>>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x9x!quant.uniform<u8:f32, 0.5:5>>) -> tensor<2x9xui8>
  check.expect_eq_const %1, dense<[[5, 7, 9, 11, 13, 15, 17, 19, 21], [5, 7, 9, 11, 13, 15, 17, 19, 21]]> : tensor<2x9xui8>
  func.return
}

// -----

// iota: !quant.uniform<i4:f32, 1.0:0>
func.func @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x9x!quant.uniform<i4:f32, 1.0:0>>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x9x!quant.uniform<i4:f32, 1.0:0>>) -> tensor<2x9xi4>
  check.expect_eq_const %1, dense<[[0, 1, 2, 3, 4, 5, 6, 7, 7], [0, 1, 2, 3, 4, 5, 6, 7, 7]]> : tensor<2x9xi4>
  func.return
}

// -----

// iota: !quant.uniform<i8:f16, 0.5:0>
func.func @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x9x!quant.uniform<i8:f16, 0.5:0>>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x9x!quant.uniform<i8:f16, 0.5:0>>) -> tensor<2x9xi8>
  check.expect_eq_const %1, dense<[[0, 2, 4, 6, 8, 10, 12, 14, 16], [0, 2, 4, 6, 8, 10, 12, 14, 16]]> : tensor<2x9xi8>
  func.return
}
