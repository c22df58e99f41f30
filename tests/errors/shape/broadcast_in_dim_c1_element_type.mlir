func.func @main(%a: tensor<3xf32>) {
  // expect-error@+1: 'stablehlo.broadcast_in_dim' (C1): operand and result must have the same element type, found tensor<3xf32> and tensor<2x3xf64>
  %0 = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf64>
  return
}
