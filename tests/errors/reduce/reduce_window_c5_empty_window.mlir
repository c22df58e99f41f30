func.func @main(%a: tensor<2x3xf32>, %z: tensor<f32>) {
  // expect-error@+1: 'stablehlo.reduce_window' (C5): window_dimensions must be at least 1, found 0
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}
