func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: expected an operation
  ?
  return
}
