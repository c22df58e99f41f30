"builtin.module"() <{sym_name = "gather_sort_linalg_random"}> ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<3x3xf32>, !stablehlo.token, tensor<4xcomplex<f32>>, tensor<2xui64>, tensor<i32>, tensor<1xi64>, tensor<?xf32>, tensor<f32>, tuple<tensor<4xf32>, tensor<4xf32>>, tensor<1x4x4x2xf32>, tensor<3x3x2x5xf32>, tensor<4xi32>, tensor<i1>, tensor<3xf32>, tensor<4xui8>) -> (), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xi1>, %arg3: tensor<3x3xf32>, %arg4: !stablehlo.token, %arg5: tensor<4xcomplex<f32>>, %arg6: tensor<2xui64>, %arg7: tensor<i32>, %arg8: tensor<1xi64>, %arg9: tensor<?xf32>, %arg10: tensor<f32>, %arg11: tuple<tensor<4xf32>, tensor<4xf32>>, %arg12: tensor<1x4x4x2xf32>, %arg13: tensor<3x3x2x5xf32>, %arg14: tensor<4xi32>, %arg15: tensor<i1>, %arg16: tensor<3xf32>, %arg17: tensor<4xui8>):
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
    %2 = "stablehlo.constant"() <{value = dense<[1, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %3 = "stablehlo.gather"(%arg3, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 3>}> {foo.bar = 1 : i32} : (tensor<3x3xf32>, tensor<2x1xi32>) -> tensor<2x3xf32>
    %4 = "stablehlo.gather"(%arg3, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %5 = "stablehlo.dynamic_gather"(%arg3, %0, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<3x3xf32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x3xf32>
    %6 = "stablehlo.scatter"(%arg3, %0, %3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %18 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%18) : (tensor<f32>) -> ()
    }) : (tensor<3x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> tensor<3x3xf32>
    %7 = "stablehlo.torch_index_select"(%arg3, %arg8) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<3x3xf32>, tensor<1xi64>) -> tensor<1x3xf32>
    %8:2 = "stablehlo.sort"(%arg0, %arg14) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>, %arg20: tensor<i32>, %arg21: tensor<i32>):
      %17 = "stablehlo.compare"(%arg18, %arg19) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%17) : (tensor<i1>) -> ()
    }) : (tensor<4xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>)
    %9 = "stablehlo.add"(%8#0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %10 = "stablehlo.cholesky"(%arg3) {x.y} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %11 = "stablehlo.cholesky"(%arg3) <{lower = true}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %12 = "stablehlo.fft"(%arg5) <{fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type IFFT>}> {x.y} : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %13 = "stablehlo.triangular_solve"(%arg3, %arg3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %14 = "stablehlo.rng"(%arg10, %arg10, %arg8) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> {x.y} : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
    %15:2 = "stablehlo.rng_bit_generator"(%arg6) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> {x.y} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    %16:2 = "stablehlo.rng_bit_generator"(%15#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
