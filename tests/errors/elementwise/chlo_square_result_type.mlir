func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'chlo.square': result must have the element type f32
  %0 = "chlo.square"(%a) : (tensor<2xf32>) -> tensor<2xf64>
  return
}
