func.func @main(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xi32>) {
  // expect-warning@+1: 'stablehlo.dot_general' (C13): lhs and rhs must have the same kind of element
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<
      lhs_batching_dimensions = [0], rhs_batching_dimensions = [0],
      lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}>
      : (tensor<2x3x4xf32>, tensor<2x4x5xi32>) -> tensor<2x3x5xf32>
  return
}
