func.func @main(%t: !stablehlo.token) {
  // expect-error@+1: 'stablehlo.recv' (C5): the channel type must be a transfer with the host, found 2
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
  return
}
