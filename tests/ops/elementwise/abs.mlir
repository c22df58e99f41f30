// SPDX-License-Identifier: Apache-2.0
// stablehlo.abs: floats and integers.

// f4E2M1FN
func.func @main() {
  // 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, 4, -4, -3, -1.5, 2
  %a = stablehlo.constant dense<[0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0x6, 0xE, 0xD, 0xB, 0x4]> : tensor<15xf4E2M1FN>
  %0 = stablehlo.abs %a : tensor<15xf4E2M1FN>
  // expected 0.0, 0.0, 0.5, 6, 6, 1, 1, 1.5, 2, 3, 4, 4, 3, 1.5, 2
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xf4E2M1FN>) -> tensor<15xui4>
  check.expect_eq_const %1, dense<[0, 0, 1, 7, 7, 2, 2, 3, 4, 5, 6, 6, 5, 3, 4]> : tensor<15xui4>
  func.return
}

// -----

// f6E2M3FN
func.func @main() {
  // 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 6, -4.5, -3.5, -3.75, 1.875, -0.875, -1.5, 3.5, 2.25
  %a = stablehlo.constant dense<[0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, 6.0, -4.5, -3.5, -3.75, 1.875, -0.875, -1.5, 3.5, 2.25]> : tensor<21xf6E2M3FN>
  %0 = stablehlo.abs %a : tensor<21xf6E2M3FN>
  check.expect_eq_const %0, dense<[0.0, 0.0, 0.125, 7.5, 7.5, 1.0, 1.0, 0.5, 1.5, 2.5, 0.375, 3.0, 6.0, 4.5, 3.5, 3.75, 1.875, 0.875, 1.5, 3.5, 2.25]> : tensor<21xf6E2M3FN>
  func.return
}

// -----

// f6E3M2FN
func.func @main() {
  // 0.0, -0.0, 0.0625, 28, -28, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 0.25, -0.125, 12, 2, -3, -0.375, -4, -3.5, -1.75, 1.75
  %a = stablehlo.constant dense<[0.0, -0.0, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, 0.25, -0.125, 12.0, 2.0, -3.0, -0.375, -4.0, -3.5, -1.75, 1.75]> : tensor<22xf6E3M2FN>
  %0 = stablehlo.abs %a : tensor<22xf6E3M2FN>
  check.expect_eq_const %0, dense<[0.0, 0.0, 0.0625, 28.0, 28.0, 1.0, 1.0, 0.5, 1.5, 2.5, 0.375, 3.0, 0.25, 0.125, 12.0, 2.0, 3.0, 0.375, 4.0, 3.5, 1.75, 1.75]> : tensor<22xf6E3M2FN>
  func.return
}

// -----

// f8E3M4
func.func @main() {
  // 0.0, -0.0, 0.015625, 15.5, -15.5, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, -0.875, -3.375, 12, -0.390625, -7.75, -6.75, -1.75, -0.9375, -2, -2.25, 3.75
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x6F, 0xEF, 0x30, 0xB0, 0x20, 0x38, 0xC4, 0x1A, 0x48, 0x70, 0xF0, 0xAC, 0xCB, 0x68, 0x99, 0xDF, 0xDB, 0xBC, 0xAE, 0xC0, 0xC2, 0x4E]> : tensor<25xf8E3M4>
  %0 = stablehlo.abs %a : tensor<25xf8E3M4>
  // expected 0.0, 0.0, 0.015625, 15.5, 15.5, 1, 1, 0.5, 1.5, 2.5, 0.40625, 3, inf, inf, 0.875, 3.375, 12, 0.390625, 7.75, 6.75, 1.75, 0.9375, 2, 2.25, 3.75
  %1 = stablehlo.bitcast_convert %0 : (tensor<25xf8E3M4>) -> tensor<25xui8>
  check.expect_eq_const %1, dense<[0, 0, 1, 111, 111, 48, 48, 32, 56, 68, 26, 72, 112, 112, 44, 75, 104, 25, 95, 91, 60, 46, 64, 66, 78]> : tensor<25xui8>
  func.return
}

// -----

// f8E3M4, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x78]> : tensor<1xf8E3M4>
  %0 = stablehlo.abs %a : tensor<1xf8E3M4>
  // expected nan
  %1 = stablehlo.constant dense<[0x78]> : tensor<1xf8E3M4>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E3M4>
  func.return
}

// -----

// f8E4M3
func.func @main() {
  // 0.0, -0.0, 0.00195312, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, 1.25, 88, 14, -7.5, -112, -0.015625, -0.4375, -1.25, 0.75, 3.25, 0.140625, 3.75
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x77, 0xF7, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x78, 0xF8, 0x3A, 0x6B, 0x56, 0xCF, 0xEE, 0x88, 0xAE, 0xBA, 0x34, 0x45, 0x21, 0x47]> : tensor<26xf8E4M3>
  %0 = stablehlo.abs %a : tensor<26xf8E4M3>
  // expected 0.0, 0.0, 0.00195312, 240, 240, 1, 1, 0.5, 1.5, 2.5, 0.40625, 3, inf, inf, 1.25, 88, 14, 7.5, 112, 0.015625, 0.4375, 1.25, 0.75, 3.25, 0.140625, 3.75
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf8E4M3>) -> tensor<26xui8>
  check.expect_eq_const %1, dense<[0, 0, 1, 119, 119, 56, 56, 48, 60, 66, 45, 68, 120, 120, 58, 107, 86, 79, 110, 8, 46, 58, 52, 69, 33, 71]> : tensor<26xui8>
  func.return
}

// -----

// f8E4M3, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  %0 = stablehlo.abs %a : tensor<1xf8E4M3>
  // expected nan
  %1 = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -14, -0.3125, 15, 36, 0.4375, -3.5, -3.75, -0.75, 1.25, -2.75
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0xD6, 0xAA, 0x57, 0x61, 0x2E, 0xC6, 0xC7, 0xB4, 0x3A, 0xC3]> : tensor<22xf8E4M3FN>
  %0 = stablehlo.abs %a : tensor<22xf8E4M3FN>
  // expected 0.0, 0.0, 0.00195312, 448, 448, 1, 1, 0.5, 1.5, 2.5, 0.40625, 3, 14, 0.3125, 15, 36, 0.4375, 3.5, 3.75, 0.75, 1.25, 2.75
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E4M3FN>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[0, 0, 1, 126, 126, 56, 56, 48, 60, 66, 45, 68, 86, 42, 87, 97, 46, 70, 71, 52, 58, 67]> : tensor<22xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = stablehlo.abs %a : tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  // 0.0, 0.000976562, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.0292969, 1.125, 0.21875, -0.203125, -18, -3.25, -0.3125, 3.25, -3.75, -0.078125
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x44, 0xCA, 0x35, 0x4C, 0x17, 0x41, 0x2E, 0xAD, 0xE1, 0xCD, 0xB2, 0x4D, 0xCF, 0xA2]> : tensor<21xf8E4M3FNUZ>
  %0 = stablehlo.abs %a : tensor<21xf8E4M3FNUZ>
  // expected 0.0, 0.000976562, 240, 240, 1, 1, 0.5, 1.5, 2.5, 0.40625, 3, 0.0292969, 1.125, 0.21875, 0.203125, 18, 3.25, 0.3125, 3.25, 3.75, 0.078125
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf8E4M3FNUZ>) -> tensor<21xui8>
  check.expect_eq_const %1, dense<[0, 1, 127, 127, 64, 64, 56, 68, 74, 53, 76, 23, 65, 46, 45, 97, 77, 50, 77, 79, 34]> : tensor<21xui8>
  func.return
}

// -----

// f8E4M3FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  %0 = stablehlo.abs %a : tensor<1xf8E4M3FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FNUZ>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -0.00134277, -1.75, 0.0214844, -0.5, -0.00170898, -3.25, -2.25, 1.625, 3.75, -1.25, -1.875
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0x8B, 0xDE, 0x2B, 0xD0, 0x8E, 0xE5, 0xE1, 0x5D, 0x67, 0xDA, 0xDF]> : tensor<22xf8E4M3B11FNUZ>
  %0 = stablehlo.abs %a : tensor<22xf8E4M3B11FNUZ>
  // expected 0.0, 0.00012207, 30, 30, 1, 1, 0.5, 1.5, 2.5, 0.40625, 3, 0.00134277, 1.75, 0.0214844, 0.5, 0.00170898, 3.25, 2.25, 1.625, 3.75, 1.25, 1.875
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E4M3B11FNUZ>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[0, 1, 127, 127, 88, 88, 80, 92, 98, 77, 100, 11, 94, 43, 80, 14, 101, 97, 93, 103, 90, 95]> : tensor<22xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = stablehlo.abs %a : tensor<1xf8E4M3B11FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3B11FNUZ>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, -20, 80, -512, 448, -0.00012207, -0.000610352, 2, 0.4375, 3.5, 0.75, -3
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0xCD, 0x55, 0xE0, 0x5F, 0x88, 0x91, 0x40, 0x37, 0x43, 0x3A, 0xC2]> : tensor<25xf8E5M2>
  %0 = stablehlo.abs %a : tensor<25xf8E5M2>
  // expected 0.0, 0.0, 1.52588e-05, 57344, 57344, 1, 1, 0.5, 1.5, 2.5, 0.375, 3, inf, inf, 20, 80, 512, 448, 0.00012207, 0.000610352, 2, 0.4375, 3.5, 0.75, 3
  %1 = stablehlo.bitcast_convert %0 : (tensor<25xf8E5M2>) -> tensor<25xui8>
  check.expect_eq_const %1, dense<[0, 0, 1, 123, 123, 60, 60, 56, 62, 65, 54, 66, 124, 124, 77, 85, 96, 95, 8, 17, 64, 55, 67, 58, 66]> : tensor<25xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = stablehlo.abs %a : tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  // 0.0, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 1.75, 0.000854492, 8, 128, 0.0234375, -9.15527e-05, -3.5, 0.625, 2.5
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x42, 0xC5, 0x3A, 0x46, 0x43, 0x17, 0x4C, 0x5C, 0x2A, 0x8A, 0xC7, 0x3D, 0x45]> : tensor<20xf8E5M2FNUZ>
  %0 = stablehlo.abs %a : tensor<20xf8E5M2FNUZ>
  // expected 0.0, 7.62939e-06, 57344, 57344, 1, 1, 0.5, 1.5, 2.5, 0.375, 3, 1.75, 0.000854492, 8, 128, 0.0234375, 9.15527e-05, 3.5, 0.625, 2.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<20xf8E5M2FNUZ>) -> tensor<20xui8>
  check.expect_eq_const %1, dense<[0, 1, 127, 127, 64, 64, 60, 66, 69, 58, 70, 67, 23, 76, 92, 42, 10, 71, 61, 69]> : tensor<20xui8>
  func.return
}

// -----

// f8E5M2FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %0 = stablehlo.abs %a : tensor<1xf8E5M2FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2FNUZ>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, 3.76681e-29, 2.42861e-16, 1.49534e+14, -2.38318e+32, -227, -9.01501e-14, 0.914062, 3.54688, -3.60938, 2.34375, 2.42188, 3.03125
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0x103F, 0x258C, 0x5708, 0xF53C, 0xC363, 0xA9CB, 0x3F6A, 0x4063, 0xC067, 0x4016, 0x401B, 0x4042]> : tensor<26xbf16>
  %0 = stablehlo.abs %a : tensor<26xbf16>
  // expected 0.0, 0.0, 9.18355e-41, 3.38953e+38, 3.38953e+38, 1, 1, 0.5, 1.5, 2.5, 0.400391, 3, inf, inf, 3.76681e-29, 2.42861e-16, 1.49534e+14, 2.38318e+32, 227, 9.01501e-14, 0.914062, 3.54688, 3.60938, 2.34375, 2.42188, 3.03125
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xbf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[0, 0, 1, 32639, 32639, 16256, 16256, 16128, 16320, 16416, 16077, 16448, 32640, 32640, 4159, 9612, 22280, 30012, 17251, 10699, 16234, 16483, 16487, 16406, 16411, 16450]> : tensor<26xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = stablehlo.abs %a : tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, 0.495361, -5024, -0.000206828, 785, 3.11732e-05, -2.43164, 2.4668, -3.86328, 2.40234, -2.81445, 3.32031, 3.54688
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0xFBFF, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0x37ED, 0xECE8, 0x8AC7, 0x6222, 0x020B, 0xC0DD, 0x40EF, 0xC3BA, 0x40CE, 0xC1A1, 0x42A4, 0x4318]> : tensor<26xf16>
  %0 = stablehlo.abs %a : tensor<26xf16>
  // expected 0.0, 0.0, 5.96046e-08, 65504, 65504, 1, 1, 0.5, 1.5, 2.5, 0.399902, 3, inf, inf, 0.495361, 5024, 0.000206828, 785, 3.11732e-05, 2.43164, 2.4668, 3.86328, 2.40234, 2.81445, 3.32031, 3.54688
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[0, 0, 1, 31743, 31743, 15360, 15360, 14336, 15872, 16640, 13926, 16896, 31744, 31744, 14317, 27880, 2759, 25122, 523, 16605, 16623, 17338, 16590, 16801, 17060, 17176]> : tensor<26xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = stablehlo.abs %a : tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -2.39692e-06, -2.37753e-06, 9.91676e+23, 5.31398e+23, 3.81274e-16, 1.97461e+06, 2.13, -0.578, 1.263, -2.126, 1.014, 0.182
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0xB620DAB8, 0xB61F8D9D, 0x6751FEDD, 0x66E10E3E, 0x25DBCA18, 0x49F10A92, 0x400851EC, 0xBF13F7CF, 0x3FA1A9FC, 0xC0081062, 0x3F81CAC1, 0x3E3A5E35]> : tensor<26xf32>
  %0 = stablehlo.abs %a : tensor<26xf32>
  // expected 0.0, 0.0, 1.4013e-45, 3.40282e+38, 3.40282e+38, 1, 1, 0.5, 1.5, 2.5, 0.4, 3, inf, inf, 2.39692e-06, 2.37753e-06, 9.91676e+23, 5.31398e+23, 3.81274e-16, 1.97461e+06, 2.13, 0.578, 1.263, 2.126, 1.014, 0.182
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf32>) -> tensor<26xui32>
  check.expect_eq_const %1, dense<[0, 0, 1, 2139095039, 2139095039, 1065353216, 1065353216, 1056964608, 1069547520, 1075838976, 1053609165, 1077936128, 2139095040, 2139095040, 908122808, 908037533, 1733426909, 1726025278, 635161112, 1240533650, 1074287084, 1058273231, 1067559420, 1074270306, 1065470657, 1044012597]> : tensor<26xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = stablehlo.abs %a : tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -1.4444e+53, 1.95228e+53, 5.86525e+185, 1.98927e-233, -3.59004e+141, 1.2582e+168, 1.886, -0.472, -1.533, -3.29, 2.386, -0.27
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xCAF820DAF4E8159B, 0x4B004E61D38718A9, 0x6681411E16CD4441, 0x0F9F9FFFDF0E845B, 0xDD52D77BE85BD294, 0x62D5564276941A95, 0x3FFE2D0E56041893, 0xBFDE353F7CED9168, 0xBFF8872B020C49BA, 0xC00A51EB851EB852, 0x400316872B020C4A, 0xBFD147AE147AE148]> : tensor<26xf64>
  %0 = stablehlo.abs %a : tensor<26xf64>
  // expected 0.0, 0.0, 4.94066e-324, 1.79769e+308, 1.79769e+308, 1, 1, 0.5, 1.5, 2.5, 0.4, 3, inf, inf, 1.4444e+53, 1.95228e+53, 5.86525e+185, 1.98927e-233, 3.59004e+141, 1.2582e+168, 1.886, 0.472, 1.533, 3.29, 2.386, 0.27
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf64>) -> tensor<26xui64>
  check.expect_eq_const %1, dense<[0, 0, 1, 9218868437227405311, 9218868437227405311, 4607182418800017408, 4607182418800017408, 4602678819172646912, 4609434218613702656, 4612811918334230528, 4600877379321698714, 4613937818241073152, 9218868437227405312, 9218868437227405312, 5402103877814719899, 5404405734912235689, 7386256461351699521, 1125794353173660763, 6724674120796852884, 7121693229213555349, 4611172608069867667, 4602174416014381416, 4609582837401405882, 4614590840187041874, 4612555213155470410, 4598535507515466056]> : tensor<26xui64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = stablehlo.abs %a : tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}

// -----

// i2
func.func @main() {
  // -2, 1, 0, -1
  %a = stablehlo.constant dense<[-2, 1, 0, -1]> : tensor<4xi2>
  %0 = stablehlo.abs %a : tensor<4xi2>
  check.expect_eq_const %0, dense<[-2, 1, 0, 1]> : tensor<4xi2>
  func.return
}

// -----

// i4
func.func @main() {
  // -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5
  %a = stablehlo.constant dense<[-8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5]> : tensor<12xi4>
  %0 = stablehlo.abs %a : tensor<12xi4>
  check.expect_eq_const %0, dense<[-8, 7, 0, 1, 2, 3, 7, 6, 1, 2, 3, 5]> : tensor<12xi4>
  func.return
}

// -----

// i8
func.func @main() {
  // -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 73, 57, 38, 95
  %a = stablehlo.constant dense<[-128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 73, 57, 38, 95]> : tensor<16xi8>
  %0 = stablehlo.abs %a : tensor<16xi8>
  check.expect_eq_const %0, dense<[-128, 127, 0, 1, 2, 3, 127, 126, 1, 2, 3, 7, 73, 57, 38, 95]> : tensor<16xi8>
  func.return
}

// -----

// i16
func.func @main() {
  // -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, -379, -26298, -8927, 30174
  %a = stablehlo.constant dense<[-32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, -379, -26298, -8927, 30174]> : tensor<16xi16>
  %0 = stablehlo.abs %a : tensor<16xi16>
  check.expect_eq_const %0, dense<[-32768, 32767, 0, 1, 2, 3, 32767, 32766, 1, 2, 3, 7, 379, 26298, 8927, 30174]> : tensor<16xi16>
  func.return
}

// -----

// i32
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 1013093579, -1964060114, 1615145726, -160185498
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 1013093579, -1964060114, 1615145726, -160185498]> : tensor<16xi32>
  %0 = stablehlo.abs %a : tensor<16xi32>
  check.expect_eq_const %0, dense<[-2147483648, 2147483647, 0, 1, 2, 3, 2147483647, 2147483646, 1, 2, 3, 7, 1013093579, 1964060114, 1615145726, 160185498]> : tensor<16xi32>
  func.return
}

// -----

// i64
func.func @main() {
  // -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 8330574915112594990, 6242551011984916705, -3142588475471220231, -5921331211774122454
  %a = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 8330574915112594990, 6242551011984916705, -3142588475471220231, -5921331211774122454]> : tensor<16xi64>
  %0 = stablehlo.abs %a : tensor<16xi64>
  check.expect_eq_const %0, dense<[-9223372036854775808, 9223372036854775807, 0, 1, 2, 3, 9223372036854775807, 9223372036854775806, 1, 2, 3, 7, 8330574915112594990, 6242551011984916705, 3142588475471220231, 5921331211774122454]> : tensor<16xi64>
  func.return
}
