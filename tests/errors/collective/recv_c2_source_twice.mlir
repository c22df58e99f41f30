func.func @main(%t: !stablehlo.token) {
  // expect-warning@+1: 'stablehlo.recv' (C2): sources must be unique, found 0 twice
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  return
}
