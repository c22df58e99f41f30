func.func @main(%a: tensor<2xi32>) {
  // expect-error@+1: 'stablehlo.is_finite': operand 0 (x) must be a tensor of float
  %0 = "stablehlo.is_finite"(%a) : (tensor<2xi32>) -> tensor<2xi1>
  return
}
