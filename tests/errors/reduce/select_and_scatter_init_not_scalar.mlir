func.func @main(%o: tensor<4xf32>, %source: tensor<2xf32>, %z: tensor<1xf32>) {
  // expect-error@+1: 'stablehlo.select_and_scatter': init_value must be a 0-dimensional tensor, found tensor<1xf32>
  %0 = "stablehlo.select_and_scatter"(%o, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<1xf32>) -> tensor<4xf32>
  return
}
