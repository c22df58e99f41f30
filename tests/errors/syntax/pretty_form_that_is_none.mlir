func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: generic form
  %0 = stablehlo.gather %a, %a : tensor<2xf32>
  return
}
