func.func @main(%a: tensor<3xf32>) {
  // expect-error@+1: 'stablehlo.broadcast_in_dim' (C3): broadcast_dimensions must be in [0, 2), found 2
  %0 = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xf32>) -> tensor<2x3xf32>
  return
}
