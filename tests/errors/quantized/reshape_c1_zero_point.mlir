func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>) {
  // expect-error@+1: 'stablehlo.reshape' (C1): operand and result must have the same element type, found tensor<2x!quant.uniform<i8:f32, 0.5:10>> and tensor<2x1x!quant.uniform<i8:f32, 0.5:11>>
  %0 = "stablehlo.reshape"(%a0) : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x1x!quant.uniform<i8:f32, 0.5:11>>
  return
}
