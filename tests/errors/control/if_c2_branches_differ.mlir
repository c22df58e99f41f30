func.func @main(%p: tensor<i1>, %a: tensor<f32>) {
  // expect-error@+1: 'stablehlo.if' (C2): branches must return the same types
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<f32>
  }, {
    stablehlo.return %p : tensor<i1>
  }) : (tensor<i1>) -> tensor<f32>
  return
}
