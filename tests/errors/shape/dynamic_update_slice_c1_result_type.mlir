func.func @main(%a: tensor<4x5xf32>, %b: tensor<2x3xf32>, %c: tensor<i32>, %d: tensor<i32>) {
  // expect-error@+1: 'stablehlo.dynamic_update_slice' (C1): result must have the shape 4x5, found tensor<2x3xf32>
  %0 = "stablehlo.dynamic_update_slice"(%a, %b, %c, %d) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return
}
