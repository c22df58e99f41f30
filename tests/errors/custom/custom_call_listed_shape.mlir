func.func @main(%a: tensor<?xf32>) -> tensor<4xf32> {
  %s = stablehlo.constant dense<[3]> : tensor<1xi32>
  // expect-error@+1: 'stablehlo.custom_call': result must have the shape 3, found tensor<4xf32>
  %0 = stablehlo.custom_call @any(%a, %s) {indices_of_shape_operands = dense<1> : tensor<1xi64>} : (tensor<?xf32>, tensor<1xi32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
