func.func @main(%a: tensor<2x3x4xf32>, %b: tensor<2x3x5xf32>) {
  // expect-error@+1: 'stablehlo.dot_general' (C10): contracting dimensions must have equal sizes, found lhs dimension 2 of size 4 and rhs dimension 1 of size 3
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<
      lhs_batching_dimensions = [0], rhs_batching_dimensions = [0],
      lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}>
      : (tensor<2x3x4xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return
}
