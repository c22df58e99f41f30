func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: expected "0x.." with two hexadecimal digits per byte
  %0 = stablehlo.constant dense<"0x0000803G"> : tensor<1xf32>
  return
}
