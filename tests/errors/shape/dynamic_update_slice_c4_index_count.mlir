func.func @main(%a: tensor<4x5xf32>, %b: tensor<2x3xf32>, %c: tensor<i32>) {
  // expect-error@+1: 'stablehlo.dynamic_update_slice' (C4): start_indices must be as many as operand has dimensions, 2, found 1
  %0 = "stablehlo.dynamic_update_slice"(%a, %b, %c) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>) -> tensor<4x5xf32>
  return
}
