func.func @main(%a: tuple<tensor<2xf32>>) {
  // expect-error@+1: 'stablehlo.get_tuple_element' (C1): index must be in [0, 1), found 1
  %0 = "stablehlo.get_tuple_element"(%a) <{index = 1 : i32}> : (tuple<tensor<2xf32>>) -> tensor<2xf32>
  return
}
