func.func @main(%a: tensor<2x3xf32>) {
  // expect-error@+1: 'stablehlo.transpose' (C1): result must have the element type f32, found tensor<3x2xf64>
  %0 = "stablehlo.transpose"(%a) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> tensor<3x2xf64>
  return
}
