func.func @main(%a: tensor<f32>) {
  // expect-error@+1: 'stablehlo.concatenate' (C4): dimension must be in [0, 0), found 0
  %0 = "stablehlo.concatenate"(%a) <{dimension = 0 : i64}> : (tensor<f32>) -> tensor<f32>
  return
}
