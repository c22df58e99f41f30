func.func @main(%a: tensor<4x5xf32>) {
  // expect-error@+1: 'stablehlo.slice' (C3): 0 <= start_indices <= limit_indices <= size must hold, found start 0, limit 6 and size 5 in dimension 1
  %0 = "stablehlo.slice"(%a) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<4x5xf32>) -> tensor<2x6xf32>
  return
}
