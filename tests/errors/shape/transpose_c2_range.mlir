func.func @main(%a: tensor<2x3xf32>) {
  // expect-error@+1: 'stablehlo.transpose' (C2): permutation must be in [0, 2), found 2
  %0 = "stablehlo.transpose"(%a) <{permutation = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
