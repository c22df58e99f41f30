func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.outfeed': operand 0 (token) must be a token, found tensor<2xf32>
  %0 = "stablehlo.outfeed"(%a) : (tensor<2xf32>) -> !stablehlo.token
  return
}
