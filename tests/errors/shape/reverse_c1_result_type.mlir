func.func @main(%a: tensor<2x3xf32>) {
  // expect-error@+1: 'stablehlo.reverse' (C1): result must have the shape 2x3, found tensor<3x2xf32>
  %0 = "stablehlo.reverse"(%a) <{dimensions = array<i64: 0>}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
