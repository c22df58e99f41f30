// Ops whose shape is an operand, with static, partly known and unknown result types.

func.func @dynamic_reshape() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %static = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xi64>, tensor<2xi64>) -> tensor<3x2xi64>
  check.expect_eq_const %static, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi64>
  %unknown = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xi64>, tensor<2xi64>) -> tensor<?x?xi64>
  %want = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi64>
  %equal = stablehlo.custom_call @check.eq(%unknown, %want) : (tensor<?x?xi64>, tensor<3x2xi64>) -> tensor<i1>
  %partly = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xi64>, tensor<2xi64>) -> tensor<?x2xi64>
  check.expect_eq %partly, %want : tensor<?x2xi64>, tensor<3x2xi64>
  return
}

func.func @dynamic_reshape_of_unknown() {
  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %one = stablehlo.constant dense<[1, 2, 1]> : tensor<3xi32>
  %a = stablehlo.dynamic_reshape %x, %one : (tensor<2xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %two = stablehlo.constant dense<[2, 1]> : tensor<2xui64>
  %b = stablehlo.dynamic_reshape %a, %two : (tensor<?x?x?xf32>, tensor<2xui64>) -> tensor<?x1xf32>
  check.expect_eq_const %b, dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  return
}

func.func @dynamic_reshape_to_scalar_and_empty() {
  %x = stablehlo.constant dense<7> : tensor<1x1xi32>
  %none = stablehlo.constant dense<> : tensor<0xi32>
  %a = stablehlo.dynamic_reshape %x, %none : (tensor<1x1xi32>, tensor<0xi32>) -> tensor<i32>
  check.expect_eq_const %a, dense<7> : tensor<i32>
  %e = stablehlo.constant dense<> : tensor<0x3xf32>
  %s = stablehlo.constant dense<[5, 0]> : tensor<2xi32>
  %b = stablehlo.dynamic_reshape %e, %s : (tensor<0x3xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %want = stablehlo.constant dense<> : tensor<5x0xf32>
  check.expect_eq %b, %want : tensor<?x?xf32>, tensor<5x0xf32>
  return
}

func.func @dynamic_broadcast_in_dim() {
  %x = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %a = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [0, 1] : (tensor<2x1xi32>, tensor<2xi64>) -> tensor<2x3xi32>
  check.expect_eq_const %a, dense<[[1, 1, 1], [2, 2, 2]]> : tensor<2x3xi32>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [0, 1] : (tensor<2x1xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  check.expect_eq %a, %b : tensor<2x3xi32>, tensor<?x?xi32>
  %scalar = stablehlo.constant dense<4> : tensor<i32>
  %c = stablehlo.dynamic_broadcast_in_dim %scalar, %shape, dims = [] : (tensor<i32>, tensor<2xi64>) -> tensor<?x3xi32>
  check.expect_eq_const %c, dense<4> : tensor<2x3xi32>
  return
}

func.func @dynamic_broadcast_in_dim_swaps_axes() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %shape = stablehlo.constant dense<[3, 1, 2]> : tensor<3xi32>
  %a = "stablehlo.dynamic_broadcast_in_dim"(%x, %shape) <{broadcast_dimensions = array<i64: 2, 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<?x?x?xi32>
  %want = stablehlo.constant dense<[[[1, 4]], [[2, 5]], [[3, 6]]]> : tensor<3x1x2xi32>
  check.expect_eq %a, %want : tensor<?x?x?xi32>, tensor<3x1x2xi32>
  return
}

func.func @dynamic_broadcast_to_zero() {
  %x = stablehlo.constant dense<[9]> : tensor<1xi32>
  %shape = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %a = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1] : (tensor<1xi32>, tensor<2xi32>) -> tensor<?x?xi32>
  %size = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x?xi32>) -> tensor<i32>
  check.expect_eq_const %size, dense<0> : tensor<i32>
  return
}

func.func @dynamic_iota() {
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %a = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi64>) -> tensor<2x3xi8>
  check.expect_eq_const %a, dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi8>
  %b = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf32>
  %want = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf32>
  check.expect_eq %b, %want : tensor<?x?xf32>, tensor<2x3xf32>
  %c = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<2x?xcomplex<f32>>
  %cw = stablehlo.constant dense<[[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  check.expect_eq %c, %cw : tensor<2x?xcomplex<f32>>, tensor<2x3xcomplex<f32>>
  return
}

func.func @dynamic_pad() {
  %x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %v = stablehlo.constant dense<0> : tensor<i32>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %interior = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %a = stablehlo.dynamic_pad %x, %v, %low, %high, %interior : (tensor<2x2xi32>, tensor<i32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x3xi32>
  check.expect_eq_const %a, dense<[[0, 0, 0], [2, 0, 0], [0, 0, 0], [4, 0, 0]]> : tensor<4x3xi32>
  %b = stablehlo.dynamic_pad %x, %v, %low, %high, %interior : (tensor<2x2xi32>, tensor<i32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi32>
  check.expect_eq %a, %b : tensor<4x3xi32>, tensor<?x?xi32>
  return
}

func.func @dynamic_pad_of_unknown_and_empty() {
  %n = stablehlo.constant dense<[0]> : tensor<1xi32>
  %x = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  %v = stablehlo.constant dense<5.0> : tensor<f32>
  %one = stablehlo.constant dense<[1]> : tensor<1xi32>
  %two = stablehlo.constant dense<[2]> : tensor<1xi32>
  %a = stablehlo.dynamic_pad %x, %v, %one, %two, %two : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %want = stablehlo.constant dense<5.0> : tensor<3xf32>
  check.expect_eq %a, %want : tensor<?xf32>, tensor<3xf32>
  return
}

func.func @real_dynamic_slice() {
  %x = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %limit = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %stride = stablehlo.constant dense<[1, 3]> : tensor<2xi32>
  %a = stablehlo.real_dynamic_slice %x, %start, %limit, %stride : (tensor<3x4xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %a, dense<[[5, 8], [9, 12]]> : tensor<2x2xi32>
  %b = stablehlo.real_dynamic_slice %x, %start, %limit, %stride : (tensor<3x4xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xi32>
  check.expect_eq %a, %b : tensor<2x2xi32>, tensor<?x?xi32>
  return
}

func.func @real_dynamic_slice_to_nothing() {
  %x = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %two = stablehlo.constant dense<[2]> : tensor<1xi64>
  %one = stablehlo.constant dense<[1]> : tensor<1xi64>
  %a = stablehlo.real_dynamic_slice %x, %two, %two, %one : (tensor<3xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  check.expect_eq_const %n, dense<0> : tensor<i32>
  return
}

func.func @dynamic_gather() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>
  %at = stablehlo.constant dense<[[2], [0], [9]]> : tensor<3x1xi64>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %a = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<3x3xi32>, tensor<3x1xi64>, tensor<2xi64>) -> tensor<3x2xi32>
  check.expect_eq_const %a, dense<[[7, 8], [1, 2], [7, 8]]> : tensor<3x2xi32>
  %b = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<3x3xi32>, tensor<3x1xi64>, tensor<2xi64>) -> tensor<?x?xi32>
  check.expect_eq %a, %b : tensor<3x2xi32>, tensor<?x?xi32>
  return
}

func.func @dynamic_conv() {
  %x = stablehlo.constant dense<[[[1.0], [2.0], [3.0]]]> : tensor<1x3x1xf32>
  %w = stablehlo.constant dense<[[[1.0]], [[10.0]]]> : tensor<2x1x1xf32>
  %padding = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>
  %a = "stablehlo.dynamic_conv"(%x, %w, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xf32>, tensor<2x1x1xf32>, tensor<1x2xi64>) -> tensor<1x3x1xf32>
  check.expect_eq_const %a, dense<[[[10.0], [21.0], [32.0]]]> : tensor<1x3x1xf32>
  %b = "stablehlo.dynamic_conv"(%x, %w, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xf32>, tensor<2x1x1xf32>, tensor<1x2xi64>) -> tensor<1x?x1xf32>
  check.expect_eq %a, %b : tensor<1x3x1xf32>, tensor<1x?x1xf32>
  return
}

func.func @get_dimension_size() {
  %n = stablehlo.constant dense<[2, 5]> : tensor<2xi32>
  %x = stablehlo.dynamic_iota %n, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %a = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xi32>) -> tensor<i32>
  %b = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xi32>) -> tensor<i32>
  check.expect_eq_const %a, dense<2> : tensor<i32>
  check.expect_eq_const %b, dense<5> : tensor<i32>
  return
}

func.func @set_dimension_size() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %a = stablehlo.set_dimension_size %x, %two, dim = 1 : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x?xi32, #stablehlo.bounds<?, 3>>
  %want = stablehlo.constant dense<[[1, 2], [4, 5]]> : tensor<2x2xi32>
  check.expect_eq %a, %want : tensor<2x?xi32, #stablehlo.bounds<?, 3>>, tensor<2x2xi32>
  %n = stablehlo.get_dimension_size %a, dim = 1 : (tensor<2x?xi32, #stablehlo.bounds<?, 3>>) -> tensor<i32>
  check.expect_eq_const %n, dense<2> : tensor<i32>
  return
}

func.func @rng_with_shape() {
  %low = stablehlo.constant dense<1.0> : tensor<f32>
  %high = stablehlo.constant dense<2.0> : tensor<f32>
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %a = stablehlo.rng %low, %high, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x3xf32>
  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  check.expect_eq_const %n, dense<2> : tensor<i32>
  return
}
