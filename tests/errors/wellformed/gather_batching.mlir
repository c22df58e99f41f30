func.func @main(%a: tensor<5x6x7xf32>, %i: tensor<5x3x2xi32>, %j: tensor<9xi32>, %n: tensor<?x2xi32>) -> tensor<5x3x4xf32> {
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = true}> : (tensor<5x6x7xf32>, tensor<5x3x2xi32>) -> tensor<5x3x4xf32>
  // The index vector may be implied.
  %1 = "stablehlo.gather"(%a, %j) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 6, 7>}> : (tensor<5x6x7xf32>, tensor<9xi32>) -> tensor<9x6x7xf32>
  // Unknown many of them; a collapsed slice may be empty.
  %2 = "stablehlo.gather"(%a, %n) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 0, 1, 7>}> : (tensor<5x6x7xf32>, tensor<?x2xi32>) -> tensor<?x7xf32>
  return %0 : tensor<5x3x4xf32>
}
