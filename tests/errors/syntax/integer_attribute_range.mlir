func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: the integer does not fit
  %0 = "stablehlo.iota"() <{iota_dimension = 4294967296 : i32}> : () -> tensor<4xi32>
  return
}
