// SPDX-License-Identifier: Apache-2.0
// stablehlo.add: every type, corners and wrap-around.

// f4E2M1FN
func.func @main() {
  // 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 6, 6, 6, 6, 6, 6, 6, -6, -6, -6, -6, -6, -6, -6, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 0.0, 1, -4, -2, -1, 0.5
  %a = stablehlo.constant dense<[0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7, 0xF, 0xF, 0xF, 0xF, 0xF, 0xF, 0xF, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x2, 0x2, 0x2, 0x2, 0x2, 0x2, 0x2, 0xA, 0xA, 0xA, 0xA, 0xA, 0xA, 0xA, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x0, 0x2, 0xE, 0xC, 0xA, 0x1]> : tensor<55xf4E2M1FN>
  // 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, -1.5, -4, -2, -0.5, -4, -1.5
  %b = stablehlo.constant dense<[0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0xB, 0xE, 0xC, 0x9, 0xE, 0xB]> : tensor<55xf4E2M1FN>
  %0 = stablehlo.add %a, %b : tensor<55xf4E2M1FN>
  // expected 1, 6, -6, 0.5, 1.5, -0.5, 2, 6, 6, 0.0, 6, 6, 4, 6, -6, 0.0, -6, -6, -4, -6, -4, 0.5, 6, -6, 0.0, 1, -1, 1.5, 1.5, 6, -4, 1, 2, 0.0, 2, -0.5, 4, -6, -1, 0.0, -2, 0.5, 2, 6, -4, 1.5, 2, 0.5, 3, -1.5, -3, -6, -2, -4, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<55xf4E2M1FN>) -> tensor<55xui4>
  check.expect_eq_const %1, dense<[2, 7, 15, 1, 3, 9, 4, 7, 7, 0, 7, 7, 6, 7, 15, 0, 15, 15, 14, 15, 14, 1, 7, 15, 0, 2, 10, 3, 3, 7, 14, 2, 4, 0, 4, 9, 6, 15, 10, 0, 12, 1, 4, 7, 14, 3, 4, 1, 5, 11, 13, 15, 12, 14, 10]> : tensor<55xui4>
  func.return
}

// -----

// f6E2M3FN
func.func @main() {
  // 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -4.5, 1.5, -2.5, 0.375, -7.5, -0.125, -0.125, -0.125, -2.5, 1, -4.5
  %a = stablehlo.constant dense<[0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -4.5, 1.5, -2.5, 0.375, -7.5, -0.125, -0.125, -0.125, -2.5, 1.0, -4.5]> : tensor<60xf6E2M3FN>
  // 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, -0.125, -7.5, 0.375, -0.0, 1.5, 1.5, 0.5, -2.5, -7.5, -4.5, -2.75
  %b = stablehlo.constant dense<[0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, -0.125, -7.5, 0.375, -0.0, 1.5, 1.5, 0.5, -2.5, -7.5, -4.5, -2.75]> : tensor<60xf6E2M3FN>
  %0 = stablehlo.add %a, %b : tensor<60xf6E2M3FN>
  check.expect_eq_const %0, dense<[0.25, 7.5, -7.5, 0.125, 1.125, -0.875, 0.625, 7.5, 7.5, 0.0, 7.5, 7.5, 6.5, 7.5, -7.5, 0.0, -7.5, -7.5, -6.5, -7.5, -7.0, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 1.125, 7.5, -6.5, 1.0, 2.0, 0.0, 1.5, -0.875, 6.5, -7.5, -1.0, 0.0, -2.0, -0.5, 0.625, 7.5, -7.0, 0.5, 1.5, -0.5, 1.0, -4.5, -6.0, -2.0, 0.375, -6.0, 1.375, 0.375, -2.5, -7.5, -3.5, -7.0]> : tensor<60xf6E2M3FN>
  func.return
}

// -----

// f6E3M2FN
func.func @main() {
  // 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 28, 28, 28, 28, 28, 28, 28, -28, -28, -28, -28, -28, -28, -28, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -7, 0.375, 0.375, 1, 1.5, 3, 0.375, 0.0, -2.5, -28
  %a = stablehlo.constant dense<[0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, -28.0, -28.0, -28.0, -28.0, -28.0, -28.0, -28.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -7.0, 0.375, 0.375, 1.0, 1.5, 3.0, 0.375, 0.0, -2.5, -28.0]> : tensor<59xf6E3M2FN>
  // 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.5, -2.5, -7, -24, -24, 28, -24, -24, 0.375, -2.5
  %b = stablehlo.constant dense<[0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.5, -2.5, -7.0, -24.0, -24.0, 28.0, -24.0, -24.0, 0.375, -2.5]> : tensor<59xf6E3M2FN>
  %0 = stablehlo.add %a, %b : tensor<59xf6E3M2FN>
  check.expect_eq_const %0, dense<[0.125, 28.0, -28.0, 0.0625, 1.0, -1.0, 0.5, 28.0, 28.0, 0.0, 28.0, 28.0, 28.0, 28.0, -28.0, 0.0, -28.0, -28.0, -28.0, -28.0, -28.0, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 1.0, 28.0, -28.0, 1.0, 2.0, 0.0, 1.5, -1.0, 28.0, -28.0, -1.0, 0.0, -2.0, -0.5, 0.5, 28.0, -28.0, 0.5, 1.5, -0.5, 1.0, -6.0, -2.0, -7.0, -24.0, -24.0, 28.0, -24.0, -24.0, -2.0, -28.0]> : tensor<59xf6E3M2FN>
  func.return
}

// -----

// f8E3M4
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -2.5, -inf, 1, 0.40625, -0.28125, 3, -0.28125
  %a = stablehlo.constant dense<[0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x70, 0x70, 0x70, 0x70, 0x70, 0xF0, 0xF0, 0xF0, 0xF0, 0xF0, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0xB0, 0xB0, 0xB0, 0xB0, 0xB0, 0xB0, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0xC4, 0xF0, 0x30, 0x1A, 0x92, 0x48, 0x92]> : tensor<41xf8E3M4>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, 1, -1, 0.5, 0.0, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 1, 1.5, 0.015625, -1, -2.625, inf, 0.015625
  %b = stablehlo.constant dense<[0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x00, 0x70, 0x30, 0xB0, 0x20, 0x00, 0xF0, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x30, 0x38, 0x01, 0xB0, 0xC5, 0x70, 0x01]> : tensor<41xf8E3M4>
  %0 = stablehlo.add %a, %b : tensor<41xf8E3M4>
  // expected 0.0, inf, -inf, 1, -1, 0.5, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, inf, -inf, 2, 0.0, 1.5, -1, inf, -inf, 0.0, -2, -0.5, 0.5, inf, -inf, 1.5, -0.5, 1, -1.5, -inf, 1, -0.59375, -2.875, inf, -0.265625
  %1 = stablehlo.bitcast_convert %0 : (tensor<41xf8E3M4>) -> tensor<41xui8>
  check.expect_eq_const %1, dense<[0, 112, 240, 48, 176, 32, 112, 112, 112, 112, 112, 240, 240, 240, 240, 240, 48, 112, 240, 64, 0, 56, 176, 112, 240, 0, 192, 160, 32, 112, 240, 56, 160, 48, 184, 240, 48, 163, 199, 112, 145]> : tensor<41xui8>
  func.return
}

// -----

// f8E3M4, results that are NaN
func.func @main() {
  // 0.0, inf, inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan
  %a = stablehlo.constant dense<[0x00, 0x70, 0x70, 0xF0, 0xF0, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x30, 0xB0, 0x20, 0x78]> : tensor<16xf8E3M4>
  // nan, -inf, nan, inf, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, 1.375
  %b = stablehlo.constant dense<[0x78, 0xF0, 0x78, 0x70, 0x78, 0x00, 0x70, 0xF0, 0x78, 0x30, 0xB0, 0x20, 0x78, 0x78, 0x78, 0x36]> : tensor<16xf8E3M4>
  %0 = stablehlo.add %a, %b : tensor<16xf8E3M4>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78]> : tensor<16xf8E3M4>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<16xf8E3M4>
  func.return
}

// -----

// f8E4M3
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -240, 0.0, -inf, -5.5, inf, -0.0, 0.40625, 0.40625
  %a = stablehlo.constant dense<[0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x78, 0x78, 0x78, 0x78, 0x78, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0xF7, 0x00, 0xF8, 0xCB, 0x78, 0x80, 0x2D, 0x2D]> : tensor<42xf8E4M3>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, 1, -1, 0.5, 0.0, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, inf, 1.5, -1.75, 0.40625, -0.5, 3, -5.5, -0.5
  %b = stablehlo.constant dense<[0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0x78, 0x38, 0xB8, 0x30, 0x00, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x78, 0x3C, 0xBE, 0x2D, 0xB0, 0x44, 0xCB, 0xB0]> : tensor<42xf8E4M3>
  %0 = stablehlo.add %a, %b : tensor<42xf8E4M3>
  // expected 0.0, inf, -inf, 1, -1, 0.5, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, inf, -inf, 2, 0.0, 1.5, -1, inf, -inf, 0.0, -2, -0.5, 0.5, inf, -inf, 1.5, -0.5, 1, inf, 1.5, -inf, -5, inf, 3, -5, -0.09375
  %1 = stablehlo.bitcast_convert %0 : (tensor<42xf8E4M3>) -> tensor<42xui8>
  check.expect_eq_const %1, dense<[0, 120, 248, 56, 184, 48, 120, 120, 120, 120, 120, 248, 248, 248, 248, 248, 56, 120, 248, 64, 0, 60, 184, 120, 248, 0, 192, 176, 48, 120, 248, 60, 176, 56, 120, 60, 248, 202, 120, 68, 202, 156]> : tensor<42xui8>
  func.return
}

// -----

// f8E4M3, results that are NaN
func.func @main() {
  // 0.0, inf, inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, -5.5
  %a = stablehlo.constant dense<[0x00, 0x78, 0x78, 0xF8, 0xF8, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x38, 0xB8, 0x30, 0xCB]> : tensor<16xf8E4M3>
  // nan, -inf, nan, inf, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, nan
  %b = stablehlo.constant dense<[0x7C, 0xF8, 0x7C, 0x78, 0x7C, 0x00, 0x78, 0xF8, 0x7C, 0x38, 0xB8, 0x30, 0x7C, 0x7C, 0x7C, 0x7C]> : tensor<16xf8E4M3>
  %0 = stablehlo.add %a, %b : tensor<16xf8E4M3>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C]> : tensor<16xf8E4M3>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<16xf8E4M3>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 448, 448, 448, 448, 448, -448, -448, -448, -448, -448, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -0.0, -3.5, -448, -1, 0.40625, -2.5, 1, 448
  %a = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x80, 0xC6, 0xFE, 0xB8, 0x2D, 0xC2, 0x38, 0x7E]> : tensor<42xf8E4M3FN>
  // -448, 0.0, 1, -1, 0.5, 448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 3, 3, -3.25, 5.5, -3.5, 5.5, -3.5, 0.00195312
  %b = stablehlo.constant dense<[0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x44, 0x44, 0xC5, 0x4B, 0xC6, 0x4B, 0xC6, 0x01]> : tensor<42xf8E4M3FN>
  %0 = stablehlo.add %a, %b : tensor<42xf8E4M3FN>
  // expected 0.0, 448, 448, 448, 448, 0.0, -448, -448, -448, -448, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 1, 2, 0.0, 1.5, 448, -448, -1, 0.0, -2, -0.5, 448, -448, 0.5, 1.5, -0.5, 1, 3, -0.5, -448, 4.5, -3, 3, -2.5, 448
  %1 = stablehlo.bitcast_convert %0 : (tensor<42xf8E4M3FN>) -> tensor<42xui8>
  check.expect_eq_const %1, dense<[0, 126, 126, 126, 126, 0, 254, 254, 254, 254, 126, 254, 0, 56, 184, 48, 126, 254, 56, 64, 0, 60, 126, 254, 184, 0, 192, 176, 126, 254, 48, 60, 176, 56, 68, 176, 254, 73, 196, 68, 194, 126]> : tensor<42xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // 448, 448, -448, -448, 0.0, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan
  %a = stablehlo.constant dense<[0x7E, 0x7E, 0xFE, 0xFE, 0x00, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x38, 0xB8, 0x30, 0x7F]> : tensor<16xf8E4M3FN>
  // 448, nan, -448, nan, nan, 448, -448, 0.0, nan, 1, -1, 0.5, nan, nan, nan, 0.00195312
  %b = stablehlo.constant dense<[0x7E, 0x7F, 0xFE, 0x7F, 0x7F, 0x7E, 0xFE, 0x00, 0x7F, 0x38, 0xB8, 0x30, 0x7F, 0x7F, 0x7F, 0x01]> : tensor<16xf8E4M3FN>
  %0 = stablehlo.add %a, %b : tensor<16xf8E4M3FN>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<16xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<16xf8E4M3FN>
  func.return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  // 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 240, 240, 240, 240, 240, 240, -240, -240, -240, -240, -240, -240, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -1, -1.375, 0.40625, 60, -1.375, -240, 0.40625, -160
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0xC0, 0xC3, 0x35, 0x6F, 0xC3, 0xFF, 0x35, 0xFA]> : tensor<55xf8E4M3FNUZ>
  // 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 1.875, 1, -1, 1, -1, 15, 0.000976562, -2.5
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x47, 0x40, 0xC0, 0x40, 0xC0, 0x5F, 0x01, 0xCA]> : tensor<55xf8E4M3FNUZ>
  %0 = stablehlo.add %a, %b : tensor<55xf8E4M3FNUZ>
  // expected 0.00195312, 240, -240, 0.000976562, 1, -1, 0.5, 240, 0.0, 240, 240, 240, 240, -240, 0.0, -240, -240, -240, -240, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 1, 240, -240, 1, 2, 0.0, 1.5, -1, 240, -240, -1, 0.0, -2, -0.5, 0.5, 240, -240, 0.5, 1.5, -0.5, 1, 0.875, -0.375, -0.625, 60, -2.5, -224, 0.40625, -160
  %1 = stablehlo.bitcast_convert %0 : (tensor<55xf8E4M3FNUZ>) -> tensor<55xui8>
  check.expect_eq_const %1, dense<[2, 127, 255, 1, 64, 192, 56, 127, 0, 127, 127, 127, 127, 255, 0, 255, 255, 255, 255, 1, 127, 255, 0, 64, 192, 56, 64, 127, 255, 64, 72, 0, 68, 192, 127, 255, 192, 0, 200, 184, 56, 127, 255, 56, 68, 184, 64, 62, 180, 186, 111, 202, 254, 53, 250]> : tensor<55xui8>
  func.return
}

// -----

// f8E4M3FNUZ, results that are NaN
func.func @main() {
  // 0.000976562, 240, 240, -240, -240, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, 15
  %a = stablehlo.constant dense<[0x01, 0x7F, 0x7F, 0xFF, 0xFF, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x40, 0xC0, 0x38, 0x5F]> : tensor<18xf8E4M3FNUZ>
  // nan, 240, nan, -240, nan, nan, 0.000976562, 240, -240, 0.0, nan, 1, -1, 0.5, nan, nan, nan, 240
  %b = stablehlo.constant dense<[0x80, 0x7F, 0x80, 0xFF, 0x80, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x40, 0xC0, 0x38, 0x80, 0x80, 0x80, 0x7F]> : tensor<18xf8E4M3FNUZ>
  %0 = stablehlo.add %a, %b : tensor<18xf8E4M3FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<18xf8E4M3FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<18xf8E4M3FNUZ>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 30, 30, 30, 30, 30, -30, -30, -30, -30, -30, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -1.625, 30, 0.00268555, 1.5, 3, -2.75, -30
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x58, 0x58, 0x58, 0x58, 0x58, 0x58, 0xD8, 0xD8, 0xD8, 0xD8, 0xD8, 0xD8, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0xDD, 0x7F, 0x13, 0x5C, 0x64, 0xE3, 0xFF]> : tensor<50xf8E4M3B11FNUZ>
  // 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, -30, 0.0, -1, 0.5, 0.00012207, 30, 0.0, 1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.875, -3.25, 0.875, 0.40625, 0.0, 0.40625, 0.875
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0xFF, 0x00, 0xD8, 0x50, 0x01, 0x7F, 0x00, 0x58, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x56, 0xE5, 0x56, 0x4D, 0x00, 0x4D, 0x56]> : tensor<50xf8E4M3B11FNUZ>
  %0 = stablehlo.add %a, %b : tensor<50xf8E4M3B11FNUZ>
  // expected 0.000244141, 30, -30, 0.00012207, 1, -1, 0.5, 30, 0.0, 30, 28, 30, -30, 0.0, -30, -28, -30, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 1, -28, 1, 2, 0.0, 1.5, -1, 28, -1, 0.0, -2, -0.5, 0.5, 30, -30, 0.5, 1.5, -0.5, 1, -0.75, 26, 0.875, 1.875, 3, -2.25, -30
  %1 = stablehlo.bitcast_convert %0 : (tensor<50xf8E4M3B11FNUZ>) -> tensor<50xui8>
  check.expect_eq_const %1, dense<[2, 127, 255, 1, 88, 216, 80, 127, 0, 127, 126, 127, 255, 0, 255, 254, 255, 1, 127, 255, 0, 88, 216, 80, 88, 254, 88, 96, 0, 92, 216, 126, 216, 0, 224, 208, 80, 127, 255, 80, 92, 208, 88, 212, 125, 86, 95, 100, 225, 255]> : tensor<50xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // 0.00012207, 30, 30, 30, -30, -30, -30, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, 1, -1, -1, 0.5, -30
  %a = stablehlo.constant dense<[0x01, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x58, 0x58, 0xD8, 0xD8, 0x50, 0xFF]> : tensor<22xf8E4M3B11FNUZ>
  // nan, 30, nan, 1, -30, nan, -1, nan, 0.00012207, 30, -30, 0.0, nan, 1, -1, 0.5, 30, nan, -30, nan, nan, -2.5
  %b = stablehlo.constant dense<[0x80, 0x7F, 0x80, 0x58, 0xFF, 0x80, 0xD8, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x58, 0xD8, 0x50, 0x7F, 0x80, 0xFF, 0x80, 0x80, 0xE2]> : tensor<22xf8E4M3B11FNUZ>
  %0 = stablehlo.add %a, %b : tensor<22xf8E4M3B11FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<22xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<22xf8E4M3B11FNUZ>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -0.4375, 0.0, 3, -1, -57344, -inf, inf, 0.5, 1.5
  %a = stablehlo.constant dense<[0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0xBC, 0xBC, 0xBC, 0xBC, 0xBC, 0xBC, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0xB7, 0x00, 0x42, 0xBC, 0xFB, 0xFC, 0x7C, 0x38, 0x3E]> : tensor<43xf8E5M2>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, 1, -1, 0.5, 0.0, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.078125, -20, -inf, 1.5, -0.4375, 57344, -57344, 1.52588e-05, -2.5
  %b = stablehlo.constant dense<[0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0x3C, 0xBC, 0x38, 0x00, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x2D, 0xCD, 0xFC, 0x3E, 0xB7, 0x7B, 0xFB, 0x01, 0xC1]> : tensor<43xf8E5M2>
  %0 = stablehlo.add %a, %b : tensor<43xf8E5M2>
  // expected 0.0, inf, -inf, 1, -1, 0.5, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, inf, -inf, 2, 0.0, 1.5, -1, inf, -inf, 0.0, -2, -0.5, 0.5, inf, -inf, 1.5, -0.5, 1, -0.375, -20, -inf, 0.5, -57344, -inf, inf, 0.5, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<43xf8E5M2>) -> tensor<43xui8>
  check.expect_eq_const %1, dense<[0, 124, 252, 60, 188, 56, 124, 124, 124, 124, 124, 252, 252, 252, 252, 252, 60, 124, 252, 64, 0, 62, 188, 124, 252, 0, 192, 184, 56, 124, 252, 62, 184, 60, 182, 205, 252, 56, 251, 252, 124, 56, 188]> : tensor<43xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // 0.0, inf, inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan
  %a = stablehlo.constant dense<[0x00, 0x7C, 0x7C, 0xFC, 0xFC, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x3C, 0xBC, 0x38, 0x7E]> : tensor<16xf8E5M2>
  // nan, -inf, nan, inf, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, 0.375
  %b = stablehlo.constant dense<[0x7E, 0xFC, 0x7E, 0x7C, 0x7E, 0x00, 0x7C, 0xFC, 0x7E, 0x3C, 0xBC, 0x38, 0x7E, 0x7E, 0x7E, 0x36]> : tensor<16xf8E5M2>
  %0 = stablehlo.add %a, %b : tensor<16xf8E5M2>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E]> : tensor<16xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<16xf8E5M2>
  func.return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  // 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 57344, 57344, 57344, 57344, 57344, 57344, -57344, -57344, -57344, -57344, -57344, -57344, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1, -2, 2, -14336, -2.5, 0.375, -14336, 7.62939e-06, -14336, 2
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x40, 0xC4, 0x44, 0xF7, 0xC5, 0x3A, 0xF7, 0x01, 0xF7, 0x44]> : tensor<57xf8E5M2FNUZ>
  // 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 3, 0.5, 3, 1, 0.0, -1, 57344, -0.625, -0.625, -1
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x46, 0x3C, 0x46, 0x40, 0x00, 0xC0, 0x7F, 0xBD, 0xBD, 0xC0]> : tensor<57xf8E5M2FNUZ>
  %0 = stablehlo.add %a, %b : tensor<57xf8E5M2FNUZ>
  // expected 1.52588e-05, 57344, -57344, 7.62939e-06, 1, -1, 0.5, 57344, 0.0, 57344, 57344, 57344, 57344, -57344, 0.0, -57344, -57344, -57344, -57344, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 1, 57344, -57344, 1, 2, 0.0, 1.5, -1, 57344, -57344, -1, 0.0, -2, -0.5, 0.5, 57344, -57344, 0.5, 1.5, -0.5, 1, 4, -1.5, 5, -14336, -2.5, -0.625, 40960, -0.625, -14336, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<57xf8E5M2FNUZ>) -> tensor<57xui8>
  check.expect_eq_const %1, dense<[2, 127, 255, 1, 64, 192, 60, 127, 0, 127, 127, 127, 127, 255, 0, 255, 255, 255, 255, 1, 127, 255, 0, 64, 192, 60, 64, 127, 255, 64, 68, 0, 66, 192, 127, 255, 192, 0, 196, 188, 60, 127, 255, 60, 66, 188, 64, 72, 194, 73, 247, 197, 189, 125, 189, 247, 64]> : tensor<57xui8>
  func.return
}

// -----

// f8E5M2FNUZ, results that are NaN
func.func @main() {
  // 7.62939e-06, 57344, 57344, -57344, -57344, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan
  %a = stablehlo.constant dense<[0x01, 0x7F, 0x7F, 0xFF, 0xFF, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x40, 0xC0, 0x3C, 0x80]> : tensor<18xf8E5M2FNUZ>
  // nan, 57344, nan, -57344, nan, nan, 7.62939e-06, 57344, -57344, 0.0, nan, 1, -1, 0.5, nan, nan, nan, -14336
  %b = stablehlo.constant dense<[0x80, 0x7F, 0x80, 0xFF, 0x80, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x40, 0xC0, 0x3C, 0x80, 0x80, 0x80, 0xF7]> : tensor<18xf8E5M2FNUZ>
  %0 = stablehlo.add %a, %b : tensor<18xf8E5M2FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<18xf8E5M2FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<18xf8E5M2FNUZ>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -3.75, 6.13543e+32, 9.18355e-41, -2.5, -inf, -inf
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0xC070, 0x75F2, 0x0001, 0xC020, 0xFF80, 0xFF80]> : tensor<41xbf16>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, 1, -1, 0.5, 0.0, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 6.13543e+32, -3.38953e+38, 0.400391, -1, 3, 6.13543e+32, -3.96875
  %b = stablehlo.constant dense<[0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x75F2, 0xFF7F, 0x3ECD, 0xBF80, 0x4040, 0x75F2, 0xC07E]> : tensor<41xbf16>
  %0 = stablehlo.add %a, %b : tensor<41xbf16>
  // expected 0.0, inf, -inf, 1, -1, 0.5, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, inf, -inf, 2, 0.0, 1.5, -1, inf, -inf, 0.0, -2, -0.5, 0.5, inf, -inf, 1.5, -0.5, 1, 6.13543e+32, -3.38953e+38, 6.13543e+32, -1, 0.5, -inf, -inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<41xbf16>) -> tensor<41xui16>
  check.expect_eq_const %1, dense<[0, 32640, 65408, 16256, 49024, 16128, 32640, 32640, 32640, 32640, 32640, 65408, 65408, 65408, 65408, 65408, 16256, 32640, 65408, 16384, 0, 16320, 49024, 32640, 65408, 0, 49152, 48896, 16128, 32640, 65408, 16320, 48896, 16256, 30194, 65407, 30194, 49024, 16128, 65408, 65408]> : tensor<41xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // 0.0, inf, inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, -3.38953e+38, 2.84726e+28
  %a = stablehlo.constant dense<[0x0000, 0x7F80, 0x7F80, 0xFF80, 0xFF80, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x3F80, 0xBF80, 0x3F00, 0xFF7F, 0x6EB8]> : tensor<17xbf16>
  // nan, -inf, nan, inf, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, nan, nan
  %b = stablehlo.constant dense<[0x7FC0, 0xFF80, 0x7FC0, 0x7F80, 0x7FC0, 0x0000, 0x7F80, 0xFF80, 0x7FC0, 0x3F80, 0xBF80, 0x3F00, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<17xbf16>
  %0 = stablehlo.add %a, %b : tensor<17xbf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<17xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<17xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -3.72852, 0.399902, 0.399902, -2.5, -3.72852, -65504, -2.16211, 0.00146008
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0x3800, 0x3800, 0x3800, 0x3800, 0x3800, 0x3800, 0xC375, 0x3666, 0x3666, 0xC100, 0xC375, 0xFBFF, 0xC053, 0x15FB]> : tensor<42xf16>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, 1, -1, 0.5, 0.0, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, -2.16211, inf, -inf, 1.5, 65504, 3, 3, -7.80469
  %b = stablehlo.constant dense<[0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0xC053, 0x7C00, 0xFC00, 0x3E00, 0x7BFF, 0x4200, 0x4200, 0xC7CE]> : tensor<42xf16>
  %0 = stablehlo.add %a, %b : tensor<42xf16>
  // expected 0.0, inf, -inf, 1, -1, 0.5, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, inf, -inf, 2, 0.0, 1.5, -1, inf, -inf, 0.0, -2, -0.5, 0.5, inf, -inf, 1.5, -0.5, 1, -5.89062, inf, -inf, -1, 65504, -65504, 0.837891, -7.80469
  %1 = stablehlo.bitcast_convert %0 : (tensor<42xf16>) -> tensor<42xui16>
  check.expect_eq_const %1, dense<[0, 31744, 64512, 15360, 48128, 14336, 31744, 31744, 31744, 31744, 31744, 64512, 64512, 64512, 64512, 64512, 15360, 31744, 64512, 16384, 0, 15872, 48128, 31744, 64512, 0, 49152, 47104, 14336, 31744, 64512, 15872, 47104, 15360, 50660, 31744, 64512, 48128, 31743, 64511, 15028, 51150]> : tensor<42xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // 0.0, inf, inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan
  %a = stablehlo.constant dense<[0x0000, 0x7C00, 0x7C00, 0xFC00, 0xFC00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x3C00, 0xBC00, 0x3800, 0x7E00]> : tensor<16xf16>
  // nan, -inf, nan, inf, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, -0.0485535
  %b = stablehlo.constant dense<[0x7E00, 0xFC00, 0x7E00, 0x7C00, 0x7E00, 0x0000, 0x7C00, 0xFC00, 0x7E00, 0x3C00, 0xBC00, 0x3800, 0x7E00, 0x7E00, 0x7E00, 0xAA37]> : tensor<16xf16>
  %0 = stablehlo.add %a, %b : tensor<16xf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00]> : tensor<16xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<16xf16>
  func.return
}

// -----

// f32
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -2.5, -3.40282e+38, -2.424, -1, inf, 1.5, -2.424, -0.0, 1, 1.5, 1.5
  %a = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0xC0200000, 0xFF7FFFFF, 0xC01B22D1, 0xBF800000, 0x7F800000, 0x3FC00000, 0xC01B22D1, 0x80000000, 0x3F800000, 0x3FC00000, 0x3FC00000]> : tensor<46xf32>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, 1, -1, 0.5, 0.0, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.212, 3, -0.252343, 303032, 3, 1.5, -3.40282e+38, -1, -2.5, 3.40282e+38, 0.5, -1.99323e-19
  %b = stablehlo.constant dense<[0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x3E591687, 0x40400000, 0xBE81331F, 0x4893F709, 0x40400000, 0x3FC00000, 0xFF7FFFFF, 0xBF800000, 0xC0200000, 0x7F7FFFFF, 0x3F000000, 0xA06B51B9]> : tensor<46xf32>
  %0 = stablehlo.add %a, %b : tensor<46xf32>
  // expected 0.0, inf, -inf, 1, -1, 0.5, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, inf, -inf, 2, 0.0, 1.5, -1, inf, -inf, 0.0, -2, -0.5, 0.5, inf, -inf, 1.5, -0.5, 1, 0.712, 0.5, -3.40282e+38, 303030, 2, inf, -3.40282e+38, -3.424, -2.5, 3.40282e+38, 2, 1.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<46xf32>) -> tensor<46xui32>
  check.expect_eq_const %1, dense<[0, 2139095040, 4286578688, 1065353216, 3212836864, 1056964608, 2139095040, 2139095040, 2139095040, 2139095040, 2139095040, 4286578688, 4286578688, 4286578688, 4286578688, 4286578688, 1065353216, 2139095040, 4286578688, 1073741824, 0, 1069547520, 3212836864, 2139095040, 4286578688, 0, 3221225472, 3204448256, 1056964608, 2139095040, 4286578688, 1069547520, 3204448256, 1065353216, 1060521378, 1056964608, 4286578687, 1217656507, 1073741824, 2139095040, 4286578687, 3227198161, 3223322624, 2139095039, 1073741824, 1069547520]> : tensor<46xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // 0.0, inf, inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x00000000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x3F800000, 0xBF800000, 0x3F000000]> : tensor<15xf32>
  // nan, -inf, nan, inf, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x7FC00000, 0xFF800000, 0x7FC00000, 0x7F800000, 0x7FC00000, 0x00000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x3F800000, 0xBF800000, 0x3F000000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<15xf32>
  %0 = stablehlo.add %a, %b : tensor<15xf32>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<15xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<15xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -1.79769e+308, 0.4, 3, 1.5, -inf, 0.4, -1.2, inf, 3
  %a = stablehlo.constant dense<[0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0xFFEFFFFFFFFFFFFF, 0x3FD999999999999A, 0x4008000000000000, 0x3FF8000000000000, 0xFFF0000000000000, 0x3FD999999999999A, 0xBFF3333333333333, 0x7FF0000000000000, 0x4008000000000000]> : tensor<43xf64>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, 1, -1, 0.5, 0.0, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, -2.5, -0.27, -0.0, inf, 1.5, -1.478, inf, -2.77468e-35, inf
  %b = stablehlo.constant dense<[0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0xC004000000000000, 0xBFD147AE147AE148, 0x8000000000000000, 0x7FF0000000000000, 0x3FF8000000000000, 0xBFF7A5E353F7CED9, 0x7FF0000000000000, 0xB8C270DE20E68165, 0x7FF0000000000000]> : tensor<43xf64>
  %0 = stablehlo.add %a, %b : tensor<43xf64>
  // expected 0.0, inf, -inf, 1, -1, 0.5, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, inf, -inf, 2, 0.0, 1.5, -1, inf, -inf, 0.0, -2, -0.5, 0.5, inf, -inf, 1.5, -0.5, 1, -1.79769e+308, 0.13, 3, inf, -inf, -1.078, inf, inf, inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<43xf64>) -> tensor<43xui64>
  check.expect_eq_const %1, dense<[0, 9218868437227405312, 18442240474082181120, 4607182418800017408, 13830554455654793216, 4602678819172646912, 9218868437227405312, 9218868437227405312, 9218868437227405312, 9218868437227405312, 9218868437227405312, 18442240474082181120, 18442240474082181120, 18442240474082181120, 18442240474082181120, 18442240474082181120, 4607182418800017408, 9218868437227405312, 18442240474082181120, 4611686018427387904, 0, 4609434218613702656, 13830554455654793216, 9218868437227405312, 18442240474082181120, 0, 13835058055282163712, 13826050856027422720, 4602678819172646912, 9218868437227405312, 18442240474082181120, 4609434218613702656, 13826050856027422720, 4607182418800017408, 18442240474082181119, 4593851763903000740, 4613937818241073152, 9218868437227405312, 18442240474082181120, 13830905736425728114, 9218868437227405312, 9218868437227405312, 9218868437227405312]> : tensor<43xui64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // 0.0, inf, inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, -2.5, nan
  %a = stablehlo.constant dense<[0x0000000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0xC004000000000000, 0x7FF8000000000000]> : tensor<17xf64>
  // nan, -inf, nan, inf, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, nan, -2.5
  %b = stablehlo.constant dense<[0x7FF8000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0xC004000000000000]> : tensor<17xf64>
  %0 = stablehlo.add %a, %b : tensor<17xf64>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<17xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<17xf64>
  func.return
}

// -----

// i2
func.func @main() {
  // -2, -2, -2, -2, 1, 1, 1, 1, 0, 0, 0, 0, -1, -1, -1, -1
  %a = stablehlo.constant dense<[-2, -2, -2, -2, 1, 1, 1, 1, 0, 0, 0, 0, -1, -1, -1, -1]> : tensor<16xi2>
  // -2, 1, 0, -1, -2, 1, 0, -1, -2, 1, 0, -1, -2, 1, 0, -1
  %b = stablehlo.constant dense<[-2, 1, 0, -1, -2, 1, 0, -1, -2, 1, 0, -1, -2, 1, 0, -1]> : tensor<16xi2>
  %0 = stablehlo.add %a, %b : tensor<16xi2>
  check.expect_eq_const %0, dense<[0, -1, -2, 1, -1, -2, 1, 0, -2, 1, 0, -1, 1, 0, -1, -2]> : tensor<16xi2>
  func.return
}

// -----

// i4
func.func @main() {
  // -8, -8, -8, -8, -8, -8, -8, -8, -8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -7, -7, -7, -7, -7, -7, -7, -7, -7, 6, 6, 6, 6, 6, 6, 6, 6, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, 6
  %a = stablehlo.constant dense<[-8, -8, -8, -8, -8, -8, -8, -8, -8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -7, -7, -7, -7, -7, -7, -7, -7, -7, 6, 6, 6, 6, 6, 6, 6, 6, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, 6]> : tensor<82xi4>
  // -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -3
  %b = stablehlo.constant dense<[-8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -3]> : tensor<82xi4>
  %0 = stablehlo.add %a, %b : tensor<82xi4>
  check.expect_eq_const %0, dense<[0, -1, -8, -7, -6, -5, 1, -2, 7, -1, -2, 7, -8, -7, -6, 0, -3, 6, -8, 7, 0, 1, 2, 3, -7, 6, -1, -7, -8, 1, 2, 3, 4, -6, 7, 0, -6, -7, 2, 3, 4, 5, -5, -8, 1, -5, -6, 3, 4, 5, 6, -4, -7, 2, 1, 0, -7, -6, -5, -4, 2, -1, -8, -2, -3, 6, 7, -8, -7, -1, -4, 5, 7, 6, -1, 0, 1, 2, -8, 5, -2, 3]> : tensor<82xi4>
  func.return
}

// -----

// i8
func.func @main() {
  // -128, -128, -128, -128, -128, -128, -128, -128, -128, 127, 127, 127, 127, 127, 127, 127, 127, 127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -127, -127, -127, -127, -127, -127, -127, -127, -127, 126, 126, 126, 126, 126, 126, 126, 126, 126, -1, -1, -1, -1, -1, -1, -1, -1, -1, 76, -7, 76, -118
  %a = stablehlo.constant dense<[-128, -128, -128, -128, -128, -128, -128, -128, -128, 127, 127, 127, 127, 127, 127, 127, 127, 127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -127, -127, -127, -127, -127, -127, -127, -127, -127, 126, 126, 126, 126, 126, 126, 126, 126, 126, -1, -1, -1, -1, -1, -1, -1, -1, -1, 76, -7, 76, -118]> : tensor<85xi8>
  // -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, -128, -118, -128
  %b = stablehlo.constant dense<[-128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, -128, -118, -128]> : tensor<85xi8>
  %0 = stablehlo.add %a, %b : tensor<85xi8>
  check.expect_eq_const %0, dense<[0, -1, -128, -127, -126, -125, 1, -2, 127, -1, -2, 127, -128, -127, -126, 0, -3, 126, -128, 127, 0, 1, 2, 3, -127, 126, -1, -127, -128, 1, 2, 3, 4, -126, 127, 0, -126, -127, 2, 3, 4, 5, -125, -128, 1, -125, -126, 3, 4, 5, 6, -124, -127, 2, 1, 0, -127, -126, -125, -124, 2, -1, -128, -2, -3, 126, 127, -128, -127, -1, -4, 125, 127, 126, -1, 0, 1, 2, -128, 125, -2, -52, 121, -42, 10]> : tensor<85xi8>
  func.return
}

// -----

// i16
func.func @main() {
  // -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, -1, -1, -1, -1, -1, -1, -1, -1, -1, 27449
  %a = stablehlo.constant dense<[-32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, -1, -1, -1, -1, -1, -1, -1, -1, -1, 27449]> : tensor<82xi16>
  // -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32767
  %b = stablehlo.constant dense<[-32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32767]> : tensor<82xi16>
  %0 = stablehlo.add %a, %b : tensor<82xi16>
  check.expect_eq_const %0, dense<[0, -1, -32768, -32767, -32766, -32765, 1, -2, 32767, -1, -2, 32767, -32768, -32767, -32766, 0, -3, 32766, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32767, -32768, 1, 2, 3, 4, -32766, 32767, 0, -32766, -32767, 2, 3, 4, 5, -32765, -32768, 1, -32765, -32766, 3, 4, 5, 6, -32764, -32767, 2, 1, 0, -32767, -32766, -32765, -32764, 2, -1, -32768, -2, -3, 32766, 32767, -32768, -32767, -1, -4, 32765, 32767, 32766, -1, 0, 1, 2, -32768, 32765, -2, -5318]> : tensor<82xi16>
  func.return
}

// -----

// i32
func.func @main() {
  // -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1
  %a = stablehlo.constant dense<[-2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1]> : tensor<82xi32>
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -3
  %b = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -3]> : tensor<82xi32>
  %0 = stablehlo.add %a, %b : tensor<82xi32>
  check.expect_eq_const %0, dense<[0, -1, -2147483648, -2147483647, -2147483646, -2147483645, 1, -2, 2147483647, -1, -2, 2147483647, -2147483648, -2147483647, -2147483646, 0, -3, 2147483646, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483647, -2147483648, 1, 2, 3, 4, -2147483646, 2147483647, 0, -2147483646, -2147483647, 2, 3, 4, 5, -2147483645, -2147483648, 1, -2147483645, -2147483646, 3, 4, 5, 6, -2147483644, -2147483647, 2, 1, 0, -2147483647, -2147483646, -2147483645, -2147483644, 2, -1, -2147483648, -2, -3, 2147483646, 2147483647, -2147483648, -2147483647, -1, -4, 2147483645, 2147483647, 2147483646, -1, 0, 1, 2, -2147483648, 2147483645, -2, -2]> : tensor<82xi32>
  func.return
}

// -----

// i64
func.func @main() {
  // -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, -1, -1, -1, -1, -1, -1, -1, -1, -1, 6542153121613205889, -2828932050149174357, 3
  %a = stablehlo.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, -1, -1, -1, -1, -1, -1, -1, -1, -1, 6542153121613205889, -2828932050149174357, 3]> : tensor<84xi64>
  // -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -1, -2, 7232889198419594951
  %b = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -1, -2, 7232889198419594951]> : tensor<84xi64>
  %0 = stablehlo.add %a, %b : tensor<84xi64>
  check.expect_eq_const %0, dense<[0, -1, -9223372036854775808, -9223372036854775807, -9223372036854775806, -9223372036854775805, 1, -2, 9223372036854775807, -1, -2, 9223372036854775807, -9223372036854775808, -9223372036854775807, -9223372036854775806, 0, -3, 9223372036854775806, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775807, -9223372036854775808, 1, 2, 3, 4, -9223372036854775806, 9223372036854775807, 0, -9223372036854775806, -9223372036854775807, 2, 3, 4, 5, -9223372036854775805, -9223372036854775808, 1, -9223372036854775805, -9223372036854775806, 3, 4, 5, 6, -9223372036854775804, -9223372036854775807, 2, 1, 0, -9223372036854775807, -9223372036854775806, -9223372036854775805, -9223372036854775804, 2, -1, -9223372036854775808, -2, -3, 9223372036854775806, 9223372036854775807, -9223372036854775808, -9223372036854775807, -1, -4, 9223372036854775805, 9223372036854775807, 9223372036854775806, -1, 0, 1, 2, -9223372036854775808, 9223372036854775805, -2, 6542153121613205888, -2828932050149174359, 7232889198419594954]> : tensor<84xi64>
  func.return
}

// -----

// ui2
func.func @main() {
  // 0, 0, 0, 0, 3, 3, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2
  %a = stablehlo.constant dense<[0, 0, 0, 0, 3, 3, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2]> : tensor<16xui2>
  // 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2
  %b = stablehlo.constant dense<[0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2]> : tensor<16xui2>
  %0 = stablehlo.add %a, %b : tensor<16xui2>
  check.expect_eq_const %0, dense<[0, 3, 1, 2, 3, 2, 0, 1, 1, 0, 2, 3, 2, 1, 3, 0]> : tensor<16xui2>
  func.return
}

// -----

// ui4
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 15, 15, 15, 15, 15, 15, 15, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 14, 14, 14, 14, 14, 14, 14, 14, 14, 12, 12, 12, 12, 12, 12, 12, 12, 12, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 15, 15, 15, 15, 15, 15, 15, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 14, 14, 14, 14, 14, 14, 14, 14, 14, 12, 12, 12, 12, 12, 12, 12, 12, 12, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4]> : tensor<81xui4>
  // 0, 15, 1, 2, 3, 14, 12, 5, 4, 0, 15, 1, 2, 3, 14, 12, 5, 4, 0, 15, 1, 2, 3, 14, 12, 5, 4, 0, 15, 1, 2, 3, 14, 12, 5, 4, 0, 15, 1, 2, 3, 14, 12, 5, 4, 0, 15, 1, 2, 3, 14, 12, 5, 4, 0, 15, 1, 2, 3, 14, 12, 5, 4, 0, 15, 1, 2, 3, 14, 12, 5, 4, 0, 15, 1, 2, 3, 14, 12, 5, 4
  %b = stablehlo.constant dense<[0, 15, 1, 2, 3, 14, 12, 5, 4, 0, 15, 1, 2, 3, 14, 12, 5, 4, 0, 15, 1, 2, 3, 14, 12, 5, 4, 0, 15, 1, 2, 3, 14, 12, 5, 4, 0, 15, 1, 2, 3, 14, 12, 5, 4, 0, 15, 1, 2, 3, 14, 12, 5, 4, 0, 15, 1, 2, 3, 14, 12, 5, 4, 0, 15, 1, 2, 3, 14, 12, 5, 4, 0, 15, 1, 2, 3, 14, 12, 5, 4]> : tensor<81xui4>
  %0 = stablehlo.add %a, %b : tensor<81xui4>
  check.expect_eq_const %0, dense<[0, 15, 1, 2, 3, 14, 12, 5, 4, 15, 14, 0, 1, 2, 13, 11, 4, 3, 1, 0, 2, 3, 4, 15, 13, 6, 5, 2, 1, 3, 4, 5, 0, 14, 7, 6, 3, 2, 4, 5, 6, 1, 15, 8, 7, 14, 13, 15, 0, 1, 12, 10, 3, 2, 12, 11, 13, 14, 15, 10, 8, 1, 0, 5, 4, 6, 7, 8, 3, 1, 10, 9, 4, 3, 5, 6, 7, 2, 0, 9, 8]> : tensor<81xui4>
  func.return
}

// -----

// ui8
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 254, 254, 254, 254, 254, 254, 254, 254, 254, 244, 244, 244, 244, 244, 244, 244, 244, 244, 212, 212, 212, 212, 212, 212, 212, 212, 212, 204, 204, 204, 204, 204, 204, 204, 204, 204, 217, 244
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 254, 254, 254, 254, 254, 254, 254, 254, 254, 244, 244, 244, 244, 244, 244, 244, 244, 244, 212, 212, 212, 212, 212, 212, 212, 212, 212, 204, 204, 204, 204, 204, 204, 204, 204, 204, 217, 244]> : tensor<83xui8>
  // 0, 255, 1, 2, 3, 254, 244, 212, 204, 0, 255, 1, 2, 3, 254, 244, 212, 204, 0, 255, 1, 2, 3, 254, 244, 212, 204, 0, 255, 1, 2, 3, 254, 244, 212, 204, 0, 255, 1, 2, 3, 254, 244, 212, 204, 0, 255, 1, 2, 3, 254, 244, 212, 204, 0, 255, 1, 2, 3, 254, 244, 212, 204, 0, 255, 1, 2, 3, 254, 244, 212, 204, 0, 255, 1, 2, 3, 254, 244, 212, 204, 212, 217
  %b = stablehlo.constant dense<[0, 255, 1, 2, 3, 254, 244, 212, 204, 0, 255, 1, 2, 3, 254, 244, 212, 204, 0, 255, 1, 2, 3, 254, 244, 212, 204, 0, 255, 1, 2, 3, 254, 244, 212, 204, 0, 255, 1, 2, 3, 254, 244, 212, 204, 0, 255, 1, 2, 3, 254, 244, 212, 204, 0, 255, 1, 2, 3, 254, 244, 212, 204, 0, 255, 1, 2, 3, 254, 244, 212, 204, 0, 255, 1, 2, 3, 254, 244, 212, 204, 212, 217]> : tensor<83xui8>
  %0 = stablehlo.add %a, %b : tensor<83xui8>
  check.expect_eq_const %0, dense<[0, 255, 1, 2, 3, 254, 244, 212, 204, 255, 254, 0, 1, 2, 253, 243, 211, 203, 1, 0, 2, 3, 4, 255, 245, 213, 205, 2, 1, 3, 4, 5, 0, 246, 214, 206, 3, 2, 4, 5, 6, 1, 247, 215, 207, 254, 253, 255, 0, 1, 252, 242, 210, 202, 244, 243, 245, 246, 247, 242, 232, 200, 192, 212, 211, 213, 214, 215, 210, 200, 168, 160, 204, 203, 205, 206, 207, 202, 192, 160, 152, 173, 205]> : tensor<83xui8>
  func.return
}

// -----

// ui16
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 7272, 7272, 7272, 7272, 7272, 7272, 7272, 7272, 7272, 6282, 6282, 6282, 6282, 6282, 6282, 6282, 6282, 6282, 56946, 56946, 56946, 56946, 56946, 56946, 56946, 56946, 56946, 0
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 7272, 7272, 7272, 7272, 7272, 7272, 7272, 7272, 7272, 6282, 6282, 6282, 6282, 6282, 6282, 6282, 6282, 6282, 56946, 56946, 56946, 56946, 56946, 56946, 56946, 56946, 56946, 0]> : tensor<82xui16>
  // 0, 65535, 1, 2, 3, 65534, 7272, 6282, 56946, 0, 65535, 1, 2, 3, 65534, 7272, 6282, 56946, 0, 65535, 1, 2, 3, 65534, 7272, 6282, 56946, 0, 65535, 1, 2, 3, 65534, 7272, 6282, 56946, 0, 65535, 1, 2, 3, 65534, 7272, 6282, 56946, 0, 65535, 1, 2, 3, 65534, 7272, 6282, 56946, 0, 65535, 1, 2, 3, 65534, 7272, 6282, 56946, 0, 65535, 1, 2, 3, 65534, 7272, 6282, 56946, 0, 65535, 1, 2, 3, 65534, 7272, 6282, 56946, 14299
  %b = stablehlo.constant dense<[0, 65535, 1, 2, 3, 65534, 7272, 6282, 56946, 0, 65535, 1, 2, 3, 65534, 7272, 6282, 56946, 0, 65535, 1, 2, 3, 65534, 7272, 6282, 56946, 0, 65535, 1, 2, 3, 65534, 7272, 6282, 56946, 0, 65535, 1, 2, 3, 65534, 7272, 6282, 56946, 0, 65535, 1, 2, 3, 65534, 7272, 6282, 56946, 0, 65535, 1, 2, 3, 65534, 7272, 6282, 56946, 0, 65535, 1, 2, 3, 65534, 7272, 6282, 56946, 0, 65535, 1, 2, 3, 65534, 7272, 6282, 56946, 14299]> : tensor<82xui16>
  %0 = stablehlo.add %a, %b : tensor<82xui16>
  check.expect_eq_const %0, dense<[0, 65535, 1, 2, 3, 65534, 7272, 6282, 56946, 65535, 65534, 0, 1, 2, 65533, 7271, 6281, 56945, 1, 0, 2, 3, 4, 65535, 7273, 6283, 56947, 2, 1, 3, 4, 5, 0, 7274, 6284, 56948, 3, 2, 4, 5, 6, 1, 7275, 6285, 56949, 65534, 65533, 65535, 0, 1, 65532, 7270, 6280, 56944, 7272, 7271, 7273, 7274, 7275, 7270, 14544, 13554, 64218, 6282, 6281, 6283, 6284, 6285, 6280, 13554, 12564, 63228, 56946, 56945, 56947, 56948, 56949, 56944, 64218, 63228, 48356, 14299]> : tensor<82xui16>
  func.return
}

// -----

// ui32
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4063905740, 4063905740, 4063905740, 4063905740, 4063905740, 4063905740, 4063905740, 4063905740, 4063905740, 3183894471, 3183894471, 3183894471, 3183894471, 3183894471, 3183894471, 3183894471, 3183894471, 3183894471, 2491989649, 2491989649, 2491989649, 2491989649, 2491989649, 2491989649, 2491989649, 2491989649, 2491989649
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4063905740, 4063905740, 4063905740, 4063905740, 4063905740, 4063905740, 4063905740, 4063905740, 4063905740, 3183894471, 3183894471, 3183894471, 3183894471, 3183894471, 3183894471, 3183894471, 3183894471, 3183894471, 2491989649, 2491989649, 2491989649, 2491989649, 2491989649, 2491989649, 2491989649, 2491989649, 2491989649]> : tensor<81xui32>
  // 0, 4294967295, 1, 2, 3, 4294967294, 4063905740, 3183894471, 2491989649, 0, 4294967295, 1, 2, 3, 4294967294, 4063905740, 3183894471, 2491989649, 0, 4294967295, 1, 2, 3, 4294967294, 4063905740, 3183894471, 2491989649, 0, 4294967295, 1, 2, 3, 4294967294, 4063905740, 3183894471, 2491989649, 0, 4294967295, 1, 2, 3, 4294967294, 4063905740, 3183894471, 2491989649, 0, 4294967295, 1, 2, 3, 4294967294, 4063905740, 3183894471, 2491989649, 0, 4294967295, 1, 2, 3, 4294967294, 4063905740, 3183894471, 2491989649, 0, 4294967295, 1, 2, 3, 4294967294, 4063905740, 3183894471, 2491989649, 0, 4294967295, 1, 2, 3, 4294967294, 4063905740, 3183894471, 2491989649
  %b = stablehlo.constant dense<[0, 4294967295, 1, 2, 3, 4294967294, 4063905740, 3183894471, 2491989649, 0, 4294967295, 1, 2, 3, 4294967294, 4063905740, 3183894471, 2491989649, 0, 4294967295, 1, 2, 3, 4294967294, 4063905740, 3183894471, 2491989649, 0, 4294967295, 1, 2, 3, 4294967294, 4063905740, 3183894471, 2491989649, 0, 4294967295, 1, 2, 3, 4294967294, 4063905740, 3183894471, 2491989649, 0, 4294967295, 1, 2, 3, 4294967294, 4063905740, 3183894471, 2491989649, 0, 4294967295, 1, 2, 3, 4294967294, 4063905740, 3183894471, 2491989649, 0, 4294967295, 1, 2, 3, 4294967294, 4063905740, 3183894471, 2491989649, 0, 4294967295, 1, 2, 3, 4294967294, 4063905740, 3183894471, 2491989649]> : tensor<81xui32>
  %0 = stablehlo.add %a, %b : tensor<81xui32>
  check.expect_eq_const %0, dense<[0, 4294967295, 1, 2, 3, 4294967294, 4063905740, 3183894471, 2491989649, 4294967295, 4294967294, 0, 1, 2, 4294967293, 4063905739, 3183894470, 2491989648, 1, 0, 2, 3, 4, 4294967295, 4063905741, 3183894472, 2491989650, 2, 1, 3, 4, 5, 0, 4063905742, 3183894473, 2491989651, 3, 2, 4, 5, 6, 1, 4063905743, 3183894474, 2491989652, 4294967294, 4294967293, 4294967295, 0, 1, 4294967292, 4063905738, 3183894469, 2491989647, 4063905740, 4063905739, 4063905741, 4063905742, 4063905743, 4063905738, 3832844184, 2952832915, 2260928093, 3183894471, 3183894470, 3183894472, 3183894473, 3183894474, 3183894469, 2952832915, 2072821646, 1380916824, 2491989649, 2491989648, 2491989650, 2491989651, 2491989652, 2491989647, 2260928093, 1380916824, 689012002]> : tensor<81xui32>
  func.return
}

// -----

// ui64
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 10024614991431957776, 10024614991431957776, 10024614991431957776, 10024614991431957776, 10024614991431957776, 10024614991431957776, 10024614991431957776, 10024614991431957776, 10024614991431957776, 8689523632102698570, 8689523632102698570, 8689523632102698570, 8689523632102698570, 8689523632102698570, 8689523632102698570, 8689523632102698570, 8689523632102698570, 8689523632102698570, 10771013827864210530, 10771013827864210530, 10771013827864210530, 10771013827864210530, 10771013827864210530, 10771013827864210530, 10771013827864210530, 10771013827864210530, 10771013827864210530, 2686571439744349611
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 10024614991431957776, 10024614991431957776, 10024614991431957776, 10024614991431957776, 10024614991431957776, 10024614991431957776, 10024614991431957776, 10024614991431957776, 10024614991431957776, 8689523632102698570, 8689523632102698570, 8689523632102698570, 8689523632102698570, 8689523632102698570, 8689523632102698570, 8689523632102698570, 8689523632102698570, 8689523632102698570, 10771013827864210530, 10771013827864210530, 10771013827864210530, 10771013827864210530, 10771013827864210530, 10771013827864210530, 10771013827864210530, 10771013827864210530, 10771013827864210530, 2686571439744349611]> : tensor<82xui64>
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10024614991431957776, 8689523632102698570, 10771013827864210530, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10024614991431957776, 8689523632102698570, 10771013827864210530, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10024614991431957776, 8689523632102698570, 10771013827864210530, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10024614991431957776, 8689523632102698570, 10771013827864210530, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10024614991431957776, 8689523632102698570, 10771013827864210530, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10024614991431957776, 8689523632102698570, 10771013827864210530, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10024614991431957776, 8689523632102698570, 10771013827864210530, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10024614991431957776, 8689523632102698570, 10771013827864210530, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10024614991431957776, 8689523632102698570, 10771013827864210530, 10771013827864210530
  %b = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10024614991431957776, 8689523632102698570, 10771013827864210530, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10024614991431957776, 8689523632102698570, 10771013827864210530, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10024614991431957776, 8689523632102698570, 10771013827864210530, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10024614991431957776, 8689523632102698570, 10771013827864210530, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10024614991431957776, 8689523632102698570, 10771013827864210530, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10024614991431957776, 8689523632102698570, 10771013827864210530, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10024614991431957776, 8689523632102698570, 10771013827864210530, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10024614991431957776, 8689523632102698570, 10771013827864210530, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10024614991431957776, 8689523632102698570, 10771013827864210530, 10771013827864210530]> : tensor<82xui64>
  %0 = stablehlo.add %a, %b : tensor<82xui64>
  check.expect_eq_const %0, dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10024614991431957776, 8689523632102698570, 10771013827864210530, 18446744073709551615, 18446744073709551614, 0, 1, 2, 18446744073709551613, 10024614991431957775, 8689523632102698569, 10771013827864210529, 1, 0, 2, 3, 4, 18446744073709551615, 10024614991431957777, 8689523632102698571, 10771013827864210531, 2, 1, 3, 4, 5, 0, 10024614991431957778, 8689523632102698572, 10771013827864210532, 3, 2, 4, 5, 6, 1, 10024614991431957779, 8689523632102698573, 10771013827864210533, 18446744073709551614, 18446744073709551613, 18446744073709551615, 0, 1, 18446744073709551612, 10024614991431957774, 8689523632102698568, 10771013827864210528, 10024614991431957776, 10024614991431957775, 10024614991431957777, 10024614991431957778, 10024614991431957779, 10024614991431957774, 1602485909154363936, 267394549825104730, 2348884745586616690, 8689523632102698570, 8689523632102698569, 8689523632102698571, 8689523632102698572, 8689523632102698573, 8689523632102698568, 267394549825104730, 17379047264205397140, 1013793386257357484, 10771013827864210530, 10771013827864210529, 10771013827864210531, 10771013827864210532, 10771013827864210533, 10771013827864210528, 2348884745586616690, 1013793386257357484, 3095283582018869444, 13457585267608560141]> : tensor<82xui64>
  func.return
}

// -----

// i1
func.func @main() {
  // 0, 0, 1, 1
  %a = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  // 0, 1, 0, 1
  %b = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %0 = stablehlo.add %a, %b : tensor<4xi1>
  check.expect_eq_const %0, dense<[false, true, true, true]> : tensor<4xi1>
  func.return
}
