func.func @main(%a: tensor<2xf32>, %t: !stablehlo.token) {
  // expect-warning@+1: 'stablehlo.send' (C2): sources must be unique, found 0 twice
  %0 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
