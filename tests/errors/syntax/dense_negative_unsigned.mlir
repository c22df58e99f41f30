func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: the integer does not fit
  %0 = stablehlo.constant dense<-1> : tensor<2xui8>
  return
}
