func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.xor': operand 0 (lhs) must be a tensor of 
  %0 = "stablehlo.xor"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
