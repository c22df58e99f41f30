func.func @main(%a: tensor<5x6x7xf32>, %i: tensor<5x3x2xi32>) {
  // expect-error@+1: 'stablehlo.gather' (C19): start_index_map must be in [0, 3), found 3
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<
      offset_dims = [2], collapsed_slice_dims = [1],
      operand_batching_dims = [0], start_indices_batching_dims = [0],
      start_index_map = [1, 3], index_vector_dim = 2>,
      slice_sizes = array<i64: 1, 1, 4>}> : (tensor<5x6x7xf32>, tensor<5x3x2xi32>) -> tensor<5x3x4xf32>
  return
}
