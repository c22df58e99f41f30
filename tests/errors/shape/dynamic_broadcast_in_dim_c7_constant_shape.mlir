func.func @main(%a: tensor<1x3xf32>) {
  %b = stablehlo.constant dense<[2, 2, 4]> : tensor<3xi32>
  // expect-error@+1: 'stablehlo.dynamic_broadcast_in_dim' (C7): output_dimensions must give the shape of the result, found [2, 2, 4]
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x3xf32>, tensor<3xi32>) -> tensor<?x?x3xf32>
  return
}
