// SPDX-License-Identifier: Apache-2.0
// RULE: broadcast_is_reshape
func.func @main(%x: tensor<3xf32>) -> tensor<1x3xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.reshape %arg0 : (tensor<3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT: return %0 : tensor<1x3xf32>
// -----
// RULE: broadcast_broadcast
func.func @main(%x: tensor<3xf32>) -> tensor<4x2x3xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<4x2x3xf32>
  return %1 : tensor<4x2x3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<3xf32>) -> tensor<4x2x3xf32>
// CHECK-NEXT: return %0 : tensor<4x2x3xf32>
// -----
// RULE: broadcast_reshape
func.func @main(%x: tensor<3xf32>) -> tensor<3x5xf32> {
  %0 = stablehlo.reshape %x : (tensor<3xf32>) -> tensor<3x1xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
  return %1 : tensor<3x5xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xf32>) -> tensor<3x5xf32>
// CHECK-NEXT: return %0 : tensor<3x5xf32>
// -----
// RULE: broadcast_transpose
func.func @main(%x: tensor<2x3xf32>) -> tensor<4x3x2xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<3x2xf32>) -> tensor<4x3x2xf32>
  return %1 : tensor<4x3x2xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.broadcast_in_dim %arg0, dims = [2, 1] : (tensor<2x3xf32>) -> tensor<4x3x2xf32>
// CHECK-NEXT: return %0 : tensor<4x3x2xf32>
// -----
// RULE: broadcast_iota
func.func @main() -> tensor<4x512xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<512xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<512xf32>) -> tensor<4x512xf32>
  return %1 : tensor<4x512xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.iota dim = 1 : tensor<4x512xf32>
// CHECK-NEXT: return %0 : tensor<4x512xf32>
// -----
// RULE: elementwise_of_broadcasts
func.func @main(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.broadcast_in_dim %y, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  %2 = stablehlo.add %0, %1 : tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.add %arg0, %arg1 : tensor<3xf32>
// CHECK-NEXT: %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
