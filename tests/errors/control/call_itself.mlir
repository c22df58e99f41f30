func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  // expect-warning@+1: 'func.call': calls must not be recursive, found @main -> @main
  %0 = func.call @main(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
