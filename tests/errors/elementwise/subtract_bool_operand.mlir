func.func @main(%a: tensor<2xi1>) {
  // expect-error@+1: 'stablehlo.subtract': operand 0 (lhs) must be a tensor of 
  %0 = "stablehlo.subtract"(%a, %a) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
