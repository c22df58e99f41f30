func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<3xf32>) {
  // expect-error@+1: 'stablehlo.clamp' (C2): max must be a scalar or have the shape of operand, found tensor<3xf32> and tensor<2xf32>
  %0 = "stablehlo.clamp"(%a, %b, %c) : (tensor<2xf32>, tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}
