func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.or': operand 0 (lhs) must be a tensor of 
  %0 = "stablehlo.or"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
