// SPDX-License-Identifier: Apache-2.0
// RULE: reshape_noop
func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<2x3xf32>
// -----
// RULE: reshape_reshape
func.func @main(%x: tensor<2x6xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x6xf32>) -> tensor<12xf32>
  %1 = stablehlo.reshape %0 : (tensor<12xf32>) -> tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.reshape %arg0 : (tensor<2x6xf32>) -> tensor<4x3xf32>
// CHECK-NEXT: return %0 : tensor<4x3xf32>
// -----
// RULE: reshape_iota
func.func @main() -> tensor<1x512xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<512xf32>
  %1 = stablehlo.reshape %0 : (tensor<512xf32>) -> tensor<1x512xf32>
  return %1 : tensor<1x512xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.iota dim = 1 : tensor<1x512xf32>
// CHECK-NEXT: return %0 : tensor<1x512xf32>
// -----
// RULE: reshape_broadcast
func.func @main(%x: tensor<3xf32>) -> tensor<2x1x3xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.reshape %0 : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
  return %1 : tensor<2x1x3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<3xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT: return %0 : tensor<2x1x3xf32>
// -----
// RULE: reshape_elementwise
func.func @main(%x: tensor<2x6xf32>) -> tensor<2x6xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x6xf32>) -> tensor<12xf32>
  %1 = stablehlo.sine %0 : tensor<12xf32>
  %2 = stablehlo.reshape %1 : (tensor<12xf32>) -> tensor<2x6xf32>
  return %2 : tensor<2x6xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.sine %arg0 : tensor<2x6xf32>
// CHECK-NEXT: return %0 : tensor<2x6xf32>
// -----
// RULE: transpose_transpose
func.func @main(%x: tensor<2x3x4xf32>) -> tensor<4x2x3xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0, 2] : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
  %1 = stablehlo.transpose %0, dims = [2, 1, 0] : (tensor<3x2x4xf32>) -> tensor<4x2x3xf32>
  return %1 : tensor<4x2x3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
// CHECK-NEXT: return %0 : tensor<4x2x3xf32>
// -----
// RULE: transpose_is_reshape
func.func @main(%x: tensor<1x3xf32>) -> tensor<3x1xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<1x3xf32>) -> tensor<3x1xf32>
  return %0 : tensor<3x1xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.reshape %arg0 : (tensor<1x3xf32>) -> tensor<3x1xf32>
// CHECK-NEXT: return %0 : tensor<3x1xf32>
// -----
// RULE: transpose_broadcast
func.func @main(%x: tensor<3xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xf32>) -> tensor<3x2xf32>
// CHECK-NEXT: return %0 : tensor<3x2xf32>
// -----
// RULE: transpose_iota
func.func @main() -> tensor<40x20xf32> {
  %0 = stablehlo.iota dim = 1 : tensor<20x40xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<20x40xf32>) -> tensor<40x20xf32>
  return %1 : tensor<40x20xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.iota dim = 0 : tensor<40x20xf32>
// CHECK-NEXT: return %0 : tensor<40x20xf32>
// -----
// RULE: transpose_through
func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.sine %0 : tensor<3x2xf32>
  %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %3 : tensor<2x3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.sine %arg0 : tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// -----
// RULE: transpose_reshape
func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = stablehlo.reshape %0 : (tensor<3x2xf32>) -> tensor<3x1x2xf32>
  %2 = stablehlo.transpose %1, dims = [2, 0, 1] : (tensor<3x1x2xf32>) -> tensor<2x3x1xf32>
  %3 = stablehlo.reshape %2 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  return %3 : tensor<2x3xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<2x3xf32>
// -----
// RULE: reverse_noop
func.func @main(%x: tensor<1x3xf32>) -> tensor<1x3xf32> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<1x3xf32>
// -----
// RULE: reverse_reverse
func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2x3xf32>
  %1 = stablehlo.reverse %0, dims = [0] : tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<2x3xf32>
// -----
// RULE: reverse_broadcast
func.func @main(%x: tensor<3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.reverse %0, dims = [0] : tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// -----
// RULE: elementwise_of_moved
func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = stablehlo.transpose %y, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.add %0, %1 : tensor<3x2xf32>
  return %2 : tensor<3x2xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.add %arg0, %arg1 : tensor<2x3xf32>
// CHECK-NEXT: %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
// CHECK-NEXT: return %1 : tensor<3x2xf32>
// -----
// RULE: transpose_through
func.func @main(%x: tensor<3x4xf32>) -> tensor<5x4xf32> {
  %z = stablehlo.constant dense<2.0> : tensor<f32>
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.pad %0, %z, low = [0, 2], high = [0, 0], interior = [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x5xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<4x5xf32>) -> tensor<5x4xf32>
  return %2 : tensor<5x4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT: %0 = stablehlo.pad %arg0, %cst, low = [2, 0], high = [0, 0], interior = [0, 0]
// -----
// RULE: transpose_through
func.func @main(%p: tensor<i1>, %x: tensor<3x4xf32>, %y: tensor<4x3xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.select %p, %0, %y : tensor<i1>, tensor<4x3xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
  return %2 : tensor<3x4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.transpose %arg2, dims = [1, 0]
// CHECK-NEXT: %1 = stablehlo.select %arg0, %arg1, %0
// -----
// RULE: transpose_through
func.func @main(%x: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 2, 0] : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  %1 = stablehlo.reverse %0, dims = [1] : tensor<3x4x2xf32>
  %2 = stablehlo.transpose %1, dims = [2, 0, 1] : (tensor<3x4x2xf32>) -> tensor<2x3x4xf32>
  return %2 : tensor<2x3x4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.reverse %arg0, dims = [2]
// -----
// RULE: transpose_through
func.func @main(%x: tensor<3x4x5xf32>, %i: tensor<i32>, %j: tensor<i32>, %k: tensor<i32>) -> tensor<1x2x3xf32> {
  %0 = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<3x4x5xf32>) -> tensor<5x3x4xf32>
  %1 = stablehlo.dynamic_slice %0, %i, %j, %k, sizes = [3, 1, 2] : (tensor<5x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x2xf32>
  %2 = stablehlo.transpose %1, dims = [1, 2, 0] : (tensor<3x1x2xf32>) -> tensor<1x2x3xf32>
  return %2 : tensor<1x2x3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.dynamic_slice %arg0, %arg2, %arg3, %arg1, sizes = [1, 2, 3]
// -----
// RULE: transpose_through
func.func @main(%x: tensor<3x4xf32>, %y: tensor<2x2xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<3x4xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.dynamic_update_slice %0, %y, %i, %j : (tensor<4x3xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
  return %2 : tensor<3x4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.transpose %arg1, dims = [1, 0]
// CHECK-NEXT: %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg3, %arg2
// -----
// RULE: transpose_through
func.func @main(%x: tensor<6x4xf32>) -> tensor<3x4xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
  %1 = "stablehlo.reduce_window"(%0, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x3xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
  return %2 : tensor<3x4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT: %0 = "stablehlo.reduce_window"(%arg0, %cst) <{padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}>
// -----
// RULE: transpose_through
func.func @main(%x: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %1 = "stablehlo.sort"(%0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimension = 0 : i64, is_stable = true} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
  return %2 : tensor<3x4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
// -----
// RULE: reshape_through_pad
func.func @main(%x: tensor<4xf32>) -> tensor<6xf32> {
  %z = stablehlo.constant dense<2.0> : tensor<f32>
  %0 = stablehlo.reshape %x : (tensor<4xf32>) -> tensor<4x1xf32>
  %1 = stablehlo.pad %0, %z, low = [2, 0], high = [0, 0], interior = [0, 0] : (tensor<4x1xf32>, tensor<f32>) -> tensor<6x1xf32>
  %2 = stablehlo.reshape %1 : (tensor<6x1xf32>) -> tensor<6xf32>
  return %2 : tensor<6xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT: %0 = stablehlo.pad %arg0, %cst, low = [2], high = [0], interior = [0]
// -----
// RULE: reshape_through_update
func.func @main(%x: tensor<6xf32>, %y: tensor<2xf32>, %i: tensor<i32>) -> tensor<6xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reshape %x : (tensor<6xf32>) -> tensor<6x1xf32>
  %1 = stablehlo.reshape %y : (tensor<2xf32>) -> tensor<2x1xf32>
  %2 = stablehlo.dynamic_update_slice %0, %1, %i, %c : (tensor<6x1xf32>, tensor<2x1xf32>, tensor<i32>, tensor<i32>) -> tensor<6x1xf32>
  %3 = stablehlo.reshape %2 : (tensor<6x1xf32>) -> tensor<6xf32>
  return %3 : tensor<6xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2
// -----
// RULE: dimension_size_known
func.func @main(%x: tensor<3xf32>) -> tensor<i32> {
  %0 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<3xf32>) -> tensor<i32>
  return %0 : tensor<i32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<3> : tensor<i32>
// CHECK-NEXT: return %c
