func.func @main(%a: tensor<2x3xf32>, %b: tensor<2xf32>) {
  // expect-warning@+1: 'chlo.broadcast_add': broadcast_dimensions must be in [0, 2), found 2
  %0 = "chlo.broadcast_add"(%a, %b) {broadcast_dimensions = array<i64: 2>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  return
}
