func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.not': operand 0 (operand) must be a tensor of 
  %0 = "stablehlo.not"(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
