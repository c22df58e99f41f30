func.func @main(%a: tensor<2x4xf32>) {
  // expect-error@+1: 'stablehlo.all_to_all' (C8): replica_groups must have split_count = 2 processes each, found 1
  %0 = "stablehlo.all_to_all"(%a) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}
