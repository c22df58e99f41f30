func.func @main(%a: tensor<2xcomplex<f32>>) {
  // expect-error@+1: 'stablehlo.imag' (C2): result must have the element type f32
  %0 = "stablehlo.imag"(%a) : (tensor<2xcomplex<f32>>) -> tensor<2xf64>
  return
}
