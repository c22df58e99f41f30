func.func @main(%a: tensor<2x!quant.uniform<i8:f32, 0.5>>) {
  // expect-error@+1: 'stablehlo.uniform_dequantize' (C1): result must have the shape 2, found tensor<3xf32>
  %0 = "stablehlo.uniform_dequantize"(%a) : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<3xf32>
  return
}
