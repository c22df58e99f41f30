func.func @main(%a: tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>, %b: tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>> {
  // expect-error@+1: 'stablehlo.dot': operand 0 (lhs) must not be quantized per axis
  %0 = stablehlo.dot %a, %b : (tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>, tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  return %0 : tensor<2x2x!quant.uniform<i8:f32, 0.5>>
}
