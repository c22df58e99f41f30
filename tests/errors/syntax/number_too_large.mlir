func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: the integer does not fit 64 bits
  %0 = stablehlo.transpose %a, dims = [99999999999999999999] : (tensor<2xf32>) -> tensor<2xf32>
  return
}
