func.func @main(%a: tensor<2x3xf32>, %b: tensor<f32>) {
  %c = stablehlo.constant dense<0> : tensor<2xi32>
  %e = stablehlo.constant dense<-1> : tensor<2xi32>
  // expect-error@+1: 'stablehlo.dynamic_pad' (C3): interior_padding must be at least 0, found -1
  %0 = "stablehlo.dynamic_pad"(%a, %b, %c, %c, %e) : (tensor<2x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
