func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.tanh': the tolerances of result_accuracy must not be negative
  %0 = "stablehlo.tanh"(%a) <{result_accuracy = #stablehlo.result_accuracy<atol = -1.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
