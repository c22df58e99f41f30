func.func @main(%a: tensor<2x4xf32>) {
  // expect-error@+1: 'stablehlo.collective_permute' (C1): source_target_pairs must have 2 columns, found 3
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
