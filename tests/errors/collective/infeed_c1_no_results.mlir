func.func @main(%t: !stablehlo.token) {
  // expect-error@+1: 'stablehlo.infeed' (C1): must have at least one result
  "stablehlo.infeed"(%t) : (!stablehlo.token) -> ()
  return
}
