func.func @main(%a: tensor<3x2x2xf32>, %b: tensor<5x2x4xf32>) {
  // expect-error@+1: 'stablehlo.triangular_solve' (C3): a must hold square matrices of the size that b has on the left, in equal batches
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x2x2xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  return
}
