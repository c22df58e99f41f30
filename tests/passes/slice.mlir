// SPDX-License-Identifier: Apache-2.0
// RULE: slice_noop
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.slice %x [0:8] : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<8xf32>
// -----
// RULE: slice_slice
func.func @main(%x: tensor<16xf32>) -> tensor<3xf32> {
  %0 = stablehlo.slice %x [2:14:2] : (tensor<16xf32>) -> tensor<6xf32>
  %1 = stablehlo.slice %0 [1:6:2] : (tensor<6xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.slice %arg0 [4:13:4] : (tensor<16xf32>) -> tensor<3xf32>
// CHECK-NEXT: return %0 : tensor<3xf32>
// -----
// RULE: slice_concatenate
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<2xf32> {
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %1 = stablehlo.slice %0 [5:7] : (tensor<8xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.slice %arg1 [1:3] : (tensor<4xf32>) -> tensor<2xf32>
// CHECK-NEXT: return %0 : tensor<2xf32>
// -----
// RULE: slice_concatenate
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<8xf32> {
  %0 = stablehlo.concatenate %x, %y, %z, dim = 0 : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<12xf32>
  %1 = stablehlo.slice %0 [4:12] : (tensor<12xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.concatenate %arg1, %arg2, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
// CHECK-NEXT: return %0 : tensor<8xf32>
// -----
// RULE: slice_pad
func.func @main(%x: tensor<4xf32>, %v: tensor<f32>) -> tensor<2xf32> {
  %0 = stablehlo.pad %x, %v, low = [2], high = [1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<7xf32>
  %1 = stablehlo.slice %0 [3:5] : (tensor<7xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.slice %arg0 [1:3] : (tensor<4xf32>) -> tensor<2xf32>
// CHECK-NEXT: return %0 : tensor<2xf32>
// -----
// RULE: slice_broadcast
func.func @main(%x: tensor<3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf32>) -> tensor<5x3xf32>
  %1 = stablehlo.slice %0 [1:3, 0:3] : (tensor<5x3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// -----
// RULE: slice_iota
func.func @main() -> tensor<500xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<1000xf32>
  %1 = stablehlo.slice %0 [0:500] : (tensor<1000xf32>) -> tensor<500xf32>
  return %1 : tensor<500xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.iota dim = 0 : tensor<500xf32>
// CHECK-NEXT: return %0 : tensor<500xf32>
// -----
// RULE: slice_transpose
func.func @main(%x: tensor<4x6xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %1 = stablehlo.slice %0 [1:3, 0:4] : (tensor<6x4xf32>) -> tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.slice %arg0 [0:4, 1:3] : (tensor<4x6xf32>) -> tensor<4x2xf32>
// CHECK-NEXT: %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x2xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: return %1 : tensor<2x4xf32>
// -----
// RULE: slice_reshape
func.func @main(%x: tensor<6xf32>) -> tensor<1x3xf32> {
  %0 = stablehlo.reshape %x : (tensor<6xf32>) -> tensor<1x6xf32>
  %1 = stablehlo.slice %0 [0:1, 2:5] : (tensor<1x6xf32>) -> tensor<1x3xf32>
  return %1 : tensor<1x3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.slice %arg0 [2:5] : (tensor<6xf32>) -> tensor<3xf32>
// CHECK-NEXT: %1 = stablehlo.reshape %0 : (tensor<3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT: return %1 : tensor<1x3xf32>
// -----
// RULE: slice_elementwise
func.func @main(%x: tensor<6xf32>) -> tensor<3xf32> {
  %0 = stablehlo.sine %x : tensor<6xf32>
  %1 = stablehlo.slice %0 [2:5] : (tensor<6xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.slice %arg0 [2:5] : (tensor<6xf32>) -> tensor<3xf32>
// CHECK-NEXT: %1 = stablehlo.sine %0 : tensor<3xf32>
// CHECK-NEXT: return %1 : tensor<3xf32>
// -----
// RULE: slice_reduce
func.func @main(%x: tensor<6x4xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
  %1 = stablehlo.slice %0 [2:5] : (tensor<6xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT: %0 = stablehlo.slice %arg0 [2:5, 0:4] : (tensor<6x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT: %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT: return %1 : tensor<3xf32>
// -----
// RULE: slice_dot
func.func @main(%x: tensor<6x4xf32>, %y: tensor<4x5xf32>) -> tensor<3x5xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x5xf32>) -> tensor<6x5xf32>
  %1 = stablehlo.slice %0 [2:5, 0:5] : (tensor<6x5xf32>) -> tensor<3x5xf32>
  return %1 : tensor<3x5xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.slice %arg0 [2:5, 0:4] : (tensor<6x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT: %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
// CHECK-NEXT: return %1 : tensor<3x5xf32>
// -----
// RULE: slice_update
func.func @main(%x: tensor<8xf32>, %u: tensor<3xf32>) -> tensor<2xf32> {
  %c = stablehlo.constant dense<4> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %x, %u, %c : (tensor<8xf32>, tensor<3xf32>, tensor<i32>) -> tensor<8xf32>
  %1 = stablehlo.slice %0 [5:7] : (tensor<8xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.slice %arg1 [1:3] : (tensor<3xf32>) -> tensor<2xf32>
// CHECK-NEXT: return %0 : tensor<2xf32>
// -----
// RULE: slice_update
func.func @main(%x: tensor<8xf32>, %u: tensor<3xf32>) -> tensor<2xf32> {
  %c = stablehlo.constant dense<4> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %x, %u, %c : (tensor<8xf32>, tensor<3xf32>, tensor<i32>) -> tensor<8xf32>
  %1 = stablehlo.slice %0 [1:3] : (tensor<8xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.slice %arg0 [1:3] : (tensor<8xf32>) -> tensor<2xf32>
// CHECK-NEXT: return %0 : tensor<2xf32>
