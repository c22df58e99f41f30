func.func @main(%a: tensor<2xf32>, %t: !stablehlo.token) {
  // expect-error@+1: 'stablehlo.send' (C5): the channel type must be a transfer with the host, found 1
  %0 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, is_host_transfer = true}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
