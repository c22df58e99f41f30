func.func @main(%a: tensor<2x3xf32>) {
  // expect-error@+1: 'stablehlo.transpose' (C3): result must have the shape 3x2, found tensor<2x3xf32>
  %0 = "stablehlo.transpose"(%a) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
