func.func @main(%a: tensor<2x2xf32>) {
  // expect-error@+1: 'stablehlo.cholesky' (C1): result must have the element type f32, found tensor<2x2xf64>
  %0 = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<2x2xf32>) -> tensor<2x2xf64>
  return
}
