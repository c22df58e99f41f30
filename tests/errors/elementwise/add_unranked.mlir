func.func @main(%a: tensor<*xf32>) -> tensor<*xf32> {
  // expect-error@+1: 'stablehlo.add': operand 0 (lhs) must be a tensor, found the unranked tensor<*xf32>
  %0 = stablehlo.add %a, %a : tensor<*xf32>
  return %0 : tensor<*xf32>
}
