module {
  func.func @f(%arg0: tensor<3x4x2xi32>, %arg1: tensor<2x3x2xi64>, %arg2: tensor<2x3x2xi32>, %arg3: tensor<2x3x2x2xi32>, %arg4: tensor<3xi32>, %arg5: tensor<5xf32>, %arg6: tensor<5xi32>) {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
    %1 = "stablehlo.scatter"(%arg0, %arg1, %arg3) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = true}> ({
    ^bb0(%arg7: tensor<i32>, %arg8: tensor<i32>):
      %5 = stablehlo.add %arg7, %arg8 : tensor<i32>
      stablehlo.return %5 : tensor<i32>
    }) : (tensor<3x4x2xi32>, tensor<2x3x2xi64>, tensor<2x3x2x2xi32>) -> tensor<3x4x2xi32>
    %2 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<?x?x?x?xi32>
    %3 = "stablehlo.torch_index_select"(%arg5, %arg6) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<5xf32>, tensor<5xi32>) -> tensor<5xf32>
    %4:2 = "stablehlo.sort"(%arg5, %arg6) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>, %arg9: tensor<i32>, %arg10: tensor<i32>):
      %5 = stablehlo.compare LT, %arg7, %arg8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<5xf32>, tensor<5xi32>) -> (tensor<5xf32>, tensor<5xi32>)
    return
  }
}
