func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>, %a1: tensor<2x!quant.uniform<i8:f16, 0.5:10>>) {
  // expect-error@+1: 'stablehlo.atan2' (C1): operands must have the same type, found tensor<2x!quant.uniform<i8:f32, 0.5:10>> and tensor<2x!quant.uniform<i8:f16, 0.5:10>>
  %0 = "stablehlo.atan2"(%a0, %a1) : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f16, 0.5:10>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:10>>
  return
}
