func.func @main(%a: tensor<2x3xf32>, %z: tensor<f32>) {
  // expect-error@+1: 'stablehlo.reduce_window' (C15): the padded size of dimension 0 overflows
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 1, 2>, padding = dense<9223372036854775807> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}
