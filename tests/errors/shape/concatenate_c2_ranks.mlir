func.func @main(%a: tensor<2x3xf32>, %b: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.concatenate' (C2): inputs must have the same sizes but in dimension 0
  %0 = "stablehlo.concatenate"(%a, %b) <{dimension = 0 : i64}> : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<4x3xf32>
  return
}
