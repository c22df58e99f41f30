func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: tensors have a rank
  %0 = stablehlo.negate %a : tensor<*xf32>
  return
}
