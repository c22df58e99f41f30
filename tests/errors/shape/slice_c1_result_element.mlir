func.func @main(%a: tensor<4x5xf32>) {
  // expect-error@+1: 'stablehlo.slice' (C1): result must have the element type f32, found tensor<2x3xf64>
  %0 = "stablehlo.slice"(%a) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<4x5xf32>) -> tensor<2x3xf64>
  return
}
