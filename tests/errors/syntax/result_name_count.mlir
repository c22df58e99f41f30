func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: stablehlo.negate has 1 result, and more are named here
  %0, %1 = "stablehlo.negate"(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
