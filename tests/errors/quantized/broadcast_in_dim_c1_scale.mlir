func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>) {
  // expect-error@+1: 'stablehlo.broadcast_in_dim' (C1): operand and result must have the same element type, found tensor<2x!quant.uniform<i8:f32, 0.5:10>> and tensor<3x2x!quant.uniform<i8:f32, 0.25:-3>>
  %0 = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<3x2x!quant.uniform<i8:f32, 0.25:-3>>
  return
}
