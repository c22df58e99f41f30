func.func @main(%a: tensor<2x3xf32>, %z: tensor<f64>) {
  // expect-warning@+1: 'stablehlo.reduce_window' (C3): inputs and init_values must have the same element types
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f64>) -> tensor<2x2xf32>
  return
}
