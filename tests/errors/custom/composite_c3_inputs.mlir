func.func @main(%a: tensor<3xf32>) {
  // expect-error@+1: 'stablehlo.composite' (C3): @impl takes (tensor<2xf32>), found (tensor<3xf32>)
  %0 = "stablehlo.composite"(%a) <{name = "my.op", decomposition = @impl}> : (tensor<3xf32>) -> tensor<2xf32>
  return
}
func.func private @impl(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
