func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x2xi32>) -> tensor<2x2xf32> {
  // expect-warning@+1: 'stablehlo.dot': lhs and rhs must have the same kind of element, found tensor<2x3xf32> and tensor<3x2xi32>
  %0 = stablehlo.dot %a, %b : (tensor<2x3xf32>, tensor<3x2xi32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
