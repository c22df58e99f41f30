// SPDX-License-Identifier: Apache-2.0
// Random cases of one op; what jaxlib evaluates. Made by scripts/compare_ops.py --seed 5 --rounds 6.

// select_and_scatter i4
func.func @main() {
  %0 = stablehlo.constant dense<[[3, 1, 2, -3], [-3, -1, 1, 3], [3, -1, 0, 3], [2, 1, -2, 2]]> : tensor<4x4xi4>
  %1 = stablehlo.constant dense<[[-3, 1], [2, 2], [-3, 3]]> : tensor<3x2xi4>
  %2 = stablehlo.constant dense<0> : tensor<i4>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %z = stablehlo.compare GE, %x, %y : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %z = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %z : tensor<i4>
  }) : (tensor<4x4xi4>, tensor<3x2xi4>, tensor<i4>) -> tensor<4x4xi4>
  %e0 = stablehlo.constant dense<[[-3, 0, 0, 0], [0, 0, 0, 3], [-1, 0, 0, 3], [0, 0, 0, 0]]> : tensor<4x4xi4>
  check.expect_eq %r, %e0 : tensor<4x4xi4>
  func.return
}

// -----

// select_and_scatter i4
func.func @main() {
  %0 = stablehlo.constant dense<[2, 3, -3, 2, 2]> : tensor<5xi4>
  %1 = stablehlo.constant dense<[1, 3, 1]> : tensor<3xi4>
  %2 = stablehlo.constant dense<0> : tensor<i4>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %z = stablehlo.compare GE, %x, %y : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %z = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %z : tensor<i4>
  }) : (tensor<5xi4>, tensor<3xi4>, tensor<i4>) -> tensor<5xi4>
  %e0 = stablehlo.constant dense<[1, 3, 0, 1, 0]> : tensor<5xi4>
  check.expect_eq %r, %e0 : tensor<5xi4>
  func.return
}

// -----

// select_and_scatter i8
func.func @main() {
  %0 = stablehlo.constant dense<[[-1, 3, 1], [-3, -3, 2], [1, -2, -3]]> : tensor<3x3xi8>
  %1 = stablehlo.constant dense<[[-3], [1], [-1], [2]]> : tensor<4x1xi8>
  %2 = stablehlo.constant dense<0> : tensor<i8>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %z = stablehlo.compare GE, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %z = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %z : tensor<i8>
  }) : (tensor<3x3xi8>, tensor<4x1xi8>, tensor<i8>) -> tensor<3x3xi8>
  %e0 = stablehlo.constant dense<[[0, -2, 0], [0, 0, 0], [1, 0, 0]]> : tensor<3x3xi8>
  check.expect_eq %r, %e0 : tensor<3x3xi8>
  func.return
}

// -----

// select_and_scatter i8
func.func @main() {
  %0 = stablehlo.constant dense<[[2, -1], [0, 3], [2, 0], [-3, 1], [-3, 0]]> : tensor<5x2xi8>
  %1 = stablehlo.constant dense<[[-3, 3], [1, 1], [-2, -3], [0, 2], [0, 0]]> : tensor<5x2xi8>
  %2 = stablehlo.constant dense<0> : tensor<i8>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %z = stablehlo.compare GE, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %z = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %z : tensor<i8>
  }) : (tensor<5x2xi8>, tensor<5x2xi8>, tensor<i8>) -> tensor<5x2xi8>
  %e0 = stablehlo.constant dense<[[-3, 3], [1, 1], [-2, -3], [0, 2], [0, 0]]> : tensor<5x2xi8>
  check.expect_eq %r, %e0 : tensor<5x2xi8>
  func.return
}

// -----

// select_and_scatter ui16
func.func @main() {
  %0 = stablehlo.constant dense<[[0, 2, 2], [0, 0, 1], [1, 2, 2], [3, 1, 3]]> : tensor<4x3xui16>
  %1 = stablehlo.constant dense<[[0, 2], [1, 2]]> : tensor<2x2xui16>
  %2 = stablehlo.constant dense<0> : tensor<ui16>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %z = stablehlo.compare GE, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %z = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %z : tensor<ui16>
  }) : (tensor<4x3xui16>, tensor<2x2xui16>, tensor<ui16>) -> tensor<4x3xui16>
  %e0 = stablehlo.constant dense<[[0, 2, 0], [0, 0, 0], [1, 2, 0], [0, 0, 0]]> : tensor<4x3xui16>
  check.expect_eq %r, %e0 : tensor<4x3xui16>
  func.return
}

// -----

// select_and_scatter ui16
func.func @main() {
  %0 = stablehlo.constant dense<[0, 0, 0, 3, 0]> : tensor<5xui16>
  %1 = stablehlo.constant dense<[0, 0, 2, 0]> : tensor<4xui16>
  %2 = stablehlo.constant dense<0> : tensor<ui16>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %z = stablehlo.compare GE, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %z = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %z : tensor<ui16>
  }) : (tensor<5xui16>, tensor<4xui16>, tensor<ui16>) -> tensor<5xui16>
  %e0 = stablehlo.constant dense<[0, 0, 0, 2, 0]> : tensor<5xui16>
  check.expect_eq %r, %e0 : tensor<5xui16>
  func.return
}

// -----

// select_and_scatter i32
func.func @main() {
  %0 = stablehlo.constant dense<[2, 0, 2, -1]> : tensor<4xi32>
  %1 = stablehlo.constant dense<[3, -2]> : tensor<2xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.compare GE, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  %e0 = stablehlo.constant dense<[3, 0, -2, 0]> : tensor<4xi32>
  check.expect_eq %r, %e0 : tensor<4xi32>
  func.return
}

// -----

// select_and_scatter i32
func.func @main() {
  %0 = stablehlo.constant dense<[-3, -2, -3, -1, 3]> : tensor<5xi32>
  %1 = stablehlo.constant dense<[-1, 0]> : tensor<2xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.compare GE, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<5xi32>, tensor<2xi32>, tensor<i32>) -> tensor<5xi32>
  %e0 = stablehlo.constant dense<[0, -1, 0, 0, 0]> : tensor<5xi32>
  check.expect_eq %r, %e0 : tensor<5xi32>
  func.return
}

// -----

// select_and_scatter ui64
func.func @main() {
  %0 = stablehlo.constant dense<[[2, 3, 2, 2, 2], [3, 0, 0, 0, 2], [1, 0, 1, 0, 1], [2, 1, 2, 1, 1]]> : tensor<4x5xui64>
  %1 = stablehlo.constant dense<[[0, 1, 2, 3, 0], [2, 3, 3, 3, 0]]> : tensor<2x5xui64>
  %2 = stablehlo.constant dense<0> : tensor<ui64>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %z = stablehlo.compare GE, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %z = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %z : tensor<ui64>
  }) : (tensor<4x5xui64>, tensor<2x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
  %e0 = stablehlo.constant dense<[[0, 1, 2, 3, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 3], [2, 0, 6, 0, 0]]> : tensor<4x5xui64>
  check.expect_eq %r, %e0 : tensor<4x5xui64>
  func.return
}

// -----

// select_and_scatter ui64
func.func @main() {
  %0 = stablehlo.constant dense<[[2, 0, 2, 3], [0, 1, 0, 0], [0, 3, 1, 0], [2, 2, 1, 1]]> : tensor<4x4xui64>
  %1 = stablehlo.constant dense<[[1, 1], [3, 3]]> : tensor<2x2xui64>
  %2 = stablehlo.constant dense<0> : tensor<ui64>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %z = stablehlo.compare GE, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %z = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %z : tensor<ui64>
  }) : (tensor<4x4xui64>, tensor<2x2xui64>, tensor<ui64>) -> tensor<4x4xui64>
  %e0 = stablehlo.constant dense<[[1, 0, 1, 0], [3, 0, 0, 0], [0, 0, 3, 0], [0, 0, 0, 0]]> : tensor<4x4xui64>
  check.expect_eq %r, %e0 : tensor<4x4xui64>
  func.return
}

// -----

// select_and_scatter f8E5M2
func.func @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 2.0, 0.0, -2.0], [3.0, 1.0, 0.0, -1.0, 3.0], [0.0, -2.0, -3.0, -2.0, 3.0]]> : tensor<3x5xf8E5M2>
  %1 = stablehlo.constant dense<[[0.0, 0.0, -1.0, -2.0, -3.0, 0.0], [-2.0, 2.0, 3.0, 1.0, -3.0, 2.0]]> : tensor<2x6xf8E5M2>
  %2 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %z = stablehlo.compare GE, %x, %y : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %z = stablehlo.add %x, %y : tensor<f8E5M2>
    stablehlo.return %z : tensor<f8E5M2>
  }) : (tensor<3x5xf8E5M2>, tensor<2x6xf8E5M2>, tensor<f8E5M2>) -> tensor<3x5xf8E5M2>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 0.000000e+00, -3.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 3.000000e+00, 1.000000e+00, 0.000000e+00, -4.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<3x5xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x5xf8E5M2>
  func.return
}

// -----

// select_and_scatter bf16
func.func @main() {
  %0 = stablehlo.constant dense<[[-1.0, 3.0, 1.0], [2.0, 3.0, 0.0], [-3.0, 3.0, 1.0], [3.0, -2.0, 3.0]]> : tensor<4x3xbf16>
  %1 = stablehlo.constant dense<[[-2.0], [1.0]]> : tensor<2x1xbf16>
  %2 = stablehlo.constant dense<0.0> : tensor<bf16>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %z = stablehlo.compare GE, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %z = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %z : tensor<bf16>
  }) : (tensor<4x3xbf16>, tensor<2x1xbf16>, tensor<bf16>) -> tensor<4x3xbf16>
  %e0 = stablehlo.constant dense<[[0.000000e+00, -2.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<4x3xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x3xbf16>
  func.return
}

// -----

// select_and_scatter bf16
func.func @main() {
  %0 = stablehlo.constant dense<[[-2.0, 3.0, 3.0], [-3.0, 3.0, 3.0], [-3.0, 2.0, 3.0], [1.0, 2.0, 3.0], [-2.0, -1.0, -1.0]]> : tensor<5x3xbf16>
  %1 = stablehlo.constant dense<[[-1.0, -1.0, 3.0], [0.0, 0.0, 1.0], [-2.0, -2.0, 3.0], [-2.0, 0.0, 1.0]]> : tensor<4x3xbf16>
  %2 = stablehlo.constant dense<0.0> : tensor<bf16>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %z = stablehlo.compare GE, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %z = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %z : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<4x3xbf16>, tensor<bf16>) -> tensor<5x3xbf16>
  %e0 = stablehlo.constant dense<[[0.000000e+00, -2.000000e+00, 3.000000e+00], [0.000000e+00, 0.000000e+00, 1.000000e+00], [0.000000e+00, -2.000000e+00, 1.000000e+00], [0.000000e+00, -2.000000e+00, 1.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<5x3xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<5x3xbf16>
  func.return
}

// -----

// select_and_scatter f16
func.func @main() {
  %0 = stablehlo.constant dense<[[-2.0, -2.0, 3.0, 0.0, -3.0], [1.0, -1.0, 3.0, 1.0, -2.0], [-2.0, 0.0, -2.0, 1.0, -3.0]]> : tensor<3x5xf16>
  %1 = stablehlo.constant dense<[[3.0, -1.0, 2.0, 2.0, 3.0, 3.0], [-1.0, -2.0, 0.0, 1.0, -2.0, -2.0]]> : tensor<2x6xf16>
  %2 = stablehlo.constant dense<0.0> : tensor<f16>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %z = stablehlo.compare GE, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %z = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %z : tensor<f16>
  }) : (tensor<3x5xf16>, tensor<2x6xf16>, tensor<f16>) -> tensor<3x5xf16>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 0.000000e+00, 4.000000e+00, 0.000000e+00, 0.000000e+00], [-1.000000e+00, 0.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<3x5xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x5xf16>
  func.return
}

// -----

// select_and_scatter f16
func.func @main() {
  %0 = stablehlo.constant dense<[-1.0, 0.0]> : tensor<2xf16>
  %1 = stablehlo.constant dense<[-3.0, 1.0]> : tensor<2xf16>
  %2 = stablehlo.constant dense<0.0> : tensor<f16>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %z = stablehlo.compare GE, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %z = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %z : tensor<f16>
  }) : (tensor<2xf16>, tensor<2xf16>, tensor<f16>) -> tensor<2xf16>
  %e0 = stablehlo.constant dense<[-3.000000e+00, 1.000000e+00]> : tensor<2xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xf16>
  func.return
}

// -----

// select_and_scatter f32
func.func @main() {
  %0 = stablehlo.constant dense<[[-1.0, 3.0, 2.0, -3.0, -1.0], [3.0, 2.0, 2.0, 2.0, 3.0], [2.0, -2.0, 2.0, -3.0, -3.0]]> : tensor<3x5xf32>
  %1 = stablehlo.constant dense<[[-2.0, 1.0, -3.0], [-2.0, -2.0, -2.0]]> : tensor<2x3xf32>
  %2 = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<3x5xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<3x5xf32>
  %e0 = stablehlo.constant dense<[[-2.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00, -3.000000e+00], [-2.000000e+00, -2.000000e+00, 0.000000e+00, 0.000000e+00, -2.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<3x5xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x5xf32>
  func.return
}

// -----

// select_and_scatter f32
func.func @main() {
  %0 = stablehlo.constant dense<[[-1.0, -1.0], [0.0, 1.0], [0.0, 2.0], [-1.0, 1.0]]> : tensor<4x2xf32>
  %1 = stablehlo.constant dense<[[2.0], [3.0], [2.0], [-3.0]]> : tensor<4x1xf32>
  %2 = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<4x1xf32>, tensor<f32>) -> tensor<4x2xf32>
  %e0 = stablehlo.constant dense<[[2.000000e+00, 0.000000e+00], [0.000000e+00, 3.000000e+00], [0.000000e+00, 2.000000e+00], [0.000000e+00, -3.000000e+00]]> : tensor<4x2xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x2xf32>
  func.return
}

// -----

// select_and_scatter f64
func.func @main() {
  %0 = stablehlo.constant dense<[3.0, 1.0, -1.0, -2.0, 1.0]> : tensor<5xf64>
  %1 = stablehlo.constant dense<[0.0, -3.0, -3.0]> : tensor<3xf64>
  %2 = stablehlo.constant dense<0.0> : tensor<f64>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %z = stablehlo.compare GE, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %z = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %z : tensor<f64>
  }) : (tensor<5xf64>, tensor<3xf64>, tensor<f64>) -> tensor<5xf64>
  %e0 = stablehlo.constant dense<[0.000000e+00, 0.000000e+00, -3.000000e+00, 0.000000e+00, -3.000000e+00]> : tensor<5xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<5xf64>
  func.return
}

// -----

// select_and_scatter f64
func.func @main() {
  %0 = stablehlo.constant dense<[-1.0, -2.0, 3.0, -2.0]> : tensor<4xf64>
  %1 = stablehlo.constant dense<[-1.0, 2.0]> : tensor<2xf64>
  %2 = stablehlo.constant dense<0.0> : tensor<f64>
  %r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %z = stablehlo.compare GE, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %z = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %z : tensor<f64>
  }) : (tensor<4xf64>, tensor<2xf64>, tensor<f64>) -> tensor<4xf64>
  %e0 = stablehlo.constant dense<[-1.000000e+00, 0.000000e+00, 2.000000e+00, 0.000000e+00]> : tensor<4xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xf64>
  func.return
}
