func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: expected as many types as operands, 1, found 2
  %0 = "stablehlo.negate"(%a) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
