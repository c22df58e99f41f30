func.func @main(%a: tensor<4x1xf32>, %b: tensor<3xf32>, %c: tensor<?xf32>, %p: tensor<i1>) -> tensor<4x3xf32> {
  %0 = "chlo.broadcast_add"(%a, %b) : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  %1 = "chlo.broadcast_multiply"(%0, %c) : (tensor<4x3xf32>, tensor<?xf32>) -> tensor<4x3xf32>
  %2 = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction LT>} : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xi1>
  %3 = "chlo.broadcast_select"(%p, %0, %b) : (tensor<i1>, tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  %4 = chlo.square %3 : tensor<4x3xf32> -> tensor<4x3xf32>
  %5 = chlo.is_inf %4 : tensor<4x3xf32> -> tensor<4x3xi1>
  return %4 : tensor<4x3xf32>
}
