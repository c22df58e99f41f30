func.func @main(%a: tensor<4x5xf32>, %b: tensor<i32>) {
  // expect-error@+1: 'stablehlo.dynamic_slice' (C2): start_indices must be as many as operand has dimensions, 2, found 1
  %0 = "stablehlo.dynamic_slice"(%a, %b) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x5xf32>, tensor<i32>) -> tensor<2x3xf32>
  return
}
