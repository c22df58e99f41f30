func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>) {
  // expect-error@+1: 'stablehlo.optimization_barrier' (C1): result must be tensor<2x!quant.uniform<i8:f32, 0.5:10>>, found tensor<2x!quant.uniform<i8:f32, 0.25:-3>>
  %0 = "stablehlo.optimization_barrier"(%a0) : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x!quant.uniform<i8:f32, 0.25:-3>>
  return
}
