func.func @main(%a: tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  // expect-error@+1: 'stablehlo.tanh': operand 0 (operand) must be a tensor of float, complex or per-tensor quantized elements
  %0 = "stablehlo.tanh"(%a) : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}
