func.func @main(%a: tensor<4x5xf32>) {
  // expect-error@+1: 'stablehlo.slice' (C5): result must have the shape 2x2, found tensor<2x1xf32>
  %0 = "stablehlo.slice"(%a) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 5>, strides = array<i64: 2, 3>}> : (tensor<4x5xf32>) -> tensor<2x1xf32>
  return
}
