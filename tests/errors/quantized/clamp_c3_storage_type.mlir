func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>, %a1: tensor<2x!quant.uniform<i16:f32, 0.5:10>>, %a2: tensor<2x!quant.uniform<i8:f32, 0.5:10>>) {
  // expect-error@+1: 'stablehlo.clamp' (C3): min and operand must have the same element type, found tensor<2x!quant.uniform<i8:f32, 0.5:10>> and tensor<2x!quant.uniform<i16:f32, 0.5:10>>
  %0 = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i16:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x!quant.uniform<i16:f32, 0.5:10>>
  return
}
