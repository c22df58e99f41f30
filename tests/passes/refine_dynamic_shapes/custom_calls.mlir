// arguments: tensor<5x4xf32>, tensor<2xui64>
// Custom calls that stand for ops whose attributes have become operands.
func.func @main(%x: tensor<?x4xf32>, %key: tensor<2xui64>) -> (tensor<?x?xf32>, tensor<?x?xi32>, tensor<2xui64>, tensor<?x4xui32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x?xi32>, tensor<?x4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %k = stablehlo.subtract %n, %two : tensor<i32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %k1 = stablehlo.reshape %k : (tensor<i32>) -> tensor<1xi32>
  %c4 = stablehlo.constant dense<4> : tensor<1xi32>
  %shape = stablehlo.concatenate %n1, %c4, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %top_shape = stablehlo.concatenate %n1, %k1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %a:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%x, %k) : (tensor<?x4xf32>, tensor<i32>) -> (tensor<?x?xf32>, tensor<?x?xi32>)
  %b:2 = stablehlo.custom_call @stablehlo.dynamic_rng_bit_generator(%key, %shape) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>, tensor<2xi32>) -> (tensor<2xui64>, tensor<?x4xui32>)
  %window = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
  %ones = stablehlo.constant dense<1> : tensor<2xi32>
  %pad = stablehlo.constant dense<[[1, 0], [0, 0]]> : tensor<2x2xi32>
  %c = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%x, %zero, %window, %ones, %ones, %ones, %pad) {called_computations = [@sum]} : (tensor<?x4xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x4xf32>
  %d = stablehlo.custom_call @stablehlo.shape_refinement_operand_wrapper(%x, %shape) {indices_of_shape_operands = dense<1> : tensor<1xi64>} : (tensor<?x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %iota = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x4xi32>
  %minus = stablehlo.constant dense<-1> : tensor<i32>
  %e:2 = stablehlo.custom_call @stablehlo.dynamic_approx_top_k(%x, %iota, %zero, %minus, %k, %top_shape, %top_shape) {called_computations = [@greater], indices_of_shape_operands = dense<[5, 6]> : tensor<2xi64>, mhlo.backend_config = {aggregate_to_topk = true, recall_target = 0.95 : f32, reduction_dim = 1 : i64, reduction_input_size_override = -1 : i64}} : (tensor<?x4xf32>, tensor<?x4xi32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<?x?xf32>, tensor<?x?xi32>)
  %f = stablehlo.custom_call @Sharding(%x, %shape) {indices_of_shape_operands = dense<1> : tensor<1xi64>, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<?x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  return %a#0, %a#1, %b#0, %b#1, %c, %d, %e#0, %e#1, %f : tensor<?x?xf32>, tensor<?x?xi32>, tensor<2xui64>, tensor<?x4xui32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x?xi32>, tensor<?x4xf32>
}
func.func private @sum(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.add %a, %b : tensor<f32>
  return %r : tensor<f32>
}
func.func private @greater(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %r = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %r : tensor<i1>
}
// -----
module {
  func.func private @greater(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.compare GT, %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
  func.func public @main(%arg0: tensor<5x4xf32>, %arg1: tensor<2xui64>) -> (tensor<5x3xf32>, tensor<5x3xi32>, tensor<2xui64>, tensor<5x4xui32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x3xf32>, tensor<5x3xi32>, tensor<5x4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<5x4xf32> -> (tensor<5x3xf32>, tensor<5x3xi32>)
    %output_state, %output = stablehlo.rng_bit_generator %arg1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x4xui32>)
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<5x4xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<5x4xf32>) -> tensor<5x4xf32>
    %2 = stablehlo.iota dim = 1 : tensor<5x4xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %3:2 = stablehlo.custom_call @ApproxTopK(%arg0, %2, %cst, %c) {called_computations = [@greater], mhlo.backend_config = {aggregate_to_topk = true, recall_target = 0.949999988 : f32, reduction_dim = 1 : i64, reduction_input_size_override = -1 : i64, top_k = 3 : i64}} : (tensor<5x4xf32>, tensor<5x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<5x3xf32>, tensor<5x3xi32>)
    %4 = stablehlo.custom_call @Sharding(%arg0) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<5x4xf32>) -> tensor<5x4xf32>
    return %values, %indices, %output_state, %output, %0, %1, %3#0, %3#1, %4 : tensor<5x3xf32>, tensor<5x3xi32>, tensor<2xui64>, tensor<5x4xui32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x3xf32>, tensor<5x3xi32>, tensor<5x4xf32>
  }
}
