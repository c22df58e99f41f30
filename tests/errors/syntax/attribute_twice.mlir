func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: attribute 'iota_dimension' is given twice
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64, iota_dimension = 0 : i64}> : () -> tensor<4xi32>
  return
}
