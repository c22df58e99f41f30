func.func @main(%a: tensor<4xf32>) {
  // expect-error@+1: 'stablehlo.reshape' (C1): operand and result must have the same element type, found tensor<4xf32> and tensor<2x2xf64>
  %0 = "stablehlo.reshape"(%a) : (tensor<4xf32>) -> tensor<2x2xf64>
  return
}
