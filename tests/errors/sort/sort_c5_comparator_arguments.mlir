func.func @main(%a0: tensor<2x3xf32>) {
  // expect-error@+1: 'stablehlo.sort' (C5): comparator must be (tensor<f32>, tensor<f32>) -> (tensor<i1>), found (tensor<f64>, tensor<f64>) -> (tensor<i1>)
  %0 = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.compare LT, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
