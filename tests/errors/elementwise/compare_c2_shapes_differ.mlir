func.func @main(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expect-error@+1: 'stablehlo.compare' (C2): lhs and rhs must have the same shape, found tensor<2xf32> and tensor<3xf32>
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xi1>
  return
}
