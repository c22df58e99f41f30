func.func @main(%i: tensor<i32>, %a: tensor<f32>) {
  // expect-error@+1: 'stablehlo.case': region 0 (branches) must end with 'stablehlo.return', found 'stablehlo.negate'
  "stablehlo.case"(%i) ({
    %1 = stablehlo.negate %a : tensor<f32>
  }) : (tensor<i32>) -> ()
  return
}
