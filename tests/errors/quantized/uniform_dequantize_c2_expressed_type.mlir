func.func @main(%a: tensor<2x!quant.uniform<i8:f32, 0.5>>) {
  // expect-error@+1: 'stablehlo.uniform_dequantize' (C2): result must have the element type f32, found tensor<2xf64>
  %0 = "stablehlo.uniform_dequantize"(%a) : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf64>
  return
}
