func.func @main(%a: tensor<4x5xf32>) {
  // expect-error@+1: 'stablehlo.slice' (C3): 0 <= start_indices <= limit_indices <= size must hold, found start 3, limit 2
  %0 = "stablehlo.slice"(%a) <{start_indices = array<i64: 3, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<4x5xf32>) -> tensor<2x3xf32>
  return
}
