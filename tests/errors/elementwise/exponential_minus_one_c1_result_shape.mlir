func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.exponential_minus_one' (C1): result must have the shape 2, found tensor<3xf32>
  %0 = "stablehlo.exponential_minus_one"(%a) : (tensor<2xf32>) -> tensor<3xf32>
  return
}
