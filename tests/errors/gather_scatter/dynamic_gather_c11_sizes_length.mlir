func.func @main(%a: tensor<6x7xf32>, %i: tensor<4x1xi32>, %s: tensor<3xi32>) {
  // expect-error@+1: 'stablehlo.dynamic_gather' (C11): slice_sizes must be 1-dimensional of size 2, found tensor<3xi32>
  %0 = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<
      offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}>
      : (tensor<6x7xf32>, tensor<4x1xi32>, tensor<3xi32>) -> tensor<4x?xf32>
  return
}
