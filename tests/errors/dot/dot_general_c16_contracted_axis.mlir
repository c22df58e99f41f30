func.func @main(%a: tensor<2x3x2x!quant.uniform<i8:f32, 0.5>>, %b: tensor<2x2x5x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) {
  // expect-error@+1: 'stablehlo.dot_general' (C16): the quantization dimension of rhs must not be contracted
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<
      lhs_batching_dimensions = [0], rhs_batching_dimensions = [0],
      lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}>
      : (tensor<2x3x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x5x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) -> tensor<2x3x5x!quant.uniform<i8:f32, 0.5>>
  return
}
