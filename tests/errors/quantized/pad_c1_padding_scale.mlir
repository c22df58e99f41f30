func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>, %a1: tensor<!quant.uniform<i8:f32, 0.25:-3>>) {
  // expect-error@+1: 'stablehlo.pad' (C1): operand and padding_value must have the same element type, found tensor<2x!quant.uniform<i8:f32, 0.5:10>> and tensor<!quant.uniform<i8:f32, 0.25:-3>>
  %0 = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<!quant.uniform<i8:f32, 0.25:-3>>) -> tensor<3x!quant.uniform<i8:f32, 0.5:10>>
  return
}
