func.func @main(%i: tensor<i32>, %a: tensor<f32>) {
  // expect-error@+1: 'stablehlo.case' (C3): branches must return the same types, found (tensor<f32>) and (tensor<i32>)
  %0 = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<f32>
  }, {
    stablehlo.return %i : tensor<i32>
  }) : (tensor<i32>) -> tensor<f32>
  return
}
