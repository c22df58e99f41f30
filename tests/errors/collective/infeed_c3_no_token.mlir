func.func @main(%t: !stablehlo.token) {
  // expect-error@+1: 'stablehlo.infeed' (C3): the last result must be a token, found tensor<2xf32>
  %0 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> tensor<2xf32>
  return
}
