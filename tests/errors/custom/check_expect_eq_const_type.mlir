func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'check.expect_eq_const': value must have the type of the operand, found tensor<3xf32> and tensor<2xf32>
  "check.expect_eq_const"(%a) <{value = dense<1.0> : tensor<3xf32>}> : (tensor<2xf32>) -> ()
  return
}
