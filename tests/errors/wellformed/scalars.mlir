func.func @main(%a: tensor<f32>, %p: tensor<i1>) -> tensor<f32> {
  %0 = "stablehlo.transpose"(%a) <{permutation = array<i64>}> : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
  %2 = "stablehlo.slice"(%1) <{start_indices = array<i64>, limit_indices = array<i64>, strides = array<i64>}> : (tensor<f32>) -> tensor<f32>
  %3 = "stablehlo.dynamic_slice"(%2) <{slice_sizes = array<i64>}> : (tensor<f32>) -> tensor<f32>
  %4 = "stablehlo.dynamic_update_slice"(%3, %a) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %5 = "stablehlo.reduce"(%4, %a) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x0xf32>
  %7 = stablehlo.select %p, %5, %a : tensor<i1>, tensor<f32>
  %8 = stablehlo.clamp %a, %7, %a : tensor<f32>
  return %8 : tensor<f32>
}
