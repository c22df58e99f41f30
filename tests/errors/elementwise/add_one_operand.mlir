func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: stablehlo.add takes 2 operands, found 1
  %0 = "stablehlo.add"(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
