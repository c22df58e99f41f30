func.func @main(%p: tensor<3xi1>, %a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.select' (C1): pred must be a scalar or have the shape of on_true, found tensor<3xi1> and tensor<2xf32>
  %0 = "stablehlo.select"(%p, %a, %b) : (tensor<3xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
