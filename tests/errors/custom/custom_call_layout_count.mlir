func.func @main(%a: tensor<2x3xf32>) {
  // expect-error@+1: 'stablehlo.custom_call': result_layouts must be as many as there are values, 1, found 2
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "f", operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>]}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
