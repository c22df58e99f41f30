func.func @main(%a: tensor<f32>) {
  // expect-error@+1: 'stablehlo.while' (C1): cond must be (tensor<f32>) -> (tensor<i1>), found (tensor<f64>) -> (tensor<i1>)
  %0 = "stablehlo.while"(%a) ({
  ^bb0(%x: tensor<f64>):
    %c = stablehlo.is_finite %x : (tensor<f64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<f32>) -> tensor<f32>
  return
}
