func.func @main(%a: tensor<2xi1>) {
  // expect-error@+1: 'stablehlo.shift_left': operand 0 (lhs) must be a tensor of signed integer or unsigned integer elements, found tensor<2xi1>
  %0 = "stablehlo.shift_left"(%a, %a) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
