func.func @main(%a: tensor<2x3xf32>, %z: tensor<f64>) {
  // expect-warning@+1: 'stablehlo.reduce' (C2): inputs and init_values must have the same element types, found tensor<2x3xf32> and tensor<f64>
  %0 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f64>) -> tensor<2xf32>
  return
}
