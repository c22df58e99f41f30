"builtin.module"() ({
  "func.func"() <{arg_attrs = [{x.foo = 1 : i32}], function_type = (tensor<4xf32>) -> tensor<4xf32>, res_attrs = [{x.bar}], sym_name = "dd", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, tensor<2xi64>, tensor<2xui64>, tensor<2x2xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<2xi64>, %arg3: tensor<2xui64>, %arg4: tensor<2x2xf32>):
    %0:2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "foo", operand_layouts = [dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {nested = {a = [1, 2.000000e+00, "x", unit]}, uplo = 76 : ui8}} : (tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>)
    "stablehlo.custom_call"() <{api_version = 2 : i32, call_target_name = "foo.bar baz", called_computations = [@dd], has_side_effect = true}> : () -> ()
    %1 = "stablehlo.custom_call"(%arg0) <{backend_config = "a\22\0Ab", call_target_name = "t"}> : (tensor<4xf32>) -> tuple<tensor<4xf32>>
    %2 = "stablehlo.custom_call"(%arg0) <{api_version = 4 : i32, backend_config = {a = 1 : i32}, call_target_name = "t"}> : (tensor<4xf32>) -> tensor<4xf32>
    %3 = "stablehlo.composite"(%arg0) <{composite_attributes = {a = 1 : i64, b = dense<[1, 2]> : tensor<2xi32>}, decomposition = @dd, name = "foo.bar", version = 3 : i32}> {tag} : (tensor<4xf32>) -> tensor<4xf32>
    %4 = "stablehlo.composite"(%arg0) <{decomposition = @dd, name = "foo.bar"}> : (tensor<4xf32>) -> tensor<4xf32>
    %5 = "stablehlo.rng"(%arg1, %arg1, %arg2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
    %6:2 = "stablehlo.rng_bit_generator"(%arg3) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
    %7 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<4xf32>) -> tensor<3xcomplex<f32>>
    %8 = "stablehlo.cholesky"(%arg4) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %9 = "stablehlo.cholesky"(%arg4) <{lower = true}> {tag} : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %10 = "stablehlo.triangular_solve"(%arg4, %arg4) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
