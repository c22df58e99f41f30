func.func @main(%a: tensor<2xindex>) {
  // expect-error@+1: 'stablehlo.add': operand 0 (lhs) must be a tensor, found tensor<2xindex>
  %0 = "stablehlo.add"(%a, %a) : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  return
}
