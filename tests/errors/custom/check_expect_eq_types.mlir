func.func @main(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expect-error@+1: 'check.expect_eq': operands must have the same type, found tensor<2xf32> and tensor<3xf32>
  "check.expect_eq"(%a, %b) : (tensor<2xf32>, tensor<3xf32>) -> ()
  return
}
