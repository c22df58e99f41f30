// SPDX-License-Identifier: Apache-2.0
// stablehlo.subtract: every type, corners and wrap-around.

// f4E2M1FN
func.func @main() {
  // 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 6, 6, 6, 6, 6, 6, 6, -6, -6, -6, -6, -6, -6, -6, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -6, 0.5, 0.0, -3, -2, -6, -1
  %a = stablehlo.constant dense<[0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7, 0xF, 0xF, 0xF, 0xF, 0xF, 0xF, 0xF, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x2, 0x2, 0x2, 0x2, 0x2, 0x2, 0x2, 0xA, 0xA, 0xA, 0xA, 0xA, 0xA, 0xA, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0xF, 0x1, 0x0, 0xD, 0xC, 0xF, 0xA]> : tensor<56xf4E2M1FN>
  // 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, -3, -3, -3, 1, -4, -0.5, -3
  %b = stablehlo.constant dense<[0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0xD, 0xD, 0xD, 0x2, 0xE, 0x9, 0xD]> : tensor<56xf4E2M1FN>
  %0 = stablehlo.subtract %a, %b : tensor<56xf4E2M1FN>
  // expected 0.0, -6, 6, 0.5, -0.5, 1.5, -1, 6, 0.0, 6, 6, 4, 6, 4, -6, -6, 0.0, -6, -6, -4, -6, -0.5, -6, 6, 0.0, -1, 1, -1.5, 0.5, -4, 6, 1, 0.0, 2, -0.5, -1.5, -6, 4, -1, -2, 0.0, -2, 1, -4, 6, 1.5, 0.5, 2, 0.0, -3, 4, 3, -4, 2, -6, 2
  %1 = stablehlo.bitcast_convert %0 : (tensor<56xf4E2M1FN>) -> tensor<56xui4>
  check.expect_eq_const %1, dense<[0, 15, 7, 1, 9, 3, 10, 7, 0, 7, 7, 6, 7, 6, 15, 15, 0, 15, 15, 14, 15, 9, 15, 7, 0, 10, 2, 11, 1, 14, 7, 2, 0, 4, 9, 11, 15, 6, 10, 12, 0, 12, 2, 14, 7, 3, 1, 4, 0, 13, 6, 5, 14, 4, 15, 4]> : tensor<56xui4>
  func.return
}

// -----

// f6E2M3FN
func.func @main() {
  // 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1, 0.5, 3, 6, 3.75, 7.5, -2.5, -0.0, -7.5, 0.375
  %a = stablehlo.constant dense<[0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.0, 0.5, 3.0, 6.0, 3.75, 7.5, -2.5, -0.0, -7.5, 0.375]> : tensor<59xf6E2M3FN>
  // 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 3.75, 6, 0.125, -0.0, 0.0, -0.5, -2, 3.75, -2, -7.5
  %b = stablehlo.constant dense<[0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 3.75, 6.0, 0.125, -0.0, 0.0, -0.5, -2.0, 3.75, -2.0, -7.5]> : tensor<59xf6E2M3FN>
  %0 = stablehlo.subtract %a, %b : tensor<59xf6E2M3FN>
  check.expect_eq_const %0, dense<[0.0, -7.5, 7.5, 0.125, -0.875, 1.125, -0.375, 7.5, 0.0, 7.5, 7.5, 6.5, 7.5, 7.0, -7.5, -7.5, 0.0, -7.5, -7.5, -6.5, -7.5, -0.125, -7.5, 7.5, 0.0, -1.0, 1.0, -0.5, 0.875, -6.5, 7.5, 1.0, 0.0, 2.0, 0.5, -1.125, -7.5, 6.5, -1.0, -2.0, 0.0, -1.5, 0.375, -7.0, 7.5, 0.5, -0.5, 1.5, 0.0, -2.75, -5.5, 3.0, 6.0, 3.75, 7.5, -0.5, -3.75, -5.5, 7.5]> : tensor<59xf6E2M3FN>
  func.return
}

// -----

// f6E3M2FN
func.func @main() {
  // 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 28, 28, 28, 28, 28, 28, 28, -28, -28, -28, -28, -28, -28, -28, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 10, -6, 1.5, 0.5, 0.0, 10, -2, 3, 0.375
  %a = stablehlo.constant dense<[0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, -28.0, -28.0, -28.0, -28.0, -28.0, -28.0, -28.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 10.0, -6.0, 1.5, 0.5, 0.0, 10.0, -2.0, 3.0, 0.375]> : tensor<58xf6E3M2FN>
  // 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, -1, -28, -2, -3, 10, 2.5, -0.0, 0.375, 0.5
  %b = stablehlo.constant dense<[0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, -1.0, -28.0, -2.0, -3.0, 10.0, 2.5, -0.0, 0.375, 0.5]> : tensor<58xf6E3M2FN>
  %0 = stablehlo.subtract %a, %b : tensor<58xf6E3M2FN>
  check.expect_eq_const %0, dense<[0.0, -28.0, 28.0, 0.0625, -1.0, 1.0, -0.4375, 28.0, 0.0, 28.0, 28.0, 28.0, 28.0, 28.0, -28.0, -28.0, 0.0, -28.0, -28.0, -28.0, -28.0, -0.0625, -28.0, 28.0, 0.0, -1.0, 1.0, -0.5, 1.0, -28.0, 28.0, 1.0, 0.0, 2.0, 0.5, -1.0, -28.0, 28.0, -1.0, -2.0, 0.0, -1.5, 0.4375, -28.0, 28.0, 0.5, -0.5, 1.5, 0.0, 12.0, 24.0, 3.5, 3.5, -10.0, 8.0, -2.0, 2.5, -0.125]> : tensor<58xf6E3M2FN>
  func.return
}

// -----

// f8E3M4
func.func @main() {
  // -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.59375, 0.0, 0.40625, 0.5, 1, 3, 0.09375, -1
  %a = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x70, 0x70, 0x70, 0x70, 0x70, 0xF0, 0xF0, 0xF0, 0xF0, 0xF0, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0xB0, 0xB0, 0xB0, 0xB0, 0xB0, 0xB0, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x23, 0x00, 0x1A, 0x20, 0x30, 0x48, 0x06, 0xB0]> : tensor<42xf8E3M4>
  // -0.0, inf, -inf, 1, -1, 0.5, -0.0, -inf, 1, -1, 0.5, -0.0, inf, 1, -1, 0.5, -0.0, inf, -inf, 1, -1, 0.5, -0.0, inf, -inf, 1, -1, 0.5, -0.0, inf, -inf, 1, -1, 0.5, 0.015625, 0.40625, 3.25, 0.59375, 0.09375, 0.59375, 0.59375, 3.25
  %b = stablehlo.constant dense<[0x80, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x80, 0xF0, 0x30, 0xB0, 0x20, 0x80, 0x70, 0x30, 0xB0, 0x20, 0x80, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x80, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x80, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x01, 0x1A, 0x4A, 0x23, 0x06, 0x23, 0x23, 0x4A]> : tensor<42xf8E3M4>
  %0 = stablehlo.subtract %a, %b : tensor<42xf8E3M4>
  // expected 0.0, -inf, inf, -1, 1, -0.5, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, -inf, inf, 0.0, 2, 0.5, -1, -inf, inf, -2, 0.0, -1.5, 0.5, -inf, inf, -0.5, 1.5, 0.0, 0.5625, -0.40625, -2.875, -0.09375, 0.90625, 2.375, -0.5, -4.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<42xf8E3M4>) -> tensor<42xui8>
  check.expect_eq_const %1, dense<[0, 240, 112, 176, 48, 160, 112, 112, 112, 112, 112, 240, 240, 240, 240, 240, 48, 240, 112, 0, 64, 32, 176, 240, 112, 192, 0, 184, 32, 240, 112, 160, 56, 0, 34, 154, 199, 134, 45, 67, 160, 209]> : tensor<42xui8>
  func.return
}

// -----

// f8E3M4, results that are NaN
func.func @main() {
  // -0.0, inf, inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan
  %a = stablehlo.constant dense<[0x80, 0x70, 0x70, 0xF0, 0xF0, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x30, 0xB0, 0x20, 0x78]> : tensor<16xf8E3M4>
  // nan, inf, nan, -inf, nan, -0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, 0.09375
  %b = stablehlo.constant dense<[0x78, 0x70, 0x78, 0xF0, 0x78, 0x80, 0x70, 0xF0, 0x78, 0x30, 0xB0, 0x20, 0x78, 0x78, 0x78, 0x06]> : tensor<16xf8E3M4>
  %0 = stablehlo.subtract %a, %b : tensor<16xf8E3M4>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78]> : tensor<16xf8E3M4>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<16xf8E3M4>
  func.return
}

// -----

// f8E4M3
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -0.0, inf, -inf, 0.40625, 0.5, 2.25, 2.25
  %a = stablehlo.constant dense<[0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x78, 0x78, 0x78, 0x78, 0x78, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x80, 0x78, 0xF8, 0x2D, 0x30, 0x41, 0x41]> : tensor<41xf8E4M3>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, -inf, 1, -1, 0.5, 0.0, inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 3, -240, -2.5, 0.5, 0.0546875, -2.5, -1
  %b = stablehlo.constant dense<[0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0x78, 0x38, 0xB8, 0x30, 0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x44, 0xF7, 0xC2, 0x30, 0x16, 0xC2, 0xB8]> : tensor<41xf8E4M3>
  %0 = stablehlo.subtract %a, %b : tensor<41xf8E4M3>
  // expected 0.0, -inf, inf, -1, 1, -0.5, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, -inf, inf, 0.0, 2, 0.5, -1, -inf, inf, -2, 0.0, -1.5, 0.5, -inf, inf, -0.5, 1.5, 0.0, -3, inf, -inf, -0.09375, 0.4375, 5, 3.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<41xf8E4M3>) -> tensor<41xui8>
  check.expect_eq_const %1, dense<[0, 248, 120, 184, 56, 176, 120, 120, 120, 120, 120, 248, 248, 248, 248, 248, 56, 248, 120, 0, 64, 48, 184, 248, 120, 192, 0, 188, 48, 248, 120, 176, 60, 0, 196, 120, 248, 156, 46, 74, 69]> : tensor<41xui8>
  func.return
}

// -----

// f8E4M3, results that are NaN
func.func @main() {
  // 0.0, inf, inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x00, 0x78, 0x78, 0xF8, 0xF8, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x38, 0xB8, 0x30]> : tensor<15xf8E4M3>
  // nan, inf, nan, -inf, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x7C, 0x78, 0x7C, 0xF8, 0x7C, 0x00, 0x78, 0xF8, 0x7C, 0x38, 0xB8, 0x30, 0x7C, 0x7C, 0x7C]> : tensor<15xf8E4M3>
  %0 = stablehlo.subtract %a, %b : tensor<15xf8E4M3>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C]> : tensor<15xf8E4M3>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<15xf8E4M3>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 448, 448, 448, 448, 448, -448, -448, -448, -448, -448, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0253906, 0.40625, -112, -1, 1, -448, -1, 0.5, -0.0, -112
  %a = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x0D, 0x2D, 0xEE, 0xB8, 0x38, 0xFE, 0xB8, 0x30, 0x80, 0xEE]> : tensor<44xf8E4M3FN>
  // 448, 0.0, 1, -1, 0.5, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, -112, 1.5, -0.0, 0.0253906, -112, 0.0253906, 0.00195312, -112, 3.25, 0.0351562
  %b = stablehlo.constant dense<[0x7E, 0x00, 0x38, 0xB8, 0x30, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0xEE, 0x3C, 0x80, 0x0D, 0xEE, 0x0D, 0x01, 0xEE, 0x45, 0x11]> : tensor<44xf8E4M3FN>
  %0 = stablehlo.subtract %a, %b : tensor<44xf8E4M3FN>
  // expected 0.0, 448, 448, 448, 448, 0.0, -448, -448, -448, -448, -448, 448, 0.0, -1, 1, -0.5, -448, 448, 1, 0.0, 2, 0.5, -448, 448, -1, -2, 0.0, -1.5, -448, 448, 0.5, -0.5, 1.5, 0.0, 112, -1.125, -112, -1, 112, -448, -1, 112, -3.25, -112
  %1 = stablehlo.bitcast_convert %0 : (tensor<44xf8E4M3FN>) -> tensor<44xui8>
  check.expect_eq_const %1, dense<[0, 126, 126, 126, 126, 0, 254, 254, 254, 254, 254, 126, 0, 184, 56, 176, 254, 126, 56, 0, 64, 48, 254, 126, 184, 192, 0, 188, 254, 126, 48, 176, 60, 0, 110, 185, 238, 184, 110, 254, 184, 110, 197, 238]> : tensor<44xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // 448, 448, -448, -448, 0.0, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, -112
  %a = stablehlo.constant dense<[0x7E, 0x7E, 0xFE, 0xFE, 0x00, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x38, 0xB8, 0x30, 0xEE]> : tensor<16xf8E4M3FN>
  // -448, nan, 448, nan, nan, 448, -448, 0.0, nan, 1, -1, 0.5, nan, nan, nan, nan
  %b = stablehlo.constant dense<[0xFE, 0x7F, 0x7E, 0x7F, 0x7F, 0x7E, 0xFE, 0x00, 0x7F, 0x38, 0xB8, 0x30, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<16xf8E4M3FN>
  %0 = stablehlo.subtract %a, %b : tensor<16xf8E4M3FN>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<16xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<16xf8E4M3FN>
  func.return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  // 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 240, 240, 240, 240, 240, 240, -240, -240, -240, -240, -240, -240, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -2.5, 3, -1.375, -0.8125, 0.5, -2.5, 1.5, -0.0625, -2.5
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0xCA, 0x4C, 0xC3, 0xBD, 0x38, 0xCA, 0x44, 0xA0, 0xCA]> : tensor<56xf8E4M3FNUZ>
  // 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, 0.0, 1, -1, 0.5, 0.000976562, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.0, 0.40625, 240, 240, 3, -0.8125, 0.40625, -1.375, 3
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0x00, 0x40, 0xC0, 0x38, 0x01, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x00, 0x35, 0x7F, 0x7F, 0x4C, 0xBD, 0x35, 0xC3, 0x4C]> : tensor<56xf8E4M3FNUZ>
  %0 = stablehlo.subtract %a, %b : tensor<56xf8E4M3FNUZ>
  // expected 0.0, -240, 240, 0.000976562, -1, 1, -0.5, 240, 0.0, 240, 240, 240, 240, -240, 0.0, -240, -240, -240, -240, -0.000976562, -240, 240, 0.0, -1, 1, -0.5, 1, -240, 240, 1, 0.0, 2, 0.5, -1, -240, 240, -1, -2, 0.0, -1.5, 0.5, -240, 240, 0.5, -0.5, 1.5, 0.0, -2.5, 2.5, -240, -240, -2.5, -1.75, 1.125, 1.25, -5.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<56xf8E4M3FNUZ>) -> tensor<56xui8>
  check.expect_eq_const %1, dense<[0, 255, 127, 1, 192, 64, 184, 127, 0, 127, 127, 127, 127, 255, 0, 255, 255, 255, 255, 129, 255, 127, 0, 192, 64, 184, 64, 255, 127, 64, 0, 72, 56, 192, 255, 127, 192, 200, 0, 196, 56, 255, 127, 56, 184, 68, 0, 202, 74, 255, 255, 202, 198, 65, 66, 211]> : tensor<56xui8>
  func.return
}

// -----

// f8E4M3FNUZ, results that are NaN
func.func @main() {
  // 0.000976562, 240, 240, -240, -240, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, -0.8125
  %a = stablehlo.constant dense<[0x01, 0x7F, 0x7F, 0xFF, 0xFF, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x40, 0xC0, 0x38, 0xBD]> : tensor<18xf8E4M3FNUZ>
  // nan, -240, nan, 240, nan, nan, 0.000976562, 240, -240, 0.0, nan, 1, -1, 0.5, nan, nan, nan, nan
  %b = stablehlo.constant dense<[0x80, 0xFF, 0x80, 0x7F, 0x80, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x40, 0xC0, 0x38, 0x80, 0x80, 0x80, 0x80]> : tensor<18xf8E4M3FNUZ>
  %0 = stablehlo.subtract %a, %b : tensor<18xf8E4M3FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<18xf8E4M3FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<18xf8E4M3FNUZ>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 30, 30, 30, 30, 30, -30, -30, -30, -30, -30, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0585938, 4, 1.5, 4, 1.5, 0.0, 3, 1.5, 0.5
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x58, 0x58, 0x58, 0x58, 0x58, 0x58, 0xD8, 0xD8, 0xD8, 0xD8, 0xD8, 0xD8, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x37, 0x68, 0x5C, 0x68, 0x5C, 0x00, 0x64, 0x5C, 0x50]> : tensor<52xf8E4M3B11FNUZ>
  // 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, 0.0, 1, 0.5, 0.00012207, -30, 0.0, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, 0.0, 1, -1, 0.5, 0.00012207, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, -2.5, 0.5625, 0.00012207, 3, 0.00488281, -1.5, -2.5, 0.5, 0.5625
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0x00, 0x58, 0x50, 0x01, 0xFF, 0x00, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0x00, 0x58, 0xD8, 0x50, 0x01, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0xE2, 0x51, 0x01, 0x64, 0x1A, 0xDC, 0xE2, 0x50, 0x51]> : tensor<52xf8E4M3B11FNUZ>
  %0 = stablehlo.subtract %a, %b : tensor<52xf8E4M3B11FNUZ>
  // expected 0.0, -30, 30, 0.00012207, -1, 1, -0.5, 30, 0.0, 30, 28, 30, -30, 0.0, -30, -28, -30, -0.00012207, -30, 30, 0.0, -1, 1, -0.5, 1, -28, 1, 0.0, 2, 0.5, -1, 28, -1, -2, 0.0, -1.5, 0.5, -30, 30, 0.5, -0.5, 1.5, 0.0, 2.5, 3.5, 1.5, 1, 1.5, 1.5, 5.5, 1, -0.0625
  %1 = stablehlo.bitcast_convert %0 : (tensor<52xf8E4M3B11FNUZ>) -> tensor<52xui8>
  check.expect_eq_const %1, dense<[0, 255, 127, 1, 216, 88, 208, 127, 0, 127, 126, 127, 255, 0, 255, 254, 255, 129, 255, 127, 0, 216, 88, 208, 88, 254, 88, 0, 96, 80, 216, 126, 216, 224, 0, 220, 80, 255, 127, 80, 208, 92, 0, 98, 102, 92, 88, 92, 92, 107, 88, 184]> : tensor<52xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // 0.00012207, 30, 30, 30, -30, -30, -30, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, 1, -1, -1, 0.5
  %a = stablehlo.constant dense<[0x01, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x58, 0x58, 0xD8, 0xD8, 0x50]> : tensor<21xf8E4M3B11FNUZ>
  // nan, -30, nan, -1, 30, nan, 1, nan, 0.00012207, 30, -30, 0.0, nan, 1, -1, 0.5, -30, nan, 30, nan, nan
  %b = stablehlo.constant dense<[0x80, 0xFF, 0x80, 0xD8, 0x7F, 0x80, 0x58, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x58, 0xD8, 0x50, 0xFF, 0x80, 0x7F, 0x80, 0x80]> : tensor<21xf8E4M3B11FNUZ>
  %0 = stablehlo.subtract %a, %b : tensor<21xf8E4M3B11FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<21xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<21xf8E4M3B11FNUZ>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -0.0, -57344, 0.0, 0.0, 0.375, -1
  %a = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0xBC, 0xBC, 0xBC, 0xBC, 0xBC, 0xBC, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x80, 0xFB, 0x00, 0x00, 0x36, 0xBC]> : tensor<41xf8E5M2>
  // -0.0, inf, -inf, 1, -1, 0.5, -0.0, -inf, 1, -1, 0.5, -0.0, inf, 1, -1, 0.5, -0.0, inf, -inf, 1, -1, 0.5, -0.0, inf, -inf, 1, -1, 0.5, -0.0, inf, -inf, 1, -1, 0.5, 1.52588e-05, -2.5, -3.5, 57344, 0.375, 3.5, 32
  %b = stablehlo.constant dense<[0x80, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x80, 0xFC, 0x3C, 0xBC, 0x38, 0x80, 0x7C, 0x3C, 0xBC, 0x38, 0x80, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x80, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x80, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x01, 0xC1, 0xC3, 0x7B, 0x36, 0x43, 0x50]> : tensor<41xf8E5M2>
  %0 = stablehlo.subtract %a, %b : tensor<41xf8E5M2>
  // expected 0.0, -inf, inf, -1, 1, -0.5, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, -inf, inf, 0.0, 2, 0.5, -1, -inf, inf, -2, 0.0, -1.5, 0.5, -inf, inf, -0.5, 1.5, 0.0, 0.5, 2.5, -57344, -57344, -0.375, -3, -32
  %1 = stablehlo.bitcast_convert %0 : (tensor<41xf8E5M2>) -> tensor<41xui8>
  check.expect_eq_const %1, dense<[0, 252, 124, 188, 60, 184, 124, 124, 124, 124, 124, 252, 252, 252, 252, 252, 60, 252, 124, 0, 64, 56, 188, 252, 124, 192, 0, 190, 56, 252, 124, 184, 62, 0, 56, 65, 251, 251, 182, 194, 208]> : tensor<41xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // -0.0, inf, inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x80, 0x7C, 0x7C, 0xFC, 0xFC, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x3C, 0xBC, 0x38]> : tensor<15xf8E5M2>
  // nan, inf, nan, -inf, nan, -0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x7E, 0x7C, 0x7E, 0xFC, 0x7E, 0x80, 0x7C, 0xFC, 0x7E, 0x3C, 0xBC, 0x38, 0x7E, 0x7E, 0x7E]> : tensor<15xf8E5M2>
  %0 = stablehlo.subtract %a, %b : tensor<15xf8E5M2>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E]> : tensor<15xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<15xf8E5M2>
  func.return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  // 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 57344, 57344, 57344, 57344, 57344, 57344, -57344, -57344, -57344, -57344, -57344, -57344, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 7.62939e-06, 0.21875, -9.15527e-05, 0.21875, -2.5, -2.5, 2.5, 1.5, 1.5
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x01, 0x37, 0x8A, 0x37, 0xC5, 0xC5, 0x45, 0x42, 0x42]> : tensor<56xf8E5M2FNUZ>
  // 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, 0.0, 1, -1, 0.5, 7.62939e-06, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 3, -9.15527e-05, 0.375, -2.5, 0.0, -1, 0.5, 57344, 0.21875
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x46, 0x8A, 0x3A, 0xC5, 0x00, 0xC0, 0x3C, 0x7F, 0x37]> : tensor<56xf8E5M2FNUZ>
  %0 = stablehlo.subtract %a, %b : tensor<56xf8E5M2FNUZ>
  // expected 0.0, -57344, 57344, 7.62939e-06, -1, 1, -0.5, 57344, 0.0, 57344, 57344, 57344, 57344, -57344, 0.0, -57344, -57344, -57344, -57344, -7.62939e-06, -57344, 57344, 0.0, -1, 1, -0.5, 1, -57344, 57344, 1, 0.0, 2, 0.5, -1, -57344, 57344, -1, -2, 0.0, -1.5, 0.5, -57344, 57344, 0.5, -0.5, 1.5, 0.0, -3, 0.21875, -0.375, 2.5, -2.5, -1.5, 2, -57344, 1.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<56xf8E5M2FNUZ>) -> tensor<56xui8>
  check.expect_eq_const %1, dense<[0, 255, 127, 1, 192, 64, 188, 127, 0, 127, 127, 127, 127, 255, 0, 255, 255, 255, 255, 129, 255, 127, 0, 192, 64, 188, 64, 255, 127, 64, 0, 68, 60, 192, 255, 127, 192, 196, 0, 194, 60, 255, 127, 60, 188, 66, 0, 198, 55, 186, 69, 197, 194, 68, 255, 65]> : tensor<56xui8>
  func.return
}

// -----

// f8E5M2FNUZ, results that are NaN
func.func @main() {
  // 7.62939e-06, 57344, 57344, -57344, -57344, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan
  %a = stablehlo.constant dense<[0x01, 0x7F, 0x7F, 0xFF, 0xFF, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x40, 0xC0, 0x3C, 0x80]> : tensor<18xf8E5M2FNUZ>
  // nan, -57344, nan, 57344, nan, nan, 7.62939e-06, 57344, -57344, 0.0, nan, 1, -1, 0.5, nan, nan, nan, 2.5
  %b = stablehlo.constant dense<[0x80, 0xFF, 0x80, 0x7F, 0x80, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x40, 0xC0, 0x3C, 0x80, 0x80, 0x80, 0x45]> : tensor<18xf8E5M2FNUZ>
  %0 = stablehlo.subtract %a, %b : tensor<18xf8E5M2FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<18xf8E5M2FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<18xf8E5M2FNUZ>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -2.5, 0.0, -1.00166e-25, 2.73469e+09, 6.62038e-35, 6.62038e-35, -1.00166e-25, -0.945312, 1.5, 9.18355e-41
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0xC020, 0x0000, 0x95F8, 0x4F23, 0x06B0, 0x06B0, 0x95F8, 0xBF72, 0x3FC0, 0x0001]> : tensor<44xbf16>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, -inf, 1, -1, 0.5, 0.0, inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, -3.38953e+38, 0.052002, 3, 0.052002, -3.38953e+38, 3, 2.73469e+09, 1, 3.38953e+38, -0.0
  %b = stablehlo.constant dense<[0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0xFF7F, 0x3D55, 0x4040, 0x3D55, 0xFF7F, 0x4040, 0x4F23, 0x3F80, 0x7F7F, 0x8000]> : tensor<44xbf16>
  %0 = stablehlo.subtract %a, %b : tensor<44xbf16>
  // expected 0.0, -inf, inf, -1, 1, -0.5, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, -inf, inf, 0.0, 2, 0.5, -1, -inf, inf, -2, 0.0, -1.5, 0.5, -inf, inf, -0.5, 1.5, 0.0, 3.38953e+38, -0.052002, -3, 2.73469e+09, 3.38953e+38, -3, -2.73469e+09, -1.94531, -3.38953e+38, 9.18355e-41
  %1 = stablehlo.bitcast_convert %0 : (tensor<44xbf16>) -> tensor<44xui16>
  check.expect_eq_const %1, dense<[0, 65408, 32640, 49024, 16256, 48896, 32640, 32640, 32640, 32640, 32640, 65408, 65408, 65408, 65408, 65408, 16256, 65408, 32640, 0, 16384, 16128, 49024, 65408, 32640, 49152, 0, 49088, 16128, 65408, 32640, 48896, 16320, 0, 32639, 48469, 49216, 20259, 32639, 49216, 53027, 49145, 65407, 1]> : tensor<44xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // 0.0, inf, inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x0000, 0x7F80, 0x7F80, 0xFF80, 0xFF80, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x3F80, 0xBF80, 0x3F00]> : tensor<15xbf16>
  // nan, inf, nan, -inf, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x7FC0, 0x7F80, 0x7FC0, 0xFF80, 0x7FC0, 0x0000, 0x7F80, 0xFF80, 0x7FC0, 0x3F80, 0xBF80, 0x3F00, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<15xbf16>
  %0 = stablehlo.subtract %a, %b : tensor<15xbf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<15xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<15xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1, -65504, 5.96046e-08, 3, inf, -0.0
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0x3800, 0x3800, 0x3800, 0x3800, 0x3800, 0x3800, 0x3C00, 0xFBFF, 0x0001, 0x4200, 0x7C00, 0x8000]> : tensor<40xf16>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, -inf, 1, -1, 0.5, 0.0, inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0559998, 61.4062, 0.0559998, inf, 0.399902, 0.399902
  %b = stablehlo.constant dense<[0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x2B2B, 0x53AD, 0x2B2B, 0x7C00, 0x3666, 0x3666]> : tensor<40xf16>
  %0 = stablehlo.subtract %a, %b : tensor<40xf16>
  // expected 0.0, -inf, inf, -1, 1, -0.5, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, -inf, inf, 0.0, 2, 0.5, -1, -inf, inf, -2, 0.0, -1.5, 0.5, -inf, inf, -0.5, 1.5, 0.0, 0.943848, -inf, -0.0559998, -inf, inf, -0.399902
  %1 = stablehlo.bitcast_convert %0 : (tensor<40xf16>) -> tensor<40xui16>
  check.expect_eq_const %1, dense<[0, 64512, 31744, 48128, 15360, 47104, 31744, 31744, 31744, 31744, 31744, 64512, 64512, 64512, 64512, 64512, 15360, 64512, 31744, 0, 16384, 14336, 48128, 64512, 31744, 49152, 0, 48640, 14336, 64512, 31744, 47104, 15872, 0, 15245, 64512, 43819, 64512, 31744, 46694]> : tensor<40xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // 0.0, inf, inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, 5.96046e-08, nan, nan
  %a = stablehlo.constant dense<[0x0000, 0x7C00, 0x7C00, 0xFC00, 0xFC00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x3C00, 0xBC00, 0x3800, 0x0001, 0x7E00, 0x7E00]> : tensor<18xf16>
  // nan, inf, nan, -inf, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, nan, -2.5, 65504
  %b = stablehlo.constant dense<[0x7E00, 0x7C00, 0x7E00, 0xFC00, 0x7E00, 0x0000, 0x7C00, 0xFC00, 0x7E00, 0x3C00, 0xBC00, 0x3800, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0xC100, 0x7BFF]> : tensor<18xf16>
  %0 = stablehlo.subtract %a, %b : tensor<18xf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00]> : tensor<18xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<18xf16>
  func.return
}

// -----

// f32
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -2.946, 2.76849e+29, -2.946, -0.0, -3.678, inf, -1
  %a = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0xC03C8B44, 0x705FA31C, 0xC03C8B44, 0x80000000, 0xC06B645A, 0x7F800000, 0xBF800000]> : tensor<41xf32>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, -inf, 1, -1, 0.5, 0.0, inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, -2.1959e-08, -2.1959e-08, -3.40282e+38, -2.5, -2.946, 3, 3
  %b = stablehlo.constant dense<[0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0xB2BCA075, 0xB2BCA075, 0xFF7FFFFF, 0xC0200000, 0xC03C8B44, 0x40400000, 0x40400000]> : tensor<41xf32>
  %0 = stablehlo.subtract %a, %b : tensor<41xf32>
  // expected 0.0, -inf, inf, -1, 1, -0.5, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, -inf, inf, 0.0, 2, 0.5, -1, -inf, inf, -2, 0.0, -1.5, 0.5, -inf, inf, -0.5, 1.5, 0.0, -2.946, 2.76849e+29, 3.40282e+38, 2.5, -0.732, inf, -4
  %1 = stablehlo.bitcast_convert %0 : (tensor<41xf32>) -> tensor<41xui32>
  check.expect_eq_const %1, dense<[0, 4286578688, 2139095040, 3212836864, 1065353216, 3204448256, 2139095040, 2139095040, 2139095040, 2139095040, 2139095040, 4286578688, 4286578688, 4286578688, 4286578688, 4286578688, 1065353216, 4286578688, 2139095040, 0, 1073741824, 1056964608, 3212836864, 4286578688, 2139095040, 3221225472, 0, 3217031168, 1056964608, 4286578688, 2139095040, 3204448256, 1069547520, 0, 3225193284, 1885315868, 2139095039, 1075838976, 3208340568, 2139095040, 3229614080]> : tensor<41xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // 0.0, inf, inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x00000000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x3F800000, 0xBF800000, 0x3F000000]> : tensor<15xf32>
  // nan, inf, nan, -inf, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 0x7FC00000, 0xFF800000, 0x7FC00000, 0x00000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x3F800000, 0xBF800000, 0x3F000000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<15xf32>
  %0 = stablehlo.subtract %a, %b : tensor<15xf32>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<15xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<15xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.79769e+308, 4.44534e-167, -2.5, 3.643, 4.44534e-167, -1.79769e+308, 0.4, -1.79769e+308, -inf, -0.0, 7.25292e-34
  %a = stablehlo.constant dense<[0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x7FEFFFFFFFFFFFFF, 0x1D64F87EBB45DAFB, 0xC004000000000000, 0x400D24DD2F1A9FBE, 0x1D64F87EBB45DAFB, 0xFFEFFFFFFFFFFFFF, 0x3FD999999999999A, 0xFFEFFFFFFFFFFFFF, 0xFFF0000000000000, 0x8000000000000000, 0x390E20A17ADA2979]> : tensor<45xf64>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, -inf, 1, -1, 0.5, 0.0, inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, 0.5, 3.56077e+282, 0.5, inf, 7.25292e-34, 0.5, 3.643, 0.4, 2.71, 0.4
  %b = stablehlo.constant dense<[0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x3FE0000000000000, 0x7A9885393E07CD23, 0x3FE0000000000000, 0x7FF0000000000000, 0x390E20A17ADA2979, 0x3FE0000000000000, 0x400D24DD2F1A9FBE, 0x3FD999999999999A, 0x4005AE147AE147AE, 0x3FD999999999999A]> : tensor<45xf64>
  %0 = stablehlo.subtract %a, %b : tensor<45xf64>
  // expected 0.0, -inf, inf, -1, 1, -0.5, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, -inf, inf, 0.0, 2, 0.5, -1, -inf, inf, -2, 0.0, -1.5, 0.5, -inf, inf, -0.5, 1.5, 0.0, 1.79769e+308, -0.5, -3.56077e+282, 3.143, -inf, -1.79769e+308, -0.1, -1.79769e+308, -inf, -2.71, -0.4
  %1 = stablehlo.bitcast_convert %0 : (tensor<45xf64>) -> tensor<45xui64>
  check.expect_eq_const %1, dense<[0, 18442240474082181120, 9218868437227405312, 13830554455654793216, 4607182418800017408, 13826050856027422720, 9218868437227405312, 9218868437227405312, 9218868437227405312, 9218868437227405312, 9218868437227405312, 18442240474082181120, 18442240474082181120, 18442240474082181120, 18442240474082181120, 18442240474082181120, 4607182418800017408, 18442240474082181120, 9218868437227405312, 0, 4611686018427387904, 4602678819172646912, 13830554455654793216, 18442240474082181120, 9218868437227405312, 13835058055282163712, 0, 13832806255468478464, 4602678819172646912, 18442240474082181120, 9218868437227405312, 13826050856027422720, 4609434218613702656, 0, 9218868437227405311, 13826050856027422720, 18057329186842332451, 4614259825614430142, 18442240474082181120, 18442240474082181119, 13815242216921733528, 18442240474082181119, 18442240474082181120, 13836656833149880238, 13824249416176474522]> : tensor<45xui64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // 0.0, inf, inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x0000000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000]> : tensor<15xf64>
  // nan, inf, nan, -inf, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<15xf64>
  %0 = stablehlo.subtract %a, %b : tensor<15xf64>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<15xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<15xf64>
  func.return
}

// -----

// i2
func.func @main() {
  // -2, -2, -2, -2, 1, 1, 1, 1, 0, 0, 0, 0, -1, -1, -1, -1
  %a = stablehlo.constant dense<[-2, -2, -2, -2, 1, 1, 1, 1, 0, 0, 0, 0, -1, -1, -1, -1]> : tensor<16xi2>
  // -2, 1, 0, -1, -2, 1, 0, -1, -2, 1, 0, -1, -2, 1, 0, -1
  %b = stablehlo.constant dense<[-2, 1, 0, -1, -2, 1, 0, -1, -2, 1, 0, -1, -2, 1, 0, -1]> : tensor<16xi2>
  %0 = stablehlo.subtract %a, %b : tensor<16xi2>
  check.expect_eq_const %0, dense<[0, 1, -2, -1, -1, 0, 1, -2, -2, -1, 0, 1, 1, -2, -1, 0]> : tensor<16xi2>
  func.return
}

// -----

// i4
func.func @main() {
  // -8, -8, -8, -8, -8, -8, -8, -8, -8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -7, -7, -7, -7, -7, -7, -7, -7, -7, 6, 6, 6, 6, 6, 6, 6, 6, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, -8, -1
  %a = stablehlo.constant dense<[-8, -8, -8, -8, -8, -8, -8, -8, -8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -7, -7, -7, -7, -7, -7, -7, -7, -7, 6, 6, 6, 6, 6, 6, 6, 6, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, -8, -1]> : tensor<83xi4>
  // -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3
  %b = stablehlo.constant dense<[-8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3]> : tensor<83xi4>
  %0 = stablehlo.subtract %a, %b : tensor<83xi4>
  check.expect_eq_const %0, dense<[0, 1, -8, 7, 6, 5, -1, 2, -7, -1, 0, 7, 6, 5, 4, -2, 1, -8, -8, -7, 0, -1, -2, -3, 7, -6, 1, -7, -6, 1, 0, -1, -2, -8, -5, 2, -6, -5, 2, 1, 0, -1, -7, -4, 3, -5, -4, 3, 2, 1, 0, -6, -3, 4, 1, 2, -7, -8, 7, 6, 0, 3, -6, -2, -1, 6, 5, 4, 3, -3, 0, 7, 7, -8, -1, -2, -3, -4, 6, -7, 0, -6, 2]> : tensor<83xi4>
  func.return
}

// -----

// i8
func.func @main() {
  // -128, -128, -128, -128, -128, -128, -128, -128, -128, 127, 127, 127, 127, 127, 127, 127, 127, 127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -127, -127, -127, -127, -127, -127, -127, -127, -127, 126, 126, 126, 126, 126, 126, 126, 126, 126, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 127, 4, 127
  %a = stablehlo.constant dense<[-128, -128, -128, -128, -128, -128, -128, -128, -128, 127, 127, 127, 127, 127, 127, 127, 127, 127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -127, -127, -127, -127, -127, -127, -127, -127, -127, 126, 126, 126, 126, 126, 126, 126, 126, 126, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 127, 4, 127]> : tensor<85xi8>
  // -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -3, -7, -1, -111
  %b = stablehlo.constant dense<[-128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -3, -7, -1, -111]> : tensor<85xi8>
  %0 = stablehlo.subtract %a, %b : tensor<85xi8>
  check.expect_eq_const %0, dense<[0, 1, -128, 127, 126, 125, -1, 2, -127, -1, 0, 127, 126, 125, 124, -2, 1, -128, -128, -127, 0, -1, -2, -3, 127, -126, 1, -127, -126, 1, 0, -1, -2, -128, -125, 2, -126, -125, 2, 1, 0, -1, -127, -124, 3, -125, -124, 3, 2, 1, 0, -126, -123, 4, 1, 2, -127, -128, 127, 126, 0, 3, -126, -2, -1, 126, 125, 124, 123, -3, 0, 127, 127, -128, -1, -2, -3, -4, 126, -127, 0, 2, -122, 5, -18]> : tensor<85xi8>
  func.return
}

// -----

// i16
func.func @main() {
  // -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, -1, -1, -1, -1, -1, -1, -1, -1, -1, -16714, 1, 27721, -2
  %a = stablehlo.constant dense<[-32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, -1, -1, -1, -1, -1, -1, -1, -1, -1, -16714, 1, 27721, -2]> : tensor<85xi16>
  // -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, 27721, -2, -16714, -7
  %b = stablehlo.constant dense<[-32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, 27721, -2, -16714, -7]> : tensor<85xi16>
  %0 = stablehlo.subtract %a, %b : tensor<85xi16>
  check.expect_eq_const %0, dense<[0, 1, -32768, 32767, 32766, 32765, -1, 2, -32767, -1, 0, 32767, 32766, 32765, 32764, -2, 1, -32768, -32768, -32767, 0, -1, -2, -3, 32767, -32766, 1, -32767, -32766, 1, 0, -1, -2, -32768, -32765, 2, -32766, -32765, 2, 1, 0, -1, -32767, -32764, 3, -32765, -32764, 3, 2, 1, 0, -32766, -32763, 4, 1, 2, -32767, -32768, 32767, 32766, 0, 3, -32766, -2, -1, 32766, 32765, 32764, 32763, -3, 0, 32767, 32767, -32768, -1, -2, -3, -4, 32766, -32767, 0, 21101, 3, -21101, 5]> : tensor<85xi16>
  func.return
}

// -----

// i32
func.func @main() {
  // -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, -1, -1, -1, -1, -1, -1, -1, -1, -1, -7, 380475019, 380475019
  %a = stablehlo.constant dense<[-2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, -1, -1, -1, -1, -1, -1, -1, -1, -1, -7, 380475019, 380475019]> : tensor<84xi32>
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, 976333167, -3, 2147483646
  %b = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, 976333167, -3, 2147483646]> : tensor<84xi32>
  %0 = stablehlo.subtract %a, %b : tensor<84xi32>
  check.expect_eq_const %0, dense<[0, 1, -2147483648, 2147483647, 2147483646, 2147483645, -1, 2, -2147483647, -1, 0, 2147483647, 2147483646, 2147483645, 2147483644, -2, 1, -2147483648, -2147483648, -2147483647, 0, -1, -2, -3, 2147483647, -2147483646, 1, -2147483647, -2147483646, 1, 0, -1, -2, -2147483648, -2147483645, 2, -2147483646, -2147483645, 2, 1, 0, -1, -2147483647, -2147483644, 3, -2147483645, -2147483644, 3, 2, 1, 0, -2147483646, -2147483643, 4, 1, 2, -2147483647, -2147483648, 2147483647, 2147483646, 0, 3, -2147483646, -2, -1, 2147483646, 2147483645, 2147483644, 2147483643, -3, 0, 2147483647, 2147483647, -2147483648, -1, -2, -3, -4, 2147483646, -2147483647, 0, -976333174, 380475022, -1767008627]> : tensor<84xi32>
  func.return
}

// -----

// i64
func.func @main() {
  // -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, -1, -1, -1, -1, -1, -1, -1, -1, -1, -9223372036854775807, -1
  %a = stablehlo.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, -1, -1, -1, -1, -1, -1, -1, -1, -1, -9223372036854775807, -1]> : tensor<83xi64>
  // -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, 4886942777440861941
  %b = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, 4886942777440861941]> : tensor<83xi64>
  %0 = stablehlo.subtract %a, %b : tensor<83xi64>
  check.expect_eq_const %0, dense<[0, 1, -9223372036854775808, 9223372036854775807, 9223372036854775806, 9223372036854775805, -1, 2, -9223372036854775807, -1, 0, 9223372036854775807, 9223372036854775806, 9223372036854775805, 9223372036854775804, -2, 1, -9223372036854775808, -9223372036854775808, -9223372036854775807, 0, -1, -2, -3, 9223372036854775807, -9223372036854775806, 1, -9223372036854775807, -9223372036854775806, 1, 0, -1, -2, -9223372036854775808, -9223372036854775805, 2, -9223372036854775806, -9223372036854775805, 2, 1, 0, -1, -9223372036854775807, -9223372036854775804, 3, -9223372036854775805, -9223372036854775804, 3, 2, 1, 0, -9223372036854775806, -9223372036854775803, 4, 1, 2, -9223372036854775807, -9223372036854775808, 9223372036854775807, 9223372036854775806, 0, 3, -9223372036854775806, -2, -1, 9223372036854775806, 9223372036854775805, 9223372036854775804, 9223372036854775803, -3, 0, 9223372036854775807, 9223372036854775807, -9223372036854775808, -1, -2, -3, -4, 9223372036854775806, -9223372036854775807, 0, -9223372036854775805, -4886942777440861942]> : tensor<83xi64>
  func.return
}

// -----

// ui2
func.func @main() {
  // 0, 0, 0, 0, 3, 3, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2
  %a = stablehlo.constant dense<[0, 0, 0, 0, 3, 3, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2]> : tensor<16xui2>
  // 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2
  %b = stablehlo.constant dense<[0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2]> : tensor<16xui2>
  %0 = stablehlo.subtract %a, %b : tensor<16xui2>
  check.expect_eq_const %0, dense<[0, 1, 3, 2, 3, 0, 2, 1, 1, 2, 0, 3, 2, 3, 1, 0]> : tensor<16xui2>
  func.return
}

// -----

// ui4
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 15, 15, 15, 15, 15, 15, 15, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 14, 14, 14, 14, 14, 14, 14, 6, 6, 6, 6, 6, 6, 6
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 15, 15, 15, 15, 15, 15, 15, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 14, 14, 14, 14, 14, 14, 14, 6, 6, 6, 6, 6, 6, 6]> : tensor<49xui4>
  // 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6
  %b = stablehlo.constant dense<[0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6]> : tensor<49xui4>
  %0 = stablehlo.subtract %a, %b : tensor<49xui4>
  check.expect_eq_const %0, dense<[0, 1, 15, 14, 13, 2, 10, 15, 0, 14, 13, 12, 1, 9, 1, 2, 0, 15, 14, 3, 11, 2, 3, 1, 0, 15, 4, 12, 3, 4, 2, 1, 0, 5, 13, 14, 15, 13, 12, 11, 0, 8, 6, 7, 5, 4, 3, 8, 0]> : tensor<49xui4>
  func.return
}

// -----

// ui8
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 254, 254, 254, 254, 254, 254, 254, 254, 254, 191, 191, 191, 191, 191, 191, 191, 191, 191, 129, 129, 129, 129, 129, 129, 129, 129, 129, 158, 158, 158, 158, 158, 158, 158, 158, 158, 42, 3
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 254, 254, 254, 254, 254, 254, 254, 254, 254, 191, 191, 191, 191, 191, 191, 191, 191, 191, 129, 129, 129, 129, 129, 129, 129, 129, 129, 158, 158, 158, 158, 158, 158, 158, 158, 158, 42, 3]> : tensor<83xui8>
  // 0, 255, 1, 2, 3, 254, 191, 129, 158, 0, 255, 1, 2, 3, 254, 191, 129, 158, 0, 255, 1, 2, 3, 254, 191, 129, 158, 0, 255, 1, 2, 3, 254, 191, 129, 158, 0, 255, 1, 2, 3, 254, 191, 129, 158, 0, 255, 1, 2, 3, 254, 191, 129, 158, 0, 255, 1, 2, 3, 254, 191, 129, 158, 0, 255, 1, 2, 3, 254, 191, 129, 158, 0, 255, 1, 2, 3, 254, 191, 129, 158, 254, 42
  %b = stablehlo.constant dense<[0, 255, 1, 2, 3, 254, 191, 129, 158, 0, 255, 1, 2, 3, 254, 191, 129, 158, 0, 255, 1, 2, 3, 254, 191, 129, 158, 0, 255, 1, 2, 3, 254, 191, 129, 158, 0, 255, 1, 2, 3, 254, 191, 129, 158, 0, 255, 1, 2, 3, 254, 191, 129, 158, 0, 255, 1, 2, 3, 254, 191, 129, 158, 0, 255, 1, 2, 3, 254, 191, 129, 158, 0, 255, 1, 2, 3, 254, 191, 129, 158, 254, 42]> : tensor<83xui8>
  %0 = stablehlo.subtract %a, %b : tensor<83xui8>
  check.expect_eq_const %0, dense<[0, 1, 255, 254, 253, 2, 65, 127, 98, 255, 0, 254, 253, 252, 1, 64, 126, 97, 1, 2, 0, 255, 254, 3, 66, 128, 99, 2, 3, 1, 0, 255, 4, 67, 129, 100, 3, 4, 2, 1, 0, 5, 68, 130, 101, 254, 255, 253, 252, 251, 0, 63, 125, 96, 191, 192, 190, 189, 188, 193, 0, 62, 33, 129, 130, 128, 127, 126, 131, 194, 0, 227, 158, 159, 157, 156, 155, 160, 223, 29, 0, 44, 217]> : tensor<83xui8>
  func.return
}

// -----

// ui16
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 29202, 29202, 29202, 29202, 29202, 29202, 29202, 29202, 29202, 10731, 10731, 10731, 10731, 10731, 10731, 10731, 10731, 10731, 20622, 20622, 20622, 20622, 20622, 20622, 20622, 20622, 20622
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 29202, 29202, 29202, 29202, 29202, 29202, 29202, 29202, 29202, 10731, 10731, 10731, 10731, 10731, 10731, 10731, 10731, 10731, 20622, 20622, 20622, 20622, 20622, 20622, 20622, 20622, 20622]> : tensor<81xui16>
  // 0, 65535, 1, 2, 3, 65534, 29202, 10731, 20622, 0, 65535, 1, 2, 3, 65534, 29202, 10731, 20622, 0, 65535, 1, 2, 3, 65534, 29202, 10731, 20622, 0, 65535, 1, 2, 3, 65534, 29202, 10731, 20622, 0, 65535, 1, 2, 3, 65534, 29202, 10731, 20622, 0, 65535, 1, 2, 3, 65534, 29202, 10731, 20622, 0, 65535, 1, 2, 3, 65534, 29202, 10731, 20622, 0, 65535, 1, 2, 3, 65534, 29202, 10731, 20622, 0, 65535, 1, 2, 3, 65534, 29202, 10731, 20622
  %b = stablehlo.constant dense<[0, 65535, 1, 2, 3, 65534, 29202, 10731, 20622, 0, 65535, 1, 2, 3, 65534, 29202, 10731, 20622, 0, 65535, 1, 2, 3, 65534, 29202, 10731, 20622, 0, 65535, 1, 2, 3, 65534, 29202, 10731, 20622, 0, 65535, 1, 2, 3, 65534, 29202, 10731, 20622, 0, 65535, 1, 2, 3, 65534, 29202, 10731, 20622, 0, 65535, 1, 2, 3, 65534, 29202, 10731, 20622, 0, 65535, 1, 2, 3, 65534, 29202, 10731, 20622, 0, 65535, 1, 2, 3, 65534, 29202, 10731, 20622]> : tensor<81xui16>
  %0 = stablehlo.subtract %a, %b : tensor<81xui16>
  check.expect_eq_const %0, dense<[0, 1, 65535, 65534, 65533, 2, 36334, 54805, 44914, 65535, 0, 65534, 65533, 65532, 1, 36333, 54804, 44913, 1, 2, 0, 65535, 65534, 3, 36335, 54806, 44915, 2, 3, 1, 0, 65535, 4, 36336, 54807, 44916, 3, 4, 2, 1, 0, 5, 36337, 54808, 44917, 65534, 65535, 65533, 65532, 65531, 0, 36332, 54803, 44912, 29202, 29203, 29201, 29200, 29199, 29204, 0, 18471, 8580, 10731, 10732, 10730, 10729, 10728, 10733, 47065, 0, 55645, 20622, 20623, 20621, 20620, 20619, 20624, 56956, 9891, 0]> : tensor<81xui16>
  func.return
}

// -----

// ui32
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 3074127297, 3074127297, 3074127297, 3074127297, 3074127297, 3074127297, 3074127297, 3074127297, 3074127297, 1992018956, 1992018956, 1992018956, 1992018956, 1992018956, 1992018956, 1992018956, 1992018956, 1992018956, 1179723185, 1179723185, 1179723185, 1179723185, 1179723185, 1179723185, 1179723185, 1179723185, 1179723185
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 3074127297, 3074127297, 3074127297, 3074127297, 3074127297, 3074127297, 3074127297, 3074127297, 3074127297, 1992018956, 1992018956, 1992018956, 1992018956, 1992018956, 1992018956, 1992018956, 1992018956, 1992018956, 1179723185, 1179723185, 1179723185, 1179723185, 1179723185, 1179723185, 1179723185, 1179723185, 1179723185]> : tensor<81xui32>
  // 0, 4294967295, 1, 2, 3, 4294967294, 3074127297, 1992018956, 1179723185, 0, 4294967295, 1, 2, 3, 4294967294, 3074127297, 1992018956, 1179723185, 0, 4294967295, 1, 2, 3, 4294967294, 3074127297, 1992018956, 1179723185, 0, 4294967295, 1, 2, 3, 4294967294, 3074127297, 1992018956, 1179723185, 0, 4294967295, 1, 2, 3, 4294967294, 3074127297, 1992018956, 1179723185, 0, 4294967295, 1, 2, 3, 4294967294, 3074127297, 1992018956, 1179723185, 0, 4294967295, 1, 2, 3, 4294967294, 3074127297, 1992018956, 1179723185, 0, 4294967295, 1, 2, 3, 4294967294, 3074127297, 1992018956, 1179723185, 0, 4294967295, 1, 2, 3, 4294967294, 3074127297, 1992018956, 1179723185
  %b = stablehlo.constant dense<[0, 4294967295, 1, 2, 3, 4294967294, 3074127297, 1992018956, 1179723185, 0, 4294967295, 1, 2, 3, 4294967294, 3074127297, 1992018956, 1179723185, 0, 4294967295, 1, 2, 3, 4294967294, 3074127297, 1992018956, 1179723185, 0, 4294967295, 1, 2, 3, 4294967294, 3074127297, 1992018956, 1179723185, 0, 4294967295, 1, 2, 3, 4294967294, 3074127297, 1992018956, 1179723185, 0, 4294967295, 1, 2, 3, 4294967294, 3074127297, 1992018956, 1179723185, 0, 4294967295, 1, 2, 3, 4294967294, 3074127297, 1992018956, 1179723185, 0, 4294967295, 1, 2, 3, 4294967294, 3074127297, 1992018956, 1179723185, 0, 4294967295, 1, 2, 3, 4294967294, 3074127297, 1992018956, 1179723185]> : tensor<81xui32>
  %0 = stablehlo.subtract %a, %b : tensor<81xui32>
  check.expect_eq_const %0, dense<[0, 1, 4294967295, 4294967294, 4294967293, 2, 1220839999, 2302948340, 3115244111, 4294967295, 0, 4294967294, 4294967293, 4294967292, 1, 1220839998, 2302948339, 3115244110, 1, 2, 0, 4294967295, 4294967294, 3, 1220840000, 2302948341, 3115244112, 2, 3, 1, 0, 4294967295, 4, 1220840001, 2302948342, 3115244113, 3, 4, 2, 1, 0, 5, 1220840002, 2302948343, 3115244114, 4294967294, 4294967295, 4294967293, 4294967292, 4294967291, 0, 1220839997, 2302948338, 3115244109, 3074127297, 3074127298, 3074127296, 3074127295, 3074127294, 3074127299, 0, 1082108341, 1894404112, 1992018956, 1992018957, 1992018955, 1992018954, 1992018953, 1992018958, 3212858955, 0, 812295771, 1179723185, 1179723186, 1179723184, 1179723183, 1179723182, 1179723187, 2400563184, 3482671525, 0]> : tensor<81xui32>
  func.return
}

// -----

// ui64
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 12804385427632175047, 12804385427632175047, 12804385427632175047, 12804385427632175047, 12804385427632175047, 12804385427632175047, 12804385427632175047, 12804385427632175047, 12804385427632175047, 7115212816767437852, 7115212816767437852, 7115212816767437852, 7115212816767437852, 7115212816767437852, 7115212816767437852, 7115212816767437852, 7115212816767437852, 7115212816767437852, 4488227807247257318, 4488227807247257318, 4488227807247257318, 4488227807247257318, 4488227807247257318, 4488227807247257318, 4488227807247257318, 4488227807247257318, 4488227807247257318, 1
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 12804385427632175047, 12804385427632175047, 12804385427632175047, 12804385427632175047, 12804385427632175047, 12804385427632175047, 12804385427632175047, 12804385427632175047, 12804385427632175047, 7115212816767437852, 7115212816767437852, 7115212816767437852, 7115212816767437852, 7115212816767437852, 7115212816767437852, 7115212816767437852, 7115212816767437852, 7115212816767437852, 4488227807247257318, 4488227807247257318, 4488227807247257318, 4488227807247257318, 4488227807247257318, 4488227807247257318, 4488227807247257318, 4488227807247257318, 4488227807247257318, 1]> : tensor<82xui64>
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12804385427632175047, 7115212816767437852, 4488227807247257318, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12804385427632175047, 7115212816767437852, 4488227807247257318, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12804385427632175047, 7115212816767437852, 4488227807247257318, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12804385427632175047, 7115212816767437852, 4488227807247257318, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12804385427632175047, 7115212816767437852, 4488227807247257318, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12804385427632175047, 7115212816767437852, 4488227807247257318, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12804385427632175047, 7115212816767437852, 4488227807247257318, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12804385427632175047, 7115212816767437852, 4488227807247257318, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12804385427632175047, 7115212816767437852, 4488227807247257318, 889123204568482657
  %b = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12804385427632175047, 7115212816767437852, 4488227807247257318, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12804385427632175047, 7115212816767437852, 4488227807247257318, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12804385427632175047, 7115212816767437852, 4488227807247257318, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12804385427632175047, 7115212816767437852, 4488227807247257318, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12804385427632175047, 7115212816767437852, 4488227807247257318, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12804385427632175047, 7115212816767437852, 4488227807247257318, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12804385427632175047, 7115212816767437852, 4488227807247257318, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12804385427632175047, 7115212816767437852, 4488227807247257318, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12804385427632175047, 7115212816767437852, 4488227807247257318, 889123204568482657]> : tensor<82xui64>
  %0 = stablehlo.subtract %a, %b : tensor<82xui64>
  check.expect_eq_const %0, dense<[0, 1, 18446744073709551615, 18446744073709551614, 18446744073709551613, 2, 5642358646077376569, 11331531256942113764, 13958516266462294298, 18446744073709551615, 0, 18446744073709551614, 18446744073709551613, 18446744073709551612, 1, 5642358646077376568, 11331531256942113763, 13958516266462294297, 1, 2, 0, 18446744073709551615, 18446744073709551614, 3, 5642358646077376570, 11331531256942113765, 13958516266462294299, 2, 3, 1, 0, 18446744073709551615, 4, 5642358646077376571, 11331531256942113766, 13958516266462294300, 3, 4, 2, 1, 0, 5, 5642358646077376572, 11331531256942113767, 13958516266462294301, 18446744073709551614, 18446744073709551615, 18446744073709551613, 18446744073709551612, 18446744073709551611, 0, 5642358646077376567, 11331531256942113762, 13958516266462294296, 12804385427632175047, 12804385427632175048, 12804385427632175046, 12804385427632175045, 12804385427632175044, 12804385427632175049, 0, 5689172610864737195, 8316157620384917729, 7115212816767437852, 7115212816767437853, 7115212816767437851, 7115212816767437850, 7115212816767437849, 7115212816767437854, 12757571462844814421, 0, 2626985009520180534, 4488227807247257318, 4488227807247257319, 4488227807247257317, 4488227807247257316, 4488227807247257315, 4488227807247257320, 10130586453324633887, 15819759064189371082, 0, 17557620869141068960]> : tensor<82xui64>
  func.return
}
