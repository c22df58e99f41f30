func.func @main(%a: tensor<2xf64>) {
  // expect-error@+1: 'stablehlo.uniform_quantize' (C2): the expressed type of the result must be that of operand, f64
  %0 = "stablehlo.uniform_quantize"(%a) : (tensor<2xf64>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  return
}
