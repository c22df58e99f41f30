func.func @main(%a: tensor<1x3xf32>, %b: tensor<3xi32>) {
  // expect-error@+1: 'stablehlo.dynamic_broadcast_in_dim' (C3): broadcast_dimensions must be in [0, 3), found 3
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<1x3xf32>, tensor<3xi32>) -> tensor<?x?x3xf32>
  return
}
