func.func @main(%a: tensor<f64>, %b: tensor<2xf32>, %c: tensor<f32>) {
  // expect-error@+1: 'stablehlo.clamp' (C3): min and operand must have the same element type, found tensor<f64> and tensor<2xf32>
  %0 = "stablehlo.clamp"(%a, %b, %c) : (tensor<f64>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
