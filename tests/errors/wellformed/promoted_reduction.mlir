// A body may accumulate in a wider type than its inputs have.
func.func @main(%a: tensor<4xbf16>, %z: tensor<bf16>) -> tensor<f32> {
  %0 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xbf16>, tensor<bf16>) -> tensor<f32>
  return %0 : tensor<f32>
}
