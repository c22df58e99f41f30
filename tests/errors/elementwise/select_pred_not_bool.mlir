func.func @main(%p: tensor<i32>, %a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.select': operand 0 (pred) must be a tensor of bool elements, found tensor<i32>
  %0 = "stablehlo.select"(%p, %a, %b) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
