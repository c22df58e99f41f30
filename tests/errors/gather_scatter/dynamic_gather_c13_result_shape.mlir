func.func @main(%a: tensor<6x7xf32>, %i: tensor<4x1xi32>) {
  %s = stablehlo.constant dense<[1, 3]> : tensor<2xi32>
  // expect-error@+1: 'stablehlo.dynamic_gather' (C13): result must have the shape 4x3, found tensor<4x5xf32>
  %0 = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<
      offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}>
      : (tensor<6x7xf32>, tensor<4x1xi32>, tensor<2xi32>) -> tensor<4x5xf32>
  return
}
