func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: expected a number
  %0 = stablehlo.constant dense<inf> : tensor<2xf32>
  return
}
