func.func @main(%a: tensor<2x3xf32>, %b: tensor<f32>) {
  %c = stablehlo.constant dense<0> : tensor<2xi32>
  %e = stablehlo.constant dense<1> : tensor<2xi32>
  // expect-error@+1: 'stablehlo.dynamic_pad' (C4): result must have the shape 3x5, found tensor<2x3xf32>
  %0 = "stablehlo.dynamic_pad"(%a, %b, %c, %c, %e) : (tensor<2x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}
