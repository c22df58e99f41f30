func.func @main(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expect-error@+1: 'stablehlo.convolution' (C14): the input features of rhs must be those of lhs divided by feature_group_count, 2, found 4
  %0 = "stablehlo.convolution"(%a, %b) <{
      dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
      feature_group_count = 2 : i64, batch_group_count = 1 : i64}>
      : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}
