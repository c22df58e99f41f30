func.func @main(%a: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>, %d: tensor<3x3x2x6xf32>, %p: tensor<2x4xf32>, %q: tensor<4x5xf32>, %n: tensor<?x8x8x4xf32>) -> tensor<2x6x6x6xf32> {
  %0 = "stablehlo.convolution"(%a, %k) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  // Strides, negative padding, dilations, reversal.
  %1 = "stablehlo.convolution"(%a, %k) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [-1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>}> : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x3x12xf32>
  // Groups of features.
  %2 = "stablehlo.convolution"(%a, %d) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x8x8x4xf32>, tensor<3x3x2x6xf32>) -> tensor<2x6x6x6xf32>
  // Groups of batches.
  %3 = "stablehlo.convolution"(%a, %k) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  // No spatial dimension, an unknown batch, a window larger than its operand.
  %4 = "stablehlo.convolution"(%p, %q) <{dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x4xf32>, tensor<4x5xf32>) -> tensor<2x5xf32>
  %5 = "stablehlo.convolution"(%n, %k) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, rhs_dilation = array<i64: 9, 1>}> : (tensor<?x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<?x0x6x6xf32>
  return %0 : tensor<2x6x6x6xf32>
}
