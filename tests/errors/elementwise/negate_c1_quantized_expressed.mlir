func.func @main(%a: tensor<2x!quant.uniform<i8:f32, 0.5>>) {
  // expect-error@+1: 'stablehlo.negate' (C1): result must have the element type !quant.uniform<i8:f32
  %0 = "stablehlo.negate"(%a) : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f64, 0.5>>
  return
}
