func.func @main(%a: tensor<3x2x2xf32>, %b: tensor<2x4xf32>) {
  // expect-error@+1: 'stablehlo.triangular_solve' (C2): a and b must have the same rank of at least 2
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x2x2xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
