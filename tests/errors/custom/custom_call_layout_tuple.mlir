func.func @main(%a: tuple<tensor<2xf32>>) {
  // expect-error@+1: 'stablehlo.custom_call': tuples have no layouts
  "stablehlo.custom_call"(%a) <{call_target_name = "f", operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = []}> : (tuple<tensor<2xf32>>) -> ()
  return
}
