func.func @main(%a: tensor<2xi32>) {
  // expect-error@+1: 'stablehlo.uniform_quantize': operand 0 (operand) must be a tensor of float, per-tensor quantized or per-axis quantized elements
  %0 = "stablehlo.uniform_quantize"(%a) : (tensor<2xi32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  return
}
