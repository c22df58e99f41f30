func.func @main(%a: tensor<3xf32>) {
  // expect-error@+1: 'stablehlo.broadcast_in_dim' (C2): broadcast_dimensions must have 1 entry, found [0, 1]
  %0 = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
  return
}
