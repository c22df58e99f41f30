// SPDX-License-Identifier: Apache-2.0
// RULE: reduce_empty
func.func @main(%x: tensor<0x3xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
// CHECK-NEXT: return %cst : tensor<3xf32>
// -----
// RULE: reduce_unit_dims
func.func @main(%x: tensor<1x3xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.reshape %arg0 : (tensor<1x3xf32>) -> tensor<3xf32>
// CHECK-NEXT: return %0 : tensor<3xf32>
// -----
// RULE: reduce_reshape
func.func @main(%x: tensor<2x3xf32>) -> tensor<f32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<6xf32>
  %0 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT: %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: return %0 : tensor<f32>
// -----
// RULE: reduce_reduce
func.func @main(%x: tensor<2x3x4xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
  %0 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT: %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT: return %0 : tensor<3xf32>
// -----
// RULE: reduce_transpose
func.func @main(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %0 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT: %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT: return %0 : tensor<2xf32>
// -----
// RULE: reduce_reverse
func.func @main(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reverse %x, dims = [1] : tensor<2x3xf32>
  %0 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT: %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT: return %0 : tensor<2xf32>
// -----
// RULE: reduce_broadcast
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf32>) -> tensor<5x3xf32>
  %0 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<5.000000e+00> : tensor<3xf32>
// CHECK-NEXT: %0 = stablehlo.multiply %arg0, %cst : tensor<3xf32>
// CHECK-NEXT: return %0 : tensor<3xf32>
// -----
// RULE: reduce_pad
func.func @main(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.pad %x, %c, low = [0, 1], high = [0, 2], interior = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x8xf32>
  %0 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT: %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT: return %0 : tensor<2xf32>
// -----
// RULE: reduce_negate
func.func @main(%x: tensor<2x3xi32>) -> tensor<2xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.negate %x : tensor<2x3xi32>
  %0 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT: %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT: %1 = stablehlo.negate %0 : tensor<2xi32>
// CHECK-NEXT: return %1 : tensor<2xi32>
// -----
// RULE: window_of_one
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %c) <{window_dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %9 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %9 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// -----
// RULE: window_of_pad
func.func @main(%y: tensor<4xf32>) -> tensor<6xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.pad %y, %c, low = [2], high = [1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<7xf32>
  %0 = "stablehlo.reduce_window"(%x, %c) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %9 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %9 : tensor<f32>
  }) : (tensor<7xf32>, tensor<f32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT: %0 = "stablehlo.reduce_window"(%arg0, %cst) <{padding = dense<[[2, 1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>}> ({
// CHECK-NEXT: ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
// CHECK-NEXT: %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
// CHECK-NEXT: stablehlo.return %1 : tensor<f32>
// CHECK-NEXT: }) : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>
// CHECK-NEXT: return %0 : tensor<6xf32>
// -----
// RULE: reduce_unused
func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xi32>) -> tensor<2xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %d = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = "stablehlo.reduce"(%x, %y, %c, %d) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %e: tensor<f32>, %f: tensor<i32>):
    %1 = stablehlo.add %a, %e : tensor<f32>
    %2 = stablehlo.multiply %b, %f : tensor<i32>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
  }) : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
  return %0#0 : tensor<2xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT: %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT: return %0 : tensor<2xf32>
// -----
// RULE: reduce_concatenate
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reshape %x : (tensor<4xf32>) -> tensor<1x4xf32>
  %1 = stablehlo.reshape %y : (tensor<4xf32>) -> tensor<1x4xf32>
  %2 = stablehlo.reshape %z : (tensor<4xf32>) -> tensor<1x4xf32>
  %3 = stablehlo.concatenate %0, %1, %2, dim = 0 : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %4 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.add %arg0, %arg1
// CHECK-NEXT: %1 = stablehlo.add %0, %arg2
// -----
// In which order remainders are taken makes a difference.
func.func @main(%x: tensor<4x5xi32>) -> tensor<i32> {
  %c = stablehlo.constant dense<1000003> : tensor<i32>
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x5xi32>) -> tensor<5x4xi32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.remainder across dimensions = [0, 1] : (tensor<5x4xi32>, tensor<i32>) -> tensor<i32>
  return %1 : tensor<i32>
}
// CHECK: stablehlo.transpose %arg0
// CHECK-NEXT: across dimensions = [0, 1]
