func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: value %b is not defined
  %0 = stablehlo.negate %b : tensor<2xf32>
  return
}
