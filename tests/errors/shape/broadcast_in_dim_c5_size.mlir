func.func @main(%a: tensor<3xf32>) {
  // expect-error@+1: 'stablehlo.broadcast_in_dim' (C5): dimension 0 of operand must be 1 or equal dimension 0 of the result
  %0 = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<2x3xf32>
  return
}
