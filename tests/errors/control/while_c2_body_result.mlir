func.func @main(%a: tensor<f32>) {
  // expect-error@+1: 'stablehlo.while' (C2): body must be (tensor<f32>) -> (tensor<f32>), found (tensor<f32>) -> (tensor<i1>)
  %0 = "stablehlo.while"(%a) ({
  ^bb0(%x: tensor<f32>):
    %c = stablehlo.is_finite %x : (tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>):
    %c = stablehlo.is_finite %x : (tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<f32>) -> tensor<f32>
  return
}
