func.func @main(%a: tensor<3x2x2xf32>, %b: tensor<3x2x4xf32>) {
  // expect-error@+1: 'stablehlo.triangular_solve' (C4): result must have the shape 3x2x4
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x2x2xf32>, tensor<3x2x4xf32>) -> tensor<3x4x2xf32>
  return
}
