func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.optimization_barrier' (C1): result must be tensor<2xf32>, found tensor<3xf32>
  %0 = "stablehlo.optimization_barrier"(%a) : (tensor<2xf32>) -> tensor<3xf32>
  return
}
