module {
  func.func private @dd(tensor<4xf32> {x.foo = 1 : i32}) -> (tensor<4xf32> {x.bar})
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<2xi64>, %arg3: tensor<2xui64>, %arg4: tensor<2x2xf32>) {
    %0:2 = stablehlo.custom_call @foo(%arg0) {mhlo.backend_config = {nested = {a = [1, 2.000000e+00, "x", unit]}, uplo = 76 : ui8}, operand_layouts = [dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>)
    stablehlo.custom_call @"foo.bar baz"() {api_version = 2 : i32, called_computations = [@dd], has_side_effect = true} : () -> ()
    %1 = stablehlo.custom_call @t(%arg0) {backend_config = "a\22\0Ab"} : (tensor<4xf32>) -> tuple<tensor<4xf32>>
    %2 = stablehlo.custom_call @t(%arg0) {api_version = 4 : i32, backend_config = {a = 1 : i32}} : (tensor<4xf32>) -> tensor<4xf32>
    %3 = stablehlo.composite "foo.bar" %arg0 {composite_attributes = {a = 1 : i64, b = dense<[1, 2]> : tensor<2xi32>}, decomposition = @dd, tag, version = 3 : i32} : (tensor<4xf32>) -> tensor<4xf32>
    %4 = stablehlo.composite "foo.bar" %arg0 {decomposition = @dd} : (tensor<4xf32>) -> tensor<4xf32>
    %5 = stablehlo.rng %arg1, %arg1, %arg2, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
    %output_state, %output = stablehlo.rng_bit_generator %arg3, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
    %6 = stablehlo.fft %arg0, type = RFFT, length = [4] : (tensor<4xf32>) -> tensor<3xcomplex<f32>>
    %7 = stablehlo.cholesky %arg4 : tensor<2x2xf32>
    %8 = stablehlo.cholesky %arg4, lower = true {tag} : tensor<2x2xf32>
    %9 = "stablehlo.triangular_solve"(%arg4, %arg4) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    return
  }
}
