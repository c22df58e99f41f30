func.func @main(%p: tensor<i1>, %a: tensor<f32>) {
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<f32>
  // expect-error@+1: expected ',', found ')'
  }) : (tensor<i1>) -> tensor<f32>
  return
}
