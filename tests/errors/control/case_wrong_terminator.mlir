func.func @main(%i: tensor<i32>) {
  // expect-error@+2: 'func.return': region 0 of 'stablehlo.case' must end with 'stablehlo.return'
  "stablehlo.case"(%i) ({
    func.return
  }) : (tensor<i32>) -> ()
  return
}
