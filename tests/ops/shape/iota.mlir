// SPDX-License-Identifier: Apache-2.0
// stablehlo.iota on every kind of type.

// i32, (4,) along 0
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<4xi32>
  check.expect_eq_const %0, dense<[0, 1, 2, 3]> : tensor<4xi32>
  func.return
}

// -----

// i32, (2, 3) along 0
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi32>
  func.return
}

// -----

// i32, (2, 3) along 1
func.func @main() {
  %0 = stablehlo.iota dim = 1 : tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi32>
  func.return
}

// -----

// i32, (2, 2, 2) along 1
func.func @main() {
  %0 = stablehlo.iota dim = 1 : tensor<2x2x2xi32>
  check.expect_eq_const %0, dense<[[[0, 0], [1, 1]], [[0, 0], [1, 1]]]> : tensor<2x2x2xi32>
  func.return
}

// -----

// i32, (0, 2) along 0
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<0x2xi32>
  check.expect_eq_const %0, dense<> : tensor<0x2xi32>
  func.return
}

// -----

// i8, (4,) along 0
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<4xi8>
  check.expect_eq_const %0, dense<[0, 1, 2, 3]> : tensor<4xi8>
  func.return
}

// -----

// i8, (2, 3) along 0
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<2x3xi8>
  check.expect_eq_const %0, dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi8>
  func.return
}

// -----

// i8, (2, 3) along 1
func.func @main() {
  %0 = stablehlo.iota dim = 1 : tensor<2x3xi8>
  check.expect_eq_const %0, dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi8>
  func.return
}

// -----

// i8, (2, 2, 2) along 1
func.func @main() {
  %0 = stablehlo.iota dim = 1 : tensor<2x2x2xi8>
  check.expect_eq_const %0, dense<[[[0, 0], [1, 1]], [[0, 0], [1, 1]]]> : tensor<2x2x2xi8>
  func.return
}

// -----

// i8, (0, 2) along 0
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<0x2xi8>
  check.expect_eq_const %0, dense<> : tensor<0x2xi8>
  func.return
}

// -----

// ui64, (4,) along 0
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<4xui64>
  check.expect_eq_const %0, dense<[0, 1, 2, 3]> : tensor<4xui64>
  func.return
}

// -----

// ui64, (2, 3) along 0
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<2x3xui64>
  check.expect_eq_const %0, dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xui64>
  func.return
}

// -----

// ui64, (2, 3) along 1
func.func @main() {
  %0 = stablehlo.iota dim = 1 : tensor<2x3xui64>
  check.expect_eq_const %0, dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui64>
  func.return
}

// -----

// ui64, (2, 2, 2) along 1
func.func @main() {
  %0 = stablehlo.iota dim = 1 : tensor<2x2x2xui64>
  check.expect_eq_const %0, dense<[[[0, 0], [1, 1]], [[0, 0], [1, 1]]]> : tensor<2x2x2xui64>
  func.return
}

// -----

// ui64, (0, 2) along 0
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<0x2xui64>
  check.expect_eq_const %0, dense<> : tensor<0x2xui64>
  func.return
}

// -----

// bf16, (4,) along 0
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<4xbf16>
  check.expect_eq_const %0, dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xbf16>
  func.return
}

// -----

// bf16, (2, 3) along 0
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<2x3xbf16>
  check.expect_eq_const %0, dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xbf16>
  func.return
}

// -----

// bf16, (2, 3) along 1
func.func @main() {
  %0 = stablehlo.iota dim = 1 : tensor<2x3xbf16>
  check.expect_eq_const %0, dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xbf16>
  func.return
}

// -----

// bf16, (2, 2, 2) along 1
func.func @main() {
  %0 = stablehlo.iota dim = 1 : tensor<2x2x2xbf16>
  check.expect_eq_const %0, dense<[[[0.0, 0.0], [1.0, 1.0]], [[0.0, 0.0], [1.0, 1.0]]]> : tensor<2x2x2xbf16>
  func.return
}

// -----

// bf16, (0, 2) along 0
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<0x2xbf16>
  check.expect_eq_const %0, dense<> : tensor<0x2xbf16>
  func.return
}

// -----

// f32, (4,) along 0
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<4xf32>
  check.expect_eq_const %0, dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf32>
  func.return
}

// -----

// f32, (2, 3) along 0
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<2x3xf32>
  check.expect_eq_const %0, dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf32>
  func.return
}

// -----

// f32, (2, 3) along 1
func.func @main() {
  %0 = stablehlo.iota dim = 1 : tensor<2x3xf32>
  check.expect_eq_const %0, dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf32>
  func.return
}

// -----

// f32, (2, 2, 2) along 1
func.func @main() {
  %0 = stablehlo.iota dim = 1 : tensor<2x2x2xf32>
  check.expect_eq_const %0, dense<[[[0.0, 0.0], [1.0, 1.0]], [[0.0, 0.0], [1.0, 1.0]]]> : tensor<2x2x2xf32>
  func.return
}

// -----

// f32, (0, 2) along 0
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<0x2xf32>
  check.expect_eq_const %0, dense<> : tensor<0x2xf32>
  func.return
}

// -----

// f8E4M3FN, (4,) along 0
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<4xf8E4M3FN>
  check.expect_eq_const %0, dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf8E4M3FN>
  func.return
}

// -----

// f8E4M3FN, (2, 3) along 0
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<2x3xf8E4M3FN>
  check.expect_eq_const %0, dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3FN>
  func.return
}

// -----

// f8E4M3FN, (2, 3) along 1
func.func @main() {
  %0 = stablehlo.iota dim = 1 : tensor<2x3xf8E4M3FN>
  check.expect_eq_const %0, dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E4M3FN>
  func.return
}

// -----

// f8E4M3FN, (2, 2, 2) along 1
func.func @main() {
  %0 = stablehlo.iota dim = 1 : tensor<2x2x2xf8E4M3FN>
  check.expect_eq_const %0, dense<[[[0.0, 0.0], [1.0, 1.0]], [[0.0, 0.0], [1.0, 1.0]]]> : tensor<2x2x2xf8E4M3FN>
  func.return
}

// -----

// f8E4M3FN, (0, 2) along 0
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<0x2xf8E4M3FN>
  check.expect_eq_const %0, dense<> : tensor<0x2xf8E4M3FN>
  func.return
}

// -----

// complex<f32>
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<3xcomplex<f32>>
  check.expect_eq_const %0, dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]> : tensor<3xcomplex<f32>>
  func.return
}
