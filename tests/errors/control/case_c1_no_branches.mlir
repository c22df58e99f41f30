func.func @main(%i: tensor<i32>) {
  // expect-error@+1: 'stablehlo.case' (C1): must have at least one branch
  "stablehlo.case"(%i) : (tensor<i32>) -> ()
  return
}
