func.func @main(%a: tensor<2xi32>) {
  // expect-error@+1: 'stablehlo.not' (C1): result must have the element type i32, found tensor<2xi64>
  %0 = "stablehlo.not"(%a) : (tensor<2xi32>) -> tensor<2xi64>
  return
}
