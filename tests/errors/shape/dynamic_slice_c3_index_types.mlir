func.func @main(%a: tensor<4x5xf32>, %b: tensor<i32>, %c: tensor<i64>) {
  // expect-error@+1: 'stablehlo.dynamic_slice' (C3): start_indices must all have one type, found tensor<i32> and tensor<i64>
  %0 = "stablehlo.dynamic_slice"(%a, %b, %c) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x5xf32>, tensor<i32>, tensor<i64>) -> tensor<2x3xf32>
  return
}
