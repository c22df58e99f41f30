func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: expected an element type, found '-'
  %0 = stablehlo.negate %a : tensor<-2xf32>
  return
}
