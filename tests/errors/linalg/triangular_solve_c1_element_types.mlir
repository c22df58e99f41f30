func.func @main(%a: tensor<3x2x2xf32>, %b: tensor<3x2x4xf64>) {
  // expect-error@+1: 'stablehlo.triangular_solve' (C1): a and b must have the same element type
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x2x2xf32>, tensor<3x2x4xf64>) -> tensor<3x2x4xf64>
  return
}
