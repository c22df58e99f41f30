func.func @main(%a: tensor<2xf32>) {
  // expect-warning@+1: 'stablehlo.custom_call': called_computations must be functions, found @nobody
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "f", called_computations = [@nobody]}> : (tensor<2xf32>) -> tensor<3xf32>
  return
}
