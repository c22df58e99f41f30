func.func @main(%a: tensor<2xf32>) {
  return
// expect-error@+1: expected '}', found end of input
