func.func @main(%a: tensor<*xf32>) -> tensor<*xf32> {
  // Known of no op but custom calls and those of CHLO.
  %0 = "chlo.tan"(%a) : (tensor<*xf32>) -> tensor<*xf32>
  // expect-error@+1: 'stablehlo.abs': operand 0 (operand) must be a tensor of
  %1 = "stablehlo.abs"(%0) : (tensor<*xf32>) -> tensor<*xf32>
  return %1 : tensor<*xf32>
}
