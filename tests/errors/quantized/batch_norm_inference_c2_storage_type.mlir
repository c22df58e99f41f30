func.func @main(%a0: tensor<2x2x!quant.uniform<i8:f32, 0.5:10>>, %a1: tensor<2x!quant.uniform<i8:f32, 0.5:10>>, %a2: tensor<2x!quant.uniform<i8:f32, 0.5:10>>, %a3: tensor<2x!quant.uniform<i8:f32, 0.5:10>>, %a4: tensor<2x!quant.uniform<i16:f32, 0.5:10>>) {
  // expect-error@+1: 'stablehlo.batch_norm_inference' (C2): variance must have the element type of operand, found tensor<2x!quant.uniform<i16:f32, 0.5:10>> and tensor<2x2x!quant.uniform<i8:f32, 0.5:10>>
  %0 = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i16:f32, 0.5:10>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5:10>>
  return
}
