func.func @main(%i: tensor<i32>, %a: tensor<f32>) {
  // expect-error@+2: 'stablehlo.negate': region 0 of 'stablehlo.case' must end with 'stablehlo.return'
  "stablehlo.case"(%i) ({
    %1 = stablehlo.negate %a : tensor<f32>
  }) : (tensor<i32>) -> ()
  return
}
