func.func @main(%a: tensor<2xf32>, %t: tuple<tensor<2xf32>, tensor<i32>>) -> tensor<2xf32> {
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]}> : (tensor<2xf32>) -> tensor<2xf32>
  %1:2 = "stablehlo.custom_call"(%a, %t) <{call_target_name = "g", has_side_effect = true, output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = [1]>], called_computations = [@helper]}> : (tensor<2xf32>, tuple<tensor<2xf32>, tensor<i32>>) -> (tensor<2xf32>, tensor<i32>)
  "stablehlo.custom_call"() <{call_target_name = "h", backend_config = {n = 1 : i32}, api_version = 4 : i32}> : () -> ()
  %2 = "stablehlo.custom_call"(%a) <{call_target_name = "Pin", api_version = 4 : i32}> : (tensor<2xf32>) -> memref<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @helper() {
  return
}
