func.func @main(%a: tensor<2x3xf32>, %b: tensor<4xf32>) {
  // expect-error@+1: 'stablehlo.dot': contracting dimensions must have equal sizes
  %0 = "stablehlo.dot"(%a, %b) : (tensor<2x3xf32>, tensor<4xf32>) -> tensor<2xf32>
  return
}
