func.func @main(%i: tensor<i32>, %a: tensor<f32>) {
  // expect-error@+1: 'stablehlo.case' (C4): result must be tensor<f32>, found tensor<2xf32>
  %0 = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<f32>
  }) : (tensor<i32>) -> tensor<2xf32>
  return
}
