func.func @main() {
  // expect-error@+1: 'stablehlo.iota' (C1): iota_dimension must be in [0, 1), found 1
  %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4xi32>
  return
}
