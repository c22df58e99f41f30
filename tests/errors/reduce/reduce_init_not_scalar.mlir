func.func @main(%a: tensor<2x3xf32>, %z: tensor<1xf32>) {
  // expect-error@+1: 'stablehlo.reduce': init_values must be 0-dimensional tensors, found tensor<1xf32>
  %0 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<1xf32>) -> tensor<2xf32>
  return
}
