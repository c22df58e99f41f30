func.func @main(%a: tensor<2xf32>, %t: !stablehlo.token) {
  // expect-warning@+1: 'stablehlo.send' (C4): source_target_pairs must be at least 0, found -1
  %0 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
