// SPDX-License-Identifier: Apache-2.0
// Random cases of one op; what jaxlib evaluates. Made by scripts/compare_ops.py --seed 5 --rounds 6.

// map_op i1
func.func @main() {
  %0 = stablehlo.constant dense<[[false, false], [true, true]]> : tensor<2x2xi1>
  %1 = stablehlo.constant dense<[[false, false], [false, true]]> : tensor<2x2xi1>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %z = stablehlo.and %x, %y : tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
  %e0 = stablehlo.constant dense<[[false, false], [false, true]]> : tensor<2x2xi1>
  check.expect_eq %r, %e0 : tensor<2x2xi1>
  func.return
}

// -----

// map_op i1
func.func @main() {
  %0 = stablehlo.constant dense<[[false, false, false], [false, false, false], [true, false, true], [false, true, false]]> : tensor<4x3xi1>
  %1 = stablehlo.constant dense<[[false, false, true], [false, false, true], [false, true, false], [true, false, true]]> : tensor<4x3xi1>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %z = stablehlo.or %x, %y : tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
  %e0 = stablehlo.constant dense<[[false, false, true], [false, false, true], [true, true, true], [true, true, true]]> : tensor<4x3xi1>
  check.expect_eq %r, %e0 : tensor<4x3xi1>
  func.return
}

// -----

// map_op i4
func.func @main() {
  %0 = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xi4>
  %1 = stablehlo.constant dense<[[2, -1]]> : tensor<1x2xi4>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %z = stablehlo.minimum %x, %y : tensor<i4>
    stablehlo.return %z : tensor<i4>
  }) : (tensor<1x2xi4>, tensor<1x2xi4>) -> tensor<1x2xi4>
  %e0 = stablehlo.constant dense<[[0, -1]]> : tensor<1x2xi4>
  check.expect_eq %r, %e0 : tensor<1x2xi4>
  func.return
}

// -----

// map_op i4
func.func @main() {
  %0 = stablehlo.constant dense<[[0], [-2]]> : tensor<2x1xi4>
  %1 = stablehlo.constant dense<[[0], [-2]]> : tensor<2x1xi4>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %z = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %z : tensor<i4>
  }) : (tensor<2x1xi4>, tensor<2x1xi4>) -> tensor<2x1xi4>
  %e0 = stablehlo.constant dense<[[0], [-4]]> : tensor<2x1xi4>
  check.expect_eq %r, %e0 : tensor<2x1xi4>
  func.return
}

// -----

// map_op i8
func.func @main() {
  %0 = stablehlo.constant dense<[[-1, 3, -3]]> : tensor<1x3xi8>
  %1 = stablehlo.constant dense<[[-1, 2, -1]]> : tensor<1x3xi8>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %z = stablehlo.maximum %x, %y : tensor<i8>
    stablehlo.return %z : tensor<i8>
  }) : (tensor<1x3xi8>, tensor<1x3xi8>) -> tensor<1x3xi8>
  %e0 = stablehlo.constant dense<[[-1, 3, -1]]> : tensor<1x3xi8>
  check.expect_eq %r, %e0 : tensor<1x3xi8>
  func.return
}

// -----

// map_op i8
func.func @main() {
  %0 = stablehlo.constant dense<[[-1, -2], [-2, 0]]> : tensor<2x2xi8>
  %1 = stablehlo.constant dense<[[-1, 0], [0, 2]]> : tensor<2x2xi8>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %z = stablehlo.minimum %x, %y : tensor<i8>
    stablehlo.return %z : tensor<i8>
  }) : (tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<2x2xi8>
  %e0 = stablehlo.constant dense<[[-1, -2], [-2, 0]]> : tensor<2x2xi8>
  check.expect_eq %r, %e0 : tensor<2x2xi8>
  func.return
}

// -----

// map_op ui16
func.func @main() {
  %0 = stablehlo.constant dense<[[3], [0]]> : tensor<2x1xui16>
  %1 = stablehlo.constant dense<[[3], [2]]> : tensor<2x1xui16>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %z = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %z : tensor<ui16>
  }) : (tensor<2x1xui16>, tensor<2x1xui16>) -> tensor<2x1xui16>
  %e0 = stablehlo.constant dense<[[3], [2]]> : tensor<2x1xui16>
  check.expect_eq %r, %e0 : tensor<2x1xui16>
  func.return
}

// -----

// map_op ui16
func.func @main() {
  %0 = stablehlo.constant dense<[[3, 2, 3], [1, 0, 2], [2, 0, 2]]> : tensor<3x3xui16>
  %1 = stablehlo.constant dense<[[3, 2, 0], [3, 2, 1], [0, 0, 0]]> : tensor<3x3xui16>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %z = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %z : tensor<ui16>
  }) : (tensor<3x3xui16>, tensor<3x3xui16>) -> tensor<3x3xui16>
  %e0 = stablehlo.constant dense<[[6, 4, 3], [4, 2, 3], [2, 0, 2]]> : tensor<3x3xui16>
  check.expect_eq %r, %e0 : tensor<3x3xui16>
  func.return
}

// -----

// map_op i32
func.func @main() {
  %0 = stablehlo.constant dense<[[-2, -1, -3, -2], [-3, 1, -3, 1], [-2, 2, 3, -1], [3, -1, 1, 1]]> : tensor<4x4xi32>
  %1 = stablehlo.constant dense<[[1, 2, -2, 2], [1, 3, 3, 1], [3, 2, 1, 2], [3, -2, 0, -2]]> : tensor<4x4xi32>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.minimum %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
  %e0 = stablehlo.constant dense<[[-2, -1, -3, -2], [-3, 1, -3, 1], [-2, 2, 1, -1], [3, -2, 0, -2]]> : tensor<4x4xi32>
  check.expect_eq %r, %e0 : tensor<4x4xi32>
  func.return
}

// -----

// map_op i32
func.func @main() {
  %0 = stablehlo.constant dense<[[-3, -3]]> : tensor<1x2xi32>
  %1 = stablehlo.constant dense<[[-1, -2]]> : tensor<1x2xi32>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.minimum %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
  %e0 = stablehlo.constant dense<-3> : tensor<1x2xi32>
  check.expect_eq %r, %e0 : tensor<1x2xi32>
  func.return
}

// -----

// map_op ui64
func.func @main() {
  %0 = stablehlo.constant dense<[[2, 3], [2, 2]]> : tensor<2x2xui64>
  %1 = stablehlo.constant dense<[[1, 2], [3, 3]]> : tensor<2x2xui64>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %z = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %z : tensor<ui64>
  }) : (tensor<2x2xui64>, tensor<2x2xui64>) -> tensor<2x2xui64>
  %e0 = stablehlo.constant dense<[[3, 5], [5, 5]]> : tensor<2x2xui64>
  check.expect_eq %r, %e0 : tensor<2x2xui64>
  func.return
}

// -----

// map_op ui64
func.func @main() {
  %0 = stablehlo.constant dense<[[2, 0, 0], [0, 1, 2]]> : tensor<2x3xui64>
  %1 = stablehlo.constant dense<[[1, 2, 0], [2, 0, 0]]> : tensor<2x3xui64>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %z = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %z : tensor<ui64>
  }) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  %e0 = stablehlo.constant dense<[[3, 2, 0], [2, 1, 2]]> : tensor<2x3xui64>
  check.expect_eq %r, %e0 : tensor<2x3xui64>
  func.return
}

// -----

// map_op f8E5M2
func.func @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, -3.0, -1.0], [-2.0, -1.0, -1.0, 2.0], [0.0, 3.0, 0.0, -1.0], [-1.0, -1.0, 2.0, 3.0]]> : tensor<4x4xf8E5M2>
  %1 = stablehlo.constant dense<[[-2.0, -3.0, 2.0, 1.0], [-3.0, 1.0, -1.0, -1.0], [2.0, 1.0, 3.0, -1.0], [0.0, -3.0, -2.0, 3.0]]> : tensor<4x4xf8E5M2>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %z = stablehlo.maximum %x, %y : tensor<f8E5M2>
    stablehlo.return %z : tensor<f8E5M2>
  }) : (tensor<4x4xf8E5M2>, tensor<4x4xf8E5M2>) -> tensor<4x4xf8E5M2>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 0.000000e+00, 2.000000e+00, 1.000000e+00], [-2.000000e+00, 1.000000e+00, -1.000000e+00, 2.000000e+00], [2.000000e+00, 3.000000e+00, 3.000000e+00, -1.000000e+00], [0.000000e+00, -1.000000e+00, 2.000000e+00, 3.000000e+00]]> : tensor<4x4xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xf8E5M2>
  func.return
}

// -----

// map_op f8E5M2
func.func @main() {
  %0 = stablehlo.constant dense<[[-1.0, -1.0], [-2.0, 1.0], [-2.0, 3.0]]> : tensor<3x2xf8E5M2>
  %1 = stablehlo.constant dense<[[2.0, -3.0], [2.0, -2.0], [2.0, 2.0]]> : tensor<3x2xf8E5M2>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %z = stablehlo.minimum %x, %y : tensor<f8E5M2>
    stablehlo.return %z : tensor<f8E5M2>
  }) : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<3x2xf8E5M2>
  %e0 = stablehlo.constant dense<[[-1.000000e+00, -3.000000e+00], [-2.000000e+00, -2.000000e+00], [-2.000000e+00, 2.000000e+00]]> : tensor<3x2xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2xf8E5M2>
  func.return
}

// -----

// map_op bf16
func.func @main() {
  %0 = stablehlo.constant dense<[[-2.0, 3.0, 2.0], [-1.0, 2.0, -1.0], [1.0, 0.0, 3.0]]> : tensor<3x3xbf16>
  %1 = stablehlo.constant dense<[[-3.0, -2.0, -1.0], [-2.0, 2.0, -3.0], [2.0, 1.0, 0.0]]> : tensor<3x3xbf16>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %z = stablehlo.minimum %x, %y : tensor<bf16>
    stablehlo.return %z : tensor<bf16>
  }) : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> tensor<3x3xbf16>
  %e0 = stablehlo.constant dense<[[-3.000000e+00, -2.000000e+00, -1.000000e+00], [-2.000000e+00, 2.000000e+00, -3.000000e+00], [1.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<3x3xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x3xbf16>
  func.return
}

// -----

// map_op bf16
func.func @main() {
  %0 = stablehlo.constant dense<[[-2.0, -2.0, -1.0], [-1.0, 2.0, -3.0], [-1.0, -2.0, -2.0], [1.0, 1.0, -2.0]]> : tensor<4x3xbf16>
  %1 = stablehlo.constant dense<[[-2.0, 2.0, 2.0], [1.0, 3.0, -1.0], [-2.0, -1.0, 0.0], [0.0, 2.0, 3.0]]> : tensor<4x3xbf16>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %z = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %z : tensor<bf16>
  }) : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> tensor<4x3xbf16>
  %e0 = stablehlo.constant dense<[[-4.000000e+00, 0.000000e+00, 1.000000e+00], [0.000000e+00, 5.000000e+00, -4.000000e+00], [-3.000000e+00, -3.000000e+00, -2.000000e+00], [1.000000e+00, 3.000000e+00, 1.000000e+00]]> : tensor<4x3xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x3xbf16>
  func.return
}

// -----

// map_op f16
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, -2.0, -1.0, 0.0], [3.0, 3.0, -2.0, 1.0], [2.0, -3.0, 0.0, 1.0], [-1.0, 0.0, 2.0, -3.0]]> : tensor<4x4xf16>
  %1 = stablehlo.constant dense<[[3.0, 1.0, 3.0, 3.0], [1.0, 1.0, 0.0, 3.0], [1.0, 3.0, -3.0, -1.0], [-1.0, -2.0, -1.0, -1.0]]> : tensor<4x4xf16>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %z = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %z : tensor<f16>
  }) : (tensor<4x4xf16>, tensor<4x4xf16>) -> tensor<4x4xf16>
  %e0 = stablehlo.constant dense<[[4.000000e+00, -1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 4.000000e+00, -2.000000e+00, 4.000000e+00], [3.000000e+00, 0.000000e+00, -3.000000e+00, 0.000000e+00], [-2.000000e+00, -2.000000e+00, 1.000000e+00, -4.000000e+00]]> : tensor<4x4xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xf16>
  func.return
}

// -----

// map_op f16
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, -1.0], [1.0, 0.0], [2.0, -2.0]]> : tensor<3x2xf16>
  %1 = stablehlo.constant dense<[[2.0, 3.0], [-2.0, -3.0], [2.0, 2.0]]> : tensor<3x2xf16>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %z = stablehlo.maximum %x, %y : tensor<f16>
    stablehlo.return %z : tensor<f16>
  }) : (tensor<3x2xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
  %e0 = stablehlo.constant dense<[[2.000000e+00, 3.000000e+00], [1.000000e+00, 0.000000e+00], [2.000000e+00, 2.000000e+00]]> : tensor<3x2xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2xf16>
  func.return
}

// -----

// map_op f32
func.func @main() {
  %0 = stablehlo.constant dense<[[-2.0, 2.0, -1.0, -1.0]]> : tensor<1x4xf32>
  %1 = stablehlo.constant dense<[[2.0, -2.0, -2.0, 1.0]]> : tensor<1x4xf32>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
  %e0 = stablehlo.constant dense<[[2.000000e+00, 2.000000e+00, -1.000000e+00, 1.000000e+00]]> : tensor<1x4xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x4xf32>
  func.return
}

// -----

// map_op f32
func.func @main() {
  %0 = stablehlo.constant dense<[[-3.0, -3.0, 0.0, 1.0]]> : tensor<1x4xf32>
  %1 = stablehlo.constant dense<[[0.0, 3.0, -3.0, -2.0]]> : tensor<1x4xf32>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.minimum %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
  %e0 = stablehlo.constant dense<[[-3.000000e+00, -3.000000e+00, -3.000000e+00, -2.000000e+00]]> : tensor<1x4xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x4xf32>
  func.return
}

// -----

// map_op f64
func.func @main() {
  %0 = stablehlo.constant dense<[[3.0], [-1.0], [3.0], [2.0]]> : tensor<4x1xf64>
  %1 = stablehlo.constant dense<[[2.0], [0.0], [1.0], [3.0]]> : tensor<4x1xf64>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %z = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %z : tensor<f64>
  }) : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xf64>
  %e0 = stablehlo.constant dense<[[5.000000e+00], [-1.000000e+00], [4.000000e+00], [5.000000e+00]]> : tensor<4x1xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x1xf64>
  func.return
}

// -----

// map_op f64
func.func @main() {
  %0 = stablehlo.constant dense<[[2.0, 1.0, 0.0, 1.0], [-3.0, 2.0, 0.0, -2.0], [-1.0, 3.0, 2.0, 3.0], [0.0, -2.0, -2.0, 0.0]]> : tensor<4x4xf64>
  %1 = stablehlo.constant dense<[[-1.0, -1.0, 2.0, 1.0], [2.0, 0.0, 3.0, 3.0], [-1.0, -3.0, 3.0, -2.0], [3.0, 2.0, -3.0, -2.0]]> : tensor<4x4xf64>
  %r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %z = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %z : tensor<f64>
  }) : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %e0 = stablehlo.constant dense<[[1.000000e+00, 0.000000e+00, 2.000000e+00, 2.000000e+00], [-1.000000e+00, 2.000000e+00, 3.000000e+00, 1.000000e+00], [-2.000000e+00, 0.000000e+00, 5.000000e+00, 1.000000e+00], [3.000000e+00, 0.000000e+00, -5.000000e+00, -2.000000e+00]]> : tensor<4x4xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xf64>
  func.return
}
