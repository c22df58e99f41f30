func.func @main(%a: tensor<5x6x7xf32>, %i: tensor<5x3x2xf32>) {
  // expect-error@+1: 'stablehlo.gather': operand 1 (start_indices) must be a tensor of signed integer or unsigned integer elements, found tensor<5x3x2xf32>
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<
      offset_dims = [2], collapsed_slice_dims = [1],
      operand_batching_dims = [0], start_indices_batching_dims = [0],
      start_index_map = [1, 2], index_vector_dim = 2>,
      slice_sizes = array<i64: 1, 1, 4>}> : (tensor<5x6x7xf32>, tensor<5x3x2xf32>) -> tensor<5x3x4xf32>
  return
}
