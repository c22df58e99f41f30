// arguments: tensor<1x5x1xf32>, tensor<3x1x1xf32>
func.func @main(%x: tensor<1x?x1xf32>, %w: tensor<3x1x1xf32>) -> tensor<1x?x1xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 1 : (tensor<1x?x1xf32>) -> tensor<i32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1x1xi32>
  %one = stablehlo.constant dense<1> : tensor<1x1xi32>
  %p = stablehlo.concatenate %one, %n1, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x2xi32>
  %y = "stablehlo.dynamic_conv"(%x, %w, %p) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 2>}> : (tensor<1x?x1xf32>, tensor<3x1x1xf32>, tensor<1x2xi32>) -> tensor<1x?x1xf32>
  return %y : tensor<1x?x1xf32>
}
// -----
module {
  func.func public @main(%arg0: tensor<1x5x1xf32>, %arg1: tensor<3x1x1xf32>) -> tensor<1x5x1xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[1, 5]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x1xf32>, tensor<3x1x1xf32>) -> tensor<1x5x1xf32>
    return %0 : tensor<1x5x1xf32>
  }
}
