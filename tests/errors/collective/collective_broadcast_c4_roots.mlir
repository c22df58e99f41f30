func.func @main(%a: tensor<2x4xf32>, %b: tensor<2xi32>) {
  // expect-error@+1: 'stablehlo.collective_broadcast' (C4): the last operand must be tensor<1xi32>, the roots; found tensor<2xi32>
  %0 = "stablehlo.collective_broadcast"(%a, %b) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root = true}> : (tensor<2x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  return
}
