func.func @main(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>, %z: tensor<f32>) {
  // expect-error@+1: 'stablehlo.reduce_window' (C14): result 1 must have the shape 2x2, found tensor<2x3xf32>
  %0:2 = "stablehlo.reduce_window"(%a, %b, %z, %z) <{window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%x: tensor<f32>, %p: tensor<f32>, %y: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %x, %p : tensor<f32>, tensor<f32>
  }) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x2xf32>, tensor<2x3xf32>)
  return
}
