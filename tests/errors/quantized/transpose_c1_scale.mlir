func.func @main(%a0: tensor<2x2x!quant.uniform<i8:f32, 0.5:10>>) {
  // expect-error@+1: 'stablehlo.transpose' (C1): result must have the element type !quant.uniform<i8:f32, 0.5:10>, found tensor<2x2x!quant.uniform<i8:f32, 0.25:-3>>
  %0 = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (tensor<2x2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.25:-3>>
  return
}
