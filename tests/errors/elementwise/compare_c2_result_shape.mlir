func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.compare' (C2): result must have the shape 2, found tensor<i1>
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<i1>
  return
}
