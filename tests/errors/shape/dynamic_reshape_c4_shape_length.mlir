func.func @main(%a: tensor<4xf32>, %b: tensor<3xi32>) {
  // expect-error@+1: 'stablehlo.dynamic_reshape' (C4): output_shape must be 1-dimensional of size 2, found tensor<3xi32>
  %0 = "stablehlo.dynamic_reshape"(%a, %b) : (tensor<4xf32>, tensor<3xi32>) -> tensor<?x?xf32>
  return
}
