func.func @main(%i: tensor<i32>, %a: tensor<f32>) {
  // expect-error@+1: 'stablehlo.case' (C4): must have 1 result, found 2
  %0:2 = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<f32>
  }) : (tensor<i32>) -> (tensor<f32>, tensor<f32>)
  return
}
