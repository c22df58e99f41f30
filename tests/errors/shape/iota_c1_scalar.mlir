func.func @main() {
  // expect-error@+1: 'stablehlo.iota' (C1): iota_dimension must be in [0, 0), found 0
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<i32>
  return
}
