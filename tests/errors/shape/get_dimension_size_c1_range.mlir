func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.get_dimension_size' (C1): dimension must be in [0, 1), found 1
  %0 = "stablehlo.get_dimension_size"(%a) <{dimension = 1 : i64}> : (tensor<2xf32>) -> tensor<i32>
  return
}
