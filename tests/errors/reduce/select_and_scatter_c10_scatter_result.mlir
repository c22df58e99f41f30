func.func @main(%o: tensor<4xf32>, %source: tensor<2xf32>, %z: tensor<f32>) {
  // expect-error@+1: 'stablehlo.select_and_scatter' (C10): scatter must take and return 0-dimensional tensors of the same types
  %0 = "stablehlo.select_and_scatter"(%o, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
