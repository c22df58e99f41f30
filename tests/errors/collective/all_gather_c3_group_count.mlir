module attributes {mhlo.num_replicas = 4 : i32} {
  func.func @main(%a: tensor<2x4xf32>) {
    // expect-warning@+1: 'stablehlo.all_gather' (C3): replica_groups must name all 4 processes of the module, found 2
    %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
    return
  }
}
