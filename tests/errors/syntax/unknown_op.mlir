func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: unknown operation '"stablehlo.ad"'
  %0 = "stablehlo.ad"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
