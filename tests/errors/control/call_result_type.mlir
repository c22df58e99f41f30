func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'func.call': @callee returns (tensor<2xf32>), found (tensor<?xf32>)
  %0 = func.call @callee(%a) : (tensor<2xf32>) -> tensor<?xf32>
  return
}
func.func private @callee(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
