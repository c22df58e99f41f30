// SPDX-License-Identifier: Apache-2.0
// Ops with shapes as operands against their static forms. Made by make_dynamic_cases.py.

func.func @moves_i1() {
  %x = stablehlo.constant dense<[[true, false, true], [false, true, true]]> : tensor<2x3xi1>
  %z = stablehlo.constant dense<true> : tensor<i1>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xi1>, tensor<2xi32>) -> tensor<?x?xi1>
  %a1 = stablehlo.reshape %x : (tensor<2x3xi1>) -> tensor<3x2xi1>
  check.expect_eq %a, %a1 : tensor<?x?xi1>, tensor<3x2xi1>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xi1>, tensor<2xi32>) -> tensor<?x?xi1>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xi1>) -> tensor<3x2xi1>
  check.expect_eq %b, %b1 : tensor<?x?xi1>, tensor<3x2xi1>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xi1>, tensor<i1>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi1>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xi1>, tensor<i1>) -> tensor<5x4xi1>
  check.expect_eq %c, %c1 : tensor<?x?xi1>, tensor<5x4xi1>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xi1>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi1>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xi1>) -> tensor<1x2xi1>
  check.expect_eq %d, %d1 : tensor<?x?xi1>, tensor<1x2xi1>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xi1>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xi1>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xi1>, tensor<3xi32>) -> tensor<3x2xi1>
  check.expect_eq %e, %e1 : tensor<?x?xi1>, tensor<3x2xi1>
  return
}

func.func @moves_i2() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xi2>
  %z = stablehlo.constant dense<1> : tensor<i2>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xi2>, tensor<2xi32>) -> tensor<?x?xi2>
  %a1 = stablehlo.reshape %x : (tensor<2x3xi2>) -> tensor<3x2xi2>
  check.expect_eq %a, %a1 : tensor<?x?xi2>, tensor<3x2xi2>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xi2>, tensor<2xi32>) -> tensor<?x?xi2>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xi2>) -> tensor<3x2xi2>
  check.expect_eq %b, %b1 : tensor<?x?xi2>, tensor<3x2xi2>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xi2>, tensor<i2>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi2>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xi2>, tensor<i2>) -> tensor<5x4xi2>
  check.expect_eq %c, %c1 : tensor<?x?xi2>, tensor<5x4xi2>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xi2>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi2>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xi2>) -> tensor<1x2xi2>
  check.expect_eq %d, %d1 : tensor<?x?xi2>, tensor<1x2xi2>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xi2>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xi2>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xi2>, tensor<3xi32>) -> tensor<3x2xi2>
  check.expect_eq %e, %e1 : tensor<?x?xi2>, tensor<3x2xi2>
  return
}

func.func @moves_i4() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xi4>
  %z = stablehlo.constant dense<1> : tensor<i4>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xi4>, tensor<2xi32>) -> tensor<?x?xi4>
  %a1 = stablehlo.reshape %x : (tensor<2x3xi4>) -> tensor<3x2xi4>
  check.expect_eq %a, %a1 : tensor<?x?xi4>, tensor<3x2xi4>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xi4>, tensor<2xi32>) -> tensor<?x?xi4>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xi4>) -> tensor<3x2xi4>
  check.expect_eq %b, %b1 : tensor<?x?xi4>, tensor<3x2xi4>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xi4>, tensor<i4>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi4>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xi4>, tensor<i4>) -> tensor<5x4xi4>
  check.expect_eq %c, %c1 : tensor<?x?xi4>, tensor<5x4xi4>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xi4>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi4>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xi4>) -> tensor<1x2xi4>
  check.expect_eq %d, %d1 : tensor<?x?xi4>, tensor<1x2xi4>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xi4>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xi4>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xi4>, tensor<3xi32>) -> tensor<3x2xi4>
  check.expect_eq %e, %e1 : tensor<?x?xi4>, tensor<3x2xi4>
  return
}

func.func @moves_i8() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xi8>
  %z = stablehlo.constant dense<1> : tensor<i8>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xi8>, tensor<2xi32>) -> tensor<?x?xi8>
  %a1 = stablehlo.reshape %x : (tensor<2x3xi8>) -> tensor<3x2xi8>
  check.expect_eq %a, %a1 : tensor<?x?xi8>, tensor<3x2xi8>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xi8>, tensor<2xi32>) -> tensor<?x?xi8>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xi8>) -> tensor<3x2xi8>
  check.expect_eq %b, %b1 : tensor<?x?xi8>, tensor<3x2xi8>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xi8>, tensor<i8>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi8>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xi8>, tensor<i8>) -> tensor<5x4xi8>
  check.expect_eq %c, %c1 : tensor<?x?xi8>, tensor<5x4xi8>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xi8>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi8>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xi8>) -> tensor<1x2xi8>
  check.expect_eq %d, %d1 : tensor<?x?xi8>, tensor<1x2xi8>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xi8>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xi8>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xi8>, tensor<3xi32>) -> tensor<3x2xi8>
  check.expect_eq %e, %e1 : tensor<?x?xi8>, tensor<3x2xi8>
  return
}

func.func @moves_i16() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xi16>
  %z = stablehlo.constant dense<1> : tensor<i16>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xi16>, tensor<2xi32>) -> tensor<?x?xi16>
  %a1 = stablehlo.reshape %x : (tensor<2x3xi16>) -> tensor<3x2xi16>
  check.expect_eq %a, %a1 : tensor<?x?xi16>, tensor<3x2xi16>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xi16>, tensor<2xi32>) -> tensor<?x?xi16>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xi16>) -> tensor<3x2xi16>
  check.expect_eq %b, %b1 : tensor<?x?xi16>, tensor<3x2xi16>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xi16>, tensor<i16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi16>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xi16>, tensor<i16>) -> tensor<5x4xi16>
  check.expect_eq %c, %c1 : tensor<?x?xi16>, tensor<5x4xi16>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xi16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi16>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xi16>) -> tensor<1x2xi16>
  check.expect_eq %d, %d1 : tensor<?x?xi16>, tensor<1x2xi16>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xi16>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xi16>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xi16>, tensor<3xi32>) -> tensor<3x2xi16>
  check.expect_eq %e, %e1 : tensor<?x?xi16>, tensor<3x2xi16>
  return
}

func.func @moves_i32() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xi32>
  %z = stablehlo.constant dense<1> : tensor<i32>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<?x?xi32>
  %a1 = stablehlo.reshape %x : (tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq %a, %a1 : tensor<?x?xi32>, tensor<3x2xi32>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<?x?xi32>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq %b, %b1 : tensor<?x?xi32>, tensor<3x2xi32>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xi32>, tensor<i32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi32>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<5x4xi32>
  check.expect_eq %c, %c1 : tensor<?x?xi32>, tensor<5x4xi32>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xi32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi32>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xi32>) -> tensor<1x2xi32>
  check.expect_eq %d, %d1 : tensor<?x?xi32>, tensor<1x2xi32>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xi32>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xi32>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<3x2xi32>
  check.expect_eq %e, %e1 : tensor<?x?xi32>, tensor<3x2xi32>
  return
}

func.func @moves_i64() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xi64>
  %z = stablehlo.constant dense<1> : tensor<i64>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xi64>, tensor<2xi32>) -> tensor<?x?xi64>
  %a1 = stablehlo.reshape %x : (tensor<2x3xi64>) -> tensor<3x2xi64>
  check.expect_eq %a, %a1 : tensor<?x?xi64>, tensor<3x2xi64>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xi64>, tensor<2xi32>) -> tensor<?x?xi64>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xi64>) -> tensor<3x2xi64>
  check.expect_eq %b, %b1 : tensor<?x?xi64>, tensor<3x2xi64>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xi64>, tensor<i64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi64>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xi64>, tensor<i64>) -> tensor<5x4xi64>
  check.expect_eq %c, %c1 : tensor<?x?xi64>, tensor<5x4xi64>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi64>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xi64>) -> tensor<1x2xi64>
  check.expect_eq %d, %d1 : tensor<?x?xi64>, tensor<1x2xi64>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xi64>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xi64>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xi64>, tensor<3xi32>) -> tensor<3x2xi64>
  check.expect_eq %e, %e1 : tensor<?x?xi64>, tensor<3x2xi64>
  return
}

func.func @moves_ui2() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xui2>
  %z = stablehlo.constant dense<1> : tensor<ui2>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xui2>, tensor<2xi32>) -> tensor<?x?xui2>
  %a1 = stablehlo.reshape %x : (tensor<2x3xui2>) -> tensor<3x2xui2>
  check.expect_eq %a, %a1 : tensor<?x?xui2>, tensor<3x2xui2>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xui2>, tensor<2xi32>) -> tensor<?x?xui2>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xui2>) -> tensor<3x2xui2>
  check.expect_eq %b, %b1 : tensor<?x?xui2>, tensor<3x2xui2>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xui2>, tensor<ui2>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xui2>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xui2>, tensor<ui2>) -> tensor<5x4xui2>
  check.expect_eq %c, %c1 : tensor<?x?xui2>, tensor<5x4xui2>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xui2>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xui2>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xui2>) -> tensor<1x2xui2>
  check.expect_eq %d, %d1 : tensor<?x?xui2>, tensor<1x2xui2>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xui2>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xui2>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xui2>, tensor<3xi32>) -> tensor<3x2xui2>
  check.expect_eq %e, %e1 : tensor<?x?xui2>, tensor<3x2xui2>
  return
}

func.func @moves_ui4() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xui4>
  %z = stablehlo.constant dense<1> : tensor<ui4>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xui4>, tensor<2xi32>) -> tensor<?x?xui4>
  %a1 = stablehlo.reshape %x : (tensor<2x3xui4>) -> tensor<3x2xui4>
  check.expect_eq %a, %a1 : tensor<?x?xui4>, tensor<3x2xui4>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xui4>, tensor<2xi32>) -> tensor<?x?xui4>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xui4>) -> tensor<3x2xui4>
  check.expect_eq %b, %b1 : tensor<?x?xui4>, tensor<3x2xui4>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xui4>, tensor<ui4>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xui4>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xui4>, tensor<ui4>) -> tensor<5x4xui4>
  check.expect_eq %c, %c1 : tensor<?x?xui4>, tensor<5x4xui4>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xui4>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xui4>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xui4>) -> tensor<1x2xui4>
  check.expect_eq %d, %d1 : tensor<?x?xui4>, tensor<1x2xui4>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xui4>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xui4>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xui4>, tensor<3xi32>) -> tensor<3x2xui4>
  check.expect_eq %e, %e1 : tensor<?x?xui4>, tensor<3x2xui4>
  return
}

func.func @moves_ui8() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xui8>
  %z = stablehlo.constant dense<1> : tensor<ui8>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xui8>, tensor<2xi32>) -> tensor<?x?xui8>
  %a1 = stablehlo.reshape %x : (tensor<2x3xui8>) -> tensor<3x2xui8>
  check.expect_eq %a, %a1 : tensor<?x?xui8>, tensor<3x2xui8>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xui8>, tensor<2xi32>) -> tensor<?x?xui8>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xui8>) -> tensor<3x2xui8>
  check.expect_eq %b, %b1 : tensor<?x?xui8>, tensor<3x2xui8>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xui8>, tensor<ui8>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xui8>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<5x4xui8>
  check.expect_eq %c, %c1 : tensor<?x?xui8>, tensor<5x4xui8>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xui8>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xui8>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xui8>) -> tensor<1x2xui8>
  check.expect_eq %d, %d1 : tensor<?x?xui8>, tensor<1x2xui8>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xui8>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xui8>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xui8>, tensor<3xi32>) -> tensor<3x2xui8>
  check.expect_eq %e, %e1 : tensor<?x?xui8>, tensor<3x2xui8>
  return
}

func.func @moves_ui16() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xui16>
  %z = stablehlo.constant dense<1> : tensor<ui16>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xui16>, tensor<2xi32>) -> tensor<?x?xui16>
  %a1 = stablehlo.reshape %x : (tensor<2x3xui16>) -> tensor<3x2xui16>
  check.expect_eq %a, %a1 : tensor<?x?xui16>, tensor<3x2xui16>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xui16>, tensor<2xi32>) -> tensor<?x?xui16>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xui16>) -> tensor<3x2xui16>
  check.expect_eq %b, %b1 : tensor<?x?xui16>, tensor<3x2xui16>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xui16>, tensor<ui16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xui16>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xui16>, tensor<ui16>) -> tensor<5x4xui16>
  check.expect_eq %c, %c1 : tensor<?x?xui16>, tensor<5x4xui16>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xui16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xui16>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xui16>) -> tensor<1x2xui16>
  check.expect_eq %d, %d1 : tensor<?x?xui16>, tensor<1x2xui16>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xui16>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xui16>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xui16>, tensor<3xi32>) -> tensor<3x2xui16>
  check.expect_eq %e, %e1 : tensor<?x?xui16>, tensor<3x2xui16>
  return
}

func.func @moves_ui32() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xui32>
  %z = stablehlo.constant dense<1> : tensor<ui32>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xui32>, tensor<2xi32>) -> tensor<?x?xui32>
  %a1 = stablehlo.reshape %x : (tensor<2x3xui32>) -> tensor<3x2xui32>
  check.expect_eq %a, %a1 : tensor<?x?xui32>, tensor<3x2xui32>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xui32>, tensor<2xi32>) -> tensor<?x?xui32>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xui32>) -> tensor<3x2xui32>
  check.expect_eq %b, %b1 : tensor<?x?xui32>, tensor<3x2xui32>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xui32>, tensor<ui32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xui32>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xui32>, tensor<ui32>) -> tensor<5x4xui32>
  check.expect_eq %c, %c1 : tensor<?x?xui32>, tensor<5x4xui32>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xui32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xui32>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xui32>) -> tensor<1x2xui32>
  check.expect_eq %d, %d1 : tensor<?x?xui32>, tensor<1x2xui32>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xui32>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xui32>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xui32>, tensor<3xi32>) -> tensor<3x2xui32>
  check.expect_eq %e, %e1 : tensor<?x?xui32>, tensor<3x2xui32>
  return
}

func.func @moves_ui64() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xui64>
  %z = stablehlo.constant dense<1> : tensor<ui64>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xui64>, tensor<2xi32>) -> tensor<?x?xui64>
  %a1 = stablehlo.reshape %x : (tensor<2x3xui64>) -> tensor<3x2xui64>
  check.expect_eq %a, %a1 : tensor<?x?xui64>, tensor<3x2xui64>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xui64>, tensor<2xi32>) -> tensor<?x?xui64>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xui64>) -> tensor<3x2xui64>
  check.expect_eq %b, %b1 : tensor<?x?xui64>, tensor<3x2xui64>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xui64>, tensor<ui64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xui64>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xui64>, tensor<ui64>) -> tensor<5x4xui64>
  check.expect_eq %c, %c1 : tensor<?x?xui64>, tensor<5x4xui64>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xui64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xui64>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xui64>) -> tensor<1x2xui64>
  check.expect_eq %d, %d1 : tensor<?x?xui64>, tensor<1x2xui64>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xui64>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xui64>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xui64>, tensor<3xi32>) -> tensor<3x2xui64>
  check.expect_eq %e, %e1 : tensor<?x?xui64>, tensor<3x2xui64>
  return
}

func.func @moves_f4E2M1FN() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf4E2M1FN>
  %z = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xf4E2M1FN>, tensor<2xi32>) -> tensor<?x?xf4E2M1FN>
  %a1 = stablehlo.reshape %x : (tensor<2x3xf4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  check.expect_eq %a, %a1 : tensor<?x?xf4E2M1FN>, tensor<3x2xf4E2M1FN>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xf4E2M1FN>, tensor<2xi32>) -> tensor<?x?xf4E2M1FN>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  check.expect_eq %b, %b1 : tensor<?x?xf4E2M1FN>, tensor<3x2xf4E2M1FN>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xf4E2M1FN>, tensor<f4E2M1FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf4E2M1FN>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<5x4xf4E2M1FN>
  check.expect_eq %c, %c1 : tensor<?x?xf4E2M1FN>, tensor<5x4xf4E2M1FN>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xf4E2M1FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf4E2M1FN>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xf4E2M1FN>) -> tensor<1x2xf4E2M1FN>
  check.expect_eq %d, %d1 : tensor<?x?xf4E2M1FN>, tensor<1x2xf4E2M1FN>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xf4E2M1FN>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xf4E2M1FN>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xf4E2M1FN>, tensor<3xi32>) -> tensor<3x2xf4E2M1FN>
  check.expect_eq %e, %e1 : tensor<?x?xf4E2M1FN>, tensor<3x2xf4E2M1FN>
  return
}

func.func @moves_f6E2M3FN() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf6E2M3FN>
  %z = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xf6E2M3FN>, tensor<2xi32>) -> tensor<?x?xf6E2M3FN>
  %a1 = stablehlo.reshape %x : (tensor<2x3xf6E2M3FN>) -> tensor<3x2xf6E2M3FN>
  check.expect_eq %a, %a1 : tensor<?x?xf6E2M3FN>, tensor<3x2xf6E2M3FN>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xf6E2M3FN>, tensor<2xi32>) -> tensor<?x?xf6E2M3FN>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf6E2M3FN>) -> tensor<3x2xf6E2M3FN>
  check.expect_eq %b, %b1 : tensor<?x?xf6E2M3FN>, tensor<3x2xf6E2M3FN>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xf6E2M3FN>, tensor<f6E2M3FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf6E2M3FN>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<5x4xf6E2M3FN>
  check.expect_eq %c, %c1 : tensor<?x?xf6E2M3FN>, tensor<5x4xf6E2M3FN>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xf6E2M3FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf6E2M3FN>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xf6E2M3FN>) -> tensor<1x2xf6E2M3FN>
  check.expect_eq %d, %d1 : tensor<?x?xf6E2M3FN>, tensor<1x2xf6E2M3FN>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xf6E2M3FN>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xf6E2M3FN>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xf6E2M3FN>, tensor<3xi32>) -> tensor<3x2xf6E2M3FN>
  check.expect_eq %e, %e1 : tensor<?x?xf6E2M3FN>, tensor<3x2xf6E2M3FN>
  return
}

func.func @moves_f6E3M2FN() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf6E3M2FN>
  %z = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xf6E3M2FN>, tensor<2xi32>) -> tensor<?x?xf6E3M2FN>
  %a1 = stablehlo.reshape %x : (tensor<2x3xf6E3M2FN>) -> tensor<3x2xf6E3M2FN>
  check.expect_eq %a, %a1 : tensor<?x?xf6E3M2FN>, tensor<3x2xf6E3M2FN>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xf6E3M2FN>, tensor<2xi32>) -> tensor<?x?xf6E3M2FN>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf6E3M2FN>) -> tensor<3x2xf6E3M2FN>
  check.expect_eq %b, %b1 : tensor<?x?xf6E3M2FN>, tensor<3x2xf6E3M2FN>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xf6E3M2FN>, tensor<f6E3M2FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf6E3M2FN>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<5x4xf6E3M2FN>
  check.expect_eq %c, %c1 : tensor<?x?xf6E3M2FN>, tensor<5x4xf6E3M2FN>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xf6E3M2FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf6E3M2FN>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xf6E3M2FN>) -> tensor<1x2xf6E3M2FN>
  check.expect_eq %d, %d1 : tensor<?x?xf6E3M2FN>, tensor<1x2xf6E3M2FN>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xf6E3M2FN>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xf6E3M2FN>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xf6E3M2FN>, tensor<3xi32>) -> tensor<3x2xf6E3M2FN>
  check.expect_eq %e, %e1 : tensor<?x?xf6E3M2FN>, tensor<3x2xf6E3M2FN>
  return
}

func.func @moves_f8E3M4() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E3M4>
  %z = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xf8E3M4>, tensor<2xi32>) -> tensor<?x?xf8E3M4>
  %a1 = stablehlo.reshape %x : (tensor<2x3xf8E3M4>) -> tensor<3x2xf8E3M4>
  check.expect_eq %a, %a1 : tensor<?x?xf8E3M4>, tensor<3x2xf8E3M4>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xf8E3M4>, tensor<2xi32>) -> tensor<?x?xf8E3M4>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf8E3M4>) -> tensor<3x2xf8E3M4>
  check.expect_eq %b, %b1 : tensor<?x?xf8E3M4>, tensor<3x2xf8E3M4>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xf8E3M4>, tensor<f8E3M4>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf8E3M4>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xf8E3M4>, tensor<f8E3M4>) -> tensor<5x4xf8E3M4>
  check.expect_eq %c, %c1 : tensor<?x?xf8E3M4>, tensor<5x4xf8E3M4>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xf8E3M4>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf8E3M4>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xf8E3M4>) -> tensor<1x2xf8E3M4>
  check.expect_eq %d, %d1 : tensor<?x?xf8E3M4>, tensor<1x2xf8E3M4>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xf8E3M4>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xf8E3M4>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xf8E3M4>, tensor<3xi32>) -> tensor<3x2xf8E3M4>
  check.expect_eq %e, %e1 : tensor<?x?xf8E3M4>, tensor<3x2xf8E3M4>
  return
}

func.func @moves_f8E4M3() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3>
  %z = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xf8E4M3>, tensor<2xi32>) -> tensor<?x?xf8E4M3>
  %a1 = stablehlo.reshape %x : (tensor<2x3xf8E4M3>) -> tensor<3x2xf8E4M3>
  check.expect_eq %a, %a1 : tensor<?x?xf8E4M3>, tensor<3x2xf8E4M3>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xf8E4M3>, tensor<2xi32>) -> tensor<?x?xf8E4M3>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf8E4M3>) -> tensor<3x2xf8E4M3>
  check.expect_eq %b, %b1 : tensor<?x?xf8E4M3>, tensor<3x2xf8E4M3>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xf8E4M3>, tensor<f8E4M3>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf8E4M3>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xf8E4M3>, tensor<f8E4M3>) -> tensor<5x4xf8E4M3>
  check.expect_eq %c, %c1 : tensor<?x?xf8E4M3>, tensor<5x4xf8E4M3>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xf8E4M3>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf8E4M3>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xf8E4M3>) -> tensor<1x2xf8E4M3>
  check.expect_eq %d, %d1 : tensor<?x?xf8E4M3>, tensor<1x2xf8E4M3>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xf8E4M3>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xf8E4M3>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xf8E4M3>, tensor<3xi32>) -> tensor<3x2xf8E4M3>
  check.expect_eq %e, %e1 : tensor<?x?xf8E4M3>, tensor<3x2xf8E4M3>
  return
}

func.func @moves_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %z = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2xi32>) -> tensor<?x?xf8E4M3B11FNUZ>
  %a1 = stablehlo.reshape %x : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  check.expect_eq %a, %a1 : tensor<?x?xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2xi32>) -> tensor<?x?xf8E4M3B11FNUZ>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  check.expect_eq %b, %b1 : tensor<?x?xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf8E4M3B11FNUZ>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<5x4xf8E4M3B11FNUZ>
  check.expect_eq %c, %c1 : tensor<?x?xf8E4M3B11FNUZ>, tensor<5x4xf8E4M3B11FNUZ>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf8E4M3B11FNUZ>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<1x2xf8E4M3B11FNUZ>
  check.expect_eq %d, %d1 : tensor<?x?xf8E4M3B11FNUZ>, tensor<1x2xf8E4M3B11FNUZ>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xf8E4M3B11FNUZ>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xf8E4M3B11FNUZ>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xf8E4M3B11FNUZ>, tensor<3xi32>) -> tensor<3x2xf8E4M3B11FNUZ>
  check.expect_eq %e, %e1 : tensor<?x?xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>
  return
}

func.func @moves_f8E4M3FN() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3FN>
  %z = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xf8E4M3FN>, tensor<2xi32>) -> tensor<?x?xf8E4M3FN>
  %a1 = stablehlo.reshape %x : (tensor<2x3xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  check.expect_eq %a, %a1 : tensor<?x?xf8E4M3FN>, tensor<3x2xf8E4M3FN>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xf8E4M3FN>, tensor<2xi32>) -> tensor<?x?xf8E4M3FN>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  check.expect_eq %b, %b1 : tensor<?x?xf8E4M3FN>, tensor<3x2xf8E4M3FN>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf8E4M3FN>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5x4xf8E4M3FN>
  check.expect_eq %c, %c1 : tensor<?x?xf8E4M3FN>, tensor<5x4xf8E4M3FN>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xf8E4M3FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf8E4M3FN>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xf8E4M3FN>) -> tensor<1x2xf8E4M3FN>
  check.expect_eq %d, %d1 : tensor<?x?xf8E4M3FN>, tensor<1x2xf8E4M3FN>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xf8E4M3FN>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xf8E4M3FN>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xf8E4M3FN>, tensor<3xi32>) -> tensor<3x2xf8E4M3FN>
  check.expect_eq %e, %e1 : tensor<?x?xf8E4M3FN>, tensor<3x2xf8E4M3FN>
  return
}

func.func @moves_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3FNUZ>
  %z = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xf8E4M3FNUZ>, tensor<2xi32>) -> tensor<?x?xf8E4M3FNUZ>
  %a1 = stablehlo.reshape %x : (tensor<2x3xf8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  check.expect_eq %a, %a1 : tensor<?x?xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xf8E4M3FNUZ>, tensor<2xi32>) -> tensor<?x?xf8E4M3FNUZ>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  check.expect_eq %b, %b1 : tensor<?x?xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf8E4M3FNUZ>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<5x4xf8E4M3FNUZ>
  check.expect_eq %c, %c1 : tensor<?x?xf8E4M3FNUZ>, tensor<5x4xf8E4M3FNUZ>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xf8E4M3FNUZ>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf8E4M3FNUZ>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xf8E4M3FNUZ>) -> tensor<1x2xf8E4M3FNUZ>
  check.expect_eq %d, %d1 : tensor<?x?xf8E4M3FNUZ>, tensor<1x2xf8E4M3FNUZ>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xf8E4M3FNUZ>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xf8E4M3FNUZ>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xf8E4M3FNUZ>, tensor<3xi32>) -> tensor<3x2xf8E4M3FNUZ>
  check.expect_eq %e, %e1 : tensor<?x?xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>
  return
}

func.func @moves_f8E5M2() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E5M2>
  %z = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xf8E5M2>, tensor<2xi32>) -> tensor<?x?xf8E5M2>
  %a1 = stablehlo.reshape %x : (tensor<2x3xf8E5M2>) -> tensor<3x2xf8E5M2>
  check.expect_eq %a, %a1 : tensor<?x?xf8E5M2>, tensor<3x2xf8E5M2>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xf8E5M2>, tensor<2xi32>) -> tensor<?x?xf8E5M2>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf8E5M2>) -> tensor<3x2xf8E5M2>
  check.expect_eq %b, %b1 : tensor<?x?xf8E5M2>, tensor<3x2xf8E5M2>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xf8E5M2>, tensor<f8E5M2>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf8E5M2>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<5x4xf8E5M2>
  check.expect_eq %c, %c1 : tensor<?x?xf8E5M2>, tensor<5x4xf8E5M2>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xf8E5M2>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf8E5M2>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xf8E5M2>) -> tensor<1x2xf8E5M2>
  check.expect_eq %d, %d1 : tensor<?x?xf8E5M2>, tensor<1x2xf8E5M2>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xf8E5M2>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xf8E5M2>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xf8E5M2>, tensor<3xi32>) -> tensor<3x2xf8E5M2>
  check.expect_eq %e, %e1 : tensor<?x?xf8E5M2>, tensor<3x2xf8E5M2>
  return
}

func.func @moves_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E5M2FNUZ>
  %z = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xf8E5M2FNUZ>, tensor<2xi32>) -> tensor<?x?xf8E5M2FNUZ>
  %a1 = stablehlo.reshape %x : (tensor<2x3xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  check.expect_eq %a, %a1 : tensor<?x?xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xf8E5M2FNUZ>, tensor<2xi32>) -> tensor<?x?xf8E5M2FNUZ>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  check.expect_eq %b, %b1 : tensor<?x?xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf8E5M2FNUZ>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<5x4xf8E5M2FNUZ>
  check.expect_eq %c, %c1 : tensor<?x?xf8E5M2FNUZ>, tensor<5x4xf8E5M2FNUZ>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xf8E5M2FNUZ>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf8E5M2FNUZ>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xf8E5M2FNUZ>) -> tensor<1x2xf8E5M2FNUZ>
  check.expect_eq %d, %d1 : tensor<?x?xf8E5M2FNUZ>, tensor<1x2xf8E5M2FNUZ>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xf8E5M2FNUZ>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xf8E5M2FNUZ>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xf8E5M2FNUZ>, tensor<3xi32>) -> tensor<3x2xf8E5M2FNUZ>
  check.expect_eq %e, %e1 : tensor<?x?xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>
  return
}

func.func @moves_bf16() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xbf16>
  %z = stablehlo.constant dense<1.0> : tensor<bf16>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xbf16>, tensor<2xi32>) -> tensor<?x?xbf16>
  %a1 = stablehlo.reshape %x : (tensor<2x3xbf16>) -> tensor<3x2xbf16>
  check.expect_eq %a, %a1 : tensor<?x?xbf16>, tensor<3x2xbf16>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xbf16>, tensor<2xi32>) -> tensor<?x?xbf16>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xbf16>) -> tensor<3x2xbf16>
  check.expect_eq %b, %b1 : tensor<?x?xbf16>, tensor<3x2xbf16>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xbf16>, tensor<bf16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xbf16>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<5x4xbf16>
  check.expect_eq %c, %c1 : tensor<?x?xbf16>, tensor<5x4xbf16>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xbf16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xbf16>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xbf16>) -> tensor<1x2xbf16>
  check.expect_eq %d, %d1 : tensor<?x?xbf16>, tensor<1x2xbf16>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xbf16>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xbf16>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xbf16>, tensor<3xi32>) -> tensor<3x2xbf16>
  check.expect_eq %e, %e1 : tensor<?x?xbf16>, tensor<3x2xbf16>
  return
}

func.func @moves_f16() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf16>
  %z = stablehlo.constant dense<1.0> : tensor<f16>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xf16>, tensor<2xi32>) -> tensor<?x?xf16>
  %a1 = stablehlo.reshape %x : (tensor<2x3xf16>) -> tensor<3x2xf16>
  check.expect_eq %a, %a1 : tensor<?x?xf16>, tensor<3x2xf16>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xf16>, tensor<2xi32>) -> tensor<?x?xf16>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf16>) -> tensor<3x2xf16>
  check.expect_eq %b, %b1 : tensor<?x?xf16>, tensor<3x2xf16>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xf16>, tensor<f16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf16>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xf16>, tensor<f16>) -> tensor<5x4xf16>
  check.expect_eq %c, %c1 : tensor<?x?xf16>, tensor<5x4xf16>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xf16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf16>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xf16>) -> tensor<1x2xf16>
  check.expect_eq %d, %d1 : tensor<?x?xf16>, tensor<1x2xf16>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xf16>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xf16>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xf16>, tensor<3xi32>) -> tensor<3x2xf16>
  check.expect_eq %e, %e1 : tensor<?x?xf16>, tensor<3x2xf16>
  return
}

func.func @moves_f32() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf32>
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %a1 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq %a, %a1 : tensor<?x?xf32>, tensor<3x2xf32>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq %b, %b1 : tensor<?x?xf32>, tensor<3x2xf32>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x4xf32>
  check.expect_eq %c, %c1 : tensor<?x?xf32>, tensor<5x4xf32>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xf32>) -> tensor<1x2xf32>
  check.expect_eq %d, %d1 : tensor<?x?xf32>, tensor<1x2xf32>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xf32>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<3x2xf32>
  check.expect_eq %e, %e1 : tensor<?x?xf32>, tensor<3x2xf32>
  return
}

func.func @moves_f64() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf64>
  %z = stablehlo.constant dense<1.0> : tensor<f64>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xf64>, tensor<2xi32>) -> tensor<?x?xf64>
  %a1 = stablehlo.reshape %x : (tensor<2x3xf64>) -> tensor<3x2xf64>
  check.expect_eq %a, %a1 : tensor<?x?xf64>, tensor<3x2xf64>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xf64>, tensor<2xi32>) -> tensor<?x?xf64>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf64>) -> tensor<3x2xf64>
  check.expect_eq %b, %b1 : tensor<?x?xf64>, tensor<3x2xf64>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xf64>, tensor<f64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf64>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xf64>, tensor<f64>) -> tensor<5x4xf64>
  check.expect_eq %c, %c1 : tensor<?x?xf64>, tensor<5x4xf64>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xf64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf64>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xf64>) -> tensor<1x2xf64>
  check.expect_eq %d, %d1 : tensor<?x?xf64>, tensor<1x2xf64>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xf64>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xf64>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xf64>, tensor<3xi32>) -> tensor<3x2xf64>
  check.expect_eq %e, %e1 : tensor<?x?xf64>, tensor<3x2xf64>
  return
}

func.func @moves_complex_f32() {
  %x = stablehlo.constant dense<[[(1.0, 2.0), (0.0, 1.0), (1.0, 2.0)], [(0.0, 1.0), (1.0, 2.0), (1.0, 2.0)]]> : tensor<2x3xcomplex<f32>>
  %z = stablehlo.constant dense<(1.0, 2.0)> : tensor<complex<f32>>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xcomplex<f32>>, tensor<2xi32>) -> tensor<?x?xcomplex<f32>>
  %a1 = stablehlo.reshape %x : (tensor<2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  check.expect_eq %a, %a1 : tensor<?x?xcomplex<f32>>, tensor<3x2xcomplex<f32>>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xcomplex<f32>>, tensor<2xi32>) -> tensor<?x?xcomplex<f32>>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  check.expect_eq %b, %b1 : tensor<?x?xcomplex<f32>>, tensor<3x2xcomplex<f32>>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xcomplex<f32>>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x4xcomplex<f32>>
  check.expect_eq %c, %c1 : tensor<?x?xcomplex<f32>>, tensor<5x4xcomplex<f32>>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xcomplex<f32>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xcomplex<f32>>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
  check.expect_eq %d, %d1 : tensor<?x?xcomplex<f32>>, tensor<1x2xcomplex<f32>>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xcomplex<f32>>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xcomplex<f32>>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xcomplex<f32>>, tensor<3xi32>) -> tensor<3x2xcomplex<f32>>
  check.expect_eq %e, %e1 : tensor<?x?xcomplex<f32>>, tensor<3x2xcomplex<f32>>
  return
}

func.func @moves_complex_f64() {
  %x = stablehlo.constant dense<[[(1.0, 2.0), (0.0, 1.0), (1.0, 2.0)], [(0.0, 1.0), (1.0, 2.0), (1.0, 2.0)]]> : tensor<2x3xcomplex<f64>>
  %z = stablehlo.constant dense<(1.0, 2.0)> : tensor<complex<f64>>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xcomplex<f64>>, tensor<2xi32>) -> tensor<?x?xcomplex<f64>>
  %a1 = stablehlo.reshape %x : (tensor<2x3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  check.expect_eq %a, %a1 : tensor<?x?xcomplex<f64>>, tensor<3x2xcomplex<f64>>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 0] : (tensor<2x3xcomplex<f64>>, tensor<2xi32>) -> tensor<?x?xcomplex<f64>>
  %b1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  check.expect_eq %b, %b1 : tensor<?x?xcomplex<f64>>, tensor<3x2xcomplex<f64>>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %c = stablehlo.dynamic_pad %x, %z, %low, %high, %inner : (tensor<2x3xcomplex<f64>>, tensor<complex<f64>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xcomplex<f64>>
  %c1 = stablehlo.pad %x, %z, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x4xcomplex<f64>>
  check.expect_eq %c, %c1 : tensor<?x?xcomplex<f64>>, tensor<5x4xcomplex<f64>>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xcomplex<f64>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xcomplex<f64>>
  %d1 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
  check.expect_eq %d, %d1 : tensor<?x?xcomplex<f64>>, tensor<1x2xcomplex<f64>>
  %at = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %e = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xcomplex<f64>>, tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xcomplex<f64>>
  %e1 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xcomplex<f64>>, tensor<3xi32>) -> tensor<3x2xcomplex<f64>>
  check.expect_eq %e, %e1 : tensor<?x?xcomplex<f64>>, tensor<3x2xcomplex<f64>>
  return
}

func.func @counts_i2() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xi2>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xi2>
  check.expect_eq %a, %a1 : tensor<?x?xi2>, tensor<2x2xi2>
  return
}

func.func @counts_i4() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xi4>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xi4>
  check.expect_eq %a, %a1 : tensor<?x?xi4>, tensor<2x2xi4>
  return
}

func.func @counts_i8() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xi8>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xi8>
  check.expect_eq %a, %a1 : tensor<?x?xi8>, tensor<2x2xi8>
  return
}

func.func @counts_i16() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xi16>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xi16>
  check.expect_eq %a, %a1 : tensor<?x?xi16>, tensor<2x2xi16>
  return
}

func.func @counts_i32() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xi32>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xi32>
  check.expect_eq %a, %a1 : tensor<?x?xi32>, tensor<2x2xi32>
  return
}

func.func @counts_i64() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xi64>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xi64>
  check.expect_eq %a, %a1 : tensor<?x?xi64>, tensor<2x2xi64>
  return
}

func.func @counts_ui2() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xui2>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xui2>
  check.expect_eq %a, %a1 : tensor<?x?xui2>, tensor<2x2xui2>
  return
}

func.func @counts_ui4() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xui4>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xui4>
  check.expect_eq %a, %a1 : tensor<?x?xui4>, tensor<2x2xui4>
  return
}

func.func @counts_ui8() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xui8>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xui8>
  check.expect_eq %a, %a1 : tensor<?x?xui8>, tensor<2x2xui8>
  return
}

func.func @counts_ui16() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xui16>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xui16>
  check.expect_eq %a, %a1 : tensor<?x?xui16>, tensor<2x2xui16>
  return
}

func.func @counts_ui32() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xui32>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xui32>
  check.expect_eq %a, %a1 : tensor<?x?xui32>, tensor<2x2xui32>
  return
}

func.func @counts_ui64() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xui64>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xui64>
  check.expect_eq %a, %a1 : tensor<?x?xui64>, tensor<2x2xui64>
  return
}

func.func @counts_f4E2M1FN() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf4E2M1FN>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xf4E2M1FN>
  check.expect_eq %a, %a1 : tensor<?x?xf4E2M1FN>, tensor<2x2xf4E2M1FN>
  return
}

func.func @counts_f6E2M3FN() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf6E2M3FN>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xf6E2M3FN>
  check.expect_eq %a, %a1 : tensor<?x?xf6E2M3FN>, tensor<2x2xf6E2M3FN>
  return
}

func.func @counts_f6E3M2FN() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf6E3M2FN>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xf6E3M2FN>
  check.expect_eq %a, %a1 : tensor<?x?xf6E3M2FN>, tensor<2x2xf6E3M2FN>
  return
}

func.func @counts_f8E3M4() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf8E3M4>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xf8E3M4>
  check.expect_eq %a, %a1 : tensor<?x?xf8E3M4>, tensor<2x2xf8E3M4>
  return
}

func.func @counts_f8E4M3() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf8E4M3>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xf8E4M3>
  check.expect_eq %a, %a1 : tensor<?x?xf8E4M3>, tensor<2x2xf8E4M3>
  return
}

func.func @counts_f8E4M3B11FNUZ() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf8E4M3B11FNUZ>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xf8E4M3B11FNUZ>
  check.expect_eq %a, %a1 : tensor<?x?xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>
  return
}

func.func @counts_f8E4M3FN() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf8E4M3FN>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xf8E4M3FN>
  check.expect_eq %a, %a1 : tensor<?x?xf8E4M3FN>, tensor<2x2xf8E4M3FN>
  return
}

func.func @counts_f8E4M3FNUZ() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf8E4M3FNUZ>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xf8E4M3FNUZ>
  check.expect_eq %a, %a1 : tensor<?x?xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>
  return
}

func.func @counts_f8E5M2() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf8E5M2>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xf8E5M2>
  check.expect_eq %a, %a1 : tensor<?x?xf8E5M2>, tensor<2x2xf8E5M2>
  return
}

func.func @counts_f8E5M2FNUZ() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf8E5M2FNUZ>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xf8E5M2FNUZ>
  check.expect_eq %a, %a1 : tensor<?x?xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>
  return
}

func.func @counts_bf16() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xbf16>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xbf16>
  check.expect_eq %a, %a1 : tensor<?x?xbf16>, tensor<2x2xbf16>
  return
}

func.func @counts_f16() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf16>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xf16>
  check.expect_eq %a, %a1 : tensor<?x?xf16>, tensor<2x2xf16>
  return
}

func.func @counts_f32() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf32>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xf32>
  check.expect_eq %a, %a1 : tensor<?x?xf32>, tensor<2x2xf32>
  return
}

func.func @counts_f64() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf64>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xf64>
  check.expect_eq %a, %a1 : tensor<?x?xf64>, tensor<2x2xf64>
  return
}

func.func @counts_complex_f32() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xcomplex<f32>>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xcomplex<f32>>
  check.expect_eq %a, %a1 : tensor<?x?xcomplex<f32>>, tensor<2x2xcomplex<f32>>
  return
}

func.func @counts_complex_f64() {
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xcomplex<f64>>
  %a1 = stablehlo.iota dim = 1 : tensor<2x2xcomplex<f64>>
  check.expect_eq %a, %a1 : tensor<?x?xcomplex<f64>>, tensor<2x2xcomplex<f64>>
  return
}

func.func @convolves_i2() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xi2>
  %x1 = stablehlo.reshape %x : (tensor<2x3xi2>) -> tensor<2x3x1xi2>
  %w = stablehlo.constant dense<1> : tensor<2x1x1xi2>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xi2>, tensor<2x1x1xi2>, tensor<1x2xi64>) -> tensor<2x?x1xi2>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xi2>, tensor<2x1x1xi2>) -> tensor<2x5x1xi2>
  check.expect_eq %a, %a1 : tensor<2x?x1xi2>, tensor<2x5x1xi2>
  return
}

func.func @convolves_i4() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xi4>
  %x1 = stablehlo.reshape %x : (tensor<2x3xi4>) -> tensor<2x3x1xi4>
  %w = stablehlo.constant dense<1> : tensor<2x1x1xi4>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xi4>, tensor<2x1x1xi4>, tensor<1x2xi64>) -> tensor<2x?x1xi4>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xi4>, tensor<2x1x1xi4>) -> tensor<2x5x1xi4>
  check.expect_eq %a, %a1 : tensor<2x?x1xi4>, tensor<2x5x1xi4>
  return
}

func.func @convolves_i8() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xi8>
  %x1 = stablehlo.reshape %x : (tensor<2x3xi8>) -> tensor<2x3x1xi8>
  %w = stablehlo.constant dense<1> : tensor<2x1x1xi8>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xi8>, tensor<2x1x1xi8>, tensor<1x2xi64>) -> tensor<2x?x1xi8>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xi8>, tensor<2x1x1xi8>) -> tensor<2x5x1xi8>
  check.expect_eq %a, %a1 : tensor<2x?x1xi8>, tensor<2x5x1xi8>
  return
}

func.func @convolves_i16() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xi16>
  %x1 = stablehlo.reshape %x : (tensor<2x3xi16>) -> tensor<2x3x1xi16>
  %w = stablehlo.constant dense<1> : tensor<2x1x1xi16>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xi16>, tensor<2x1x1xi16>, tensor<1x2xi64>) -> tensor<2x?x1xi16>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xi16>, tensor<2x1x1xi16>) -> tensor<2x5x1xi16>
  check.expect_eq %a, %a1 : tensor<2x?x1xi16>, tensor<2x5x1xi16>
  return
}

func.func @convolves_i32() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xi32>
  %x1 = stablehlo.reshape %x : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %w = stablehlo.constant dense<1> : tensor<2x1x1xi32>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xi32>, tensor<2x1x1xi32>, tensor<1x2xi64>) -> tensor<2x?x1xi32>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xi32>, tensor<2x1x1xi32>) -> tensor<2x5x1xi32>
  check.expect_eq %a, %a1 : tensor<2x?x1xi32>, tensor<2x5x1xi32>
  return
}

func.func @convolves_i64() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xi64>
  %x1 = stablehlo.reshape %x : (tensor<2x3xi64>) -> tensor<2x3x1xi64>
  %w = stablehlo.constant dense<1> : tensor<2x1x1xi64>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xi64>, tensor<2x1x1xi64>, tensor<1x2xi64>) -> tensor<2x?x1xi64>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xi64>, tensor<2x1x1xi64>) -> tensor<2x5x1xi64>
  check.expect_eq %a, %a1 : tensor<2x?x1xi64>, tensor<2x5x1xi64>
  return
}

func.func @convolves_ui2() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xui2>
  %x1 = stablehlo.reshape %x : (tensor<2x3xui2>) -> tensor<2x3x1xui2>
  %w = stablehlo.constant dense<1> : tensor<2x1x1xui2>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xui2>, tensor<2x1x1xui2>, tensor<1x2xi64>) -> tensor<2x?x1xui2>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xui2>, tensor<2x1x1xui2>) -> tensor<2x5x1xui2>
  check.expect_eq %a, %a1 : tensor<2x?x1xui2>, tensor<2x5x1xui2>
  return
}

func.func @convolves_ui4() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xui4>
  %x1 = stablehlo.reshape %x : (tensor<2x3xui4>) -> tensor<2x3x1xui4>
  %w = stablehlo.constant dense<1> : tensor<2x1x1xui4>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xui4>, tensor<2x1x1xui4>, tensor<1x2xi64>) -> tensor<2x?x1xui4>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xui4>, tensor<2x1x1xui4>) -> tensor<2x5x1xui4>
  check.expect_eq %a, %a1 : tensor<2x?x1xui4>, tensor<2x5x1xui4>
  return
}

func.func @convolves_ui8() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xui8>
  %x1 = stablehlo.reshape %x : (tensor<2x3xui8>) -> tensor<2x3x1xui8>
  %w = stablehlo.constant dense<1> : tensor<2x1x1xui8>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xui8>, tensor<2x1x1xui8>, tensor<1x2xi64>) -> tensor<2x?x1xui8>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xui8>, tensor<2x1x1xui8>) -> tensor<2x5x1xui8>
  check.expect_eq %a, %a1 : tensor<2x?x1xui8>, tensor<2x5x1xui8>
  return
}

func.func @convolves_ui16() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xui16>
  %x1 = stablehlo.reshape %x : (tensor<2x3xui16>) -> tensor<2x3x1xui16>
  %w = stablehlo.constant dense<1> : tensor<2x1x1xui16>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xui16>, tensor<2x1x1xui16>, tensor<1x2xi64>) -> tensor<2x?x1xui16>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xui16>, tensor<2x1x1xui16>) -> tensor<2x5x1xui16>
  check.expect_eq %a, %a1 : tensor<2x?x1xui16>, tensor<2x5x1xui16>
  return
}

func.func @convolves_ui32() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xui32>
  %x1 = stablehlo.reshape %x : (tensor<2x3xui32>) -> tensor<2x3x1xui32>
  %w = stablehlo.constant dense<1> : tensor<2x1x1xui32>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xui32>, tensor<2x1x1xui32>, tensor<1x2xi64>) -> tensor<2x?x1xui32>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xui32>, tensor<2x1x1xui32>) -> tensor<2x5x1xui32>
  check.expect_eq %a, %a1 : tensor<2x?x1xui32>, tensor<2x5x1xui32>
  return
}

func.func @convolves_ui64() {
  %x = stablehlo.constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xui64>
  %x1 = stablehlo.reshape %x : (tensor<2x3xui64>) -> tensor<2x3x1xui64>
  %w = stablehlo.constant dense<1> : tensor<2x1x1xui64>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xui64>, tensor<2x1x1xui64>, tensor<1x2xi64>) -> tensor<2x?x1xui64>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xui64>, tensor<2x1x1xui64>) -> tensor<2x5x1xui64>
  check.expect_eq %a, %a1 : tensor<2x?x1xui64>, tensor<2x5x1xui64>
  return
}

func.func @convolves_f4E2M1FN() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf4E2M1FN>
  %x1 = stablehlo.reshape %x : (tensor<2x3xf4E2M1FN>) -> tensor<2x3x1xf4E2M1FN>
  %w = stablehlo.constant dense<1.0> : tensor<2x1x1xf4E2M1FN>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xf4E2M1FN>, tensor<2x1x1xf4E2M1FN>, tensor<1x2xi64>) -> tensor<2x?x1xf4E2M1FN>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xf4E2M1FN>, tensor<2x1x1xf4E2M1FN>) -> tensor<2x5x1xf4E2M1FN>
  check.expect_eq %a, %a1 : tensor<2x?x1xf4E2M1FN>, tensor<2x5x1xf4E2M1FN>
  return
}

func.func @convolves_f6E2M3FN() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf6E2M3FN>
  %x1 = stablehlo.reshape %x : (tensor<2x3xf6E2M3FN>) -> tensor<2x3x1xf6E2M3FN>
  %w = stablehlo.constant dense<1.0> : tensor<2x1x1xf6E2M3FN>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xf6E2M3FN>, tensor<2x1x1xf6E2M3FN>, tensor<1x2xi64>) -> tensor<2x?x1xf6E2M3FN>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xf6E2M3FN>, tensor<2x1x1xf6E2M3FN>) -> tensor<2x5x1xf6E2M3FN>
  check.expect_eq %a, %a1 : tensor<2x?x1xf6E2M3FN>, tensor<2x5x1xf6E2M3FN>
  return
}

func.func @convolves_f6E3M2FN() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf6E3M2FN>
  %x1 = stablehlo.reshape %x : (tensor<2x3xf6E3M2FN>) -> tensor<2x3x1xf6E3M2FN>
  %w = stablehlo.constant dense<1.0> : tensor<2x1x1xf6E3M2FN>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xf6E3M2FN>, tensor<2x1x1xf6E3M2FN>, tensor<1x2xi64>) -> tensor<2x?x1xf6E3M2FN>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xf6E3M2FN>, tensor<2x1x1xf6E3M2FN>) -> tensor<2x5x1xf6E3M2FN>
  check.expect_eq %a, %a1 : tensor<2x?x1xf6E3M2FN>, tensor<2x5x1xf6E3M2FN>
  return
}

func.func @convolves_f8E3M4() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E3M4>
  %x1 = stablehlo.reshape %x : (tensor<2x3xf8E3M4>) -> tensor<2x3x1xf8E3M4>
  %w = stablehlo.constant dense<1.0> : tensor<2x1x1xf8E3M4>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xf8E3M4>, tensor<2x1x1xf8E3M4>, tensor<1x2xi64>) -> tensor<2x?x1xf8E3M4>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xf8E3M4>, tensor<2x1x1xf8E3M4>) -> tensor<2x5x1xf8E3M4>
  check.expect_eq %a, %a1 : tensor<2x?x1xf8E3M4>, tensor<2x5x1xf8E3M4>
  return
}

func.func @convolves_f8E4M3() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3>
  %x1 = stablehlo.reshape %x : (tensor<2x3xf8E4M3>) -> tensor<2x3x1xf8E4M3>
  %w = stablehlo.constant dense<1.0> : tensor<2x1x1xf8E4M3>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xf8E4M3>, tensor<2x1x1xf8E4M3>, tensor<1x2xi64>) -> tensor<2x?x1xf8E4M3>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xf8E4M3>, tensor<2x1x1xf8E4M3>) -> tensor<2x5x1xf8E4M3>
  check.expect_eq %a, %a1 : tensor<2x?x1xf8E4M3>, tensor<2x5x1xf8E4M3>
  return
}

func.func @convolves_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %x1 = stablehlo.reshape %x : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3x1xf8E4M3B11FNUZ>
  %w = stablehlo.constant dense<1.0> : tensor<2x1x1xf8E4M3B11FNUZ>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xf8E4M3B11FNUZ>, tensor<2x1x1xf8E4M3B11FNUZ>, tensor<1x2xi64>) -> tensor<2x?x1xf8E4M3B11FNUZ>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xf8E4M3B11FNUZ>, tensor<2x1x1xf8E4M3B11FNUZ>) -> tensor<2x5x1xf8E4M3B11FNUZ>
  check.expect_eq %a, %a1 : tensor<2x?x1xf8E4M3B11FNUZ>, tensor<2x5x1xf8E4M3B11FNUZ>
  return
}

func.func @convolves_f8E4M3FN() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3FN>
  %x1 = stablehlo.reshape %x : (tensor<2x3xf8E4M3FN>) -> tensor<2x3x1xf8E4M3FN>
  %w = stablehlo.constant dense<1.0> : tensor<2x1x1xf8E4M3FN>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xf8E4M3FN>, tensor<2x1x1xf8E4M3FN>, tensor<1x2xi64>) -> tensor<2x?x1xf8E4M3FN>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xf8E4M3FN>, tensor<2x1x1xf8E4M3FN>) -> tensor<2x5x1xf8E4M3FN>
  check.expect_eq %a, %a1 : tensor<2x?x1xf8E4M3FN>, tensor<2x5x1xf8E4M3FN>
  return
}

func.func @convolves_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3FNUZ>
  %x1 = stablehlo.reshape %x : (tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3x1xf8E4M3FNUZ>
  %w = stablehlo.constant dense<1.0> : tensor<2x1x1xf8E4M3FNUZ>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xf8E4M3FNUZ>, tensor<2x1x1xf8E4M3FNUZ>, tensor<1x2xi64>) -> tensor<2x?x1xf8E4M3FNUZ>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xf8E4M3FNUZ>, tensor<2x1x1xf8E4M3FNUZ>) -> tensor<2x5x1xf8E4M3FNUZ>
  check.expect_eq %a, %a1 : tensor<2x?x1xf8E4M3FNUZ>, tensor<2x5x1xf8E4M3FNUZ>
  return
}

func.func @convolves_f8E5M2() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E5M2>
  %x1 = stablehlo.reshape %x : (tensor<2x3xf8E5M2>) -> tensor<2x3x1xf8E5M2>
  %w = stablehlo.constant dense<1.0> : tensor<2x1x1xf8E5M2>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xf8E5M2>, tensor<2x1x1xf8E5M2>, tensor<1x2xi64>) -> tensor<2x?x1xf8E5M2>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xf8E5M2>, tensor<2x1x1xf8E5M2>) -> tensor<2x5x1xf8E5M2>
  check.expect_eq %a, %a1 : tensor<2x?x1xf8E5M2>, tensor<2x5x1xf8E5M2>
  return
}

func.func @convolves_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E5M2FNUZ>
  %x1 = stablehlo.reshape %x : (tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3x1xf8E5M2FNUZ>
  %w = stablehlo.constant dense<1.0> : tensor<2x1x1xf8E5M2FNUZ>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xf8E5M2FNUZ>, tensor<2x1x1xf8E5M2FNUZ>, tensor<1x2xi64>) -> tensor<2x?x1xf8E5M2FNUZ>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xf8E5M2FNUZ>, tensor<2x1x1xf8E5M2FNUZ>) -> tensor<2x5x1xf8E5M2FNUZ>
  check.expect_eq %a, %a1 : tensor<2x?x1xf8E5M2FNUZ>, tensor<2x5x1xf8E5M2FNUZ>
  return
}

func.func @convolves_bf16() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xbf16>
  %x1 = stablehlo.reshape %x : (tensor<2x3xbf16>) -> tensor<2x3x1xbf16>
  %w = stablehlo.constant dense<1.0> : tensor<2x1x1xbf16>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xbf16>, tensor<2x1x1xbf16>, tensor<1x2xi64>) -> tensor<2x?x1xbf16>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xbf16>, tensor<2x1x1xbf16>) -> tensor<2x5x1xbf16>
  check.expect_eq %a, %a1 : tensor<2x?x1xbf16>, tensor<2x5x1xbf16>
  return
}

func.func @convolves_f16() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf16>
  %x1 = stablehlo.reshape %x : (tensor<2x3xf16>) -> tensor<2x3x1xf16>
  %w = stablehlo.constant dense<1.0> : tensor<2x1x1xf16>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xf16>, tensor<2x1x1xf16>, tensor<1x2xi64>) -> tensor<2x?x1xf16>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xf16>, tensor<2x1x1xf16>) -> tensor<2x5x1xf16>
  check.expect_eq %a, %a1 : tensor<2x?x1xf16>, tensor<2x5x1xf16>
  return
}

func.func @convolves_f32() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf32>
  %x1 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
  %w = stablehlo.constant dense<1.0> : tensor<2x1x1xf32>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xf32>, tensor<2x1x1xf32>, tensor<1x2xi64>) -> tensor<2x?x1xf32>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xf32>, tensor<2x1x1xf32>) -> tensor<2x5x1xf32>
  check.expect_eq %a, %a1 : tensor<2x?x1xf32>, tensor<2x5x1xf32>
  return
}

func.func @convolves_f64() {
  %x = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf64>
  %x1 = stablehlo.reshape %x : (tensor<2x3xf64>) -> tensor<2x3x1xf64>
  %w = stablehlo.constant dense<1.0> : tensor<2x1x1xf64>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xf64>, tensor<2x1x1xf64>, tensor<1x2xi64>) -> tensor<2x?x1xf64>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xf64>, tensor<2x1x1xf64>) -> tensor<2x5x1xf64>
  check.expect_eq %a, %a1 : tensor<2x?x1xf64>, tensor<2x5x1xf64>
  return
}

func.func @convolves_complex_f32() {
  %x = stablehlo.constant dense<[[(1.0, 2.0), (0.0, 1.0), (1.0, 2.0)], [(0.0, 1.0), (1.0, 2.0), (1.0, 2.0)]]> : tensor<2x3xcomplex<f32>>
  %x1 = stablehlo.reshape %x : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
  %w = stablehlo.constant dense<(1.0, 2.0)> : tensor<2x1x1xcomplex<f32>>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xcomplex<f32>>, tensor<2x1x1xcomplex<f32>>, tensor<1x2xi64>) -> tensor<2x?x1xcomplex<f32>>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xcomplex<f32>>, tensor<2x1x1xcomplex<f32>>) -> tensor<2x5x1xcomplex<f32>>
  check.expect_eq %a, %a1 : tensor<2x?x1xcomplex<f32>>, tensor<2x5x1xcomplex<f32>>
  return
}

func.func @convolves_complex_f64() {
  %x = stablehlo.constant dense<[[(1.0, 2.0), (0.0, 1.0), (1.0, 2.0)], [(0.0, 1.0), (1.0, 2.0), (1.0, 2.0)]]> : tensor<2x3xcomplex<f64>>
  %x1 = stablehlo.reshape %x : (tensor<2x3xcomplex<f64>>) -> tensor<2x3x1xcomplex<f64>>
  %w = stablehlo.constant dense<(1.0, 2.0)> : tensor<2x1x1xcomplex<f64>>
  %edges = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x1, %w, %edges) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xcomplex<f64>>, tensor<2x1x1xcomplex<f64>>, tensor<1x2xi64>) -> tensor<2x?x1xcomplex<f64>>
  %a1 = "stablehlo.convolution"(%x1, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x3x1xcomplex<f64>>, tensor<2x1x1xcomplex<f64>>) -> tensor<2x5x1xcomplex<f64>>
  check.expect_eq %a, %a1 : tensor<2x?x1xcomplex<f64>>, tensor<2x5x1xcomplex<f64>>
  return
}
