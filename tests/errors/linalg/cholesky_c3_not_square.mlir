func.func @main(%a: tensor<2x3xf32>) {
  // expect-error@+1: 'stablehlo.cholesky' (C3): a must hold square matrices, found tensor<2x3xf32>
  %0 = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
