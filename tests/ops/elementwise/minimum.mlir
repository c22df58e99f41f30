// SPDX-License-Identifier: Apache-2.0
// stablehlo.minimum: every type, corners and wrap-around.

// f4E2M1FN
func.func @main() {
  // 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 6, 6, 6, 6, 6, 6, 6, -6, -6, -6, -6, -6, -6, -6, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -3, -3, -3, -2
  %a = stablehlo.constant dense<[0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7, 0xF, 0xF, 0xF, 0xF, 0xF, 0xF, 0xF, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x2, 0x2, 0x2, 0x2, 0x2, 0x2, 0x2, 0xA, 0xA, 0xA, 0xA, 0xA, 0xA, 0xA, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0xD, 0xD, 0xD, 0xC]> : tensor<53xf4E2M1FN>
  // 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, -2, -0.0, 6, -1
  %b = stablehlo.constant dense<[0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0xC, 0x8, 0x7, 0xA]> : tensor<53xf4E2M1FN>
  %0 = stablehlo.minimum %a, %b : tensor<53xf4E2M1FN>
  // expected 0.5, 0.5, -6, 0.0, 0.5, -1, 0.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, -6, -6, -6, -6, -6, -6, -6, 0.0, 0.0, -6, 0.0, 0.0, -1, 0.0, 0.5, 1, -6, 0.0, 1, -1, 1, -1, -1, -6, -1, -1, -1, -1, 0.5, 1.5, -6, 0.0, 1, -1, 1.5, -3, -3, -3, -2
  %1 = stablehlo.bitcast_convert %0 : (tensor<53xf4E2M1FN>) -> tensor<53xui4>
  check.expect_eq_const %1, dense<[1, 1, 15, 0, 1, 10, 1, 1, 7, 15, 0, 2, 10, 3, 15, 15, 15, 15, 15, 15, 15, 0, 0, 15, 0, 0, 10, 0, 1, 2, 15, 0, 2, 10, 2, 10, 10, 15, 10, 10, 10, 10, 1, 3, 15, 0, 2, 10, 3, 13, 13, 13, 12]> : tensor<53xui4>
  func.return
}

// -----

// f6E2M3FN
func.func @main() {
  // 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0, 0.5, 1, -1, -4.5, -1.75, -4.5, -1, -1, -2.5, 1
  %a = stablehlo.constant dense<[0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0, 0.5, 1.0, -1.0, -4.5, -1.75, -4.5, -1.0, -1.0, -2.5, 1.0]> : tensor<60xf6E2M3FN>
  // 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 1.5, 3, -0.75, -2.5, 0.0, -4.5, -2.5, -0.75, 3, 0.5, 0.375
  %b = stablehlo.constant dense<[0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 1.5, 3.0, -0.75, -2.5, 0.0, -4.5, -2.5, -0.75, 3.0, 0.5, 0.375]> : tensor<60xf6E2M3FN>
  %0 = stablehlo.minimum %a, %b : tensor<60xf6E2M3FN>
  check.expect_eq_const %0, dense<[0.125, 0.125, -7.5, 0.0, 0.125, -1.0, 0.125, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, 0.0, 0.0, -7.5, 0.0, 0.0, -1.0, 0.0, 0.125, 1.0, -7.5, 0.0, 1.0, -1.0, 0.5, -1.0, -1.0, -7.5, -1.0, -1.0, -1.0, -1.0, 0.125, 0.5, -7.5, 0.0, 0.5, -1.0, 0.5, 0.0, 0.5, -0.75, -2.5, -4.5, -4.5, -4.5, -1.0, -1.0, -2.5, 0.375]> : tensor<60xf6E2M3FN>
  func.return
}

// -----

// f6E3M2FN
func.func @main() {
  // 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 28, 28, 28, 28, 28, 28, 28, -28, -28, -28, -28, -28, -28, -28, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.5, 28, 0.375, 0.375, 0.0, 1.5, 3, 0.375, 1, 24
  %a = stablehlo.constant dense<[0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, -28.0, -28.0, -28.0, -28.0, -28.0, -28.0, -28.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.5, 28.0, 0.375, 0.375, 0.0, 1.5, 3.0, 0.375, 1.0, 24.0]> : tensor<59xf6E3M2FN>
  // 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.75, -1.25, 0.5, 24, 0.375, 1, -1, -0.0, -2.5, 1.5
  %b = stablehlo.constant dense<[0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.75, -1.25, 0.5, 24.0, 0.375, 1.0, -1.0, -0.0, -2.5, 1.5]> : tensor<59xf6E3M2FN>
  %0 = stablehlo.minimum %a, %b : tensor<59xf6E3M2FN>
  check.expect_eq_const %0, dense<[0.0625, 0.0625, -28.0, 0.0, 0.0625, -1.0, 0.0625, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, -28.0, -28.0, -28.0, -28.0, -28.0, -28.0, -28.0, 0.0, 0.0, -28.0, 0.0, 0.0, -1.0, 0.0, 0.0625, 1.0, -28.0, 0.0, 1.0, -1.0, 0.5, -1.0, -1.0, -28.0, -1.0, -1.0, -1.0, -1.0, 0.0625, 0.5, -28.0, 0.0, 0.5, -1.0, 0.5, 0.75, -1.25, 0.375, 0.375, 0.0, 1.0, -1.0, -0.0, -2.5, 1.5]> : tensor<59xf6E3M2FN>
  func.return
}

// -----

// f8E3M4
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.5, 1.5, -0.65625, -2.5, -0.65625, 1.5, -0.0, 15.5, 15.5, 1.875, 0.5, 3
  %a = stablehlo.constant dense<[0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0xF0, 0xF0, 0xF0, 0xF0, 0xF0, 0xF0, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0xB0, 0xB0, 0xB0, 0xB0, 0xB0, 0xB0, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x38, 0x38, 0xA5, 0xC4, 0xA5, 0x38, 0x80, 0x6F, 0x6F, 0x3E, 0x20, 0x48]> : tensor<48xf8E3M4>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.40625, 3, 3, -0.203125, 0.0, -0.65625, -2.5, -2.5, -0.65625, -0.203125, 0.40625, -15.5
  %b = stablehlo.constant dense<[0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x1A, 0x48, 0x48, 0x8D, 0x00, 0xA5, 0xC4, 0xC4, 0xA5, 0x8D, 0x1A, 0xEF]> : tensor<48xf8E3M4>
  %0 = stablehlo.minimum %a, %b : tensor<48xf8E3M4>
  // expected 0.0, 0.0, -inf, 0.0, -1, 0.0, 0.0, inf, -inf, 1, -1, 0.5, -inf, -inf, -inf, -inf, -inf, -inf, 0.0, 1, -inf, 1, -1, 0.5, -1, -1, -inf, -1, -1, -1, 0.0, 0.5, -inf, 0.5, -1, 0.5, 0.40625, 1.5, -0.65625, -2.5, -0.65625, -0.65625, -2.5, -2.5, -0.65625, -0.203125, 0.40625, -15.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<48xf8E3M4>) -> tensor<48xui8>
  check.expect_eq_const %1, dense<[0, 0, 240, 0, 176, 0, 0, 112, 240, 48, 176, 32, 240, 240, 240, 240, 240, 240, 0, 48, 240, 48, 176, 32, 176, 176, 240, 176, 176, 176, 0, 32, 240, 32, 176, 32, 26, 56, 165, 196, 165, 165, 196, 196, 165, 141, 26, 239]> : tensor<48xui8>
  func.return
}

// -----

// f8E3M4, results that are NaN
func.func @main() {
  // 0.0, inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x00, 0x70, 0xF0, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x30, 0xB0, 0x20]> : tensor<13xf8E3M4>
  // nan, nan, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x78, 0x78, 0x78, 0x00, 0x70, 0xF0, 0x78, 0x30, 0xB0, 0x20, 0x78, 0x78, 0x78]> : tensor<13xf8E3M4>
  %0 = stablehlo.minimum %a, %b : tensor<13xf8E3M4>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78]> : tensor<13xf8E3M4>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<13xf8E3M4>
  func.return
}

// -----

// f8E4M3
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.5, -2.5, -inf, 1.5, 0.8125, -1, -0.0625, 0.00195312, -inf, -0.00976562
  %a = stablehlo.constant dense<[0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x3C, 0xC2, 0xF8, 0x3C, 0x35, 0xB8, 0x98, 0x01, 0xF8, 0x85]> : tensor<46xf8E4M3>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, -0.0, inf, -0.9375, -inf, 0.5, -0.0625, -2.5, -240, -2.5, 0.8125
  %b = stablehlo.constant dense<[0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x80, 0x78, 0xB7, 0xF8, 0x30, 0x98, 0xC2, 0xF7, 0xC2, 0x35]> : tensor<46xf8E4M3>
  %0 = stablehlo.minimum %a, %b : tensor<46xf8E4M3>
  // expected 0.0, 0.0, -inf, 0.0, -1, 0.0, 0.0, inf, -inf, 1, -1, 0.5, -inf, -inf, -inf, -inf, -inf, -inf, 0.0, 1, -inf, 1, -1, 0.5, -1, -1, -inf, -1, -1, -1, 0.0, 0.5, -inf, 0.5, -1, 0.5, -0.0, -2.5, -inf, -inf, 0.5, -1, -2.5, -240, -inf, -0.00976562
  %1 = stablehlo.bitcast_convert %0 : (tensor<46xf8E4M3>) -> tensor<46xui8>
  check.expect_eq_const %1, dense<[0, 0, 248, 0, 184, 0, 0, 120, 248, 56, 184, 48, 248, 248, 248, 248, 248, 248, 0, 56, 248, 56, 184, 48, 184, 184, 248, 184, 184, 184, 0, 48, 248, 48, 184, 48, 128, 194, 248, 248, 48, 184, 194, 247, 248, 133]> : tensor<46xui8>
  func.return
}

// -----

// f8E4M3, results that are NaN
func.func @main() {
  // 0.0, inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x00, 0x78, 0xF8, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x38, 0xB8, 0x30]> : tensor<13xf8E4M3>
  // nan, nan, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x7C, 0x7C, 0x7C, 0x00, 0x78, 0xF8, 0x7C, 0x38, 0xB8, 0x30, 0x7C, 0x7C, 0x7C]> : tensor<13xf8E4M3>
  %0 = stablehlo.minimum %a, %b : tensor<13xf8E4M3>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C]> : tensor<13xf8E4M3>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<13xf8E4M3>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 448, 448, 448, 448, 448, 448, -448, -448, -448, -448, -448, -448, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -0.875, 448, 1.25, -0.0, 0.40625
  %a = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0xB6, 0x7E, 0x3A, 0x80, 0x2D]> : tensor<41xf8E4M3FN>
  // 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, -0.40625, -0.40625, -0.875, 0.00195312, 0.0
  %b = stablehlo.constant dense<[0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0xAD, 0xAD, 0xB6, 0x01, 0x00]> : tensor<41xf8E4M3FN>
  %0 = stablehlo.minimum %a, %b : tensor<41xf8E4M3FN>
  // expected 448, -448, 0.0, 1, -1, 0.5, -448, -448, -448, -448, -448, -448, 0.0, -448, 0.0, 0.0, -1, 0.0, 1, -448, 0.0, 1, -1, 0.5, -1, -448, -1, -1, -1, -1, 0.5, -448, 0.0, 0.5, -1, 0.5, -0.875, -0.40625, -0.875, -0.0, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<41xf8E4M3FN>) -> tensor<41xui8>
  check.expect_eq_const %1, dense<[126, 254, 0, 56, 184, 48, 254, 254, 254, 254, 254, 254, 0, 254, 0, 0, 184, 0, 56, 254, 0, 56, 184, 48, 184, 254, 184, 184, 184, 184, 48, 254, 0, 48, 184, 48, 182, 173, 182, 128, 0]> : tensor<41xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // 448, -448, 0.0, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, -224, -2.5, 0.00195312, 3
  %a = stablehlo.constant dense<[0x7E, 0xFE, 0x00, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x38, 0xB8, 0x30, 0xF6, 0xC2, 0x01, 0x44]> : tensor<17xf8E4M3FN>
  // nan, nan, nan, 448, -448, 0.0, nan, 1, -1, 0.5, nan, nan, nan, nan, nan, nan, nan
  %b = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7E, 0xFE, 0x00, 0x7F, 0x38, 0xB8, 0x30, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<17xf8E4M3FN>
  %0 = stablehlo.minimum %a, %b : tensor<17xf8E4M3FN>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<17xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<17xf8E4M3FN>
  func.return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  // 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 240, 240, 240, 240, 240, 240, 240, -240, -240, -240, -240, -240, -240, -240, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -3.25, -1.75, 1.5, 3, 240, -2.5, -160, -240, 1.5, 1, -240
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0xCD, 0xC6, 0x44, 0x4C, 0x7F, 0xCA, 0xFA, 0xFF, 0x44, 0x40, 0xFF]> : tensor<60xf8E4M3FNUZ>
  // 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 1.5, 1.5, 240, 0.5, 1.5, 0.5, 0.5, -2.5, -160, -0.00292969, -0.00292969
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x44, 0x44, 0x7F, 0x38, 0x44, 0x38, 0x38, 0xCA, 0xFA, 0x83, 0x83]> : tensor<60xf8E4M3FNUZ>
  %0 = stablehlo.minimum %a, %b : tensor<60xf8E4M3FNUZ>
  // expected 0.000976562, 0.000976562, -240, 0.0, 0.000976562, -1, 0.000976562, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, -240, -240, -240, -240, -240, -240, -240, 0.0, 0.0, -240, 0.0, 0.0, -1, 0.0, 0.000976562, 1, -240, 0.0, 1, -1, 0.5, -1, -1, -240, -1, -1, -1, -1, 0.000976562, 0.5, -240, 0.0, 0.5, -1, 0.5, -3.25, -1.75, 1.5, 0.5, 1.5, -2.5, -160, -240, -160, -0.00292969, -240
  %1 = stablehlo.bitcast_convert %0 : (tensor<60xf8E4M3FNUZ>) -> tensor<60xui8>
  check.expect_eq_const %1, dense<[1, 1, 255, 0, 1, 192, 1, 1, 127, 255, 0, 64, 192, 56, 255, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 0, 192, 0, 1, 64, 255, 0, 64, 192, 56, 192, 192, 255, 192, 192, 192, 192, 1, 56, 255, 0, 56, 192, 56, 205, 198, 68, 56, 68, 202, 250, 255, 250, 131, 255]> : tensor<60xui8>
  func.return
}

// -----

// f8E4M3FNUZ, results that are NaN
func.func @main() {
  // 0.000976562, 240, -240, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x40, 0xC0, 0x38]> : tensor<15xf8E4M3FNUZ>
  // nan, nan, nan, nan, 0.000976562, 240, -240, 0.0, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x40, 0xC0, 0x38, 0x80, 0x80, 0x80]> : tensor<15xf8E4M3FNUZ>
  %0 = stablehlo.minimum %a, %b : tensor<15xf8E4M3FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<15xf8E4M3FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<15xf8E4M3FNUZ>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 30, 30, 30, 30, 30, 30, 30, -30, -30, -30, -30, -30, -30, -30, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0585938, -1, 1.5, 1, 1.5, -1
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x58, 0x58, 0x58, 0x58, 0x58, 0x58, 0x58, 0xD8, 0xD8, 0xD8, 0xD8, 0xD8, 0xD8, 0xD8, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x37, 0xD8, 0x5C, 0x58, 0x5C, 0xD8]> : tensor<55xf8E4M3B11FNUZ>
  // 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.40625, -3.25, -3.25, -3.25, 0.4375, -0.25
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x4D, 0xE5, 0xE5, 0xE5, 0x4E, 0xC8]> : tensor<55xf8E4M3B11FNUZ>
  %0 = stablehlo.minimum %a, %b : tensor<55xf8E4M3B11FNUZ>
  // expected 0.00012207, 0.00012207, -30, 0.0, 0.00012207, -1, 0.00012207, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, -30, -30, -30, -30, -30, -30, -30, 0.0, 0.0, -30, 0.0, 0.0, -1, 0.0, 0.00012207, 1, -30, 0.0, 1, -1, 0.5, -1, -1, -30, -1, -1, -1, -1, 0.00012207, 0.5, -30, 0.0, 0.5, -1, 0.5, 0.0585938, -3.25, -3.25, -3.25, 0.4375, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<55xf8E4M3B11FNUZ>) -> tensor<55xui8>
  check.expect_eq_const %1, dense<[1, 1, 255, 0, 1, 216, 1, 1, 127, 255, 0, 88, 216, 80, 255, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 0, 216, 0, 1, 88, 255, 0, 88, 216, 80, 216, 216, 255, 216, 216, 216, 216, 1, 80, 255, 0, 80, 216, 80, 55, 229, 229, 229, 78, 216]> : tensor<55xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // 0.00012207, 30, -30, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x58, 0xD8, 0x50]> : tensor<15xf8E4M3B11FNUZ>
  // nan, nan, nan, nan, 0.00012207, 30, -30, 0.0, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x58, 0xD8, 0x50, 0x80, 0x80, 0x80]> : tensor<15xf8E4M3B11FNUZ>
  %0 = stablehlo.minimum %a, %b : tensor<15xf8E4M3B11FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<15xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<15xf8E4M3B11FNUZ>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 2.5, 57344, 57344, 1.52588e-05, 1.5, 3, 3, 2.5, 57344
  %a = stablehlo.constant dense<[0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0xBC, 0xBC, 0xBC, 0xBC, 0xBC, 0xBC, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x41, 0x7B, 0x7B, 0x01, 0x3E, 0x42, 0x42, 0x41, 0x7B]> : tensor<45xf8E5M2>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, -inf, 1.52588e-05, 3, 57344, -57344, 57344, -inf, 57344, -1
  %b = stablehlo.constant dense<[0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0xFC, 0x01, 0x42, 0x7B, 0xFB, 0x7B, 0xFC, 0x7B, 0xBC]> : tensor<45xf8E5M2>
  %0 = stablehlo.minimum %a, %b : tensor<45xf8E5M2>
  // expected 0.0, 0.0, -inf, 0.0, -1, 0.0, 0.0, inf, -inf, 1, -1, 0.5, -inf, -inf, -inf, -inf, -inf, -inf, 0.0, 1, -inf, 1, -1, 0.5, -1, -1, -inf, -1, -1, -1, 0.0, 0.5, -inf, 0.5, -1, 0.5, -inf, 1.52588e-05, 3, 1.52588e-05, -57344, 3, -inf, 2.5, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<45xf8E5M2>) -> tensor<45xui8>
  check.expect_eq_const %1, dense<[0, 0, 252, 0, 188, 0, 0, 124, 252, 60, 188, 56, 252, 252, 252, 252, 252, 252, 0, 60, 252, 60, 188, 56, 188, 188, 252, 188, 188, 188, 0, 56, 252, 56, 188, 56, 252, 1, 66, 1, 251, 66, 252, 65, 188]> : tensor<45xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // 0.0, inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x00, 0x7C, 0xFC, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x3C, 0xBC, 0x38]> : tensor<13xf8E5M2>
  // nan, nan, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x00, 0x7C, 0xFC, 0x7E, 0x3C, 0xBC, 0x38, 0x7E, 0x7E, 0x7E]> : tensor<13xf8E5M2>
  %0 = stablehlo.minimum %a, %b : tensor<13xf8E5M2>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E]> : tensor<13xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<13xf8E5M2>
  func.return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  // 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 57344, 57344, 57344, 57344, 57344, 57344, 57344, -57344, -57344, -57344, -57344, -57344, -57344, -57344, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 3, -896, -2.5, 0.0, -0.75, 1.5, 3
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x46, 0xE7, 0xC5, 0x00, 0xBE, 0x42, 0x46]> : tensor<56xf8E5M2FNUZ>
  // 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, -57344, -1.75, 1.5, 1.25, 1.5, 3, -896
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0xFF, 0xC3, 0x42, 0x41, 0x42, 0x46, 0xE7]> : tensor<56xf8E5M2FNUZ>
  %0 = stablehlo.minimum %a, %b : tensor<56xf8E5M2FNUZ>
  // expected 7.62939e-06, 7.62939e-06, -57344, 0.0, 7.62939e-06, -1, 7.62939e-06, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, -57344, -57344, -57344, -57344, -57344, -57344, -57344, 0.0, 0.0, -57344, 0.0, 0.0, -1, 0.0, 7.62939e-06, 1, -57344, 0.0, 1, -1, 0.5, -1, -1, -57344, -1, -1, -1, -1, 7.62939e-06, 0.5, -57344, 0.0, 0.5, -1, 0.5, -57344, -896, -2.5, 0.0, -0.75, 1.5, -896
  %1 = stablehlo.bitcast_convert %0 : (tensor<56xf8E5M2FNUZ>) -> tensor<56xui8>
  check.expect_eq_const %1, dense<[1, 1, 255, 0, 1, 192, 1, 1, 127, 255, 0, 64, 192, 60, 255, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 0, 192, 0, 1, 64, 255, 0, 64, 192, 60, 192, 192, 255, 192, 192, 192, 192, 1, 60, 255, 0, 60, 192, 60, 255, 231, 197, 0, 190, 66, 231]> : tensor<56xui8>
  func.return
}

// -----

// f8E5M2FNUZ, results that are NaN
func.func @main() {
  // 7.62939e-06, 57344, -57344, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan, nan
  %a = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x40, 0xC0, 0x3C, 0x80, 0x80]> : tensor<17xf8E5M2FNUZ>
  // nan, nan, nan, nan, 7.62939e-06, 57344, -57344, 0.0, nan, 1, -1, 0.5, nan, nan, nan, 1.25, -0.375
  %b = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x40, 0xC0, 0x3C, 0x80, 0x80, 0x80, 0x41, 0xBA]> : tensor<17xf8E5M2FNUZ>
  %0 = stablehlo.minimum %a, %b : tensor<17xf8E5M2FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<17xf8E5M2FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<17xf8E5M2FNUZ>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -1, -2.5, -2.5, -0.0, 0.5, -3.38953e+38, -3.38953e+38, 9.18355e-41, -2.34375, -0.0, -1.57516e-36
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0xBF80, 0xC020, 0xC020, 0x8000, 0x3F00, 0xFF7F, 0xFF7F, 0x0001, 0xC016, 0x8000, 0x8406]> : tensor<47xbf16>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 1.5, -1, 2.64997e+27, -1.57516e-36, 2.64997e+27, -1, 1, 3, -0.0, -7.1409e-25, -inf
  %b = stablehlo.constant dense<[0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xBF80, 0x6D09, 0x8406, 0x6D09, 0xBF80, 0x3F80, 0x4040, 0x8000, 0x975D, 0xFF80]> : tensor<47xbf16>
  %0 = stablehlo.minimum %a, %b : tensor<47xbf16>
  // expected 0.0, 0.0, -inf, 0.0, -1, 0.0, 0.0, inf, -inf, 1, -1, 0.5, -inf, -inf, -inf, -inf, -inf, -inf, 0.0, 1, -inf, 1, -1, 0.5, -1, -1, -inf, -1, -1, -1, 0.0, 0.5, -inf, 0.5, -1, 0.5, -1, -2.5, -2.5, -1.57516e-36, 0.5, -3.38953e+38, -3.38953e+38, 9.18355e-41, -2.34375, -7.1409e-25, -inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<47xbf16>) -> tensor<47xui16>
  check.expect_eq_const %1, dense<[0, 0, 65408, 0, 49024, 0, 0, 32640, 65408, 16256, 49024, 16128, 65408, 65408, 65408, 65408, 65408, 65408, 0, 16256, 65408, 16256, 49024, 16128, 49024, 49024, 65408, 49024, 49024, 49024, 0, 16128, 65408, 16128, 49024, 16128, 49024, 49184, 49184, 33798, 16128, 65407, 65407, 1, 49174, 38749, 65408]> : tensor<47xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // 0.0, inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x0000, 0x7F80, 0xFF80, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x3F80, 0xBF80, 0x3F00]> : tensor<13xbf16>
  // nan, nan, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x0000, 0x7F80, 0xFF80, 0x7FC0, 0x3F80, 0xBF80, 0x3F00, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<13xbf16>
  %0 = stablehlo.minimum %a, %b : tensor<13xbf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<13xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<13xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -0.0, -inf, inf, 1.5, 65504, -0.0, -2.5
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0x3800, 0x3800, 0x3800, 0x3800, 0x3800, 0x3800, 0x8000, 0xFC00, 0x7C00, 0x3E00, 0x7BFF, 0x8000, 0xC100]> : tensor<43xf16>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, -65504, 0.399902, 901, 5.96046e-08, 3, 65504, 0.399902
  %b = stablehlo.constant dense<[0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0xFBFF, 0x3666, 0x630A, 0x0001, 0x4200, 0x7BFF, 0x3666]> : tensor<43xf16>
  %0 = stablehlo.minimum %a, %b : tensor<43xf16>
  // expected 0.0, 0.0, -inf, 0.0, -1, 0.0, 0.0, inf, -inf, 1, -1, 0.5, -inf, -inf, -inf, -inf, -inf, -inf, 0.0, 1, -inf, 1, -1, 0.5, -1, -1, -inf, -1, -1, -1, 0.0, 0.5, -inf, 0.5, -1, 0.5, -65504, -inf, 901, 5.96046e-08, 3, -0.0, -2.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<43xf16>) -> tensor<43xui16>
  check.expect_eq_const %1, dense<[0, 0, 64512, 0, 48128, 0, 0, 31744, 64512, 15360, 48128, 14336, 64512, 64512, 64512, 64512, 64512, 64512, 0, 15360, 64512, 15360, 48128, 14336, 48128, 48128, 64512, 48128, 48128, 48128, 0, 14336, 64512, 14336, 48128, 14336, 64511, 64512, 25354, 1, 16896, 32768, 49408]> : tensor<43xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // 0.0, inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x0000, 0x7C00, 0xFC00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x3C00, 0xBC00, 0x3800]> : tensor<13xf16>
  // nan, nan, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x0000, 0x7C00, 0xFC00, 0x7E00, 0x3C00, 0xBC00, 0x3800, 0x7E00, 0x7E00, 0x7E00]> : tensor<13xf16>
  %0 = stablehlo.minimum %a, %b : tensor<13xf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00]> : tensor<13xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<13xf16>
  func.return
}

// -----

// f32
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, inf, 0.4, 0.4, 3, 0.0, -3.54695e-16, 1, 1.4013e-45, 1
  %a = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0x7F800000, 0x3ECCCCCD, 0x3ECCCCCD, 0x40400000, 0x00000000, 0xA5CC77B5, 0x3F800000, 0x00000001, 0x3F800000]> : tensor<45xf32>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, -2.5, inf, 2.41, 1.19768e+20, 3.40282e+38, 1.19768e+20, 3, 2.41, 0.4
  %b = stablehlo.constant dense<[0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0xC0200000, 0x7F800000, 0x401A3D71, 0x60CFC3DB, 0x7F7FFFFF, 0x60CFC3DB, 0x40400000, 0x401A3D71, 0x3ECCCCCD]> : tensor<45xf32>
  %0 = stablehlo.minimum %a, %b : tensor<45xf32>
  // expected 0.0, 0.0, -inf, 0.0, -1, 0.0, 0.0, inf, -inf, 1, -1, 0.5, -inf, -inf, -inf, -inf, -inf, -inf, 0.0, 1, -inf, 1, -1, 0.5, -1, -1, -inf, -1, -1, -1, 0.0, 0.5, -inf, 0.5, -1, 0.5, -2.5, 0.4, 0.4, 3, 0.0, -3.54695e-16, 1, 1.4013e-45, 0.4
  %1 = stablehlo.bitcast_convert %0 : (tensor<45xf32>) -> tensor<45xui32>
  check.expect_eq_const %1, dense<[0, 0, 4286578688, 0, 3212836864, 0, 0, 2139095040, 4286578688, 1065353216, 3212836864, 1056964608, 4286578688, 4286578688, 4286578688, 4286578688, 4286578688, 4286578688, 0, 1065353216, 4286578688, 1065353216, 3212836864, 1056964608, 3212836864, 3212836864, 4286578688, 3212836864, 3212836864, 3212836864, 0, 1056964608, 4286578688, 1056964608, 3212836864, 1056964608, 3223322624, 1053609165, 1053609165, 1077936128, 0, 2781640629, 1065353216, 1, 1053609165]> : tensor<45xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // 0.0, inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, 1.19768e+20, -3.40282e+38
  %a = stablehlo.constant dense<[0x00000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x3F800000, 0xBF800000, 0x3F000000, 0x60CFC3DB, 0xFF7FFFFF]> : tensor<15xf32>
  // nan, nan, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, nan, nan
  %b = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x00000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x3F800000, 0xBF800000, 0x3F000000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<15xf32>
  %0 = stablehlo.minimum %a, %b : tensor<15xf32>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<15xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<15xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 4.94066e-324, 1.79769e+308, -5.82719e-235, 0.4, -1.79769e+308, 0.031, 0.0, 0.0, -2.03434e-227, 1.79769e+308
  %a = stablehlo.constant dense<[0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0x8F4DA504EC5D537E, 0x3FD999999999999A, 0xFFEFFFFFFFFFFFFF, 0x3F9FBE76C8B43958, 0x0000000000000000, 0x0000000000000000, 0x90DED7DC96C16A02, 0x7FEFFFFFFFFFFFFF]> : tensor<46xf64>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, -2.03434e-227, inf, 0.031, -2.03434e-227, 1.5, -1.399, -5.82719e-235, 0.4, -3.963, 4.94066e-324
  %b = stablehlo.constant dense<[0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x90DED7DC96C16A02, 0x7FF0000000000000, 0x3F9FBE76C8B43958, 0x90DED7DC96C16A02, 0x3FF8000000000000, 0xBFF6624DD2F1A9FC, 0x8F4DA504EC5D537E, 0x3FD999999999999A, 0xC00FB4395810624E, 0x0000000000000001]> : tensor<46xf64>
  %0 = stablehlo.minimum %a, %b : tensor<46xf64>
  // expected 0.0, 0.0, -inf, 0.0, -1, 0.0, 0.0, inf, -inf, 1, -1, 0.5, -inf, -inf, -inf, -inf, -inf, -inf, 0.0, 1, -inf, 1, -1, 0.5, -1, -1, -inf, -1, -1, -1, 0.0, 0.5, -inf, 0.5, -1, 0.5, -2.03434e-227, 1.79769e+308, -5.82719e-235, -2.03434e-227, -1.79769e+308, -1.399, -5.82719e-235, 0.0, -3.963, 4.94066e-324
  %1 = stablehlo.bitcast_convert %0 : (tensor<46xf64>) -> tensor<46xui64>
  check.expect_eq_const %1, dense<[0, 0, 18442240474082181120, 0, 13830554455654793216, 0, 0, 9218868437227405312, 18442240474082181120, 4607182418800017408, 13830554455654793216, 4602678819172646912, 18442240474082181120, 18442240474082181120, 18442240474082181120, 18442240474082181120, 18442240474082181120, 18442240474082181120, 0, 4607182418800017408, 18442240474082181120, 4607182418800017408, 13830554455654793216, 4602678819172646912, 13830554455654793216, 13830554455654793216, 18442240474082181120, 13830554455654793216, 13830554455654793216, 13830554455654793216, 0, 4602678819172646912, 18442240474082181120, 4602678819172646912, 13830554455654793216, 4602678819172646912, 10439018328713423362, 9218868437227405311, 10326090961194406782, 10439018328713423362, 18442240474082181119, 13832351391906114044, 10326090961194406782, 0, 13839478338316427854, 1]> : tensor<46xui64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // 0.0, inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, 1.5
  %a = stablehlo.constant dense<[0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000]> : tensor<14xf64>
  // nan, nan, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, nan
  %b = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<14xf64>
  %0 = stablehlo.minimum %a, %b : tensor<14xf64>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<14xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<14xf64>
  func.return
}

// -----

// i2
func.func @main() {
  // -2, -2, -2, -2, 1, 1, 1, 1, 0, 0, 0, 0, -1, -1, -1, -1
  %a = stablehlo.constant dense<[-2, -2, -2, -2, 1, 1, 1, 1, 0, 0, 0, 0, -1, -1, -1, -1]> : tensor<16xi2>
  // -2, 1, 0, -1, -2, 1, 0, -1, -2, 1, 0, -1, -2, 1, 0, -1
  %b = stablehlo.constant dense<[-2, 1, 0, -1, -2, 1, 0, -1, -2, 1, 0, -1, -2, 1, 0, -1]> : tensor<16xi2>
  %0 = stablehlo.minimum %a, %b : tensor<16xi2>
  check.expect_eq_const %0, dense<[-2, -2, -2, -2, -2, 1, 0, -1, -2, 0, 0, -1, -2, -1, -1, -1]> : tensor<16xi2>
  func.return
}

// -----

// i4
func.func @main() {
  // -8, -8, -8, -8, -8, -8, -8, -8, -8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -7, -7, -7, -7, -7, -7, -7, -7, -7, 6, 6, 6, 6, 6, 6, 6, 6, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, -2
  %a = stablehlo.constant dense<[-8, -8, -8, -8, -8, -8, -8, -8, -8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -7, -7, -7, -7, -7, -7, -7, -7, -7, 6, 6, 6, 6, 6, 6, 6, 6, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, -2]> : tensor<82xi4>
  // -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, 1
  %b = stablehlo.constant dense<[-8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, 1]> : tensor<82xi4>
  %0 = stablehlo.minimum %a, %b : tensor<82xi4>
  check.expect_eq_const %0, dense<[-8, -8, -8, -8, -8, -8, -8, -8, -8, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 0, 0, 0, 0, 0, -7, 0, -1, -8, 1, 0, 1, 1, 1, -7, 1, -1, -8, 2, 0, 1, 2, 2, -7, 2, -1, -8, 3, 0, 1, 2, 3, -7, 3, -1, -8, -7, -7, -7, -7, -7, -7, -7, -7, -8, 6, 0, 1, 2, 3, -7, 6, -1, -8, -1, -1, -1, -1, -1, -7, -1, -1, -2]> : tensor<82xi4>
  func.return
}

// -----

// i8
func.func @main() {
  // -128, -128, -128, -128, -128, -128, -128, -128, -128, 127, 127, 127, 127, 127, 127, 127, 127, 127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -127, -127, -127, -127, -127, -127, -127, -127, -127, 126, 126, 126, 126, 126, 126, 126, 126, 126, -1, -1, -1, -1, -1, -1, -1, -1, -1, 69, -45
  %a = stablehlo.constant dense<[-128, -128, -128, -128, -128, -128, -128, -128, -128, 127, 127, 127, 127, 127, 127, 127, 127, 127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -127, -127, -127, -127, -127, -127, -127, -127, -127, 126, 126, 126, 126, 126, 126, 126, 126, 126, -1, -1, -1, -1, -1, -1, -1, -1, -1, 69, -45]> : tensor<83xi8>
  // -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -45, 0
  %b = stablehlo.constant dense<[-128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -45, 0]> : tensor<83xi8>
  %0 = stablehlo.minimum %a, %b : tensor<83xi8>
  check.expect_eq_const %0, dense<[-128, -128, -128, -128, -128, -128, -128, -128, -128, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 0, 0, 0, 0, 0, -127, 0, -1, -128, 1, 0, 1, 1, 1, -127, 1, -1, -128, 2, 0, 1, 2, 2, -127, 2, -1, -128, 3, 0, 1, 2, 3, -127, 3, -1, -128, -127, -127, -127, -127, -127, -127, -127, -127, -128, 126, 0, 1, 2, 3, -127, 126, -1, -128, -1, -1, -1, -1, -1, -127, -1, -1, -45, -45]> : tensor<83xi8>
  func.return
}

// -----

// i16
func.func @main() {
  // -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 32766, -2, 1
  %a = stablehlo.constant dense<[-32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 32766, -2, 1]> : tensor<85xi16>
  // -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, 5475, -2917, 2, -2917
  %b = stablehlo.constant dense<[-32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, 5475, -2917, 2, -2917]> : tensor<85xi16>
  %0 = stablehlo.minimum %a, %b : tensor<85xi16>
  check.expect_eq_const %0, dense<[-32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 0, 0, 0, 0, 0, -32767, 0, -1, -32768, 1, 0, 1, 1, 1, -32767, 1, -1, -32768, 2, 0, 1, 2, 2, -32767, 2, -1, -32768, 3, 0, 1, 2, 3, -32767, 3, -1, -32768, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32768, 32766, 0, 1, 2, 3, -32767, 32766, -1, -32768, -1, -1, -1, -1, -1, -32767, -1, -1, 0, -2917, -2, -2917]> : tensor<85xi16>
  func.return
}

// -----

// i32
func.func @main() {
  // -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, -1, -1, -1, -1, -1, -1, -1, -1, -1, -2147483648
  %a = stablehlo.constant dense<[-2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, -1, -1, -1, -1, -1, -1, -1, -1, -1, -2147483648]> : tensor<82xi32>
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2
  %b = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2]> : tensor<82xi32>
  %0 = stablehlo.minimum %a, %b : tensor<82xi32>
  check.expect_eq_const %0, dense<[-2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 0, 0, 0, 0, 0, -2147483647, 0, -1, -2147483648, 1, 0, 1, 1, 1, -2147483647, 1, -1, -2147483648, 2, 0, 1, 2, 2, -2147483647, 2, -1, -2147483648, 3, 0, 1, 2, 3, -2147483647, 3, -1, -2147483648, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483648, 2147483646, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, -1, -1, -1, -1, -1, -2147483647, -1, -1, -2147483648]> : tensor<82xi32>
  func.return
}

// -----

// i64
func.func @main() {
  // -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, 5671751609152599270, -6099042084406465050, -103062284368246081
  %a = stablehlo.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, 5671751609152599270, -6099042084406465050, -103062284368246081]> : tensor<85xi64>
  // -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, 5671751609152599270, -2, 9223372036854775806, 1121910731132644460
  %b = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, 5671751609152599270, -2, 9223372036854775806, 1121910731132644460]> : tensor<85xi64>
  %0 = stablehlo.minimum %a, %b : tensor<85xi64>
  check.expect_eq_const %0, dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 0, 0, 0, 0, 0, -9223372036854775807, 0, -1, -9223372036854775808, 1, 0, 1, 1, 1, -9223372036854775807, 1, -1, -9223372036854775808, 2, 0, 1, 2, 2, -9223372036854775807, 2, -1, -9223372036854775808, 3, 0, 1, 2, 3, -9223372036854775807, 3, -1, -9223372036854775808, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775808, 9223372036854775806, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, -1, -1, -1, -1, -1, -9223372036854775807, -1, -1, 2, -2, -6099042084406465050, -103062284368246081]> : tensor<85xi64>
  func.return
}

// -----

// ui2
func.func @main() {
  // 0, 0, 0, 0, 3, 3, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2
  %a = stablehlo.constant dense<[0, 0, 0, 0, 3, 3, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2]> : tensor<16xui2>
  // 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2
  %b = stablehlo.constant dense<[0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2]> : tensor<16xui2>
  %0 = stablehlo.minimum %a, %b : tensor<16xui2>
  check.expect_eq_const %0, dense<[0, 0, 0, 0, 0, 3, 1, 2, 0, 1, 1, 1, 0, 2, 1, 2]> : tensor<16xui2>
  func.return
}

// -----

// ui4
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 15, 15, 15, 15, 15, 15, 15, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 14, 14, 14, 14, 14, 14, 14, 6, 6, 6, 6, 6, 6, 6
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 15, 15, 15, 15, 15, 15, 15, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 14, 14, 14, 14, 14, 14, 14, 6, 6, 6, 6, 6, 6, 6]> : tensor<49xui4>
  // 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6
  %b = stablehlo.constant dense<[0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6, 0, 15, 1, 2, 3, 14, 6]> : tensor<49xui4>
  %0 = stablehlo.minimum %a, %b : tensor<49xui4>
  check.expect_eq_const %0, dense<[0, 0, 0, 0, 0, 0, 0, 0, 15, 1, 2, 3, 14, 6, 0, 1, 1, 1, 1, 1, 1, 0, 2, 1, 2, 2, 2, 2, 0, 3, 1, 2, 3, 3, 3, 0, 14, 1, 2, 3, 14, 6, 0, 6, 1, 2, 3, 6, 6]> : tensor<49xui4>
  func.return
}

// -----

// ui8
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 254, 254, 254, 254, 254, 254, 254, 254, 254, 155, 155, 155, 155, 155, 155, 155, 155, 155, 107, 107, 107, 107, 107, 107, 107, 107, 107, 101, 101, 101, 101, 101, 101, 101, 101, 101
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 254, 254, 254, 254, 254, 254, 254, 254, 254, 155, 155, 155, 155, 155, 155, 155, 155, 155, 107, 107, 107, 107, 107, 107, 107, 107, 107, 101, 101, 101, 101, 101, 101, 101, 101, 101]> : tensor<81xui8>
  // 0, 255, 1, 2, 3, 254, 155, 107, 101, 0, 255, 1, 2, 3, 254, 155, 107, 101, 0, 255, 1, 2, 3, 254, 155, 107, 101, 0, 255, 1, 2, 3, 254, 155, 107, 101, 0, 255, 1, 2, 3, 254, 155, 107, 101, 0, 255, 1, 2, 3, 254, 155, 107, 101, 0, 255, 1, 2, 3, 254, 155, 107, 101, 0, 255, 1, 2, 3, 254, 155, 107, 101, 0, 255, 1, 2, 3, 254, 155, 107, 101
  %b = stablehlo.constant dense<[0, 255, 1, 2, 3, 254, 155, 107, 101, 0, 255, 1, 2, 3, 254, 155, 107, 101, 0, 255, 1, 2, 3, 254, 155, 107, 101, 0, 255, 1, 2, 3, 254, 155, 107, 101, 0, 255, 1, 2, 3, 254, 155, 107, 101, 0, 255, 1, 2, 3, 254, 155, 107, 101, 0, 255, 1, 2, 3, 254, 155, 107, 101, 0, 255, 1, 2, 3, 254, 155, 107, 101, 0, 255, 1, 2, 3, 254, 155, 107, 101]> : tensor<81xui8>
  %0 = stablehlo.minimum %a, %b : tensor<81xui8>
  check.expect_eq_const %0, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 1, 2, 3, 254, 155, 107, 101, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 1, 2, 2, 2, 2, 2, 2, 0, 3, 1, 2, 3, 3, 3, 3, 3, 0, 254, 1, 2, 3, 254, 155, 107, 101, 0, 155, 1, 2, 3, 155, 155, 107, 101, 0, 107, 1, 2, 3, 107, 107, 107, 101, 0, 101, 1, 2, 3, 101, 101, 101, 101]> : tensor<81xui8>
  func.return
}

// -----

// ui16
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 28173, 28173, 28173, 28173, 28173, 28173, 28173, 28173, 28173, 35230, 35230, 35230, 35230, 35230, 35230, 35230, 35230, 35230, 25104, 25104, 25104, 25104, 25104, 25104, 25104, 25104, 25104, 1
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 28173, 28173, 28173, 28173, 28173, 28173, 28173, 28173, 28173, 35230, 35230, 35230, 35230, 35230, 35230, 35230, 35230, 35230, 25104, 25104, 25104, 25104, 25104, 25104, 25104, 25104, 25104, 1]> : tensor<82xui16>
  // 0, 65535, 1, 2, 3, 65534, 28173, 35230, 25104, 0, 65535, 1, 2, 3, 65534, 28173, 35230, 25104, 0, 65535, 1, 2, 3, 65534, 28173, 35230, 25104, 0, 65535, 1, 2, 3, 65534, 28173, 35230, 25104, 0, 65535, 1, 2, 3, 65534, 28173, 35230, 25104, 0, 65535, 1, 2, 3, 65534, 28173, 35230, 25104, 0, 65535, 1, 2, 3, 65534, 28173, 35230, 25104, 0, 65535, 1, 2, 3, 65534, 28173, 35230, 25104, 0, 65535, 1, 2, 3, 65534, 28173, 35230, 25104, 12742
  %b = stablehlo.constant dense<[0, 65535, 1, 2, 3, 65534, 28173, 35230, 25104, 0, 65535, 1, 2, 3, 65534, 28173, 35230, 25104, 0, 65535, 1, 2, 3, 65534, 28173, 35230, 25104, 0, 65535, 1, 2, 3, 65534, 28173, 35230, 25104, 0, 65535, 1, 2, 3, 65534, 28173, 35230, 25104, 0, 65535, 1, 2, 3, 65534, 28173, 35230, 25104, 0, 65535, 1, 2, 3, 65534, 28173, 35230, 25104, 0, 65535, 1, 2, 3, 65534, 28173, 35230, 25104, 0, 65535, 1, 2, 3, 65534, 28173, 35230, 25104, 12742]> : tensor<82xui16>
  %0 = stablehlo.minimum %a, %b : tensor<82xui16>
  check.expect_eq_const %0, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65535, 1, 2, 3, 65534, 28173, 35230, 25104, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 1, 2, 2, 2, 2, 2, 2, 0, 3, 1, 2, 3, 3, 3, 3, 3, 0, 65534, 1, 2, 3, 65534, 28173, 35230, 25104, 0, 28173, 1, 2, 3, 28173, 28173, 28173, 25104, 0, 35230, 1, 2, 3, 35230, 28173, 35230, 25104, 0, 25104, 1, 2, 3, 25104, 25104, 25104, 25104, 1]> : tensor<82xui16>
  func.return
}

// -----

// ui32
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 2823601872, 2823601872, 2823601872, 2823601872, 2823601872, 2823601872, 2823601872, 2823601872, 2823601872, 1946372263, 1946372263, 1946372263, 1946372263, 1946372263, 1946372263, 1946372263, 1946372263, 1946372263, 2022977956, 2022977956, 2022977956, 2022977956, 2022977956, 2022977956, 2022977956, 2022977956, 2022977956
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 2823601872, 2823601872, 2823601872, 2823601872, 2823601872, 2823601872, 2823601872, 2823601872, 2823601872, 1946372263, 1946372263, 1946372263, 1946372263, 1946372263, 1946372263, 1946372263, 1946372263, 1946372263, 2022977956, 2022977956, 2022977956, 2022977956, 2022977956, 2022977956, 2022977956, 2022977956, 2022977956]> : tensor<81xui32>
  // 0, 4294967295, 1, 2, 3, 4294967294, 2823601872, 1946372263, 2022977956, 0, 4294967295, 1, 2, 3, 4294967294, 2823601872, 1946372263, 2022977956, 0, 4294967295, 1, 2, 3, 4294967294, 2823601872, 1946372263, 2022977956, 0, 4294967295, 1, 2, 3, 4294967294, 2823601872, 1946372263, 2022977956, 0, 4294967295, 1, 2, 3, 4294967294, 2823601872, 1946372263, 2022977956, 0, 4294967295, 1, 2, 3, 4294967294, 2823601872, 1946372263, 2022977956, 0, 4294967295, 1, 2, 3, 4294967294, 2823601872, 1946372263, 2022977956, 0, 4294967295, 1, 2, 3, 4294967294, 2823601872, 1946372263, 2022977956, 0, 4294967295, 1, 2, 3, 4294967294, 2823601872, 1946372263, 2022977956
  %b = stablehlo.constant dense<[0, 4294967295, 1, 2, 3, 4294967294, 2823601872, 1946372263, 2022977956, 0, 4294967295, 1, 2, 3, 4294967294, 2823601872, 1946372263, 2022977956, 0, 4294967295, 1, 2, 3, 4294967294, 2823601872, 1946372263, 2022977956, 0, 4294967295, 1, 2, 3, 4294967294, 2823601872, 1946372263, 2022977956, 0, 4294967295, 1, 2, 3, 4294967294, 2823601872, 1946372263, 2022977956, 0, 4294967295, 1, 2, 3, 4294967294, 2823601872, 1946372263, 2022977956, 0, 4294967295, 1, 2, 3, 4294967294, 2823601872, 1946372263, 2022977956, 0, 4294967295, 1, 2, 3, 4294967294, 2823601872, 1946372263, 2022977956, 0, 4294967295, 1, 2, 3, 4294967294, 2823601872, 1946372263, 2022977956]> : tensor<81xui32>
  %0 = stablehlo.minimum %a, %b : tensor<81xui32>
  check.expect_eq_const %0, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 1, 2, 3, 4294967294, 2823601872, 1946372263, 2022977956, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 1, 2, 2, 2, 2, 2, 2, 0, 3, 1, 2, 3, 3, 3, 3, 3, 0, 4294967294, 1, 2, 3, 4294967294, 2823601872, 1946372263, 2022977956, 0, 2823601872, 1, 2, 3, 2823601872, 2823601872, 1946372263, 2022977956, 0, 1946372263, 1, 2, 3, 1946372263, 1946372263, 1946372263, 1946372263, 0, 2022977956, 1, 2, 3, 2022977956, 2022977956, 1946372263, 2022977956]> : tensor<81xui32>
  func.return
}

// -----

// ui64
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 12414508684704770597, 12414508684704770597, 12414508684704770597, 12414508684704770597, 12414508684704770597, 12414508684704770597, 12414508684704770597, 12414508684704770597, 12414508684704770597, 16993318538162768988, 16993318538162768988, 16993318538162768988, 16993318538162768988, 16993318538162768988, 16993318538162768988, 16993318538162768988, 16993318538162768988, 16993318538162768988, 8781513623043258412, 8781513623043258412, 8781513623043258412, 8781513623043258412, 8781513623043258412, 8781513623043258412, 8781513623043258412, 8781513623043258412, 8781513623043258412
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 12414508684704770597, 12414508684704770597, 12414508684704770597, 12414508684704770597, 12414508684704770597, 12414508684704770597, 12414508684704770597, 12414508684704770597, 12414508684704770597, 16993318538162768988, 16993318538162768988, 16993318538162768988, 16993318538162768988, 16993318538162768988, 16993318538162768988, 16993318538162768988, 16993318538162768988, 16993318538162768988, 8781513623043258412, 8781513623043258412, 8781513623043258412, 8781513623043258412, 8781513623043258412, 8781513623043258412, 8781513623043258412, 8781513623043258412, 8781513623043258412]> : tensor<81xui64>
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12414508684704770597, 16993318538162768988, 8781513623043258412, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12414508684704770597, 16993318538162768988, 8781513623043258412, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12414508684704770597, 16993318538162768988, 8781513623043258412, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12414508684704770597, 16993318538162768988, 8781513623043258412, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12414508684704770597, 16993318538162768988, 8781513623043258412, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12414508684704770597, 16993318538162768988, 8781513623043258412, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12414508684704770597, 16993318538162768988, 8781513623043258412, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12414508684704770597, 16993318538162768988, 8781513623043258412, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12414508684704770597, 16993318538162768988, 8781513623043258412
  %b = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12414508684704770597, 16993318538162768988, 8781513623043258412, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12414508684704770597, 16993318538162768988, 8781513623043258412, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12414508684704770597, 16993318538162768988, 8781513623043258412, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12414508684704770597, 16993318538162768988, 8781513623043258412, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12414508684704770597, 16993318538162768988, 8781513623043258412, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12414508684704770597, 16993318538162768988, 8781513623043258412, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12414508684704770597, 16993318538162768988, 8781513623043258412, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12414508684704770597, 16993318538162768988, 8781513623043258412, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12414508684704770597, 16993318538162768988, 8781513623043258412]> : tensor<81xui64>
  %0 = stablehlo.minimum %a, %b : tensor<81xui64>
  check.expect_eq_const %0, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12414508684704770597, 16993318538162768988, 8781513623043258412, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 1, 2, 2, 2, 2, 2, 2, 0, 3, 1, 2, 3, 3, 3, 3, 3, 0, 18446744073709551614, 1, 2, 3, 18446744073709551614, 12414508684704770597, 16993318538162768988, 8781513623043258412, 0, 12414508684704770597, 1, 2, 3, 12414508684704770597, 12414508684704770597, 12414508684704770597, 8781513623043258412, 0, 16993318538162768988, 1, 2, 3, 16993318538162768988, 12414508684704770597, 16993318538162768988, 8781513623043258412, 0, 8781513623043258412, 1, 2, 3, 8781513623043258412, 8781513623043258412, 8781513623043258412, 8781513623043258412]> : tensor<81xui64>
  func.return
}

// -----

// i1
func.func @main() {
  // 0, 0, 1, 1
  %a = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  // 0, 1, 0, 1
  %b = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %0 = stablehlo.minimum %a, %b : tensor<4xi1>
  check.expect_eq_const %0, dense<[false, false, false, true]> : tensor<4xi1>
  func.return
}
