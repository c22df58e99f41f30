module attributes {mhlo.num_replicas = 4 : i32} {
  func.func @main(%a: tensor<2x4xf32>) {
    // expect-warning@+1: 'stablehlo.reduce_scatter' (C4): replica_groups must name all 4 processes of the module, found 2
    %0 = "stablehlo.reduce_scatter"(%a) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<2x4xf32>) -> tensor<2x2xf32>
    return
  }
}
