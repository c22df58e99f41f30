func.func @main(%a: tensor<4xf32>) {
  // expect-error@+1: 'stablehlo.reshape' (C2): operand and result must have equally many elements, found tensor<4xf32> and tensor<2x3xf32>
  %0 = "stablehlo.reshape"(%a) : (tensor<4xf32>) -> tensor<2x3xf32>
  return
}
