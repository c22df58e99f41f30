func.func @main(%i: tensor<i32>) {
  // expect-error@+1: 'stablehlo.case' (C2): branches must take no arguments, found branch 0 with (tensor<f32>)
  %0 = "stablehlo.case"(%i) ({
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return
}
