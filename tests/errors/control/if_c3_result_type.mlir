func.func @main(%p: tensor<i1>, %a: tensor<f32>) {
  // expect-error@+1: 'stablehlo.if' (C3): result must be tensor<f32>, found tensor<f64>
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<f32>
  }, {
    stablehlo.return %a : tensor<f32>
  }) : (tensor<i1>) -> tensor<f64>
  return
}
