func.func @main(%a: tensor<2xi32>) {
  // expect-error@+1: 'stablehlo.abs' (C2): result must have the element type i32
  %0 = "stablehlo.abs"(%a) : (tensor<2xi32>) -> tensor<2xi64>
  return
}
