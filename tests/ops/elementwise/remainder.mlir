// SPDX-License-Identifier: Apache-2.0
// stablehlo.remainder: every type, corners and wrap-around.

// f4E2M1FN
func.func @main() {
  // 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 6, 6, 6, 6, 6, 6, -6, -6, -6, -6, -6, -6, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 3, 0.5, -3, -3, -3
  %a = stablehlo.constant dense<[0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7, 0xF, 0xF, 0xF, 0xF, 0xF, 0xF, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x2, 0x2, 0x2, 0x2, 0x2, 0x2, 0xA, 0xA, 0xA, 0xA, 0xA, 0xA, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x5, 0x1, 0xD, 0xD, 0xD]> : tensor<47xf4E2M1FN>
  // 0.5, 6, -6, 1, -1, 1.5, 0.5, 6, -6, 1, -1, 1.5, 0.5, 6, -6, 1, -1, 1.5, 0.5, 6, -6, 1, -1, 1.5, 0.5, 6, -6, 1, -1, 1.5, 0.5, 6, -6, 1, -1, 1.5, 0.5, 6, -6, 1, -1, 1.5, -1, 3, 1.5, 6, -6
  %b = stablehlo.constant dense<[0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xA, 0x5, 0x3, 0x7, 0xF]> : tensor<47xf4E2M1FN>
  %0 = stablehlo.remainder %a, %b : tensor<47xf4E2M1FN>
  // expected 0.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 0.0, 0.0, 1, -0.0, -1, -1, -0.0, -0.0, -1, 0.0, 1.5, 1.5, 0.5, 0.5, 0.0, 0.0, 0.5, -0.0, -3, -3
  %1 = stablehlo.bitcast_convert %0 : (tensor<47xf4E2M1FN>) -> tensor<47xui4>
  check.expect_eq_const %1, dense<[0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 2, 8, 10, 10, 8, 8, 10, 0, 3, 3, 1, 1, 0, 0, 1, 8, 13, 13]> : tensor<47xui4>
  func.return
}

// -----

// f6E2M3FN
func.func @main() {
  // 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -2.5, 2.25, 1.5, 1.625, 2.5, 2.5, 1, -0.0, 0.375, 0.0
  %a = stablehlo.constant dense<[0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -2.5, 2.25, 1.5, 1.625, 2.5, 2.5, 1.0, -0.0, 0.375, 0.0]> : tensor<52xf6E2M3FN>
  // 0.125, 7.5, -7.5, 1, -1, 0.5, 0.125, 7.5, -7.5, 1, -1, 0.5, 0.125, 7.5, -7.5, 1, -1, 0.5, 0.125, 7.5, -7.5, 1, -1, 0.5, 0.125, 7.5, -7.5, 1, -1, 0.5, 0.125, 7.5, -7.5, 1, -1, 0.5, 0.125, 7.5, -7.5, 1, -1, 0.5, -1.75, 0.125, 1.625, 7.5, -1.75, -2.5, -0.5, 1.625, 0.125, 1.375
  %b = stablehlo.constant dense<[0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, -1.75, 0.125, 1.625, 7.5, -1.75, -2.5, -0.5, 1.625, 0.125, 1.375]> : tensor<52xf6E2M3FN>
  %0 = stablehlo.remainder %a, %b : tensor<52xf6E2M3FN>
  check.expect_eq_const %0, dense<[0.0, 0.125, 0.125, 0.125, 0.125, 0.125, 0.0, 0.0, 0.0, 0.5, 0.5, 0.0, -0.0, -0.0, -0.0, -0.5, -0.5, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -0.0, -1.0, -1.0, -0.0, -0.0, -0.0, 0.0, 0.5, 0.5, 0.5, 0.5, 0.0, -0.75, 0.0, 1.5, 1.625, 0.75, 0.0, 0.0, -0.0, 0.0, 0.0]> : tensor<52xf6E2M3FN>
  func.return
}

// -----

// f6E3M2FN
func.func @main() {
  // 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 28, 28, 28, 28, 28, 28, -28, -28, -28, -28, -28, -28, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 3, -2, -0.1875, 0.375, 3, 3, 16, -0.0, 16, 0.0
  %a = stablehlo.constant dense<[0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, -28.0, -28.0, -28.0, -28.0, -28.0, -28.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 3.0, -2.0, -0.1875, 0.375, 3.0, 3.0, 16.0, -0.0, 16.0, 0.0]> : tensor<52xf6E3M2FN>
  // 0.0625, 28, -28, 1, -1, 0.5, 0.0625, 28, -28, 1, -1, 0.5, 0.0625, 28, -28, 1, -1, 0.5, 0.0625, 28, -28, 1, -1, 0.5, 0.0625, 28, -28, 1, -1, 0.5, 0.0625, 28, -28, 1, -1, 0.5, 0.0625, 28, -28, 1, -1, 0.5, -28, 0.5, 3, 0.5, -1, 1, -0.1875, 1.5, 3, -2.5
  %b = stablehlo.constant dense<[0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, -28.0, 0.5, 3.0, 0.5, -1.0, 1.0, -0.1875, 1.5, 3.0, -2.5]> : tensor<52xf6E3M2FN>
  %0 = stablehlo.remainder %a, %b : tensor<52xf6E3M2FN>
  check.expect_eq_const %0, dense<[0.0, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -0.0, -1.0, -1.0, -0.0, -0.0, -0.0, 0.0, 0.5, 0.5, 0.5, 0.5, 0.0, 3.0, -0.0, -0.1875, 0.375, 0.0, 0.0, 0.0625, -0.0, 1.0, 0.0]> : tensor<52xf6E3M2FN>
  func.return
}

// -----

// f8E3M4
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, -1.8125, -15.5, 1.5, 1.5, 0.015625, -2.5, -2.5, 1.5, 1.625
  %a = stablehlo.constant dense<[0x00, 0x00, 0x00, 0x00, 0x00, 0x30, 0x30, 0x30, 0x30, 0x30, 0xB0, 0xB0, 0xB0, 0xB0, 0xB0, 0x20, 0x20, 0x20, 0x20, 0x20, 0xBD, 0xEF, 0x38, 0x38, 0x01, 0xC4, 0xC4, 0x38, 0x3A]> : tensor<29xf8E3M4>
  // inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, 0.015625, 3, 15.5, -1.6875, -2.5, 0.5, 15.5, 1.625, 0.5
  %b = stablehlo.constant dense<[0x70, 0xF0, 0x30, 0xB0, 0x20, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x01, 0x48, 0x6F, 0xBB, 0xC4, 0x20, 0x6F, 0x3A, 0x20]> : tensor<29xf8E3M4>
  %0 = stablehlo.remainder %a, %b : tensor<29xf8E3M4>
  // expected 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 0.0, 0.0, 0.0, -1, -1, -0.0, -0.0, -0.0, 0.5, 0.5, 0.5, 0.5, 0.0, -0.0, -0.5, 1.5, 1.5, 0.015625, -0.0, -2.5, 1.5, 0.125
  %1 = stablehlo.bitcast_convert %0 : (tensor<29xf8E3M4>) -> tensor<29xui8>
  check.expect_eq_const %1, dense<[0, 0, 0, 0, 0, 48, 48, 0, 0, 0, 176, 176, 128, 128, 128, 32, 32, 32, 32, 0, 128, 160, 56, 56, 1, 128, 196, 56, 8]> : tensor<29xui8>
  func.return
}

// -----

// f8E3M4, results that are NaN
func.func @main() {
  // 0.0, 0.0, inf, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, 1, -1, -1, 0.5, 0.5, -inf, 1.625
  %a = stablehlo.constant dense<[0x00, 0x00, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0xF0, 0xF0, 0xF0, 0xF0, 0xF0, 0xF0, 0xF0, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x30, 0x30, 0xB0, 0xB0, 0x20, 0x20, 0xF0, 0x3A]> : tensor<31xf8E3M4>
  // 0.0, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, 0.0, inf, -inf, nan, 1, -1, 0.5, 0.0, inf, -inf, nan, 1, -1, 0.5, 0.0, nan, 0.0, nan, 0.0, nan, 2.875, nan
  %b = stablehlo.constant dense<[0x00, 0x78, 0x00, 0x70, 0xF0, 0x78, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x78, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x78, 0x30, 0xB0, 0x20, 0x00, 0x78, 0x00, 0x78, 0x00, 0x78, 0x47, 0x78]> : tensor<31xf8E3M4>
  %0 = stablehlo.remainder %a, %b : tensor<31xf8E3M4>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78]> : tensor<31xf8E3M4>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<31xf8E3M4>
  func.return
}

// -----

// f8E4M3
func.func @main() {
  // -0.0, -0.0, -0.0, -0.0, -0.0, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, -1, -0.0, 1.5, 0.078125, 1, -2.5, -240, 3.25
  %a = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x38, 0x38, 0x38, 0x38, 0x38, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0x30, 0x30, 0x30, 0x30, 0x30, 0xB8, 0x80, 0x3C, 0x1A, 0x38, 0xC2, 0xF7, 0x45]> : tensor<28xf8E4M3>
  // inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, 96, 0.625, 240, -1, 3, 3.25, inf, -1.75
  %b = stablehlo.constant dense<[0x78, 0xF8, 0x38, 0xB8, 0x30, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x6C, 0x32, 0x77, 0xB8, 0x44, 0x45, 0x78, 0xBE]> : tensor<28xf8E4M3>
  %0 = stablehlo.remainder %a, %b : tensor<28xf8E4M3>
  // expected -0.0, -0.0, -0.0, -0.0, -0.0, 1, 1, 0.0, 0.0, 0.0, -1, -1, -0.0, -0.0, -0.0, 0.5, 0.5, 0.5, 0.5, 0.0, -1, -0.0, 1.5, 0.078125, 1, -2.5, -240, 1.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<28xf8E4M3>) -> tensor<28xui8>
  check.expect_eq_const %1, dense<[128, 128, 128, 128, 128, 56, 56, 0, 0, 0, 184, 184, 128, 128, 128, 48, 48, 48, 48, 0, 184, 128, 60, 26, 56, 194, 247, 60]> : tensor<28xui8>
  func.return
}

// -----

// f8E4M3, results that are NaN
func.func @main() {
  // -0.0, -0.0, inf, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, 1, -1, -1, 0.5, 0.5, 0.40625, -240
  %a = stablehlo.constant dense<[0x80, 0x80, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x38, 0x38, 0xB8, 0xB8, 0x30, 0x30, 0x2D, 0xF7]> : tensor<31xf8E4M3>
  // -0.0, nan, -0.0, inf, -inf, nan, 1, -1, 0.5, -0.0, inf, -inf, nan, 1, -1, 0.5, -0.0, inf, -inf, nan, 1, -1, 0.5, -0.0, nan, -0.0, nan, -0.0, nan, 0.0, 0.0
  %b = stablehlo.constant dense<[0x80, 0x7C, 0x80, 0x78, 0xF8, 0x7C, 0x38, 0xB8, 0x30, 0x80, 0x78, 0xF8, 0x7C, 0x38, 0xB8, 0x30, 0x80, 0x78, 0xF8, 0x7C, 0x38, 0xB8, 0x30, 0x80, 0x7C, 0x80, 0x7C, 0x80, 0x7C, 0x00, 0x00]> : tensor<31xf8E4M3>
  %0 = stablehlo.remainder %a, %b : tensor<31xf8E4M3>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C]> : tensor<31xf8E4M3>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<31xf8E4M3>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 448, 448, 448, 448, 448, -448, -448, -448, -448, -448, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, -4, 0.40625, 0.00195312, -2.5, -240, 3, 1
  %a = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0x00, 0x00, 0x00, 0x00, 0x00, 0x38, 0x38, 0x38, 0x38, 0x38, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0x30, 0x30, 0x30, 0x30, 0x30, 0xC8, 0x2D, 0x01, 0xC2, 0xF7, 0x44, 0x38]> : tensor<37xf8E4M3FN>
  // 448, -448, 1, -1, 0.5, 448, -448, 1, -1, 0.5, 448, -448, 1, -1, 0.5, 448, -448, 1, -1, 0.5, 448, -448, 1, -1, 0.5, 448, -448, 1, -1, 0.5, 0.5, 1, 1.5, -1.375, -1, -4, 6.5
  %b = stablehlo.constant dense<[0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x30, 0x38, 0x3C, 0xBB, 0xB8, 0xC8, 0x4D]> : tensor<37xf8E4M3FN>
  %0 = stablehlo.remainder %a, %b : tensor<37xf8E4M3FN>
  // expected 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 0.0, 0.0, 0.0, -1, -1, -0.0, -0.0, -0.0, 0.5, 0.5, 0.5, 0.5, 0.0, -0.0, 0.40625, 0.00195312, -1.125, -0.0, 3, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<37xf8E4M3FN>) -> tensor<37xui8>
  check.expect_eq_const %1, dense<[0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 0, 0, 0, 0, 0, 56, 56, 0, 0, 0, 184, 184, 128, 128, 128, 48, 48, 48, 48, 0, 128, 45, 1, 185, 128, 68, 56]> : tensor<37xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // 448, 448, -448, -448, 0.0, 0.0, nan, nan, nan, nan, nan, nan, nan, 1, 1, -1, -1, 0.5, 0.5, nan, -1.375, -240
  %a = stablehlo.constant dense<[0x7E, 0x7E, 0xFE, 0xFE, 0x00, 0x00, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x38, 0x38, 0xB8, 0xB8, 0x30, 0x30, 0x7F, 0xBB, 0xF7]> : tensor<22xf8E4M3FN>
  // 0.0, nan, 0.0, nan, 0.0, nan, 448, -448, 0.0, nan, 1, -1, 0.5, 0.0, nan, 0.0, nan, 0.0, nan, 1.5, 0.0, nan
  %b = stablehlo.constant dense<[0x00, 0x7F, 0x00, 0x7F, 0x00, 0x7F, 0x7E, 0xFE, 0x00, 0x7F, 0x38, 0xB8, 0x30, 0x00, 0x7F, 0x00, 0x7F, 0x00, 0x7F, 0x3C, 0x00, 0x7F]> : tensor<22xf8E4M3FN>
  %0 = stablehlo.remainder %a, %b : tensor<22xf8E4M3FN>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<22xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<22xf8E4M3FN>
  func.return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  // 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 240, 240, 240, 240, 240, 240, -240, -240, -240, -240, -240, -240, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5625, 240, -2.5, -13, -3, 0.0, -2.25, -3, 240, 3
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x39, 0x7F, 0xCA, 0xDD, 0xCC, 0x00, 0xC9, 0xCC, 0x7F, 0x4C]> : tensor<52xf8E4M3FNUZ>
  // 0.000976562, 240, -240, 1, -1, 0.5, 0.000976562, 240, -240, 1, -1, 0.5, 0.000976562, 240, -240, 1, -1, 0.5, 0.000976562, 240, -240, 1, -1, 0.5, 0.000976562, 240, -240, 1, -1, 0.5, 0.000976562, 240, -240, 1, -1, 0.5, 0.000976562, 240, -240, 1, -1, 0.5, -1.625, -13, 240, -2.25, 1, -1.625, 2.75, -2.25, 3, -13
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0xC5, 0xDD, 0x7F, 0xC9, 0x40, 0xC5, 0x4B, 0xC9, 0x4C, 0xDD]> : tensor<52xf8E4M3FNUZ>
  %0 = stablehlo.remainder %a, %b : tensor<52xf8E4M3FNUZ>
  // expected 0.0, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 0.0, 0.0, 0.0, 0.0, -1, -1, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 0.5, 0.5, 0.0, 0.5625, 6, -2.5, -1.75, 0.0, 0.0, -2.25, -0.75, 0.0, 3
  %1 = stablehlo.bitcast_convert %0 : (tensor<52xf8E4M3FNUZ>) -> tensor<52xui8>
  check.expect_eq_const %1, dense<[0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 64, 0, 0, 0, 0, 192, 192, 0, 0, 0, 0, 56, 56, 56, 56, 0, 57, 84, 202, 198, 0, 0, 201, 188, 0, 76]> : tensor<52xui8>
  func.return
}

// -----

// f8E4M3FNUZ, results that are NaN
func.func @main() {
  // 0.000976562, 0.000976562, 240, 240, -240, -240, 0.0, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, 1, -1, -1, 0.5, 0.5, 1.5, nan
  %a = stablehlo.constant dense<[0x01, 0x01, 0x7F, 0x7F, 0xFF, 0xFF, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x40, 0x40, 0xC0, 0xC0, 0x38, 0x38, 0x44, 0x80]> : tensor<24xf8E4M3FNUZ>
  // 0.0, nan, 0.0, nan, 0.0, nan, 0.0, nan, 0.000976562, 240, -240, 0.0, nan, 1, -1, 0.5, 0.0, nan, 0.0, nan, 0.0, nan, 0.0, -3
  %b = stablehlo.constant dense<[0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x40, 0xC0, 0x38, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0xCC]> : tensor<24xf8E4M3FNUZ>
  %0 = stablehlo.remainder %a, %b : tensor<24xf8E4M3FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<24xf8E4M3FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<24xf8E4M3FNUZ>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 30, 30, 30, 30, 30, 30, -30, -30, -30, -30, -30, -30, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0, 1, -2.5, -0.3125, -2.5, 30, -0.4375, 0.00012207, 0.00158691
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x58, 0x58, 0x58, 0x58, 0x58, 0x58, 0xD8, 0xD8, 0xD8, 0xD8, 0xD8, 0xD8, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x00, 0x58, 0xE2, 0xCA, 0xE2, 0x7F, 0xCE, 0x01, 0x0D]> : tensor<51xf8E4M3B11FNUZ>
  // 0.00012207, 30, -30, 1, -1, 0.5, 0.00012207, 30, -30, 1, -1, 0.5, 0.00012207, 30, -30, 1, -1, 0.5, 0.00012207, 30, -30, 1, -1, 0.5, 0.00012207, 30, -30, 1, -1, 0.5, 0.00012207, 30, -30, 1, -1, 0.5, 0.00012207, 30, -30, 1, -1, 0.5, 0.00158691, 0.000244141, 0.5, 0.000244141, -0.00537109, -2.5, 0.00012207, -0.4375, -0.00537109
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x0D, 0x02, 0x50, 0x02, 0x9B, 0xE2, 0x01, 0xCE, 0x9B]> : tensor<51xf8E4M3B11FNUZ>
  %0 = stablehlo.remainder %a, %b : tensor<51xf8E4M3B11FNUZ>
  // expected 0.0, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 0.0, 0.0, 0.0, 0.0, -1, -1, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, -0.00244141, 0.0, 0.0, 0.00012207, 0.00158691
  %1 = stablehlo.bitcast_convert %0 : (tensor<51xf8E4M3B11FNUZ>) -> tensor<51xui8>
  check.expect_eq_const %1, dense<[0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 88, 88, 0, 0, 0, 0, 216, 216, 0, 0, 0, 0, 80, 80, 80, 80, 0, 0, 0, 0, 0, 146, 0, 0, 1, 13]> : tensor<51xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // 0.00012207, 0.00012207, 30, 30, -30, -30, 0.0, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, 1, -1, -1, 0.5, 0.5, -2.5
  %a = stablehlo.constant dense<[0x01, 0x01, 0x7F, 0x7F, 0xFF, 0xFF, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x58, 0x58, 0xD8, 0xD8, 0x50, 0x50, 0xE2]> : tensor<23xf8E4M3B11FNUZ>
  // 0.0, nan, 0.0, nan, 0.0, nan, 0.0, nan, 0.00012207, 30, -30, 0.0, nan, 1, -1, 0.5, 0.0, nan, 0.0, nan, 0.0, nan, 0.0
  %b = stablehlo.constant dense<[0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x58, 0xD8, 0x50, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00]> : tensor<23xf8E4M3B11FNUZ>
  %0 = stablehlo.remainder %a, %b : tensor<23xf8E4M3B11FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<23xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<23xf8E4M3B11FNUZ>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.375, 0.375, -2.5, -3, -57344, 3, 0.375
  %a = stablehlo.constant dense<[0x00, 0x00, 0x00, 0x00, 0x00, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0xBC, 0xBC, 0xBC, 0xBC, 0xBC, 0x38, 0x38, 0x38, 0x38, 0x38, 0x36, 0x36, 0xC1, 0xC2, 0xFB, 0x42, 0x36]> : tensor<27xf8E5M2>
  // inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, 0.000213623, 57344, inf, -1.25, inf, 57344, -0.0625
  %b = stablehlo.constant dense<[0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x0B, 0x7B, 0x7C, 0xBD, 0x7C, 0x7B, 0xAC]> : tensor<27xf8E5M2>
  %0 = stablehlo.remainder %a, %b : tensor<27xf8E5M2>
  // expected 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 0.0, 0.0, 0.0, -1, -1, -0.0, -0.0, -0.0, 0.5, 0.5, 0.5, 0.5, 0.0, 9.15527e-05, 0.375, -2.5, -0.5, -57344, 3, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<27xf8E5M2>) -> tensor<27xui8>
  check.expect_eq_const %1, dense<[0, 0, 0, 0, 0, 60, 60, 0, 0, 0, 188, 188, 128, 128, 128, 56, 56, 56, 56, 0, 6, 54, 193, 184, 251, 66, 0]> : tensor<27xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // 0.0, 0.0, inf, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, 1, -1, -1, 0.5, 0.5, 1.52588e-05, 57344, 1280
  %a = stablehlo.constant dense<[0x00, 0x00, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x3C, 0x3C, 0xBC, 0xBC, 0x38, 0x38, 0x01, 0x7B, 0x65]> : tensor<32xf8E5M2>
  // 0.0, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, 0.0, inf, -inf, nan, 1, -1, 0.5, 0.0, inf, -inf, nan, 1, -1, 0.5, 0.0, nan, 0.0, nan, 0.0, nan, nan, -0.0, nan
  %b = stablehlo.constant dense<[0x00, 0x7E, 0x00, 0x7C, 0xFC, 0x7E, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x7E, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x7E, 0x3C, 0xBC, 0x38, 0x00, 0x7E, 0x00, 0x7E, 0x00, 0x7E, 0x7E, 0x80, 0x7E]> : tensor<32xf8E5M2>
  %0 = stablehlo.remainder %a, %b : tensor<32xf8E5M2>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E]> : tensor<32xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<32xf8E5M2>
  func.return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  // 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 57344, 57344, 57344, 57344, 57344, 57344, -57344, -57344, -57344, -57344, -57344, -57344, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 2, 0.75, -0.4375, 1.5, -57344, -40960, -2.5, 3
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x44, 0x3E, 0xBB, 0x42, 0xFF, 0xFD, 0xC5, 0x46]> : tensor<50xf8E5M2FNUZ>
  // 7.62939e-06, 57344, -57344, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 3, 0.375, -0.0117188, -40960, 1.5, 3, 3, 1
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x46, 0x3A, 0xA6, 0xFD, 0x42, 0x46, 0x46, 0x40]> : tensor<50xf8E5M2FNUZ>
  %0 = stablehlo.remainder %a, %b : tensor<50xf8E5M2FNUZ>
  // expected 0.0, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 0.0, 0.0, 0.0, 0.0, -1, -1, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 0.5, 0.5, 0.0, 2, 0.0, -0.00390625, 1.5, -0.5, -1, -2.5, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<50xf8E5M2FNUZ>) -> tensor<50xui8>
  check.expect_eq_const %1, dense<[0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 64, 0, 0, 0, 0, 192, 192, 0, 0, 0, 0, 60, 60, 60, 60, 0, 68, 0, 160, 66, 188, 192, 197, 0]> : tensor<50xui8>
  func.return
}

// -----

// f8E5M2FNUZ, results that are NaN
func.func @main() {
  // 7.62939e-06, 7.62939e-06, 57344, 57344, -57344, -57344, 0.0, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, 1, -1, -1, 0.5, 0.5
  %a = stablehlo.constant dense<[0x01, 0x01, 0x7F, 0x7F, 0xFF, 0xFF, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x40, 0x40, 0xC0, 0xC0, 0x3C, 0x3C]> : tensor<22xf8E5M2FNUZ>
  // 0.0, nan, 0.0, nan, 0.0, nan, 0.0, nan, 7.62939e-06, 57344, -57344, 0.0, nan, 1, -1, 0.5, 0.0, nan, 0.0, nan, 0.0, nan
  %b = stablehlo.constant dense<[0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x40, 0xC0, 0x3C, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80]> : tensor<22xf8E5M2FNUZ>
  %0 = stablehlo.remainder %a, %b : tensor<22xf8E5M2FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<22xf8E5M2FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<22xf8E5M2FNUZ>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0, 1, -0.0, 0.0, 1.5, 1.5, 0.5, 0.5
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x0000, 0x3F80, 0x8000, 0x0000, 0x3FC0, 0x3FC0, 0x3F00, 0x3F00]> : tensor<28xbf16>
  // inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, 9.18355e-41, -1.31168e+26, 1.5, 1.85938, 3.38953e+38, -3.76562, -3.38953e+38, -3.76562
  %b = stablehlo.constant dense<[0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0001, 0xEAD9, 0x3FC0, 0x3FEE, 0x7F7F, 0xC071, 0xFF7F, 0xC071]> : tensor<28xbf16>
  %0 = stablehlo.remainder %a, %b : tensor<28xbf16>
  // expected 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 0.0, 0.0, 0.0, -1, -1, -0.0, -0.0, -0.0, 0.5, 0.5, 0.5, 0.5, 0.0, 0.0, 1, -0.0, 0.0, 1.5, 1.5, 0.5, 0.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<28xbf16>) -> tensor<28xui16>
  check.expect_eq_const %1, dense<[0, 0, 0, 0, 0, 16256, 16256, 0, 0, 0, 49024, 49024, 32768, 32768, 32768, 16128, 16128, 16128, 16128, 0, 0, 16256, 32768, 0, 16320, 16320, 16128, 16128]> : tensor<28xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // 0.0, 0.0, inf, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, 1, -1, -1, 0.5, 0.5, -3.38953e+38, -inf, nan, 5.37395e+06
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x3F80, 0x3F80, 0xBF80, 0xBF80, 0x3F00, 0x3F00, 0xFF7F, 0xFF80, 0x7FC0, 0x4AA4]> : tensor<33xbf16>
  // 0.0, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, 0.0, inf, -inf, nan, 1, -1, 0.5, 0.0, inf, -inf, nan, 1, -1, 0.5, 0.0, nan, 0.0, nan, 0.0, nan, nan, -1.31168e+26, 0.15918, -0.0
  %b = stablehlo.constant dense<[0x0000, 0x7FC0, 0x0000, 0x7F80, 0xFF80, 0x7FC0, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x7FC0, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x7FC0, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7FC0, 0x0000, 0x7FC0, 0x0000, 0x7FC0, 0x7FC0, 0xEAD9, 0x3E23, 0x8000]> : tensor<33xbf16>
  %0 = stablehlo.remainder %a, %b : tensor<33xbf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<33xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<33xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 1, 1.08691, -0.0, 0.0, 54.0938, -0.679199, 54.0938
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0x3800, 0x3800, 0x3800, 0x3800, 0x3800, 0x3C00, 0x3C59, 0x8000, 0x0000, 0x52C3, 0xB96F, 0x52C3]> : tensor<27xf16>
  // inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, 0.399902, inf, -0.679199, -0.0282898, 3, -0.0282898, 0.399902
  %b = stablehlo.constant dense<[0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x3666, 0x7C00, 0xB96F, 0xA73E, 0x4200, 0xA73E, 0x3666]> : tensor<27xf16>
  %0 = stablehlo.remainder %a, %b : tensor<27xf16>
  // expected 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 0.0, 0.0, 0.0, -1, -1, -0.0, -0.0, -0.0, 0.5, 0.5, 0.5, 0.5, 0.0, 0.200195, 1.08691, -0.0, 0.0, 0.09375, -0.000244141, 0.106934
  %1 = stablehlo.bitcast_convert %0 : (tensor<27xf16>) -> tensor<27xui16>
  check.expect_eq_const %1, dense<[0, 0, 0, 0, 0, 15360, 15360, 0, 0, 0, 48128, 48128, 32768, 32768, 32768, 14336, 14336, 14336, 14336, 0, 12904, 15449, 32768, 0, 11776, 35840, 11992]> : tensor<27xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // 0.0, 0.0, inf, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, 1, -1, -1, 0.5, 0.5, 3, -65504, 1.08691
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x3C00, 0x3C00, 0xBC00, 0xBC00, 0x3800, 0x3800, 0x4200, 0xFBFF, 0x3C59]> : tensor<32xf16>
  // 0.0, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, 0.0, inf, -inf, nan, 1, -1, 0.5, 0.0, inf, -inf, nan, 1, -1, 0.5, 0.0, nan, 0.0, nan, 0.0, nan, -0.0, 0.0, -0.0
  %b = stablehlo.constant dense<[0x0000, 0x7E00, 0x0000, 0x7C00, 0xFC00, 0x7E00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x7E00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x7E00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7E00, 0x0000, 0x7E00, 0x0000, 0x7E00, 0x8000, 0x0000, 0x8000]> : tensor<32xf16>
  %0 = stablehlo.remainder %a, %b : tensor<32xf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00]> : tensor<32xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<32xf16>
  func.return
}

// -----

// f32
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, -2.5, 1, 1.5, 3.40282e+38, 0.4, -1.04709e-31, 1.4013e-45
  %a = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0xC0200000, 0x3F800000, 0x3FC00000, 0x7F7FFFFF, 0x3ECCCCCD, 0x8C07EB7F, 0x00000001]> : tensor<27xf32>
  // inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, 5.90548e-30, -1.04709e-31, 0.4, 3, -1, 3, 3
  %b = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x0EEF8E0F, 0x8C07EB7F, 0x3ECCCCCD, 0x40400000, 0xBF800000, 0x40400000, 0x40400000]> : tensor<27xf32>
  %0 = stablehlo.remainder %a, %b : tensor<27xf32>
  // expected 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 0.0, 0.0, 0.0, -1, -1, -0.0, -0.0, -0.0, 0.5, 0.5, 0.5, 0.5, 0.0, -1.34907e-30, 1.03063e-31, 0.3, 0.0, 0.4, -1.04709e-31, 1.4013e-45
  %1 = stablehlo.bitcast_convert %0 : (tensor<27xf32>) -> tensor<27xui32>
  check.expect_eq_const %1, dense<[0, 0, 0, 0, 0, 1065353216, 1065353216, 0, 0, 0, 3212836864, 3212836864, 2147483648, 2147483648, 2147483648, 1056964608, 1056964608, 1056964608, 1056964608, 0, 2379933176, 201705639, 1050253721, 0, 1053609165, 2349329279, 1]> : tensor<27xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // 0.0, 0.0, inf, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, 1, -1, -1, 0.5, 0.5, 0.985, -inf, 1.5
  %a = stablehlo.constant dense<[0x00000000, 0x00000000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x3F800000, 0x3F800000, 0xBF800000, 0xBF800000, 0x3F000000, 0x3F000000, 0x3F7C28F6, 0xFF800000, 0x3FC00000]> : tensor<32xf32>
  // 0.0, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, 0.0, inf, -inf, nan, 1, -1, 0.5, 0.0, inf, -inf, nan, 1, -1, 0.5, 0.0, nan, 0.0, nan, 0.0, nan, nan, 1.4013e-45, nan
  %b = stablehlo.constant dense<[0x00000000, 0x7FC00000, 0x00000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7FC00000, 0x00000000, 0x7FC00000, 0x00000000, 0x7FC00000, 0x7FC00000, 0x00000001, 0x7FC00000]> : tensor<32xf32>
  %0 = stablehlo.remainder %a, %b : tensor<32xf32>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<32xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<32xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 1.5, 4.94066e-324, 3.378, 2.669, -1, -1.676, -2.5, 1.5, -1.676, 1.79769e+308, -6.97439e+70
  %a = stablehlo.constant dense<[0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0x0000000000000001, 0x400B0624DD2F1AA0, 0x40055A1CAC083127, 0xBFF0000000000000, 0xBFFAD0E560418937, 0xC004000000000000, 0x3FF8000000000000, 0xBFFAD0E560418937, 0x7FEFFFFFFFFFFFFF, 0xCEA435E49BA88559]> : tensor<31xf64>
  // inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, inf, -inf, 1, -1, 0.5, 3, inf, -1.79769e+308, 0.5, -6.97439e+70, 0.4, -1.79769e+308, -1.676, 1.5, 0.5, -2.5
  %b = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x4008000000000000, 0x7FF0000000000000, 0xFFEFFFFFFFFFFFFF, 0x3FE0000000000000, 0xCEA435E49BA88559, 0x3FD999999999999A, 0xFFEFFFFFFFFFFFFF, 0xBFFAD0E560418937, 0x3FF8000000000000, 0x3FE0000000000000, 0xC004000000000000]> : tensor<31xf64>
  %0 = stablehlo.remainder %a, %b : tensor<31xf64>
  // expected 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 0.0, 0.0, 0.0, -1, -1, -0.0, -0.0, -0.0, 0.5, 0.5, 0.5, 0.5, 0.0, 1.5, 4.94066e-324, 3.378, 0.169, -1, -0.076, -2.5, 1.5, -0.176, 0.0, -0.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<31xf64>) -> tensor<31xui64>
  check.expect_eq_const %1, dense<[0, 0, 0, 0, 0, 4607182418800017408, 4607182418800017408, 0, 0, 0, 13830554455654793216, 13830554455654793216, 9223372036854775808, 9223372036854775808, 9223372036854775808, 4602678819172646912, 4602678819172646912, 4602678819172646912, 4602678819172646912, 0, 4609434218613702656, 1, 4614788998570646176, 4595256886986740336, 13830554455654793216, 13813512834664823248, 13836183955189006336, 4609434218613702656, 13818881125420648888, 0, 13826050856027422720]> : tensor<31xui64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // 0.0, 0.0, inf, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, 1, -1, -1, 0.5, 0.5, -1.676
  %a = stablehlo.constant dense<[0x0000000000000000, 0x0000000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0xBFFAD0E560418937]> : tensor<30xf64>
  // 0.0, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, 0.0, inf, -inf, nan, 1, -1, 0.5, 0.0, inf, -inf, nan, 1, -1, 0.5, 0.0, nan, 0.0, nan, 0.0, nan, nan
  %b = stablehlo.constant dense<[0x0000000000000000, 0x7FF8000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF8000000000000, 0x0000000000000000, 0x7FF8000000000000, 0x0000000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<30xf64>
  %0 = stablehlo.remainder %a, %b : tensor<30xf64>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<30xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<30xf64>
  func.return
}

// -----

// i2
func.func @main() {
  // -2, -2, -2, -2, 1, 1, 1, 1, 0, 0, 0, 0, -1, -1, -1, -1
  %a = stablehlo.constant dense<[-2, -2, -2, -2, 1, 1, 1, 1, 0, 0, 0, 0, -1, -1, -1, -1]> : tensor<16xi2>
  // -2, 1, 0, -1, -2, 1, 0, -1, -2, 1, 0, -1, -2, 1, 0, -1
  %b = stablehlo.constant dense<[-2, 1, 0, -1, -2, 1, 0, -1, -2, 1, 0, -1, -2, 1, 0, -1]> : tensor<16xi2>
  %0 = stablehlo.remainder %a, %b : tensor<16xi2>
  check.expect_eq_const %0, dense<[0, 0, -2, 0, 1, 0, 1, 0, 0, 0, 0, 0, -1, 0, -1, 0]> : tensor<16xi2>
  func.return
}

// -----

// i4
func.func @main() {
  // -8, -8, -8, -8, -8, -8, -8, -8, -8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -7, -7, -7, -7, -7, -7, -7, -7, -7, 6, 6, 6, 6, 6, 6, 6, 6, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, 7, -5, 6
  %a = stablehlo.constant dense<[-8, -8, -8, -8, -8, -8, -8, -8, -8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -7, -7, -7, -7, -7, -7, -7, -7, -7, 6, 6, 6, 6, 6, 6, 6, 6, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, 7, -5, 6]> : tensor<84xi4>
  // -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -6, 7, -6
  %b = stablehlo.constant dense<[-8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -6, 7, -6]> : tensor<84xi4>
  %0 = stablehlo.remainder %a, %b : tensor<84xi4>
  check.expect_eq_const %0, dense<[0, -1, -8, 0, 0, -2, -1, -2, 0, 7, 0, 7, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1, 0, 2, 2, 2, 0, 0, 2, 2, 2, 0, 3, 3, 3, 0, 1, 0, 3, 3, 0, -7, 0, -7, 0, -1, -1, 0, -1, 0, 6, 6, 6, 0, 0, 0, 6, 0, 0, -1, -1, -1, 0, -1, -1, -1, -1, 0, 1, -5, 0]> : tensor<84xi4>
  func.return
}

// -----

// i8
func.func @main() {
  // -128, -128, -128, -128, -128, -128, -128, -128, -128, 127, 127, 127, 127, 127, 127, 127, 127, 127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -127, -127, -127, -127, -127, -127, -127, -127, -127, 126, 126, 126, 126, 126, 126, 126, 126, 126, -1, -1, -1, -1, -1, -1, -1, -1, -1, 78, 86, 126, -1
  %a = stablehlo.constant dense<[-128, -128, -128, -128, -128, -128, -128, -128, -128, 127, 127, 127, 127, 127, 127, 127, 127, 127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -127, -127, -127, -127, -127, -127, -127, -127, -127, 126, 126, 126, 126, 126, 126, 126, 126, 126, -1, -1, -1, -1, -1, -1, -1, -1, -1, 78, 86, 126, -1]> : tensor<85xi8>
  // -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -5, -1, -7, -5
  %b = stablehlo.constant dense<[-128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -5, -1, -7, -5]> : tensor<85xi8>
  %0 = stablehlo.remainder %a, %b : tensor<85xi8>
  check.expect_eq_const %0, dense<[0, -1, -128, 0, 0, -2, -1, -2, 0, 127, 0, 127, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1, 0, 2, 2, 2, 0, 0, 2, 2, 2, 0, 3, 3, 3, 0, 1, 0, 3, 3, 0, -127, 0, -127, 0, -1, -1, 0, -1, 0, 126, 126, 126, 0, 0, 0, 126, 0, 0, -1, -1, -1, 0, -1, -1, -1, -1, 0, 3, 0, 0, -1]> : tensor<85xi8>
  func.return
}

// -----

// i16
func.func @main() {
  // -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, -1, -1, -1, -1, -1, -1, -1, -1, -1, -16429, 31765, -3
  %a = stablehlo.constant dense<[-32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, -1, -1, -1, -1, -1, -1, -1, -1, -1, -16429, 31765, -3]> : tensor<84xi16>
  // -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, 32767, 3, -23402
  %b = stablehlo.constant dense<[-32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, 32767, 3, -23402]> : tensor<84xi16>
  %0 = stablehlo.remainder %a, %b : tensor<84xi16>
  check.expect_eq_const %0, dense<[0, -1, -32768, 0, 0, -2, -1, -2, 0, 32767, 0, 32767, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1, 0, 2, 2, 2, 0, 0, 2, 2, 2, 0, 3, 3, 3, 0, 1, 0, 3, 3, 0, -32767, 0, -32767, 0, -1, -1, 0, -1, 0, 32766, 32766, 32766, 0, 0, 0, 32766, 0, 0, -1, -1, -1, 0, -1, -1, -1, -1, 0, -16429, 1, -3]> : tensor<84xi16>
  func.return
}

// -----

// i32
func.func @main() {
  // -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1493717758
  %a = stablehlo.constant dense<[-2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1493717758]> : tensor<82xi32>
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -7
  %b = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -7]> : tensor<82xi32>
  %0 = stablehlo.remainder %a, %b : tensor<82xi32>
  check.expect_eq_const %0, dense<[0, -1, -2147483648, 0, 0, -2, -1, -2, 0, 2147483647, 0, 2147483647, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1, 0, 2, 2, 2, 0, 0, 2, 2, 2, 0, 3, 3, 3, 0, 1, 0, 3, 3, 0, -2147483647, 0, -2147483647, 0, -1, -1, 0, -1, 0, 2147483646, 2147483646, 2147483646, 0, 0, 0, 2147483646, 0, 0, -1, -1, -1, 0, -1, -1, -1, -1, 0, 1]> : tensor<82xi32>
  func.return
}

// -----

// i64
func.func @main() {
  // -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, -1, -1, -1, -1, -1, -1, -1, -1, -1, -2530337246898334839, 8269298837451735871
  %a = stablehlo.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, -1, -1, -1, -1, -1, -1, -1, -1, -1, -2530337246898334839, 8269298837451735871]> : tensor<83xi64>
  // -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, 9223372036854775807, 3
  %b = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, 9223372036854775807, 3]> : tensor<83xi64>
  %0 = stablehlo.remainder %a, %b : tensor<83xi64>
  check.expect_eq_const %0, dense<[0, -1, -9223372036854775808, 0, 0, -2, -1, -2, 0, 9223372036854775807, 0, 9223372036854775807, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1, 0, 2, 2, 2, 0, 0, 2, 2, 2, 0, 3, 3, 3, 0, 1, 0, 3, 3, 0, -9223372036854775807, 0, -9223372036854775807, 0, -1, -1, 0, -1, 0, 9223372036854775806, 9223372036854775806, 9223372036854775806, 0, 0, 0, 9223372036854775806, 0, 0, -1, -1, -1, 0, -1, -1, -1, -1, 0, -2530337246898334839, 1]> : tensor<83xi64>
  func.return
}

// -----

// ui2
func.func @main() {
  // 0, 0, 0, 0, 3, 3, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2
  %a = stablehlo.constant dense<[0, 0, 0, 0, 3, 3, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2]> : tensor<16xui2>
  // 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2
  %b = stablehlo.constant dense<[0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2]> : tensor<16xui2>
  %0 = stablehlo.remainder %a, %b : tensor<16xui2>
  check.expect_eq_const %0, dense<[0, 0, 0, 0, 3, 0, 0, 1, 1, 1, 0, 1, 2, 2, 0, 0]> : tensor<16xui2>
  func.return
}

// -----

// ui4
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 15, 15, 15, 15, 15, 15, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 14, 14, 14, 14, 14, 14, 14, 14, 8, 8, 8, 8, 8, 8, 8, 8, 5, 5, 5, 5, 5, 5, 5, 5
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 15, 15, 15, 15, 15, 15, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 14, 14, 14, 14, 14, 14, 14, 14, 8, 8, 8, 8, 8, 8, 8, 8, 5, 5, 5, 5, 5, 5, 5, 5]> : tensor<64xui4>
  // 0, 15, 1, 2, 3, 14, 8, 5, 0, 15, 1, 2, 3, 14, 8, 5, 0, 15, 1, 2, 3, 14, 8, 5, 0, 15, 1, 2, 3, 14, 8, 5, 0, 15, 1, 2, 3, 14, 8, 5, 0, 15, 1, 2, 3, 14, 8, 5, 0, 15, 1, 2, 3, 14, 8, 5, 0, 15, 1, 2, 3, 14, 8, 5
  %b = stablehlo.constant dense<[0, 15, 1, 2, 3, 14, 8, 5, 0, 15, 1, 2, 3, 14, 8, 5, 0, 15, 1, 2, 3, 14, 8, 5, 0, 15, 1, 2, 3, 14, 8, 5, 0, 15, 1, 2, 3, 14, 8, 5, 0, 15, 1, 2, 3, 14, 8, 5, 0, 15, 1, 2, 3, 14, 8, 5, 0, 15, 1, 2, 3, 14, 8, 5]> : tensor<64xui4>
  %0 = stablehlo.remainder %a, %b : tensor<64xui4>
  check.expect_eq_const %0, dense<[0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 1, 0, 1, 7, 0, 1, 1, 0, 1, 1, 1, 1, 1, 2, 2, 0, 0, 2, 2, 2, 2, 3, 3, 0, 1, 0, 3, 3, 3, 14, 14, 0, 0, 2, 0, 6, 4, 8, 8, 0, 0, 2, 8, 0, 3, 5, 5, 0, 1, 2, 5, 5, 0]> : tensor<64xui4>
  func.return
}

// -----

// ui8
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 254, 254, 254, 254, 254, 254, 254, 254, 254, 170, 170, 170, 170, 170, 170, 170, 170, 170, 198, 198, 198, 198, 198, 198, 198, 198, 198, 25, 25, 25, 25, 25, 25, 25, 25, 25
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 254, 254, 254, 254, 254, 254, 254, 254, 254, 170, 170, 170, 170, 170, 170, 170, 170, 170, 198, 198, 198, 198, 198, 198, 198, 198, 198, 25, 25, 25, 25, 25, 25, 25, 25, 25]> : tensor<81xui8>
  // 0, 255, 1, 2, 3, 254, 170, 198, 25, 0, 255, 1, 2, 3, 254, 170, 198, 25, 0, 255, 1, 2, 3, 254, 170, 198, 25, 0, 255, 1, 2, 3, 254, 170, 198, 25, 0, 255, 1, 2, 3, 254, 170, 198, 25, 0, 255, 1, 2, 3, 254, 170, 198, 25, 0, 255, 1, 2, 3, 254, 170, 198, 25, 0, 255, 1, 2, 3, 254, 170, 198, 25, 0, 255, 1, 2, 3, 254, 170, 198, 25
  %b = stablehlo.constant dense<[0, 255, 1, 2, 3, 254, 170, 198, 25, 0, 255, 1, 2, 3, 254, 170, 198, 25, 0, 255, 1, 2, 3, 254, 170, 198, 25, 0, 255, 1, 2, 3, 254, 170, 198, 25, 0, 255, 1, 2, 3, 254, 170, 198, 25, 0, 255, 1, 2, 3, 254, 170, 198, 25, 0, 255, 1, 2, 3, 254, 170, 198, 25, 0, 255, 1, 2, 3, 254, 170, 198, 25, 0, 255, 1, 2, 3, 254, 170, 198, 25]> : tensor<81xui8>
  %0 = stablehlo.remainder %a, %b : tensor<81xui8>
  check.expect_eq_const %0, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 1, 0, 1, 85, 57, 5, 1, 1, 0, 1, 1, 1, 1, 1, 1, 2, 2, 0, 0, 2, 2, 2, 2, 2, 3, 3, 0, 1, 0, 3, 3, 3, 3, 254, 254, 0, 0, 2, 0, 84, 56, 4, 170, 170, 0, 0, 2, 170, 0, 170, 20, 198, 198, 0, 0, 0, 198, 28, 0, 23, 25, 25, 0, 1, 1, 25, 25, 25, 0]> : tensor<81xui8>
  func.return
}

// -----

// ui16
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 30566, 30566, 30566, 30566, 30566, 30566, 30566, 30566, 30566, 47433, 47433, 47433, 47433, 47433, 47433, 47433, 47433, 47433, 11205, 11205, 11205, 11205, 11205, 11205, 11205, 11205, 11205, 37184, 37184
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 30566, 30566, 30566, 30566, 30566, 30566, 30566, 30566, 30566, 47433, 47433, 47433, 47433, 47433, 47433, 47433, 47433, 47433, 11205, 11205, 11205, 11205, 11205, 11205, 11205, 11205, 11205, 37184, 37184]> : tensor<83xui16>
  // 0, 65535, 1, 2, 3, 65534, 30566, 47433, 11205, 0, 65535, 1, 2, 3, 65534, 30566, 47433, 11205, 0, 65535, 1, 2, 3, 65534, 30566, 47433, 11205, 0, 65535, 1, 2, 3, 65534, 30566, 47433, 11205, 0, 65535, 1, 2, 3, 65534, 30566, 47433, 11205, 0, 65535, 1, 2, 3, 65534, 30566, 47433, 11205, 0, 65535, 1, 2, 3, 65534, 30566, 47433, 11205, 0, 65535, 1, 2, 3, 65534, 30566, 47433, 11205, 0, 65535, 1, 2, 3, 65534, 30566, 47433, 11205, 11205, 47433
  %b = stablehlo.constant dense<[0, 65535, 1, 2, 3, 65534, 30566, 47433, 11205, 0, 65535, 1, 2, 3, 65534, 30566, 47433, 11205, 0, 65535, 1, 2, 3, 65534, 30566, 47433, 11205, 0, 65535, 1, 2, 3, 65534, 30566, 47433, 11205, 0, 65535, 1, 2, 3, 65534, 30566, 47433, 11205, 0, 65535, 1, 2, 3, 65534, 30566, 47433, 11205, 0, 65535, 1, 2, 3, 65534, 30566, 47433, 11205, 0, 65535, 1, 2, 3, 65534, 30566, 47433, 11205, 0, 65535, 1, 2, 3, 65534, 30566, 47433, 11205, 11205, 47433]> : tensor<83xui16>
  %0 = stablehlo.remainder %a, %b : tensor<83xui16>
  check.expect_eq_const %0, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 65535, 0, 0, 1, 0, 1, 4403, 18102, 9510, 1, 1, 0, 1, 1, 1, 1, 1, 1, 2, 2, 0, 0, 2, 2, 2, 2, 2, 3, 3, 0, 1, 0, 3, 3, 3, 3, 65534, 65534, 0, 0, 2, 0, 4402, 18101, 9509, 30566, 30566, 0, 0, 2, 30566, 0, 30566, 8156, 47433, 47433, 0, 1, 0, 47433, 16867, 0, 2613, 11205, 11205, 0, 1, 0, 11205, 11205, 11205, 0, 3569, 37184]> : tensor<83xui16>
  func.return
}

// -----

// ui32
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 719324340, 719324340, 719324340, 719324340, 719324340, 719324340, 719324340, 719324340, 719324340, 391515124, 391515124, 391515124, 391515124, 391515124, 391515124, 391515124, 391515124, 391515124, 15918766, 15918766, 15918766, 15918766, 15918766, 15918766, 15918766, 15918766, 15918766, 1, 0
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 719324340, 719324340, 719324340, 719324340, 719324340, 719324340, 719324340, 719324340, 719324340, 391515124, 391515124, 391515124, 391515124, 391515124, 391515124, 391515124, 391515124, 391515124, 15918766, 15918766, 15918766, 15918766, 15918766, 15918766, 15918766, 15918766, 15918766, 1, 0]> : tensor<83xui32>
  // 0, 4294967295, 1, 2, 3, 4294967294, 719324340, 391515124, 15918766, 0, 4294967295, 1, 2, 3, 4294967294, 719324340, 391515124, 15918766, 0, 4294967295, 1, 2, 3, 4294967294, 719324340, 391515124, 15918766, 0, 4294967295, 1, 2, 3, 4294967294, 719324340, 391515124, 15918766, 0, 4294967295, 1, 2, 3, 4294967294, 719324340, 391515124, 15918766, 0, 4294967295, 1, 2, 3, 4294967294, 719324340, 391515124, 15918766, 0, 4294967295, 1, 2, 3, 4294967294, 719324340, 391515124, 15918766, 0, 4294967295, 1, 2, 3, 4294967294, 719324340, 391515124, 15918766, 0, 4294967295, 1, 2, 3, 4294967294, 719324340, 391515124, 15918766, 2035916773, 2035916773
  %b = stablehlo.constant dense<[0, 4294967295, 1, 2, 3, 4294967294, 719324340, 391515124, 15918766, 0, 4294967295, 1, 2, 3, 4294967294, 719324340, 391515124, 15918766, 0, 4294967295, 1, 2, 3, 4294967294, 719324340, 391515124, 15918766, 0, 4294967295, 1, 2, 3, 4294967294, 719324340, 391515124, 15918766, 0, 4294967295, 1, 2, 3, 4294967294, 719324340, 391515124, 15918766, 0, 4294967295, 1, 2, 3, 4294967294, 719324340, 391515124, 15918766, 0, 4294967295, 1, 2, 3, 4294967294, 719324340, 391515124, 15918766, 0, 4294967295, 1, 2, 3, 4294967294, 719324340, 391515124, 15918766, 0, 4294967295, 1, 2, 3, 4294967294, 719324340, 391515124, 15918766, 2035916773, 2035916773]> : tensor<83xui32>
  %0 = stablehlo.remainder %a, %b : tensor<83xui32>
  check.expect_eq_const %0, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 0, 0, 1, 0, 1, 698345595, 379816055, 12819241, 1, 1, 0, 1, 1, 1, 1, 1, 1, 2, 2, 0, 0, 2, 2, 2, 2, 2, 3, 3, 0, 1, 0, 3, 3, 3, 3, 4294967294, 4294967294, 0, 0, 2, 0, 698345594, 379816054, 12819240, 719324340, 719324340, 0, 0, 0, 719324340, 0, 327809216, 2979870, 391515124, 391515124, 0, 0, 1, 391515124, 391515124, 0, 9464740, 15918766, 15918766, 0, 0, 1, 15918766, 15918766, 15918766, 0, 1, 0]> : tensor<83xui32>
  func.return
}

// -----

// ui64
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 7206944223794476979, 7206944223794476979, 7206944223794476979, 7206944223794476979, 7206944223794476979, 7206944223794476979, 7206944223794476979, 7206944223794476979, 7206944223794476979, 4192615382324584450, 4192615382324584450, 4192615382324584450, 4192615382324584450, 4192615382324584450, 4192615382324584450, 4192615382324584450, 4192615382324584450, 4192615382324584450, 13858526858220682398, 13858526858220682398, 13858526858220682398, 13858526858220682398, 13858526858220682398, 13858526858220682398, 13858526858220682398, 13858526858220682398, 13858526858220682398, 7206944223794476979, 1
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 7206944223794476979, 7206944223794476979, 7206944223794476979, 7206944223794476979, 7206944223794476979, 7206944223794476979, 7206944223794476979, 7206944223794476979, 7206944223794476979, 4192615382324584450, 4192615382324584450, 4192615382324584450, 4192615382324584450, 4192615382324584450, 4192615382324584450, 4192615382324584450, 4192615382324584450, 4192615382324584450, 13858526858220682398, 13858526858220682398, 13858526858220682398, 13858526858220682398, 13858526858220682398, 13858526858220682398, 13858526858220682398, 13858526858220682398, 13858526858220682398, 7206944223794476979, 1]> : tensor<83xui64>
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 7206944223794476979, 4192615382324584450, 13858526858220682398, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 7206944223794476979, 4192615382324584450, 13858526858220682398, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 7206944223794476979, 4192615382324584450, 13858526858220682398, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 7206944223794476979, 4192615382324584450, 13858526858220682398, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 7206944223794476979, 4192615382324584450, 13858526858220682398, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 7206944223794476979, 4192615382324584450, 13858526858220682398, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 7206944223794476979, 4192615382324584450, 13858526858220682398, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 7206944223794476979, 4192615382324584450, 13858526858220682398, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 7206944223794476979, 4192615382324584450, 13858526858220682398, 15961454147304992492, 15961454147304992492
  %b = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 7206944223794476979, 4192615382324584450, 13858526858220682398, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 7206944223794476979, 4192615382324584450, 13858526858220682398, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 7206944223794476979, 4192615382324584450, 13858526858220682398, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 7206944223794476979, 4192615382324584450, 13858526858220682398, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 7206944223794476979, 4192615382324584450, 13858526858220682398, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 7206944223794476979, 4192615382324584450, 13858526858220682398, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 7206944223794476979, 4192615382324584450, 13858526858220682398, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 7206944223794476979, 4192615382324584450, 13858526858220682398, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 7206944223794476979, 4192615382324584450, 13858526858220682398, 15961454147304992492, 15961454147304992492]> : tensor<83xui64>
  %0 = stablehlo.remainder %a, %b : tensor<83xui64>
  check.expect_eq_const %0, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 18446744073709551615, 0, 0, 1, 0, 1, 4032855626120597657, 1676282544411213815, 4588217215488869217, 1, 1, 0, 1, 1, 1, 1, 1, 1, 2, 2, 0, 0, 2, 2, 2, 2, 2, 3, 3, 0, 1, 0, 3, 3, 3, 3, 18446744073709551614, 18446744073709551614, 0, 0, 2, 0, 4032855626120597656, 1676282544411213814, 4588217215488869216, 7206944223794476979, 7206944223794476979, 0, 1, 2, 7206944223794476979, 0, 3014328841469892529, 7206944223794476979, 4192615382324584450, 4192615382324584450, 0, 0, 1, 4192615382324584450, 4192615382324584450, 0, 4192615382324584450, 13858526858220682398, 13858526858220682398, 0, 0, 0, 13858526858220682398, 6651582634426205419, 1280680711246929048, 0, 7206944223794476979, 1]> : tensor<83xui64>
  func.return
}
