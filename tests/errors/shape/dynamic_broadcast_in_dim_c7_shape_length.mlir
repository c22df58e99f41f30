func.func @main(%a: tensor<1x3xf32>, %b: tensor<2xi32>) {
  // expect-warning@+1: 'stablehlo.dynamic_broadcast_in_dim' (C7): output_dimensions must be 1-dimensional of size 3, found tensor<2xi32>
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x3xf32>, tensor<2xi32>) -> tensor<?x?x3xf32>
  return
}
