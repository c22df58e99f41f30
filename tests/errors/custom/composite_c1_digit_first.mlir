func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.composite' (C1): name must be a namespace, a dot and a name, found "1y.op"
  %0 = "stablehlo.composite"(%a) <{name = "1y.op", decomposition = @impl}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func private @impl(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
