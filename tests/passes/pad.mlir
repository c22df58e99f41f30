// SPDX-License-Identifier: Apache-2.0
// RULE: pad_empty
func.func @main(%x: tensor<0xf32>, %v: tensor<f32>) -> tensor<5xf32> {
  %0 = stablehlo.pad %x, %v, low = [2], high = [3], interior = [0] : (tensor<0xf32>, tensor<f32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<5xf32>
// CHECK-NEXT: return %0 : tensor<5xf32>
// -----
// RULE: pad_broadcast
func.func @main(%v: tensor<f32>) -> tensor<7xf32> {
  %x = stablehlo.broadcast_in_dim %v, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %0 = stablehlo.pad %x, %v, low = [2], high = [1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<7xf32>
// CHECK-NEXT: return %0 : tensor<7xf32>
// -----
// RULE: pad_pad
func.func @main(%x: tensor<4xf32>, %v: tensor<f32>) -> tensor<12xf32> {
  %0 = stablehlo.pad %x, %v, low = [2], high = [1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<7xf32>
  %1 = stablehlo.pad %0, %v, low = [1], high = [4], interior = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<12xf32>
  return %1 : tensor<12xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.pad %arg0, %arg1, low = [3], high = [5], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<12xf32>
// CHECK-NEXT: return %0 : tensor<12xf32>
// -----
// RULE: negative_pad_to_slice
func.func @main(%x: tensor<8xf32>, %v: tensor<f32>) -> tensor<5xf32> {
  %0 = stablehlo.pad %x, %v, low = [-1], high = [-2], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.slice %arg0 [1:6] : (tensor<8xf32>) -> tensor<5xf32>
// CHECK-NEXT: return %0 : tensor<5xf32>
// -----
// RULE: sum_of_pads_to_concatenate
func.func @main(%x: tensor<2xi32>, %y: tensor<3xi32>) -> tensor<5xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.pad %x, %c, low = [0], high = [3], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<5xi32>
  %1 = stablehlo.pad %y, %c, low = [2], high = [0], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<5xi32>
  %2 = stablehlo.add %0, %1 : tensor<5xi32>
  return %2 : tensor<5xi32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<2xi32>, tensor<3xi32>) -> tensor<5xi32>
// CHECK-NEXT: return %0 : tensor<5xi32>
// -----
// RULE: elementwise_of_pads
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<7xf32> {
  %c = stablehlo.constant dense<2.0> : tensor<f32>
  %0 = stablehlo.pad %x, %c, low = [2], high = [1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<7xf32>
  %1 = stablehlo.pad %y, %c, low = [2], high = [1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<7xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<7xf32>
  return %2 : tensor<7xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.multiply %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
// CHECK-NEXT: %1 = stablehlo.pad %0, %cst, low = [2], high = [1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<7xf32>
// CHECK-NEXT: return %1 : tensor<7xf32>
