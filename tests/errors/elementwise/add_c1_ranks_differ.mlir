func.func @main(%a: tensor<2xf32>, %b: tensor<f32>) {
  // expect-error@+1: 'stablehlo.add' (C1): operands must have the same type, found tensor<2xf32> and tensor<f32>
  %0 = "stablehlo.add"(%a, %b) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
