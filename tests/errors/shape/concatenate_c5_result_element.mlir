func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.concatenate' (C5): result must have the element type f32, found tensor<2xf64>
  %0 = "stablehlo.concatenate"(%a) <{dimension = 0 : i64}> : (tensor<2xf32>) -> tensor<2xf64>
  return
}
