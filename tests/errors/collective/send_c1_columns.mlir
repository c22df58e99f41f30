func.func @main(%a: tensor<2xf32>, %t: !stablehlo.token) {
  // expect-warning@+1: 'stablehlo.send' (C1): source_target_pairs must have 2 columns, found 3
  %0 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
