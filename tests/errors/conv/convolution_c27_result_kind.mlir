func.func @main(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expect-warning@+1: 'stablehlo.convolution' (C27): the result must have the kind of element of lhs
  %0 = "stablehlo.convolution"(%a, %b) <{
      dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
      feature_group_count = 1 : i64, batch_group_count = 1 : i64}>
      : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xi32>
  return
}
