func.func @main(%a: tensor<4xf32>) {
  // expect-error@+1: 'chlo.top_k': k must be in [0, size of the last dimension], found 5 for tensor<4xf32>
  %0:2 = "chlo.top_k"(%a) <{k = 5 : i64}> : (tensor<4xf32>) -> (tensor<5xf32>, tensor<5xi32>)
  return
}
