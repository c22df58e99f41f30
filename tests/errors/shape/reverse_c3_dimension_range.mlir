func.func @main(%a: tensor<2x3xf32>) {
  // expect-error@+1: 'stablehlo.reverse' (C3): dimensions must be in [0, 2), found 2
  %0 = "stablehlo.reverse"(%a) <{dimensions = array<i64: 2>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
