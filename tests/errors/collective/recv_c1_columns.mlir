func.func @main(%t: !stablehlo.token) {
  // expect-warning@+1: 'stablehlo.recv' (C1): source_target_pairs must have 2 columns, found 3
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  return
}
