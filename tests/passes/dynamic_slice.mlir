// SPDX-License-Identifier: Apache-2.0
// RULE: dynamic_slice_to_slice
func.func @main(%x: tensor<8xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.dynamic_slice %x, %c, sizes = [3] : (tensor<8xf32>, tensor<i32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.slice %arg0 [5:8] : (tensor<8xf32>) -> tensor<3xf32>
// CHECK-NEXT: return %0 : tensor<3xf32>
// -----
// RULE: dynamic_slice_broadcast
func.func @main(%v: tensor<f32>, %i: tensor<i32>) -> tensor<3xf32> {
  %x = stablehlo.broadcast_in_dim %v, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [3] : (tensor<8xf32>, tensor<i32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT: return %0 : tensor<3xf32>
// -----
// RULE: dynamic_slice_of_update
func.func @main(%x: tensor<8xf32>, %u: tensor<3xf32>, %i: tensor<i32>) -> tensor<3xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<8xf32>, tensor<3xf32>, tensor<i32>) -> tensor<8xf32>
  %1 = stablehlo.dynamic_slice %0, %i, sizes = [3] : (tensor<8xf32>, tensor<i32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg1 : tensor<3xf32>
// -----
// RULE: index_of_whole
func.func @main(%x: tensor<8x4xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<3x4xf32> {
  %k = stablehlo.add %j, %i : tensor<i32>
  %0 = stablehlo.dynamic_slice %x, %i, %k, sizes = [3, 4] : (tensor<8x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT: %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [3, 4] : (tensor<8x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
// CHECK-NEXT: return %0 : tensor<3x4xf32>
// -----
// RULE: update_covers_all
func.func @main(%x: tensor<8xf32>, %u: tensor<8xf32>, %i: tensor<i32>) -> tensor<8xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<8xf32>, tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg1 : tensor<8xf32>
// -----
// RULE: update_empty
func.func @main(%x: tensor<8xf32>, %u: tensor<0xf32>, %i: tensor<i32>) -> tensor<8xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<8xf32>, tensor<0xf32>, tensor<i32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<8xf32>
// -----
// RULE: update_with_itself
func.func @main(%x: tensor<8xf32>, %i: tensor<i32>) -> tensor<8xf32> {
  %u = stablehlo.dynamic_slice %x, %i, sizes = [3] : (tensor<8xf32>, tensor<i32>) -> tensor<3xf32>
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<8xf32>, tensor<3xf32>, tensor<i32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<8xf32>
// -----
// RULE: update_of_update
func.func @main(%x: tensor<8xf32>, %u: tensor<3xf32>, %v: tensor<3xf32>, %i: tensor<i32>) -> tensor<8xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<8xf32>, tensor<3xf32>, tensor<i32>) -> tensor<8xf32>
  %1 = stablehlo.dynamic_update_slice %0, %v, %i : (tensor<8xf32>, tensor<3xf32>, tensor<i32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.dynamic_update_slice %arg0, %arg2, %arg3 : (tensor<8xf32>, tensor<3xf32>, tensor<i32>) -> tensor<8xf32>
// CHECK-NEXT: return %0 : tensor<8xf32>
// -----
// RULE: update_of_splat_to_pad
func.func @main(%u: tensor<3xf32>) -> tensor<8xf32> {
  %x = stablehlo.constant dense<0.0> : tensor<8xf32>
  %i = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<8xf32>, tensor<3xf32>, tensor<i32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT: %0 = stablehlo.pad %arg0, %cst, low = [2], high = [3], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<8xf32>
// CHECK-NEXT: return %0 : tensor<8xf32>
// -----
// RULE: update_fills_pad
func.func @main(%u: tensor<3xf32>, %w: tensor<5xf32>) -> tensor<8xf32> {
  %x = stablehlo.constant dense<0.0> : tensor<8xf32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %j = stablehlo.constant dense<3> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<8xf32>, tensor<3xf32>, tensor<i32>) -> tensor<8xf32>
  %1 = stablehlo.dynamic_update_slice %0, %w, %j : (tensor<8xf32>, tensor<5xf32>, tensor<i32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<3xf32>, tensor<5xf32>) -> tensor<8xf32>
// CHECK-NEXT: return %0 : tensor<8xf32>
