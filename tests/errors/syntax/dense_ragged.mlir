func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: expected 1 elements in dimension 1, found more
  %0 = stablehlo.constant dense<[[1.0], [2.0, 3.0]]> : tensor<2x1xf32>
  return
}
