func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'func.call': @callee takes (tensor<2xf32>), found (tensor<2xf32>, tensor<2xf32>)
  %0 = func.call @callee(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func private @callee(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
