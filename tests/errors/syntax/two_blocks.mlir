func.func @main(%i: tensor<i32>) {
  "stablehlo.case"(%i) ({
  ^bb0:
    stablehlo.return
  // expect-error@-3: expected one block per region, found another
  ^bb1:
    stablehlo.return
  }) : (tensor<i32>) -> ()
  return
}
