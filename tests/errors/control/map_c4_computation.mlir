func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.map' (C4): computation must take (tensor<f32>) and return one 0-dimensional tensor
  %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
