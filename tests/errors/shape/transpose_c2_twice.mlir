func.func @main(%a: tensor<2x3xf32>) {
  // expect-error@+1: 'stablehlo.transpose' (C2): permutation must be unique, found 0 twice
  %0 = "stablehlo.transpose"(%a) <{permutation = array<i64: 0, 0>}> : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}
