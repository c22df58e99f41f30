func.func @main(%t: !stablehlo.token, %a: tensor<2xf32>) -> !stablehlo.token {
  %0 = "stablehlo.after_all"() : () -> !stablehlo.token
  %1 = "stablehlo.after_all"(%t, %0) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
  %2:2 = "stablehlo.optimization_barrier"(%a, %1) : (tensor<2xf32>, !stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  %3 = "stablehlo.tuple"(%2#0, %1) : (tensor<2xf32>, !stablehlo.token) -> tuple<tensor<2xf32>, !stablehlo.token>
  %4 = "stablehlo.tuple"(%3) : (tuple<tensor<2xf32>, !stablehlo.token>) -> tuple<tuple<tensor<2xf32>, !stablehlo.token>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tuple<tensor<2xf32>, !stablehlo.token>>) -> tuple<tensor<2xf32>, !stablehlo.token>
  %6:2 = "stablehlo.infeed"(%1) : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  %7 = "stablehlo.outfeed"(%6#1) : (!stablehlo.token) -> !stablehlo.token
  %8 = "stablehlo.send"(%a, %7) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  return %8 : !stablehlo.token
}
