module @m {
  func.func @main(%a: tensor<2x4xf32>) {
    // expect-error@+1: 'stablehlo.collective_broadcast' (C2): replica_groups must be at least 0, found -1
    %0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = dense<[[0, -1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
    return
  }
}
