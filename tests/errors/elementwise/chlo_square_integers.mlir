func.func @main(%a: tensor<2xi32>) {
  // expect-error@+1: 'chlo.square': operand 0 (operand) must be a tensor of float or complex elements
  %0 = "chlo.square"(%a) : (tensor<2xi32>) -> tensor<2xi32>
  return
}
