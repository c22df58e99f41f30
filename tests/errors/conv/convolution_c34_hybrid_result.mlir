func.func @main(%a: tensor<2x8x8x4xf64>, %b: tensor<3x3x4x2x!quant.uniform<i8:f32, 0.5>>) {
  // expect-error@+1: 'stablehlo.convolution' (C34): lhs and result must have the expressed type of rhs
  %0 = "stablehlo.convolution"(%a, %b) <{
      dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
      feature_group_count = 1 : i64, batch_group_count = 1 : i64}>
      : (tensor<2x8x8x4xf64>, tensor<3x3x4x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x6x6x2xf64>
  return
}
