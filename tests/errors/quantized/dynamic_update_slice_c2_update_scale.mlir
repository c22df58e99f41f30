func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>, %a1: tensor<1x!quant.uniform<i8:f32, 0.25:-3>>, %a2: tensor<i32>) {
  // expect-error@+1: 'stablehlo.dynamic_update_slice' (C2): update and operand must have the same element type, found tensor<1x!quant.uniform<i8:f32, 0.25:-3>> and tensor<2x!quant.uniform<i8:f32, 0.5:10>>
  %0 = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2) : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<1x!quant.uniform<i8:f32, 0.25:-3>>, tensor<i32>) -> tensor<2x!quant.uniform<i8:f32, 0.5:10>>
  return
}
