func.func @main(%a: tensor<4x2xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>, %d: tensor<2xf32>, %e: tensor<3xf32>) {
  // expect-error@+1: 'stablehlo.batch_norm_inference' (C6): variance must be 1-dimensional of size 2, as dimension 1 of operand, found tensor<3xf32>
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<3xf32>) -> tensor<4x2xf32>
  return
}
