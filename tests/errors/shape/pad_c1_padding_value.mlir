func.func @main(%a: tensor<2x3xf32>, %b: tensor<f64>) {
  // expect-error@+1: 'stablehlo.pad' (C1): operand and padding_value must have the same element type, found tensor<2x3xf32> and tensor<f64>
  %0 = "stablehlo.pad"(%a, %b) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xf32>, tensor<f64>) -> tensor<3x4xf32>
  return
}
