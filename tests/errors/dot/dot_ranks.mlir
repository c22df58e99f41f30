func.func @main(%a: tensor<2x3x4xf32>, %b: tensor<4xf32>) {
  // expect-error@+1: 'stablehlo.dot': lhs and rhs must have rank 1 or 2
  %0 = "stablehlo.dot"(%a, %b) : (tensor<2x3x4xf32>, tensor<4xf32>) -> tensor<2x3xf32>
  return
}
