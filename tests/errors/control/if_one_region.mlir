func.func @main(%p: tensor<i1>, %a: tensor<f32>) {
  // expect-error@+1: stablehlo.if takes 2 regions, found 1
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return
}
