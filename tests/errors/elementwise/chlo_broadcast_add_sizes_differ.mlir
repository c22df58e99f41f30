func.func @main(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expect-warning@+1: 'chlo.broadcast_add': cannot broadcast the shapes 2 and 3
  %0 = "chlo.broadcast_add"(%a, %b) : (tensor<2xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}
