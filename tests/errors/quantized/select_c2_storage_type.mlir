func.func @main(%a0: tensor<i1>, %a1: tensor<2x!quant.uniform<i8:f32, 0.5:10>>, %a2: tensor<2x!quant.uniform<i16:f32, 0.5:10>>) {
  // expect-error@+1: 'stablehlo.select' (C2): on_true and on_false must have the same type, found tensor<2x!quant.uniform<i8:f32, 0.5:10>> and tensor<2x!quant.uniform<i16:f32, 0.5:10>>
  %0 = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i16:f32, 0.5:10>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:10>>
  return
}
