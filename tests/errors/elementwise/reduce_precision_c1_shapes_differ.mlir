func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.reduce_precision' (C1): result must have the shape 2
  %0 = "stablehlo.reduce_precision"(%a) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<2xf32>) -> tensor<3xf32>
  return
}
