// Ops on quantized tensors, beside those of quantized_elementwise.mlir.
!q = tensor<4x4x!quant.uniform<i8:f32, 0.5:3>>
!z = tensor<4x4x!quant.uniform<i8:f32, 0.5>>
!s = tensor<!quant.uniform<i8:f32, 0.5:3>>
!p = tensor<4x4x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.5, 0.25}>>
!w = tensor<4x4x!quant.uniform<i32:f32, 0.25>>
func.func @unary(%q: !q) {
  %0 = stablehlo.abs %q : !q
  %1 = stablehlo.cbrt %q : !q
  %2 = stablehlo.ceil %q : !q
  %3 = stablehlo.cosine %q : !q
  %4 = stablehlo.exponential %q : !q
  %5 = stablehlo.exponential_minus_one %q : !q
  %6 = stablehlo.floor %q : !q
  %7 = stablehlo.log %q : !q
  %8 = stablehlo.log_plus_one %q : !q
  %9 = stablehlo.logistic %q : !q
  %10 = stablehlo.negate %q : !q
  %11 = stablehlo.round_nearest_afz %q : !q
  %12 = stablehlo.round_nearest_even %q : !q
  %13 = stablehlo.rsqrt %q : !q
  %14 = stablehlo.sign %q : !q
  %15 = stablehlo.sine %q : !q
  %16 = stablehlo.sqrt %q : !q
  %17 = stablehlo.tan %q : !q
  %18 = stablehlo.tanh %q : !q
  %19 = stablehlo.reduce_precision %q, format = e5m10 : !q
  return
}
func.func @binary(%q: !q, %z: !z) {
  %0 = "stablehlo.add"(%q, %z) : (!q, !z) -> !q
  %1 = "stablehlo.atan2"(%q, %z) : (!q, !z) -> !q
  %2 = "stablehlo.divide"(%q, %z) : (!q, !z) -> !q
  %3 = "stablehlo.maximum"(%q, %z) : (!q, !z) -> !q
  %4 = "stablehlo.minimum"(%q, %z) : (!q, !z) -> !q
  %5 = "stablehlo.power"(%q, %z) : (!q, !z) -> !q
  %6 = "stablehlo.remainder"(%q, %z) : (!q, !z) -> !q
  %7 = "stablehlo.subtract"(%q, %z) : (!q, !z) -> !q
  %8 = stablehlo.compare LT, %q, %q, FLOAT : (!q, !q) -> tensor<4x4xi1>
  return
}
func.func @structure(%q: !q, %s: !s, %i: tensor<i32>, %c: tensor<4x4xi1>, %n: tensor<2xi64>) {
  %0 = stablehlo.broadcast_in_dim %q, dims = [1, 2] : (!q) -> tensor<3x4x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = stablehlo.clamp %s, %q, %s : (!s, !q, !s) -> !q
  %2 = stablehlo.concatenate %q, %q, dim = 0 : (!q, !q) -> tensor<8x4x!quant.uniform<i8:f32, 0.5:3>>
  %3 = stablehlo.dynamic_slice %q, %i, %i, sizes = [2, 2] : (!q, tensor<i32>, tensor<i32>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>
  %4 = stablehlo.dynamic_update_slice %q, %3, %i, %i : (!q, tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<i32>, tensor<i32>) -> !q
  %5 = stablehlo.pad %q, %s, low = [1, 0], high = [0, 1], interior = [0, 0] : (!q, !s) -> tensor<5x5x!quant.uniform<i8:f32, 0.5:3>>
  %6 = stablehlo.reverse %q, dims = [0] : !q
  %7 = stablehlo.select %c, %q, %q : tensor<4x4xi1>, !q
  %8 = stablehlo.slice %q [0:2, 0:4:2] : (!q) -> tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>
  %9 = stablehlo.iota dim = 0 : !q
  %10 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<2xi64>) -> !q
  %11 = stablehlo.dynamic_broadcast_in_dim %q, %n, dims = [0, 1] : (!q, tensor<2xi64>) -> !q
  %12 = stablehlo.dynamic_reshape %q, %n : (!q, tensor<2xi64>) -> !q
  %13 = stablehlo.dynamic_pad %q, %s, %n, %n, %n : (!q, !s, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> !q
  %14 = stablehlo.real_dynamic_slice %q, %n, %n, %n : (!q, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> !q
  %15 = stablehlo.get_dimension_size %q, dim = 1 : (!q) -> tensor<i32>
  %16 = stablehlo.bitcast_convert %q : (!q) -> tensor<4x4xi8>
  %17 = "stablehlo.broadcast"(%q) <{broadcast_sizes = array<i64: 2>}> : (!q) -> tensor<2x4x4x!quant.uniform<i8:f32, 0.5:3>>
  %18 = stablehlo.constant() <{value = dense<1> : tensor<4x4xi8>}> : () -> !q
  %19 = stablehlo.transpose %q, dims = [1, 0] : (!q) -> !q
  %20 = stablehlo.optimization_barrier %q : !q
  return
}
func.func @windows(%q: !q, %s: !s, %k: tensor<1x1x4x4x!quant.uniform<i8:f32, 0.5>>, %x: tensor<1x4x4x4x!quant.uniform<i8:f32, 0.5:3>>) {
  %0 = "stablehlo.reduce"(%q, %s) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: !s, %b: !s):
    %9 = stablehlo.add %a, %b : !s
    stablehlo.return %9 : !s
  }) : (!q, !s) -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.reduce_window"(%q, %s) <{window_dimensions = array<i64: 2, 2>}> ({
  ^bb0(%a: !s, %b: !s):
    %9 = stablehlo.add %a, %b : !s
    stablehlo.return %9 : !s
  }) : (!q, !s) -> tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.select_and_scatter"(%q, %1, %s) <{window_dimensions = array<i64: 2, 2>}> ({
  ^bb0(%a: !s, %b: !s):
    %9 = stablehlo.compare GE, %a, %b : (!s, !s) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }, {
  ^bb0(%a: !s, %b: !s):
    %9 = stablehlo.add %a, %b : !s
    stablehlo.return %9 : !s
  }) : (!q, tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>, !s) -> !q
  %3 = "stablehlo.sort"(%q) <{dimension = 0 : i64}> ({
  ^bb0(%a: !s, %b: !s):
    %9 = stablehlo.compare LT, %a, %b : (!s, !s) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (!q) -> !q
  %4 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x4x4x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<1x1x4x4x!quant.uniform<i8:f32, 0.5>>) -> tensor<1x4x4x4x!quant.uniform<i32:f32, 0.25>>
  return
}
func.func @dots(%q: !q, %z: !z, %p: tensor<4x4x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.5, 0.25}>>, %f: tensor<4x4xf32>) {
  %0 = stablehlo.dot_general %q, %z, contracting_dims = [1] x [0] : (!q, !z) -> !w
  %1 = stablehlo.dot_general %q, %p, contracting_dims = [1] x [0] : (!q, !p) -> tensor<4x4x!quant.uniform<i32:f32:1, {0.5, 0.25, 0.5, 0.25}>>
  %2 = stablehlo.dot_general %f, %z, contracting_dims = [1] x [0] : (tensor<4x4xf32>, !z) -> tensor<4x4xf32>
  return
}
func.func @linear_algebra(%q: !q, %v: tensor<4x!quant.uniform<i8:f32, 0.5:3>>) {
  %0 = stablehlo.cholesky %q, lower = true : !q
  %2 = "stablehlo.batch_norm_inference"(%q, %v, %v, %v, %v) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (!q, tensor<4x!quant.uniform<i8:f32, 0.5:3>>, tensor<4x!quant.uniform<i8:f32, 0.5:3>>, tensor<4x!quant.uniform<i8:f32, 0.5:3>>, tensor<4x!quant.uniform<i8:f32, 0.5:3>>) -> !q
  return
}
func.func @indices(%q: !q, %i: tensor<2xi32>, %u: tensor<2x4x!quant.uniform<i8:f32, 0.5:3>>) {
  %0 = "stablehlo.gather"(%q, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (!q, tensor<2xi32>) -> tensor<2x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.scatter"(%q, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: !s, %b: !s):
    %9 = stablehlo.add %a, %b : !s
    stablehlo.return %9 : !s
  }) : (!q, tensor<2xi32>, tensor<2x4x!quant.uniform<i8:f32, 0.5:3>>) -> !q
  return
}
func.func @collectives(%q: !q) {
  %0 = "stablehlo.all_gather"(%q) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (!q) -> tensor<4x8x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.all_to_all"(%q) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (!q) -> tensor<8x2x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.collective_permute"(%q) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (!q) -> !q
  %3 = "stablehlo.collective_broadcast"(%q) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (!q) -> !q
  %4 = "stablehlo.all_reduce"(%q) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: !s, %b: !s):
    %9 = stablehlo.add %a, %b : !s
    stablehlo.return %9 : !s
  }) : (!q) -> !q
  return
}
