func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.custom_call': operand_index of output_operand_aliases must be in [0, 1), found 1
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>]}> : (tensor<2xf32>) -> tensor<3xf32>
  return
}
