// Ops on tensors of which some or all sizes are known at run time only, or bounded.
!d = tensor<?x?xf32>
!m = tensor<?x4xf32>
!b = tensor<?x4xf32, #stablehlo.bounds<8, ?>>
func.func @elementwise(%d: !d, %m: !m, %b: !b, %c: tensor<?x?xi1>, %s: tensor<f32>) {
  %0 = "stablehlo.add"(%d, %m) : (!d, !m) -> tensor<3x4xf32>
  %1 = "stablehlo.tanh"(%m) : (!m) -> !d
  %2 = "stablehlo.select"(%c, %d, %m) : (tensor<?x?xi1>, !d, !m) -> !m
  %3 = "stablehlo.clamp"(%s, %m, %d) : (tensor<f32>, !m, !d) -> !m
  %4 = "stablehlo.compare"(%d, %m) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (!d, !m) -> tensor<?x4xi1>
  %5 = "stablehlo.convert"(%d) : (!d) -> tensor<2x?xbf16>
  %6 = "stablehlo.complex"(%d, %m) : (!d, !m) -> tensor<?x4xcomplex<f32>>
  %7 = "stablehlo.add"(%b, %b) : (!b, !b) -> !b
  %8 = "stablehlo.add"(%b, %m) : (!b, !m) -> !b
  %9 = "stablehlo.tanh"(%b) : (!b) -> !b
  %10 = "stablehlo.is_finite"(%b) : (!b) -> tensor<?x4xi1, #stablehlo.bounds<8, ?>>
  %11 = "stablehlo.real"(%6) : (tensor<?x4xcomplex<f32>>) -> !m
  %12 = "stablehlo.reduce_precision"(%m) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (!m) -> !d
  return
}
func.func @structure(%d: !d, %m: !m, %b: !b, %s: tensor<f32>, %i: tensor<i32>, %n: tensor<2xi32>, %n3: tensor<3xi64>) {
  %0 = "stablehlo.concatenate"(%m, %d) <{dimension = 0 : i64}> : (!m, !d) -> !m
  %1 = "stablehlo.concatenate"(%b, %b) <{dimension = 0 : i64}> : (!b, !b) -> tensor<?x4xf32, #stablehlo.bounds<16, ?>>
  %2 = "stablehlo.transpose"(%m) <{permutation = array<i64: 1, 0>}> : (!m) -> tensor<4x?xf32>
  %3 = "stablehlo.transpose"(%b) <{permutation = array<i64: 1, 0>}> : (!b) -> tensor<4x?xf32, #stablehlo.bounds<?, 8>>
  %4 = "stablehlo.reverse"(%m) <{dimensions = array<i64: 0>}> : (!m) -> !m
  %5 = "stablehlo.pad"(%m, %s) <{edge_padding_low = array<i64: 1, 1>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 1>}> : (!m, tensor<f32>) -> tensor<?x8xf32>
  %6 = "stablehlo.slice"(%m) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (!m) -> tensor<2x2xf32>
  %7 = "stablehlo.dynamic_slice"(%m, %i, %i) <{slice_sizes = array<i64: 1, 4>}> : (!m, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
  %8 = "stablehlo.dynamic_update_slice"(%m, %d, %i, %i) : (!m, !d, tensor<i32>, tensor<i32>) -> !m
  %9 = "stablehlo.dynamic_reshape"(%m, %n) : (!m, tensor<2xi32>) -> !d
  %10 = "stablehlo.dynamic_broadcast_in_dim"(%m, %n3) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>}> : (!m, tensor<3xi64>) -> tensor<?x?x4xf32>
  %11 = "stablehlo.dynamic_iota"(%n) <{iota_dimension = 1 : i64}> : (tensor<2xi32>) -> tensor<?x?xi32>
  %12 = "stablehlo.dynamic_pad"(%m, %s, %n, %n, %n) : (!m, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> !d
  %13 = "stablehlo.real_dynamic_slice"(%m, %n, %n, %n) : (!m, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> !d
  %14 = "stablehlo.get_dimension_size"(%m) <{dimension = 0 : i64}> : (!m) -> tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%m, %14) <{dimension = 1 : i64}> : (!m, tensor<i32>) -> tensor<?x?xf32, #stablehlo.bounds<?, 4>>
  %16 = "stablehlo.reshape"(%m) : (!m) -> tensor<8xf32>
  %17 = "stablehlo.broadcast_in_dim"(%m) <{broadcast_dimensions = array<i64: 0, 1>}> : (!m) -> tensor<3x4xf32>
  %18 = "stablehlo.bitcast_convert"(%m) : (!m) -> tensor<?x4xi32>
  %19 = "stablehlo.bitcast_convert"(%m) : (!m) -> tensor<?x4x4xi8>
  %20 = "stablehlo.broadcast"(%m) <{broadcast_sizes = array<i64: 3>}> : (!m) -> tensor<3x?x4xf32>
  return
}
func.func @contraction(%d: !d, %m: !m, %b: !b, %x: tensor<?x8x8x4xf32>, %k: tensor<3x3x4x?xf32>, %p: tensor<2x2xi64>) {
  %0 = "stablehlo.dot_general"(%m, %d) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (!m, !d) -> tensor<?x?xf32>
  %1 = "stablehlo.dot"(%m, %d) : (!m, !d) -> tensor<?x?xf32>
  %2 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, padding = dense<1> : tensor<2x2xi64>, window_strides = array<i64: 1, 2>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<?x8x8x4xf32>, tensor<3x3x4x?xf32>) -> tensor<?x8x4x?xf32>
  %3 = "stablehlo.dynamic_conv"(%x, %k, %p) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 1, 1>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>}> : (tensor<?x8x8x4xf32>, tensor<3x3x4x?xf32>, tensor<2x2xi64>) -> tensor<?x?x?x?xf32>
  %4 = "stablehlo.dot_general"(%b, %m) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (!b, !m) -> tensor<4xf32>
  return
}
func.func @folds(%d: !d, %m: !m, %b: !b, %s: tensor<f32>) {
  %0 = "stablehlo.reduce"(%m, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %9 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %9 : tensor<f32>
  }) : (!m, tensor<f32>) -> tensor<?xf32>
  %1 = "stablehlo.reduce"(%b, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %9 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %9 : tensor<f32>
  }) : (!b, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<8>>
  %2 = "stablehlo.reduce_window"(%m, %s) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %9 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %9 : tensor<f32>
  }) : (!m, tensor<f32>) -> tensor<?x2xf32>
  %3 = "stablehlo.select_and_scatter"(%m, %2, %s) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<0> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %9 = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %9 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %9 : tensor<f32>
  }) : (!m, tensor<?x2xf32>, tensor<f32>) -> !m
  %4:2 = "stablehlo.sort"(%m, %d) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<f32>, %w: tensor<f32>):
    %9 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (!m, !d) -> (!m, !d)
  %5 = "stablehlo.map"(%m) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (!m) -> !m
  return
}
func.func @control(%d: !d, %m: !m, %b: !b, %i: tensor<i32>, %c: tensor<i1>) {
  %0 = "stablehlo.if"(%c) ({
    stablehlo.return %m : !m
  }, {
    stablehlo.return %m : !m
  }) : (tensor<i1>) -> !m
  %1 = "stablehlo.case"(%i) ({
    stablehlo.return %b : !b
  }, {
    stablehlo.return %b : !b
  }) : (tensor<i32>) -> !b
  %2 = "stablehlo.while"(%m) ({
  ^bb0(%x: !m):
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: !m):
    stablehlo.return %x : !m
  }) : (!m) -> !m
  %3 = "stablehlo.optimization_barrier"(%m) : (!m) -> !m
  %4 = "stablehlo.cholesky"(%d) <{lower = true}> : (!d) -> !d
  %5 = "stablehlo.triangular_solve"(%d, %d) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (!d, !d) -> !d
  %6 = "stablehlo.fft"(%m) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 4>}> : (!m) -> tensor<?x3xcomplex<f32>>
  return
}
func.func @indices(%m: !m, %i: tensor<?x1xi32>, %u: tensor<?x4xf32>, %z: tensor<2xi32>) {
  %0 = "stablehlo.gather"(%m, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (!m, tensor<?x1xi32>) -> tensor<?x4xf32>
  %1 = "stablehlo.scatter"(%m, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (!m, tensor<?x1xi32>, tensor<?x4xf32>) -> !m
  %2 = "stablehlo.dynamic_gather"(%m, %i, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (!m, tensor<?x1xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @statistics(%x: tensor<?x4xf32>, %v: tensor<4xf32>, %w: tensor<?xf32>) {
  %0 = "stablehlo.batch_norm_inference"(%x, %v, %w, %v, %v) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<?x4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
  %1:3 = "stablehlo.batch_norm_training"(%x, %v, %w) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<?x4xf32>, tensor<4xf32>, tensor<?xf32>) -> (tensor<?x4xf32>, tensor<4xf32>, tensor<4xf32>)
  %2:3 = "stablehlo.batch_norm_grad"(%x, %v, %v, %v, %x) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<?x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}
