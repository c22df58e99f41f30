func.func @main(%a: tensor<2x4xf32>) {
  // expect-error@+1: 'stablehlo.all_gather' (C1): all_gather_dim must be in [0, 2), found 2
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}
