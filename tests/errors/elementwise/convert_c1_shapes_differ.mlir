func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.convert' (C1): result must have the shape 2, found tensor<3xi32>
  %0 = "stablehlo.convert"(%a) : (tensor<2xf32>) -> tensor<3xi32>
  return
}
