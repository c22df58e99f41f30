func.func @main(%a: tensor<2x4xf32>) {
  // expect-error@+1: 'stablehlo.collective_permute' (C2): sources must be unique, found 0 twice
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
