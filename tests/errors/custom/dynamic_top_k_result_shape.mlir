func.func @main(%a: tensor<?x4xf32>) -> (tensor<?x3xf32>, tensor<?x3xi32>) {
  %k = stablehlo.constant dense<2> : tensor<i32>
  // expect-error@+1: 'stablehlo.custom_call': result 0 must have the shape ?x2, found tensor<?x3xf32>
  %0:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%a, %k) : (tensor<?x4xf32>, tensor<i32>) -> (tensor<?x3xf32>, tensor<?x3xi32>)
  return %0#0, %0#1 : tensor<?x3xf32>, tensor<?x3xi32>
}
