module @custom {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xi1>, %arg3: tensor<3x3xf32>, %arg4: !stablehlo.token, %arg5: tensor<4xcomplex<f32>>, %arg6: tensor<2xui64>, %arg7: tensor<i32>, %arg8: tensor<1xi64>, %arg9: tensor<?xf32>, %arg10: tensor<f32>, %arg11: tuple<tensor<4xf32>, tensor<4xf32>>, %arg12: tensor<1x4x4x2xf32>, %arg13: tensor<3x3x2x5xf32>, %arg14: tensor<4xi32>, %arg15: tensor<i1>, %arg16: tensor<3xf32>, %arg17: tensor<4xui8>) {
    %0 = stablehlo.custom_call @foo(%arg0, %arg1) {api_version = 2 : i32, backend_config = "abc", called_computations = [@f], has_side_effect = true, x.y = 1 : i64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %1 = stablehlo.custom_call @"foo$ bar"(%arg0) {api_version = 4 : i32, backend_config = {a = 1 : i32}} : (tensor<4xf32>) -> tensor<4xf32>
    %2 = stablehlo.custom_call @foo(%arg0) {operand_layouts = [dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.custom_call @foo() : () -> ()
    %3:2 = stablehlo.custom_call @foo(%arg0) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>)
    %4 = stablehlo.composite "a.b" %arg0, %arg1 {composite_attributes = {a = 1 : i32, b = dense<[1, 2]> : tensor<2xi64>}, decomposition = @f, version = 2 : i32, x.y} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %5 = stablehlo.composite "a.b" %arg0, %arg1 {decomposition = @f} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return
  }
  func.func private @f(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
}
