module @m {
  func.func @main(%a: tensor<2x4xf32>) {
    // expect-warning@+1: 'stablehlo.collective_reduce' (C2): replica_groups must be at least 0, found -1
    %0 = "stablehlo.collective_reduce"(%a) <{replica_groups = dense<[[0, -1]]> : tensor<1x2xi64>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    return
  }
}
