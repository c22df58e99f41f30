func.func @main(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>, %p: tensor<2x2xi64>) {
  // expect-warning@+1: 'stablehlo.dynamic_conv' (C25): result must have the shape 2x?x?x6
  %0 = "stablehlo.dynamic_conv"(%a, %b, %p) <{
      dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
      feature_group_count = 1 : i64, batch_group_count = 1 : i64}>
      : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>, tensor<2x2xi64>) -> tensor<2x6x6x4xf32>
  return
}
