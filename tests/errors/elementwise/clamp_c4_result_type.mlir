func.func @main(%a: tensor<f32>, %b: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.clamp' (C4): result must have the element type f32
  %0 = "stablehlo.clamp"(%a, %b, %a) : (tensor<f32>, tensor<2xf32>, tensor<f32>) -> tensor<2xf64>
  return
}
