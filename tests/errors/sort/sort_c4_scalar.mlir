func.func @main(%a0: tensor<f32>) {
  // expect-error@+1: 'stablehlo.sort' (C4): dimension must be in [0, 0), found 0
  %0 = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<f32>) -> tensor<f32>
  return
}
