func.func @main(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expect-warning@+1: 'stablehlo.dot_general' (C11): precision_config must have 2 entries, found 1
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<
      lhs_batching_dimensions = [0], rhs_batching_dimensions = [0],
      lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>]}>
      : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}
