func.func @main(%a: tensor<2xf32>, %t: !stablehlo.token) {
  // expect-warning@+1: 'stablehlo.send' (C3): targets must be unique, found 1 twice
  %0 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
