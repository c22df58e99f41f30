func.func @main() {
  // expect-error@+1: 'stablehlo.sort' (C1): must have at least one input
  "stablehlo.sort"() <{dimension = 0 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : () -> ()
  return
}
