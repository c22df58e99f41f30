func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.composite' (C2): there is no function @nobody
  %0 = "stablehlo.composite"(%a) <{name = "my.op", decomposition = @nobody}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func private @impl(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
