func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  // expect-error@+1: 'stablehlo.compare' (C1): lhs and rhs must have the same element type, found tensor<2xf32> and tensor<2xf64>
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xi1>
  return
}
