func.func @main(%p: tensor<2xi1>, %a: tensor<f32>) {
  // expect-error@+1: 'stablehlo.if': pred must be tensor<i1>, found tensor<2xi1>
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<f32>
  }, {
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2xi1>) -> tensor<f32>
  return
}
