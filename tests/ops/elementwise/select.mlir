// SPDX-License-Identifier: Apache-2.0
// stablehlo.select: a NaN not taken has no say.

// f4E2M1FN
func.func @main() {
  // 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1
  %a = stablehlo.constant dense<[false, true, false, true, false, true, false, true, false, true, false, true]> : tensor<12xi1>
  // 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, 4, -1.5
  %b = stablehlo.constant dense<[0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0x6, 0xB]> : tensor<12xf4E2M1FN>
  // -1.5, 4, 3, -2, 1.5, -1, 1, -6, 6, 0.5, -0.0, 0.0
  %c = stablehlo.constant dense<[0xB, 0x6, 0x5, 0xC, 0x3, 0xA, 0x2, 0xF, 0x7, 0x1, 0x8, 0x0]> : tensor<12xf4E2M1FN>
  %0 = stablehlo.select %a, %b, %c : (tensor<12xi1>, tensor<12xf4E2M1FN>, tensor<12xf4E2M1FN>) -> tensor<12xf4E2M1FN>
  // expected -1.5, -0.0, 3, 6, 1.5, 1, 1, 1.5, 6, 3, -0.0, -1.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<12xf4E2M1FN>) -> tensor<12xui4>
  check.expect_eq_const %1, dense<[11, 8, 5, 7, 3, 2, 2, 3, 7, 5, 8, 11]> : tensor<12xui4>
  func.return
}

// -----

// f6E2M3FN
func.func @main() {
  // 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0
  %a = stablehlo.constant dense<[false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false]> : tensor<17xi1>
  // 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 4.5, 0.75, -1.5, 1.625, 2.25
  %b = stablehlo.constant dense<[0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, 4.5, 0.75, -1.5, 1.625, 2.25]> : tensor<17xf6E2M3FN>
  // 2.25, 1.625, -1.5, 0.75, 4.5, 3, 0.375, -2.5, 1.5, 0.5, -1, 1, -7.5, 7.5, 0.125, -0.0, 0.0
  %c = stablehlo.constant dense<[2.25, 1.625, -1.5, 0.75, 4.5, 3.0, 0.375, -2.5, 1.5, 0.5, -1.0, 1.0, -7.5, 7.5, 0.125, -0.0, 0.0]> : tensor<17xf6E2M3FN>
  %0 = stablehlo.select %a, %b, %c : (tensor<17xi1>, tensor<17xf6E2M3FN>, tensor<17xf6E2M3FN>) -> tensor<17xf6E2M3FN>
  check.expect_eq_const %0, dense<[2.25, -0.0, -1.5, 7.5, 4.5, 1.0, 0.375, 0.5, 1.5, -2.5, -1.0, 3.0, -7.5, 0.75, 0.125, 1.625, 0.0]> : tensor<17xf6E2M3FN>
  func.return
}

// -----

// f6E3M2FN
func.func @main() {
  // 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1
  %a = stablehlo.constant dense<[false, true, false, true, false, true, false, true, false, true, false, true, false, true]> : tensor<14xi1>
  // 0.0, -0.0, 0.0625, 28, -28, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 10, 0.4375
  %b = stablehlo.constant dense<[0.0, -0.0, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, 10.0, 0.4375]> : tensor<14xf6E3M2FN>
  // 0.4375, 10, 3, 0.375, -2.5, 1.5, 0.5, -1, 1, -28, 28, 0.0625, -0.0, 0.0
  %c = stablehlo.constant dense<[0.4375, 10.0, 3.0, 0.375, -2.5, 1.5, 0.5, -1.0, 1.0, -28.0, 28.0, 0.0625, -0.0, 0.0]> : tensor<14xf6E3M2FN>
  %0 = stablehlo.select %a, %b, %c : (tensor<14xi1>, tensor<14xf6E3M2FN>, tensor<14xf6E3M2FN>) -> tensor<14xf6E3M2FN>
  check.expect_eq_const %0, dense<[0.4375, -0.0, 3.0, 28.0, -2.5, 1.0, 0.5, 0.5, 1.0, -2.5, 28.0, 3.0, -0.0, 0.4375]> : tensor<14xf6E3M2FN>
  func.return
}

// -----

// f8E3M4
func.func @main() {
  // 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1
  %a = stablehlo.constant dense<[false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true]> : tensor<20xi1>
  // 0.0, -0.0, 0.015625, 15.5, -15.5, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, nan, 10.5, 1.0625, 1.625, 0.421875, 2.25
  %b = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x6F, 0xEF, 0x30, 0xB0, 0x20, 0x38, 0xC4, 0x1A, 0x48, 0x70, 0xF0, 0x78, 0x65, 0x31, 0x3A, 0x1B, 0x42]> : tensor<20xf8E3M4>
  // 2.25, 0.421875, 1.625, 1.0625, 10.5, nan, -inf, inf, 3, 0.40625, -2.5, 1.5, 0.5, -1, 1, -15.5, 15.5, 0.015625, -0.0, 0.0
  %c = stablehlo.constant dense<[0x42, 0x1B, 0x3A, 0x31, 0x65, 0x78, 0xF0, 0x70, 0x48, 0x1A, 0xC4, 0x38, 0x20, 0xB0, 0x30, 0xEF, 0x6F, 0x01, 0x80, 0x00]> : tensor<20xf8E3M4>
  %0 = stablehlo.select %a, %b, %c : (tensor<20xi1>, tensor<20xf8E3M4>, tensor<20xf8E3M4>) -> tensor<20xf8E3M4>
  // expected 2.25, -0.0, 1.625, 15.5, 10.5, 1, -inf, 0.5, 3, -2.5, -2.5, 3, 0.5, -inf, 1, 10.5, 15.5, 1.625, -0.0, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<20xf8E3M4>) -> tensor<20xui8>
  check.expect_eq_const %1, dense<[66, 128, 58, 111, 101, 48, 240, 32, 72, 196, 196, 72, 32, 240, 48, 101, 111, 58, 128, 66]> : tensor<20xui8>
  func.return
}

// -----

// f8E4M3
func.func @main() {
  // 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0
  %a = stablehlo.constant dense<[false, true, false, true, false, true, true, false, true, false, true, false, true, false, true, false, true, false, true, false]> : tensor<20xi1>
  // 0.0, -0.0, 0.00195312, 240, -240, 1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, nan, 52, 0.078125, -0.5, 1.625, 0.4375, 2.25
  %b = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x77, 0xF7, 0x38, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x78, 0xF8, 0x7C, 0x65, 0x1A, 0xB0, 0x3D, 0x2E, 0x41]> : tensor<20xf8E4M3>
  // 2.25, 0.4375, 1.625, -0.5, 0.078125, 52, -inf, inf, 3, 0.40625, -2.5, 1.5, 0.5, -1, 1, -240, 240, 0.00195312, -0.0, 0.0
  %c = stablehlo.constant dense<[0x41, 0x2E, 0x3D, 0xB0, 0x1A, 0x65, 0xF8, 0x78, 0x44, 0x2D, 0xC2, 0x3C, 0x30, 0xB8, 0x38, 0xF7, 0x77, 0x01, 0x80, 0x00]> : tensor<20xf8E4M3>
  %0 = stablehlo.select %a, %b, %c : (tensor<20xi1>, tensor<20xf8E4M3>, tensor<20xf8E4M3>) -> tensor<20xf8E4M3>
  // expected 2.25, -0.0, 1.625, 240, 0.078125, 1, 0.5, inf, -2.5, 0.40625, 3, 1.5, -inf, -1, 52, -240, -0.5, 0.00195312, 0.4375, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<20xf8E4M3>) -> tensor<20xui8>
  check.expect_eq_const %1, dense<[65, 128, 61, 119, 26, 56, 48, 120, 194, 45, 68, 60, 248, 184, 101, 247, 176, 1, 46, 0]> : tensor<20xui8>
  func.return
}

// -----

// f8E4M3, results that are NaN
func.func @main() {
  // 0
  %a = stablehlo.constant dense<[false]> : tensor<1xi1>
  // -1
  %b = stablehlo.constant dense<[0xB8]> : tensor<1xf8E4M3>
  // nan
  %c = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  %0 = stablehlo.select %a, %b, %c : (tensor<1xi1>, tensor<1xf8E4M3>, tensor<1xf8E4M3>) -> tensor<1xf8E4M3>
  // expected nan
  %1 = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0
  %a = stablehlo.constant dense<[false, true, false, true, false, true, true, false, true, false, true, false, true, false, true, false, true, false]> : tensor<18xi1>
  // 0.0, -0.0, 0.00195312, 448, -448, 1, 0.5, 1.5, -2.5, 0.40625, 3, nan, 52, 0.078125, -0.5, 1.625, 0.4375, 2.25
  %b = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x65, 0x1A, 0xB0, 0x3D, 0x2E, 0x41]> : tensor<18xf8E4M3FN>
  // 2.25, 0.4375, 1.625, -0.5, 0.078125, 52, 3, 0.40625, -2.5, 1.5, 0.5, -1, 1, -448, 448, 0.00195312, -0.0, 0.0
  %c = stablehlo.constant dense<[0x41, 0x2E, 0x3D, 0xB0, 0x1A, 0x65, 0x44, 0x2D, 0xC2, 0x3C, 0x30, 0xB8, 0x38, 0xFE, 0x7E, 0x01, 0x80, 0x00]> : tensor<18xf8E4M3FN>
  %0 = stablehlo.select %a, %b, %c : (tensor<18xi1>, tensor<18xf8E4M3FN>, tensor<18xf8E4M3FN>) -> tensor<18xf8E4M3FN>
  // expected 2.25, -0.0, 1.625, 448, 0.078125, 1, 0.5, 0.40625, -2.5, 1.5, 3, -1, 52, -448, -0.5, 0.00195312, 0.4375, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<18xf8E4M3FN>) -> tensor<18xui8>
  check.expect_eq_const %1, dense<[65, 128, 61, 126, 26, 56, 48, 45, 194, 60, 68, 184, 101, 254, 176, 1, 46, 0]> : tensor<18xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // 0
  %a = stablehlo.constant dense<[false]> : tensor<1xi1>
  // -1
  %b = stablehlo.constant dense<[0xB8]> : tensor<1xf8E4M3FN>
  // nan
  %c = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = stablehlo.select %a, %b, %c : (tensor<1xi1>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  // 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1
  %a = stablehlo.constant dense<[false, false, true, false, true, false, true, false, true, false, true, false, true, false, true, true]> : tensor<16xi1>
  // 0.0, 0.000976562, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 26, 0.0390625, -0.25, 1.625, 2.25
  %b = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x44, 0xCA, 0x35, 0x4C, 0x65, 0x1A, 0xB0, 0x45, 0x49]> : tensor<16xf8E4M3FNUZ>
  // 2.25, 1.625, -0.25, 0.0390625, 26, 3, 0.40625, -2.5, 1.5, 0.5, -1, 1, -240, 240, 0.000976562, 0.0
  %c = stablehlo.constant dense<[0x49, 0x45, 0xB0, 0x1A, 0x65, 0x4C, 0x35, 0xCA, 0x44, 0x38, 0xC0, 0x40, 0xFF, 0x7F, 0x01, 0x00]> : tensor<16xf8E4M3FNUZ>
  %0 = stablehlo.select %a, %b, %c : (tensor<16xi1>, tensor<16xf8E4M3FNUZ>, tensor<16xf8E4M3FNUZ>) -> tensor<16xf8E4M3FNUZ>
  // expected 2.25, 1.625, 240, 0.0390625, 1, 3, 0.5, -2.5, -2.5, 0.5, 3, 1, 0.0390625, 240, 1.625, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<16xf8E4M3FNUZ>) -> tensor<16xui8>
  check.expect_eq_const %1, dense<[73, 69, 127, 26, 64, 76, 56, 202, 202, 56, 76, 64, 26, 127, 69, 73]> : tensor<16xui8>
  func.return
}

// -----

// f8E4M3FNUZ, results that are NaN
func.func @main() {
  // 1, 0
  %a = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  // nan, 0.4375
  %b = stablehlo.constant dense<[0x80, 0x36]> : tensor<2xf8E4M3FNUZ>
  // 0.4375, nan
  %c = stablehlo.constant dense<[0x36, 0x80]> : tensor<2xf8E4M3FNUZ>
  %0 = stablehlo.select %a, %b, %c : (tensor<2xi1>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80]> : tensor<2xf8E4M3FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf8E4M3FNUZ>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1
  %a = stablehlo.constant dense<[false, false, true, false, true, false, true, false, true, false, true, false, true, false, true, true]> : tensor<16xi1>
  // 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 3.25, 0.00488281, -0.03125, 1.625, 2.25
  %b = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0x65, 0x1A, 0xB0, 0x5D, 0x61]> : tensor<16xf8E4M3B11FNUZ>
  // 2.25, 1.625, -0.03125, 0.00488281, 3.25, 3, 0.40625, -2.5, 1.5, 0.5, -1, 1, -30, 30, 0.00012207, 0.0
  %c = stablehlo.constant dense<[0x61, 0x5D, 0xB0, 0x1A, 0x65, 0x64, 0x4D, 0xE2, 0x5C, 0x50, 0xD8, 0x58, 0xFF, 0x7F, 0x01, 0x00]> : tensor<16xf8E4M3B11FNUZ>
  %0 = stablehlo.select %a, %b, %c : (tensor<16xi1>, tensor<16xf8E4M3B11FNUZ>, tensor<16xf8E4M3B11FNUZ>) -> tensor<16xf8E4M3B11FNUZ>
  // expected 2.25, 1.625, 30, 0.00488281, 1, 3, 0.5, -2.5, -2.5, 0.5, 3, 1, 0.00488281, 30, 1.625, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<16xf8E4M3B11FNUZ>) -> tensor<16xui8>
  check.expect_eq_const %1, dense<[97, 93, 127, 26, 88, 100, 80, 226, 226, 80, 100, 88, 26, 127, 93, 97]> : tensor<16xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // 1, 0
  %a = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  // nan, 0.4375
  %b = stablehlo.constant dense<[0x80, 0x4E]> : tensor<2xf8E4M3B11FNUZ>
  // 0.4375, nan
  %c = stablehlo.constant dense<[0x4E, 0x80]> : tensor<2xf8E4M3B11FNUZ>
  %0 = stablehlo.select %a, %b, %c : (tensor<2xi1>, tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80]> : tensor<2xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf8E4M3B11FNUZ>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0
  %a = stablehlo.constant dense<[false, true, false, true, true, false, true, false, true, false, true, false, true, false, true, false, true, false]> : tensor<18xi1>
  // 0.0, -0.0, 1.52588e-05, 57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, nan, 1280, 0.00292969, -0.125, 0.4375
  %b = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0x7E, 0x65, 0x1A, 0xB0, 0x37]> : tensor<18xf8E5M2>
  // 0.4375, -0.125, 0.00292969, 1280, -inf, inf, 3, 0.375, -2.5, 1.5, 0.5, -1, 1, -57344, 57344, 1.52588e-05, -0.0, 0.0
  %c = stablehlo.constant dense<[0x37, 0xB0, 0x1A, 0x65, 0xFC, 0x7C, 0x42, 0x36, 0xC1, 0x3E, 0x38, 0xBC, 0x3C, 0xFB, 0x7B, 0x01, 0x80, 0x00]> : tensor<18xf8E5M2>
  %0 = stablehlo.select %a, %b, %c : (tensor<18xi1>, tensor<18xf8E5M2>, tensor<18xf8E5M2>) -> tensor<18xf8E5M2>
  // expected 0.4375, -0.0, 0.00292969, 57344, 1, inf, 0.5, 0.375, -2.5, 1.5, 3, -1, -inf, -57344, 1280, 1.52588e-05, -0.125, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<18xf8E5M2>) -> tensor<18xui8>
  check.expect_eq_const %1, dense<[55, 128, 26, 123, 60, 124, 56, 54, 193, 62, 66, 188, 252, 251, 101, 1, 176, 0]> : tensor<18xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // 0
  %a = stablehlo.constant dense<[false]> : tensor<1xi1>
  // -57344
  %b = stablehlo.constant dense<[0xFB]> : tensor<1xf8E5M2>
  // nan
  %c = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = stablehlo.select %a, %b, %c : (tensor<1xi1>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  // 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1
  %a = stablehlo.constant dense<[false, false, true, false, true, false, true, false, true, false, true, false, true, true]> : tensor<14xi1>
  // 0.0, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 640, 0.00146484, 0.4375
  %b = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x42, 0xC5, 0x3A, 0x46, 0x65, 0x1A, 0x3B]> : tensor<14xf8E5M2FNUZ>
  // 0.4375, 0.00146484, 640, 3, 0.375, -2.5, 1.5, 0.5, -1, 1, -57344, 57344, 7.62939e-06, 0.0
  %c = stablehlo.constant dense<[0x3B, 0x1A, 0x65, 0x46, 0x3A, 0xC5, 0x42, 0x3C, 0xC0, 0x40, 0xFF, 0x7F, 0x01, 0x00]> : tensor<14xf8E5M2FNUZ>
  %0 = stablehlo.select %a, %b, %c : (tensor<14xi1>, tensor<14xf8E5M2FNUZ>, tensor<14xf8E5M2FNUZ>) -> tensor<14xf8E5M2FNUZ>
  // expected 0.4375, 0.00146484, 57344, 3, 1, -2.5, 0.5, 0.5, -2.5, 1, 3, 57344, 0.00146484, 0.4375
  %1 = stablehlo.bitcast_convert %0 : (tensor<14xf8E5M2FNUZ>) -> tensor<14xui8>
  check.expect_eq_const %1, dense<[59, 26, 127, 70, 64, 197, 60, 60, 197, 64, 70, 127, 26, 59]> : tensor<14xui8>
  func.return
}

// -----

// f8E5M2FNUZ, results that are NaN
func.func @main() {
  // 1, 0
  %a = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  // nan, -0.0625
  %b = stablehlo.constant dense<[0x80, 0xB0]> : tensor<2xf8E5M2FNUZ>
  // -0.0625, nan
  %c = stablehlo.constant dense<[0xB0, 0x80]> : tensor<2xf8E5M2FNUZ>
  %0 = stablehlo.select %a, %b, %c : (tensor<2xi1>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80]> : tensor<2xf8E5M2FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf8E5M2FNUZ>
  func.return
}

// -----

// f8E8M0FNU
func.func @main() {
  // 1, 0, 1, 0, 1, 0
  %a = stablehlo.constant dense<[true, false, true, false, true, false]> : tensor<6xi1>
  // 1.17549e-38, 0.5, 1, 2, 256, 1.70141e+38
  %b = stablehlo.constant dense<[0x01, 0x7E, 0x7F, 0x80, 0x87, 0xFE]> : tensor<6xf8E8M0FNU>
  // 1.70141e+38, 256, 2, 1, 0.5, 1.17549e-38
  %c = stablehlo.constant dense<[0xFE, 0x87, 0x80, 0x7F, 0x7E, 0x01]> : tensor<6xf8E8M0FNU>
  %0 = stablehlo.select %a, %b, %c : (tensor<6xi1>, tensor<6xf8E8M0FNU>, tensor<6xf8E8M0FNU>) -> tensor<6xf8E8M0FNU>
  // expected 1.17549e-38, 256, 1, 1, 256, 1.17549e-38
  %1 = stablehlo.bitcast_convert %0 : (tensor<6xf8E8M0FNU>) -> tensor<6xui8>
  check.expect_eq_const %1, dense<[1, 135, 127, 127, 135, 1]> : tensor<6xui8>
  func.return
}

// -----

// f8E8M0FNU, results that are NaN
func.func @main() {
  // 0, 1
  %a = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  // 5.87747e-39, nan
  %b = stablehlo.constant dense<[0x00, 0xFF]> : tensor<2xf8E8M0FNU>
  // nan, 5.87747e-39
  %c = stablehlo.constant dense<[0xFF, 0x00]> : tensor<2xf8E8M0FNU>
  %0 = stablehlo.select %a, %b, %c : (tensor<2xi1>, tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0xFF, 0xFF]> : tensor<2xf8E8M0FNU>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf8E8M0FNU>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0
  %a = stablehlo.constant dense<[false, true, false, true, false, true, false, true, true, false, true, false, true, false, true, false, true, false, true, false, true, false]> : tensor<22xi1>
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, -2.5, 0.400391, 3, inf, -inf, nan, 9.50376e+22, 3.59824e-23, -1.73168e-09, 1.04688, 1.60938, 0.425781, 2.25, -300
  %b = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0x7FC0, 0x65A1, 0x1A2E, 0xB0EE, 0x3F86, 0x3FCE, 0x3EDA, 0x4010, 0xC396]> : tensor<22xbf16>
  // -300, 2.25, 0.425781, 1.60938, 1.04688, -1.73168e-09, 3.59824e-23, 9.50376e+22, -inf, inf, 3, 0.400391, -2.5, 1.5, 0.5, -1, 1, -3.38953e+38, 3.38953e+38, 9.18355e-41, -0.0, 0.0
  %c = stablehlo.constant dense<[0xC396, 0x4010, 0x3EDA, 0x3FCE, 0x3F86, 0xB0EE, 0x1A2E, 0x65A1, 0xFF80, 0x7F80, 0x4040, 0x3ECD, 0xC020, 0x3FC0, 0x3F00, 0xBF80, 0x3F80, 0xFF7F, 0x7F7F, 0x0001, 0x8000, 0x0000]> : tensor<22xbf16>
  %0 = stablehlo.select %a, %b, %c : (tensor<22xi1>, tensor<22xbf16>, tensor<22xbf16>) -> tensor<22xbf16>
  // expected -300, -0.0, 0.425781, 3.38953e+38, 1.04688, 1, 3.59824e-23, 0.5, -2.5, inf, 3, 0.400391, -inf, 1.5, 9.50376e+22, -1, -1.73168e-09, -3.38953e+38, 1.60938, 9.18355e-41, 2.25, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xbf16>) -> tensor<22xui16>
  check.expect_eq_const %1, dense<[50070, 32768, 16090, 32639, 16262, 16256, 6702, 16128, 49184, 32640, 16448, 16077, 65408, 16320, 26017, 49024, 45294, 65407, 16334, 1, 16400, 0]> : tensor<22xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // 0
  %a = stablehlo.constant dense<[false]> : tensor<1xi1>
  // 1.5
  %b = stablehlo.constant dense<[0x3FC0]> : tensor<1xbf16>
  // nan
  %c = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = stablehlo.select %a, %b, %c : (tensor<1xi1>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0
  %a = stablehlo.constant dense<[false, true, false, true, false, true, false, true, true, false, true, false, true, false, true, false, true, false, true, false, true, false]> : tensor<22xi1>
  // 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, -2.5, 0.399902, 3, inf, -inf, nan, 1441, 0.00301743, -0.154053, 1.04395, 1.61328, 0.425049, 2.25, -300
  %b = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0xFBFF, 0x3C00, 0xBC00, 0x3800, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0x7E00, 0x65A1, 0x1A2E, 0xB0EE, 0x3C2D, 0x3E74, 0x36CD, 0x4080, 0xDCB0]> : tensor<22xf16>
  // -300, 2.25, 0.425049, 1.61328, 1.04395, -0.154053, 0.00301743, 1441, -inf, inf, 3, 0.399902, -2.5, 1.5, 0.5, -1, 1, -65504, 65504, 5.96046e-08, -0.0, 0.0
  %c = stablehlo.constant dense<[0xDCB0, 0x4080, 0x36CD, 0x3E74, 0x3C2D, 0xB0EE, 0x1A2E, 0x65A1, 0xFC00, 0x7C00, 0x4200, 0x3666, 0xC100, 0x3E00, 0x3800, 0xBC00, 0x3C00, 0xFBFF, 0x7BFF, 0x0001, 0x8000, 0x0000]> : tensor<22xf16>
  %0 = stablehlo.select %a, %b, %c : (tensor<22xi1>, tensor<22xf16>, tensor<22xf16>) -> tensor<22xf16>
  // expected -300, -0.0, 0.425049, 65504, 1.04395, 1, 0.00301743, 0.5, -2.5, inf, 3, 0.399902, -inf, 1.5, 1441, -1, -0.154053, -65504, 1.61328, 5.96046e-08, 2.25, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf16>) -> tensor<22xui16>
  check.expect_eq_const %1, dense<[56496, 32768, 14029, 31743, 15405, 15360, 6702, 14336, 49408, 31744, 16896, 13926, 64512, 15872, 26017, 48128, 45294, 64511, 15988, 1, 16512, 0]> : tensor<22xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // 0
  %a = stablehlo.constant dense<[false]> : tensor<1xi1>
  // 1.5
  %b = stablehlo.constant dense<[0x3E00]> : tensor<1xf16>
  // nan
  %c = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = stablehlo.select %a, %b, %c : (tensor<1xi1>, tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f32
func.func @main() {
  // 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1
  %a = stablehlo.constant dense<[false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true]> : tensor<24xi1>
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, -6.63395, -1.08422e-26, -3.63953e-25, 3.338, -0.468, 3.795, 2.25, -300, 70000
  %b = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x7FC00000, 0xC0D44949, 0x9456C089, 0x96E146AC, 0x4055A1CB, 0xBEEF9DB2, 0x4072E148, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<24xf32>
  // 70000, -300, 2.25, 3.795, -0.468, 3.338, -3.63953e-25, -1.08422e-26, -6.63395, nan, -inf, inf, 3, 0.4, -2.5, 1.5, 0.5, -1, 1, -3.40282e+38, 3.40282e+38, 1.4013e-45, -0.0, 0.0
  %c = stablehlo.constant dense<[0x4788B800, 0xC3960000, 0x40100000, 0x4072E148, 0xBEEF9DB2, 0x4055A1CB, 0x96E146AC, 0x9456C089, 0xC0D44949, 0x7FC00000, 0xFF800000, 0x7F800000, 0x40400000, 0x3ECCCCCD, 0xC0200000, 0x3FC00000, 0x3F000000, 0xBF800000, 0x3F800000, 0xFF7FFFFF, 0x7F7FFFFF, 0x00000001, 0x80000000, 0x00000000]> : tensor<24xf32>
  %0 = stablehlo.select %a, %b, %c : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
  // expected 70000, -0.0, 2.25, 3.40282e+38, -0.468, 1, -3.63953e-25, 0.5, -6.63395, -2.5, -inf, 3, 3, -inf, -2.5, -6.63395, 0.5, -3.63953e-25, 1, -0.468, 3.40282e+38, 2.25, -0.0, 70000
  %1 = stablehlo.bitcast_convert %0 : (tensor<24xf32>) -> tensor<24xui32>
  check.expect_eq_const %1, dense<[1200142336, 2147483648, 1074790400, 2139095039, 3203374514, 1065353216, 2531346092, 1056964608, 3235137865, 3223322624, 4286578688, 1077936128, 1077936128, 4286578688, 3223322624, 3235137865, 1056964608, 2531346092, 1065353216, 3203374514, 2139095039, 1074790400, 2147483648, 1200142336]> : tensor<24xui32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1
  %a = stablehlo.constant dense<[false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true]> : tensor<24xi1>
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, -1.47548e+180, 1.56895e-217, -1.03888e+112, 1.015, -2.592, -0.964, 2.25, -300, 70000
  %b = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xE556C1CF4083A616, 0x12EBB12802593087, 0xD731477D21D8B881, 0x3FF03D70A3D70A3D, 0xC004BC6A7EF9DB23, 0xBFEED916872B020C, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<24xf64>
  // 70000, -300, 2.25, -0.964, -2.592, 1.015, -1.03888e+112, 1.56895e-217, -1.47548e+180, nan, -inf, inf, 3, 0.4, -2.5, 1.5, 0.5, -1, 1, -1.79769e+308, 1.79769e+308, 4.94066e-324, -0.0, 0.0
  %c = stablehlo.constant dense<[0x40F1170000000000, 0xC072C00000000000, 0x4002000000000000, 0xBFEED916872B020C, 0xC004BC6A7EF9DB23, 0x3FF03D70A3D70A3D, 0xD731477D21D8B881, 0x12EBB12802593087, 0xE556C1CF4083A616, 0x7FF8000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0x4008000000000000, 0x3FD999999999999A, 0xC004000000000000, 0x3FF8000000000000, 0x3FE0000000000000, 0xBFF0000000000000, 0x3FF0000000000000, 0xFFEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x0000000000000001, 0x8000000000000000, 0x0000000000000000]> : tensor<24xf64>
  %0 = stablehlo.select %a, %b, %c : (tensor<24xi1>, tensor<24xf64>, tensor<24xf64>) -> tensor<24xf64>
  // expected 70000, -0.0, 2.25, 1.79769e+308, -2.592, 1, -1.03888e+112, 0.5, -1.47548e+180, -2.5, -inf, 3, 3, -inf, -2.5, -1.47548e+180, 0.5, -1.03888e+112, 1, -2.592, 1.79769e+308, 2.25, -0.0, 70000
  %1 = stablehlo.bitcast_convert %0 : (tensor<24xf64>) -> tensor<24xui64>
  check.expect_eq_const %1, dense<[4679546776582094848, 9223372036854775808, 4612248968380809216, 9218868437227405311, 13836391120771865379, 4607182418800017408, 15506253594777663617, 4602678819172646912, 16525608978567374358, 13836183955189006336, 18442240474082181120, 4613937818241073152, 4613937818241073152, 18442240474082181120, 13836183955189006336, 16525608978567374358, 4602678819172646912, 15506253594777663617, 4607182418800017408, 13836391120771865379, 9218868437227405311, 4612248968380809216, 9223372036854775808, 4679546776582094848]> : tensor<24xui64>
  func.return
}

// -----

// i2
func.func @main() {
  // 0, 1, 0, 1
  %a = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  // -2, 1, 0, -1
  %b = stablehlo.constant dense<[-2, 1, 0, -1]> : tensor<4xi2>
  // -1, 0, 1, -2
  %c = stablehlo.constant dense<[-1, 0, 1, -2]> : tensor<4xi2>
  %0 = stablehlo.select %a, %b, %c : (tensor<4xi1>, tensor<4xi2>, tensor<4xi2>) -> tensor<4xi2>
  check.expect_eq_const %0, dense<[-1, 1, 1, -1]> : tensor<4xi2>
  func.return
}

// -----

// i4
func.func @main() {
  // 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1
  %a = stablehlo.constant dense<[false, true, false, true, false, true, false, true, false, true, false, true]> : tensor<12xi1>
  // -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, -4
  %b = stablehlo.constant dense<[-8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, -4]> : tensor<12xi4>
  // -4, -3, -2, -1, 6, -7, 3, 2, 1, 0, 7, -8
  %c = stablehlo.constant dense<[-4, -3, -2, -1, 6, -7, 3, 2, 1, 0, 7, -8]> : tensor<12xi4>
  %0 = stablehlo.select %a, %b, %c : (tensor<12xi1>, tensor<12xi4>, tensor<12xi4>) -> tensor<12xi4>
  check.expect_eq_const %0, dense<[-4, 7, -2, 1, 6, 3, 3, 6, 1, -2, 7, -4]> : tensor<12xi4>
  func.return
}

// -----

// i8
func.func @main() {
  // 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0
  %a = stablehlo.constant dense<[false, true, false, true, false, true, false, true, false, true, false, true, false, true, false]> : tensor<15xi1>
  // -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 100, -6, 67
  %b = stablehlo.constant dense<[-128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 100, -6, 67]> : tensor<15xi8>
  // 67, -6, 100, -7, -3, -2, -1, 126, -127, 3, 2, 1, 0, 127, -128
  %c = stablehlo.constant dense<[67, -6, 100, -7, -3, -2, -1, 126, -127, 3, 2, 1, 0, 127, -128]> : tensor<15xi8>
  %0 = stablehlo.select %a, %b, %c : (tensor<15xi1>, tensor<15xi8>, tensor<15xi8>) -> tensor<15xi8>
  check.expect_eq_const %0, dense<[67, 127, 100, 1, -3, 3, -1, 126, -127, -2, 2, -7, 0, -6, -128]> : tensor<15xi8>
  func.return
}

// -----

// i16
func.func @main() {
  // 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0
  %a = stablehlo.constant dense<[false, true, false, true, false, true, false, true, false, true, false, true, false, true, false]> : tensor<15xi1>
  // -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, -5069, -1335, -23043
  %b = stablehlo.constant dense<[-32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, -5069, -1335, -23043]> : tensor<15xi16>
  // -23043, -1335, -5069, -7, -3, -2, -1, 32766, -32767, 3, 2, 1, 0, 32767, -32768
  %c = stablehlo.constant dense<[-23043, -1335, -5069, -7, -3, -2, -1, 32766, -32767, 3, 2, 1, 0, 32767, -32768]> : tensor<15xi16>
  %0 = stablehlo.select %a, %b, %c : (tensor<15xi1>, tensor<15xi16>, tensor<15xi16>) -> tensor<15xi16>
  check.expect_eq_const %0, dense<[-23043, 32767, -5069, 1, -3, 3, -1, 32766, -32767, -2, 2, -7, 0, -1335, -32768]> : tensor<15xi16>
  func.return
}

// -----

// i32
func.func @main() {
  // 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0
  %a = stablehlo.constant dense<[false, true, false, true, false, true, false, true, false, true, false, true, false, true, false]> : tensor<15xi1>
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -653873041, 1258307036, 102220109
  %b = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -653873041, 1258307036, 102220109]> : tensor<15xi32>
  // 102220109, 1258307036, -653873041, -7, -3, -2, -1, 2147483646, -2147483647, 3, 2, 1, 0, 2147483647, -2147483648
  %c = stablehlo.constant dense<[102220109, 1258307036, -653873041, -7, -3, -2, -1, 2147483646, -2147483647, 3, 2, 1, 0, 2147483647, -2147483648]> : tensor<15xi32>
  %0 = stablehlo.select %a, %b, %c : (tensor<15xi1>, tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
  check.expect_eq_const %0, dense<[102220109, 2147483647, -653873041, 1, -3, 3, -1, 2147483646, -2147483647, -2, 2, -7, 0, 1258307036, -2147483648]> : tensor<15xi32>
  func.return
}

// -----

// i64
func.func @main() {
  // 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0
  %a = stablehlo.constant dense<[false, true, false, true, false, true, false, true, false, true, false, true, false, true, false]> : tensor<15xi1>
  // -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, -2544381387731091000, 3210966736739813458, -8222473259849001902
  %b = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, -2544381387731091000, 3210966736739813458, -8222473259849001902]> : tensor<15xi64>
  // -8222473259849001902, 3210966736739813458, -2544381387731091000, -7, -3, -2, -1, 9223372036854775806, -9223372036854775807, 3, 2, 1, 0, 9223372036854775807, -9223372036854775808
  %c = stablehlo.constant dense<[-8222473259849001902, 3210966736739813458, -2544381387731091000, -7, -3, -2, -1, 9223372036854775806, -9223372036854775807, 3, 2, 1, 0, 9223372036854775807, -9223372036854775808]> : tensor<15xi64>
  %0 = stablehlo.select %a, %b, %c : (tensor<15xi1>, tensor<15xi64>, tensor<15xi64>) -> tensor<15xi64>
  check.expect_eq_const %0, dense<[-8222473259849001902, 9223372036854775807, -2544381387731091000, 1, -3, 3, -1, 9223372036854775806, -9223372036854775807, -2, 2, -7, 0, 3210966736739813458, -9223372036854775808]> : tensor<15xi64>
  func.return
}

// -----

// ui2
func.func @main() {
  // 0, 1, 0, 1
  %a = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  // 0, 3, 1, 2
  %b = stablehlo.constant dense<[0, 3, 1, 2]> : tensor<4xui2>
  // 2, 1, 3, 0
  %c = stablehlo.constant dense<[2, 1, 3, 0]> : tensor<4xui2>
  %0 = stablehlo.select %a, %b, %c : (tensor<4xi1>, tensor<4xui2>, tensor<4xui2>) -> tensor<4xui2>
  check.expect_eq_const %0, dense<[2, 3, 3, 2]> : tensor<4xui2>
  func.return
}

// -----

// ui4
func.func @main() {
  // 0, 1, 0, 1, 0, 1, 0, 1
  %a = stablehlo.constant dense<[false, true, false, true, false, true, false, true]> : tensor<8xi1>
  // 0, 15, 1, 2, 3, 14, 6, 13
  %b = stablehlo.constant dense<[0, 15, 1, 2, 3, 14, 6, 13]> : tensor<8xui4>
  // 13, 6, 14, 3, 2, 1, 15, 0
  %c = stablehlo.constant dense<[13, 6, 14, 3, 2, 1, 15, 0]> : tensor<8xui4>
  %0 = stablehlo.select %a, %b, %c : (tensor<8xi1>, tensor<8xui4>, tensor<8xui4>) -> tensor<8xui4>
  check.expect_eq_const %0, dense<[13, 15, 14, 2, 2, 14, 15, 13]> : tensor<8xui4>
  func.return
}

// -----

// ui8
func.func @main() {
  // 0, 1, 0, 1, 0, 1, 0, 1, 0
  %a = stablehlo.constant dense<[false, true, false, true, false, true, false, true, false]> : tensor<9xi1>
  // 0, 255, 1, 2, 3, 254, 15, 76, 202
  %b = stablehlo.constant dense<[0, 255, 1, 2, 3, 254, 15, 76, 202]> : tensor<9xui8>
  // 202, 76, 15, 254, 3, 2, 1, 255, 0
  %c = stablehlo.constant dense<[202, 76, 15, 254, 3, 2, 1, 255, 0]> : tensor<9xui8>
  %0 = stablehlo.select %a, %b, %c : (tensor<9xi1>, tensor<9xui8>, tensor<9xui8>) -> tensor<9xui8>
  check.expect_eq_const %0, dense<[202, 255, 15, 2, 3, 254, 1, 76, 0]> : tensor<9xui8>
  func.return
}

// -----

// ui16
func.func @main() {
  // 0, 1, 0, 1, 0, 1, 0, 1, 0
  %a = stablehlo.constant dense<[false, true, false, true, false, true, false, true, false]> : tensor<9xi1>
  // 0, 65535, 1, 2, 3, 65534, 45764, 42705, 22758
  %b = stablehlo.constant dense<[0, 65535, 1, 2, 3, 65534, 45764, 42705, 22758]> : tensor<9xui16>
  // 22758, 42705, 45764, 65534, 3, 2, 1, 65535, 0
  %c = stablehlo.constant dense<[22758, 42705, 45764, 65534, 3, 2, 1, 65535, 0]> : tensor<9xui16>
  %0 = stablehlo.select %a, %b, %c : (tensor<9xi1>, tensor<9xui16>, tensor<9xui16>) -> tensor<9xui16>
  check.expect_eq_const %0, dense<[22758, 65535, 45764, 2, 3, 65534, 1, 42705, 0]> : tensor<9xui16>
  func.return
}

// -----

// ui32
func.func @main() {
  // 0, 1, 0, 1, 0, 1, 0, 1, 0
  %a = stablehlo.constant dense<[false, true, false, true, false, true, false, true, false]> : tensor<9xi1>
  // 0, 4294967295, 1, 2, 3, 4294967294, 3325088021, 3540185494, 1373315740
  %b = stablehlo.constant dense<[0, 4294967295, 1, 2, 3, 4294967294, 3325088021, 3540185494, 1373315740]> : tensor<9xui32>
  // 1373315740, 3540185494, 3325088021, 4294967294, 3, 2, 1, 4294967295, 0
  %c = stablehlo.constant dense<[1373315740, 3540185494, 3325088021, 4294967294, 3, 2, 1, 4294967295, 0]> : tensor<9xui32>
  %0 = stablehlo.select %a, %b, %c : (tensor<9xi1>, tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
  check.expect_eq_const %0, dense<[1373315740, 4294967295, 3325088021, 2, 3, 4294967294, 1, 3540185494, 0]> : tensor<9xui32>
  func.return
}

// -----

// ui64
func.func @main() {
  // 0, 1, 0, 1, 0, 1, 0, 1, 0
  %a = stablehlo.constant dense<[false, true, false, true, false, true, false, true, false]> : tensor<9xi1>
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 14660229306097032239, 7310859993366154673, 3219643613535489325
  %b = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 14660229306097032239, 7310859993366154673, 3219643613535489325]> : tensor<9xui64>
  // 3219643613535489325, 7310859993366154673, 14660229306097032239, 18446744073709551614, 3, 2, 1, 18446744073709551615, 0
  %c = stablehlo.constant dense<[3219643613535489325, 7310859993366154673, 14660229306097032239, 18446744073709551614, 3, 2, 1, 18446744073709551615, 0]> : tensor<9xui64>
  %0 = stablehlo.select %a, %b, %c : (tensor<9xi1>, tensor<9xui64>, tensor<9xui64>) -> tensor<9xui64>
  check.expect_eq_const %0, dense<[3219643613535489325, 18446744073709551615, 14660229306097032239, 2, 3, 18446744073709551614, 1, 7310859993366154673, 0]> : tensor<9xui64>
  func.return
}

// -----

// i1
func.func @main() {
  // 0, 1
  %a = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  // 0, 1
  %b = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  // 1, 0
  %c = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %0 = stablehlo.select %a, %b, %c : (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  check.expect_eq_const %0, dense<[true, true]> : tensor<2xi1>
  func.return
}
