func.func @main(%a: tensor<2x3xf32>, %b: tensor<f32>, %c: tensor<2xi32>, %d: tensor<2xi32>, %e: tensor<2xi32>) {
  // expect-error@+1: 'stablehlo.dynamic_pad' (C4): result must have the shape ?x?, found tensor<?xf32>
  %0 = "stablehlo.dynamic_pad"(%a, %b, %c, %d, %e) : (tensor<2x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?xf32>
  return
}
