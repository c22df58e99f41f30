func.func @main(%a: tensor<2xcomplex<f32>>) {
  // expect-error@+1: 'stablehlo.imag' (C1): result must have the shape 2
  %0 = "stablehlo.imag"(%a) : (tensor<2xcomplex<f32>>) -> tensor<3xf32>
  return
}
