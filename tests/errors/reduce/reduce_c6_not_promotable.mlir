func.func @main(%a: tensor<2x3xf32>, %z: tensor<f32>) {
  // expect-warning@+1: 'stablehlo.reduce' (C6): element type f32 must be promotable to that of body, found tensor<bf16>
  %0 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    stablehlo.return %x : tensor<bf16>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xbf16>
  return
}
