func.func @main(%i: tensor<i32>) {
  // expect-error@+1: 'stablehlo.case': region 0 (branches) must end with 'stablehlo.return', found an empty region
  "stablehlo.case"(%i) ({
  }) : (tensor<i32>) -> ()
  return
}
