func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: expected ':', found ']'
  %0 = stablehlo.slice %a [0] : (tensor<2xf32>) -> tensor<2xf32>
  return
}
