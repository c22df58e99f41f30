func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.iota': attribute 'iota_dimension' is missing
  %0 = "stablehlo.iota"() : () -> tensor<4xi32>
  return
}
