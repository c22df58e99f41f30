module @gather_sort_linalg_random {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xi1>, %arg3: tensor<3x3xf32>, %arg4: !stablehlo.token, %arg5: tensor<4xcomplex<f32>>, %arg6: tensor<2xui64>, %arg7: tensor<i32>, %arg8: tensor<1xi64>, %arg9: tensor<?xf32>, %arg10: tensor<f32>, %arg11: tuple<tensor<4xf32>, tensor<4xf32>>, %arg12: tensor<1x4x4x2xf32>, %arg13: tensor<3x3x2x5xf32>, %arg14: tensor<4xi32>, %arg15: tensor<i1>, %arg16: tensor<3xf32>, %arg17: tensor<4xui8>) {
    %c = stablehlo.constant dense<1> : tensor<2x1xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<[1, 3]> : tensor<2xi32>
    %0 = "stablehlo.gather"(%arg3, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 3>}> {foo.bar = 1 : i32} : (tensor<3x3xf32>, tensor<2x1xi32>) -> tensor<2x3xf32>
    %1 = "stablehlo.gather"(%arg3, %c_0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %2 = "stablehlo.dynamic_gather"(%arg3, %c, %c_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<3x3xf32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x3xf32>
    %3 = "stablehlo.scatter"(%arg3, %c, %0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %12 = stablehlo.add %arg18, %arg19 : tensor<f32>
      stablehlo.return %12 : tensor<f32>
    }) : (tensor<3x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> tensor<3x3xf32>
    %4 = "stablehlo.torch_index_select"(%arg3, %arg8) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<3x3xf32>, tensor<1xi64>) -> tensor<1x3xf32>
    %5:2 = "stablehlo.sort"(%arg0, %arg14) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>, %arg20: tensor<i32>, %arg21: tensor<i32>):
      %12 = stablehlo.compare LT, %arg18, %arg19, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    }) : (tensor<4xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>)
    %6 = stablehlo.add %5#0, %arg0 : tensor<4xf32>
    %7 = stablehlo.cholesky %arg3 {x.y} : tensor<3x3xf32>
    %8 = stablehlo.cholesky %arg3, lower = true : tensor<3x3xf32>
    %9 = stablehlo.fft %arg5, type = IFFT, length = [4] {x.y} : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %10 = "stablehlo.triangular_solve"(%arg3, %arg3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %11 = stablehlo.rng %arg10, %arg10, %arg8, distribution = UNIFORM {x.y} : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
    %output_state, %output = stablehlo.rng_bit_generator %arg6, algorithm = PHILOX {x.y} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    %output_state_2, %output_3 = stablehlo.rng_bit_generator %output_state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    return
  }
}
