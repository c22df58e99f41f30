func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>, %a1: tensor<i32>) {
  // expect-error@+1: 'stablehlo.dynamic_slice' (C1): result must have the element type !quant.uniform<i8:f32, 0.5:10>, found tensor<1x!quant.uniform<i8:f32, 0.25:-3>>
  %0 = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 1>}> : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<i32>) -> tensor<1x!quant.uniform<i8:f32, 0.25:-3>>
  return
}
