func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  // expect-error@+1: 'stablehlo.concatenate' (C1): inputs must have the same element type, found tensor<2xf32> and tensor<2xf64>
  %0 = "stablehlo.concatenate"(%a, %b) <{dimension = 0 : i64}> : (tensor<2xf32>, tensor<2xf64>) -> tensor<4xf32>
  return
}
