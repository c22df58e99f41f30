func.func @main(%a: tensor<2xf32>, %b: tensor<f32>) {
  // expect-error@+1: 'stablehlo.reduce': attribute 'dimensions' must be array<i64>, found a string
  %0 = "stablehlo.reduce"(%a, %b) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) {dimensions = "all"} : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return
}
