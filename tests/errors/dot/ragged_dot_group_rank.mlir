func.func @main(%a: tensor<4x5xf32>, %b: tensor<3x5x6xf32>, %g: tensor<2x3xi32>) {
  // expect-error@+1: 'chlo.ragged_dot': group_sizes must have rank 1 or 1, found tensor<2x3xi32>
  %0 = "chlo.ragged_dot"(%a, %b, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x5xf32>, tensor<3x5x6xf32>, tensor<2x3xi32>) -> tensor<4x6xf32>
  return
}
