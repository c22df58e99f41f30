func.func @main(%a0: tensor<5x6x7xf32>, %i: tensor<5x3x2xi32>, %u0: tensor<5x3x4xf64>) {
  // expect-warning@+1: 'stablehlo.scatter' (C6): inputs and updates must have the same element types, found tensor<5x6x7xf32> and tensor<5x3x4xf64>
  %0 = "stablehlo.scatter"(%a0, %i, %u0) <{scatter_dimension_numbers = #stablehlo.scatter<
      update_window_dims = [2], inserted_window_dims = [1],
      input_batching_dims = [0], scatter_indices_batching_dims = [0],
      scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x6x7xf32>, tensor<5x3x2xi32>, tensor<5x3x4xf64>) -> tensor<5x6x7xf32>
  return
}
