func.func @main(%t: !stablehlo.token) {
  // expect-error@+1: 'stablehlo.recv': results must have no dynamic sizes, found tensor<?xf32>
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (!stablehlo.token) -> (tensor<?xf32>, !stablehlo.token)
  return
}
