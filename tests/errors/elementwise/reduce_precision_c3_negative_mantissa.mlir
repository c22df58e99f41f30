func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.reduce_precision' (C3): mantissa_bits must be at least 0, found -1
  %0 = "stablehlo.reduce_precision"(%a) <{exponent_bits = 5 : i32, mantissa_bits = -1 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
