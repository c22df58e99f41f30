func.func @main(%a: tensor<2xcomplex<f32>>) {
  // expect-error@+1: 'stablehlo.bitcast_convert' (C2): operand and result must both be complex or neither
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<2xcomplex<f32>>) -> tensor<2xf64>
  return
}
