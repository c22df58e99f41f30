func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: expected elements
  %0 = stablehlo.constant dense<> : tensor<2xf32>
  return
}
