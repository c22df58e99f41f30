func.func @main(%a: tensor<4xf32>, %b: tensor<2xi32>) {
  // expect-error@+1: 'stablehlo.dynamic_reshape' (C1): operand and result must have the same element type
  %0 = "stablehlo.dynamic_reshape"(%a, %b) : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x?xf64>
  return
}
