func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>) {
  // expect-error@+1: 'stablehlo.bitcast_convert' (C1): operand and result must hold the same bits, a change of width in a last dimension, found tensor<2x!quant.uniform<i8:f32, 0.5:10>> and tensor<2xi16>
  %0 = "stablehlo.bitcast_convert"(%a0) : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2xi16>
  return
}
