func.func @main(%a: tensor<2xf32>) {
  %0 = stablehlo.negate %a : tensor<2xf32>
  // expect-error@+1: value %0 is defined already
  %0 = stablehlo.negate %a : tensor<2xf32>
  return
}
