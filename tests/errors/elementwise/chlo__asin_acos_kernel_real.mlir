func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  // expect-error@+1: 'chlo._asin_acos_kernel': operand 0 (operand) must be a tensor of complex elements, found tensor<2xf32>
  %0 = "chlo._asin_acos_kernel"(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
