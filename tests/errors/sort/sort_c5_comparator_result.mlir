func.func @main(%a0: tensor<2x3xf32>) {
  // expect-error@+1: 'stablehlo.sort' (C5): comparator must be (tensor<f32>, tensor<f32>) -> (tensor<i1>), found (tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %0 = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
