func.func @main(%a: tensor<2xi32>) {
  // expect-error@+1: 'chlo.erf_inv': operand 0 (operand) must be a tensor of float elements
  %0 = "chlo.erf_inv"(%a) : (tensor<2xi32>) -> tensor<2xi32>
  return
}
