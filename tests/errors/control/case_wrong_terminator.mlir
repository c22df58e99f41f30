func.func @main(%i: tensor<i32>) {
  // expect-error@+1: 'stablehlo.case': region 0 (branches) must end with 'stablehlo.return', found 'func.return'
  "stablehlo.case"(%i) ({
    func.return
  }) : (tensor<i32>) -> ()
  return
}
