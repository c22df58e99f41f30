func.func @main(%x: tensor<?x4xf32>, %y: tensor<?x?xf32>) -> tensor<?x1xf32> {
  // expect-error@+1: 'stablehlo.sort' (C2): result 1 must have the shape ?x4, found tensor<?x1xf32>
  %0:2 = "stablehlo.sort"(%x, %y) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %1 = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<?x4xf32>, tensor<?x?xf32>) -> (tensor<?x4xf32>, tensor<?x1xf32>)
  return %0#1 : tensor<?x1xf32>
}
