func.func @main(%a: tensor<2x3xf32>) {
  // expect-error@+1: 'stablehlo.custom_call': operand_layouts must order the dimensions of value 0, tensor<2x3xf32>
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "f", operand_layouts = [dense<[0, 2]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
