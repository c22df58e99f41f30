func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.popcnt': operand 0 (operand) must be a tensor of 
  %0 = "stablehlo.popcnt"(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
