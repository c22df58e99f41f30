func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.reduce_precision' (C2): exponent_bits must be at least 1, found 0
  %0 = "stablehlo.reduce_precision"(%a) <{exponent_bits = 0 : i32, mantissa_bits = 10 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
