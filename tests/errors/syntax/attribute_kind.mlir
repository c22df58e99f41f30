func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.iota': attribute 'iota_dimension' must be an integer, found a string
  %0 = "stablehlo.iota"() <{iota_dimension = "zero"}> : () -> tensor<4xi32>
  return
}
