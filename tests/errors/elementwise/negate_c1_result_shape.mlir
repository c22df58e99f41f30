func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.negate' (C1): result must have the shape 2, found tensor<3xf32>
  %0 = "stablehlo.negate"(%a) : (tensor<2xf32>) -> tensor<3xf32>
  return
}
