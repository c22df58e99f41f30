func.func @main(%i: tensor<1xi32>, %a: tensor<f32>) {
  // expect-error@+1: 'stablehlo.case': index must be tensor<i32>, found tensor<1xi32>
  %0 = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<f32>
  }) : (tensor<1xi32>) -> tensor<f32>
  return
}
