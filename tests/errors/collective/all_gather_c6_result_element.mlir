func.func @main(%a: tensor<2x4xf32>) {
  // expect-error@+1: 'stablehlo.all_gather' (C6): result must have the element type f32, found tensor<2x8xf64>
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x8xf64>
  return
}
