func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.custom_call': output_operand_aliases must pair equal types, found tensor<3xf32> and tensor<2xf32>
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]}> : (tensor<2xf32>) -> tensor<3xf32>
  return
}
