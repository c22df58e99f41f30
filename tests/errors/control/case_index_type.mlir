func.func @main(%i: tensor<i64>, %a: tensor<f32>) {
  // expect-error@+1: 'stablehlo.case': index must be tensor<i32>, found tensor<i64>
  %0 = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<f32>
  }) : (tensor<i64>) -> tensor<f32>
  return
}
