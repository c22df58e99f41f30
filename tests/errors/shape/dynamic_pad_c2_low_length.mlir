func.func @main(%a: tensor<2x3xf32>, %b: tensor<f32>, %c: tensor<3xi32>, %d: tensor<2xi32>, %e: tensor<2xi32>) {
  // expect-error@+1: 'stablehlo.dynamic_pad' (C2): edge_padding_low must be 1-dimensional of size 2, found tensor<3xi32>
  %0 = "stablehlo.dynamic_pad"(%a, %b, %c, %d, %e) : (tensor<2x3xf32>, tensor<f32>, tensor<3xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
