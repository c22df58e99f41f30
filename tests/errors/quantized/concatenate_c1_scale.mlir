func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>, %a1: tensor<2x!quant.uniform<i8:f32, 0.25:-3>>) {
  // expect-error@+1: 'stablehlo.concatenate' (C1): inputs must have the same element type, found tensor<2x!quant.uniform<i8:f32, 0.5:10>> and tensor<2x!quant.uniform<i8:f32, 0.25:-3>>
  %0 = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 0.25:-3>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  return
}
