func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: (C5): scales must be positive
  %0 = "stablehlo.uniform_quantize"(%a) : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, -0.5>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<2x!quant.uniform<i8:f32, -0.5>>) -> tensor<2xf32>
  return
}
