func.func @main(%a: tensor<4x5xf32>, %b: tensor<2x3xf32>, %c: tensor<i32>, %d: tensor<ui32>) {
  // expect-error@+1: 'stablehlo.dynamic_update_slice' (C5): start_indices must all have one type, found tensor<i32> and tensor<ui32>
  %0 = "stablehlo.dynamic_update_slice"(%a, %b, %c, %d) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<ui32>) -> tensor<4x5xf32>
  return
}
