func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>) {
  // expect-error@+1: 'stablehlo.reverse' (C1): result must have the element type !quant.uniform<i8:f32, 0.5:10>, found tensor<2x!quant.uniform<i8:f32, 0.25:-3>>
  %0 = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x!quant.uniform<i8:f32, 0.25:-3>>
  return
}
