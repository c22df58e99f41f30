func.func @main(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expect-error@+1: 'stablehlo.concatenate' (C6): result must have the shape 5, found tensor<6xf32>
  %0 = "stablehlo.concatenate"(%a, %b) <{dimension = 0 : i64}> : (tensor<2xf32>, tensor<3xf32>) -> tensor<6xf32>
  return
}
