func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: value %1 is not defined
  %0 = stablehlo.negate %1 : tensor<2xf32>
  %1 = stablehlo.negate %a : tensor<2xf32>
  return
}
