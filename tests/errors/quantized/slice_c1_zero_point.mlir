func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>) {
  // expect-error@+1: 'stablehlo.slice' (C1): result must have the element type !quant.uniform<i8:f32, 0.5:10>, found tensor<1x!quant.uniform<i8:f32, 0.25:-3>>
  %0 = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<1x!quant.uniform<i8:f32, 0.25:-3>>
  return
}
