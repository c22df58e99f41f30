// SPDX-License-Identifier: Apache-2.0
// stablehlo.sign: floats and integers.

// f4E2M1FN
func.func @main() {
  // 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -0.5, -3, 2, -4
  %a = stablehlo.constant dense<[0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0x9, 0xD, 0x4, 0xE]> : tensor<14xf4E2M1FN>
  %0 = stablehlo.sign %a : tensor<14xf4E2M1FN>
  // expected 0.0, -0.0, 1, 1, -1, 1, -1, 1, -1, 1, -1, -1, 1, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<14xf4E2M1FN>) -> tensor<14xui4>
  check.expect_eq_const %1, dense<[0, 8, 2, 2, 10, 2, 10, 2, 10, 2, 10, 10, 2, 10]> : tensor<14xui4>
  func.return
}

// -----

// f6E2M3FN
func.func @main() {
  // 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -1.75, -6.5, -0.625, 5, 6.5, -2.25, -3.5, -1.875
  %a = stablehlo.constant dense<[0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -1.75, -6.5, -0.625, 5.0, 6.5, -2.25, -3.5, -1.875]> : tensor<20xf6E2M3FN>
  %0 = stablehlo.sign %a : tensor<20xf6E2M3FN>
  check.expect_eq_const %0, dense<[0.0, -0.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0]> : tensor<20xf6E2M3FN>
  func.return
}

// -----

// f6E3M2FN
func.func @main() {
  // 0.0, -0.0, 0.0625, 28, -28, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.0625, -16, -1.75, 0.25, -3, -4, 0.75, 2.5
  %a = stablehlo.constant dense<[0.0, -0.0, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -0.0625, -16.0, -1.75, 0.25, -3.0, -4.0, 0.75, 2.5]> : tensor<20xf6E3M2FN>
  %0 = stablehlo.sign %a : tensor<20xf6E3M2FN>
  check.expect_eq_const %0, dense<[0.0, -0.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0]> : tensor<20xf6E3M2FN>
  func.return
}

// -----

// f8E3M4
func.func @main() {
  // 0.0, -0.0, 0.015625, 15.5, -15.5, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, 3.375, 0.75, -0.5, 1.125, -1.75, -1.625, 4, -3.5, 2.25, -3.125
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x6F, 0xEF, 0x30, 0xB0, 0x20, 0x38, 0xC4, 0x1A, 0x48, 0x70, 0xF0, 0x4B, 0x28, 0xA0, 0x32, 0xBC, 0xBA, 0x50, 0xCC, 0x42, 0xC9]> : tensor<24xf8E3M4>
  %0 = stablehlo.sign %a : tensor<24xf8E3M4>
  // expected 0.0, -0.0, 1, 1, -1, 1, -1, 1, 1, -1, 1, 1, 1, -1, 1, 1, -1, 1, -1, -1, 1, -1, 1, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<24xf8E3M4>) -> tensor<24xui8>
  check.expect_eq_const %1, dense<[0, 128, 48, 48, 176, 48, 176, 48, 48, 176, 48, 48, 48, 176, 48, 48, 176, 48, 176, 176, 48, 176, 48, 176]> : tensor<24xui8>
  func.return
}

// -----

// f8E3M4, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x78]> : tensor<1xf8E3M4>
  %0 = stablehlo.sign %a : tensor<1xf8E3M4>
  // expected nan
  %1 = stablehlo.constant dense<[0x78]> : tensor<1xf8E3M4>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E3M4>
  func.return
}

// -----

// f8E4M3
func.func @main() {
  // 0.0, -0.0, 0.00195312, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, 0.0175781, -0.1875, 5, -224, -8, -0.34375, 3.5, -0.625, -3.75, -0.0585938, 1.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x77, 0xF7, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x78, 0xF8, 0x09, 0xA4, 0x4A, 0xF6, 0xD0, 0xAB, 0x46, 0xB2, 0xC7, 0x97, 0x3A]> : tensor<25xf8E4M3>
  %0 = stablehlo.sign %a : tensor<25xf8E4M3>
  // expected 0.0, -0.0, 1, 1, -1, 1, -1, 1, 1, -1, 1, 1, 1, -1, 1, -1, 1, -1, -1, -1, 1, -1, -1, -1, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<25xf8E4M3>) -> tensor<25xui8>
  check.expect_eq_const %1, dense<[0, 128, 56, 56, 184, 56, 184, 56, 56, 184, 56, 56, 56, 184, 56, 184, 56, 184, 184, 184, 56, 184, 184, 184, 56]> : tensor<25xui8>
  func.return
}

// -----

// f8E4M3, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  %0 = stablehlo.sign %a : tensor<1xf8E4M3>
  // expected nan
  %1 = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 176, 12, -7.5, 11, 0.8125, -1.375, 2.75, 0.6875, -1.5, 4, 3.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x73, 0x54, 0xCF, 0x53, 0x35, 0xBB, 0x43, 0x33, 0xBC, 0x48, 0x45]> : tensor<23xf8E4M3FN>
  %0 = stablehlo.sign %a : tensor<23xf8E4M3FN>
  // expected 0.0, -0.0, 1, 1, -1, 1, -1, 1, 1, -1, 1, 1, 1, 1, -1, 1, 1, -1, 1, 1, -1, 1, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E4M3FN>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[0, 128, 56, 56, 184, 56, 184, 56, 56, 184, 56, 56, 56, 56, 184, 56, 56, 184, 56, 56, 184, 56, 56]> : tensor<23xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = stablehlo.sign %a : tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  // 0.0, 0.000976562, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -0.0214844, 7.5, 0.203125, 0.0429688, 0.03125, 2.25, -3, -0.25, -2, 0.0507812
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x44, 0xCA, 0x35, 0x4C, 0x93, 0x57, 0x2D, 0x1B, 0x18, 0x49, 0xCC, 0xB0, 0xC8, 0x1D]> : tensor<21xf8E4M3FNUZ>
  %0 = stablehlo.sign %a : tensor<21xf8E4M3FNUZ>
  // expected 0.0, 1, 1, -1, 1, -1, 1, 1, -1, 1, 1, -1, 1, 1, 1, 1, 1, -1, -1, -1, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf8E4M3FNUZ>) -> tensor<21xui8>
  check.expect_eq_const %1, dense<[0, 64, 64, 192, 64, 192, 64, 64, 192, 64, 64, 192, 64, 64, 64, 64, 64, 192, 192, 192, 64]> : tensor<21xui8>
  func.return
}

// -----

// f8E4M3FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  %0 = stablehlo.sign %a : tensor<1xf8E4M3FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FNUZ>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.00683594, -0.00634766, 0.34375, -26, 0.000488281, 0.00292969, 0.625, -3.25, -4, 0.6875, -1.5, 2.75
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0x1E, 0x9D, 0x4B, 0xFD, 0x04, 0x14, 0x52, 0xE5, 0xE8, 0x53, 0xDC, 0x63]> : tensor<23xf8E4M3B11FNUZ>
  %0 = stablehlo.sign %a : tensor<23xf8E4M3B11FNUZ>
  // expected 0.0, 1, 1, -1, 1, -1, 1, 1, -1, 1, 1, 1, -1, 1, -1, 1, 1, 1, -1, -1, 1, -1, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[0, 88, 88, 216, 88, 216, 88, 88, 216, 88, 88, 88, 216, 88, 216, 88, 88, 88, 216, 216, 88, 216, 88]> : tensor<23xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = stablehlo.sign %a : tensor<1xf8E4M3B11FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3B11FNUZ>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, -768, -128, 0.00488281, 0.000427246, -0.15625, 2, -0.875, -1.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0xE2, 0xD8, 0x1D, 0x0F, 0xB1, 0x40, 0xBB, 0xBD]> : tensor<22xf8E5M2>
  %0 = stablehlo.sign %a : tensor<22xf8E5M2>
  // expected 0.0, -0.0, 1, 1, -1, 1, -1, 1, 1, -1, 1, 1, 1, -1, -1, -1, 1, 1, -1, 1, -1, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E5M2>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[0, 128, 60, 60, 188, 60, 188, 60, 60, 188, 60, 60, 60, 188, 188, 188, 60, 60, 188, 60, 188, 188]> : tensor<22xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = stablehlo.sign %a : tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  // 0.0, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.078125, -40, 1280, 0.0117188, -224, 96, -3.5, 2, 4, -0.875, 1.25
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x42, 0xC5, 0x3A, 0x46, 0xB1, 0xD5, 0x69, 0x26, 0xDF, 0x5A, 0xC7, 0x44, 0x48, 0xBF, 0x41]> : tensor<22xf8E5M2FNUZ>
  %0 = stablehlo.sign %a : tensor<22xf8E5M2FNUZ>
  // expected 0.0, 1, 1, -1, 1, -1, 1, 1, -1, 1, 1, -1, -1, 1, 1, -1, 1, -1, 1, 1, -1, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E5M2FNUZ>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[0, 64, 64, 192, 64, 192, 64, 64, 192, 64, 64, 192, 192, 64, 64, 192, 64, 192, 64, 64, 192, 64]> : tensor<22xui8>
  func.return
}

// -----

// f8E5M2FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %0 = stablehlo.sign %a : tensor<1xf8E5M2FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2FNUZ>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, 2.4923e+36, -1.28312e+11, 1.39612e+18, 1.32923e+37, -3.43425e-09, 7.72614e+36, 0.511719, 1.50781, -1.82812, -2.5625, 0.671875, 2.3125
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0x7BF0, 0xD1EF, 0x5D9B, 0x7D20, 0xB16C, 0x7CBA, 0x3F03, 0x3FC1, 0xBFEA, 0xC024, 0x3F2C, 0x4014]> : tensor<26xbf16>
  %0 = stablehlo.sign %a : tensor<26xbf16>
  // expected 0.0, -0.0, 1, 1, -1, 1, -1, 1, 1, -1, 1, 1, 1, -1, 1, -1, 1, 1, -1, 1, 1, 1, -1, -1, 1, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xbf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[0, 32768, 16256, 16256, 49024, 16256, 49024, 16256, 16256, 49024, 16256, 16256, 16256, 49024, 16256, 49024, 16256, 16256, 49024, 16256, 16256, 16256, 49024, 49024, 16256, 16256]> : tensor<26xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = stablehlo.sign %a : tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, 0.00355148, 33184, 0.0304871, 0.188843, -0.000113308, 863, 1.92871, -0.125977, -1.76074, 0.00900269, -1.33203, 2.43164
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0xFBFF, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0x1B46, 0x780D, 0x27CE, 0x320B, 0x876D, 0x62BE, 0x3FB7, 0xB008, 0xBF0B, 0x209C, 0xBD54, 0x40DD]> : tensor<26xf16>
  %0 = stablehlo.sign %a : tensor<26xf16>
  // expected 0.0, -0.0, 1, 1, -1, 1, -1, 1, 1, -1, 1, 1, 1, -1, 1, 1, 1, 1, -1, 1, 1, -1, -1, 1, -1, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[0, 32768, 15360, 15360, 48128, 15360, 48128, 15360, 15360, 48128, 15360, 15360, 15360, 48128, 15360, 15360, 15360, 15360, 48128, 15360, 15360, 48128, 48128, 15360, 48128, 15360]> : tensor<26xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = stablehlo.sign %a : tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -4.15906, -1.13903e+07, -1.04774e-07, -6.18604e+24, -2.54857e-17, 2.18465e-13, -1.895, 1.146, 3.27, -0.048, 2.762, 0.707
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0xC0851700, 0xCB2DCD39, 0xB3E10019, 0xE8A3BE40, 0xA3EB107E, 0x2A75F851, 0xBFF28F5C, 0x3F92B021, 0x405147AE, 0xBD449BA6, 0x4030C49C, 0x3F34FDF4]> : tensor<26xf32>
  %0 = stablehlo.sign %a : tensor<26xf32>
  // expected 0.0, -0.0, 1, 1, -1, 1, -1, 1, 1, -1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 1, -1, 1, 1, -1, 1, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf32>) -> tensor<26xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 1065353216, 1065353216, 3212836864, 1065353216, 3212836864, 1065353216, 1065353216, 3212836864, 1065353216, 1065353216, 1065353216, 3212836864, 3212836864, 3212836864, 3212836864, 3212836864, 3212836864, 1065353216, 3212836864, 1065353216, 1065353216, 3212836864, 1065353216, 1065353216]> : tensor<26xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = stablehlo.sign %a : tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 9.46828e-26, -2.28244e+181, 8.16338e-80, 7.24799e+103, 7.44576e-173, 9.38689e-110, 2.387, 1.971, 3.173, -2.576, 2.88, -3.296
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3ABD4D8BCE56642B, 0xE5960084CBDF1836, 0x2F835BDB293AE4B2, 0x55802E2D8B37DB12, 0x1C326A660D6FCFF5, 0x294C37DFC0BBB101, 0x4003189374BC6A7F, 0x3FFF89374BC6A7F0, 0x4009624DD2F1A9FC, 0xC0049BA5E353F7CF, 0x40070A3D70A3D70A, 0xC00A5E353F7CED91]> : tensor<26xf64>
  %0 = stablehlo.sign %a : tensor<26xf64>
  // expected 0.0, -0.0, 1, 1, -1, 1, -1, 1, 1, -1, 1, 1, 1, -1, 1, -1, 1, 1, 1, 1, 1, 1, 1, -1, 1, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf64>) -> tensor<26xui64>
  check.expect_eq_const %1, dense<[0, 9223372036854775808, 4607182418800017408, 4607182418800017408, 13830554455654793216, 4607182418800017408, 13830554455654793216, 4607182418800017408, 4607182418800017408, 13830554455654793216, 4607182418800017408, 4607182418800017408, 4607182418800017408, 13830554455654793216, 4607182418800017408, 13830554455654793216, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 13830554455654793216, 4607182418800017408, 13830554455654793216]> : tensor<26xui64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = stablehlo.sign %a : tensor<1xf64>
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
  %0 = stablehlo.sign %a : tensor<4xi2>
  check.expect_eq_const %0, dense<[-1, 1, 0, -1]> : tensor<4xi2>
  func.return
}

// -----

// i4
func.func @main() {
  // -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, -6
  %a = stablehlo.constant dense<[-8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, -6]> : tensor<12xi4>
  %0 = stablehlo.sign %a : tensor<12xi4>
  check.expect_eq_const %0, dense<[-1, 1, 0, 1, 1, 1, -1, 1, -1, -1, -1, -1]> : tensor<12xi4>
  func.return
}

// -----

// i8
func.func @main() {
  // -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, -120, 66, -122, -95
  %a = stablehlo.constant dense<[-128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, -120, 66, -122, -95]> : tensor<16xi8>
  %0 = stablehlo.sign %a : tensor<16xi8>
  check.expect_eq_const %0, dense<[-1, 1, 0, 1, 1, 1, -1, 1, -1, -1, -1, -1, -1, 1, -1, -1]> : tensor<16xi8>
  func.return
}

// -----

// i16
func.func @main() {
  // -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, 4639, 3121, -28965, 17419
  %a = stablehlo.constant dense<[-32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, 4639, 3121, -28965, 17419]> : tensor<16xi16>
  %0 = stablehlo.sign %a : tensor<16xi16>
  check.expect_eq_const %0, dense<[-1, 1, 0, 1, 1, 1, -1, 1, -1, -1, -1, -1, 1, 1, -1, 1]> : tensor<16xi16>
  func.return
}

// -----

// i32
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -732391940, 967134717, 579165728, 743460943
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -732391940, 967134717, 579165728, 743460943]> : tensor<16xi32>
  %0 = stablehlo.sign %a : tensor<16xi32>
  check.expect_eq_const %0, dense<[-1, 1, 0, 1, 1, 1, -1, 1, -1, -1, -1, -1, -1, 1, 1, 1]> : tensor<16xi32>
  func.return
}

// -----

// i64
func.func @main() {
  // -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, -9053106443887721670, -5318903057695837772, -5170420876805165196, -5302759666493051186
  %a = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, -9053106443887721670, -5318903057695837772, -5170420876805165196, -5302759666493051186]> : tensor<16xi64>
  %0 = stablehlo.sign %a : tensor<16xi64>
  check.expect_eq_const %0, dense<[-1, 1, 0, 1, 1, 1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1]> : tensor<16xi64>
  func.return
}
