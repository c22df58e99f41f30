func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'chlo.is_inf': result must have the shape 2
  %0 = "chlo.is_inf"(%a) : (tensor<2xf32>) -> tensor<i1>
  return
}
