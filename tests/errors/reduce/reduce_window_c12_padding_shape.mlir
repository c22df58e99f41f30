func.func @main(%a: tensor<2x3xf32>, %z: tensor<f32>) {
  // expect-error@+1: 'stablehlo.reduce_window' (C12): padding must have the shape 2x2, found 1x2
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 1, 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}
