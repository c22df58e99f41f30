func.func @main(%a: tensor<2xi32>) {
  // expect-error@+1: 'stablehlo.tanh': operand 0 (operand) must be a tensor of float
  %0 = "stablehlo.tanh"(%a) : (tensor<2xi32>) -> tensor<2xi32>
  return
}
