func.func @main(%o: tensor<4xf32>, %source: tensor<2xf64>, %z: tensor<f32>) {
  // expect-warning@+1: 'stablehlo.select_and_scatter' (C1): operand and source must have the same element type, found tensor<4xf32> and tensor<2xf64>
  %0 = "stablehlo.select_and_scatter"(%o, %source, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf64>, tensor<f32>) -> tensor<4xf32>
  return
}
