func.func @main() {
  // expect-error@+1: 'stablehlo.map' (C2): must have at least one input
  %0 = "stablehlo.map"() <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : () -> tensor<2xf32>
  return
}
