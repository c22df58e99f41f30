func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>, %a1: tensor<2xi32>) {
  // expect-error@+1: 'stablehlo.dynamic_reshape' (C1): operand and result must have the same element type, found tensor<2x!quant.uniform<i8:f32, 0.5:10>> and tensor<2x1x!quant.uniform<i8:f32, 0.25:-3>>
  %0 = "stablehlo.dynamic_reshape"(%a0, %a1) : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2xi32>) -> tensor<2x1x!quant.uniform<i8:f32, 0.25:-3>>
  return
}
