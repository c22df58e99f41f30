func.func @main(%a: tensor<1x3xf32>, %b: tensor<3xi32>) {
  // expect-error@+1: 'stablehlo.dynamic_broadcast_in_dim' (C4): broadcast_dimensions must be unique, found 1 twice
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) <{broadcast_dimensions = array<i64: 1, 1>}> : (tensor<1x3xf32>, tensor<3xi32>) -> tensor<?x?x3xf32>
  return
}
