func.func @main(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>, %z: tensor<f32>) {
  // expect-error@+1: 'stablehlo.reduce' (C1): inputs must have the same shape, found tensor<2x3xf32> and tensor<2x4xf32>
  %0:2 = "stablehlo.reduce"(%a, %b, %z, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %p: tensor<f32>, %y: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %x, %p : tensor<f32>, tensor<f32>
  }) : (tensor<2x3xf32>, tensor<2x4xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}
