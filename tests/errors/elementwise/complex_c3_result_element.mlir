func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.complex' (C3): result must have the element type complex<f32>
  %0 = "stablehlo.complex"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f64>>
  return
}
