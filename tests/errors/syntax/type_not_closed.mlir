func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: expected '>', found 'return'
  %0 = stablehlo.negate %a : tensor<2xf32
  return
}
