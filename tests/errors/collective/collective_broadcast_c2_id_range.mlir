module @m attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%a: tensor<2x4xf32>) {
    // expect-warning@+1: 'stablehlo.collective_broadcast' (C2): replica_groups must be in [0, 2), found 9
    %0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = dense<[[0, 9]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
    return
  }
}
