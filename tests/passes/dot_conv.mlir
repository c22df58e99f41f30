// SPDX-License-Identifier: Apache-2.0
// RULE: dot_transpose
func.func @main(%x: tensor<4x6xf32>, %y: tensor<4x5xf32>) -> tensor<6x5xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %1 = stablehlo.dot_general %0, %y, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x5xf32>) -> tensor<6x5xf32>
  return %1 : tensor<6x5xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0] : (tensor<4x6xf32>, tensor<4x5xf32>) -> tensor<6x5xf32>
// CHECK-NEXT: return %0 : tensor<6x5xf32>
// -----
// RULE: transpose_of_dot
func.func @main(%x: tensor<6x4xf32>, %y: tensor<4x5xf32>) -> tensor<5x6xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x5xf32>) -> tensor<6x5xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<6x5xf32>) -> tensor<5x6xf32>
  return %1 : tensor<5x6xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [1] : (tensor<4x5xf32>, tensor<6x4xf32>) -> tensor<5x6xf32>
// CHECK-NEXT: return %0 : tensor<5x6xf32>
// -----
// RULE: dot_of_negates
func.func @main(%x: tensor<6x4xf32>, %y: tensor<4x5xf32>) -> tensor<6x5xf32> {
  %a = stablehlo.negate %x : tensor<6x4xf32>
  %b = stablehlo.negate %y : tensor<4x5xf32>
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x5xf32>) -> tensor<6x5xf32>
  return %0 : tensor<6x5xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x5xf32>) -> tensor<6x5xf32>
// CHECK-NEXT: return %0 : tensor<6x5xf32>
// -----
// RULE: dot_of_pads
func.func @main(%x: tensor<6x4xf32>, %y: tensor<4x5xf32>) -> tensor<6x5xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.pad %x, %c, low = [0, 1], high = [0, 2], interior = [0, 0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6x7xf32>
  %b = stablehlo.pad %y, %c, low = [1, 0], high = [2, 0], interior = [0, 0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<7x5xf32>
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<6x7xf32>, tensor<7x5xf32>) -> tensor<6x5xf32>
  return %0 : tensor<6x5xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x5xf32>) -> tensor<6x5xf32>
// CHECK-NEXT: return %0 : tensor<6x5xf32>
// -----
// RULE: dot_of_zero
func.func @main(%y: tensor<4x5xi32>) -> tensor<6x5xi32> {
  %x = stablehlo.constant dense<0> : tensor<6x4xi32>
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<6x4xi32>, tensor<4x5xi32>) -> tensor<6x5xi32>
  return %0 : tensor<6x5xi32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<0> : tensor<6x5xi32>
// CHECK-NEXT: return %c : tensor<6x5xi32>
// -----
// RULE: convolution_of_pad
func.func @main(%x: tensor<1x8x2xf32>, %w: tensor<3x2x4xf32>) -> tensor<1x8x4xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.pad %x, %c, low = [0, 1, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<1x8x2xf32>, tensor<f32>) -> tensor<1x10x2xf32>
  %1 = stablehlo.convolution(%0, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x10x2xf32>, tensor<3x2x4xf32>) -> tensor<1x8x4xf32>
  return %1 : tensor<1x8x4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x2xf32>, tensor<3x2x4xf32>) -> tensor<1x8x4xf32>
// CHECK-NEXT: return %0 : tensor<1x8x4xf32>
// -----
// RULE: convolution_of_reverse
func.func @main(%x: tensor<1x8x2xf32>, %w: tensor<3x2x4xf32>) -> tensor<1x6x4xf32> {
  %0 = stablehlo.reverse %w, dims = [0] : tensor<3x2x4xf32>
  %1 = stablehlo.convolution(%x, %0) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x2xf32>, tensor<3x2x4xf32>) -> tensor<1x6x4xf32>
  return %1 : tensor<1x6x4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x2xf32>, tensor<3x2x4xf32>) -> tensor<1x6x4xf32>
// CHECK-NEXT: return %0 : tensor<1x6x4xf32>
// -----
// RULE: convolution_transpose
func.func @main(%x: tensor<2x1x8xf32>, %w: tensor<3x2x4xf32>) -> tensor<1x6x4xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 2, 0] : (tensor<2x1x8xf32>) -> tensor<1x8x2xf32>
  %1 = stablehlo.convolution(%0, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x2xf32>, tensor<3x2x4xf32>) -> tensor<1x6x4xf32>
  return %1 : tensor<1x6x4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, b, 0]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x8xf32>, tensor<3x2x4xf32>) -> tensor<1x6x4xf32>
// CHECK-NEXT: return %0 : tensor<1x6x4xf32>
// -----
// RULE: transpose_of_convolution
func.func @main(%x: tensor<1x8x2xf32>, %w: tensor<3x2x4xf32>) -> tensor<4x1x6xf32> {
  %1 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x2xf32>, tensor<3x2x4xf32>) -> tensor<1x6x4xf32>
  %2 = stablehlo.transpose %1, dims = [2, 0, 1] : (tensor<1x6x4xf32>) -> tensor<4x1x6xf32>
  return %2 : tensor<4x1x6xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, f]x[0, i, o]->[f, b, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x2xf32>, tensor<3x2x4xf32>) -> tensor<4x1x6xf32>
// CHECK-NEXT: return %0 : tensor<4x1x6xf32>
// -----
// RULE: reshape_of_dot
func.func @main(%x: tensor<2x3x4xf32>, %y: tensor<4x5xf32>) -> tensor<2x3x5xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
  %1 = stablehlo.dot_general %0, %y, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x5xf32>) -> tensor<6x5xf32>
  %2 = stablehlo.reshape %1 : (tensor<6x5xf32>) -> tensor<2x3x5xf32>
  return %2 : tensor<2x3x5xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0]
