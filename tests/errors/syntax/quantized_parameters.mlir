func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: expected ',', found '>'
  %0 = stablehlo.negate %a : tensor<2x!quant.uniform<i8:f32>>
  return
}
