// SPDX-License-Identifier: Apache-2.0
// stablehlo.multiply: every type, corners and wrap-around.

// f4E2M1FN
func.func @main() {
  // 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 6, 6, 6, 6, 6, 6, 6, -6, -6, -6, -6, -6, -6, -6, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 3, 1.5, -2, 2, -1.5, -6, 2, -0.0, -1.5, 3
  %a = stablehlo.constant dense<[0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7, 0xF, 0xF, 0xF, 0xF, 0xF, 0xF, 0xF, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x2, 0x2, 0x2, 0x2, 0x2, 0x2, 0x2, 0xA, 0xA, 0xA, 0xA, 0xA, 0xA, 0xA, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x5, 0x3, 0xC, 0x4, 0xB, 0xF, 0x4, 0x8, 0xB, 0x5]> : tensor<59xf4E2M1FN>
  // 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, 0.5, 6, -6, 0.0, 1, -1, 1.5, -6, 2, 0.0, 1, 6, 3, -6, -1.5, -2, 2
  %b = stablehlo.constant dense<[0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x0, 0x2, 0xA, 0x3, 0xF, 0x4, 0x0, 0x2, 0x7, 0x5, 0xF, 0xB, 0xC, 0x4]> : tensor<59xf4E2M1FN>
  %0 = stablehlo.multiply %a, %b : tensor<59xf4E2M1FN>
  // expected 0.0, 3, -3, 0.0, 0.5, -0.5, 1, 3, 6, -6, 0.0, 6, -6, 6, -3, -6, 6, -0.0, -6, 6, -6, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.5, 6, -6, 0.0, 1, -1, 1.5, -0.5, -6, 6, -0.0, -1, 1, -1.5, 1, 6, -6, 0.0, 1.5, -1.5, 2, -6, 3, -0.0, 2, -6, -6, -6, 0.0, 3, 6
  %1 = stablehlo.bitcast_convert %0 : (tensor<59xf4E2M1FN>) -> tensor<59xui4>
  check.expect_eq_const %1, dense<[0, 5, 13, 0, 1, 9, 2, 5, 7, 15, 0, 7, 15, 7, 13, 15, 7, 8, 15, 7, 15, 0, 0, 8, 0, 0, 8, 0, 1, 7, 15, 0, 2, 10, 3, 9, 15, 7, 8, 10, 2, 11, 2, 7, 15, 0, 3, 11, 4, 15, 5, 8, 4, 15, 15, 15, 0, 5, 7]> : tensor<59xui4>
  func.return
}

// -----

// f6E2M3FN
func.func @main() {
  // 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -1, 3, 3.75, -2.5, 3.75, 7, 1.25, 0.125, 5
  %a = stablehlo.constant dense<[0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -1.0, 3.0, 3.75, -2.5, 3.75, 7.0, 1.25, 0.125, 5.0]> : tensor<58xf6E2M3FN>
  // 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 0.125, 7.5, -7.5, 0.0, 1, -1, 0.5, 1.5, 0.5, 1, 3, 3, 0.125, 0.375, 2.75, 1.25
  %b = stablehlo.constant dense<[0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, 1.5, 0.5, 1.0, 3.0, 3.0, 0.125, 0.375, 2.75, 1.25]> : tensor<58xf6E2M3FN>
  %0 = stablehlo.multiply %a, %b : tensor<58xf6E2M3FN>
  check.expect_eq_const %0, dense<[0.0, 1.0, -1.0, 0.0, 0.125, -0.125, 0.0, 1.0, 7.5, -7.5, 0.0, 7.5, -7.5, 3.75, -1.0, -7.5, 7.5, -0.0, -7.5, 7.5, -3.75, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.125, 7.5, -7.5, 0.0, 1.0, -1.0, 0.5, -0.125, -7.5, 7.5, -0.0, -1.0, 1.0, -0.5, 0.0, 3.75, -3.75, 0.0, 0.5, -0.5, 0.25, -1.5, 1.5, 3.75, -7.5, 7.5, 0.875, 0.5, 0.375, 6.0]> : tensor<58xf6E2M3FN>
  func.return
}

// -----

// f6E3M2FN
func.func @main() {
  // 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 28, 28, 28, 28, 28, 28, 28, -28, -28, -28, -28, -28, -28, -28, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0625, 0.0, 0.0, 0.375, -4, -5, -5, -4, -2.5
  %a = stablehlo.constant dense<[0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, -28.0, -28.0, -28.0, -28.0, -28.0, -28.0, -28.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0625, 0.0, 0.0, 0.375, -4.0, -5.0, -5.0, -4.0, -2.5]> : tensor<59xf6E3M2FN>
  // 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, 0.0625, 28, -28, 0.0, 1, -1, 0.5, -5, -5, 1.5, -0.5, -1, 1, 20, 0.0625, 0.5, 1.5
  %b = stablehlo.constant dense<[0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, -5.0, -5.0, 1.5, -0.5, -1.0, 1.0, 20.0, 0.0625, 0.5, 1.5]> : tensor<59xf6E3M2FN>
  %0 = stablehlo.multiply %a, %b : tensor<59xf6E3M2FN>
  check.expect_eq_const %0, dense<[0.0, 1.75, -1.75, 0.0, 0.0625, -0.0625, 0.0, 1.75, 28.0, -28.0, 0.0, 28.0, -28.0, 14.0, -1.75, -28.0, 28.0, -0.0, -28.0, 28.0, -14.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0625, 28.0, -28.0, 0.0, 1.0, -1.0, 0.5, -0.0625, -28.0, 28.0, -0.0, -1.0, 1.0, -0.5, 0.0, 14.0, -14.0, 0.0, 0.5, -0.5, 0.25, -2.5, -0.3125, 0.0, -0.0, -0.375, -4.0, -28.0, -0.3125, -2.0, -4.0]> : tensor<59xf6E3M2FN>
  func.return
}

// -----

// f8E3M4
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 3, 3, 3, -13.5, -15.5, -2.875, -13.5, -15.5
  %a = stablehlo.constant dense<[0x00, 0x00, 0x00, 0x00, 0x70, 0x70, 0x70, 0x70, 0x70, 0xF0, 0xF0, 0xF0, 0xF0, 0xF0, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0xB0, 0xB0, 0xB0, 0xB0, 0xB0, 0xB0, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x48, 0x48, 0x48, 0xEB, 0xEF, 0xC7, 0xEB, 0xEF]> : tensor<40xf8E3M4>
  // 0.0, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, -15.5, -13.5, 1, 0.40625, -1.1875, 0.0, -1.0625, -2.875
  %b = stablehlo.constant dense<[0x00, 0x30, 0xB0, 0x20, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0xEF, 0xEB, 0x30, 0x1A, 0xB3, 0x00, 0xB1, 0xC7]> : tensor<40xf8E3M4>
  %0 = stablehlo.multiply %a, %b : tensor<40xf8E3M4>
  // expected 0.0, 0.0, -0.0, 0.0, inf, -inf, inf, -inf, inf, -inf, inf, -inf, inf, -inf, 0.0, inf, -inf, 1, -1, 0.5, -0.0, -inf, inf, -1, 1, -0.5, 0.0, inf, -inf, 0.5, -0.5, 0.25, -inf, -inf, 3, -5.5, inf, -0.0, 14.5, inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<40xf8E3M4>) -> tensor<40xui8>
  check.expect_eq_const %1, dense<[0, 0, 128, 0, 112, 240, 112, 240, 112, 240, 112, 240, 112, 240, 0, 112, 240, 48, 176, 32, 128, 240, 112, 176, 48, 160, 0, 112, 240, 32, 160, 16, 240, 240, 72, 214, 112, 128, 109, 112]> : tensor<40xui8>
  func.return
}

// -----

// f8E3M4, results that are NaN
func.func @main() {
  // 0.0, 0.0, 0.0, inf, inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan
  %a = stablehlo.constant dense<[0x00, 0x00, 0x00, 0x70, 0x70, 0xF0, 0xF0, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x30, 0xB0, 0x20, 0x78]> : tensor<18xf8E3M4>
  // inf, -inf, nan, 0.0, nan, 0.0, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, -15.5
  %b = stablehlo.constant dense<[0x70, 0xF0, 0x78, 0x00, 0x78, 0x00, 0x78, 0x00, 0x70, 0xF0, 0x78, 0x30, 0xB0, 0x20, 0x78, 0x78, 0x78, 0xEF]> : tensor<18xf8E3M4>
  %0 = stablehlo.multiply %a, %b : tensor<18xf8E3M4>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78]> : tensor<18xf8E3M4>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<18xf8E3M4>
  func.return
}

// -----

// f8E4M3
func.func @main() {
  // inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.40625, -1, 0.5, -1, 3, 3, 0.40625, 0.00195312
  %a = stablehlo.constant dense<[0x78, 0x78, 0x78, 0x78, 0x78, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0x38, 0x38, 0x38, 0x38, 0x38, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x2D, 0xB8, 0x30, 0xB8, 0x44, 0x44, 0x2D, 0x01]> : tensor<34xf8E4M3>
  // inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, 240, -1, 3, -0.15625, -0.0, 0.40625, inf, -2.5, 0.0
  %b = stablehlo.constant dense<[0x78, 0xF8, 0x38, 0xB8, 0x30, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x77, 0xB8, 0x44, 0xA2, 0x80, 0x2D, 0x78, 0xC2, 0x00]> : tensor<34xf8E4M3>
  %0 = stablehlo.multiply %a, %b : tensor<34xf8E4M3>
  // expected inf, -inf, inf, -inf, inf, -inf, inf, -inf, inf, -inf, inf, -inf, 1, -1, 0.5, -inf, inf, -1, 1, -0.5, inf, -inf, 0.5, -0.5, 0.25, 120, -0.40625, -3, -0.078125, 0.0, 1.25, inf, -1, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<34xf8E4M3>) -> tensor<34xui8>
  check.expect_eq_const %1, dense<[120, 248, 120, 248, 120, 248, 120, 248, 120, 248, 120, 248, 56, 184, 48, 248, 120, 184, 56, 176, 120, 248, 48, 176, 40, 111, 173, 196, 154, 0, 58, 120, 184, 0]> : tensor<34xui8>
  func.return
}

// -----

// f8E4M3, results that are NaN
func.func @main() {
  // inf, -inf, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, -0.15625, -240
  %a = stablehlo.constant dense<[0x78, 0xF8, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x38, 0xB8, 0x30, 0xA2, 0xF7]> : tensor<13xf8E4M3>
  // nan, nan, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, nan, nan
  %b = stablehlo.constant dense<[0x7C, 0x7C, 0x78, 0xF8, 0x7C, 0x38, 0xB8, 0x30, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C]> : tensor<13xf8E4M3>
  %0 = stablehlo.multiply %a, %b : tensor<13xf8E4M3>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C]> : tensor<13xf8E4M3>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<13xf8E4M3>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 448, 448, 448, 448, -448, -448, -448, -448, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.875, 0.9375, -2.5, 0.0, 0.0, 1.5, 0.875, 0.875
  %a = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0xFE, 0xFE, 0xFE, 0xFE, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x36, 0x37, 0xC2, 0x00, 0x00, 0x3C, 0x36, 0x36]> : tensor<40xf8E4M3FN>
  // 0.0, 1, -1, 0.5, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, 0.40625, 0.00195312, 0.40625, 1.5, 0.9375, -5.5, -1
  %b = stablehlo.constant dense<[0x00, 0x38, 0xB8, 0x30, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0x2D, 0x01, 0x2D, 0x3C, 0x37, 0xCB, 0xB8]> : tensor<40xf8E4M3FN>
  %0 = stablehlo.multiply %a, %b : tensor<40xf8E4M3FN>
  // expected 0.0, 448, -448, 224, -0.0, -448, 448, -224, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 448, -448, 0.0, 1, -1, 0.5, -448, 448, -0.0, -1, 1, -0.5, 224, -224, 0.0, 0.5, -0.5, 0.25, 384, 0.375, -0.00390625, 0.0, 0.0, 1.375, -5, -0.875
  %1 = stablehlo.bitcast_convert %0 : (tensor<40xf8E4M3FN>) -> tensor<40xui8>
  check.expect_eq_const %1, dense<[0, 126, 254, 118, 128, 254, 126, 246, 0, 128, 0, 0, 128, 0, 126, 254, 0, 56, 184, 48, 254, 126, 128, 184, 56, 176, 118, 246, 0, 48, 176, 40, 124, 44, 130, 0, 0, 59, 202, 182]> : tensor<40xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // 448, 448, 448, -448, -448, -448, 0.0, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0xFE, 0xFE, 0xFE, 0x00, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x38, 0xB8, 0x30]> : tensor<17xf8E4M3FN>
  // 448, -448, nan, 448, -448, nan, nan, 448, -448, 0.0, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x7E, 0xFE, 0x7F, 0x7E, 0xFE, 0x7F, 0x7F, 0x7E, 0xFE, 0x00, 0x7F, 0x38, 0xB8, 0x30, 0x7F, 0x7F, 0x7F]> : tensor<17xf8E4M3FN>
  %0 = stablehlo.multiply %a, %b : tensor<17xf8E4M3FN>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<17xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<17xf8E4M3FN>
  func.return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  // 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 240, 240, 240, 240, 240, -240, -240, -240, -240, -240, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -2.5, -0.00585938, -1, -2.25, -240
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0xCA, 0x86, 0xC0, 0xC9, 0xFF]> : tensor<50xf8E4M3FNUZ>
  // 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 0.0, 1, -1, 0.5, 0.000976562, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, -0.0507812, 3, 1.5, -3.75, -0.0507812
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x38, 0x9D, 0x4C, 0x44, 0xCF, 0x9D]> : tensor<50xf8E4M3FNUZ>
  %0 = stablehlo.multiply %a, %b : tensor<50xf8E4M3FNUZ>
  // expected 0.0, 0.234375, -0.234375, 0.0, 0.000976562, -0.000976562, 0.0, 0.234375, 0.0, 240, -240, 120, -0.234375, 0.0, -240, 240, -120, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.000976562, 240, -240, 0.0, 1, -1, 0.5, -0.000976562, -240, 240, 0.0, -1, 1, -0.5, 0.0, 120, -120, 0.0, 0.5, -0.5, 0.25, 0.125, -0.0175781, -1.5, 8, 12
  %1 = stablehlo.bitcast_convert %0 : (tensor<50xf8E4M3FNUZ>) -> tensor<50xui8>
  check.expect_eq_const %1, dense<[0, 47, 175, 0, 1, 129, 0, 47, 0, 127, 255, 119, 175, 0, 255, 127, 247, 0, 0, 0, 0, 0, 0, 0, 1, 127, 255, 0, 64, 192, 56, 129, 255, 127, 0, 192, 64, 184, 0, 119, 247, 0, 56, 184, 48, 40, 145, 196, 88, 92]> : tensor<50xui8>
  func.return
}

// -----

// f8E4M3FNUZ, results that are NaN
func.func @main() {
  // 0.000976562, 240, 240, 240, -240, -240, -240, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, 1.5, nan, -2.5
  %a = stablehlo.constant dense<[0x01, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x40, 0xC0, 0x38, 0x44, 0x80, 0xCA]> : tensor<22xf8E4M3FNUZ>
  // nan, 240, -240, nan, 240, -240, nan, nan, 0.000976562, 240, -240, 0.0, nan, 1, -1, 0.5, nan, nan, nan, -240, -2.5, 240
  %b = stablehlo.constant dense<[0x80, 0x7F, 0xFF, 0x80, 0x7F, 0xFF, 0x80, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x40, 0xC0, 0x38, 0x80, 0x80, 0x80, 0xFF, 0xCA, 0x7F]> : tensor<22xf8E4M3FNUZ>
  %0 = stablehlo.multiply %a, %b : tensor<22xf8E4M3FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<22xf8E4M3FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<22xf8E4M3FNUZ>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 30, 30, 30, 30, 30, -30, -30, -30, -30, -30, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.34375, 3, 3, 0.34375, 0.0, 1, 2.75, 0.00012207
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x58, 0x58, 0x58, 0x58, 0x58, 0x58, 0x58, 0xD8, 0xD8, 0xD8, 0xD8, 0xD8, 0xD8, 0xD8, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x4B, 0x64, 0x64, 0x4B, 0x00, 0x58, 0x63, 0x01]> : tensor<53xf8E4M3B11FNUZ>
  // 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 0.0, 1, -1, 0.5, 0.00012207, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, -1, 0.5, -1, 2.75, -2.5, -2.5, 1.5
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0xD8, 0x50, 0xD8, 0x63, 0xE2, 0xE2, 0x5C]> : tensor<53xf8E4M3B11FNUZ>
  %0 = stablehlo.multiply %a, %b : tensor<53xf8E4M3B11FNUZ>
  // expected 0.0, 0.00366211, -0.00366211, 0.0, 0.00012207, -0.00012207, 0.0, 0.00366211, 0.0, 30, -30, 15, -0.00366211, 0.0, -30, 30, -15, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, -0.00012207, -30, 30, 0.0, -1, 1, -0.5, 0.0, 15, -15, 0.0, 0.5, -0.5, 0.25, 0.0, -3, 1.5, -0.34375, 0.0, -2.5, -7, 0.000244141
  %1 = stablehlo.bitcast_convert %0 : (tensor<53xf8E4M3B11FNUZ>) -> tensor<53xui8>
  check.expect_eq_const %1, dense<[0, 23, 151, 0, 1, 129, 0, 23, 0, 127, 255, 119, 151, 0, 255, 127, 247, 0, 0, 0, 0, 0, 0, 0, 1, 127, 255, 0, 88, 216, 80, 129, 255, 127, 0, 216, 88, 208, 0, 119, 247, 0, 80, 208, 72, 0, 228, 92, 203, 0, 226, 238, 2]> : tensor<53xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // 0.00012207, 30, 30, 30, -30, -30, -30, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, 0.40625
  %a = stablehlo.constant dense<[0x01, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x58, 0xD8, 0x50, 0x4D]> : tensor<20xf8E4M3B11FNUZ>
  // nan, 30, -30, nan, 30, -30, nan, nan, 0.00012207, 30, -30, 0.0, nan, 1, -1, 0.5, nan, nan, nan, nan
  %b = stablehlo.constant dense<[0x80, 0x7F, 0xFF, 0x80, 0x7F, 0xFF, 0x80, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x58, 0xD8, 0x50, 0x80, 0x80, 0x80, 0x80]> : tensor<20xf8E4M3B11FNUZ>
  %0 = stablehlo.multiply %a, %b : tensor<20xf8E4M3B11FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<20xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<20xf8E4M3B11FNUZ>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -1.25, 0.0, -57344, 0.375, -384, 16, -0.0, 16, 1.52588e-05, 1
  %a = stablehlo.constant dense<[0x00, 0x00, 0x00, 0x00, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0xBC, 0xBC, 0xBC, 0xBC, 0xBC, 0xBC, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0xBD, 0x00, 0xFB, 0x36, 0xDE, 0x4C, 0x80, 0x4C, 0x01, 0x3C]> : tensor<42xf8E5M2>
  // 0.0, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, -inf, -3.5, 1.52588e-05, -384, -inf, -inf, -1.25, -1.25, 0.5, 57344
  %b = stablehlo.constant dense<[0x00, 0x3C, 0xBC, 0x38, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0xFC, 0xC3, 0x01, 0xDE, 0xFC, 0xFC, 0xBD, 0xBD, 0x38, 0x7B]> : tensor<42xf8E5M2>
  %0 = stablehlo.multiply %a, %b : tensor<42xf8E5M2>
  // expected 0.0, 0.0, -0.0, 0.0, inf, -inf, inf, -inf, inf, -inf, inf, -inf, inf, -inf, 0.0, inf, -inf, 1, -1, 0.5, -0.0, -inf, inf, -1, 1, -0.5, 0.0, inf, -inf, 0.5, -0.5, 0.25, inf, -0.0, -0.875, -128, inf, -inf, 0.0, -20, 0.0, 57344
  %1 = stablehlo.bitcast_convert %0 : (tensor<42xf8E5M2>) -> tensor<42xui8>
  check.expect_eq_const %1, dense<[0, 0, 128, 0, 124, 252, 124, 252, 124, 252, 124, 252, 124, 252, 0, 124, 252, 60, 188, 56, 128, 252, 124, 188, 60, 184, 0, 124, 252, 56, 184, 52, 124, 128, 187, 216, 124, 252, 0, 205, 0, 123]> : tensor<42xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // 0.0, 0.0, 0.0, inf, inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan
  %a = stablehlo.constant dense<[0x00, 0x00, 0x00, 0x7C, 0x7C, 0xFC, 0xFC, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x3C, 0xBC, 0x38, 0x7E]> : tensor<18xf8E5M2>
  // inf, -inf, nan, 0.0, nan, 0.0, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, 1.52588e-05
  %b = stablehlo.constant dense<[0x7C, 0xFC, 0x7E, 0x00, 0x7E, 0x00, 0x7E, 0x00, 0x7C, 0xFC, 0x7E, 0x3C, 0xBC, 0x38, 0x7E, 0x7E, 0x7E, 0x01]> : tensor<18xf8E5M2>
  %0 = stablehlo.multiply %a, %b : tensor<18xf8E5M2>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E]> : tensor<18xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<18xf8E5M2>
  func.return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  // 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 57344, 57344, 57344, 57344, 57344, -57344, -57344, -57344, -57344, -57344, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 3, 0.21875, -4, -1, 0.375, -2.5, 0.375
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x46, 0x37, 0xC8, 0xC0, 0x3A, 0xC5, 0x3A]> : tensor<52xf8E5M2FNUZ>
  // 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 0.0, 1, -1, 0.5, 7.62939e-06, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, 0.0546875, 7.62939e-06, 0.5, 0.0546875, 1.5, 0.5, 0.0
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x00, 0x40, 0xC0, 0x3C, 0x2F, 0x01, 0x3C, 0x2F, 0x42, 0x3C, 0x00]> : tensor<52xf8E5M2FNUZ>
  %0 = stablehlo.multiply %a, %b : tensor<52xf8E5M2FNUZ>
  // expected 0.0, 0.4375, -0.4375, 0.0, 7.62939e-06, -7.62939e-06, 0.0, 0.4375, 0.0, 57344, -57344, 28672, -0.4375, 0.0, -57344, 57344, -28672, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 7.62939e-06, 57344, -57344, 0.0, 1, -1, 0.5, -7.62939e-06, -57344, 57344, 0.0, -1, 1, -0.5, 0.0, 28672, -28672, 0.0, 0.5, -0.5, 0.25, 0.15625, 0.0, -2, -0.0546875, 0.5, -1.25, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<52xf8E5M2FNUZ>) -> tensor<52xui8>
  check.expect_eq_const %1, dense<[0, 59, 187, 0, 1, 129, 0, 59, 0, 127, 255, 123, 187, 0, 255, 127, 251, 0, 0, 0, 0, 0, 0, 0, 1, 127, 255, 0, 64, 192, 60, 129, 255, 127, 0, 192, 64, 188, 0, 123, 251, 0, 60, 188, 56, 53, 0, 196, 175, 60, 193, 0]> : tensor<52xui8>
  func.return
}

// -----

// f8E5M2FNUZ, results that are NaN
func.func @main() {
  // 7.62939e-06, 57344, 57344, 57344, -57344, -57344, -57344, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, 0.21875, 57344, 1.5
  %a = stablehlo.constant dense<[0x01, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x40, 0xC0, 0x3C, 0x37, 0x7F, 0x42]> : tensor<22xf8E5M2FNUZ>
  // nan, 57344, -57344, nan, 57344, -57344, nan, nan, 7.62939e-06, 57344, -57344, 0.0, nan, 1, -1, 0.5, nan, nan, nan, nan, 1.5, -57344
  %b = stablehlo.constant dense<[0x80, 0x7F, 0xFF, 0x80, 0x7F, 0xFF, 0x80, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x40, 0xC0, 0x3C, 0x80, 0x80, 0x80, 0x80, 0x42, 0xFF]> : tensor<22xf8E5M2FNUZ>
  %0 = stablehlo.multiply %a, %b : tensor<22xf8E5M2FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<22xf8E5M2FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<22xf8E5M2FNUZ>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.519531, 9.18355e-41, 4.57032e-35, 0.519531, inf, 3, -0.101074, 0.400391, 0.400391, -inf, 0.0
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x0000, 0x0000, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x3F05, 0x0001, 0x0673, 0x3F05, 0x7F80, 0x4040, 0xBDCF, 0x3ECD, 0x3ECD, 0xFF80, 0x0000]> : tensor<43xbf16>
  // 0.0, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, 0.400391, -7.069e-17, 3, 9.18355e-41, 3.38953e+38, 1.5, 1.5, 0.519531, 0.519531, -2.5
  %b = stablehlo.constant dense<[0x0000, 0x3F80, 0xBF80, 0x3F00, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x3ECD, 0xA4A3, 0x4040, 0x0001, 0x7F7F, 0x3FC0, 0x3FC0, 0x3F05, 0x3F05, 0xC020]> : tensor<43xbf16>
  %0 = stablehlo.multiply %a, %b : tensor<43xbf16>
  // expected 0.0, 0.0, -0.0, 0.0, inf, -inf, inf, -inf, inf, -inf, inf, -inf, inf, -inf, 0.0, inf, -inf, 1, -1, 0.5, -0.0, -inf, inf, -1, 1, -0.5, 0.0, inf, -inf, 0.5, -0.5, 0.25, 0.0, 0.0, -0.0, 1.5625, inf, inf, -0.151367, 0.601562, 0.208008, -inf, -0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<43xbf16>) -> tensor<43xui16>
  check.expect_eq_const %1, dense<[0, 0, 32768, 0, 32640, 65408, 32640, 65408, 32640, 65408, 32640, 65408, 32640, 65408, 0, 32640, 65408, 16256, 49024, 16128, 32768, 65408, 32640, 49024, 16256, 48896, 0, 32640, 65408, 16128, 48896, 16000, 0, 0, 32768, 16328, 32640, 32640, 48667, 16154, 15957, 65408, 32768]> : tensor<43xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // 0.0, 0.0, 0.0, inf, inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x0000, 0x7F80, 0x7F80, 0xFF80, 0xFF80, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x3F80, 0xBF80, 0x3F00]> : tensor<17xbf16>
  // inf, -inf, nan, 0.0, nan, 0.0, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0x0000, 0x7FC0, 0x0000, 0x7FC0, 0x0000, 0x7F80, 0xFF80, 0x7FC0, 0x3F80, 0xBF80, 0x3F00, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<17xbf16>
  %0 = stablehlo.multiply %a, %b : tensor<17xbf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<17xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<17xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1, -0.10498, -0.0, -65504, 0.399902, 3, 65504, -3.73438, -2.5, 37.625
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x0000, 0x0000, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0x3800, 0x3800, 0x3800, 0x3800, 0x3800, 0x3800, 0x3C00, 0xAEB8, 0x8000, 0xFBFF, 0x3666, 0x4200, 0x7BFF, 0xC378, 0xC100, 0x50B4]> : tensor<42xf16>
  // 0.0, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 5.96046e-08, 0.399902, -3.70703, 0.0, 65504, 1.5, -2.5, inf, 1, 2.50781
  %b = stablehlo.constant dense<[0x0000, 0x3C00, 0xBC00, 0x3800, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0001, 0x3666, 0xC36A, 0x0000, 0x7BFF, 0x3E00, 0xC100, 0x7C00, 0x3C00, 0x4104]> : tensor<42xf16>
  %0 = stablehlo.multiply %a, %b : tensor<42xf16>
  // expected 0.0, 0.0, -0.0, 0.0, inf, -inf, inf, -inf, inf, -inf, inf, -inf, inf, -inf, 0.0, inf, -inf, 1, -1, 0.5, -0.0, -inf, inf, -1, 1, -0.5, 0.0, inf, -inf, 0.5, -0.5, 0.25, 5.96046e-08, -0.0419922, 0.0, -0.0, 26192, 4.5, -inf, -inf, -2.5, 94.375
  %1 = stablehlo.bitcast_convert %0 : (tensor<42xf16>) -> tensor<42xui16>
  check.expect_eq_const %1, dense<[0, 0, 32768, 0, 31744, 64512, 31744, 64512, 31744, 64512, 31744, 64512, 31744, 64512, 0, 31744, 64512, 15360, 48128, 14336, 32768, 64512, 31744, 48128, 15360, 47104, 0, 31744, 64512, 14336, 47104, 13312, 1, 43360, 0, 32768, 30309, 17536, 64512, 64512, 49408, 21990]> : tensor<42xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // 0.0, 0.0, 0.0, inf, inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x0000, 0x7C00, 0x7C00, 0xFC00, 0xFC00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x3C00, 0xBC00, 0x3800]> : tensor<17xf16>
  // inf, -inf, nan, 0.0, nan, 0.0, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0x0000, 0x7E00, 0x0000, 0x7E00, 0x0000, 0x7C00, 0xFC00, 0x7E00, 0x3C00, 0xBC00, 0x3800, 0x7E00, 0x7E00, 0x7E00]> : tensor<17xf16>
  %0 = stablehlo.multiply %a, %b : tensor<17xf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00]> : tensor<17xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<17xf16>
  func.return
}

// -----

// f32
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 3.40282e+38, 4.35281e+30, -2.5, -7.32664e+09, 3, 3.40282e+38, -3.40282e+38, -3.05714e-16, 0.4
  %a = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0x7F7FFFFF, 0x725BC2CB, 0xC0200000, 0xCFDA59DD, 0x40400000, 0x7F7FFFFF, 0xFF7FFFFF, 0xA5B03B77, 0x3ECCCCCD]> : tensor<41xf32>
  // 0.0, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 1, 0.0, -3.40282e+38, 3.40282e+38, -inf, -0.0, 3.40282e+38, 4.35281e+30, -3.05714e-16
  %b = stablehlo.constant dense<[0x00000000, 0x3F800000, 0xBF800000, 0x3F000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x3F800000, 0x00000000, 0xFF7FFFFF, 0x7F7FFFFF, 0xFF800000, 0x80000000, 0x7F7FFFFF, 0x725BC2CB, 0xA5B03B77]> : tensor<41xf32>
  %0 = stablehlo.multiply %a, %b : tensor<41xf32>
  // expected 0.0, 0.0, -0.0, 0.0, inf, -inf, inf, -inf, inf, -inf, inf, -inf, inf, -inf, 0.0, inf, -inf, 1, -1, 0.5, -0.0, -inf, inf, -1, 1, -0.5, 0.0, inf, -inf, 0.5, -0.5, 0.25, 3.40282e+38, 0.0, inf, -inf, -inf, -0.0, -inf, -1.33072e+15, -1.22286e-16
  %1 = stablehlo.bitcast_convert %0 : (tensor<41xf32>) -> tensor<41xui32>
  check.expect_eq_const %1, dense<[0, 0, 2147483648, 0, 2139095040, 4286578688, 2139095040, 4286578688, 2139095040, 4286578688, 2139095040, 4286578688, 2139095040, 4286578688, 0, 2139095040, 4286578688, 1065353216, 3212836864, 1056964608, 2147483648, 4286578688, 2139095040, 3212836864, 1065353216, 3204448256, 0, 2139095040, 4286578688, 1056964608, 3204448256, 1048576000, 2139095039, 0, 2139095040, 4286578688, 4286578688, 2147483648, 4286578688, 3633793272, 2769091679]> : tensor<41xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // 0.0, 0.0, 0.0, inf, inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan
  %a = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x3F800000, 0xBF800000, 0x3F000000, 0x7FC00000]> : tensor<18xf32>
  // inf, -inf, nan, 0.0, nan, 0.0, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, 1.4013e-45
  %b = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0x00000000, 0x7FC00000, 0x00000000, 0x7FC00000, 0x00000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x3F800000, 0xBF800000, 0x3F000000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x00000001]> : tensor<18xf32>
  %0 = stablehlo.multiply %a, %b : tensor<18xf32>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<18xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<18xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.47031e+300, 3, 3, 0.4, -1, 3, -1, -3.157, -3.157, -inf, 2.425
  %a = stablehlo.constant dense<[0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x7E4190625A62A78F, 0x4008000000000000, 0x4008000000000000, 0x3FD999999999999A, 0xBFF0000000000000, 0x4008000000000000, 0xBFF0000000000000, 0xC0094189374BC6A8, 0xC0094189374BC6A8, 0xFFF0000000000000, 0x4003666666666666]> : tensor<43xf64>
  // 0.0, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 4.94066e-324, 1.79769e+308, 1, 3.399, -3.157, 5.30469e-207, 1.79769e+308, -1.79769e+308, 0.4, 5.30469e-207, inf
  %b = stablehlo.constant dense<[0x0000000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0x3FF0000000000000, 0x400B3126E978D4FE, 0xC0094189374BC6A8, 0x151B3FD88EA635F8, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FD999999999999A, 0x151B3FD88EA635F8, 0x7FF0000000000000]> : tensor<43xf64>
  %0 = stablehlo.multiply %a, %b : tensor<43xf64>
  // expected 0.0, 0.0, -0.0, 0.0, inf, -inf, inf, -inf, inf, -inf, inf, -inf, inf, -inf, 0.0, inf, -inf, 1, -1, 0.5, -0.0, -inf, inf, -1, 1, -0.5, 0.0, inf, -inf, 0.5, -0.5, 0.25, 7.2643e-24, inf, 3, 1.3596, 3.157, 1.59141e-206, -1.79769e+308, inf, -1.2628, -inf, inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<43xf64>) -> tensor<43xui64>
  check.expect_eq_const %1, dense<[0, 0, 9223372036854775808, 0, 9218868437227405312, 18442240474082181120, 9218868437227405312, 18442240474082181120, 9218868437227405312, 18442240474082181120, 9218868437227405312, 18442240474082181120, 9218868437227405312, 18442240474082181120, 0, 9218868437227405312, 18442240474082181120, 4607182418800017408, 13830554455654793216, 4602678819172646912, 9223372036854775808, 18442240474082181120, 9218868437227405312, 13830554455654793216, 4607182418800017408, 13826050856027422720, 0, 9218868437227405312, 18442240474082181120, 4602678819172646912, 13826050856027422720, 4598175219545276416, 4260845474566809487, 9218868437227405312, 4613937818241073152, 4608801913226019839, 4614291350811821736, 1527969191833675898, 18442240474082181119, 9218868437227405312, 13831738001636866183, 18442240474082181120, 9218868437227405312]> : tensor<43xui64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // 0.0, 0.0, 0.0, inf, inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000]> : tensor<17xf64>
  // inf, -inf, nan, 0.0, nan, 0.0, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000000, 0x7FF8000000000000, 0x0000000000000000, 0x7FF8000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<17xf64>
  %0 = stablehlo.multiply %a, %b : tensor<17xf64>
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
  %0 = stablehlo.multiply %a, %b : tensor<16xi2>
  check.expect_eq_const %0, dense<[0, -2, 0, -2, -2, 1, 0, -1, 0, 0, 0, 0, -2, -1, 0, 1]> : tensor<16xi2>
  func.return
}

// -----

// i4
func.func @main() {
  // -8, -8, -8, -8, -8, -8, -8, -8, -8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -7, -7, -7, -7, -7, -7, -7, -7, -7, 6, 6, 6, 6, 6, 6, 6, 6, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, -5, -1
  %a = stablehlo.constant dense<[-8, -8, -8, -8, -8, -8, -8, -8, -8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -7, -7, -7, -7, -7, -7, -7, -7, -7, 6, 6, 6, 6, 6, 6, 6, 6, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, -5, -1]> : tensor<83xi4>
  // -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, 3, -2
  %b = stablehlo.constant dense<[-8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, 3, -2]> : tensor<83xi4>
  %0 = stablehlo.multiply %a, %b : tensor<83xi4>
  check.expect_eq_const %0, dense<[0, -8, 0, -8, 0, -8, -8, 0, -8, -8, 1, 0, 7, -2, 5, -1, -6, -7, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 7, 0, 1, 2, 3, -7, 6, -1, 0, -2, 0, 2, 4, 6, 2, -4, -2, -8, 5, 0, 3, 6, -7, -5, 2, -3, -8, -1, 0, -7, 2, -5, 1, 6, 7, 0, -6, 0, 6, -4, 2, 6, 4, -6, -8, -7, 0, -1, -2, -3, 7, -6, 1, 1, 2]> : tensor<83xi4>
  func.return
}

// -----

// i8
func.func @main() {
  // -128, -128, -128, -128, -128, -128, -128, -128, -128, 127, 127, 127, 127, 127, 127, 127, 127, 127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -127, -127, -127, -127, -127, -127, -127, -127, -127, 126, 126, 126, 126, 126, 126, 126, 126, 126, -1, -1, -1, -1, -1, -1, -1, -1, -1, -2, -112, 19
  %a = stablehlo.constant dense<[-128, -128, -128, -128, -128, -128, -128, -128, -128, 127, 127, 127, 127, 127, 127, 127, 127, 127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -127, -127, -127, -127, -127, -127, -127, -127, -127, 126, 126, 126, 126, 126, 126, 126, 126, 126, -1, -1, -1, -1, -1, -1, -1, -1, -1, -2, -112, 19]> : tensor<84xi8>
  // -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -112, 127, -36
  %b = stablehlo.constant dense<[-128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -112, 127, -36]> : tensor<84xi8>
  %0 = stablehlo.multiply %a, %b : tensor<84xi8>
  check.expect_eq_const %0, dense<[0, -128, 0, -128, 0, -128, -128, 0, -128, -128, 1, 0, 127, -2, 125, -1, -126, -127, 0, 0, 0, 0, 0, 0, 0, 0, 0, -128, 127, 0, 1, 2, 3, -127, 126, -1, 0, -2, 0, 2, 4, 6, 2, -4, -2, -128, 125, 0, 3, 6, 9, -125, 122, -3, -128, -1, 0, -127, 2, -125, 1, 126, 127, 0, -126, 0, 126, -4, 122, 126, 4, -126, -128, -127, 0, -1, -2, -3, 127, -126, 1, -32, 112, 84]> : tensor<84xi8>
  func.return
}

// -----

// i16
func.func @main() {
  // -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -13343, -3
  %a = stablehlo.constant dense<[-32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -13343, -3]> : tensor<84xi16>
  // -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -3, 32767, 1
  %b = stablehlo.constant dense<[-32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -3, 32767, 1]> : tensor<84xi16>
  %0 = stablehlo.multiply %a, %b : tensor<84xi16>
  check.expect_eq_const %0, dense<[0, -32768, 0, -32768, 0, -32768, -32768, 0, -32768, -32768, 1, 0, 32767, -2, 32765, -1, -32766, -32767, 0, 0, 0, 0, 0, 0, 0, 0, 0, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, 0, -2, 0, 2, 4, 6, 2, -4, -2, -32768, 32765, 0, 3, 6, 9, -32765, 32762, -3, -32768, -1, 0, -32767, 2, -32765, 1, 32766, 32767, 0, -32766, 0, 32766, -4, 32762, 32766, 4, -32766, -32768, -32767, 0, -1, -2, -3, 32767, -32766, 1, 3, -19425, -3]> : tensor<84xi16>
  func.return
}

// -----

// i32
func.func @main() {
  // -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, -1, -1, -1, -1, -1, -1, -1, -1, -1, 585116493, 1832474875, -7, -2147483648
  %a = stablehlo.constant dense<[-2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, -1, -1, -1, -1, -1, -1, -1, -1, -1, 585116493, 1832474875, -7, -2147483648]> : tensor<85xi32>
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, 1832474875, 2147483646, -1, -2
  %b = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, 1832474875, 2147483646, -1, -2]> : tensor<85xi32>
  %0 = stablehlo.multiply %a, %b : tensor<85xi32>
  check.expect_eq_const %0, dense<[0, -2147483648, 0, -2147483648, 0, -2147483648, -2147483648, 0, -2147483648, -2147483648, 1, 0, 2147483647, -2, 2147483645, -1, -2147483646, -2147483647, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, 0, -2, 0, 2, 4, 6, 2, -4, -2, -2147483648, 2147483645, 0, 3, 6, 9, -2147483645, 2147483642, -3, -2147483648, -1, 0, -2147483647, 2, -2147483645, 1, 2147483646, 2147483647, 0, -2147483646, 0, 2147483646, -4, 2147483642, 2147483646, 4, -2147483646, -2147483648, -2147483647, 0, -1, -2, -3, 2147483647, -2147483646, 1, -1378751361, -1517466102, 7, 0]> : tensor<85xi32>
  func.return
}

// -----

// i64
func.func @main() {
  // -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, 6743240179858473303
  %a = stablehlo.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, 6743240179858473303]> : tensor<83xi64>
  // -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -931447375865324223, 5388769526615307935
  %b = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -931447375865324223, 5388769526615307935]> : tensor<83xi64>
  %0 = stablehlo.multiply %a, %b : tensor<83xi64>
  check.expect_eq_const %0, dense<[0, -9223372036854775808, 0, -9223372036854775808, 0, -9223372036854775808, -9223372036854775808, 0, -9223372036854775808, -9223372036854775808, 1, 0, 9223372036854775807, -2, 9223372036854775805, -1, -9223372036854775806, -9223372036854775807, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, 0, -2, 0, 2, 4, 6, 2, -4, -2, -9223372036854775808, 9223372036854775805, 0, 3, 6, 9, -9223372036854775805, 9223372036854775802, -3, -9223372036854775808, -1, 0, -9223372036854775807, 2, -9223372036854775805, 1, 9223372036854775806, 9223372036854775807, 0, -9223372036854775806, 0, 9223372036854775806, -4, 9223372036854775802, 9223372036854775806, 4, -9223372036854775806, -9223372036854775808, -9223372036854775807, 0, -1, -2, -3, 9223372036854775807, -9223372036854775806, 1, -1862894751730648446, -7589951845156163831]> : tensor<83xi64>
  func.return
}

// -----

// ui2
func.func @main() {
  // 0, 0, 0, 0, 3, 3, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2
  %a = stablehlo.constant dense<[0, 0, 0, 0, 3, 3, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2]> : tensor<16xui2>
  // 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2
  %b = stablehlo.constant dense<[0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2]> : tensor<16xui2>
  %0 = stablehlo.multiply %a, %b : tensor<16xui2>
  check.expect_eq_const %0, dense<[0, 0, 0, 0, 0, 1, 3, 2, 0, 3, 1, 2, 0, 2, 2, 0]> : tensor<16xui2>
  func.return
}

// -----

// ui4
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 15, 15, 15, 15, 15, 15, 15, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 14, 14, 14, 14, 14, 14, 14, 14, 14, 12, 12, 12, 12, 12, 12, 12, 12, 12, 10, 10, 10, 10, 10, 10, 10, 10, 10, 8, 8, 8, 8, 8, 8, 8, 8, 8
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 15, 15, 15, 15, 15, 15, 15, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 14, 14, 14, 14, 14, 14, 14, 14, 14, 12, 12, 12, 12, 12, 12, 12, 12, 12, 10, 10, 10, 10, 10, 10, 10, 10, 10, 8, 8, 8, 8, 8, 8, 8, 8, 8]> : tensor<81xui4>
  // 0, 15, 1, 2, 3, 14, 12, 10, 8, 0, 15, 1, 2, 3, 14, 12, 10, 8, 0, 15, 1, 2, 3, 14, 12, 10, 8, 0, 15, 1, 2, 3, 14, 12, 10, 8, 0, 15, 1, 2, 3, 14, 12, 10, 8, 0, 15, 1, 2, 3, 14, 12, 10, 8, 0, 15, 1, 2, 3, 14, 12, 10, 8, 0, 15, 1, 2, 3, 14, 12, 10, 8, 0, 15, 1, 2, 3, 14, 12, 10, 8
  %b = stablehlo.constant dense<[0, 15, 1, 2, 3, 14, 12, 10, 8, 0, 15, 1, 2, 3, 14, 12, 10, 8, 0, 15, 1, 2, 3, 14, 12, 10, 8, 0, 15, 1, 2, 3, 14, 12, 10, 8, 0, 15, 1, 2, 3, 14, 12, 10, 8, 0, 15, 1, 2, 3, 14, 12, 10, 8, 0, 15, 1, 2, 3, 14, 12, 10, 8, 0, 15, 1, 2, 3, 14, 12, 10, 8, 0, 15, 1, 2, 3, 14, 12, 10, 8]> : tensor<81xui4>
  %0 = stablehlo.multiply %a, %b : tensor<81xui4>
  check.expect_eq_const %0, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 15, 14, 13, 2, 4, 6, 8, 0, 15, 1, 2, 3, 14, 12, 10, 8, 0, 14, 2, 4, 6, 12, 8, 4, 0, 0, 13, 3, 6, 9, 10, 4, 14, 8, 0, 2, 14, 12, 10, 4, 8, 12, 0, 0, 4, 12, 8, 4, 8, 0, 8, 0, 0, 6, 10, 4, 14, 12, 8, 4, 0, 0, 8, 8, 0, 8, 0, 0, 0, 0]> : tensor<81xui4>
  func.return
}

// -----

// ui8
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 254, 254, 254, 254, 254, 254, 254, 254, 254, 166, 166, 166, 166, 166, 166, 166, 166, 166, 195, 195, 195, 195, 195, 195, 195, 195, 195, 98, 98, 98, 98, 98, 98, 98, 98, 98
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 254, 254, 254, 254, 254, 254, 254, 254, 254, 166, 166, 166, 166, 166, 166, 166, 166, 166, 195, 195, 195, 195, 195, 195, 195, 195, 195, 98, 98, 98, 98, 98, 98, 98, 98, 98]> : tensor<81xui8>
  // 0, 255, 1, 2, 3, 254, 166, 195, 98, 0, 255, 1, 2, 3, 254, 166, 195, 98, 0, 255, 1, 2, 3, 254, 166, 195, 98, 0, 255, 1, 2, 3, 254, 166, 195, 98, 0, 255, 1, 2, 3, 254, 166, 195, 98, 0, 255, 1, 2, 3, 254, 166, 195, 98, 0, 255, 1, 2, 3, 254, 166, 195, 98, 0, 255, 1, 2, 3, 254, 166, 195, 98, 0, 255, 1, 2, 3, 254, 166, 195, 98
  %b = stablehlo.constant dense<[0, 255, 1, 2, 3, 254, 166, 195, 98, 0, 255, 1, 2, 3, 254, 166, 195, 98, 0, 255, 1, 2, 3, 254, 166, 195, 98, 0, 255, 1, 2, 3, 254, 166, 195, 98, 0, 255, 1, 2, 3, 254, 166, 195, 98, 0, 255, 1, 2, 3, 254, 166, 195, 98, 0, 255, 1, 2, 3, 254, 166, 195, 98, 0, 255, 1, 2, 3, 254, 166, 195, 98, 0, 255, 1, 2, 3, 254, 166, 195, 98]> : tensor<81xui8>
  %0 = stablehlo.multiply %a, %b : tensor<81xui8>
  check.expect_eq_const %0, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 255, 254, 253, 2, 90, 61, 158, 0, 255, 1, 2, 3, 254, 166, 195, 98, 0, 254, 2, 4, 6, 252, 76, 134, 196, 0, 253, 3, 6, 9, 250, 242, 73, 38, 0, 2, 254, 252, 250, 4, 180, 122, 60, 0, 90, 166, 76, 242, 180, 164, 114, 140, 0, 61, 195, 134, 73, 122, 114, 137, 166, 0, 158, 98, 196, 38, 60, 140, 166, 132]> : tensor<81xui8>
  func.return
}

// -----

// ui16
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 46235, 46235, 46235, 46235, 46235, 46235, 46235, 46235, 46235, 14095, 14095, 14095, 14095, 14095, 14095, 14095, 14095, 14095, 1749, 1749, 1749, 1749, 1749, 1749, 1749, 1749, 1749, 0
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 46235, 46235, 46235, 46235, 46235, 46235, 46235, 46235, 46235, 14095, 14095, 14095, 14095, 14095, 14095, 14095, 14095, 14095, 1749, 1749, 1749, 1749, 1749, 1749, 1749, 1749, 1749, 0]> : tensor<82xui16>
  // 0, 65535, 1, 2, 3, 65534, 46235, 14095, 1749, 0, 65535, 1, 2, 3, 65534, 46235, 14095, 1749, 0, 65535, 1, 2, 3, 65534, 46235, 14095, 1749, 0, 65535, 1, 2, 3, 65534, 46235, 14095, 1749, 0, 65535, 1, 2, 3, 65534, 46235, 14095, 1749, 0, 65535, 1, 2, 3, 65534, 46235, 14095, 1749, 0, 65535, 1, 2, 3, 65534, 46235, 14095, 1749, 0, 65535, 1, 2, 3, 65534, 46235, 14095, 1749, 0, 65535, 1, 2, 3, 65534, 46235, 14095, 1749, 4574
  %b = stablehlo.constant dense<[0, 65535, 1, 2, 3, 65534, 46235, 14095, 1749, 0, 65535, 1, 2, 3, 65534, 46235, 14095, 1749, 0, 65535, 1, 2, 3, 65534, 46235, 14095, 1749, 0, 65535, 1, 2, 3, 65534, 46235, 14095, 1749, 0, 65535, 1, 2, 3, 65534, 46235, 14095, 1749, 0, 65535, 1, 2, 3, 65534, 46235, 14095, 1749, 0, 65535, 1, 2, 3, 65534, 46235, 14095, 1749, 0, 65535, 1, 2, 3, 65534, 46235, 14095, 1749, 0, 65535, 1, 2, 3, 65534, 46235, 14095, 1749, 4574]> : tensor<82xui16>
  %0 = stablehlo.multiply %a, %b : tensor<82xui16>
  check.expect_eq_const %0, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 65535, 65534, 65533, 2, 19301, 51441, 63787, 0, 65535, 1, 2, 3, 65534, 46235, 14095, 1749, 0, 65534, 2, 4, 6, 65532, 26934, 28190, 3498, 0, 65533, 3, 6, 9, 65530, 7633, 42285, 5247, 0, 2, 65534, 65532, 65530, 4, 38602, 37346, 62038, 0, 19301, 46235, 26934, 7633, 38602, 21977, 57877, 59127, 0, 51441, 14095, 28190, 42285, 37346, 57877, 29409, 10619, 0, 63787, 1749, 3498, 5247, 62038, 59127, 10619, 44345, 0]> : tensor<82xui16>
  func.return
}

// -----

// ui32
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 3482443717, 3482443717, 3482443717, 3482443717, 3482443717, 3482443717, 3482443717, 3482443717, 3482443717, 3814872628, 3814872628, 3814872628, 3814872628, 3814872628, 3814872628, 3814872628, 3814872628, 3814872628, 386506029, 386506029, 386506029, 386506029, 386506029, 386506029, 386506029, 386506029, 386506029, 4294967294
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 3482443717, 3482443717, 3482443717, 3482443717, 3482443717, 3482443717, 3482443717, 3482443717, 3482443717, 3814872628, 3814872628, 3814872628, 3814872628, 3814872628, 3814872628, 3814872628, 3814872628, 3814872628, 386506029, 386506029, 386506029, 386506029, 386506029, 386506029, 386506029, 386506029, 386506029, 4294967294]> : tensor<82xui32>
  // 0, 4294967295, 1, 2, 3, 4294967294, 3482443717, 3814872628, 386506029, 0, 4294967295, 1, 2, 3, 4294967294, 3482443717, 3814872628, 386506029, 0, 4294967295, 1, 2, 3, 4294967294, 3482443717, 3814872628, 386506029, 0, 4294967295, 1, 2, 3, 4294967294, 3482443717, 3814872628, 386506029, 0, 4294967295, 1, 2, 3, 4294967294, 3482443717, 3814872628, 386506029, 0, 4294967295, 1, 2, 3, 4294967294, 3482443717, 3814872628, 386506029, 0, 4294967295, 1, 2, 3, 4294967294, 3482443717, 3814872628, 386506029, 0, 4294967295, 1, 2, 3, 4294967294, 3482443717, 3814872628, 386506029, 0, 4294967295, 1, 2, 3, 4294967294, 3482443717, 3814872628, 386506029, 2767413184
  %b = stablehlo.constant dense<[0, 4294967295, 1, 2, 3, 4294967294, 3482443717, 3814872628, 386506029, 0, 4294967295, 1, 2, 3, 4294967294, 3482443717, 3814872628, 386506029, 0, 4294967295, 1, 2, 3, 4294967294, 3482443717, 3814872628, 386506029, 0, 4294967295, 1, 2, 3, 4294967294, 3482443717, 3814872628, 386506029, 0, 4294967295, 1, 2, 3, 4294967294, 3482443717, 3814872628, 386506029, 0, 4294967295, 1, 2, 3, 4294967294, 3482443717, 3814872628, 386506029, 0, 4294967295, 1, 2, 3, 4294967294, 3482443717, 3814872628, 386506029, 0, 4294967295, 1, 2, 3, 4294967294, 3482443717, 3814872628, 386506029, 0, 4294967295, 1, 2, 3, 4294967294, 3482443717, 3814872628, 386506029, 2767413184]> : tensor<82xui32>
  %0 = stablehlo.multiply %a, %b : tensor<82xui32>
  check.expect_eq_const %0, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 4294967295, 4294967294, 4294967293, 2, 812523579, 480094668, 3908461267, 0, 4294967295, 1, 2, 3, 4294967294, 3482443717, 3814872628, 386506029, 0, 4294967294, 2, 4, 6, 4294967292, 2669920138, 3334777960, 773012058, 0, 4294967293, 3, 6, 9, 4294967290, 1857396559, 2854683292, 1159518087, 0, 2, 4294967294, 4294967292, 4294967290, 4, 1625047158, 960189336, 3521955238, 0, 812523579, 3482443717, 2669920138, 1857396559, 1625047158, 3603090841, 2201461252, 2211260065, 0, 480094668, 3814872628, 3334777960, 2854683292, 960189336, 2201461252, 1423374992, 4210756388, 0, 3908461267, 386506029, 773012058, 1159518087, 3521955238, 2211260065, 4210756388, 2208971241, 3055108224]> : tensor<82xui32>
  func.return
}

// -----

// ui64
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 16149727439745675625, 16149727439745675625, 16149727439745675625, 16149727439745675625, 16149727439745675625, 16149727439745675625, 16149727439745675625, 16149727439745675625, 16149727439745675625, 7047907653007034240, 7047907653007034240, 7047907653007034240, 7047907653007034240, 7047907653007034240, 7047907653007034240, 7047907653007034240, 7047907653007034240, 7047907653007034240, 1567265668415470578, 1567265668415470578, 1567265668415470578, 1567265668415470578, 1567265668415470578, 1567265668415470578, 1567265668415470578, 1567265668415470578, 1567265668415470578, 9328353350134394436
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 16149727439745675625, 16149727439745675625, 16149727439745675625, 16149727439745675625, 16149727439745675625, 16149727439745675625, 16149727439745675625, 16149727439745675625, 16149727439745675625, 7047907653007034240, 7047907653007034240, 7047907653007034240, 7047907653007034240, 7047907653007034240, 7047907653007034240, 7047907653007034240, 7047907653007034240, 7047907653007034240, 1567265668415470578, 1567265668415470578, 1567265668415470578, 1567265668415470578, 1567265668415470578, 1567265668415470578, 1567265668415470578, 1567265668415470578, 1567265668415470578, 9328353350134394436]> : tensor<82xui64>
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16149727439745675625, 7047907653007034240, 1567265668415470578, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16149727439745675625, 7047907653007034240, 1567265668415470578, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16149727439745675625, 7047907653007034240, 1567265668415470578, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16149727439745675625, 7047907653007034240, 1567265668415470578, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16149727439745675625, 7047907653007034240, 1567265668415470578, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16149727439745675625, 7047907653007034240, 1567265668415470578, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16149727439745675625, 7047907653007034240, 1567265668415470578, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16149727439745675625, 7047907653007034240, 1567265668415470578, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16149727439745675625, 7047907653007034240, 1567265668415470578, 1
  %b = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16149727439745675625, 7047907653007034240, 1567265668415470578, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16149727439745675625, 7047907653007034240, 1567265668415470578, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16149727439745675625, 7047907653007034240, 1567265668415470578, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16149727439745675625, 7047907653007034240, 1567265668415470578, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16149727439745675625, 7047907653007034240, 1567265668415470578, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16149727439745675625, 7047907653007034240, 1567265668415470578, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16149727439745675625, 7047907653007034240, 1567265668415470578, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16149727439745675625, 7047907653007034240, 1567265668415470578, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16149727439745675625, 7047907653007034240, 1567265668415470578, 1]> : tensor<82xui64>
  %0 = stablehlo.multiply %a, %b : tensor<82xui64>
  check.expect_eq_const %0, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 18446744073709551615, 18446744073709551614, 18446744073709551613, 2, 2297016633963875991, 11398836420702517376, 16879478405294081038, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16149727439745675625, 7047907653007034240, 1567265668415470578, 0, 18446744073709551614, 2, 4, 6, 18446744073709551612, 13852710805781799634, 14095815306014068480, 3134531336830941156, 0, 18446744073709551613, 3, 6, 9, 18446744073709551610, 11555694171817923643, 2696978885311551104, 4701797005246411734, 0, 2, 18446744073709551614, 18446744073709551612, 18446744073709551610, 4, 4594033267927751982, 4350928767695483136, 15312212736878610460, 0, 2297016633963875991, 16149727439745675625, 13852710805781799634, 11555694171817923643, 4594033267927751982, 553165339618434321, 15271813224121914240, 1119861192385488962, 0, 11398836420702517376, 7047907653007034240, 14095815306014068480, 2696978885311551104, 4350928767695483136, 15271813224121914240, 12186716770408087552, 12161395906714867456, 0, 16879478405294081038, 1567265668415470578, 3134531336830941156, 4701797005246411734, 15312212736878610460, 1119861192385488962, 12161395906714867456, 15873482401639264452, 9328353350134394436]> : tensor<82xui64>
  func.return
}

// -----

// i1
func.func @main() {
  // 0, 0, 1, 1
  %a = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  // 0, 1, 0, 1
  %b = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %0 = stablehlo.multiply %a, %b : tensor<4xi1>
  check.expect_eq_const %0, dense<[false, false, false, true]> : tensor<4xi1>
  func.return
}
