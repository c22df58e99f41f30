func.func @main() {
  // expect-error@+1: 'stablehlo.constant' (C1): value and output must have the same type, found tensor<2xi16> and tensor<2x!quant.uniform<i8:f32, 0.5:10>>
  %0 = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi16>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:10>>
  return
}
