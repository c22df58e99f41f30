func.func @main(%a: tensor<2x4xf32>) {
  // expect-error@+1: 'stablehlo.collective_broadcast' (C1): replica_groups must be unique, found 1 twice
  %0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = dense<[[1, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
