func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  // expect-error@+1: 'stablehlo.complex' (C1): lhs and rhs must have the same type
  %0 = "stablehlo.complex"(%a, %b) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xcomplex<f32>>
  return
}
