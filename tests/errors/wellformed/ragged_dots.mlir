// Ragged in a free, a contracting and a batching dimension of lhs.
func.func @main(%a: tensor<6x4xf32>, %b: tensor<3x4x5xf32>, %c: tensor<4x5xf32>, %g: tensor<3xi32>, %d: tensor<7x6x4xf32>, %e: tensor<7x4x5xf32>) -> tensor<6x5xf32> {
  %0 = "chlo.ragged_dot"(%a, %b, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<6x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<6x5xf32>
  %1 = "chlo.ragged_dot"(%a, %c, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>}> : (tensor<6x4xf32>, tensor<4x5xf32>, tensor<3xi32>) -> tensor<3x6x5xf32>
  %2 = "chlo.ragged_dot"(%d, %e, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>}> : (tensor<7x6x4xf32>, tensor<7x4x5xf32>, tensor<3xi32>) -> tensor<7x6x5xf32>
  return %0 : tensor<6x5xf32>
}
