func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: expected a tensor type of static shape, found tensor<?xf32>
  %0 = stablehlo.constant dense<1.0> : tensor<?xf32>
  return
}
