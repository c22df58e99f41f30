// SPDX-License-Identifier: Apache-2.0
// Random cases of one op; what jaxlib evaluates. Made by scripts/compare_ops.py --seed 5 --rounds 6.

// reduce_window i1
func.func @main() {
  %0 = stablehlo.constant dense<[[false], [false]]> : tensor<2x1xi1>
  %1 = stablehlo.constant dense<false> : tensor<i1>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[2, 2], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %z = stablehlo.or %x, %y : tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<2x1xi1>, tensor<i1>) -> tensor<3x1xi1>
  %e0 = stablehlo.constant dense<false> : tensor<3x1xi1>
  check.expect_eq %r, %e0 : tensor<3x1xi1>
  func.return
}

// -----

// reduce_window i1
func.func @main() {
  %0 = stablehlo.constant dense<[true]> : tensor<1xi1>
  %1 = stablehlo.constant dense<false> : tensor<i1>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %z = stablehlo.and %x, %y : tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<1xi1>, tensor<i1>) -> tensor<2xi1>
  %e0 = stablehlo.constant dense<false> : tensor<2xi1>
  check.expect_eq %r, %e0 : tensor<2xi1>
  func.return
}

// -----

// reduce_window i4
func.func @main() {
  %0 = stablehlo.constant dense<[[[0, 0, -3], [-1, -3, 2]]]> : tensor<1x2x3xi4>
  %1 = stablehlo.constant dense<-3> : tensor<i4>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 3, 2>, window_strides = array<i64: 2, 2, 1>, base_dilations = array<i64: 1, 2, 1>, window_dilations = array<i64: 2, 2, 1>, padding = dense<[[2, 2], [1, 1], [1, 1]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %z = stablehlo.minimum %x, %y : tensor<i4>
    stablehlo.return %z : tensor<i4>
  }) : (tensor<1x2x3xi4>, tensor<i4>) -> tensor<1x1x4xi4>
  %e0 = stablehlo.constant dense<-3> : tensor<1x1x4xi4>
  check.expect_eq %r, %e0 : tensor<1x1x4xi4>
  func.return
}

// -----

// reduce_window i4
func.func @main() {
  %0 = stablehlo.constant dense<[-3, -2, -2, 1]> : tensor<4xi4>
  %1 = stablehlo.constant dense<-2> : tensor<i4>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %z = stablehlo.minimum %x, %y : tensor<i4>
    stablehlo.return %z : tensor<i4>
  }) : (tensor<4xi4>, tensor<i4>) -> tensor<0xi4>
  %e0 = stablehlo.constant dense<> : tensor<0xi4>
  check.expect_eq %r, %e0 : tensor<0xi4>
  func.return
}

// -----

// reduce_window i8
func.func @main() {
  %0 = stablehlo.constant dense<[2, -2]> : tensor<2xi8>
  %1 = stablehlo.constant dense<2> : tensor<i8>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 2>, padding = dense<[[-1, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %z = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %z : tensor<i8>
  }) : (tensor<2xi8>, tensor<i8>) -> tensor<1xi8>
  %e0 = stablehlo.constant dense<2> : tensor<1xi8>
  check.expect_eq %r, %e0 : tensor<1xi8>
  func.return
}

// -----

// reduce_window i8
func.func @main() {
  %0 = stablehlo.constant dense<[[1]]> : tensor<1x1xi8>
  %1 = stablehlo.constant dense<3> : tensor<i8>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [0, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %z = stablehlo.maximum %x, %y : tensor<i8>
    stablehlo.return %z : tensor<i8>
  }) : (tensor<1x1xi8>, tensor<i8>) -> tensor<0x1xi8>
  %e0 = stablehlo.constant dense<> : tensor<0x1xi8>
  check.expect_eq %r, %e0 : tensor<0x1xi8>
  func.return
}

// -----

// reduce_window ui16
func.func @main() {
  %0 = stablehlo.constant dense<[[1, 3, 3]]> : tensor<1x3xui16>
  %1 = stablehlo.constant dense<2> : tensor<ui16>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 2, 2>, padding = dense<[[-1, 1], [1, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %z = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %z : tensor<ui16>
  }) : (tensor<1x3xui16>, tensor<ui16>) -> tensor<0x4xui16>
  %e0 = stablehlo.constant dense<> : tensor<0x4xui16>
  check.expect_eq %r, %e0 : tensor<0x4xui16>
  func.return
}

// -----

// reduce_window ui16
func.func @main() {
  %0 = stablehlo.constant dense<[3, 1, 1]> : tensor<3xui16>
  %1 = stablehlo.constant dense<1> : tensor<ui16>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[2, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %z = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %z : tensor<ui16>
  }) : (tensor<3xui16>, tensor<ui16>) -> tensor<3xui16>
  %e0 = stablehlo.constant dense<[3, 3, 1]> : tensor<3xui16>
  check.expect_eq %r, %e0 : tensor<3xui16>
  func.return
}

// -----

// reduce_window i32
func.func @main() {
  %0 = stablehlo.constant dense<[[[-3, -1, 3, 3]], [[-3, 1, -3, 3]], [[-1, -3, 1, 2]]]> : tensor<3x1x4xi32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 2, 3>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 1, 2, 2>, window_dilations = array<i64: 2, 1, 1>, padding = dense<[[2, 0], [0, 1], [0, 1]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.maximum %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<3x1x4xi32>, tensor<i32>) -> tensor<1x1x6xi32>
  %e0 = stablehlo.constant dense<[[[2, 2, 3, 3, 3, 3]]]> : tensor<1x1x6xi32>
  check.expect_eq %r, %e0 : tensor<1x1x6xi32>
  func.return
}

// -----

// reduce_window i32
func.func @main() {
  %0 = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi32>
  %1 = stablehlo.constant dense<-2> : tensor<i32>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[2, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  %e0 = stablehlo.constant dense<[-4, 5, -4]> : tensor<3xi32>
  check.expect_eq %r, %e0 : tensor<3xi32>
  func.return
}

// -----

// reduce_window ui64
func.func @main() {
  %0 = stablehlo.constant dense<[[[3], [2], [1], [0]], [[3], [2], [0], [3]]]> : tensor<2x4x1xui64>
  %1 = stablehlo.constant dense<3> : tensor<ui64>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3, 2>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 2, 2>, window_dilations = array<i64: 2, 2, 2>, padding = dense<[[0, 0], [0, 2], [0, 2]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %z = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %z : tensor<ui64>
  }) : (tensor<2x4x1xui64>, tensor<ui64>) -> tensor<0x5x1xui64>
  %e0 = stablehlo.constant dense<> : tensor<0x5x1xui64>
  check.expect_eq %r, %e0 : tensor<0x5x1xui64>
  func.return
}

// -----

// reduce_window ui64
func.func @main() {
  %0 = stablehlo.constant dense<[[[1], [3], [3], [3]], [[1], [1], [2], [3]]]> : tensor<2x4x1xui64>
  %1 = stablehlo.constant dense<3> : tensor<ui64>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 2, 2>, window_strides = array<i64: 2, 1, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 1, 2, 2>, padding = dense<[[1, 0], [-1, 2], [-1, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %z = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %z : tensor<ui64>
  }) : (tensor<2x4x1xui64>, tensor<ui64>) -> tensor<1x3x0xui64>
  %e0 = stablehlo.constant dense<> : tensor<1x3x0xui64>
  check.expect_eq %r, %e0 : tensor<1x3x0xui64>
  func.return
}

// -----

// reduce_window f8E5M2
func.func @main() {
  %0 = stablehlo.constant dense<[[[2.0, -2.0, -1.0], [-2.0, -2.0, 3.0]], [[-3.0, 3.0, -1.0], [-3.0, -2.0, 0.0]]]> : tensor<2x2x3xf8E5M2>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 2>, base_dilations = array<i64: 1, 2, 2>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [0, 1], [2, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %z = stablehlo.add %x, %y : tensor<f8E5M2>
    stablehlo.return %z : tensor<f8E5M2>
  }) : (tensor<2x2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<4x1x3xf8E5M2>
  %e0 = stablehlo.constant dense<[[[7.000000e+00, 7.000000e+00, 7.000000e+00]], [[7.000000e+00, 5.000000e+00, 1.000000e+00]], [[7.000000e+00, -1.000000e+00, 6.000000e+00]], [[7.000000e+00, 7.000000e+00, 7.000000e+00]]]> : tensor<4x1x3xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x1x3xf8E5M2>
  func.return
}

// -----

// reduce_window f8E5M2
func.func @main() {
  %0 = stablehlo.constant dense<[[[1.0, 1.0]]]> : tensor<1x1x2xf8E5M2>
  %1 = stablehlo.constant dense<-2.0> : tensor<f8E5M2>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 3, 3>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 1, 1, 2>, padding = dense<[[2, 0], [2, 0], [2, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %z = stablehlo.maximum %x, %y : tensor<f8E5M2>
    stablehlo.return %z : tensor<f8E5M2>
  }) : (tensor<1x1x2xf8E5M2>, tensor<f8E5M2>) -> tensor<3x1x0xf8E5M2>
  %e0 = stablehlo.constant dense<> : tensor<3x1x0xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x1x0xf8E5M2>
  func.return
}

// -----

// reduce_window bf16
func.func @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [-1.0, 3.0], [-3.0, 0.0], [0.0, 2.0]], [[3.0, -1.0], [2.0, 0.0], [-3.0, 0.0], [-3.0, 1.0]], [[1.0, 1.0], [2.0, 2.0], [0.0, 2.0], [1.0, 3.0]], [[2.0, 0.0], [-1.0, -3.0], [3.0, -1.0], [2.0, -1.0]]]> : tensor<4x4x2xbf16>
  %1 = stablehlo.constant dense<1.0> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2, 2>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 2, 1, 2>, padding = dense<[[-1, 0], [0, 1], [1, 1]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %z = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %z : tensor<bf16>
  }) : (tensor<4x4x2xbf16>, tensor<bf16>) -> tensor<1x2x2xbf16>
  %e0 = stablehlo.constant dense<[[[1.000000e+00, 1.100000e+01], [4.000000e+00, 4.000000e+00]]]> : tensor<1x2x2xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x2x2xbf16>
  func.return
}

// -----

// reduce_window bf16
func.func @main() {
  %0 = stablehlo.constant dense<[-2.0, -3.0, 2.0]> : tensor<3xbf16>
  %1 = stablehlo.constant dense<-1.0> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 2>, padding = dense<[[-1, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %z = stablehlo.minimum %x, %y : tensor<bf16>
    stablehlo.return %z : tensor<bf16>
  }) : (tensor<3xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %e0 = stablehlo.constant dense<[-3.000000e+00, -1.000000e+00]> : tensor<2xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xbf16>
  func.return
}

// -----

// reduce_window f16
func.func @main() {
  %0 = stablehlo.constant dense<[[[-1.0, -3.0, 0.0]], [[-3.0, 3.0, 3.0]], [[3.0, 2.0, -2.0]], [[2.0, 3.0, 0.0]]]> : tensor<4x1x3xf16>
  %1 = stablehlo.constant dense<-3.0> : tensor<f16>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 3, 2>, window_strides = array<i64: 2, 2, 1>, base_dilations = array<i64: 1, 2, 2>, window_dilations = array<i64: 2, 1, 1>, padding = dense<[[-1, 0], [0, 0], [-1, 2]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %z = stablehlo.minimum %x, %y : tensor<f16>
    stablehlo.return %z : tensor<f16>
  }) : (tensor<4x1x3xf16>, tensor<f16>) -> tensor<0x0x5xf16>
  %e0 = stablehlo.constant dense<> : tensor<0x0x5xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<0x0x5xf16>
  func.return
}

// -----

// reduce_window f16
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf16>
  %1 = stablehlo.constant dense<2.0> : tensor<f16>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 2>, padding = dense<[[-1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %z = stablehlo.maximum %x, %y : tensor<f16>
    stablehlo.return %z : tensor<f16>
  }) : (tensor<2xf16>, tensor<f16>) -> tensor<0xf16>
  %e0 = stablehlo.constant dense<> : tensor<0xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<0xf16>
  func.return
}

// -----

// reduce_window f32
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, 3.0, 0.0, 3.0]> : tensor<4xf32>
  %1 = stablehlo.constant dense<3.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 1>, base_dilations = array<i64: 2>, window_dilations = array<i64: 2>, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>
  %e0 = stablehlo.constant dense<3.000000e+00> : tensor<6xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf32>
  func.return
}

// -----

// reduce_window f32
func.func @main() {
  %0 = stablehlo.constant dense<[[[-1.0, 1.0, 0.0, 3.0], [0.0, -1.0, 3.0, 1.0], [0.0, 3.0, 0.0, 0.0], [3.0, -2.0, -2.0, 0.0]]]> : tensor<1x4x4xf32>
  %1 = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 1, 2>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 2, 1, 2>, window_dilations = array<i64: 1, 2, 2>, padding = dense<[[-1, 1], [2, 1], [2, 2]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<0x7x9xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x7x9xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<0x7x9xf32>
  func.return
}

// -----

// reduce_window f64
func.func @main() {
  %0 = stablehlo.constant dense<[[3.0, 2.0, -2.0, 3.0], [-2.0, -3.0, 0.0, 1.0]]> : tensor<2x4xf64>
  %1 = stablehlo.constant dense<-3.0> : tensor<f64>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 1], [-1, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %z = stablehlo.maximum %x, %y : tensor<f64>
    stablehlo.return %z : tensor<f64>
  }) : (tensor<2x4xf64>, tensor<f64>) -> tensor<1x2xf64>
  %e0 = stablehlo.constant dense<-3.000000e+00> : tensor<1x2xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x2xf64>
  func.return
}

// -----

// reduce_window f64
func.func @main() {
  %0 = stablehlo.constant dense<> : tensor<3x0xf64>
  %1 = stablehlo.constant dense<0.0> : tensor<f64>
  %r = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 2>, padding = dense<[[2, 1], [-1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %z = stablehlo.minimum %x, %y : tensor<f64>
    stablehlo.return %z : tensor<f64>
  }) : (tensor<3x0xf64>, tensor<f64>) -> tensor<4x0xf64>
  %e0 = stablehlo.constant dense<> : tensor<4x0xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x0xf64>
  func.return
}
