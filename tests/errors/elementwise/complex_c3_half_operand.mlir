func.func @main(%a: tensor<2xf16>) {
  // expect-error@+1: 'stablehlo.complex' (C3): lhs must have elements of type f32 or f64
  %0 = "stablehlo.complex"(%a, %a) : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xcomplex<f32>>
  return
}
