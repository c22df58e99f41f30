// SPDX-License-Identifier: Apache-2.0
// stablehlo.round_nearest_afz on floats.

// f4E2M1FN
func.func @main() {
  // 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -4, -1.5, -0.5, -3
  %a = stablehlo.constant dense<[0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xE, 0xB, 0x9, 0xD]> : tensor<14xf4E2M1FN>
  %0 = stablehlo.round_nearest_afz %a : tensor<14xf4E2M1FN>
  // expected 0.0, -0.0, 1, 6, -6, 1, -1, 2, -2, 3, -4, -2, -1, -3
  %1 = stablehlo.bitcast_convert %0 : (tensor<14xf4E2M1FN>) -> tensor<14xui4>
  check.expect_eq_const %1, dense<[0, 8, 2, 7, 15, 2, 10, 4, 12, 5, 14, 12, 10, 13]> : tensor<14xui4>
  func.return
}

// -----

// f6E2M3FN
func.func @main() {
  // 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.25, -1.375, 2.5, -3.25, -3.75, -0.75, 3.25, 3.5, -0.375, -3.5
  %a = stablehlo.constant dense<[0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -0.25, -1.375, 2.5, -3.25, -3.75, -0.75, 3.25, 3.5, -0.375, -3.5]> : tensor<22xf6E2M3FN>
  %0 = stablehlo.round_nearest_afz %a : tensor<22xf6E2M3FN>
  check.expect_eq_const %0, dense<[0.0, -0.0, 0.0, 7.5, -7.5, 1.0, -1.0, 1.0, 2.0, -3.0, 0.0, 3.0, -0.0, -1.0, 3.0, -3.0, -4.0, -1.0, 3.0, 4.0, -0.0, -4.0]> : tensor<22xf6E2M3FN>
  func.return
}

// -----

// f6E3M2FN
func.func @main() {
  // 0.0, -0.0, 0.0625, 28, -28, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 24, -3.5, 20, -14, -12, -0.5, 4, 2.5, 0.3125, -1.25
  %a = stablehlo.constant dense<[0.0, -0.0, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, 24.0, -3.5, 20.0, -14.0, -12.0, -0.5, 4.0, 2.5, 0.3125, -1.25]> : tensor<22xf6E3M2FN>
  %0 = stablehlo.round_nearest_afz %a : tensor<22xf6E3M2FN>
  check.expect_eq_const %0, dense<[0.0, -0.0, 0.0, 28.0, -28.0, 1.0, -1.0, 1.0, 2.0, -3.0, 0.0, 3.0, 24.0, -4.0, 20.0, -14.0, -12.0, -1.0, 4.0, 3.0, 0.0, -1.0]> : tensor<22xf6E3M2FN>
  func.return
}

// -----

// f8E3M4
func.func @main() {
  // 0.0, -0.0, 0.015625, 15.5, -15.5, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, -4.75, 2.75, 13.5, -2.875, -3.875, -0.5, -0.296875, -1.9375, 1.8125
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x6F, 0xEF, 0x30, 0xB0, 0x20, 0x38, 0xC4, 0x1A, 0x48, 0x70, 0xF0, 0xD3, 0x46, 0x6B, 0xC7, 0xCF, 0xA0, 0x93, 0xBF, 0x3D]> : tensor<23xf8E3M4>
  %0 = stablehlo.round_nearest_afz %a : tensor<23xf8E3M4>
  // expected 0.0, -0.0, 0.0, inf, -inf, 1, -1, 1, 2, -3, 0.0, 3, inf, -inf, -5, 3, 14, -3, -4, -1, -0.0, -2, 2
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E3M4>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 112, 240, 48, 176, 48, 64, 200, 0, 72, 112, 240, 212, 72, 108, 200, 208, 176, 128, 192, 64]> : tensor<23xui8>
  func.return
}

// -----

// f8E3M4, results that are NaN
func.func @main() {
  // nan, nan
  %a = stablehlo.constant dense<[0x78, 0x78]> : tensor<2xf8E3M4>
  %0 = stablehlo.round_nearest_afz %a : tensor<2xf8E3M4>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x78, 0x78]> : tensor<2xf8E3M4>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf8E3M4>
  func.return
}

// -----

// f8E4M3
func.func @main() {
  // 0.0, -0.0, 0.00195312, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, 0.0585938, -0.125, -0.1875, -0.34375, 32, -0.625, 0.25, -1.625, 2, -2.75, -3.5
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x77, 0xF7, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x78, 0xF8, 0x17, 0xA0, 0xA4, 0xAB, 0x60, 0xB2, 0x28, 0xBD, 0x40, 0xC3, 0xC6]> : tensor<25xf8E4M3>
  %0 = stablehlo.round_nearest_afz %a : tensor<25xf8E4M3>
  // expected 0.0, -0.0, 0.0, 240, -240, 1, -1, 1, 2, -3, 0.0, 3, inf, -inf, 0.0, -0.0, -0.0, -0.0, 32, -1, 0.0, -2, 2, -3, -4
  %1 = stablehlo.bitcast_convert %0 : (tensor<25xf8E4M3>) -> tensor<25xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 119, 247, 56, 184, 56, 64, 196, 0, 68, 120, 248, 0, 128, 128, 128, 96, 184, 0, 192, 64, 196, 200]> : tensor<25xui8>
  func.return
}

// -----

// f8E4M3, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  %0 = stablehlo.round_nearest_afz %a : tensor<1xf8E4M3>
  // expected nan
  %1 = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -0.21875, -0.28125, 0.00976562, 0.25, 0.21875, 208, -3, -0.9375, 2.75, 2.5, 3.25, 0.4375
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0xA6, 0xA9, 0x05, 0x28, 0x26, 0x75, 0xC4, 0xB7, 0x43, 0x42, 0x45, 0x2E]> : tensor<24xf8E4M3FN>
  %0 = stablehlo.round_nearest_afz %a : tensor<24xf8E4M3FN>
  // expected 0.0, -0.0, 0.0, 448, -448, 1, -1, 1, 2, -3, 0.0, 3, -0.0, -0.0, 0.0, 0.0, 0.0, 208, -3, -1, 3, 3, 3, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<24xf8E4M3FN>) -> tensor<24xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 126, 254, 56, 184, 56, 64, 196, 0, 68, 128, 128, 0, 0, 0, 117, 196, 184, 68, 68, 68, 0]> : tensor<24xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = stablehlo.round_nearest_afz %a : tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  // 0.0, 0.000976562, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.09375, -0.00390625, -0.171875, -7.5, 15, -20, -3, 3.25, 3.5, 0.375, -2.25, 0.875
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x44, 0xCA, 0x35, 0x4C, 0x24, 0x84, 0xAB, 0xD7, 0x5F, 0xE2, 0xCC, 0x4D, 0x4E, 0x34, 0xC9, 0x3E]> : tensor<23xf8E4M3FNUZ>
  %0 = stablehlo.round_nearest_afz %a : tensor<23xf8E4M3FNUZ>
  // expected 0.0, 0.0, 240, -240, 1, -1, 1, 2, -3, 0.0, 3, 0.0, 0.0, 0.0, -8, 15, -20, -3, 3, 4, 0.0, -2, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E4M3FNUZ>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[0, 0, 127, 255, 64, 192, 64, 72, 204, 0, 76, 0, 0, 0, 216, 95, 226, 204, 76, 80, 0, 200, 64]> : tensor<23xui8>
  func.return
}

// -----

// f8E4M3FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  %0 = stablehlo.round_nearest_afz %a : tensor<1xf8E4M3FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FNUZ>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.000244141, 0.0273438, -4.5, 0.00366211, 1.25, 8, -1.25, 2.5, 1.75, -4
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0x02, 0x2E, 0xE9, 0x17, 0x5A, 0x70, 0xDA, 0x62, 0x5E, 0xE8]> : tensor<21xf8E4M3B11FNUZ>
  %0 = stablehlo.round_nearest_afz %a : tensor<21xf8E4M3B11FNUZ>
  // expected 0.0, 0.0, 30, -30, 1, -1, 1, 2, -3, 0.0, 3, 0.0, 0.0, -5, 0.0, 1, 8, -1, 3, 2, -4
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf8E4M3B11FNUZ>) -> tensor<21xui8>
  check.expect_eq_const %1, dense<[0, 0, 127, 255, 88, 216, 88, 96, 228, 0, 100, 0, 0, 234, 0, 88, 112, 216, 100, 96, 232]> : tensor<21xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = stablehlo.round_nearest_afz %a : tensor<1xf8E4M3B11FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3B11FNUZ>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, -0.0234375, 14, -10, -320, -6.10352e-05, 2, -4, 2.5, 1.25, -1.5
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0xA6, 0x4B, 0xC9, 0xDD, 0x84, 0x40, 0xC4, 0x41, 0x3D, 0xBE]> : tensor<24xf8E5M2>
  %0 = stablehlo.round_nearest_afz %a : tensor<24xf8E5M2>
  // expected 0.0, -0.0, 0.0, 57344, -57344, 1, -1, 1, 2, -3, 0.0, 3, inf, -inf, -0.0, 14, -10, -320, -0.0, 2, -4, 3, 1, -2
  %1 = stablehlo.bitcast_convert %0 : (tensor<24xf8E5M2>) -> tensor<24xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 123, 251, 60, 188, 60, 64, 194, 0, 66, 124, 252, 128, 75, 201, 221, 128, 64, 196, 66, 60, 192]> : tensor<24xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan, nan
  %a = stablehlo.constant dense<[0x7E, 0x7E]> : tensor<2xf8E5M2>
  %0 = stablehlo.round_nearest_afz %a : tensor<2xf8E5M2>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x7E, 0x7E]> : tensor<2xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf8E5M2>
  func.return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  // 0.0, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 0.3125, 0.000244141, 8, 3.05176e-05, -0.00170898, -4, -3, 4, -2, -0.09375
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x42, 0xC5, 0x3A, 0x46, 0x39, 0x10, 0x4C, 0x04, 0x9B, 0xC8, 0xC6, 0x48, 0xC4, 0xB2]> : tensor<21xf8E5M2FNUZ>
  %0 = stablehlo.round_nearest_afz %a : tensor<21xf8E5M2FNUZ>
  // expected 0.0, 0.0, 57344, -57344, 1, -1, 1, 2, -3, 0.0, 3, 0.0, 0.0, 8, 0.0, 0.0, -4, -3, 4, -2, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf8E5M2FNUZ>) -> tensor<21xui8>
  check.expect_eq_const %1, dense<[0, 0, 127, 255, 64, 192, 64, 68, 198, 0, 70, 0, 0, 76, 0, 0, 200, 198, 72, 196, 0]> : tensor<21xui8>
  func.return
}

// -----

// f8E5M2FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %0 = stablehlo.round_nearest_afz %a : tensor<1xf8E5M2FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2FNUZ>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, 4.37284e-36, 1984, 8.38833e-35, -1.19371e-12, -1.66039e-37, -1.2701e-13, 3.09375, -2.32812, 0.773438, -2.59375, 0.482422, -1.03125
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0x04BA, 0x44F8, 0x06DF, 0xABA8, 0x8262, 0xAA0F, 0x4046, 0xC015, 0x3F46, 0xC026, 0x3EF7, 0xBF84]> : tensor<26xbf16>
  %0 = stablehlo.round_nearest_afz %a : tensor<26xbf16>
  // expected 0.0, -0.0, 0.0, 3.38953e+38, -3.38953e+38, 1, -1, 1, 2, -3, 0.0, 3, inf, -inf, 0.0, 1984, 0.0, -0.0, -0.0, -0.0, 3, -2, 1, -3, 0.0, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xbf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[0, 32768, 0, 32639, 65407, 16256, 49024, 16256, 16384, 49216, 0, 16448, 32640, 65408, 0, 17656, 0, 32768, 32768, 32768, 16448, 49152, 16256, 49216, 0, 49024]> : tensor<26xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = stablehlo.round_nearest_afz %a : tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, -84.6875, -585.5, -1.05859, -0.00243759, 8104, -0.000209332, 1.61328, -1.71973, -3.77734, -1.79395, -2.03125, 0.0220032
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0xFBFF, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0xD54B, 0xE093, 0xBC3C, 0x98FE, 0x6FEA, 0x8ADC, 0x3E74, 0xBEE1, 0xC38E, 0xBF2D, 0xC010, 0x25A2]> : tensor<26xf16>
  %0 = stablehlo.round_nearest_afz %a : tensor<26xf16>
  // expected 0.0, -0.0, 0.0, 65504, -65504, 1, -1, 1, 2, -3, 0.0, 3, inf, -inf, -85, -586, -1, -0.0, 8104, -0.0, 2, -2, -4, -2, -2, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[0, 32768, 0, 31743, 64511, 15360, 48128, 15360, 16384, 49664, 0, 16896, 31744, 64512, 54608, 57492, 48128, 32768, 28650, 32768, 16384, 49152, 50176, 49152, 49152, 0]> : tensor<26xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = stablehlo.round_nearest_afz %a : tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 6.25509e+10, -5.55892e+23, 1.86648e-38, -4.36324e+13, 214.733, -4.86325e-34, 1.366, 2.23, -1.396, -0.065, -0.103, -3.627
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x5169053B, 0xE6EB6DF4, 0x00CB3DFC, 0xD61EBBDE, 0x4356BBC0, 0x88219BEB, 0x3FAED917, 0x400EB852, 0xBFB2B021, 0xBD851EB8, 0xBDD2F1AA, 0xC06820C5]> : tensor<26xf32>
  %0 = stablehlo.round_nearest_afz %a : tensor<26xf32>
  // expected 0.0, -0.0, 0.0, 3.40282e+38, -3.40282e+38, 1, -1, 1, 2, -3, 0.0, 3, inf, -inf, 6.25509e+10, -5.55892e+23, 0.0, -4.36324e+13, 215, -0.0, 1, 2, -1, -0.0, -0.0, -4
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf32>) -> tensor<26xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 0, 2139095039, 4286578687, 1065353216, 3212836864, 1065353216, 1073741824, 3225419776, 0, 1077936128, 2139095040, 4286578688, 1365837115, 3874188788, 0, 3592338398, 1129775104, 2147483648, 1065353216, 1073741824, 3212836864, 2147483648, 2147483648, 3229614080]> : tensor<26xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = stablehlo.round_nearest_afz %a : tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 7.88448e-19, -2.79919e-242, 2.34019e+201, -0.00257231, 7.77294e+57, 6.68303e+173, 1.207, 3.477, -0.275, 0.807, -3.613, 3.79
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3C2D16ADC7C47E5E, 0x8DC7E42A05D61FB3, 0x69BE929F7B11497E, 0xBF6512847BA4D960, 0x4BF3D01529503C00, 0x64059DD49FAD0C55, 0x3FF34FDF3B645A1D, 0x400BD0E560418937, 0xBFD199999999999A, 0x3FE9D2F1A9FBE76D, 0xC00CE76C8B439581, 0x400E51EB851EB852]> : tensor<26xf64>
  %0 = stablehlo.round_nearest_afz %a : tensor<26xf64>
  // expected 0.0, -0.0, 0.0, 1.79769e+308, -1.79769e+308, 1, -1, 1, 2, -3, 0.0, 3, inf, -inf, 0.0, -0.0, 2.34019e+201, -0.0, 7.77294e+57, 6.68303e+173, 1, 3, -0.0, 1, -4, 4
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf64>) -> tensor<26xui64>
  check.expect_eq_const %1, dense<[0, 9223372036854775808, 0, 9218868437227405311, 18442240474082181119, 4607182418800017408, 13830554455654793216, 4607182418800017408, 4611686018427387904, 13837309855095848960, 0, 4613937818241073152, 9218868437227405312, 18442240474082181120, 0, 9223372036854775808, 7619688833219643774, 9223372036854775808, 5472946761491299328, 7207340315213892693, 4607182418800017408, 4613937818241073152, 9223372036854775808, 4607182418800017408, 13839561654909534208, 4616189618054758400]> : tensor<26xui64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = stablehlo.round_nearest_afz %a : tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}
