func.func @main(%a0: tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) {
  // expect-error@+1: 'stablehlo.broadcast_in_dim' (C1): operand and result must have the same element type, found tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>> and tensor<2x2x!quant.uniform<i16:f32:1, {0.5, 0.25}>>
  %0 = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) -> tensor<2x2x!quant.uniform<i16:f32:1, {0.5, 0.25}>>
  return
}
