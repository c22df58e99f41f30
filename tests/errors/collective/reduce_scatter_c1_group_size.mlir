func.func @main(%a: tensor<2x4xf32>) {
  // expect-warning@+2: 'stablehlo.reduce_scatter' (C1): the scattered dimension must be a multiple of the group size 3
  // expect-warning@+1: 'stablehlo.reduce_scatter' (C8): dimension 1 of the result must be 1
  %0 = "stablehlo.reduce_scatter"(%a) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x2xf32>
  return
}
