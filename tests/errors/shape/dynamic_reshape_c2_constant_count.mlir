func.func @main(%a: tensor<4xf32>) -> tensor<?x?xf32> {
  %s = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  // expect-error@+1: 'stablehlo.dynamic_reshape' (C2): operand and output_shape must have equally many elements, found tensor<4xf32> and [3, 2]
  %0 = stablehlo.dynamic_reshape %a, %s : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
