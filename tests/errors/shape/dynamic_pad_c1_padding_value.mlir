func.func @main(%a: tensor<2x3xf32>, %b: tensor<f64>, %c: tensor<2xi32>, %d: tensor<2xi32>, %e: tensor<2xi32>) {
  // expect-error@+1: 'stablehlo.dynamic_pad' (C1): operand and padding_value must have the same element type
  %0 = "stablehlo.dynamic_pad"(%a, %b, %c, %d, %e) : (tensor<2x3xf32>, tensor<f64>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
