func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.shift_right_logical': operand 0 (lhs) must be a tensor of 
  %0 = "stablehlo.shift_right_logical"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
