func.func @main(%a: tuple<tensor<2xf32>>) {
  // expect-error@+1: 'stablehlo.get_tuple_element' (C2): result must be tensor<2xf32>, found tensor<3xf32>
  %0 = "stablehlo.get_tuple_element"(%a) <{index = 0 : i32}> : (tuple<tensor<2xf32>>) -> tensor<3xf32>
  return
}
