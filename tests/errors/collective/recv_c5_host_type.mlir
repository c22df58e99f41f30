func.func @main(%t: !stablehlo.token) {
  // expect-error@+1: 'stablehlo.recv' (C5): the channel type must be a transfer with the host, found 1
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  return
}
