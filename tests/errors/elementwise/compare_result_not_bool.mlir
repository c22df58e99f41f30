func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.compare': result 0 (result) must be a tensor of bool elements, found tensor<2xf32>
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
