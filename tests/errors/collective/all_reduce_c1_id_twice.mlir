func.func @main(%a: tensor<2x4xf32>) {
  // expect-error@+1: 'stablehlo.all_reduce' (C1): replica_groups must be unique, found 1 twice
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[1], [1]]> : tensor<2x1xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
