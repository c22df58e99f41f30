func.func @main(%a: tensor<3xf32>) {
  // expect-error@+1: 'stablehlo.uniform_quantize' (C1): result must have the shape 3
  %0 = "stablehlo.uniform_quantize"(%a) : (tensor<3xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  return
}
