func.func @main(%a: tensor<2x3xf32>, %b: tensor<1xf32>) {
  // expect-error@+1: 'stablehlo.pad': padding_value must be a 0-dimensional tensor, found tensor<1xf32>
  %0 = "stablehlo.pad"(%a, %b) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xf32>, tensor<1xf32>) -> tensor<3x4xf32>
  return
}
