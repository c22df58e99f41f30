func.func @main(%a: tensor<2x4xf32>) {
  // expect-error@+1: 'stablehlo.collective_permute' (C3): targets must be unique, found 1 twice
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
