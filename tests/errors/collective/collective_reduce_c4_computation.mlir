func.func @main(%a: tensor<2x4xf32>) {
  // expect-error@+1: 'stablehlo.collective_reduce' (C4): computation must take and return 0-dimensional tensors of the same types
  %0 = "stablehlo.collective_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
