func.func @main(%a: tensor<2xi32>) {
  // expect-error@+1: 'stablehlo.dynamic_iota' (C1): iota_dimension must be in [0, 2), found 2
  %0 = "stablehlo.dynamic_iota"(%a) <{iota_dimension = 2 : i64}> : (tensor<2xi32>) -> tensor<?x?xf32>
  return
}
