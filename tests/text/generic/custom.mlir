"builtin.module"() <{sym_name = "custom"}> ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<3x3xf32>, !stablehlo.token, tensor<4xcomplex<f32>>, tensor<2xui64>, tensor<i32>, tensor<1xi64>, tensor<?xf32>, tensor<f32>, tuple<tensor<4xf32>, tensor<4xf32>>, tensor<1x4x4x2xf32>, tensor<3x3x2x5xf32>, tensor<4xi32>, tensor<i1>, tensor<3xf32>, tensor<4xui8>) -> (), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4xi1>, %arg5: tensor<3x3xf32>, %arg6: !stablehlo.token, %arg7: tensor<4xcomplex<f32>>, %arg8: tensor<2xui64>, %arg9: tensor<i32>, %arg10: tensor<1xi64>, %arg11: tensor<?xf32>, %arg12: tensor<f32>, %arg13: tuple<tensor<4xf32>, tensor<4xf32>>, %arg14: tensor<1x4x4x2xf32>, %arg15: tensor<3x3x2x5xf32>, %arg16: tensor<4xi32>, %arg17: tensor<i1>, %arg18: tensor<3xf32>, %arg19: tensor<4xui8>):
    %0 = "stablehlo.custom_call"(%arg2, %arg3) <{api_version = 2 : i32, backend_config = "abc", call_target_name = "foo", called_computations = [@f], has_side_effect = true}> {x.y = 1 : i64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %1 = "stablehlo.custom_call"(%arg2) <{api_version = 4 : i32, backend_config = {a = 1 : i32}, call_target_name = "foo$ bar"}> : (tensor<4xf32>) -> tensor<4xf32>
    %2 = "stablehlo.custom_call"(%arg2) <{call_target_name = "foo", operand_layouts = [dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>]}> : (tensor<4xf32>) -> tensor<4xf32>
    "stablehlo.custom_call"() <{call_target_name = "foo"}> : () -> ()
    %3:2 = "stablehlo.custom_call"(%arg2) <{call_target_name = "foo"}> : (tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>)
    %4 = "stablehlo.composite"(%arg2, %arg3) <{composite_attributes = {a = 1 : i32, b = dense<[1, 2]> : tensor<2xi64>}, decomposition = @f, name = "a.b", version = 2 : i32}> {x.y} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %5 = "stablehlo.composite"(%arg2, %arg3) <{decomposition = @f, name = "a.b"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "f", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>):
    "func.return"(%arg0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
