func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>, %a1: tensor<2x!quant.uniform<i8:f32, 0.5:10>>, %a2: tensor<2x!quant.uniform<i8:f32, 0.5:10>>) {
  // expect-error@+1: 'stablehlo.clamp' (C4): result must have the element type !quant.uniform<i8:f32, 0.5:10>, found tensor<2x!quant.uniform<i8:f16, 0.5:10>>
  %0 = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x!quant.uniform<i8:f16, 0.5:10>>
  return
}
