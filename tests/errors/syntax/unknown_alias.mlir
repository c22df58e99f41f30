func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: '!nothing' is not defined
  %0 = stablehlo.negate %a : !nothing
  return
}
