func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.custom_call': operand_layouts and result_layouts must be given together
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "f", operand_layouts = [dense<0> : tensor<1xindex>]}> : (tensor<2xf32>) -> tensor<3xf32>
  return
}
