func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.remainder' (C1): result must have the element type f32, found tensor<2xf64>
  %0 = "stablehlo.remainder"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf64>
  return
}
