func.func @main(%o: tensor<4xf32>, %source: tensor<2xf32>, %z: tensor<f64>) {
  // expect-warning@+1: 'stablehlo.select_and_scatter' (C3): init_value and operand must have the same element type
  %0 = "stablehlo.select_and_scatter"(%o, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f64>) -> tensor<4xf32>
  return
}
