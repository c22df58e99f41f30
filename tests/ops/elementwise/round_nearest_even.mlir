// SPDX-License-Identifier: Apache-2.0
// stablehlo.round_nearest_even on floats.

// f4E2M1FN
func.func @main() {
  // 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, 2, -3, -4, 4
  %a = stablehlo.constant dense<[0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0x4, 0xD, 0xE, 0x6]> : tensor<14xf4E2M1FN>
  %0 = stablehlo.round_nearest_even %a : tensor<14xf4E2M1FN>
  // expected 0.0, -0.0, 0.0, 6, -6, 1, -1, 2, -2, 3, 2, -3, -4, 4
  %1 = stablehlo.bitcast_convert %0 : (tensor<14xf4E2M1FN>) -> tensor<14xui4>
  check.expect_eq_const %1, dense<[0, 8, 0, 7, 15, 2, 10, 4, 12, 5, 4, 13, 14, 6]> : tensor<14xui4>
  func.return
}

// -----

// f6E2M3FN
func.func @main() {
  // 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 3.5, -1.875, -2.75, -0.125, -4, -2, 0.875, -1.25, 3.25
  %a = stablehlo.constant dense<[0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, 3.5, -1.875, -2.75, -0.125, -4.0, -2.0, 0.875, -1.25, 3.25]> : tensor<21xf6E2M3FN>
  %0 = stablehlo.round_nearest_even %a : tensor<21xf6E2M3FN>
  check.expect_eq_const %0, dense<[0.0, -0.0, 0.0, 7.5, -7.5, 1.0, -1.0, 0.0, 2.0, -2.0, 0.0, 3.0, 4.0, -2.0, -3.0, -0.0, -4.0, -2.0, 1.0, -1.0, 3.0]> : tensor<21xf6E2M3FN>
  func.return
}

// -----

// f6E3M2FN
func.func @main() {
  // 0.0, -0.0, 0.0625, 28, -28, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -1.25, 0.625, -16, 3.5, 1.25, 0.75, 0.4375, -0.875
  %a = stablehlo.constant dense<[0.0, -0.0, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -1.25, 0.625, -16.0, 3.5, 1.25, 0.75, 0.4375, -0.875]> : tensor<20xf6E3M2FN>
  %0 = stablehlo.round_nearest_even %a : tensor<20xf6E3M2FN>
  check.expect_eq_const %0, dense<[0.0, -0.0, 0.0, 28.0, -28.0, 1.0, -1.0, 0.0, 2.0, -2.0, 0.0, 3.0, -1.0, 1.0, -16.0, 4.0, 1.0, 1.0, 0.0, -1.0]> : tensor<20xf6E3M2FN>
  func.return
}

// -----

// f8E3M4
func.func @main() {
  // 0.0, -0.0, 0.015625, 15.5, -15.5, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, 2.5, -3.75, 2.625, -14, -9.5, -0.96875, -2.875, 2.25, 3.5, 3.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x6F, 0xEF, 0x30, 0xB0, 0x20, 0x38, 0xC4, 0x1A, 0x48, 0x70, 0xF0, 0x44, 0xCE, 0x45, 0xEC, 0xE3, 0xAF, 0xC7, 0x42, 0x4C, 0x4A]> : tensor<24xf8E3M4>
  %0 = stablehlo.round_nearest_even %a : tensor<24xf8E3M4>
  // expected 0.0, -0.0, 0.0, inf, -inf, 1, -1, 0.0, 2, -2, 0.0, 3, inf, -inf, 2, -4, 3, -14, -10, -1, -3, 2, 4, 3
  %1 = stablehlo.bitcast_convert %0 : (tensor<24xf8E3M4>) -> tensor<24xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 112, 240, 48, 176, 0, 64, 192, 0, 72, 112, 240, 64, 208, 72, 236, 228, 176, 200, 64, 80, 72]> : tensor<24xui8>
  func.return
}

// -----

// f8E3M4, results that are NaN
func.func @main() {
  // nan, nan
  %a = stablehlo.constant dense<[0x78, 0x78]> : tensor<2xf8E3M4>
  %0 = stablehlo.round_nearest_even %a : tensor<2xf8E3M4>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x78, 0x78]> : tensor<2xf8E3M4>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf8E3M4>
  func.return
}

// -----

// f8E4M3
func.func @main() {
  // 0.0, -0.0, 0.00195312, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, 2.75, 16, 0.0546875, -1.125, -2, -2.25, 1.625
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x77, 0xF7, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x78, 0xF8, 0x43, 0x58, 0x16, 0xB9, 0xC0, 0xC1, 0x3D]> : tensor<21xf8E4M3>
  %0 = stablehlo.round_nearest_even %a : tensor<21xf8E4M3>
  // expected 0.0, -0.0, 0.0, 240, -240, 1, -1, 0.0, 2, -2, 0.0, 3, inf, -inf, 3, 16, 0.0, -1, -2, -2, 2
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf8E4M3>) -> tensor<21xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 119, 247, 56, 184, 0, 64, 192, 0, 68, 120, 248, 68, 88, 0, 184, 192, 192, 64]> : tensor<21xui8>
  func.return
}

// -----

// f8E4M3, results that are NaN
func.func @main() {
  // nan, nan, nan
  %a = stablehlo.constant dense<[0x7C, 0x7C, 0x7C]> : tensor<3xf8E4M3>
  %0 = stablehlo.round_nearest_even %a : tensor<3xf8E4M3>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7C, 0x7C, 0x7C]> : tensor<3xf8E4M3>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf8E4M3>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -6.5, -0.0078125, -8, 0.46875, 0.0078125, -0.0292969, -0.625, 0.3125, 1.25, -1.375
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0xCD, 0x84, 0xD0, 0x2F, 0x04, 0x8F, 0xB2, 0x2A, 0x3A, 0xBB]> : tensor<22xf8E4M3FN>
  %0 = stablehlo.round_nearest_even %a : tensor<22xf8E4M3FN>
  // expected 0.0, -0.0, 0.0, 448, -448, 1, -1, 0.0, 2, -2, 0.0, 3, -6, -0.0, -8, 0.0, 0.0, -0.0, -1, 0.0, 1, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E4M3FN>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 126, 254, 56, 184, 0, 64, 192, 0, 68, 204, 128, 208, 0, 0, 128, 184, 0, 56, 184]> : tensor<22xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = stablehlo.round_nearest_even %a : tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  // 0.0, 0.000976562, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -0.0107422, -0.0234375, -0.4375, -160, 0.140625, 18, -2.25, -1.5, -3, 0.8125, 2.25
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x44, 0xCA, 0x35, 0x4C, 0x8B, 0x94, 0xB6, 0xFA, 0x29, 0x61, 0xC9, 0xC4, 0xCC, 0x3D, 0x49]> : tensor<22xf8E4M3FNUZ>
  %0 = stablehlo.round_nearest_even %a : tensor<22xf8E4M3FNUZ>
  // expected 0.0, 0.0, 240, -240, 1, -1, 0.0, 2, -2, 0.0, 3, 0.0, 0.0, 0.0, -160, 0.0, 18, -2, -2, -3, 1, 2
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E4M3FNUZ>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[0, 0, 127, 255, 64, 192, 0, 72, 200, 0, 76, 0, 0, 0, 250, 0, 97, 200, 200, 204, 64, 72]> : tensor<22xui8>
  func.return
}

// -----

// f8E4M3FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  %0 = stablehlo.round_nearest_even %a : tensor<1xf8E4M3FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FNUZ>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -5, 0.34375, 0.015625, 0.000244141, -1.5, -9, 3.25, -0.25, -0.3125, -0.6875, 0.03125, -1.375
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0xEA, 0x4B, 0x28, 0x02, 0xDC, 0xF1, 0x65, 0xC8, 0xCA, 0xD3, 0x30, 0xDB]> : tensor<23xf8E4M3B11FNUZ>
  %0 = stablehlo.round_nearest_even %a : tensor<23xf8E4M3B11FNUZ>
  // expected 0.0, 0.0, 30, -30, 1, -1, 0.0, 2, -2, 0.0, 3, -5, 0.0, 0.0, 0.0, -2, -9, 3, 0.0, 0.0, -1, 0.0, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[0, 0, 127, 255, 88, 216, 0, 96, 224, 0, 100, 234, 0, 0, 0, 224, 241, 100, 0, 0, 216, 0, 216]> : tensor<23xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = stablehlo.round_nearest_even %a : tensor<1xf8E4M3B11FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3B11FNUZ>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, 24576, 112, 0.000854492, -384, 56, 0.125, 0.625, 2.5, 1.25, -3.5
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0x76, 0x57, 0x13, 0xDE, 0x53, 0x30, 0x39, 0x41, 0x3D, 0xC3]> : tensor<24xf8E5M2>
  %0 = stablehlo.round_nearest_even %a : tensor<24xf8E5M2>
  // expected 0.0, -0.0, 0.0, 57344, -57344, 1, -1, 0.0, 2, -2, 0.0, 3, inf, -inf, 24576, 112, 0.0, -384, 56, 0.0, 1, 2, 1, -4
  %1 = stablehlo.bitcast_convert %0 : (tensor<24xf8E5M2>) -> tensor<24xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 123, 251, 60, 188, 0, 64, 192, 0, 66, 124, 252, 118, 87, 0, 222, 83, 0, 60, 64, 60, 196]> : tensor<24xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = stablehlo.round_nearest_even %a : tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  // 0.0, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 0.3125, -0.00976562, -0.3125, 0.125, 3072, -0.625, 0.21875, 2.5, 4, -3.5, 1.75
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x42, 0xC5, 0x3A, 0x46, 0x39, 0xA5, 0xB9, 0x34, 0x6E, 0xBD, 0x37, 0x45, 0x48, 0xC7, 0x43]> : tensor<22xf8E5M2FNUZ>
  %0 = stablehlo.round_nearest_even %a : tensor<22xf8E5M2FNUZ>
  // expected 0.0, 0.0, 57344, -57344, 1, -1, 0.0, 2, -2, 0.0, 3, 0.0, 0.0, 0.0, 0.0, 3072, -1, 0.0, 2, 4, -4, 2
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E5M2FNUZ>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[0, 0, 127, 255, 64, 192, 0, 68, 196, 0, 70, 0, 0, 0, 0, 110, 192, 0, 68, 72, 200, 68]> : tensor<22xui8>
  func.return
}

// -----

// f8E5M2FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %0 = stablehlo.round_nearest_even %a : tensor<1xf8E5M2FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2FNUZ>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, -3.54648e-06, -1.87905e+09, -3.51344e+24, 203776, 1.37065e+31, -2.26895e+21, -0.486328, -3.20312, 3.875, 1.09375, -3.32812, -1.27344
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0xB66E, 0xCEE0, 0xE83A, 0x4847, 0x732D, 0xE2F6, 0xBEF9, 0xC04D, 0x4078, 0x3F8C, 0xC055, 0xBFA3]> : tensor<26xbf16>
  %0 = stablehlo.round_nearest_even %a : tensor<26xbf16>
  // expected 0.0, -0.0, 0.0, 3.38953e+38, -3.38953e+38, 1, -1, 0.0, 2, -2, 0.0, 3, inf, -inf, -0.0, -1.87905e+09, -3.51344e+24, 203776, 1.37065e+31, -2.26895e+21, -0.0, -3, 4, 1, -3, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xbf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[0, 32768, 0, 32639, 65407, 16256, 49024, 0, 16384, 49152, 0, 16448, 32640, 65408, 32768, 52960, 59450, 18503, 29485, 58102, 32768, 49216, 16512, 16256, 49216, 49024]> : tensor<26xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = stablehlo.round_nearest_even %a : tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, -0.0129623, 15.5078, 6.96778e-05, -12.1719, -69.875, 1.12598, -2.86914, -1.93359, 1.40332, -3.75391, -1.65137, 1.07324
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0xFBFF, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0xA2A3, 0x4BC1, 0x0491, 0xCA16, 0xD45E, 0x3C81, 0xC1BD, 0xBFBC, 0x3D9D, 0xC382, 0xBE9B, 0x3C4B]> : tensor<26xf16>
  %0 = stablehlo.round_nearest_even %a : tensor<26xf16>
  // expected 0.0, -0.0, 0.0, 65504, -65504, 1, -1, 0.0, 2, -2, 0.0, 3, inf, -inf, -0.0, 16, 0.0, -12, -70, 1, -3, -2, 1, -4, -2, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[0, 32768, 0, 31743, 64511, 15360, 48128, 0, 16384, 49152, 0, 16896, 31744, 64512, 32768, 19456, 0, 51712, 54368, 15360, 49664, 49152, 15360, 50176, 49152, 15360]> : tensor<26xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = stablehlo.round_nearest_even %a : tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -1.53759e+34, 3.81729e-12, 2.74689e-20, -3.87935e-07, -1.54845e-10, -2.18264e+20, -1.386, -0.862, -2.22, 3.598, 3.115, 1.422
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0xF83D85DC, 0x2C864F0E, 0x1F01B7E4, 0xB4D04555, 0xAF2A40DF, 0xE13D506C, 0xBFB16873, 0xBF5CAC08, 0xC00E147B, 0x406645A2, 0x40475C29, 0x3FB60419]> : tensor<26xf32>
  %0 = stablehlo.round_nearest_even %a : tensor<26xf32>
  // expected 0.0, -0.0, 0.0, 3.40282e+38, -3.40282e+38, 1, -1, 0.0, 2, -2, 0.0, 3, inf, -inf, -1.53759e+34, 0.0, 0.0, -0.0, -0.0, -2.18264e+20, -1, -1, -2, 4, 3, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf32>) -> tensor<26xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 0, 2139095039, 4286578687, 1065353216, 3212836864, 0, 1073741824, 3221225472, 0, 1077936128, 2139095040, 4286578688, 4164781532, 0, 0, 2147483648, 2147483648, 3778891884, 3212836864, 3212836864, 3221225472, 1082130432, 1077936128, 1065353216]> : tensor<26xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = stablehlo.round_nearest_even %a : tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 3.68539e-178, 2.91556e+199, -5.61145e+228, 3.02247e-38, 4.31411e+71, -9.0685e+129, -2.749, 2.404, -3.147, 0.575, -2.53, 2.114
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x1B17E507CDF24B61, 0x69586095BB1DEE65, 0xEF6D9BFC70EA0758, 0x382491E424458363, 0x4ECF40F40859A75E, 0xDAEA2A573FF61ABD, 0xC005FDF3B645A1CB, 0x40033B645A1CAC08, 0xC0092D0E56041893, 0x3FE2666666666666, 0xC0043D70A3D70A3D, 0x4000E978D4FDF3B6]> : tensor<26xf64>
  %0 = stablehlo.round_nearest_even %a : tensor<26xf64>
  // expected 0.0, -0.0, 0.0, 1.79769e+308, -1.79769e+308, 1, -1, 0.0, 2, -2, 0.0, 3, inf, -inf, 0.0, 2.91556e+199, -5.61145e+228, 0.0, 4.31411e+71, -9.0685e+129, -3, 2, -3, 1, -3, 2
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf64>) -> tensor<26xui64>
  check.expect_eq_const %1, dense<[0, 9223372036854775808, 0, 9218868437227405311, 18442240474082181119, 4607182418800017408, 13830554455654793216, 0, 4611686018427387904, 13835058055282163712, 0, 4613937818241073152, 9218868437227405312, 18442240474082181120, 0, 7590923368138665573, 17252617256054687576, 0, 5678829071993775966, 15774467199042198205, 13837309855095848960, 4611686018427387904, 13837309855095848960, 4607182418800017408, 13837309855095848960, 4611686018427387904]> : tensor<26xui64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = stablehlo.round_nearest_even %a : tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}
