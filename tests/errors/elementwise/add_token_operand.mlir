func.func @main(%a: !stablehlo.token) {
  // expect-error@+1: 'stablehlo.add': operand 0 (lhs) must be a tensor, found !stablehlo.token
  %0 = "stablehlo.add"(%a, %a) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
  return
}
