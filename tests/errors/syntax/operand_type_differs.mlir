func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: expected tensor<2xf32>, the type of %a, found tensor<3xf32>
  %0 = stablehlo.negate %a : tensor<3xf32>
  return
}
