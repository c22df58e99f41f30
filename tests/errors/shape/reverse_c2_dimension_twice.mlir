func.func @main(%a: tensor<2x3xf32>) {
  // expect-error@+1: 'stablehlo.reverse' (C2): dimensions must be unique, found 0 twice
  %0 = "stablehlo.reverse"(%a) <{dimensions = array<i64: 0, 0>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
