func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'func.call': there is no function @nobody
  %0 = "func.call"(%a) <{callee = @nobody}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func private @callee(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
