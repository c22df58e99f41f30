func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: all elements of tensor<2xf32>
  %0 = stablehlo.constant dense<"0x0000803F00"> : tensor<2xf32>
  return
}
