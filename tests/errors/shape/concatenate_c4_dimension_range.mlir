func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.concatenate' (C4): dimension must be in [0, 1), found 1
  %0 = "stablehlo.concatenate"(%a) <{dimension = 1 : i64}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
