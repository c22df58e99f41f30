func.func @main(%a: tensor<2x!quant.uniform<i8:f32, 0.5>>, %b: tensor<2x!quant.uniform<i8:f32, 0.5>>) {
  // expect-error@+1: 'stablehlo.add' (C2): lhs, rhs and result must all be quantized, found tensor<2xf32>
  %0 = "stablehlo.add"(%a, %b) : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  return
}
