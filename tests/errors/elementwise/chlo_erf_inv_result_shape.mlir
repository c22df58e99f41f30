func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'chlo.erf_inv': result must have the shape 2
  %0 = "chlo.erf_inv"(%a) : (tensor<2xf32>) -> tensor<3xf32>
  return
}
