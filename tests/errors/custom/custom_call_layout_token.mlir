func.func @main(%a: !stablehlo.token) {
  // expect-error@+1: 'stablehlo.custom_call': operand_layouts must order the dimensions of value 0, !stablehlo.token
  "stablehlo.custom_call"(%a) <{call_target_name = "f", operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = []}> : (!stablehlo.token) -> ()
  return
}
