func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: unknown operation '"mystery.add"'
  %0 = "mystery.add"(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
