func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: dimension 1 is a list
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2x1xf32>
  return
}
