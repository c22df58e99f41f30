func.func @main(%a: tensor<2x3xf32>, %z: tensor<f32>) {
  // expect-error@+1: 'stablehlo.reduce_window' (C13): body must take 2 arguments and return 1
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x, %y : tensor<f32>, tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}
