// SPDX-License-Identifier: Apache-2.0
// stablehlo.divide: every type, corners and wrap-around.

// f4E2M1FN
func.func @main() {
  // 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 6, 6, 6, 6, 6, 6, -6, -6, -6, -6, -6, -6, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -6, -0.0, 0.0, -2, 3, 1.5, -1.5
  %a = stablehlo.constant dense<[0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7, 0xF, 0xF, 0xF, 0xF, 0xF, 0xF, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x2, 0x2, 0x2, 0x2, 0x2, 0x2, 0xA, 0xA, 0xA, 0xA, 0xA, 0xA, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0xF, 0x8, 0x0, 0xC, 0x5, 0x3, 0xB]> : tensor<49xf4E2M1FN>
  // 0.5, 6, -6, 1, -1, 1.5, 0.5, 6, -6, 1, -1, 1.5, 0.5, 6, -6, 1, -1, 1.5, 0.5, 6, -6, 1, -1, 1.5, 0.5, 6, -6, 1, -1, 1.5, 0.5, 6, -6, 1, -1, 1.5, 0.5, 6, -6, 1, -1, 1.5, -1.5, -2, -0.5, 0.5, 1, 3, 0.5
  %b = stablehlo.constant dense<[0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xB, 0xC, 0x9, 0x1, 0x2, 0x5, 0x1]> : tensor<49xf4E2M1FN>
  %0 = stablehlo.divide %a, %b : tensor<49xf4E2M1FN>
  // expected 1, 0.0, -0.0, 0.5, -0.5, 0.5, 6, 1, -1, 6, -6, 4, -6, -1, 1, -6, 6, -4, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 2, 0.0, -0.0, 1, -1, 0.5, -2, -0.0, 0.0, -1, 1, -0.5, 3, 0.0, -0.0, 1.5, -1.5, 1, 4, 0.0, -0.0, -4, 3, 0.5, -3
  %1 = stablehlo.bitcast_convert %0 : (tensor<49xf4E2M1FN>) -> tensor<49xui4>
  check.expect_eq_const %1, dense<[2, 0, 8, 1, 9, 1, 7, 2, 10, 7, 15, 6, 15, 10, 2, 15, 7, 14, 0, 0, 8, 0, 8, 0, 4, 0, 8, 2, 10, 1, 12, 8, 0, 10, 2, 9, 5, 0, 8, 3, 11, 2, 6, 0, 8, 14, 5, 1, 13]> : tensor<49xui4>
  func.return
}

// -----

// f6E2M3FN
func.func @main() {
  // 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.125, 6.5, 0.5, 0.375, 7.5, 1, -1
  %a = stablehlo.constant dense<[0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, -7.5, -7.5, -7.5, -7.5, -7.5, -7.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.125, 6.5, 0.5, 0.375, 7.5, 1.0, -1.0]> : tensor<50xf6E2M3FN>
  // 0.125, 7.5, -7.5, 1, -1, 0.5, 0.125, 7.5, -7.5, 1, -1, 0.5, 0.125, 7.5, -7.5, 1, -1, 0.5, 0.125, 7.5, -7.5, 1, -1, 0.5, 0.125, 7.5, -7.5, 1, -1, 0.5, 0.125, 7.5, -7.5, 1, -1, 0.5, 0.125, 7.5, -7.5, 1, -1, 0.5, 0.375, 4, -3.5, 2, 2, 2, -2.5, 6.5
  %b = stablehlo.constant dense<[0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 0.375, 4.0, -3.5, 2.0, 2.0, 2.0, -2.5, 6.5]> : tensor<50xf6E2M3FN>
  %0 = stablehlo.divide %a, %b : tensor<50xf6E2M3FN>
  check.expect_eq_const %0, dense<[1.0, 0.0, -0.0, 0.125, -0.125, 0.25, 7.5, 1.0, -1.0, 7.5, -7.5, 7.5, -7.5, -1.0, 1.0, -7.5, 7.5, -7.5, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 7.5, 0.125, -0.125, 1.0, -1.0, 2.0, -7.5, -0.125, 0.125, -1.0, 1.0, -2.0, 4.0, 0.125, -0.125, 0.5, -0.5, 1.0, 1.375, 0.0, -1.875, 0.25, 0.25, 3.75, -0.375, -0.125]> : tensor<50xf6E2M3FN>
  func.return
}

// -----

// f6E3M2FN
func.func @main() {
  // 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 28, 28, 28, 28, 28, 28, -28, -28, -28, -28, -28, -28, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -1, 3, 0.375, 3, 0.1875, 28, 1.5, 0.0, 14
  %a = stablehlo.constant dense<[0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, -28.0, -28.0, -28.0, -28.0, -28.0, -28.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -1.0, 3.0, 0.375, 3.0, 0.1875, 28.0, 1.5, 0.0, 14.0]> : tensor<51xf6E3M2FN>
  // 0.0625, 28, -28, 1, -1, 0.5, 0.0625, 28, -28, 1, -1, 0.5, 0.0625, 28, -28, 1, -1, 0.5, 0.0625, 28, -28, 1, -1, 0.5, 0.0625, 28, -28, 1, -1, 0.5, 0.0625, 28, -28, 1, -1, 0.5, 0.0625, 28, -28, 1, -1, 0.5, 2, 1.5, 28, 14, 3, 1.5, 0.5, -3.5, -2.5
  %b = stablehlo.constant dense<[0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 2.0, 1.5, 28.0, 14.0, 3.0, 1.5, 0.5, -3.5, -2.5]> : tensor<51xf6E3M2FN>
  %0 = stablehlo.divide %a, %b : tensor<51xf6E3M2FN>
  check.expect_eq_const %0, dense<[1.0, 0.0, -0.0, 0.0625, -0.0625, 0.125, 28.0, 1.0, -1.0, 28.0, -28.0, 28.0, -28.0, -1.0, 1.0, -28.0, 28.0, -28.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 16.0, 0.0625, -0.0625, 1.0, -1.0, 2.0, -16.0, -0.0625, 0.0625, -1.0, 1.0, -2.0, 8.0, 0.0, -0.0, 0.5, -0.5, 1.0, -0.5, 2.0, 0.0, 0.1875, 0.0625, 20.0, 3.0, -0.0, -6.0]> : tensor<51xf6E3M2FN>
  func.return
}

// -----

// f8E3M4
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 2.125, -0.03125, 0.40625, 1.5, 1.8125, -2.875, 1.5, 3
  %a = stablehlo.constant dense<[0x00, 0x00, 0x00, 0x00, 0x00, 0x70, 0x70, 0x70, 0x70, 0xF0, 0xF0, 0xF0, 0xF0, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0xB0, 0xB0, 0xB0, 0xB0, 0xB0, 0xB0, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x41, 0x82, 0x1A, 0x38, 0x3D, 0xC7, 0x38, 0x48]> : tensor<39xf8E3M4>
  // inf, -inf, 1, -1, 0.5, 0.0, 1, -1, 0.5, 0.0, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, inf, 1.8125, -1, -1, 0.0, -10, 3, 0.015625
  %b = stablehlo.constant dense<[0x70, 0xF0, 0x30, 0xB0, 0x20, 0x00, 0x30, 0xB0, 0x20, 0x00, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x00, 0x70, 0xF0, 0x30, 0xB0, 0x20, 0x70, 0x3D, 0xB0, 0xB0, 0x00, 0xE4, 0x48, 0x01]> : tensor<39xf8E3M4>
  %0 = stablehlo.divide %a, %b : tensor<39xf8E3M4>
  // expected 0.0, -0.0, 0.0, -0.0, 0.0, inf, inf, -inf, inf, -inf, -inf, inf, -inf, inf, 0.0, -0.0, 1, -1, 2, -inf, -0.0, 0.0, -1, 1, -2, inf, 0.0, -0.0, 0.5, -0.5, 1, 0.0, -0.015625, -0.40625, -1.5, inf, 0.28125, 0.5, inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<39xf8E3M4>) -> tensor<39xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 128, 0, 112, 112, 240, 112, 240, 240, 112, 240, 112, 0, 128, 48, 176, 64, 240, 128, 0, 176, 48, 192, 112, 0, 128, 32, 160, 48, 0, 129, 154, 184, 112, 18, 32, 112]> : tensor<39xui8>
  func.return
}

// -----

// f8E3M4, results that are NaN
func.func @main() {
  // 0.0, 0.0, inf, inf, inf, -inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan
  %a = stablehlo.constant dense<[0x00, 0x00, 0x70, 0x70, 0x70, 0xF0, 0xF0, 0xF0, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x30, 0xB0, 0x20, 0x78]> : tensor<19xf8E3M4>
  // 0.0, nan, inf, -inf, nan, inf, -inf, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, 1.5
  %b = stablehlo.constant dense<[0x00, 0x78, 0x70, 0xF0, 0x78, 0x70, 0xF0, 0x78, 0x00, 0x70, 0xF0, 0x78, 0x30, 0xB0, 0x20, 0x78, 0x78, 0x78, 0x38]> : tensor<19xf8E3M4>
  %0 = stablehlo.divide %a, %b : tensor<19xf8E3M4>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78]> : tensor<19xf8E3M4>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<19xf8E3M4>
  func.return
}

// -----

// f8E4M3
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1, -inf, -14, -240, -0.28125, 0.00195312, 0.5, -0.0, 1, -1
  %a = stablehlo.constant dense<[0x00, 0x00, 0x00, 0x00, 0x00, 0x78, 0x78, 0x78, 0x78, 0xF8, 0xF8, 0xF8, 0xF8, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x38, 0xF8, 0xD6, 0xF7, 0xA9, 0x01, 0x30, 0x80, 0x38, 0xB8]> : tensor<41xf8E4M3>
  // inf, -inf, 1, -1, 0.5, 0.0, 1, -1, 0.5, 0.0, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.40625, 240, 0.40625, -inf, 0.00195312, -2.5, 240, -3.25, 240, 3
  %b = stablehlo.constant dense<[0x78, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0x38, 0xB8, 0x30, 0x00, 0x38, 0xB8, 0x30, 0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x00, 0x78, 0xF8, 0x38, 0xB8, 0x30, 0x2D, 0x77, 0x2D, 0xF8, 0x01, 0xC2, 0x77, 0xC5, 0x77, 0x44]> : tensor<41xf8E4M3>
  %0 = stablehlo.divide %a, %b : tensor<41xf8E4M3>
  // expected 0.0, -0.0, 0.0, -0.0, 0.0, inf, inf, -inf, inf, -inf, -inf, inf, -inf, inf, 0.0, -0.0, 1, -1, 2, -inf, -0.0, 0.0, -1, 1, -2, inf, 0.0, -0.0, 0.5, -0.5, 1, 2.5, -inf, -36, 0.0, -144, -0.0, 0.00195312, 0.0, 0.00390625, -0.34375
  %1 = stablehlo.bitcast_convert %0 : (tensor<41xf8E4M3>) -> tensor<41xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 128, 0, 120, 120, 248, 120, 248, 248, 120, 248, 120, 0, 128, 56, 184, 64, 248, 128, 0, 184, 56, 192, 120, 0, 128, 48, 176, 56, 66, 248, 225, 0, 241, 128, 1, 0, 2, 171]> : tensor<41xui8>
  func.return
}

// -----

// f8E4M3, results that are NaN
func.func @main() {
  // 0.0, 0.0, inf, inf, inf, -inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, 0.34375
  %a = stablehlo.constant dense<[0x00, 0x00, 0x78, 0x78, 0x78, 0xF8, 0xF8, 0xF8, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x38, 0xB8, 0x30, 0x2B]> : tensor<19xf8E4M3>
  // 0.0, nan, inf, -inf, nan, inf, -inf, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, nan
  %b = stablehlo.constant dense<[0x00, 0x7C, 0x78, 0xF8, 0x7C, 0x78, 0xF8, 0x7C, 0x00, 0x78, 0xF8, 0x7C, 0x38, 0xB8, 0x30, 0x7C, 0x7C, 0x7C, 0x7C]> : tensor<19xf8E4M3>
  %0 = stablehlo.divide %a, %b : tensor<19xf8E4M3>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C]> : tensor<19xf8E4M3>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<19xf8E4M3>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 448, 448, 448, 448, -448, -448, -448, -448, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, -2.5, 2.75, 0.00195312, -448, -0.46875, 0.0
  %a = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0xFE, 0xFE, 0xFE, 0xFE, 0x00, 0x00, 0x00, 0x00, 0x00, 0x38, 0x38, 0x38, 0x38, 0x38, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0x30, 0x30, 0x30, 0x30, 0x30, 0xC2, 0x43, 0x01, 0xFE, 0xAF, 0x00]> : tensor<34xf8E4M3FN>
  // 448, -448, 1, -1, 448, -448, 1, -1, 448, -448, 1, -1, 0.5, 448, -448, 1, -1, 0.5, 448, -448, 1, -1, 0.5, 448, -448, 1, -1, 0.5, -6.5, -6.5, 1.125, 1.125, 0.5, 1.5
  %b = stablehlo.constant dense<[0x7E, 0xFE, 0x38, 0xB8, 0x7E, 0xFE, 0x38, 0xB8, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0xCD, 0xCD, 0x39, 0x39, 0x30, 0x3C]> : tensor<34xf8E4M3FN>
  %0 = stablehlo.divide %a, %b : tensor<34xf8E4M3FN>
  // expected 1, -1, 448, -448, -1, 1, -448, 448, 0.0, -0.0, 0.0, -0.0, 0.0, 0.00195312, -0.00195312, 1, -1, 2, -0.00195312, 0.00195312, -1, 1, -2, 0.00195312, -0.00195312, 0.5, -0.5, 1, 0.375, -0.4375, 0.00195312, -384, -0.9375, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<34xf8E4M3FN>) -> tensor<34xui8>
  check.expect_eq_const %1, dense<[56, 184, 126, 254, 184, 56, 254, 126, 0, 128, 0, 128, 0, 1, 129, 56, 184, 64, 129, 1, 184, 56, 192, 1, 129, 48, 176, 56, 44, 174, 1, 252, 183, 0]> : tensor<34xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // 448, 448, 448, -448, -448, -448, 0.0, 0.0, nan, nan, nan, nan, nan, nan, nan, 1, 1, -1, -1, 0.5, 0.5, nan, 1.5, -224, 1.125, -224
  %a = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0xFE, 0xFE, 0xFE, 0x00, 0x00, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x38, 0x38, 0xB8, 0xB8, 0x30, 0x30, 0x7F, 0x3C, 0xF6, 0x39, 0xF6]> : tensor<26xf8E4M3FN>
  // 0.0, nan, 0.5, 0.0, nan, 0.5, 0.0, nan, 448, -448, 0.0, nan, 1, -1, 0.5, 0.0, nan, 0.0, nan, 0.0, nan, -0.109375, nan, 0.40625, 0.00195312, -0.46875
  %b = stablehlo.constant dense<[0x00, 0x7F, 0x30, 0x00, 0x7F, 0x30, 0x00, 0x7F, 0x7E, 0xFE, 0x00, 0x7F, 0x38, 0xB8, 0x30, 0x00, 0x7F, 0x00, 0x7F, 0x00, 0x7F, 0x9E, 0x7F, 0x2D, 0x01, 0xAF]> : tensor<26xf8E4M3FN>
  %0 = stablehlo.divide %a, %b : tensor<26xf8E4M3FN>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<26xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<26xf8E4M3FN>
  func.return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  // 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 0.000976562, 240, 240, 240, 240, -240, -240, -240, -240, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.40625, -0.101562, -0.078125, -3.75, -2.5, -3.75
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x40, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0x38, 0x38, 0x38, 0x38, 0x38, 0x35, 0xA5, 0xA2, 0xCF, 0xCA, 0xCF]> : tensor<41xf8E4M3FNUZ>
  // 0.000976562, 240, -240, 1, -1, 0.5, 240, -240, 1, -1, 240, -240, 1, -1, 0.000976562, 240, -240, 1, -1, 0.5, 240, -240, 1, -1, 0.5, 240, -240, 1, -1, 0.5, 240, -240, 1, -1, 0.5, -3.75, 0.5, 1.5, -0.101562, 0.5, 240
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x7F, 0xFF, 0x40, 0xC0, 0x7F, 0xFF, 0x40, 0xC0, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0xCF, 0x38, 0x44, 0xA5, 0x38, 0x7F]> : tensor<41xf8E4M3FNUZ>
  %0 = stablehlo.divide %a, %b : tensor<41xf8E4M3FNUZ>
  // expected 1, 0.0, 0.0, 0.000976562, -0.000976562, 0.00195312, 1, -1, 240, -240, -1, 1, -240, 240, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.00390625, -0.00390625, 1, -1, 2, -0.00390625, 0.00390625, -1, 1, -2, 0.00195312, -0.00195312, 0.5, -0.5, 1, -0.109375, -0.203125, -0.0507812, 36, -5, -0.015625
  %1 = stablehlo.bitcast_convert %0 : (tensor<41xf8E4M3FNUZ>) -> tensor<41xui8>
  check.expect_eq_const %1, dense<[64, 0, 0, 1, 129, 2, 64, 192, 127, 255, 192, 64, 255, 127, 0, 0, 0, 0, 0, 0, 4, 132, 64, 192, 72, 132, 4, 192, 64, 200, 2, 130, 56, 184, 64, 166, 173, 157, 105, 210, 144]> : tensor<41xui8>
  func.return
}

// -----

// f8E4M3FNUZ, results that are NaN
func.func @main() {
  // 0.000976562, 0.000976562, 240, 240, 240, 240, -240, -240, -240, -240, 0.0, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, 1, 1, -1, -1, -1, 0.5, 0.5, 0.5, -0.3125, 0.0625
  %a = stablehlo.constant dense<[0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x40, 0x40, 0x40, 0xC0, 0xC0, 0xC0, 0x38, 0x38, 0x38, 0xB2, 0x20]> : tensor<31xf8E4M3FNUZ>
  // 0.0, nan, 0.000976562, 0.0, nan, 0.5, 0.000976562, 0.0, nan, 0.5, 0.0, nan, 0.000976562, 240, -240, 0.0, nan, 1, -1, 0.5, 0.000976562, 0.0, nan, 0.000976562, 0.0, nan, 0.000976562, 0.0, nan, 0.000976562, nan
  %b = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x00, 0x80, 0x38, 0x01, 0x00, 0x80, 0x38, 0x00, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x40, 0xC0, 0x38, 0x01, 0x00, 0x80, 0x01, 0x00, 0x80, 0x01, 0x00, 0x80, 0x01, 0x80]> : tensor<31xf8E4M3FNUZ>
  %0 = stablehlo.divide %a, %b : tensor<31xf8E4M3FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<31xf8E4M3FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<31xf8E4M3FNUZ>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 30, 30, 30, 30, -30, -30, -30, -30, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, -0.0136719, -1, 0.40625, 0.140625, 0.0, -1, 0.75, 3, 0.0
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x58, 0x58, 0x58, 0x58, 0x58, 0xD8, 0xD8, 0xD8, 0xD8, 0xD8, 0x50, 0x50, 0x50, 0x50, 0x50, 0xA6, 0xD8, 0x4D, 0x41, 0x00, 0xD8, 0x54, 0x64, 0x00]> : tensor<44xf8E4M3B11FNUZ>
  // 0.00012207, 30, -30, 1, -1, 0.5, 30, -30, 1, -1, 30, -30, 1, -1, 0.00012207, 30, -30, 1, -1, 0.5, 30, -30, 1, -1, 0.5, 30, -30, 1, -1, 0.5, 30, -30, 1, -1, 0.5, 0.40625, 0.140625, 3, 0.40625, -2.5, 1.25, 0.140625, -1, 1.5
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x7F, 0xFF, 0x58, 0xD8, 0x7F, 0xFF, 0x58, 0xD8, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x4D, 0x41, 0x64, 0x4D, 0xE2, 0x5A, 0x41, 0xD8, 0x5C]> : tensor<44xf8E4M3B11FNUZ>
  %0 = stablehlo.divide %a, %b : tensor<44xf8E4M3B11FNUZ>
  // expected 1, 0.0, 0.0, 0.00012207, -0.00012207, 0.000244141, 1, -1, 30, -30, -1, 1, -30, 30, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0351562, -0.0351562, 1, -1, 2, -0.0351562, 0.0351562, -1, 1, -2, 0.0175781, -0.0175781, 0.5, -0.5, 1, -0.0351562, -7, 0.140625, 0.34375, 0.0, -0.8125, 5.5, -3, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<44xf8E4M3B11FNUZ>) -> tensor<44xui8>
  check.expect_eq_const %1, dense<[88, 0, 0, 1, 129, 2, 88, 216, 127, 255, 216, 88, 255, 127, 0, 0, 0, 0, 0, 0, 49, 177, 88, 216, 96, 177, 49, 216, 88, 224, 41, 169, 80, 208, 88, 177, 238, 65, 75, 0, 213, 107, 228, 0]> : tensor<44xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // 0.00012207, 0.00012207, 30, 30, 30, 30, -30, -30, -30, -30, 0.0, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, 1, 1, -1, -1, -1, 0.5, 0.5, 0.5, 30, 0.75
  %a = stablehlo.constant dense<[0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x58, 0x58, 0x58, 0xD8, 0xD8, 0xD8, 0x50, 0x50, 0x50, 0x7F, 0x54]> : tensor<31xf8E4M3B11FNUZ>
  // 0.0, nan, 0.00012207, 0.0, nan, 0.5, 0.00012207, 0.0, nan, 0.5, 0.0, nan, 0.00012207, 30, -30, 0.0, nan, 1, -1, 0.5, 0.00012207, 0.0, nan, 0.00012207, 0.0, nan, 0.00012207, 0.0, nan, 0.40625, -0.0136719
  %b = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x00, 0x80, 0x50, 0x01, 0x00, 0x80, 0x50, 0x00, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x58, 0xD8, 0x50, 0x01, 0x00, 0x80, 0x01, 0x00, 0x80, 0x01, 0x00, 0x80, 0x4D, 0xA6]> : tensor<31xf8E4M3B11FNUZ>
  %0 = stablehlo.divide %a, %b : tensor<31xf8E4M3B11FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<31xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<31xf8E4M3B11FNUZ>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -384, 0.0, 3, 1, 3, 1.5, -4096, 1
  %a = stablehlo.constant dense<[0x00, 0x00, 0x00, 0x00, 0x00, 0x7C, 0x7C, 0x7C, 0x7C, 0xFC, 0xFC, 0xFC, 0xFC, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0xBC, 0xBC, 0xBC, 0xBC, 0xBC, 0xBC, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0xDE, 0x00, 0x42, 0x3C, 0x42, 0x3E, 0xEC, 0x3C]> : tensor<39xf8E5M2>
  // inf, -inf, 1, -1, 0.5, 0.0, 1, -1, 0.5, 0.0, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 3.5, 1.52588e-05, 0.0, 3, inf, -384, 3.5, 1.5
  %b = stablehlo.constant dense<[0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x3C, 0xBC, 0x38, 0x00, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x43, 0x01, 0x00, 0x42, 0x7C, 0xDE, 0x43, 0x3E]> : tensor<39xf8E5M2>
  %0 = stablehlo.divide %a, %b : tensor<39xf8E5M2>
  // expected 0.0, -0.0, 0.0, -0.0, 0.0, inf, inf, -inf, inf, -inf, -inf, inf, -inf, inf, 0.0, -0.0, 1, -1, 2, -inf, -0.0, 0.0, -1, 1, -2, inf, 0.0, -0.0, 0.5, -0.5, 1, -112, 0.0, inf, 0.3125, 0.0, -0.00390625, -1280, 0.625
  %1 = stablehlo.bitcast_convert %0 : (tensor<39xf8E5M2>) -> tensor<39xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 128, 0, 124, 124, 252, 124, 252, 252, 124, 252, 124, 0, 128, 60, 188, 64, 252, 128, 0, 188, 60, 192, 124, 0, 128, 56, 184, 60, 215, 0, 124, 53, 0, 156, 229, 57]> : tensor<39xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // 0.0, 0.0, inf, inf, inf, -inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, 0.375
  %a = stablehlo.constant dense<[0x00, 0x00, 0x7C, 0x7C, 0x7C, 0xFC, 0xFC, 0xFC, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x3C, 0xBC, 0x38, 0x36]> : tensor<19xf8E5M2>
  // 0.0, nan, inf, -inf, nan, inf, -inf, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, nan
  %b = stablehlo.constant dense<[0x00, 0x7E, 0x7C, 0xFC, 0x7E, 0x7C, 0xFC, 0x7E, 0x00, 0x7C, 0xFC, 0x7E, 0x3C, 0xBC, 0x38, 0x7E, 0x7E, 0x7E, 0x7E]> : tensor<19xf8E5M2>
  %0 = stablehlo.divide %a, %b : tensor<19xf8E5M2>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E]> : tensor<19xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<19xf8E5M2>
  func.return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  // 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 7.62939e-06, 57344, 57344, 57344, 57344, -57344, -57344, -57344, -57344, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 57344, 0.375, 3.5, 3, 7.62939e-06, 0.5, 1.52588e-05
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x40, 0x40, 0x40, 0x40, 0xC0, 0xC0, 0xC0, 0xC0, 0xC0, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x7F, 0x3A, 0x47, 0x46, 0x01, 0x3C, 0x02]> : tensor<42xf8E5M2FNUZ>
  // 7.62939e-06, 57344, -57344, 1, -1, 0.5, 57344, -57344, 1, -1, 57344, -57344, 1, -1, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 57344, -57344, 1, -1, 0.5, 57344, -57344, 1, -1, 0.5, 57344, -57344, 1, -1, 0.5, 3, 0.0012207, 1, -1, 3, 0.375, -1
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x7F, 0xFF, 0x40, 0xC0, 0x7F, 0xFF, 0x40, 0xC0, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x46, 0x19, 0x40, 0xC0, 0x46, 0x3A, 0xC0]> : tensor<42xf8E5M2FNUZ>
  %0 = stablehlo.divide %a, %b : tensor<42xf8E5M2FNUZ>
  // expected 1, 0.0, 0.0, 7.62939e-06, -7.62939e-06, 1.52588e-05, 1, -1, 57344, -57344, -1, 1, -57344, 57344, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.52588e-05, -1.52588e-05, 1, -1, 2, -1.52588e-05, 1.52588e-05, -1, 1, -2, 7.62939e-06, -7.62939e-06, 0.5, -0.5, 1, 20480, 320, 3.5, -3, 0.0, 1.25, -1.52588e-05
  %1 = stablehlo.bitcast_convert %0 : (tensor<42xf8E5M2FNUZ>) -> tensor<42xui8>
  check.expect_eq_const %1, dense<[64, 0, 0, 1, 129, 2, 64, 192, 127, 255, 192, 64, 255, 127, 0, 0, 0, 0, 0, 0, 2, 130, 64, 192, 68, 130, 2, 192, 64, 196, 1, 129, 60, 188, 64, 121, 97, 71, 198, 0, 65, 130]> : tensor<42xui8>
  func.return
}

// -----

// f8E5M2FNUZ, results that are NaN
func.func @main() {
  // 7.62939e-06, 7.62939e-06, 57344, 57344, 57344, 57344, -57344, -57344, -57344, -57344, 0.0, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, 1, 1, -1, -1, -1, 0.5, 0.5, 0.5, 3.5
  %a = stablehlo.constant dense<[0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x40, 0x40, 0x40, 0xC0, 0xC0, 0xC0, 0x3C, 0x3C, 0x3C, 0x47]> : tensor<30xf8E5M2FNUZ>
  // 0.0, nan, 7.62939e-06, 0.0, nan, 0.5, 7.62939e-06, 0.0, nan, 0.5, 0.0, nan, 7.62939e-06, 57344, -57344, 0.0, nan, 1, -1, 0.5, 7.62939e-06, 0.0, nan, 7.62939e-06, 0.0, nan, 7.62939e-06, 0.0, nan, 0.0
  %b = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x00, 0x80, 0x3C, 0x01, 0x00, 0x80, 0x3C, 0x00, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x40, 0xC0, 0x3C, 0x01, 0x00, 0x80, 0x01, 0x00, 0x80, 0x01, 0x00, 0x80, 0x00]> : tensor<30xf8E5M2FNUZ>
  %0 = stablehlo.divide %a, %b : tensor<30xf8E5M2FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<30xf8E5M2FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<30xf8E5M2FNUZ>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.59375, 1, 4.77382e+17, 2.50934e-20, -inf, 0.0, 0.400391, 2.50934e-20
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x3F18, 0x3F80, 0x5CD4, 0x1EED, 0xFF80, 0x0000, 0x3ECD, 0x1EED]> : tensor<39xbf16>
  // inf, -inf, 1, -1, 0.5, 0.0, 1, -1, 0.5, 0.0, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 4.77382e+17, 1.5, inf, 3.38953e+38, 1.5, -2.5, 1.5, -0.0
  %b = stablehlo.constant dense<[0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x5CD4, 0x3FC0, 0x7F80, 0x7F7F, 0x3FC0, 0xC020, 0x3FC0, 0x8000]> : tensor<39xbf16>
  %0 = stablehlo.divide %a, %b : tensor<39xbf16>
  // expected 0.0, -0.0, 0.0, -0.0, 0.0, inf, inf, -inf, inf, -inf, -inf, inf, -inf, inf, 0.0, -0.0, 1, -1, 2, -inf, -0.0, 0.0, -1, 1, -2, inf, 0.0, -0.0, 0.5, -0.5, 1, 1.24683e-18, 0.667969, 0.0, 0.0, -inf, -0.0, 0.267578, -inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<39xbf16>) -> tensor<39xui16>
  check.expect_eq_const %1, dense<[0, 32768, 0, 32768, 0, 32640, 32640, 65408, 32640, 65408, 65408, 32640, 65408, 32640, 0, 32768, 16256, 49024, 16384, 65408, 32768, 0, 49024, 16256, 49152, 32640, 0, 32768, 16128, 48896, 16256, 8632, 16171, 0, 0, 65408, 32768, 16009, 65408]> : tensor<39xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // 0.0, 0.0, inf, inf, inf, -inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, 1.85938
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0xFF80, 0xFF80, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x3F80, 0xBF80, 0x3F00, 0x3FEE]> : tensor<19xbf16>
  // 0.0, nan, inf, -inf, nan, inf, -inf, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, nan
  %b = stablehlo.constant dense<[0x0000, 0x7FC0, 0x7F80, 0xFF80, 0x7FC0, 0x7F80, 0xFF80, 0x7FC0, 0x0000, 0x7F80, 0xFF80, 0x7FC0, 0x3F80, 0xBF80, 0x3F00, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<19xbf16>
  %0 = stablehlo.divide %a, %b : tensor<19xbf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<19xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<19xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.5, -1, 0.103333, -65504, -inf, 1.5, 1, 3964, 0.0
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0x3800, 0x3800, 0x3800, 0x3800, 0x3800, 0x3800, 0x3E00, 0xBC00, 0x2E9D, 0xFBFF, 0xFC00, 0x3E00, 0x3C00, 0x6BBE, 0x0000]> : tensor<40xf16>
  // inf, -inf, 1, -1, 0.5, 0.0, 1, -1, 0.5, 0.0, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 5.96046e-08, 2.56641, 0.5, 0.845215, 3964, 1, 0.399902, inf, 2.56641
  %b = stablehlo.constant dense<[0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x0001, 0x4122, 0x3800, 0x3AC3, 0x6BBE, 0x3C00, 0x3666, 0x7C00, 0x4122]> : tensor<40xf16>
  %0 = stablehlo.divide %a, %b : tensor<40xf16>
  // expected 0.0, -0.0, 0.0, -0.0, 0.0, inf, inf, -inf, inf, -inf, -inf, inf, -inf, inf, 0.0, -0.0, 1, -1, 2, -inf, -0.0, 0.0, -1, 1, -2, inf, 0.0, -0.0, 0.5, -0.5, 1, inf, -0.389648, 0.206665, -inf, -inf, 1.5, 2.5, 0.0, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<40xf16>) -> tensor<40xui16>
  check.expect_eq_const %1, dense<[0, 32768, 0, 32768, 0, 31744, 31744, 64512, 31744, 64512, 64512, 31744, 64512, 31744, 0, 32768, 15360, 48128, 16384, 64512, 32768, 0, 48128, 15360, 49152, 31744, 0, 32768, 14336, 47104, 15360, 31744, 46652, 12957, 64512, 64512, 15872, 16640, 0, 0]> : tensor<40xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // 0.0, 0.0, inf, inf, inf, -inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan, nan
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x7C00, 0x7C00, 0x7C00, 0xFC00, 0xFC00, 0xFC00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x3C00, 0xBC00, 0x3800, 0x7E00, 0x7E00]> : tensor<20xf16>
  // 0.0, nan, inf, -inf, nan, inf, -inf, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, 5.96046e-08, 65504
  %b = stablehlo.constant dense<[0x0000, 0x7E00, 0x7C00, 0xFC00, 0x7E00, 0x7C00, 0xFC00, 0x7E00, 0x0000, 0x7C00, 0xFC00, 0x7E00, 0x3C00, 0xBC00, 0x3800, 0x7E00, 0x7E00, 0x7E00, 0x0001, 0x7BFF]> : tensor<20xf16>
  %0 = stablehlo.divide %a, %b : tensor<20xf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00]> : tensor<20xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<20xf16>
  func.return
}

// -----

// f32
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -inf, 1.4013e-45, 9.11099e+27, -3.40282e+38, 0.5, 3, -2.5, 1.4013e-45
  %a = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0xFF800000, 0x00000001, 0x6DEB837F, 0xFF7FFFFF, 0x3F000000, 0x40400000, 0xC0200000, 0x00000001]> : tensor<39xf32>
  // inf, -inf, 1, -1, 0.5, 0.0, 1, -1, 0.5, 0.0, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 3.40282e+38, 0.0, -2.5, 1.691, 0.846, 1.5, 5.24172e-27, 0.846
  %b = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x7F7FFFFF, 0x00000000, 0xC0200000, 0x3FD872B0, 0x3F589375, 0x3FC00000, 0x13CFA55A, 0x3F589375]> : tensor<39xf32>
  %0 = stablehlo.divide %a, %b : tensor<39xf32>
  // expected 0.0, -0.0, 0.0, -0.0, 0.0, inf, inf, -inf, inf, -inf, -inf, inf, -inf, inf, 0.0, -0.0, 1, -1, 2, -inf, -0.0, 0.0, -1, 1, -2, inf, 0.0, -0.0, 0.5, -0.5, 1, -inf, inf, -3.6444e+27, -2.01231e+38, 0.591017, 2, -4.76943e+26, 1.4013e-45
  %1 = stablehlo.bitcast_convert %0 : (tensor<39xf32>) -> tensor<39xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 0, 2147483648, 0, 2139095040, 2139095040, 4286578688, 2139095040, 4286578688, 4286578688, 2139095040, 4286578688, 2139095040, 0, 2147483648, 1065353216, 3212836864, 1073741824, 4286578688, 2147483648, 0, 3212836864, 1065353216, 3221225472, 2139095040, 0, 2147483648, 1056964608, 3204448256, 1065353216, 4286578688, 2139095040, 3980159282, 4279722948, 1058491612, 1073741824, 3955573318, 1]> : tensor<39xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // 0.0, 0.0, inf, inf, inf, -inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan, nan
  %a = stablehlo.constant dense<[0x00000000, 0x00000000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x3F800000, 0xBF800000, 0x3F000000, 0x7FC00000, 0x7FC00000]> : tensor<20xf32>
  // 0.0, nan, inf, -inf, nan, inf, -inf, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, 3, 3.29124e+06
  %b = stablehlo.constant dense<[0x00000000, 0x7FC00000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x3F800000, 0xBF800000, 0x3F000000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x40400000, 0x4A48E190]> : tensor<20xf32>
  %0 = stablehlo.divide %a, %b : tensor<20xf32>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<20xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<20xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0, 4.94066e-324, -1.79769e+308, -3.416, -2.55, -1, 3, 7.41329e+265, 4.23842e+142
  %a = stablehlo.constant dense<[0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x0000000000000001, 0xFFEFFFFFFFFFFFFF, 0xC00B53F7CED91687, 0xC004666666666666, 0xBFF0000000000000, 0x4008000000000000, 0x77226486AFB2B1EE, 0x5D8BCE4A732E6D02]> : tensor<40xf64>
  // inf, -inf, 1, -1, 0.5, 0.0, 1, -1, 0.5, 0.0, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 1.79769e+308, 1, -3.416, 0.4, 1.79769e+308, 0.4, -1.79769e+308, 0.0, inf
  %b = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x7FEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xC00B53F7CED91687, 0x3FD999999999999A, 0x7FEFFFFFFFFFFFFF, 0x3FD999999999999A, 0xFFEFFFFFFFFFFFFF, 0x0000000000000000, 0x7FF0000000000000]> : tensor<40xf64>
  %0 = stablehlo.divide %a, %b : tensor<40xf64>
  // expected 0.0, -0.0, 0.0, -0.0, 0.0, inf, inf, -inf, inf, -inf, -inf, inf, -inf, inf, 0.0, -0.0, 1, -1, 2, -inf, -0.0, 0.0, -1, 1, -2, inf, 0.0, -0.0, 0.5, -0.5, 1, 0.0, 4.94066e-324, 5.26257e+307, -8.54, -1.41848e-308, -2.5, -1.66881e-308, inf, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<40xf64>) -> tensor<40xui64>
  check.expect_eq_const %1, dense<[0, 9223372036854775808, 0, 9223372036854775808, 0, 9218868437227405312, 9218868437227405312, 18442240474082181120, 9218868437227405312, 18442240474082181120, 18442240474082181120, 9218868437227405312, 18442240474082181120, 9218868437227405312, 0, 9223372036854775808, 4607182418800017408, 13830554455654793216, 4611686018427387904, 18442240474082181120, 9223372036854775808, 0, 13830554455654793216, 4607182418800017408, 13835058055282163712, 9218868437227405312, 0, 9223372036854775808, 4602678819172646912, 13826050856027422720, 4607182418800017408, 0, 1, 9210631174208725318, 13844369247511752212, 9226243081617224499, 13836183955189006336, 9226749736575303680, 9218868437227405312, 0]> : tensor<40xui64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // 0.0, 0.0, inf, inf, inf, -inf, -inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan, -2.5
  %a = stablehlo.constant dense<[0x0000000000000000, 0x0000000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x7FF8000000000000, 0xC004000000000000]> : tensor<20xf64>
  // 0.0, nan, inf, -inf, nan, inf, -inf, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, 3, nan
  %b = stablehlo.constant dense<[0x0000000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x4008000000000000, 0x7FF8000000000000]> : tensor<20xf64>
  %0 = stablehlo.divide %a, %b : tensor<20xf64>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<20xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<20xf64>
  func.return
}

// -----

// i2
func.func @main() {
  // -2, -2, -2, -2, 1, 1, 1, 1, 0, 0, 0, 0, -1, -1, -1, -1
  %a = stablehlo.constant dense<[-2, -2, -2, -2, 1, 1, 1, 1, 0, 0, 0, 0, -1, -1, -1, -1]> : tensor<16xi2>
  // -2, 1, 0, -1, -2, 1, 0, -1, -2, 1, 0, -1, -2, 1, 0, -1
  %b = stablehlo.constant dense<[-2, 1, 0, -1, -2, 1, 0, -1, -2, 1, 0, -1, -2, 1, 0, -1]> : tensor<16xi2>
  %0 = stablehlo.divide %a, %b : tensor<16xi2>
  check.expect_eq_const %0, dense<[1, -2, -1, -2, 0, 1, -1, -1, 0, 0, -1, 0, 0, -1, -1, 1]> : tensor<16xi2>
  func.return
}

// -----

// i4
func.func @main() {
  // -8, -8, -8, -8, -8, -8, -8, -8, -8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -7, -7, -7, -7, -7, -7, -7, -7, -7, 6, 6, 6, 6, 6, 6, 6, 6, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 7
  %a = stablehlo.constant dense<[-8, -8, -8, -8, -8, -8, -8, -8, -8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -7, -7, -7, -7, -7, -7, -7, -7, -7, 6, 6, 6, 6, 6, 6, 6, 6, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 7]> : tensor<83xi4>
  // -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -3, -5
  %b = stablehlo.constant dense<[-8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -8, 7, 0, 1, 2, 3, -7, 6, -1, -3, -5]> : tensor<83xi4>
  %0 = stablehlo.divide %a, %b : tensor<83xi4>
  check.expect_eq_const %0, dense<[1, -1, -1, -8, -4, -2, 1, -1, -8, 0, 1, -1, 7, 3, 2, -1, 1, -7, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1, 0, 0, 0, 0, -1, 0, 0, -1, 2, 1, 0, 0, 0, -2, 0, 0, -1, 3, 1, 1, 0, 0, -3, 0, -1, -1, -7, -3, -2, 1, -1, 7, 0, 0, -1, 6, 3, 2, 0, 1, -6, 0, 0, -1, -1, 0, 0, 0, 0, 1, 0, -1]> : tensor<83xi4>
  func.return
}

// -----

// i8
func.func @main() {
  // -128, -128, -128, -128, -128, -128, -128, -128, -128, 127, 127, 127, 127, 127, 127, 127, 127, 127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -127, -127, -127, -127, -127, -127, -127, -127, -127, 126, 126, 126, 126, 126, 126, 126, 126, 126, -1, -1, -1, -1, -1, -1, -1, -1, -1, -2, -36, -127, -7
  %a = stablehlo.constant dense<[-128, -128, -128, -128, -128, -128, -128, -128, -128, 127, 127, 127, 127, 127, 127, 127, 127, 127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -127, -127, -127, -127, -127, -127, -127, -127, -127, 126, 126, 126, 126, 126, 126, 126, 126, 126, -1, -1, -1, -1, -1, -1, -1, -1, -1, -2, -36, -127, -7]> : tensor<85xi8>
  // -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, 0, -127, 73, 28
  %b = stablehlo.constant dense<[-128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, -128, 127, 0, 1, 2, 3, -127, 126, -1, 0, -127, 73, 28]> : tensor<85xi8>
  %0 = stablehlo.divide %a, %b : tensor<85xi8>
  check.expect_eq_const %0, dense<[1, -1, -1, -128, -64, -42, 1, -1, -128, 0, 1, -1, 127, 63, 42, -1, 1, -127, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1, 0, 0, 0, 0, -1, 0, 0, -1, 2, 1, 0, 0, 0, -2, 0, 0, -1, 3, 1, 1, 0, 0, -3, 0, -1, -1, -127, -63, -42, 1, -1, 127, 0, 0, -1, 126, 63, 42, 0, 1, -126, 0, 0, -1, -1, 0, 0, 0, 0, 1, -1, 0, -1, 0]> : tensor<85xi8>
  func.return
}

// -----

// i16
func.func @main() {
  // -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, -1, -1, -1, -1, -1, -1, -1, -1, -1, -32515, 32232
  %a = stablehlo.constant dense<[-32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, 32766, -1, -1, -1, -1, -1, -1, -1, -1, -1, -32515, 32232]> : tensor<83xi16>
  // -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, 1, 32766
  %b = stablehlo.constant dense<[-32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, 1, 32766]> : tensor<83xi16>
  %0 = stablehlo.divide %a, %b : tensor<83xi16>
  check.expect_eq_const %0, dense<[1, -1, -1, -32768, -16384, -10922, 1, -1, -32768, 0, 1, -1, 32767, 16383, 10922, -1, 1, -32767, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1, 0, 0, 0, 0, -1, 0, 0, -1, 2, 1, 0, 0, 0, -2, 0, 0, -1, 3, 1, 1, 0, 0, -3, 0, -1, -1, -32767, -16383, -10922, 1, -1, 32767, 0, 0, -1, 32766, 16383, 10922, 0, 1, -32766, 0, 0, -1, -1, 0, 0, 0, 0, 1, -32515, 0]> : tensor<83xi16>
  func.return
}

// -----

// i32
func.func @main() {
  // -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1992268717, 1992268717
  %a = stablehlo.constant dense<[-2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, 2147483646, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1992268717, 1992268717]> : tensor<83xi32>
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, 1631956802, -822109104
  %b = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, 1631956802, -822109104]> : tensor<83xi32>
  %0 = stablehlo.divide %a, %b : tensor<83xi32>
  check.expect_eq_const %0, dense<[1, -1, -1, -2147483648, -1073741824, -715827882, 1, -1, -2147483648, 0, 1, -1, 2147483647, 1073741823, 715827882, -1, 1, -2147483647, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1, 0, 0, 0, 0, -1, 0, 0, -1, 2, 1, 0, 0, 0, -2, 0, 0, -1, 3, 1, 1, 0, 0, -3, 0, -1, -1, -2147483647, -1073741823, -715827882, 1, -1, 2147483647, 0, 0, -1, 2147483646, 1073741823, 715827882, 0, 1, -2147483646, 0, 0, -1, -1, 0, 0, 0, 0, 1, 1, -2]> : tensor<83xi32>
  func.return
}

// -----

// i64
func.func @main() {
  // -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, -1, -1, -1, -1, -1, -1, -1, -1, -1, 9223372036854775806
  %a = stablehlo.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775806, -1, -1, -1, -1, -1, -1, -1, -1, -1, 9223372036854775806]> : tensor<82xi64>
  // -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2
  %b = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2]> : tensor<82xi64>
  %0 = stablehlo.divide %a, %b : tensor<82xi64>
  check.expect_eq_const %0, dense<[1, -1, -1, -9223372036854775808, -4611686018427387904, -3074457345618258602, 1, -1, -9223372036854775808, 0, 1, -1, 9223372036854775807, 4611686018427387903, 3074457345618258602, -1, 1, -9223372036854775807, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1, 0, 0, 0, 0, -1, 0, 0, -1, 2, 1, 0, 0, 0, -2, 0, 0, -1, 3, 1, 1, 0, 0, -3, 0, -1, -1, -9223372036854775807, -4611686018427387903, -3074457345618258602, 1, -1, 9223372036854775807, 0, 0, -1, 9223372036854775806, 4611686018427387903, 3074457345618258602, 0, 1, -9223372036854775806, 0, 0, -1, -1, 0, 0, 0, 0, 1, -4611686018427387903]> : tensor<82xi64>
  func.return
}

// -----

// ui2
func.func @main() {
  // 0, 0, 0, 0, 3, 3, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2
  %a = stablehlo.constant dense<[0, 0, 0, 0, 3, 3, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2]> : tensor<16xui2>
  // 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2
  %b = stablehlo.constant dense<[0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2]> : tensor<16xui2>
  %0 = stablehlo.divide %a, %b : tensor<16xui2>
  check.expect_eq_const %0, dense<[3, 0, 0, 0, 3, 1, 3, 1, 3, 0, 1, 0, 3, 0, 2, 1]> : tensor<16xui2>
  func.return
}

// -----

// ui4
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 15, 15, 15, 15, 15, 15, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 14, 14, 14, 14, 14, 14, 14, 14, 8, 8, 8, 8, 8, 8, 8, 8, 11, 11, 11, 11, 11, 11, 11, 11
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 15, 15, 15, 15, 15, 15, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 14, 14, 14, 14, 14, 14, 14, 14, 8, 8, 8, 8, 8, 8, 8, 8, 11, 11, 11, 11, 11, 11, 11, 11]> : tensor<64xui4>
  // 0, 15, 1, 2, 3, 14, 8, 11, 0, 15, 1, 2, 3, 14, 8, 11, 0, 15, 1, 2, 3, 14, 8, 11, 0, 15, 1, 2, 3, 14, 8, 11, 0, 15, 1, 2, 3, 14, 8, 11, 0, 15, 1, 2, 3, 14, 8, 11, 0, 15, 1, 2, 3, 14, 8, 11, 0, 15, 1, 2, 3, 14, 8, 11
  %b = stablehlo.constant dense<[0, 15, 1, 2, 3, 14, 8, 11, 0, 15, 1, 2, 3, 14, 8, 11, 0, 15, 1, 2, 3, 14, 8, 11, 0, 15, 1, 2, 3, 14, 8, 11, 0, 15, 1, 2, 3, 14, 8, 11, 0, 15, 1, 2, 3, 14, 8, 11, 0, 15, 1, 2, 3, 14, 8, 11, 0, 15, 1, 2, 3, 14, 8, 11]> : tensor<64xui4>
  %0 = stablehlo.divide %a, %b : tensor<64xui4>
  check.expect_eq_const %0, dense<[15, 0, 0, 0, 0, 0, 0, 0, 15, 1, 15, 7, 5, 1, 1, 1, 15, 0, 1, 0, 0, 0, 0, 0, 15, 0, 2, 1, 0, 0, 0, 0, 15, 0, 3, 1, 1, 0, 0, 0, 15, 0, 14, 7, 4, 1, 1, 1, 15, 0, 8, 4, 2, 0, 1, 0, 15, 0, 11, 5, 3, 0, 1, 1]> : tensor<64xui4>
  func.return
}

// -----

// ui8
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 254, 254, 254, 254, 254, 254, 254, 254, 254, 101, 101, 101, 101, 101, 101, 101, 101, 101, 8, 8, 8, 8, 8, 8, 8, 8, 8, 45, 45, 45, 45, 45, 45, 45, 45, 45, 255
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 254, 254, 254, 254, 254, 254, 254, 254, 254, 101, 101, 101, 101, 101, 101, 101, 101, 101, 8, 8, 8, 8, 8, 8, 8, 8, 8, 45, 45, 45, 45, 45, 45, 45, 45, 45, 255]> : tensor<82xui8>
  // 0, 255, 1, 2, 3, 254, 101, 8, 45, 0, 255, 1, 2, 3, 254, 101, 8, 45, 0, 255, 1, 2, 3, 254, 101, 8, 45, 0, 255, 1, 2, 3, 254, 101, 8, 45, 0, 255, 1, 2, 3, 254, 101, 8, 45, 0, 255, 1, 2, 3, 254, 101, 8, 45, 0, 255, 1, 2, 3, 254, 101, 8, 45, 0, 255, 1, 2, 3, 254, 101, 8, 45, 0, 255, 1, 2, 3, 254, 101, 8, 45, 100
  %b = stablehlo.constant dense<[0, 255, 1, 2, 3, 254, 101, 8, 45, 0, 255, 1, 2, 3, 254, 101, 8, 45, 0, 255, 1, 2, 3, 254, 101, 8, 45, 0, 255, 1, 2, 3, 254, 101, 8, 45, 0, 255, 1, 2, 3, 254, 101, 8, 45, 0, 255, 1, 2, 3, 254, 101, 8, 45, 0, 255, 1, 2, 3, 254, 101, 8, 45, 0, 255, 1, 2, 3, 254, 101, 8, 45, 0, 255, 1, 2, 3, 254, 101, 8, 45, 100]> : tensor<82xui8>
  %0 = stablehlo.divide %a, %b : tensor<82xui8>
  check.expect_eq_const %0, dense<[255, 0, 0, 0, 0, 0, 0, 0, 0, 255, 1, 255, 127, 85, 1, 2, 31, 5, 255, 0, 1, 0, 0, 0, 0, 0, 0, 255, 0, 2, 1, 0, 0, 0, 0, 0, 255, 0, 3, 1, 1, 0, 0, 0, 0, 255, 0, 254, 127, 84, 1, 2, 31, 5, 255, 0, 101, 50, 33, 0, 1, 12, 2, 255, 0, 8, 4, 2, 0, 0, 1, 0, 255, 0, 45, 22, 15, 0, 0, 5, 1, 2]> : tensor<82xui8>
  func.return
}

// -----

// ui16
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 1679, 1679, 1679, 1679, 1679, 1679, 1679, 1679, 1679, 52150, 52150, 52150, 52150, 52150, 52150, 52150, 52150, 52150, 5411, 5411, 5411, 5411, 5411, 5411, 5411, 5411, 5411
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 65534, 1679, 1679, 1679, 1679, 1679, 1679, 1679, 1679, 1679, 52150, 52150, 52150, 52150, 52150, 52150, 52150, 52150, 52150, 5411, 5411, 5411, 5411, 5411, 5411, 5411, 5411, 5411]> : tensor<81xui16>
  // 0, 65535, 1, 2, 3, 65534, 1679, 52150, 5411, 0, 65535, 1, 2, 3, 65534, 1679, 52150, 5411, 0, 65535, 1, 2, 3, 65534, 1679, 52150, 5411, 0, 65535, 1, 2, 3, 65534, 1679, 52150, 5411, 0, 65535, 1, 2, 3, 65534, 1679, 52150, 5411, 0, 65535, 1, 2, 3, 65534, 1679, 52150, 5411, 0, 65535, 1, 2, 3, 65534, 1679, 52150, 5411, 0, 65535, 1, 2, 3, 65534, 1679, 52150, 5411, 0, 65535, 1, 2, 3, 65534, 1679, 52150, 5411
  %b = stablehlo.constant dense<[0, 65535, 1, 2, 3, 65534, 1679, 52150, 5411, 0, 65535, 1, 2, 3, 65534, 1679, 52150, 5411, 0, 65535, 1, 2, 3, 65534, 1679, 52150, 5411, 0, 65535, 1, 2, 3, 65534, 1679, 52150, 5411, 0, 65535, 1, 2, 3, 65534, 1679, 52150, 5411, 0, 65535, 1, 2, 3, 65534, 1679, 52150, 5411, 0, 65535, 1, 2, 3, 65534, 1679, 52150, 5411, 0, 65535, 1, 2, 3, 65534, 1679, 52150, 5411, 0, 65535, 1, 2, 3, 65534, 1679, 52150, 5411]> : tensor<81xui16>
  %0 = stablehlo.divide %a, %b : tensor<81xui16>
  check.expect_eq_const %0, dense<[65535, 0, 0, 0, 0, 0, 0, 0, 0, 65535, 1, 65535, 32767, 21845, 1, 39, 1, 12, 65535, 0, 1, 0, 0, 0, 0, 0, 0, 65535, 0, 2, 1, 0, 0, 0, 0, 0, 65535, 0, 3, 1, 1, 0, 0, 0, 0, 65535, 0, 65534, 32767, 21844, 1, 39, 1, 12, 65535, 0, 1679, 839, 559, 0, 1, 0, 0, 65535, 0, 52150, 26075, 17383, 0, 31, 1, 9, 65535, 0, 5411, 2705, 1803, 0, 3, 0, 1]> : tensor<81xui16>
  func.return
}

// -----

// ui32
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 3999484963, 3999484963, 3999484963, 3999484963, 3999484963, 3999484963, 3999484963, 3999484963, 3999484963, 1769413322, 1769413322, 1769413322, 1769413322, 1769413322, 1769413322, 1769413322, 1769413322, 1769413322, 3804393892, 3804393892, 3804393892, 3804393892, 3804393892, 3804393892, 3804393892, 3804393892, 3804393892, 3999484963
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 4294967294, 3999484963, 3999484963, 3999484963, 3999484963, 3999484963, 3999484963, 3999484963, 3999484963, 3999484963, 1769413322, 1769413322, 1769413322, 1769413322, 1769413322, 1769413322, 1769413322, 1769413322, 1769413322, 3804393892, 3804393892, 3804393892, 3804393892, 3804393892, 3804393892, 3804393892, 3804393892, 3804393892, 3999484963]> : tensor<82xui32>
  // 0, 4294967295, 1, 2, 3, 4294967294, 3999484963, 1769413322, 3804393892, 0, 4294967295, 1, 2, 3, 4294967294, 3999484963, 1769413322, 3804393892, 0, 4294967295, 1, 2, 3, 4294967294, 3999484963, 1769413322, 3804393892, 0, 4294967295, 1, 2, 3, 4294967294, 3999484963, 1769413322, 3804393892, 0, 4294967295, 1, 2, 3, 4294967294, 3999484963, 1769413322, 3804393892, 0, 4294967295, 1, 2, 3, 4294967294, 3999484963, 1769413322, 3804393892, 0, 4294967295, 1, 2, 3, 4294967294, 3999484963, 1769413322, 3804393892, 0, 4294967295, 1, 2, 3, 4294967294, 3999484963, 1769413322, 3804393892, 0, 4294967295, 1, 2, 3, 4294967294, 3999484963, 1769413322, 3804393892, 3686828311
  %b = stablehlo.constant dense<[0, 4294967295, 1, 2, 3, 4294967294, 3999484963, 1769413322, 3804393892, 0, 4294967295, 1, 2, 3, 4294967294, 3999484963, 1769413322, 3804393892, 0, 4294967295, 1, 2, 3, 4294967294, 3999484963, 1769413322, 3804393892, 0, 4294967295, 1, 2, 3, 4294967294, 3999484963, 1769413322, 3804393892, 0, 4294967295, 1, 2, 3, 4294967294, 3999484963, 1769413322, 3804393892, 0, 4294967295, 1, 2, 3, 4294967294, 3999484963, 1769413322, 3804393892, 0, 4294967295, 1, 2, 3, 4294967294, 3999484963, 1769413322, 3804393892, 0, 4294967295, 1, 2, 3, 4294967294, 3999484963, 1769413322, 3804393892, 0, 4294967295, 1, 2, 3, 4294967294, 3999484963, 1769413322, 3804393892, 3686828311]> : tensor<82xui32>
  %0 = stablehlo.divide %a, %b : tensor<82xui32>
  check.expect_eq_const %0, dense<[4294967295, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 1, 4294967295, 2147483647, 1431655765, 1, 1, 2, 1, 4294967295, 0, 1, 0, 0, 0, 0, 0, 0, 4294967295, 0, 2, 1, 0, 0, 0, 0, 0, 4294967295, 0, 3, 1, 1, 0, 0, 0, 0, 4294967295, 0, 4294967294, 2147483647, 1431655764, 1, 1, 2, 1, 4294967295, 0, 3999484963, 1999742481, 1333161654, 0, 1, 2, 1, 4294967295, 0, 1769413322, 884706661, 589804440, 0, 0, 1, 0, 4294967295, 0, 3804393892, 1902196946, 1268131297, 0, 0, 2, 1, 1]> : tensor<82xui32>
  func.return
}

// -----

// ui64
func.func @main() {
  // 0, 0, 0, 0, 0, 0, 0, 0, 0, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 4854587563451125098, 4854587563451125098, 4854587563451125098, 4854587563451125098, 4854587563451125098, 4854587563451125098, 4854587563451125098, 4854587563451125098, 4854587563451125098, 1505026473680362302, 1505026473680362302, 1505026473680362302, 1505026473680362302, 1505026473680362302, 1505026473680362302, 1505026473680362302, 1505026473680362302, 1505026473680362302, 17238366712110007761, 17238366712110007761, 17238366712110007761, 17238366712110007761, 17238366712110007761, 17238366712110007761, 17238366712110007761, 17238366712110007761, 17238366712110007761, 18446744073709551615, 1505026473680362302
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 18446744073709551614, 4854587563451125098, 4854587563451125098, 4854587563451125098, 4854587563451125098, 4854587563451125098, 4854587563451125098, 4854587563451125098, 4854587563451125098, 4854587563451125098, 1505026473680362302, 1505026473680362302, 1505026473680362302, 1505026473680362302, 1505026473680362302, 1505026473680362302, 1505026473680362302, 1505026473680362302, 1505026473680362302, 17238366712110007761, 17238366712110007761, 17238366712110007761, 17238366712110007761, 17238366712110007761, 17238366712110007761, 17238366712110007761, 17238366712110007761, 17238366712110007761, 18446744073709551615, 1505026473680362302]> : tensor<83xui64>
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 4854587563451125098, 1505026473680362302, 17238366712110007761, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 4854587563451125098, 1505026473680362302, 17238366712110007761, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 4854587563451125098, 1505026473680362302, 17238366712110007761, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 4854587563451125098, 1505026473680362302, 17238366712110007761, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 4854587563451125098, 1505026473680362302, 17238366712110007761, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 4854587563451125098, 1505026473680362302, 17238366712110007761, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 4854587563451125098, 1505026473680362302, 17238366712110007761, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 4854587563451125098, 1505026473680362302, 17238366712110007761, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 4854587563451125098, 1505026473680362302, 17238366712110007761, 11030595924081318623, 11030595924081318623
  %b = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 4854587563451125098, 1505026473680362302, 17238366712110007761, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 4854587563451125098, 1505026473680362302, 17238366712110007761, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 4854587563451125098, 1505026473680362302, 17238366712110007761, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 4854587563451125098, 1505026473680362302, 17238366712110007761, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 4854587563451125098, 1505026473680362302, 17238366712110007761, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 4854587563451125098, 1505026473680362302, 17238366712110007761, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 4854587563451125098, 1505026473680362302, 17238366712110007761, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 4854587563451125098, 1505026473680362302, 17238366712110007761, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 4854587563451125098, 1505026473680362302, 17238366712110007761, 11030595924081318623, 11030595924081318623]> : tensor<83xui64>
  %0 = stablehlo.divide %a, %b : tensor<83xui64>
  check.expect_eq_const %0, dense<[18446744073709551615, 0, 0, 0, 0, 0, 0, 0, 0, 18446744073709551615, 1, 18446744073709551615, 9223372036854775807, 6148914691236517205, 1, 3, 12, 1, 18446744073709551615, 0, 1, 0, 0, 0, 0, 0, 0, 18446744073709551615, 0, 2, 1, 0, 0, 0, 0, 0, 18446744073709551615, 0, 3, 1, 1, 0, 0, 0, 0, 18446744073709551615, 0, 18446744073709551614, 9223372036854775807, 6148914691236517204, 1, 3, 12, 1, 18446744073709551615, 0, 4854587563451125098, 2427293781725562549, 1618195854483708366, 0, 1, 3, 0, 18446744073709551615, 0, 1505026473680362302, 752513236840181151, 501675491226787434, 0, 0, 1, 0, 18446744073709551615, 0, 17238366712110007761, 8619183356055003880, 5746122237370002587, 0, 3, 11, 1, 1, 0]> : tensor<83xui64>
  func.return
}
