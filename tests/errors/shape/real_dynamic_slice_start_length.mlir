func.func @main(%a: tensor<4x5xf32>, %b: tensor<3xi32>, %c: tensor<2xi32>, %d: tensor<2xi32>) {
  // expect-error@+1: 'stablehlo.real_dynamic_slice': start_indices must be 1-dimensional of size 2, found tensor<3xi32>
  %0 = "stablehlo.real_dynamic_slice"(%a, %b, %c, %d) : (tensor<4x5xf32>, tensor<3xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
