func.func @main(%a: tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>, %b: tensor<2x2x!quant.uniform<i8:f32, 0.5>>) {
  // expect-error@+1: 'stablehlo.add' (C6): lhs and result must have the same quantization dimension
  %0 = "stablehlo.add"(%a, %b) : (tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>, tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}
