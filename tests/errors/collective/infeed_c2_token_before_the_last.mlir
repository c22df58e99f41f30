func.func @main(%t: !stablehlo.token) {
  // expect-error@+1: 'stablehlo.infeed' (C2): results before the last must be tensors, found !stablehlo.token
  %0:2 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token)
  return
}
