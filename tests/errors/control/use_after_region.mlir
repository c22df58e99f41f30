func.func @main(%i: tensor<i32>, %a: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.case"(%i) ({
    %1 = stablehlo.negate %a : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  // expect-error@+1: value %1 is not defined
  %2 = stablehlo.negate %1 : tensor<f32>
  return %2 : tensor<f32>
}
