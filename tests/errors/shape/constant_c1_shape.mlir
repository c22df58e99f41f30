func.func @main() {
  // expect-error@+1: 'stablehlo.constant' (C1): value and output must have the same type, found tensor<2xf32> and tensor<3xf32>
  %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<3xf32>
  return
}
