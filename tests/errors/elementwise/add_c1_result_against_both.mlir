func.func @main(%a: tensor<?x2xf32>, %b: tensor<4x?xf32>) {
  // expect-error@+1: 'stablehlo.add' (C1): result must have the shape 4x2, found tensor<5x2xf32>
  %0 = "stablehlo.add"(%a, %b) : (tensor<?x2xf32>, tensor<4x?xf32>) -> tensor<5x2xf32>
  return
}
