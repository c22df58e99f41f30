func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.is_finite' (C1): result must have the shape 2
  %0 = "stablehlo.is_finite"(%a) : (tensor<2xf32>) -> tensor<3xi1>
  return
}
