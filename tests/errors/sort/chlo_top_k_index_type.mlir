func.func @main(%a: tensor<4xf32>) {
  // expect-error@+1: 'chlo.top_k': result 1 must have the element type i32
  %0:2 = "chlo.top_k"(%a) <{k = 2 : i64}> : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi64>)
  return
}
