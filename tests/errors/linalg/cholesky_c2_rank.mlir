func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.cholesky' (C2): a must have at least rank 2, found tensor<2xf32>
  %0 = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
