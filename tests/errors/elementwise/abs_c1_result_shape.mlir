func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.abs' (C1): result must have the shape 2
  %0 = "stablehlo.abs"(%a) : (tensor<2xf32>) -> tensor<2x1xf32>
  return
}
