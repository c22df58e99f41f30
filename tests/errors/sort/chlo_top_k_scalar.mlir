func.func @main(%a: tensor<f32>) {
  // expect-error@+1: 'chlo.top_k': operand must have a dimension
  %0:2 = "chlo.top_k"(%a) <{k = 0 : i64}> : (tensor<f32>) -> (tensor<0xf32>, tensor<0xi32>)
  return
}
