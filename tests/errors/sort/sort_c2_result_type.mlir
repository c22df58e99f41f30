func.func @main(%a0: tensor<2x3xf32>) {
  // expect-error@+1: 'stablehlo.sort' (C2): result must have the shape 2x3, found tensor<3x2xf32>
  %0 = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
