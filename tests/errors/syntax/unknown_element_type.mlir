func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: expected a type, found 'f31'
  %0 = stablehlo.constant dense<1> : tensor<2xf31>
  return
}
