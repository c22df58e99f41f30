func.func @main(%a: tensor<4xf32>) {
  %b = stablehlo.constant dense<[-4, -1]> : tensor<2xi32>
  // expect-error@+1: 'stablehlo.dynamic_reshape' (C4): output_shape must give the shape of the result, found [-4, -1]
  %0 = "stablehlo.dynamic_reshape"(%a, %b) : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
