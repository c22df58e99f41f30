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
// RULE: transpose_elementwise
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
