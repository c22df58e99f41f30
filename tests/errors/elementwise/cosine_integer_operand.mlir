func.func @main(%a: tensor<2xi32>) {
  // expect-error@+1: 'stablehlo.cosine': operand 0 (operand) must be a tensor of float
  %0 = "stablehlo.cosine"(%a) : (tensor<2xi32>) -> tensor<2xi32>
  return
}
