// SPDX-License-Identifier: Apache-2.0
// stablehlo.floor on floats.

// f4E2M1FN
func.func @main() {
  // 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, 2, -1.5, -0.5, -4, -3, 4
  %a = stablehlo.constant dense<[0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0x4, 0xB, 0x9, 0xE, 0xD, 0x6]> : tensor<16xf4E2M1FN>
  %0 = stablehlo.floor %a : tensor<16xf4E2M1FN>
  // expected 0.0, -0.0, 0.0, 6, -6, 1, -1, 1, -2, 3, 2, -2, -1, -4, -3, 4
  %1 = stablehlo.bitcast_convert %0 : (tensor<16xf4E2M1FN>) -> tensor<16xui4>
  check.expect_eq_const %1, dense<[0, 8, 0, 7, 15, 2, 10, 2, 12, 5, 4, 12, 10, 14, 13, 6]> : tensor<16xui4>
  func.return
}

// -----

// f6E2M3FN
func.func @main() {
  // 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -1.875, 4.5, 1.375, 5.5, -0.5, 1.25, -1.625, 3.75, 0.875, -1.125
  %a = stablehlo.constant dense<[0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -1.875, 4.5, 1.375, 5.5, -0.5, 1.25, -1.625, 3.75, 0.875, -1.125]> : tensor<22xf6E2M3FN>
  %0 = stablehlo.floor %a : tensor<22xf6E2M3FN>
  check.expect_eq_const %0, dense<[0.0, -0.0, 0.0, 7.0, -7.5, 1.0, -1.0, 0.0, 1.0, -3.0, 0.0, 3.0, -2.0, 4.0, 1.0, 5.0, -1.0, 1.0, -2.0, 3.0, 0.0, -2.0]> : tensor<22xf6E2M3FN>
  func.return
}

// -----

// f6E3M2FN
func.func @main() {
  // 0.0, -0.0, 0.0625, 28, -28, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -5, 1.25, -4, -0.5, -24, 3.5, -3, 4, 2.5
  %a = stablehlo.constant dense<[0.0, -0.0, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -5.0, 1.25, -4.0, -0.5, -24.0, 3.5, -3.0, 4.0, 2.5]> : tensor<21xf6E3M2FN>
  %0 = stablehlo.floor %a : tensor<21xf6E3M2FN>
  check.expect_eq_const %0, dense<[0.0, -0.0, 0.0, 28.0, -28.0, 1.0, -1.0, 0.0, 1.0, -3.0, 0.0, 3.0, -5.0, 1.0, -4.0, -1.0, -24.0, 3.0, -3.0, 4.0, 2.0]> : tensor<21xf6E3M2FN>
  func.return
}

// -----

// f8E3M4
func.func @main() {
  // 0.0, -0.0, 0.015625, 15.5, -15.5, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, 0.140625, 7.75, 1.25, 3.5, 1.3125, -2.125, -3.5, 0.75, -0.328125, -0.84375, -0.71875
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x6F, 0xEF, 0x30, 0xB0, 0x20, 0x38, 0xC4, 0x1A, 0x48, 0x70, 0xF0, 0x09, 0x5F, 0x34, 0x4C, 0x35, 0xC1, 0xCC, 0x28, 0x95, 0xAB, 0xA7]> : tensor<25xf8E3M4>
  %0 = stablehlo.floor %a : tensor<25xf8E3M4>
  // expected 0.0, -0.0, 0.0, 15, -inf, 1, -1, 0.0, 1, -3, 0.0, 3, inf, -inf, 0.0, 7, 1, 3, 1, -3, -4, 0.0, -1, -1, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<25xf8E3M4>) -> tensor<25xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 110, 240, 48, 176, 0, 48, 200, 0, 72, 112, 240, 0, 92, 48, 72, 48, 200, 208, 0, 176, 176, 176]> : tensor<25xui8>
  func.return
}

// -----

// f8E3M4, results that are NaN
func.func @main() {
  // nan, nan
  %a = stablehlo.constant dense<[0x78, 0x78]> : tensor<2xf8E3M4>
  %0 = stablehlo.floor %a : tensor<2xf8E3M4>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x78, 0x78]> : tensor<2xf8E3M4>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf8E3M4>
  func.return
}

// -----

// f8E4M3
func.func @main() {
  // 0.0, -0.0, 0.00195312, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, 13, -0.5, -176, 48, -2.25, 3.5, -0.4375
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x77, 0xF7, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x78, 0xF8, 0x55, 0xB0, 0xF3, 0x64, 0xC1, 0x46, 0xAE]> : tensor<21xf8E4M3>
  %0 = stablehlo.floor %a : tensor<21xf8E4M3>
  // expected 0.0, -0.0, 0.0, 240, -240, 1, -1, 0.0, 1, -3, 0.0, 3, inf, -inf, 13, -1, -176, 48, -3, 3, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf8E4M3>) -> tensor<21xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 119, 247, 56, 184, 0, 56, 196, 0, 68, 120, 248, 85, 184, 243, 100, 196, 68, 184]> : tensor<21xui8>
  func.return
}

// -----

// f8E4M3, results that are NaN
func.func @main() {
  // nan, nan
  %a = stablehlo.constant dense<[0x7C, 0x7C]> : tensor<2xf8E4M3>
  %0 = stablehlo.floor %a : tensor<2xf8E4M3>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x7C, 0x7C]> : tensor<2xf8E4M3>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf8E4M3>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 1.125, 4.5, -288, -22, -0.234375, -6, -0.875, 0.101562, -2.75, -3, -1.625
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x39, 0x49, 0xF9, 0xDB, 0xA7, 0xCC, 0xB6, 0x1D, 0xC3, 0xC4, 0xBD]> : tensor<23xf8E4M3FN>
  %0 = stablehlo.floor %a : tensor<23xf8E4M3FN>
  // expected 0.0, -0.0, 0.0, 448, -448, 1, -1, 0.0, 1, -3, 0.0, 3, 1, 4, -288, -22, -1, -6, -1, 0.0, -3, -3, -2
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E4M3FN>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 126, 254, 56, 184, 0, 56, 196, 0, 68, 56, 72, 249, 219, 184, 204, 184, 0, 196, 196, 192]> : tensor<23xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = stablehlo.floor %a : tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  // 0.0, 0.000976562, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 15, 0.625, 36, 0.0585938, -0.0078125, 8, -3.75, -0.6875, 1.25, -1.5, 3.5
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x44, 0xCA, 0x35, 0x4C, 0x5F, 0x3A, 0x69, 0x1F, 0x88, 0x58, 0xCF, 0xBB, 0x42, 0xC4, 0x4E]> : tensor<22xf8E4M3FNUZ>
  %0 = stablehlo.floor %a : tensor<22xf8E4M3FNUZ>
  // expected 0.0, 0.0, 240, -240, 1, -1, 0.0, 1, -3, 0.0, 3, 15, 0.0, 36, 0.0, -1, 8, -4, -1, 1, -2, 3
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E4M3FNUZ>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[0, 0, 127, 255, 64, 192, 0, 64, 204, 0, 76, 95, 0, 105, 0, 192, 88, 208, 192, 64, 200, 76]> : tensor<22xui8>
  func.return
}

// -----

// f8E4M3FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  %0 = stablehlo.floor %a : tensor<1xf8E4M3FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FNUZ>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 18, -2, 0.0234375, 0.0546875, 13, 0.117188, -1.875, -2.75, 0.4375, -0.75, -2.25
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0x79, 0xE0, 0x2C, 0x36, 0x75, 0x3F, 0xDF, 0xE3, 0x4E, 0xD4, 0xE1]> : tensor<22xf8E4M3B11FNUZ>
  %0 = stablehlo.floor %a : tensor<22xf8E4M3B11FNUZ>
  // expected 0.0, 0.0, 30, -30, 1, -1, 0.0, 1, -3, 0.0, 3, 18, -2, 0.0, 0.0, 13, 0.0, -2, -3, 0.0, -1, -3
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E4M3B11FNUZ>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[0, 0, 127, 255, 88, 216, 0, 88, 228, 0, 100, 121, 224, 0, 0, 117, 0, 224, 228, 0, 216, 228]> : tensor<22xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = stablehlo.floor %a : tensor<1xf8E4M3B11FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3B11FNUZ>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, 768, -3.05176e-05, -80, -6, 0.046875, 0.0625, -0.625, -3, -2, 1.75, -0.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0x62, 0x82, 0xD5, 0xC6, 0x2A, 0x2C, 0xB9, 0xC2, 0xC0, 0x3F, 0xB4]> : tensor<25xf8E5M2>
  %0 = stablehlo.floor %a : tensor<25xf8E5M2>
  // expected 0.0, -0.0, 0.0, 57344, -57344, 1, -1, 0.0, 1, -3, 0.0, 3, inf, -inf, 768, -1, -80, -6, 0.0, 0.0, -1, -3, -2, 1, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<25xf8E5M2>) -> tensor<25xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 123, 251, 60, 188, 0, 60, 194, 0, 66, 124, 252, 98, 188, 213, 198, 0, 0, 188, 194, 192, 60, 188]> : tensor<25xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = stablehlo.floor %a : tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  // 0.0, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -4.57764e-05, 160, -224, 7, 10240, 0.000213623, 0.078125, -3.5, 3.5
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x42, 0xC5, 0x3A, 0x46, 0x86, 0x5D, 0xDF, 0x4B, 0x75, 0x0F, 0x31, 0xC7, 0x47]> : tensor<20xf8E5M2FNUZ>
  %0 = stablehlo.floor %a : tensor<20xf8E5M2FNUZ>
  // expected 0.0, 0.0, 57344, -57344, 1, -1, 0.0, 1, -3, 0.0, 3, -1, 160, -224, 7, 10240, 0.0, 0.0, -4, 3
  %1 = stablehlo.bitcast_convert %0 : (tensor<20xf8E5M2FNUZ>) -> tensor<20xui8>
  check.expect_eq_const %1, dense<[0, 0, 127, 255, 64, 192, 0, 64, 198, 0, 70, 192, 93, 223, 75, 117, 0, 0, 200, 70]> : tensor<20xui8>
  func.return
}

// -----

// f8E5M2FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %0 = stablehlo.floor %a : tensor<1xf8E5M2FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2FNUZ>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, -3.55965e+19, -7.88598e+20, -6.61744e-23, -2.99849e-12, -5.12779e-33, -3.84375, -2.1875, 0.261719, -3.79688, -1.58594, 2.70312, -0.785156
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0xDFF7, 0xE22B, 0x9AA0, 0xAC53, 0x89D5, 0xC076, 0xC00C, 0x3E86, 0xC073, 0xBFCB, 0x402D, 0xBF49]> : tensor<26xbf16>
  %0 = stablehlo.floor %a : tensor<26xbf16>
  // expected 0.0, -0.0, 0.0, 3.38953e+38, -3.38953e+38, 1, -1, 0.0, 1, -3, 0.0, 3, inf, -inf, -3.55965e+19, -7.88598e+20, -1, -1, -1, -4, -3, 0.0, -4, -2, 2, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xbf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[0, 32768, 0, 32639, 65407, 16256, 49024, 0, 16256, 49216, 0, 16448, 32640, 65408, 57335, 57899, 49024, 49024, 49024, 49280, 49216, 0, 49280, 49152, 16384, 49024]> : tensor<26xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = stablehlo.floor %a : tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, 30096, 3.81641, -45.0938, 3126, 7.61719, 0.0230103, 0.147949, -3.89453, -1.20312, -1.89453, 2.42969, 0.519043
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0xFBFF, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0x7759, 0x43A2, 0xD1A3, 0x6A1B, 0x479E, 0x25E4, 0x30BC, 0xC3CA, 0xBCD0, 0xBF94, 0x40DC, 0x3827]> : tensor<26xf16>
  %0 = stablehlo.floor %a : tensor<26xf16>
  // expected 0.0, -0.0, 0.0, 65504, -65504, 1, -1, 0.0, 1, -3, 0.0, 3, inf, -inf, 30096, 3, -46, 3126, 7, 0.0, 0.0, -4, -2, -2, 2, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[0, 32768, 0, 31743, 64511, 15360, 48128, 0, 15360, 49664, 0, 16896, 31744, 64512, 30553, 16896, 53696, 27163, 18176, 0, 0, 50176, 49152, 49152, 16384, 0]> : tensor<26xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = stablehlo.floor %a : tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 1.4927e+10, 2.82342e+23, 3.88199e-14, 4.31702e-20, -4.53919e+34, 0.000167003, -1.915, -0.019, 1.621, -3.199, -0.231, -1.894
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x505E6DCF, 0x666F2737, 0x292ED441, 0x1F4BDD86, 0xF90BDFE6, 0x392F1D7C, 0xBFF51EB8, 0xBC9BA5E3, 0x3FCF7CEE, 0xC04CBC6A, 0xBE6C8B44, 0xBFF26E98]> : tensor<26xf32>
  %0 = stablehlo.floor %a : tensor<26xf32>
  // expected 0.0, -0.0, 0.0, 3.40282e+38, -3.40282e+38, 1, -1, 0.0, 1, -3, 0.0, 3, inf, -inf, 1.4927e+10, 2.82342e+23, 0.0, 0.0, -4.53919e+34, 0.0, -2, -1, 1, -4, -1, -2
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf32>) -> tensor<26xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 0, 2139095039, 4286578687, 1065353216, 3212836864, 0, 1065353216, 3225419776, 0, 1077936128, 2139095040, 4286578688, 1348365775, 1718560567, 0, 0, 4178304998, 0, 3221225472, 3212836864, 1065353216, 3229614080, 3212836864, 3221225472]> : tensor<26xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = stablehlo.floor %a : tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -3.12237e+263, 3.5633e-09, 7.53407e+127, -1.38326e+136, -8.83699e+185, 1.99087e-97, 1.141, -2.073, 2.572, -3.075, -3.973, -1.977
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xF6A3D4E419C5CA9D, 0x3E2E9BC50997CD88, 0x5A7BD324C4075E43, 0xDC3307F73A3E2D08, 0xE689FF224835CADF, 0x2BDB373F94145005, 0x3FF24189374BC6A8, 0xC00095810624DD2F, 0x40049374BC6A7EFA, 0xC00899999999999A, 0xC00FC8B439581062, 0xBFFFA1CAC083126F]> : tensor<26xf64>
  %0 = stablehlo.floor %a : tensor<26xf64>
  // expected 0.0, -0.0, 0.0, 1.79769e+308, -1.79769e+308, 1, -1, 0.0, 1, -3, 0.0, 3, inf, -inf, -3.12237e+263, 0.0, 7.53407e+127, -1.38326e+136, -8.83699e+185, 0.0, 1, -3, 2, -4, -4, -2
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf64>) -> tensor<26xui64>
  check.expect_eq_const %1, dense<[0, 9223372036854775808, 0, 9218868437227405311, 18442240474082181119, 4607182418800017408, 13830554455654793216, 0, 4607182418800017408, 13837309855095848960, 0, 4613937818241073152, 9218868437227405312, 18442240474082181120, 17772282630684134045, 0, 6520037040410025539, 15867034670571859208, 16612089223238240991, 0, 4607182418800017408, 13837309855095848960, 4611686018427387904, 13839561654909534208, 13839561654909534208, 13835058055282163712]> : tensor<26xui64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = stablehlo.floor %a : tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}
