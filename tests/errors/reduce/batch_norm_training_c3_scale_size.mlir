func.func @main(%a: tensor<4x2xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.batch_norm_training' (C3): scale must be 1-dimensional of size 2
  %0:3 = "stablehlo.batch_norm_training"(%a, %b, %c) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x2xf32>, tensor<3xf32>, tensor<2xf32>) -> (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}
