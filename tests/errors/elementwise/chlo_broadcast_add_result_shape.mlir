func.func @main(%a: tensor<2x1xf32>, %b: tensor<3xf32>) {
  // expect-error@+1: 'chlo.broadcast_add': result must have the shape 2x3
  %0 = "chlo.broadcast_add"(%a, %b) : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x1xf32>
  return
}
