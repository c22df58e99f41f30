func.func @main(%t: !stablehlo.token) {
  // expect-error@+1: 'stablehlo.infeed': layout must be a list for each of the 1 results before the token
  %0:2 = "stablehlo.infeed"(%t) <{layout = [[0, 1], [0]]}> : (!stablehlo.token) -> (tensor<2x2xf32>, !stablehlo.token)
  return
}
