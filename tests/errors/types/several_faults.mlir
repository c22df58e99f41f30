func.func @main(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expect-error@+1: 'stablehlo.add' (C1)
  %0 = "stablehlo.add"(%a, %b) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  // expect-error@+1: 'stablehlo.abs' (C1)
  %1 = "stablehlo.abs"(%0) : (tensor<2xf32>) -> tensor<3xf32>
  %2 = "stablehlo.negate"(%1) : (tensor<3xf32>) -> tensor<3xf32>
  return
}
