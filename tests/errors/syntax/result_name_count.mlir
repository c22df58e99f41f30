func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: expected a name for each result, 1, found 2
  %0, %1 = "stablehlo.negate"(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
