func.func @main(%a: tensor<4x5xf32>) {
  // expect-error@+1: 'stablehlo.slice' (C4): strides must be at least 1, found 0
  %0 = "stablehlo.slice"(%a) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 0>}> : (tensor<4x5xf32>) -> tensor<2x3xf32>
  return
}
