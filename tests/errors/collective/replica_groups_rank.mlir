func.func @main(%a: tensor<4xf32>) {
  // expect-error@+1: 'stablehlo.all_gather': attribute 'replica_groups' must be dense i64 elements of rank 2
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[0, 1]> : tensor<2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}
