func.func @main(%a: tensor<2x4xf32>) {
  // expect-error@+1: 'stablehlo.all_to_all' (C2): the split dimension must be a multiple of split_count 3
  %0 = "stablehlo.all_to_all"(%a) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 3 : i64, replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}
