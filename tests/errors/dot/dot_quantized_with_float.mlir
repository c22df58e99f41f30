func.func @main(%a: tensor<2x2x!quant.uniform<i8:f32, 0.5>>, %b: tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>> {
  // expect-warning@+1: 'stablehlo.dot': rhs must be quantized
  %0 = stablehlo.dot %a, %b : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  return %0 : tensor<2x2x!quant.uniform<i8:f32, 0.5>>
}
