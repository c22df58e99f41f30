module attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%a: tensor<2x4xf32>) {
    // expect-warning@+1: 'stablehlo.collective_permute' (C4): source_target_pairs must be in [0, 2), found 2
    %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 2]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
    return
  }
}
