func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: value %a has 1 result
  %0 = stablehlo.negate %a#1 : tensor<2xf32>
  return
}
