func.func @main(%t: !stablehlo.token) {
  // expect-error@+1: 'stablehlo.recv' (C5): the channel type must be device to device (1), found 2
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>}> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  return
}
