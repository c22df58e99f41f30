func.func @main(%a: tensor<1x!quant.uniform<i8:f32:0, {0.5}>>) {
  // expect-error@+1: 'stablehlo.broadcast_in_dim' (C6): scales and zero points of the result must all be those of operand
  %0 = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1x!quant.uniform<i8:f32:0, {0.5}>>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}
