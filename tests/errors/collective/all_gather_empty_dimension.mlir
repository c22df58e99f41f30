func.func @main(%a: tensor<0xf32>) {
  // expect-error@+1: 'stablehlo.all_gather' (C6): dimension 0 of operand and result must not be empty
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<0xf32>) -> tensor<0xf32>
  return
}
