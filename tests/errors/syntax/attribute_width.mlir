func.func @main() {
  // expect-error@+1: 'stablehlo.iota': attribute 'iota_dimension' must be an integer of type i64, found one of type i32
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i32}> : () -> tensor<4xi32>
  return
}
