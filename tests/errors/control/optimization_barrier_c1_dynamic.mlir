func.func @main(%a: tensor<?xf32>) {
  // expect-error@+1: 'stablehlo.optimization_barrier' (C1): result 0 must be tensor<?xf32>, found tensor<2xf32>
  %0 = "stablehlo.optimization_barrier"(%a) : (tensor<?xf32>) -> tensor<2xf32>
  return
}
