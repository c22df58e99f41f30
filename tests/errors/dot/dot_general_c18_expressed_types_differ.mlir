func.func @main(%a: tensor<2x3x4x!quant.uniform<i8:f32, 0.5>>, %b: tensor<2x4x5x!quant.uniform<i8:f64, 0.5>>) {
  // expect-error@+1: 'stablehlo.dot_general' (C18): lhs, rhs and result must have the same expressed type
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<
      lhs_batching_dimensions = [0], rhs_batching_dimensions = [0],
      lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}>
      : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5>>, tensor<2x4x5x!quant.uniform<i8:f64, 0.5>>) -> tensor<2x3x5x!quant.uniform<i8:f32, 0.5>>
  return
}
