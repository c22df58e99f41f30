func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.tuple' (C1): result must be tuple<tensor<2xf32>>, found tuple<tensor<2xf64>>
  %0 = "stablehlo.tuple"(%a) : (tensor<2xf32>) -> tuple<tensor<2xf64>>
  return
}
