func.func @main() {
  // expect-error@+1: 'stablehlo.concatenate' (C3): must have at least one input
  %0 = "stablehlo.concatenate"() <{dimension = 0 : i64}> : () -> tensor<0xf32>
  return
}
