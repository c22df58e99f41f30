func.func @main(%a: tensor<2x3xf32>, %z: tensor<f32>) {
  // expect-error@+1: 'stablehlo.reduce_window' (C10): window_dilations must have 2 entries, found [1]
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 1, 2>, window_dilations = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}
