func.func @main(%a0: tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) {
  // expect-error@+1: 'stablehlo.abs': operand 0 (operand) must be a tensor of signed integer, float, complex or per-tensor quantized elements, found tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  %0 = "stablehlo.abs"(%a0) : (tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  return
}
