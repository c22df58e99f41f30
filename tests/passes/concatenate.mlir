// SPDX-License-Identifier: Apache-2.0
// RULE: concatenate_one
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.concatenate %x, dim = 0 : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// -----
// RULE: concatenate_empty
func.func @main(%x: tensor<4xf32>, %y: tensor<0xf32>, %z: tensor<2xf32>) -> tensor<6xf32> {
  %0 = stablehlo.concatenate %x, %y, %z, dim = 0 : (tensor<4xf32>, tensor<0xf32>, tensor<2xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.concatenate %arg0, %arg2, dim = 0 : (tensor<4xf32>, tensor<2xf32>) -> tensor<6xf32>
// CHECK-NEXT: return %0 : tensor<6xf32>
// -----
// RULE: concatenate_flatten
func.func @main(%x: tensor<4xf32>, %y: tensor<1xf32>, %z: tensor<2xf32>) -> tensor<7xf32> {
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<4xf32>, tensor<1xf32>) -> tensor<5xf32>
  %1 = stablehlo.concatenate %0, %z, dim = 0 : (tensor<5xf32>, tensor<2xf32>) -> tensor<7xf32>
  return %1 : tensor<7xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.concatenate %arg0, %arg1, %arg2, dim = 0 : (tensor<4xf32>, tensor<1xf32>, tensor<2xf32>) -> tensor<7xf32>
// CHECK-NEXT: return %0 : tensor<7xf32>
// -----
// RULE: concatenate_slices
func.func @main(%x: tensor<8xf32>) -> tensor<6xf32> {
  %0 = stablehlo.slice %x [1:3] : (tensor<8xf32>) -> tensor<2xf32>
  %1 = stablehlo.slice %x [3:7] : (tensor<8xf32>) -> tensor<4xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xf32>, tensor<4xf32>) -> tensor<6xf32>
  return %2 : tensor<6xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.slice %arg0 [1:7] : (tensor<8xf32>) -> tensor<6xf32>
// CHECK-NEXT: return %0 : tensor<6xf32>
// -----
// RULE: concatenate_same
func.func @main(%x: tensor<1x4xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.concatenate %x, %x, %x, dim = 0 : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT: return %0 : tensor<3x4xf32>
// -----
// RULE: concatenate_scalar_broadcasts
func.func @main(%v: tensor<f32>) -> tensor<6xf32> {
  %0 = stablehlo.broadcast_in_dim %v, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.broadcast_in_dim %v, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<4xf32>, tensor<2xf32>) -> tensor<6xf32>
  return %2 : tensor<6xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<6xf32>
// CHECK-NEXT: return %0 : tensor<6xf32>
// -----
// RULE: concatenate_of_unary
func.func @main(%x: tensor<4xf32>, %y: tensor<2xf32>) -> tensor<6xf32> {
  %0 = stablehlo.sine %x : tensor<4xf32>
  %1 = stablehlo.sine %y : tensor<2xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<4xf32>, tensor<2xf32>) -> tensor<6xf32>
  return %2 : tensor<6xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<4xf32>, tensor<2xf32>) -> tensor<6xf32>
// CHECK-NEXT: %1 = stablehlo.sine %0 : tensor<6xf32>
// CHECK-NEXT: return %1 : tensor<6xf32>
// -----
// RULE: concatenate_of_reshapes
func.func @main(%x: tensor<3xf32>, %y: tensor<4xf32>) -> tensor<7xf32> {
  %0 = stablehlo.reshape %x : (tensor<3xf32>) -> tensor<1x3xf32>
  %1 = stablehlo.reshape %y : (tensor<4xf32>) -> tensor<1x4xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<1x3xf32>, tensor<1x4xf32>) -> tensor<1x7xf32>
  %3 = stablehlo.reshape %2 : (tensor<1x7xf32>) -> tensor<7xf32>
  return %3 : tensor<7xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<3xf32>, tensor<4xf32>) -> tensor<7xf32>
// CHECK-NEXT: return %0 : tensor<7xf32>
// -----
// RULE: concatenate_of_reshapes
func.func @main(%x: tensor<2x4xf32>, %y: tensor<3x4xf32>) -> tensor<5x2x2xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x4xf32>) -> tensor<2x2x2xf32>
  %1 = stablehlo.reshape %y : (tensor<3x4xf32>) -> tensor<3x2x2xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2x2x2xf32>, tensor<3x2x2xf32>) -> tensor<5x2x2xf32>
  return %2 : tensor<5x2x2xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT: %1 = stablehlo.reshape %0 : (tensor<5x4xf32>) -> tensor<5x2x2xf32>
// CHECK-NEXT: return %1 : tensor<5x2x2xf32>
// -----
// RULE: concatenate_to_pad
func.func @main(%x: tensor<4xf32>) -> tensor<6xf32> {
  %c = stablehlo.constant dense<1.0> : tensor<2xf32>
  %0 = stablehlo.concatenate %x, %c, dim = 0 : (tensor<4xf32>, tensor<2xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT: %0 = stablehlo.pad %arg0, %cst, low = [0], high = [2], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>
// CHECK-NEXT: return %0 : tensor<6xf32>
// -----
// RULE: concatenate_of_binary
func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<4xf32> {
  %a = stablehlo.constant dense<2.0> : tensor<2xf32>
  %b = stablehlo.constant dense<3.0> : tensor<2xf32>
  %0 = stablehlo.multiply %x, %a : tensor<2xf32>
  %1 = stablehlo.multiply %y, %b : tensor<2xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.concatenate %arg0, %arg1, dim = 0
// CHECK-NEXT: %cst = stablehlo.constant dense<[2.000000e+00, 2.000000e+00, 3.000000e+00, 3.000000e+00]> : tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.multiply %0, %cst
// -----
// RULE: concatenate_of_pads
func.func @main(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<9xf32> {
  %z = stablehlo.constant dense<2.0> : tensor<f32>
  %0 = stablehlo.pad %x, %z, low = [2], high = [0], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<5xf32>
  %1 = stablehlo.pad %y, %z, low = [0], high = [1], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<5xf32>, tensor<4xf32>) -> tensor<9xf32>
  return %2 : tensor<9xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT: %0 = stablehlo.concatenate %arg0, %arg1, dim = 0
// CHECK-NEXT: %1 = stablehlo.pad %0, %cst, low = [2], high = [1], interior = [0]
// -----
// RULE: concatenate_reversed
func.func @main(%x: tensor<6xf32>) -> tensor<3xf32> {
  %0 = stablehlo.slice %x [4:5] : (tensor<6xf32>) -> tensor<1xf32>
  %1 = stablehlo.slice %x [2:3] : (tensor<6xf32>) -> tensor<1xf32>
  %2 = stablehlo.slice %x [0:1] : (tensor<6xf32>) -> tensor<1xf32>
  %3 = stablehlo.concatenate %0, %1, %2, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
  return %3 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.slice %arg0 [0:5:2]
// CHECK-NEXT: %1 = stablehlo.reverse %0, dims = [0]
