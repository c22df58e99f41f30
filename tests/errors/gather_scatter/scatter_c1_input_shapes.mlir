func.func @main(%a0: tensor<5x6x7xf32>, %a1: tensor<5x6x8xf32>, %i: tensor<5x3x2xi32>, %u0: tensor<5x3x4xf32>, %u1: tensor<5x3x4xf32>) {
  // expect-error@+1: 'stablehlo.scatter' (C1): inputs must have the same shape, found tensor<5x6x7xf32> and tensor<5x6x8xf32>
  %0:2 = "stablehlo.scatter"(%a0, %a1, %i, %u0, %u1) <{scatter_dimension_numbers = #stablehlo.scatter<
      update_window_dims = [2], inserted_window_dims = [1],
      input_batching_dims = [0], scatter_indices_batching_dims = [0],
      scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %p: tensor<f32>, %y: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %x, %p : tensor<f32>, tensor<f32>
  }) : (tensor<5x6x7xf32>, tensor<5x6x8xf32>, tensor<5x3x2xi32>, tensor<5x3x4xf32>, tensor<5x3x4xf32>) -> (tensor<5x6x7xf32>, tensor<5x6x8xf32>)
  return
}
