func.func @main(%a: tensor<2x4xf32>) {
  // expect-error@+1: 'stablehlo.all_gather' (C4): replica_groups must be in [0, 2), found 2
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}
