func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: '#nowhere' is not defined
  %0 = stablehlo.negate %a : tensor<2xf32> loc(#nowhere)
  return
}
