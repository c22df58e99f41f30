func.func @main(%a: tensor<2x4xf32>) {
  // expect-error@+1: 'stablehlo.all_to_all' (C7): replica_groups must be in [0, 2), found 5
  %0 = "stablehlo.all_to_all"(%a) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 5]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}
