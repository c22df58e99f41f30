module @m attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%a: tensor<2x4xf32>) {
    // expect-error@+1: 'stablehlo.collective_reduce' (C2): replica_groups must be in [0, 2), found 9
    %0 = "stablehlo.collective_reduce"(%a) <{replica_groups = dense<[[0, 9]]> : tensor<1x2xi64>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    return
  }
}
