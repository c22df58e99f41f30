func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.after_all': operand 0 (inputs) must be a token, found tensor<2xf32>
  %0 = "stablehlo.after_all"(%a) : (tensor<2xf32>) -> !stablehlo.token
  return
}
