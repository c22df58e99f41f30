func.func @main(%p: tensor<i1>, %a: tensor<f32>) {
  // expect-error@+1: 'stablehlo.if' (C1): branches must take no arguments, found branch 1
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<f32>
  }, {
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return
}
