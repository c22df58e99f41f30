func.func @main(%a: tensor<2xf32>, %t: !stablehlo.token) {
  // expect-error@+1: 'stablehlo.send' (C5): the channel type must be device to device (1), found 2
  %0 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
