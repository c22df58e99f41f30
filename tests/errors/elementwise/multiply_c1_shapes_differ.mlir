func.func @main(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expect-error@+1: 'stablehlo.multiply' (C1): operands must have the same type, found tensor<2xf32> and tensor<3xf32>
  %0 = "stablehlo.multiply"(%a, %b) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}
