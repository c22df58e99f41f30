func.func @main(%a: tensor<4xi3>) -> tensor<4xi3> {
  // expect-error@+1: 'stablehlo.abs': operand 0 (operand) must be a tensor of
  %0 = "stablehlo.abs"(%a) : (tensor<4xi3>) -> tensor<4xi3>
  return %0 : tensor<4xi3>
}
