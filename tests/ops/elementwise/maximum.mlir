// SPDX-License-Identifier: Apache-2.0
// stablehlo.maximum: every type, corners and wrap-around.

// f4E2M1FN
func.func @main() {
  // 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 6, 6, 6, 6, 6, 6, 6, -6, -6, -6, -6, -6, -6, -6, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 4, 3, 3, 4, 0.0, -2, 4, -2
  %a = stablehlo.constant dense<[0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7, 0xF, 0xF, 0xF, 0xF, 0xF, 0xF, 0xF, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x2, 0x2, 0x2, 0x2, 0x2, 0x2, 0x2, 0xA, 0xA, 0xA, 0xA, 0xA, 0xA, 0xA, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x6, 0x5, 0x5, 0x6, 0x0, 0xC, 0x6, 0xC]> : tensor<58xf4E2M1FN>
  // 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 3, -4, 1.5, -2, 0.5, -4, 6, -6, 4
  %b = stablehlo.constant dense<[0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x5, 0xE, 0x3, 0xC, 0x1, 0xE, 0x7, 0xF, 0x6]> : tensor<58xf4E2M1FN>
  %0 = stablehlo.maximum %a, %b : tensor<58xf4E2M1FN>
  // expected 0.5, 6, 0.5, 0.5, 1, 0.5, 1.5, 6, 6, 6, 6, 6, 6, 6, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, 0.0, 0.0, 1, 0.0, 1.5, 1, 6, 1, 1, 1, 1, 1.5, 0.5, 6, -1, 0.0, 1, -1, 1.5, 1.5, 6, 1.5, 1.5, 1.5, 1.5, 1.5, 3, 4, 3, 3, 4, 0.0, 6, 4, 4
  %1 = stablehlo.bitcast_convert %0 : (tensor<58xf4E2M1FN>) -> tensor<58xui4>
  check.expect_eq_const %1, dense<[1, 7, 1, 1, 2, 1, 3, 7, 7, 7, 7, 7, 7, 7, 1, 7, 15, 0, 2, 10, 3, 1, 7, 0, 0, 2, 0, 3, 2, 7, 2, 2, 2, 2, 3, 1, 7, 10, 0, 2, 10, 3, 3, 7, 3, 3, 3, 3, 3, 5, 6, 5, 5, 6, 0, 7, 6, 6]> : tensor<58xui4>
  func.return
}

// -----

// f6E2M3FN
func.func @main() {
  // 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.375, -2, -2, 2.25, 2.25, 0.375, -2.5, 7.5
  %a = stablehlo.constant dense<[0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.375, -2.0, -2.0, 2.25, 2.25, 0.375, -2.5, 7.5]> : tensor<57xf6E2M3FN>
  // 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, -1.25, -0.0, -2.5, 1, 0.0, 7.5, 0.0, -1.25
  %b = stablehlo.constant dense<[0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, -1.25, -0.0, -2.5, 1.0, 0.0, 7.5, 0.0, -1.25]> : tensor<57xf6E2M3FN>
  %0 = stablehlo.maximum %a, %b : tensor<57xf6E2M3FN>
  check.expect_eq_const %0, dense<[0.125, 7.5, 0.125, 0.125, 1.0, 0.125, 0.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, 0.0, 0.0, 1.0, 0.0, 0.5, 1.0, 7.5, 1.0, 1.0, 1.0, 1.0, 1.0, 0.125, 7.5, -1.0, 0.0, 1.0, -1.0, 0.5, 0.5, 7.5, 0.5, 0.5, 1.0, 0.5, 0.5, 0.375, -0.0, -2.0, 2.25, 2.25, 7.5, 0.0, 7.5]> : tensor<57xf6E2M3FN>
  func.return
}

// -----

// f6E3M2FN
func.func @main() {
  // 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 28, 28, 28, 28, 28, 28, 28, -28, -28, -28, -28, -28, -28, -28, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1, 4, 28, -3, 1.5, 2.5, -0.0, 1, -3.5, -3.5
  %a = stablehlo.constant dense<[0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, -28.0, -28.0, -28.0, -28.0, -28.0, -28.0, -28.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.0, 4.0, 28.0, -3.0, 1.5, 2.5, -0.0, 1.0, -3.5, -3.5]> : tensor<59xf6E3M2FN>
  // 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 2.5, 3, -1.25, 4, 0.5, -28, -1.25, -2.5, -20, -28
  %b = stablehlo.constant dense<[0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 2.5, 3.0, -1.25, 4.0, 0.5, -28.0, -1.25, -2.5, -20.0, -28.0]> : tensor<59xf6E3M2FN>
  %0 = stablehlo.maximum %a, %b : tensor<59xf6E3M2FN>
  check.expect_eq_const %0, dense<[0.0625, 28.0, 0.0625, 0.0625, 1.0, 0.0625, 0.5, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, 0.0, 0.0, 1.0, 0.0, 0.5, 1.0, 28.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0625, 28.0, -1.0, 0.0, 1.0, -1.0, 0.5, 0.5, 28.0, 0.5, 0.5, 1.0, 0.5, 0.5, 2.5, 4.0, 28.0, 4.0, 1.5, 2.5, -0.0, 1.0, -3.5, -3.5]> : tensor<59xf6E3M2FN>
  func.return
}

// -----

// f8E3M4
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -inf, 1, 3, -2.5, 4, -inf, -1, -2.125, -1, -15.5
  %a = stablehlo.constant dense<[0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0xF0, 0xF0, 0xF0, 0xF0, 0xF0, 0xF0, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0xB0, 0xB0, 0xB0, 0xB0, 0xB0, 0xB0, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0xF0, 0x30, 0x48, 0xC4, 0x50, 0xF0, 0xB0, 0xC1, 0xB0, 0xEF]> : tensor<46xf8E3M4>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 2.25, -2.125, 0.5, 1, -inf, 3, 3, 3, 1.5, 0.0
  %b = stablehlo.constant dense<[0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x42, 0xC1, 0x20, 0x30, 0xF0, 0x48, 0x48, 0x48, 0x38, 0x00]> : tensor<46xf8E3M4>
  %0 = stablehlo.maximum %a, %b : tensor<46xf8E3M4>
  // expected 0.0, inf, 0.0, 1, 0.0, 0.5, inf, inf, inf, inf, inf, inf, 0.0, inf, -inf, 1, -1, 0.5, 1, inf, 1, 1, 1, 1, 0.0, inf, -1, 1, -1, 0.5, 0.5, inf, 0.5, 1, 0.5, 0.5, 2.25, 1, 3, 1, 4, 3, 3, 3, 1.5, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<46xf8E3M4>) -> tensor<46xui8>
  check.expect_eq_const %1, dense<[0, 112, 0, 48, 0, 32, 112, 112, 112, 112, 112, 112, 0, 112, 240, 48, 176, 32, 48, 112, 48, 48, 48, 48, 0, 112, 176, 48, 176, 32, 32, 112, 32, 48, 32, 32, 66, 48, 72, 48, 80, 72, 72, 72, 56, 0]> : tensor<46xui8>
  func.return
}

// -----

// f8E3M4, results that are NaN
func.func @main() {
  // 0.0, inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, 6, -2.5
  %a = stablehlo.constant dense<[0x00, 0x70, 0xF0, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x30, 0xB0, 0x20, 0x58, 0xC4]> : tensor<15xf8E3M4>
  // nan, nan, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, nan, nan
  %b = stablehlo.constant dense<[0x78, 0x78, 0x78, 0x00, 0x70, 0xF0, 0x78, 0x30, 0xB0, 0x20, 0x78, 0x78, 0x78, 0x78, 0x78]> : tensor<15xf8E3M4>
  %0 = stablehlo.maximum %a, %b : tensor<15xf8E3M4>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78]> : tensor<15xf8E3M4>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<15xf8E3M4>
  func.return
}

// -----

// f8E4M3
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0, 0.40625, 0.00195312, -0.6875, -0.25, -0.6875, -0.25, 0.0
  %a = stablehlo.constant dense<[0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x00, 0x2D, 0x01, 0xB3, 0xA8, 0xB3, 0xA8, 0x00]> : tensor<44xf8E4M3>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 1.5, -inf, 1.5, 0.5, -240, 3, -1, -2.5
  %b = stablehlo.constant dense<[0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x3C, 0xF8, 0x3C, 0x30, 0xF7, 0x44, 0xB8, 0xC2]> : tensor<44xf8E4M3>
  %0 = stablehlo.maximum %a, %b : tensor<44xf8E4M3>
  // expected 0.0, inf, 0.0, 1, 0.0, 0.5, inf, inf, inf, inf, inf, inf, 0.0, inf, -inf, 1, -1, 0.5, 1, inf, 1, 1, 1, 1, 0.0, inf, -1, 1, -1, 0.5, 0.5, inf, 0.5, 1, 0.5, 0.5, 1.5, 0.40625, 1.5, 0.5, -0.25, 3, -0.25, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<44xf8E4M3>) -> tensor<44xui8>
  check.expect_eq_const %1, dense<[0, 120, 0, 56, 0, 48, 120, 120, 120, 120, 120, 120, 0, 120, 248, 56, 184, 48, 56, 120, 56, 56, 56, 56, 0, 120, 184, 56, 184, 48, 48, 120, 48, 56, 48, 48, 60, 45, 60, 48, 168, 68, 168, 0]> : tensor<44xui8>
  func.return
}

// -----

// f8E4M3, results that are NaN
func.func @main() {
  // 0.0, inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x00, 0x78, 0xF8, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x38, 0xB8, 0x30]> : tensor<13xf8E4M3>
  // nan, nan, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x7C, 0x7C, 0x7C, 0x00, 0x78, 0xF8, 0x7C, 0x38, 0xB8, 0x30, 0x7C, 0x7C, 0x7C]> : tensor<13xf8E4M3>
  %0 = stablehlo.maximum %a, %b : tensor<13xf8E4M3>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C]> : tensor<13xf8E4M3>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<13xf8E4M3>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 448, 448, 448, 448, 448, 448, -448, -448, -448, -448, -448, -448, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 3, -0.625, 0.40625, 0.40625, 0.40625, 0.5, 1, -0.625, -9, -1.25
  %a = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x44, 0xB2, 0x2D, 0x2D, 0x2D, 0x30, 0x38, 0xB2, 0xD1, 0xBA]> : tensor<46xf8E4M3FN>
  // 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 1.5, -1, -0.0, 448, -0.625, 1.5, -2.5, -9, 3, -0.0
  %b = stablehlo.constant dense<[0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x3C, 0xB8, 0x80, 0x7E, 0xB2, 0x3C, 0xC2, 0xD1, 0x44, 0x80]> : tensor<46xf8E4M3FN>
  %0 = stablehlo.maximum %a, %b : tensor<46xf8E4M3FN>
  // expected 448, 448, 448, 448, 448, 448, 448, -448, 0.0, 1, -1, 0.5, 448, 0.0, 0.0, 1, 0.0, 0.5, 448, 1, 1, 1, 1, 1, 448, -1, 0.0, 1, -1, 0.5, 448, 0.5, 0.5, 1, 0.5, 0.5, 3, -0.625, 0.40625, 448, 0.40625, 1.5, 1, -0.625, 3, -0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<46xf8E4M3FN>) -> tensor<46xui8>
  check.expect_eq_const %1, dense<[126, 126, 126, 126, 126, 126, 126, 254, 0, 56, 184, 48, 126, 0, 0, 56, 0, 48, 126, 56, 56, 56, 56, 56, 126, 184, 0, 56, 184, 48, 126, 48, 48, 56, 48, 48, 68, 178, 45, 126, 45, 60, 56, 178, 68, 128]> : tensor<46xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // 448, -448, 0.0, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x7E, 0xFE, 0x00, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x38, 0xB8, 0x30]> : tensor<13xf8E4M3FN>
  // nan, nan, nan, 448, -448, 0.0, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7E, 0xFE, 0x00, 0x7F, 0x38, 0xB8, 0x30, 0x7F, 0x7F, 0x7F]> : tensor<13xf8E4M3FN>
  %0 = stablehlo.maximum %a, %b : tensor<13xf8E4M3FN>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<13xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<13xf8E4M3FN>
  func.return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  // 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 240, 240, 240, 240, 240, 240, 240, -240, -240, -240, -240, -240, -240, -240, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 240, 0.5, -1.625, -1.625, 0.40625, 0.5, 0.40625, -0.00976562, 240
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x7F, 0x38, 0xC5, 0xC5, 0x35, 0x38, 0x35, 0x8A, 0x7F]> : tensor<58xf8E4M3FNUZ>
  // 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 96, 0.40625, 0.000976562, -240, 0.000976562, -0.00976562, 0.0, 0.40625, 0.40625
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x74, 0x35, 0x01, 0xFF, 0x01, 0x8A, 0x00, 0x35, 0x35]> : tensor<58xf8E4M3FNUZ>
  %0 = stablehlo.maximum %a, %b : tensor<58xf8E4M3FNUZ>
  // expected 0.000976562, 240, 0.000976562, 0.000976562, 1, 0.000976562, 0.5, 240, 240, 240, 240, 240, 240, 240, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, 0.0, 0.0, 1, 0.0, 0.5, 1, 240, 1, 1, 1, 1, 1, 0.000976562, 240, -1, 0.0, 1, -1, 0.5, 0.5, 240, 0.5, 0.5, 1, 0.5, 0.5, 240, 0.5, 0.000976562, -1.625, 0.40625, 0.5, 0.40625, 0.40625, 240
  %1 = stablehlo.bitcast_convert %0 : (tensor<58xf8E4M3FNUZ>) -> tensor<58xui8>
  check.expect_eq_const %1, dense<[1, 127, 1, 1, 64, 1, 56, 127, 127, 127, 127, 127, 127, 127, 1, 127, 255, 0, 64, 192, 56, 1, 127, 0, 0, 64, 0, 56, 64, 127, 64, 64, 64, 64, 64, 1, 127, 192, 0, 64, 192, 56, 56, 127, 56, 56, 64, 56, 56, 127, 56, 1, 197, 53, 56, 53, 53, 127]> : tensor<58xui8>
  func.return
}

// -----

// f8E4M3FNUZ, results that are NaN
func.func @main() {
  // 0.000976562, 240, -240, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan
  %a = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x40, 0xC0, 0x38, 0x80]> : tensor<16xf8E4M3FNUZ>
  // nan, nan, nan, nan, 0.000976562, 240, -240, 0.0, nan, 1, -1, 0.5, nan, nan, nan, 1.5
  %b = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x40, 0xC0, 0x38, 0x80, 0x80, 0x80, 0x44]> : tensor<16xf8E4M3FNUZ>
  %0 = stablehlo.maximum %a, %b : tensor<16xf8E4M3FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<16xf8E4M3FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<16xf8E4M3FNUZ>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 30, 30, 30, 30, 30, 30, 30, -30, -30, -30, -30, -30, -30, -30, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -1.625, -1, 1.5, -11, 0.40625, 6, 1.5, 0.00012207
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x58, 0x58, 0x58, 0x58, 0x58, 0x58, 0x58, 0xD8, 0xD8, 0xD8, 0xD8, 0xD8, 0xD8, 0xD8, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0xDD, 0xD8, 0x5C, 0xF3, 0x4D, 0x6C, 0x5C, 0x01]> : tensor<57xf8E4M3B11FNUZ>
  // 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, -2.5, -2.5, -0.00585938, 30, 3.25, -11, 0.40625, -11
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0xE2, 0xE2, 0x9C, 0x7F, 0x65, 0xF3, 0x4D, 0xF3]> : tensor<57xf8E4M3B11FNUZ>
  %0 = stablehlo.maximum %a, %b : tensor<57xf8E4M3B11FNUZ>
  // expected 0.00012207, 30, 0.00012207, 0.00012207, 1, 0.00012207, 0.5, 30, 30, 30, 30, 30, 30, 30, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, 0.0, 0.0, 1, 0.0, 0.5, 1, 30, 1, 1, 1, 1, 1, 0.00012207, 30, -1, 0.0, 1, -1, 0.5, 0.5, 30, 0.5, 0.5, 1, 0.5, 0.5, -1.625, -1, 1.5, 30, 3.25, 6, 1.5, 0.00012207
  %1 = stablehlo.bitcast_convert %0 : (tensor<57xf8E4M3B11FNUZ>) -> tensor<57xui8>
  check.expect_eq_const %1, dense<[1, 127, 1, 1, 88, 1, 80, 127, 127, 127, 127, 127, 127, 127, 1, 127, 255, 0, 88, 216, 80, 1, 127, 0, 0, 88, 0, 80, 88, 127, 88, 88, 88, 88, 88, 1, 127, 216, 0, 88, 216, 80, 80, 127, 80, 80, 88, 80, 80, 221, 216, 92, 127, 101, 108, 92, 1]> : tensor<57xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // 0.00012207, 30, -30, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan, -11
  %a = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x58, 0xD8, 0x50, 0x80, 0xF3]> : tensor<17xf8E4M3B11FNUZ>
  // nan, nan, nan, nan, 0.00012207, 30, -30, 0.0, nan, 1, -1, 0.5, nan, nan, nan, 1.5, nan
  %b = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x58, 0xD8, 0x50, 0x80, 0x80, 0x80, 0x5C, 0x80]> : tensor<17xf8E4M3B11FNUZ>
  %0 = stablehlo.maximum %a, %b : tensor<17xf8E4M3B11FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<17xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<17xf8E4M3B11FNUZ>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.52588e-05, -57344, inf, 1.5, 0.0546875, 3, 1, -1, inf, 1.75
  %a = stablehlo.constant dense<[0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0xBC, 0xBC, 0xBC, 0xBC, 0xBC, 0xBC, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x01, 0xFB, 0x7C, 0x3E, 0x2B, 0x42, 0x3C, 0xBC, 0x7C, 0x3F]> : tensor<46xf8E5M2>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, -2.5, 0.0, -2.5, -1, 1.5, -2, 1.52588e-05, 768, -0.0012207, 0.0546875
  %b = stablehlo.constant dense<[0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0xC1, 0x00, 0xC1, 0xBC, 0x3E, 0xC0, 0x01, 0x62, 0x95, 0x2B]> : tensor<46xf8E5M2>
  %0 = stablehlo.maximum %a, %b : tensor<46xf8E5M2>
  // expected 0.0, inf, 0.0, 1, 0.0, 0.5, inf, inf, inf, inf, inf, inf, 0.0, inf, -inf, 1, -1, 0.5, 1, inf, 1, 1, 1, 1, 0.0, inf, -1, 1, -1, 0.5, 0.5, inf, 0.5, 1, 0.5, 0.5, 1.52588e-05, 0.0, inf, 1.5, 1.5, 3, 1, 768, inf, 1.75
  %1 = stablehlo.bitcast_convert %0 : (tensor<46xf8E5M2>) -> tensor<46xui8>
  check.expect_eq_const %1, dense<[0, 124, 0, 60, 0, 56, 124, 124, 124, 124, 124, 124, 0, 124, 252, 60, 188, 56, 60, 124, 60, 60, 60, 60, 0, 124, 188, 60, 188, 56, 56, 124, 56, 60, 56, 56, 1, 0, 124, 62, 62, 66, 60, 98, 124, 63]> : tensor<46xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // 0.0, inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, 1.75
  %a = stablehlo.constant dense<[0x00, 0x7C, 0xFC, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x3C, 0xBC, 0x38, 0x3F]> : tensor<14xf8E5M2>
  // nan, nan, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, nan
  %b = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x00, 0x7C, 0xFC, 0x7E, 0x3C, 0xBC, 0x38, 0x7E, 0x7E, 0x7E, 0x7E]> : tensor<14xf8E5M2>
  %0 = stablehlo.maximum %a, %b : tensor<14xf8E5M2>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E]> : tensor<14xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<14xf8E5M2>
  func.return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  // 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 57344, 57344, 57344, 57344, 57344, 57344, 57344, -57344, -57344, -57344, -57344, -57344, -57344, -57344, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 7.62939e-06, 3, -2.5, 0.375, 1, -0.125, 7.62939e-06, 1.5, 7.62939e-06, 0.0
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x01, 0x46, 0xC5, 0x3A, 0x40, 0xB4, 0x01, 0x42, 0x01, 0x00]> : tensor<59xf8E5M2FNUZ>
  // 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, -2.5, 1.5, 0.0, -57344, -0.125, 0.0, -0.125, 0.0136719, 2, 1.5
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0xC5, 0x42, 0x00, 0xFF, 0xB4, 0x00, 0xB4, 0x27, 0x44, 0x42]> : tensor<59xf8E5M2FNUZ>
  %0 = stablehlo.maximum %a, %b : tensor<59xf8E5M2FNUZ>
  // expected 7.62939e-06, 57344, 7.62939e-06, 7.62939e-06, 1, 7.62939e-06, 0.5, 57344, 57344, 57344, 57344, 57344, 57344, 57344, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, 0.0, 0.0, 1, 0.0, 0.5, 1, 57344, 1, 1, 1, 1, 1, 7.62939e-06, 57344, -1, 0.0, 1, -1, 0.5, 0.5, 57344, 0.5, 0.5, 1, 0.5, 0.5, 7.62939e-06, 3, 0.0, 0.375, 1, 0.0, 7.62939e-06, 1.5, 2, 1.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<59xf8E5M2FNUZ>) -> tensor<59xui8>
  check.expect_eq_const %1, dense<[1, 127, 1, 1, 64, 1, 60, 127, 127, 127, 127, 127, 127, 127, 1, 127, 255, 0, 64, 192, 60, 1, 127, 0, 0, 64, 0, 60, 64, 127, 64, 64, 64, 64, 64, 1, 127, 192, 0, 64, 192, 60, 60, 127, 60, 60, 64, 60, 60, 1, 70, 0, 58, 64, 0, 1, 66, 68, 66]> : tensor<59xui8>
  func.return
}

// -----

// f8E5M2FNUZ, results that are NaN
func.func @main() {
  // 7.62939e-06, 57344, -57344, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, 3
  %a = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x40, 0xC0, 0x3C, 0x46]> : tensor<16xf8E5M2FNUZ>
  // nan, nan, nan, nan, 7.62939e-06, 57344, -57344, 0.0, nan, 1, -1, 0.5, nan, nan, nan, nan
  %b = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x40, 0xC0, 0x3C, 0x80, 0x80, 0x80, 0x80]> : tensor<16xf8E5M2FNUZ>
  %0 = stablehlo.maximum %a, %b : tensor<16xf8E5M2FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<16xf8E5M2FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<16xf8E5M2FNUZ>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1, 7.58663e+13, -6.77401e+30, -1.20312, -6.77401e+30, 9.18355e-41, 1.00781, 0.0, -3.38953e+38
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x3F80, 0x568A, 0xF2AB, 0xBF9A, 0xF2AB, 0x0001, 0x3F81, 0x0000, 0xFF7F]> : tensor<45xbf16>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, -6.77401e+30, 3.38953e+38, 0.400391, 7.58663e+13, inf, -1, 3, 7.58663e+13, 0.0
  %b = stablehlo.constant dense<[0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0xF2AB, 0x7F7F, 0x3ECD, 0x568A, 0x7F80, 0xBF80, 0x4040, 0x568A, 0x0000]> : tensor<45xbf16>
  %0 = stablehlo.maximum %a, %b : tensor<45xbf16>
  // expected 0.0, inf, 0.0, 1, 0.0, 0.5, inf, inf, inf, inf, inf, inf, 0.0, inf, -inf, 1, -1, 0.5, 1, inf, 1, 1, 1, 1, 0.0, inf, -1, 1, -1, 0.5, 0.5, inf, 0.5, 1, 0.5, 0.5, 1, 3.38953e+38, 0.400391, 7.58663e+13, inf, 9.18355e-41, 3, 7.58663e+13, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<45xbf16>) -> tensor<45xui16>
  check.expect_eq_const %1, dense<[0, 32640, 0, 16256, 0, 16128, 32640, 32640, 32640, 32640, 32640, 32640, 0, 32640, 65408, 16256, 49024, 16128, 16256, 32640, 16256, 16256, 16256, 16256, 0, 32640, 49024, 16256, 49024, 16128, 16128, 32640, 16128, 16256, 16128, 16128, 16256, 32639, 16077, 22154, 32640, 1, 16448, 22154, 0]> : tensor<45xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // 0.0, inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, 9.18355e-41
  %a = stablehlo.constant dense<[0x0000, 0x7F80, 0xFF80, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x3F80, 0xBF80, 0x3F00, 0x0001]> : tensor<14xbf16>
  // nan, nan, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, nan
  %b = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x0000, 0x7F80, 0xFF80, 0x7FC0, 0x3F80, 0xBF80, 0x3F00, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<14xbf16>
  %0 = stablehlo.maximum %a, %b : tensor<14xbf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<14xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<14xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 5.96046e-08, -1, -0.0, 5.96046e-08, -65504, 3, 1.5, 1.5, 3, -inf
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0x3800, 0x3800, 0x3800, 0x3800, 0x3800, 0x3800, 0x0001, 0xBC00, 0x8000, 0x0001, 0xFBFF, 0x4200, 0x3E00, 0x3E00, 0x4200, 0xFC00]> : tensor<46xf16>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 85.8125, -2.22852, 5.96046e-08, 0.0284271, -933.5, -2.22852, -1, 2.22852, -0.0, -2.22852
  %b = stablehlo.constant dense<[0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x555D, 0xC075, 0x0001, 0x2747, 0xE34B, 0xC075, 0xBC00, 0x4075, 0x8000, 0xC075]> : tensor<46xf16>
  %0 = stablehlo.maximum %a, %b : tensor<46xf16>
  // expected 0.0, inf, 0.0, 1, 0.0, 0.5, inf, inf, inf, inf, inf, inf, 0.0, inf, -inf, 1, -1, 0.5, 1, inf, 1, 1, 1, 1, 0.0, inf, -1, 1, -1, 0.5, 0.5, inf, 0.5, 1, 0.5, 0.5, 85.8125, -1, 5.96046e-08, 0.0284271, -933.5, 3, 1.5, 2.22852, 3, -2.22852
  %1 = stablehlo.bitcast_convert %0 : (tensor<46xf16>) -> tensor<46xui16>
  check.expect_eq_const %1, dense<[0, 31744, 0, 15360, 0, 14336, 31744, 31744, 31744, 31744, 31744, 31744, 0, 31744, 64512, 15360, 48128, 14336, 15360, 31744, 15360, 15360, 15360, 15360, 0, 31744, 48128, 15360, 48128, 14336, 14336, 31744, 14336, 15360, 14336, 14336, 21853, 48128, 1, 10055, 58187, 16896, 15872, 16501, 16896, 49269]> : tensor<46xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // 0.0, inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan
  %a = stablehlo.constant dense<[0x0000, 0x7C00, 0xFC00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x3C00, 0xBC00, 0x3800, 0x7E00]> : tensor<14xf16>
  // nan, nan, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, -65504
  %b = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x0000, 0x7C00, 0xFC00, 0x7E00, 0x3C00, 0xBC00, 0x3800, 0x7E00, 0x7E00, 0x7E00, 0xFBFF]> : tensor<14xf16>
  %0 = stablehlo.maximum %a, %b : tensor<14xf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00]> : tensor<14xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<14xf16>
  func.return
}

// -----

// f32
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 4.86424e-24, 0.0, 3.649, 3.40282e+38, 3, 1.902, 0.0, 0.5, 3.649, 1.902
  %a = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0x18BC2D1B, 0x00000000, 0x40698937, 0x7F7FFFFF, 0x40400000, 0x3FF374BC, 0x00000000, 0x3F000000, 0x40698937, 0x3FF374BC]> : tensor<46xf32>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.5, 0.00307329, 1.902, -1, -0.0, -0.0, 3.40282e+38, 3.649, inf, 4.86424e-24
  %b = stablehlo.constant dense<[0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x3F000000, 0x3B49694E, 0x3FF374BC, 0xBF800000, 0x80000000, 0x80000000, 0x7F7FFFFF, 0x40698937, 0x7F800000, 0x18BC2D1B]> : tensor<46xf32>
  %0 = stablehlo.maximum %a, %b : tensor<46xf32>
  // expected 0.0, inf, 0.0, 1, 0.0, 0.5, inf, inf, inf, inf, inf, inf, 0.0, inf, -inf, 1, -1, 0.5, 1, inf, 1, 1, 1, 1, 0.0, inf, -1, 1, -1, 0.5, 0.5, inf, 0.5, 1, 0.5, 0.5, 0.5, 0.00307329, 3.649, 3.40282e+38, 3, 1.902, 3.40282e+38, 3.649, inf, 1.902
  %1 = stablehlo.bitcast_convert %0 : (tensor<46xf32>) -> tensor<46xui32>
  check.expect_eq_const %1, dense<[0, 2139095040, 0, 1065353216, 0, 1056964608, 2139095040, 2139095040, 2139095040, 2139095040, 2139095040, 2139095040, 0, 2139095040, 4286578688, 1065353216, 3212836864, 1056964608, 1065353216, 2139095040, 1065353216, 1065353216, 1065353216, 1065353216, 0, 2139095040, 3212836864, 1065353216, 3212836864, 1056964608, 1056964608, 2139095040, 1056964608, 1065353216, 1056964608, 1056964608, 1056964608, 994666830, 1080658231, 2139095039, 1077936128, 1072919740, 2139095039, 1080658231, 2139095040, 1072919740]> : tensor<46xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // 0.0, inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x00000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x3F800000, 0xBF800000, 0x3F000000]> : tensor<13xf32>
  // nan, nan, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x00000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x3F800000, 0xBF800000, 0x3F000000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<13xf32>
  %0 = stablehlo.maximum %a, %b : tensor<13xf32>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<13xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<13xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -3.225, -1.50103e+267, 0.68, 0.4, -4.32488e+306, 0.0, 1.5, -4.32488e+306, -3.225, -1.79769e+308, -inf
  %a = stablehlo.constant dense<[0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0xC009CCCCCCCCCCCD, 0xF767469AE2C53151, 0x3FE5C28F5C28F5C3, 0x3FD999999999999A, 0xFF98A2A67BB0DBB6, 0x0000000000000000, 0x3FF8000000000000, 0xFF98A2A67BB0DBB6, 0xC009CCCCCCCCCCCD, 0xFFEFFFFFFFFFFFFF, 0xFFF0000000000000]> : tensor<47xf64>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, -3.43475e+09, -4.32488e+306, -inf, 1.79769e+308, 3, -2.5, 0.68, 1.79769e+308, 3, 3, -4.32488e+306
  %b = stablehlo.constant dense<[0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0xC1E99745056EC5EC, 0xFF98A2A67BB0DBB6, 0xFFF0000000000000, 0x7FEFFFFFFFFFFFFF, 0x4008000000000000, 0xC004000000000000, 0x3FE5C28F5C28F5C3, 0x7FEFFFFFFFFFFFFF, 0x4008000000000000, 0x4008000000000000, 0xFF98A2A67BB0DBB6]> : tensor<47xf64>
  %0 = stablehlo.maximum %a, %b : tensor<47xf64>
  // expected 0.0, inf, 0.0, 1, 0.0, 0.5, inf, inf, inf, inf, inf, inf, 0.0, inf, -inf, 1, -1, 0.5, 1, inf, 1, 1, 1, 1, 0.0, inf, -1, 1, -1, 0.5, 0.5, inf, 0.5, 1, 0.5, 0.5, -3.225, -1.50103e+267, 0.68, 1.79769e+308, 3, 0.0, 1.5, 1.79769e+308, 3, 3, -4.32488e+306
  %1 = stablehlo.bitcast_convert %0 : (tensor<47xf64>) -> tensor<47xui64>
  check.expect_eq_const %1, dense<[0, 9218868437227405312, 0, 4607182418800017408, 0, 4602678819172646912, 9218868437227405312, 9218868437227405312, 9218868437227405312, 9218868437227405312, 9218868437227405312, 9218868437227405312, 0, 9218868437227405312, 18442240474082181120, 4607182418800017408, 13830554455654793216, 4602678819172646912, 4607182418800017408, 9218868437227405312, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 0, 9218868437227405312, 13830554455654793216, 4607182418800017408, 13830554455654793216, 4602678819172646912, 4602678819172646912, 9218868437227405312, 4602678819172646912, 4607182418800017408, 4602678819172646912, 4602678819172646912, 13837816510053928141, 17827295281012879697, 4604300115038500291, 9218868437227405311, 4613937818241073152, 0, 4609434218613702656, 9218868437227405311, 4613937818241073152, 4613937818241073152, 18417649512055102390]> : tensor<47xui64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // 0.0, inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, -4.32488e+306
  %a = stablehlo.constant dense<[0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0xFF98A2A67BB0DBB6]> : tensor<14xf64>
  // nan, nan, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, nan
  %b = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<14xf64>
  %0 = stablehlo.maximum %a, %b : tensor<14xf64>
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
  %0 = stablehlo.maximum %a, %b : tensor<16xi2>
  check.expect_eq_const %0, dense<[-2, 1, 0, -1, 1, 1, 1, 1, 0, 1, 0, 0, -1, 1, 0, -1]> : tensor<16xi2>
  func.return
}

// -----

// i4
func.func @main() {
  // -8, -8, -8, -8, -8, -8, -8, -8, -8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -7, -7, -7, -7, -7, -7, -7, -7, -7, 6, 6, 6, 6, 6, 6, 6, 6, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, 6, -5, -3
  %a = stablehlo.constant dense<[-8, -8, -8, -8, -8, -8, -8, -8, -8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -7, -7, -7, -7, -7, -7, -7, -7, -7, 6, 6, 6, 6, 6, 6, 6, 6, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, 6, -5, -3]> : tensor<84xi4>
  // -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, 7, 3
  %b = stablehlo.constant dense<[-8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, 7, 3]> : tensor<84xi4>
  %0 = stablehlo.maximum %a, %b : tensor<84xi4>
  check.expect_eq_const %0, dense<[-8, 7, 0, 1, 2, 3, -7, 6, -1, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 1, 2, 3, 0, 6, 0, 1, 7, 1, 1, 2, 3, 1, 6, 1, 2, 7, 2, 2, 2, 3, 2, 6, 2, 3, 7, 3, 3, 3, 3, 3, 6, 3, -7, 7, 0, 1, 2, 3, -7, 6, -1, 6, 7, 6, 6, 6, 6, 6, 6, 6, -1, 7, 0, 1, 2, 3, -1, 6, -1, 6, 7, 3]> : tensor<84xi4>
  func.return
}

// -----

// i8
func.func @main() {
  // -128, -128, -128, -128, -128, -128, -128, -128, -128, 127, 127, 127, 127, 127, 127, 127, 127, 127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -127, -127, -127, -127, -127, -127, -127, -127, -127, 126, 126, 126, 126, 126, 126, 126, 126, 126, -1, -1, -1, -1, -1, -1, -1, -1, -1, -127, -3
  %a = stablehlo.constant dense<[-128, -128, -128, -128, -128, -128, -128, -128, -128, 127, 127, 127, 127, 127, 127, 127, 127, 127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -127, -127, -127, -127, -127, -127, -127, -127, -127, 126, 126, 126, 126, 126, 126, 126, 126, 126, -1, -1, -1, -1, -1, -1, -1, -1, -1, -127, -3]> : tensor<83xi8>
  // -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, 3
  %b = stablehlo.constant dense<[-128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, 3]> : tensor<83xi8>
  %0 = stablehlo.maximum %a, %b : tensor<83xi8>
  check.expect_eq_const %0, dense<[-128, 127, 0, 1, 2, 3, -127, 126, -1, 127, 127, 127, 127, 127, 127, 127, 127, 127, 0, 127, 0, 1, 2, 3, 0, 126, 0, 1, 127, 1, 1, 2, 3, 1, 126, 1, 2, 127, 2, 2, 2, 3, 2, 126, 2, 3, 127, 3, 3, 3, 3, 3, 126, 3, -127, 127, 0, 1, 2, 3, -127, 126, -1, 126, 127, 126, 126, 126, 126, 126, 126, 126, -1, 127, 0, 1, 2, 3, -1, 126, -1, -2, 3]> : tensor<83xi8>
  func.return
}

// -----

// i16
func.func @main() {
  // -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, -1, -1, -1, -1, -1, -1, -1, -1, -1, 32766, 6490, 2
  %a = stablehlo.constant dense<[-32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, -1, -1, -1, -1, -1, -1, -1, -1, -1, 32766, 6490, 2]> : tensor<84xi16>
  // -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -773, 31590, 6490
  %b = stablehlo.constant dense<[-32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -773, 31590, 6490]> : tensor<84xi16>
  %0 = stablehlo.maximum %a, %b : tensor<84xi16>
  check.expect_eq_const %0, dense<[-32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 0, 32767, 0, 1, 2, 3, 0, 32766, 0, 1, 32767, 1, 1, 2, 3, 1, 32766, 1, 2, 32767, 2, 2, 2, 3, 2, 32766, 2, 3, 32767, 3, 3, 3, 3, 3, 32766, 3, -32767, 32767, 0, 1, 2, 3, -32767, 32766, -1, 32766, 32767, 32766, 32766, 32766, 32766, 32766, 32766, 32766, -1, 32767, 0, 1, 2, 3, -1, 32766, -1, 32766, 31590, 6490]> : tensor<84xi16>
  func.return
}

// -----

// i32
func.func @main() {
  // -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -3, 2147483646, 3
  %a = stablehlo.constant dense<[-2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -3, 2147483646, 3]> : tensor<85xi32>
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -1, 1887683200, -2
  %b = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -1, 1887683200, -2]> : tensor<85xi32>
  %0 = stablehlo.maximum %a, %b : tensor<85xi32>
  check.expect_eq_const %0, dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 0, 2147483647, 0, 1, 2, 3, 0, 2147483646, 0, 1, 2147483647, 1, 1, 2, 3, 1, 2147483646, 1, 2, 2147483647, 2, 2, 2, 3, 2, 2147483646, 2, 3, 2147483647, 3, 3, 3, 3, 3, 2147483646, 3, -2147483647, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, 2147483646, 2147483647, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, -1, 2147483647, 0, 1, 2, 3, -1, 2147483646, -1, -1, -1, 2147483646, 3]> : tensor<85xi32>
  func.return
}

// -----

// i64
func.func @main() {
  // -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -7223033520967899592
  %a = stablehlo.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -7223033520967899592]> : tensor<83xi64>
  // -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -7, 3711285857901670013
  %b = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -7, 3711285857901670013]> : tensor<83xi64>
  %0 = stablehlo.maximum %a, %b : tensor<83xi64>
  check.expect_eq_const %0, dense<[-9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 0, 9223372036854775807, 0, 1, 2, 3, 0, 9223372036854775806, 0, 1, 9223372036854775807, 1, 1, 2, 3, 1, 9223372036854775806, 1, 2, 9223372036854775807, 2, 2, 2, 3, 2, 9223372036854775806, 2, 3, 9223372036854775807, 3, 3, 3, 3, 3, 9223372036854775806, 3, -9223372036854775807, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, 9223372036854775806, 9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, -1, 9223372036854775807, 0, 1, 2, 3, -1, 9223372036854775806, -1, 0, 3711285857901670013]> : tensor<83xi64>
  func.return
}

// -----

// ui2
func.func @main() {
  // 0, 0, 0, 0, 3, 3, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2
  %a = stablehlo.constant dense<[0, 0, 0, 0, 3, 3, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2]> : tensor<16xui2>
  // 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2
  %b = stablehlo.constant dense<[0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2]> : tensor<16xui2>
  %0 = stablehlo.maximum %a, %b : tensor<16xui2>
  check.expect_eq_const %0, dense<[0, 3, 1, 2, 3, 3, 3, 3, 1, 3, 1, 2, 2, 3, 2, 2]> : tensor<16xui2>
  func.return
}

// -----

// ui4
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 15, 15, 15, 15, 15, 15, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 14, 14, 14, 14, 14, 14, 14, 14, 10, 10, 10, 10, 10, 10, 10, 10, 8, 8, 8, 8, 8, 8, 8, 8
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 15, 15, 15, 15, 15, 15, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 14, 14, 14, 14, 14, 14, 14, 14, 10, 10, 10, 10, 10, 10, 10, 10, 8, 8, 8, 8, 8, 8, 8, 8]> : tensor<64xui4>
  // 0, 15, 1, 2, 3, 14, 10, 8, 0, 15, 1, 2, 3, 14, 10, 8, 0, 15, 1, 2, 3, 14, 10, 8, 0, 15, 1, 2, 3, 14, 10, 8, 0, 15, 1, 2, 3, 14, 10, 8, 0, 15, 1, 2, 3, 14, 10, 8, 0, 15, 1, 2, 3, 14, 10, 8, 0, 15, 1, 2, 3, 14, 10, 8
  %b = stablehlo.constant dense<[0, 15, 1, 2, 3, 14, 10, 8, 0, 15, 1, 2, 3, 14, 10, 8, 0, 15, 1, 2, 3, 14, 10, 8, 0, 15, 1, 2, 3, 14, 10, 8, 0, 15, 1, 2, 3, 14, 10, 8, 0, 15, 1, 2, 3, 14, 10, 8, 0, 15, 1, 2, 3, 14, 10, 8, 0, 15, 1, 2, 3, 14, 10, 8]> : tensor<64xui4>
  %0 = stablehlo.maximum %a, %b : tensor<64xui4>
  check.expect_eq_const %0, dense<[0, 15, 1, 2, 3, 14, 10, 8, 15, 15, 15, 15, 15, 15, 15, 15, 1, 15, 1, 2, 3, 14, 10, 8, 2, 15, 2, 2, 3, 14, 10, 8, 3, 15, 3, 3, 3, 14, 10, 8, 14, 15, 14, 14, 14, 14, 14, 14, 10, 15, 10, 10, 10, 14, 10, 10, 8, 15, 8, 8, 8, 14, 10, 8]> : tensor<64xui4>
  func.return
}

// -----

// ui8
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 254, 254, 254, 254, 254, 254, 254, 254, 254, 25, 25, 25, 25, 25, 25, 25, 25, 25, 181, 181, 181, 181, 181, 181, 181, 181, 181, 102, 102, 102, 102, 102, 102, 102, 102, 102, 3
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 254, 254, 254, 254, 254, 254, 254, 254, 254, 25, 25, 25, 25, 25, 25, 25, 25, 25, 181, 181, 181, 181, 181, 181, 181, 181, 181, 102, 102, 102, 102, 102, 102, 102, 102, 102, 3]> : tensor<82xui8>
  // 0, 255, 1, 2, 3, 254, 25, 181, 102, 0, 255, 1, 2, 3, 254, 25, 181, 102, 0, 255, 1, 2, 3, 254, 25, 181, 102, 0, 255, 1, 2, 3, 254, 25, 181, 102, 0, 255, 1, 2, 3, 254, 25, 181, 102, 0, 255, 1, 2, 3, 254, 25, 181, 102, 0, 255, 1, 2, 3, 254, 25, 181, 102, 0, 255, 1, 2, 3, 254, 25, 181, 102, 0, 255, 1, 2, 3, 254, 25, 181, 102, 158
  %b = stablehlo.constant dense<[0, 255, 1, 2, 3, 254, 25, 181, 102, 0, 255, 1, 2, 3, 254, 25, 181, 102, 0, 255, 1, 2, 3, 254, 25, 181, 102, 0, 255, 1, 2, 3, 254, 25, 181, 102, 0, 255, 1, 2, 3, 254, 25, 181, 102, 0, 255, 1, 2, 3, 254, 25, 181, 102, 0, 255, 1, 2, 3, 254, 25, 181, 102, 0, 255, 1, 2, 3, 254, 25, 181, 102, 0, 255, 1, 2, 3, 254, 25, 181, 102, 158]> : tensor<82xui8>
  %0 = stablehlo.maximum %a, %b : tensor<82xui8>
  check.expect_eq_const %0, dense<[0, 255, 1, 2, 3, 254, 25, 181, 102, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 255, 1, 2, 3, 254, 25, 181, 102, 2, 255, 2, 2, 3, 254, 25, 181, 102, 3, 255, 3, 3, 3, 254, 25, 181, 102, 254, 255, 254, 254, 254, 254, 254, 254, 254, 25, 255, 25, 25, 25, 254, 25, 181, 102, 181, 255, 181, 181, 181, 254, 181, 181, 181, 102, 255, 102, 102, 102, 254, 102, 181, 102, 158]> : tensor<82xui8>
  func.return
}

// -----

// ui16
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 2180, 2180, 2180, 2180, 2180, 2180, 2180, 2180, 2180, 40269, 40269, 40269, 40269, 40269, 40269, 40269, 40269, 40269, 63705, 63705, 63705, 63705, 63705, 63705, 63705, 63705, 63705, 57180
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 2180, 2180, 2180, 2180, 2180, 2180, 2180, 2180, 2180, 40269, 40269, 40269, 40269, 40269, 40269, 40269, 40269, 40269, 63705, 63705, 63705, 63705, 63705, 63705, 63705, 63705, 63705, 57180]> : tensor<82xui16>
  // 0, 65535, 1, 2, 3, 65534, 2180, 40269, 63705, 0, 65535, 1, 2, 3, 65534, 2180, 40269, 63705, 0, 65535, 1, 2, 3, 65534, 2180, 40269, 63705, 0, 65535, 1, 2, 3, 65534, 2180, 40269, 63705, 0, 65535, 1, 2, 3, 65534, 2180, 40269, 63705, 0, 65535, 1, 2, 3, 65534, 2180, 40269, 63705, 0, 65535, 1, 2, 3, 65534, 2180, 40269, 63705, 0, 65535, 1, 2, 3, 65534, 2180, 40269, 63705, 0, 65535, 1, 2, 3, 65534, 2180, 40269, 63705, 2180
  %b = stablehlo.constant dense<[0, 65535, 1, 2, 3, 65534, 2180, 40269, 63705, 0, 65535, 1, 2, 3, 65534, 2180, 40269, 63705, 0, 65535, 1, 2, 3, 65534, 2180, 40269, 63705, 0, 65535, 1, 2, 3, 65534, 2180, 40269, 63705, 0, 65535, 1, 2, 3, 65534, 2180, 40269, 63705, 0, 65535, 1, 2, 3, 65534, 2180, 40269, 63705, 0, 65535, 1, 2, 3, 65534, 2180, 40269, 63705, 0, 65535, 1, 2, 3, 65534, 2180, 40269, 63705, 0, 65535, 1, 2, 3, 65534, 2180, 40269, 63705, 2180]> : tensor<82xui16>
  %0 = stablehlo.maximum %a, %b : tensor<82xui16>
  check.expect_eq_const %0, dense<[0, 65535, 1, 2, 3, 65534, 2180, 40269, 63705, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1, 65535, 1, 2, 3, 65534, 2180, 40269, 63705, 2, 65535, 2, 2, 3, 65534, 2180, 40269, 63705, 3, 65535, 3, 3, 3, 65534, 2180, 40269, 63705, 65534, 65535, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 2180, 65535, 2180, 2180, 2180, 65534, 2180, 40269, 63705, 40269, 65535, 40269, 40269, 40269, 65534, 40269, 40269, 63705, 63705, 65535, 63705, 63705, 63705, 65534, 63705, 63705, 63705, 57180]> : tensor<82xui16>
  func.return
}

// -----

// ui32
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 606818956, 606818956, 606818956, 606818956, 606818956, 606818956, 606818956, 606818956, 606818956, 2234733858, 2234733858, 2234733858, 2234733858, 2234733858, 2234733858, 2234733858, 2234733858, 2234733858, 3974085316, 3974085316, 3974085316, 3974085316, 3974085316, 3974085316, 3974085316, 3974085316, 3974085316, 2357409160, 2357409160
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 606818956, 606818956, 606818956, 606818956, 606818956, 606818956, 606818956, 606818956, 606818956, 2234733858, 2234733858, 2234733858, 2234733858, 2234733858, 2234733858, 2234733858, 2234733858, 2234733858, 3974085316, 3974085316, 3974085316, 3974085316, 3974085316, 3974085316, 3974085316, 3974085316, 3974085316, 2357409160, 2357409160]> : tensor<83xui32>
  // 0, 4294967295, 1, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 0, 4294967295, 1, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 0, 4294967295, 1, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 0, 4294967295, 1, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 0, 4294967295, 1, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 0, 4294967295, 1, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 0, 4294967295, 1, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 0, 4294967295, 1, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 0, 4294967295, 1, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 606818956, 3974085316
  %b = stablehlo.constant dense<[0, 4294967295, 1, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 0, 4294967295, 1, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 0, 4294967295, 1, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 0, 4294967295, 1, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 0, 4294967295, 1, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 0, 4294967295, 1, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 0, 4294967295, 1, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 0, 4294967295, 1, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 0, 4294967295, 1, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 606818956, 3974085316]> : tensor<83xui32>
  %0 = stablehlo.maximum %a, %b : tensor<83xui32>
  check.expect_eq_const %0, dense<[0, 4294967295, 1, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 1, 4294967295, 1, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 2, 4294967295, 2, 2, 3, 4294967294, 606818956, 2234733858, 3974085316, 3, 4294967295, 3, 3, 3, 4294967294, 606818956, 2234733858, 3974085316, 4294967294, 4294967295, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 606818956, 4294967295, 606818956, 606818956, 606818956, 4294967294, 606818956, 2234733858, 3974085316, 2234733858, 4294967295, 2234733858, 2234733858, 2234733858, 4294967294, 2234733858, 2234733858, 3974085316, 3974085316, 4294967295, 3974085316, 3974085316, 3974085316, 4294967294, 3974085316, 3974085316, 3974085316, 2357409160, 3974085316]> : tensor<83xui32>
  func.return
}

// -----

// ui64
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 2305800486210657527, 2305800486210657527, 2305800486210657527, 2305800486210657527, 2305800486210657527, 2305800486210657527, 2305800486210657527, 2305800486210657527, 2305800486210657527, 10892623341728224465, 10892623341728224465, 10892623341728224465, 10892623341728224465, 10892623341728224465, 10892623341728224465, 10892623341728224465, 10892623341728224465, 10892623341728224465, 15024065892696877931, 15024065892696877931, 15024065892696877931, 15024065892696877931, 15024065892696877931, 15024065892696877931, 15024065892696877931, 15024065892696877931, 15024065892696877931
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 2305800486210657527, 2305800486210657527, 2305800486210657527, 2305800486210657527, 2305800486210657527, 2305800486210657527, 2305800486210657527, 2305800486210657527, 2305800486210657527, 10892623341728224465, 10892623341728224465, 10892623341728224465, 10892623341728224465, 10892623341728224465, 10892623341728224465, 10892623341728224465, 10892623341728224465, 10892623341728224465, 15024065892696877931, 15024065892696877931, 15024065892696877931, 15024065892696877931, 15024065892696877931, 15024065892696877931, 15024065892696877931, 15024065892696877931, 15024065892696877931]> : tensor<81xui64>
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931
  %b = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931]> : tensor<81xui64>
  %0 = stablehlo.maximum %a, %b : tensor<81xui64>
  check.expect_eq_const %0, dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 1, 18446744073709551615, 1, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 2, 18446744073709551615, 2, 2, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 3, 18446744073709551615, 3, 3, 3, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 18446744073709551614, 18446744073709551615, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 2305800486210657527, 18446744073709551615, 2305800486210657527, 2305800486210657527, 2305800486210657527, 18446744073709551614, 2305800486210657527, 10892623341728224465, 15024065892696877931, 10892623341728224465, 18446744073709551615, 10892623341728224465, 10892623341728224465, 10892623341728224465, 18446744073709551614, 10892623341728224465, 10892623341728224465, 15024065892696877931, 15024065892696877931, 18446744073709551615, 15024065892696877931, 15024065892696877931, 15024065892696877931, 18446744073709551614, 15024065892696877931, 15024065892696877931, 15024065892696877931]> : tensor<81xui64>
  func.return
}

// -----

// i1
func.func @main() {
  // 0, 0, 1, 1
  %a = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  // 0, 1, 0, 1
  %b = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %0 = stablehlo.maximum %a, %b : tensor<4xi1>
  check.expect_eq_const %0, dense<[false, true, true, true]> : tensor<4xi1>
  func.return
}
