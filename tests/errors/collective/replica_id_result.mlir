func.func @main() {
  // expect-error@+1: 'stablehlo.replica_id': result 0 (result) must be a tensor of unsigned integer elements, found tensor<i32>
  %0 = "stablehlo.replica_id"() : () -> tensor<i32>
  return
}
