func.func @main(%a: tensor<*xf32>) {
  // expect-error@+1: 'chlo.tan': operands and result must have the same type
  %0 = "chlo.tan"(%a) : (tensor<*xf32>) -> tensor<2xf32>
  return
}
