func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: a string that does not end on its line
  "stablehlo.custom_call"() <{call_target_name = "f}> : () -> ()
  return
}
