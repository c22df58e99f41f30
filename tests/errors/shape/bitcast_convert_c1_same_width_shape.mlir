func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.bitcast_convert' (C1): operand and result must hold the same bits
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<2xf32>) -> tensor<3xi32>
  return
}
