func.func @main(%a: tensor<1x3xf32>, %b: tensor<3xi32>) {
  // expect-error@+1: 'stablehlo.dynamic_broadcast_in_dim' (C1): operand and result must have the same element type
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x3xf32>, tensor<3xi32>) -> tensor<?x?x3xf64>
  return
}
