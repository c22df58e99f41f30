func.func @main(%a: tensor<5x6x7xf32>, %i: tensor<5x3x2xi32>, %u: tensor<5x3x4xf32>, %one: tensor<2xi64>, %v: tensor<6x7xf32>) -> tensor<5x6x7xf32> {
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>, unique_indices = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %2 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<5x6x7xf32>, tensor<5x3x2xi32>, tensor<5x3x4xf32>) -> tensor<5x6x7xf32>
  // One index for a whole window, two inputs, a wider computation.
  %1:2 = "stablehlo.scatter"(%a, %a, %one, %v, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1]>}> ({
  ^bb0(%x: tensor<f32>, %p: tensor<f64>, %y: tensor<f32>, %q: tensor<f64>):
    stablehlo.return %y, %q : tensor<f32>, tensor<f64>
  }) : (tensor<5x6x7xf32>, tensor<5x6x7xf32>, tensor<2xi64>, tensor<6x7xf32>, tensor<6x7xf32>) -> (tensor<5x6x7xf32>, tensor<5x6x7xf64>)
  return %0 : tensor<5x6x7xf32>
}
