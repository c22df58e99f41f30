func.func @main(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expect-error@+1: 'stablehlo.convolution' (C17): kernel_spatial_dimensions must have 2 entries, found [0]
  %0 = "stablehlo.convolution"(%a, %b) <{
      dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>,
      feature_group_count = 1 : i64, batch_group_count = 1 : i64}>
      : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}
