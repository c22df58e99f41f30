func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: expected as many hexadecimal digits as the float type has bits
  %0 = stablehlo.constant dense<0x7FC0> : tensor<2xf32>
  return
}
