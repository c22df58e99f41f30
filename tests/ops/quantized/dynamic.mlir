// SPDX-License-Identifier: Apache-2.0
// Ops that take sizes as operands, and deprecated ops.

// dynamic_reshape: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -68], [124, -83, -47]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>
  %1 = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %2 = "stablehlo.dynamic_reshape"(%0, %1) : (tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>, tensor<2xi64>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<3x2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<3x2xi8>
  check.expect_eq_const %3, dense<[[-128, 127], [-68, 124], [-83, -47]]> : tensor<3x2xi8>
  func.return
}

// -----

// dynamic_broadcast_in_dim: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -68], [124, -83, -47]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>
  %1 = stablehlo.constant dense<[2, 2, 3]> : tensor<3xi64>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>, tensor<3xi64>) -> tensor<2x2x3x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x2x3x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x2x3xi8>
  check.expect_eq_const %3, dense<[[[-128, 127, -68], [124, -83, -47]], [[-128, 127, -68], [124, -83, -47]]]> : tensor<2x2x3xi8>
  func.return
}

// -----

// dynamic_broadcast_in_dim: !quant.uniform<i8:f32:1, {0.5:1, 0.25:2, 0.1:3}> -> !quant.uniform<i8:f32:2, {0.5:1, 0.25:2, 0.1:3}>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -68], [124, -83, -47]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:2, 0.1:3}>>
  %1 = stablehlo.constant dense<[2, 2, 3]> : tensor<3xi64>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:2, 0.1:3}>>, tensor<3xi64>) -> tensor<2x2x3x!quant.uniform<i8:f32:2, {0.5:1, 0.25:2, 0.1:3}>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x2x3x!quant.uniform<i8:f32:2, {0.5:1, 0.25:2, 0.1:3}>>) -> tensor<2x2x3xi8>
  check.expect_eq_const %3, dense<[[[-128, 127, -68], [124, -83, -47]], [[-128, 127, -68], [124, -83, -47]]]> : tensor<2x2x3xi8>
  func.return
}

// -----

// dynamic_iota:  -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x4xi8>
  check.expect_eq_const %2, dense<[[10, 12, 14, 16], [10, 12, 14, 16]]> : tensor<2x4xi8>
  func.return
}

// -----

// dynamic_pad: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -68], [124, -83, -47]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<7> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:10>>
  %2 = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %3 = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %4 = stablehlo.constant dense<[0, 0]> : tensor<2xi64>
  %5 = "stablehlo.dynamic_pad"(%0, %1, %2, %3, %4) : (tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>, tensor<!quant.uniform<i8:f32, 0.5:10>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x6x!quant.uniform<i8:f32, 0.5:10>>
  %6 = "stablehlo.bitcast_convert"(%5) : (tensor<2x6x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x6xi8>
  check.expect_eq_const %6, dense<[[7, -128, 127, -68, 7, 7], [7, 124, -83, -47, 7, 7]]> : tensor<2x6xi8>
  func.return
}

// -----

// real_dynamic_slice: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -68], [124, -83, -47]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>
  %1 = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %2 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %3 = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
  %4 = "stablehlo.real_dynamic_slice"(%0, %1, %2, %3) : (tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5:10>>
  %5 = "stablehlo.bitcast_convert"(%4) : (tensor<2x2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x2xi8>
  check.expect_eq_const %5, dense<[[127, -68], [-83, -47]]> : tensor<2x2xi8>
  func.return
}

// -----

// dynamic_gather: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -68], [124, -83, -47]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>
  %1 = stablehlo.constant dense<[1, 0, 1]> : tensor<3xi64>
  %2 = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>, tensor<3xi64>, tensor<2xi64>) -> tensor<3x3x!quant.uniform<i8:f32, 0.5:10>>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<3x3x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<3x3xi8>
  check.expect_eq_const %4, dense<[[124, -83, -47], [-128, 127, -68], [124, -83, -47]]> : tensor<3x3xi8>
  func.return
}

// -----

// dynamic_conv: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.25:0> -> !quant.uniform<i32:f32, 0.125:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[[[-128, 127], [35, 94], [-116, -28]], [[18, -16], [-29, -33], [-118, -101]], [[10, -6], [117, -67], [89, -63]]], [[[-92, -81], [-27, -79], [101, 80]], [[77, -20], [-121, -63], [-14, 23]], [[-13, 26], [-32, 37], [-121, 105]]]]> : tensor<2x3x3x2xi8>}> : () -> tensor<2x3x3x2x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[[[[-128, 127], [80, -33]], [[96, -56], [100, -124]]], [[[-18, -82], [-17, -27]], [[124, -28], [65, 29]]]]> : tensor<2x2x2x2xi8>}> : () -> tensor<2x2x2x2x!quant.uniform<i8:f32, 0.25:0>>
  %2 = stablehlo.constant dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>
  %3 = "stablehlo.dynamic_conv"(%0, %1, %2) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<2x3x3x2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x2x2x2x!quant.uniform<i8:f32, 0.25:0>>, tensor<2x2xi64>) -> tensor<2x2x5x2x!quant.uniform<i32:f32, 0.125:0>>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<2x2x5x2x!quant.uniform<i32:f32, 0.125:0>>) -> tensor<2x2x5x2xi32>
  check.expect_eq_const %4, dense<[[[[-2246, -7758], [30491, -33312], [-34030, 16895], [17279, -1255], [0, 0]], [[-2872, 2312], [-2613, 4593], [-17402, 6374], [7323, -17100], [0, 0]]], [[[-12534, 14250], [-28361, 24], [14820, -1776], [-5837, 10864], [0, 0]], [[1620, 1076], [-34163, 29300], [152, -5358], [4855, 4700], [0, 0]]]]> : tensor<2x2x5x2xi32>
  func.return
}

// -----

// torch_index_select: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -68], [124, -83, -47]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>
  %1 = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>, tensor<2xi64>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x2xi8>
  check.expect_eq_const %3, dense<[[-68, -128], [-47, 124]]> : tensor<2x2xi8>
  func.return
}

// -----

// einsum: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.25:0> -> !quant.uniform<i32:f32, 0.125:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -68], [124, -83, -47]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[[-128, 127], [-109, 27], [-27, -71]]> : tensor<3x2xi8>}> : () -> tensor<3x2x!quant.uniform<i8:f32, 0.25:0>>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>, tensor<3x2x!quant.uniform<i8:f32, 0.25:0>>) -> tensor<2x2x!quant.uniform<i32:f32, 0.125:0>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x2x!quant.uniform<i32:f32, 0.125:0>>) -> tensor<2x2xi32>
  check.expect_eq_const %3, dense<[[7017, -8829], [-2916, 16014]]> : tensor<2x2xi32>
  func.return
}

// -----

// broadcast: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -68], [124, -83, -47]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x2x3x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x2x3x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x2x3xi8>
  check.expect_eq_const %2, dense<[[[-128, 127, -68], [124, -83, -47]], [[-128, 127, -68], [124, -83, -47]]]> : tensor<2x2x3xi8>
  func.return
}
