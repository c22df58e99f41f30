func.func @main() {
  // expect-error@+1: 'stablehlo.iota': result 0 (output) must be a tensor of signed integer
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi1>
  return
}
