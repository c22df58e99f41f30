// Ops that other files have in one form only.
func.func @async(%a: tensor<4x4xf32>, %i: tensor<i32>, %u: tensor<2x4xf32>) {
  %0 = "stablehlo.async_start"(%a) ({
  ^bb0(%b: tensor<4x4xf32>):
    %1 = "stablehlo.all_gather"(%b) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x8xf32>
    stablehlo.return %1 : tensor<4x8xf32>
  }) : (tensor<4x4xf32>) -> !stablehlo.future<tensor<4x8xf32>>
  %2 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<4x8xf32>>) -> tensor<4x8xf32>
  %3 = "stablehlo.async_start"(%a, %i) ({
  ^bb0(%b: tensor<4x4xf32>, %c: tensor<i32>):
    %1 = stablehlo.dynamic_slice %b, %c, %c, sizes = [2, 2] : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
    stablehlo.return %1 : tensor<2x2xf32>
  }) : (tensor<4x4xf32>, tensor<i32>) -> !stablehlo.future<tensor<2x2xf32>>
  return
}
func.func @tokens(%t: !stablehlo.token, %c: tensor<i1>, %i: tensor<i32>, %a: tensor<4xf32>) {
  %0:2 = "stablehlo.if"(%c) ({
    stablehlo.return %t, %a : !stablehlo.token, tensor<4xf32>
  }, {
    stablehlo.return %t, %a : !stablehlo.token, tensor<4xf32>
  }) : (tensor<i1>) -> (!stablehlo.token, tensor<4xf32>)
  %1:2 = "stablehlo.case"(%i) ({
    stablehlo.return %t, %a : !stablehlo.token, tensor<4xf32>
  }) : (tensor<i32>) -> (!stablehlo.token, tensor<4xf32>)
  %2:2 = "stablehlo.while"(%t, %i) ({
  ^bb0(%x: !stablehlo.token, %y: tensor<i32>):
    %3 = stablehlo.compare LT, %y, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }, {
  ^bb0(%x: !stablehlo.token, %y: tensor<i32>):
    stablehlo.return %x, %y : !stablehlo.token, tensor<i32>
  }) : (!stablehlo.token, tensor<i32>) -> (!stablehlo.token, tensor<i32>)
  %4 = "stablehlo.tuple"(%t, %a) : (!stablehlo.token, tensor<4xf32>) -> tuple<!stablehlo.token, tensor<4xf32>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<!stablehlo.token, tensor<4xf32>>) -> tensor<4xf32>
  %6 = "stablehlo.optimization_barrier"(%t) : (!stablehlo.token) -> !stablehlo.token
  return
}
func.func @complexes(%c: tensor<4x4xcomplex<f32>>, %s: tensor<complex<f32>>) {
  %0 = stablehlo.multiply %c, %c : tensor<4x4xcomplex<f32>>
  %1 = stablehlo.abs %c : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  %2 = stablehlo.compare EQ, %c, %c, FLOAT : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xi1>
  %3 = "stablehlo.reduce"(%c, %s) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    stablehlo.return %x : tensor<complex<f32>>
  }) : (tensor<4x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  %4 = stablehlo.convert %c : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f64>>
  %5 = stablehlo.cholesky %c, lower = true : tensor<4x4xcomplex<f32>>
  %6 = "stablehlo.fft"(%c) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 4, 4>}> : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
  %7 = "stablehlo.fft"(%c) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 6>}> : (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>
  %8 = "stablehlo.dot_general"(%c, %c) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}
func.func @reductions(%a: tensor<4x4xf32>, %s: tensor<f32>, %b: tensor<4x4xi32>, %t: tensor<i32>, %c: tensor<4x4xf32>) {
  %0:2 = "stablehlo.reduce"(%a, %b, %s, %t) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<i32>, %z: tensor<f32>, %w: tensor<i32>):
    stablehlo.return %x, %y : tensor<f32>, tensor<i32>
  }) : (tensor<4x4xf32>, tensor<4x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
  %1:2 = "stablehlo.reduce_window"(%a, %b, %s, %t) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<i32>, %z: tensor<f32>, %w: tensor<i32>):
    stablehlo.return %x, %y : tensor<f32>, tensor<i32>
  }) : (tensor<4x4xf32>, tensor<4x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x4xf32>, tensor<4x4xi32>)
  %2 = "stablehlo.reduce"(%a, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    stablehlo.return %x : tensor<f64>
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf64>
  %3:2 = "stablehlo.all_reduce"(%a, %c) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
  %4:2 = "stablehlo.all_gather"(%a, %c) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>)
  %5 = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<i32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<4x4xi32>) -> tensor<4x4xf32>
  return
}
func.func @statistics(%x: tensor<2x4x3xf32>, %v: tensor<4xf32>) {
  %0 = "stablehlo.batch_norm_inference"(%x, %v, %v, %v, %v) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x4x3xf32>
  %1:3 = "stablehlo.batch_norm_training"(%x, %v, %v) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>)
  %2:3 = "stablehlo.batch_norm_grad"(%x, %v, %v, %v, %x) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}
func.func @ragged(%a: tensor<4x5xf32>, %b: tensor<3x5x6xf32>, %g: tensor<3xi32>) {
  %0 = "chlo.ragged_dot"(%a, %b, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<4x5xf32>, tensor<3x5x6xf32>, tensor<3xi32>) -> tensor<4x6xf32>
  return
}
func.func @deprecated(%a: tensor<4x4xf32>, %s: tensor<f32>, %n: tensor<2xi64>, %i: tensor<3xi32>) {
  %0 = "stablehlo.rng"(%s, %s, %n) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
  %1 = "stablehlo.torch_index_select"(%a, %i) <{batch_dims = 0 : i64, dim = 1 : i64}> : (tensor<4x4xf32>, tensor<3xi32>) -> tensor<4x3xf32>
  %2 = "stablehlo.dot"(%a, %a) <{precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGHEST>]}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = "stablehlo.einsum"(%a, %a) <{einsum_config = "ab,bc->ac"}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
func.func @convolutions(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x2x6xf32>, %l: tensor<3x3x4x6xf32>) {
  %0 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>, window_strides = array<i64: 2, 1>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>}> : (tensor<2x8x8x4xf32>, tensor<3x3x2x6xf32>) -> tensor<2x3x15x6xf32>
  %1 = "stablehlo.convolution"(%x, %l) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
