func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: expected an integer, found a float
  %0 = stablehlo.constant dense<1.5> : tensor<2xi32>
  return
}
