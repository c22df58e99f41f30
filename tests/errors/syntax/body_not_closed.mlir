func.func @main(%a: tensor<2xf32>) {
  return
// expect-error@+0: expected '}', found end of input
