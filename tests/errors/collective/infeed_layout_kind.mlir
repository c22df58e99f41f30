func.func @main(%t: !stablehlo.token) {
  // expect-error@+1: 'stablehlo.infeed': layout must hold lists of integers
  %0:2 = "stablehlo.infeed"(%t) <{layout = [["a"]]}> : (!stablehlo.token) -> (tensor<2x2xf32>, !stablehlo.token)
  return
}
