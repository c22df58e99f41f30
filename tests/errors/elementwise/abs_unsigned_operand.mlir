func.func @main(%a: tensor<2xui32>) {
  // expect-error@+1: 'stablehlo.abs': operand 0 (operand) must be a tensor of signed integer
  %0 = "stablehlo.abs"(%a) : (tensor<2xui32>) -> tensor<2xui32>
  return
}
