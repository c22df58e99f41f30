func.func @main(%a: tensor<4x5xf32>, %b: tensor<1xi32>, %c: tensor<1xi32>) {
  // expect-error@+1: 'stablehlo.dynamic_slice': start_indices must be 0-dimensional tensors, found tensor<1xi32>
  %0 = "stablehlo.dynamic_slice"(%a, %b, %c) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x5xf32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2x3xf32>
  return
}
