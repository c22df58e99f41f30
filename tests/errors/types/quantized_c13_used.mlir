// expect-warning@+1: (C13): there must be one scale per slice of dimension 0, found 2
func.func @main(%a: tensor<3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  // expect-error@+1: (C13): there must be one scale per slice of dimension 0, found 2
  %0 = "stablehlo.uniform_dequantize"(%a) : (tensor<3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<3xf32>
  return
}
