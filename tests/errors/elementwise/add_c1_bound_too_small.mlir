func.func @main(%a: tensor<?xf32, #stablehlo.bounds<3>>, %b: tensor<4xf32>) {
  // expect-error@+1: 'stablehlo.add' (C1): operands must have the same type
  %0 = "stablehlo.add"(%a, %b) : (tensor<?xf32, #stablehlo.bounds<3>>, tensor<4xf32>) -> tensor<4xf32>
  return
}
