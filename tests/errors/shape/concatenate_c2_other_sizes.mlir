func.func @main(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expect-error@+1: 'stablehlo.concatenate' (C2): inputs must have the same sizes but in dimension 0, found tensor<2x3xf32> and tensor<2x4xf32>
  %0 = "stablehlo.concatenate"(%a, %b) <{dimension = 0 : i64}> : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}
