func.func @main(%a0: tensor<2x2x!quant.uniform<i8:f32, 0.5:10>>) {
  // expect-error@+1: 'stablehlo.cholesky' (C1): result must have the element type !quant.uniform<i8:f32, 0.5:10>, found tensor<2x2x!quant.uniform<i16:f32, 0.5:10>>
  %0 = "stablehlo.cholesky"(%a0) : (tensor<2x2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x2x!quant.uniform<i16:f32, 0.5:10>>
  return
}
