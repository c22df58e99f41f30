func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.complex' (C2): result must have the shape 2
  %0 = "stablehlo.complex"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xcomplex<f32>>
  return
}
