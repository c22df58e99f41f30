func.func @main(%a: !stablehlo.future<tensor<2xf32>>) {
  // expect-error@+1: 'stablehlo.async_done' (C1): result must be tensor<2xf32>, found tensor<3xf32>
  %0 = "stablehlo.async_done"(%a) : (!stablehlo.future<tensor<2xf32>>) -> tensor<3xf32>
  return
}
