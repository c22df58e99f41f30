func.func @main(%a: tensor<2x!quant.uniform<i8:f32, 0.5>>) {
  // expect-error@+1: 'stablehlo.convert': operand 0 (operand) must be a tensor of
  %0 = "stablehlo.convert"(%a) : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  return
}
