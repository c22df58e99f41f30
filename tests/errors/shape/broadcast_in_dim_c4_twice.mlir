func.func @main(%a: tensor<3x3xf32>) {
  // expect-error@+1: 'stablehlo.broadcast_in_dim' (C4): broadcast_dimensions must be unique, found 1 twice
  %0 = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<2x3xf32>
  return
}
