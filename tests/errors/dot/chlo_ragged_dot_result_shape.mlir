func.func @main(%a: tensor<6x4xf32>, %b: tensor<3x4x5xf32>, %g: tensor<3xi32>) {
  // expect-error@+1: 'chlo.ragged_dot': result must have the shape 6x5, found tensor<3x6x5xf32>
  %0 = "chlo.ragged_dot"(%a, %b, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<
      lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1],
      lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<3x6x5xf32>
  return
}
