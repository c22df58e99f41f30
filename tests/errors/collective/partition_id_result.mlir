func.func @main() {
  // expect-error@+1: 'stablehlo.partition_id': result must have the shape of a scalar, found tensor<1xui32>
  %0 = "stablehlo.partition_id"() : () -> tensor<1xui32>
  return
}
