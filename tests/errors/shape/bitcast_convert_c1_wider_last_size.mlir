func.func @main(%a: tensor<2x4xi8>) {
  // expect-error@+1: 'stablehlo.bitcast_convert' (C1): operand and result must hold the same bits
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<2x4xi8>) -> tensor<2xi64>
  return
}
