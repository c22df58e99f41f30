func.func @main(%a0: tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>, %a1: tensor<2xi32>) {
  // expect-error@+1: 'stablehlo.dynamic_broadcast_in_dim' (C6): the quantization dimension of the result must be where that of operand goes, found tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>> and tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>, tensor<2xi32>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}
