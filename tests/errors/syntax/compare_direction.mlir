func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: attribute 'comparison_direction' must be #stablehlo.comparison_direction (EQ, NE, GE, GT, LE, LT), found XX
  %0 = stablehlo.compare XX, %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return
}
