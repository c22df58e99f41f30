// SPDX-License-Identifier: Apache-2.0
// stablehlo.negate: floats and integers.

// f4E2M1FN
func.func @main() {
  // 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, 2, -0.5, -1.5
  %a = stablehlo.constant dense<[0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0x4, 0x9, 0xB]> : tensor<13xf4E2M1FN>
  %0 = stablehlo.negate %a : tensor<13xf4E2M1FN>
  // expected -0.0, 0.0, -0.5, -6, 6, -1, 1, -1.5, 2, -3, -2, 0.5, 1.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<13xf4E2M1FN>) -> tensor<13xui4>
  check.expect_eq_const %1, dense<[8, 0, 9, 15, 7, 10, 2, 11, 4, 13, 12, 1, 3]> : tensor<13xui4>
  func.return
}

// -----

// f6E2M3FN
func.func @main() {
  // 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -4.5, 0.875, -3.75, -0.625, 1.625, 1.75, 2, -1.75
  %a = stablehlo.constant dense<[0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -4.5, 0.875, -3.75, -0.625, 1.625, 1.75, 2.0, -1.75]> : tensor<20xf6E2M3FN>
  %0 = stablehlo.negate %a : tensor<20xf6E2M3FN>
  check.expect_eq_const %0, dense<[-0.0, 0.0, -0.125, -7.5, 7.5, -1.0, 1.0, -0.5, -1.5, 2.5, -0.375, -3.0, 4.5, -0.875, 3.75, 0.625, -1.625, -1.75, -2.0, 1.75]> : tensor<20xf6E2M3FN>
  func.return
}

// -----

// f6E3M2FN
func.func @main() {
  // 0.0, -0.0, 0.0625, 28, -28, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.5, -7, -1.75, -0.625, 2, -4
  %a = stablehlo.constant dense<[0.0, -0.0, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -0.5, -7.0, -1.75, -0.625, 2.0, -4.0]> : tensor<18xf6E3M2FN>
  %0 = stablehlo.negate %a : tensor<18xf6E3M2FN>
  check.expect_eq_const %0, dense<[-0.0, 0.0, -0.0625, -28.0, 28.0, -1.0, 1.0, -0.5, -1.5, 2.5, -0.375, -3.0, 0.5, 7.0, 1.75, 0.625, -2.0, 4.0]> : tensor<18xf6E3M2FN>
  func.return
}

// -----

// f8E3M4
func.func @main() {
  // 0.0, -0.0, 0.015625, 15.5, -15.5, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, 1.3125, 12.5, -1.25, 0.328125, 7.5, 1.625, 0.65625, -2.25, -0.296875, -1.375, 3.375
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x6F, 0xEF, 0x30, 0xB0, 0x20, 0x38, 0xC4, 0x1A, 0x48, 0x70, 0xF0, 0x35, 0x69, 0xB4, 0x15, 0x5E, 0x3A, 0x25, 0xC2, 0x93, 0xB6, 0x4B]> : tensor<25xf8E3M4>
  %0 = stablehlo.negate %a : tensor<25xf8E3M4>
  // expected -0.0, 0.0, -0.015625, -15.5, 15.5, -1, 1, -0.5, -1.5, 2.5, -0.40625, -3, -inf, inf, -1.3125, -12.5, 1.25, -0.328125, -7.5, -1.625, -0.65625, 2.25, 0.296875, 1.375, -3.375
  %1 = stablehlo.bitcast_convert %0 : (tensor<25xf8E3M4>) -> tensor<25xui8>
  check.expect_eq_const %1, dense<[128, 0, 129, 239, 111, 176, 48, 160, 184, 68, 154, 200, 240, 112, 181, 233, 52, 149, 222, 186, 165, 66, 19, 54, 203]> : tensor<25xui8>
  func.return
}

// -----

// f8E3M4, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x78]> : tensor<1xf8E3M4>
  %0 = stablehlo.negate %a : tensor<1xf8E3M4>
  // expected nan
  %1 = stablehlo.constant dense<[0x78]> : tensor<1xf8E3M4>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E3M4>
  func.return
}

// -----

// f8E4M3
func.func @main() {
  // 0.0, -0.0, 0.00195312, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, 36, 0.9375, -6.5, -0.46875, -2, -3.25, 2, -3.5, -1.625
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x77, 0xF7, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x78, 0xF8, 0x61, 0x37, 0xCD, 0xAF, 0xC0, 0xC5, 0x40, 0xC6, 0xBD]> : tensor<23xf8E4M3>
  %0 = stablehlo.negate %a : tensor<23xf8E4M3>
  // expected -0.0, 0.0, -0.00195312, -240, 240, -1, 1, -0.5, -1.5, 2.5, -0.40625, -3, -inf, inf, -36, -0.9375, 6.5, 0.46875, 2, 3.25, -2, 3.5, 1.625
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E4M3>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[128, 0, 129, 247, 119, 184, 56, 176, 188, 66, 173, 196, 248, 120, 225, 183, 77, 47, 64, 69, 192, 70, 61]> : tensor<23xui8>
  func.return
}

// -----

// f8E4M3, results that are NaN
func.func @main() {
  // nan, nan
  %a = stablehlo.constant dense<[0x7C, 0x7C]> : tensor<2xf8E4M3>
  %0 = stablehlo.negate %a : tensor<2xf8E4M3>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x7C, 0x7C]> : tensor<2xf8E4M3>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf8E4M3>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -0.75, 0.125, 320, 64, -64, 0.375, -1.625, -1.375, -0.875, -2.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0xB4, 0x20, 0x7A, 0x68, 0xE8, 0x2C, 0xBD, 0xBB, 0xB6, 0xC1]> : tensor<22xf8E4M3FN>
  %0 = stablehlo.negate %a : tensor<22xf8E4M3FN>
  // expected -0.0, 0.0, -0.00195312, -448, 448, -1, 1, -0.5, -1.5, 2.5, -0.40625, -3, 0.75, -0.125, -320, -64, 64, -0.375, 1.625, 1.375, 0.875, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E4M3FN>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[128, 0, 129, 254, 126, 184, 56, 176, 188, 66, 173, 196, 52, 160, 250, 232, 104, 172, 61, 59, 54, 65]> : tensor<22xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = stablehlo.negate %a : tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  // 0.0, 0.000976562, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.09375, 0.078125, -0.09375, -2.75, -7.5, -0.5625, 2, -3.75, -3, -0.875
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x44, 0xCA, 0x35, 0x4C, 0x24, 0x22, 0xA4, 0xCB, 0xD7, 0xB9, 0x48, 0xCF, 0xCC, 0xBE]> : tensor<21xf8E4M3FNUZ>
  %0 = stablehlo.negate %a : tensor<21xf8E4M3FNUZ>
  // expected 0.0, -0.000976562, -240, 240, -1, 1, -0.5, -1.5, 2.5, -0.40625, -3, -0.09375, -0.078125, 0.09375, 2.75, 7.5, 0.5625, -2, 3.75, 3, 0.875
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf8E4M3FNUZ>) -> tensor<21xui8>
  check.expect_eq_const %1, dense<[0, 129, 255, 127, 192, 64, 184, 196, 74, 181, 204, 164, 162, 36, 75, 87, 57, 200, 79, 76, 62]> : tensor<21xui8>
  func.return
}

// -----

// f8E4M3FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  %0 = stablehlo.negate %a : tensor<1xf8E4M3FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FNUZ>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -0.00219727, 22, -0.75, 0.000488281, 0.0175781, -2.75, 3.5, -1.625, 3.75, -0.000976562
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0x91, 0x7B, 0xD4, 0x04, 0x29, 0xE3, 0x66, 0xDD, 0x67, 0x88]> : tensor<21xf8E4M3B11FNUZ>
  %0 = stablehlo.negate %a : tensor<21xf8E4M3B11FNUZ>
  // expected 0.0, -0.00012207, -30, 30, -1, 1, -0.5, -1.5, 2.5, -0.40625, -3, 0.00219727, -22, 0.75, -0.000488281, -0.0175781, 2.75, -3.5, 1.625, -3.75, 0.000976562
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf8E4M3B11FNUZ>) -> tensor<21xui8>
  check.expect_eq_const %1, dense<[0, 129, 255, 127, 216, 88, 208, 220, 98, 205, 228, 17, 251, 84, 132, 169, 99, 230, 93, 231, 8]> : tensor<21xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = stablehlo.negate %a : tensor<1xf8E4M3B11FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3B11FNUZ>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, 0.0136719, -24576, -0.078125, -5120, -0.875, 1.25, 3.5, 0.75
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0x23, 0xF6, 0xAD, 0xED, 0xBB, 0x3D, 0x43, 0x3A]> : tensor<22xf8E5M2>
  %0 = stablehlo.negate %a : tensor<22xf8E5M2>
  // expected -0.0, 0.0, -1.52588e-05, -57344, 57344, -1, 1, -0.5, -1.5, 2.5, -0.375, -3, -inf, inf, -0.0136719, 24576, 0.078125, 5120, 0.875, -1.25, -3.5, -0.75
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E5M2>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[128, 0, 129, 251, 123, 188, 60, 184, 190, 65, 182, 194, 252, 124, 163, 118, 45, 109, 59, 189, 195, 186]> : tensor<22xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = stablehlo.negate %a : tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  // 0.0, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -112, -0.0546875, -56, -7168, 0.000213623, -3.5, 0.625, -0.1875
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x42, 0xC5, 0x3A, 0x46, 0xDB, 0xAF, 0xD7, 0xF3, 0x0F, 0xC7, 0x3D, 0xB6]> : tensor<19xf8E5M2FNUZ>
  %0 = stablehlo.negate %a : tensor<19xf8E5M2FNUZ>
  // expected 0.0, -7.62939e-06, -57344, 57344, -1, 1, -0.5, -1.5, 2.5, -0.375, -3, 112, 0.0546875, 56, 7168, -0.000213623, 3.5, -0.625, 0.1875
  %1 = stablehlo.bitcast_convert %0 : (tensor<19xf8E5M2FNUZ>) -> tensor<19xui8>
  check.expect_eq_const %1, dense<[0, 129, 255, 127, 192, 64, 188, 194, 69, 186, 198, 91, 47, 87, 115, 143, 71, 189, 54]> : tensor<19xui8>
  func.return
}

// -----

// f8E5M2FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %0 = stablehlo.negate %a : tensor<1xf8E5M2FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2FNUZ>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, 3.70776e+09, -3.03989e-23, -3.00407e-05, 5.25017e+13, 2.22514e+20, 5.8565e-27, 1.07812, 2.875, -1.85156, 2.23438, 2.54688, -1.41406
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0x4F5D, 0x9A13, 0xB7FC, 0x563F, 0x6141, 0x13E8, 0x3F8A, 0x4038, 0xBFED, 0x400F, 0x4023, 0xBFB5]> : tensor<26xbf16>
  %0 = stablehlo.negate %a : tensor<26xbf16>
  // expected -0.0, 0.0, -9.18355e-41, -3.38953e+38, 3.38953e+38, -1, 1, -0.5, -1.5, 2.5, -0.400391, -3, -inf, inf, -3.70776e+09, 3.03989e-23, 3.00407e-05, -5.25017e+13, -2.22514e+20, -5.8565e-27, -1.07812, -2.875, 1.85156, -2.23438, -2.54688, 1.41406
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xbf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[32768, 0, 32769, 65407, 32639, 49024, 16256, 48896, 49088, 16416, 48845, 49216, 65408, 32640, 53085, 6675, 14332, 54847, 57665, 37864, 49034, 49208, 16365, 49167, 49187, 16309]> : tensor<26xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = stablehlo.negate %a : tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, -1.32617, -0.0114441, -0.645508, 0.000836849, 0.0525513, 70.8125, -0.109985, 1.99707, -3.48242, 2.65234, -2.86914, 2.36523
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0xFBFF, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0xBD4E, 0xA1DC, 0xB92A, 0x12DB, 0x2ABA, 0x546D, 0xAF0A, 0x3FFD, 0xC2F7, 0x414E, 0xC1BD, 0x40BB]> : tensor<26xf16>
  %0 = stablehlo.negate %a : tensor<26xf16>
  // expected -0.0, 0.0, -5.96046e-08, -65504, 65504, -1, 1, -0.5, -1.5, 2.5, -0.399902, -3, -inf, inf, 1.32617, 0.0114441, 0.645508, -0.000836849, -0.0525513, -70.8125, 0.109985, -1.99707, 3.48242, -2.65234, 2.86914, -2.36523
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[32768, 0, 32769, 64511, 31743, 48128, 15360, 47104, 48640, 16640, 46694, 49664, 64512, 31744, 15694, 8668, 14634, 37595, 43706, 54381, 12042, 49149, 17143, 49486, 16829, 49339]> : tensor<26xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = stablehlo.negate %a : tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 2.2535e-32, -1.06055e-29, -4.81823e+08, 0.00636363, -5.14515e+31, 2.89733e+08, 3.535, 1.125, -3.608, 1.361, 1.772, 2.417
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x0AEA046F, 0x8F571AD8, 0xCDE5C044, 0x3BD08604, 0xF4225A2F, 0x4D8A27C2, 0x40623D71, 0x3F900000, 0xC066E979, 0x3FAE353F, 0x3FE2D0E5, 0x401AB021]> : tensor<26xf32>
  %0 = stablehlo.negate %a : tensor<26xf32>
  // expected -0.0, 0.0, -1.4013e-45, -3.40282e+38, 3.40282e+38, -1, 1, -0.5, -1.5, 2.5, -0.4, -3, -inf, inf, -2.2535e-32, 1.06055e-29, 4.81823e+08, -0.00636363, 5.14515e+31, -2.89733e+08, -3.535, -1.125, 3.608, -1.361, -1.772, -2.417
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf32>) -> tensor<26xui32>
  check.expect_eq_const %1, dense<[2147483648, 0, 2147483649, 4286578687, 2139095039, 3212836864, 1065353216, 3204448256, 3217031168, 1075838976, 3201092813, 3225419776, 4286578688, 2139095040, 2330592367, 257366744, 1306902596, 3151005188, 1948408367, 3448383426, 3227663729, 3213885440, 1080486265, 3215865151, 3219312869, 3222974497]> : tensor<26xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = stablehlo.negate %a : tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -6.84712e-192, -1.74993e+158, 3.6028e-198, -8.91704e+228, 1.09404e-123, 2.98527e-74, 0.649, 2.747, 1.571, -2.506, 0.744, 0.239
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x983F3D5615FF7610, 0xE0C97DCD498F9CB2, 0x16F13C6BE3A13D13, 0xEF7786997EC75D60, 0x2667249FD88B6514, 0x30AB01676166171F, 0x3FE4C49BA5E353F8, 0x4005F9DB22D0E560, 0x3FF922D0E5604189, 0xC0040C49BA5E353F, 0x3FE7CED916872B02, 0x3FCE978D4FDF3B64]> : tensor<26xf64>
  %0 = stablehlo.negate %a : tensor<26xf64>
  // expected -0.0, 0.0, -4.94066e-324, -1.79769e+308, 1.79769e+308, -1, 1, -0.5, -1.5, 2.5, -0.4, -3, -inf, inf, 6.84712e-192, 1.74993e+158, -3.6028e-198, 8.91704e+228, -1.09404e-123, -2.98527e-74, -0.649, -2.747, -1.571, 2.506, -0.744, -0.239
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf64>) -> tensor<26xui64>
  check.expect_eq_const %1, dense<[9223372036854775808, 0, 9223372036854775809, 18442240474082181119, 9218868437227405311, 13830554455654793216, 4607182418800017408, 13826050856027422720, 13832806255468478464, 4612811918334230528, 13824249416176474522, 13837309855095848960, 18442240474082181120, 9218868437227405312, 1747182620388587024, 6974243818615839922, 10876541009154620691, 8032036454253682016, 11990592801848648980, 12730270315220178719, 13827392928716379128, 13836740149742986592, 13833126011042021769, 4612825429133112639, 13828248612645579522, 13821150939632843620]> : tensor<26xui64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = stablehlo.negate %a : tensor<1xf64>
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
  %0 = stablehlo.negate %a : tensor<4xi2>
  check.expect_eq_const %0, dense<[-2, -1, 0, 1]> : tensor<4xi2>
  func.return
}

// -----

// i4
func.func @main() {
  // -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5
  %a = stablehlo.constant dense<[-8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5]> : tensor<12xi4>
  %0 = stablehlo.negate %a : tensor<12xi4>
  check.expect_eq_const %0, dense<[-8, -7, 0, -1, -2, -3, 7, -6, 1, 2, 3, -5]> : tensor<12xi4>
  func.return
}

// -----

// i8
func.func @main() {
  // -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 121, 8, 21, -71
  %a = stablehlo.constant dense<[-128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 121, 8, 21, -71]> : tensor<16xi8>
  %0 = stablehlo.negate %a : tensor<16xi8>
  check.expect_eq_const %0, dense<[-128, -127, 0, -1, -2, -3, 127, -126, 1, 2, 3, 7, -121, -8, -21, 71]> : tensor<16xi8>
  func.return
}

// -----

// i16
func.func @main() {
  // -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, -19201, 19093, 2633, -15980
  %a = stablehlo.constant dense<[-32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, -19201, 19093, 2633, -15980]> : tensor<16xi16>
  %0 = stablehlo.negate %a : tensor<16xi16>
  check.expect_eq_const %0, dense<[-32768, -32767, 0, -1, -2, -3, 32767, -32766, 1, 2, 3, 7, 19201, -19093, -2633, 15980]> : tensor<16xi16>
  func.return
}

// -----

// i32
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -698545677, -666327796, -713305453, 1693529977
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -698545677, -666327796, -713305453, 1693529977]> : tensor<16xi32>
  %0 = stablehlo.negate %a : tensor<16xi32>
  check.expect_eq_const %0, dense<[-2147483648, -2147483647, 0, -1, -2, -3, 2147483647, -2147483646, 1, 2, 3, 7, 698545677, 666327796, 713305453, -1693529977]> : tensor<16xi32>
  func.return
}

// -----

// i64
func.func @main() {
  // -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 595898630113119729, 3850392060550266353, -7827974656773501440, 2635790045261196061
  %a = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 595898630113119729, 3850392060550266353, -7827974656773501440, 2635790045261196061]> : tensor<16xi64>
  %0 = stablehlo.negate %a : tensor<16xi64>
  check.expect_eq_const %0, dense<[-9223372036854775808, -9223372036854775807, 0, -1, -2, -3, 9223372036854775807, -9223372036854775806, 1, 2, 3, 7, -595898630113119729, -3850392060550266353, 7827974656773501440, -2635790045261196061]> : tensor<16xi64>
  func.return
}

// -----

// ui2
func.func @main() {
  // 0, 3, 1, 2
  %a = stablehlo.constant dense<[0, 3, 1, 2]> : tensor<4xui2>
  %0 = stablehlo.negate %a : tensor<4xui2>
  check.expect_eq_const %0, dense<[0, 1, 3, 2]> : tensor<4xui2>
  func.return
}

// -----

// ui4
func.func @main() {
  // 0, 15, 1, 2, 3, 14, 11, 4, 13
  %a = stablehlo.constant dense<[0, 15, 1, 2, 3, 14, 11, 4, 13]> : tensor<9xui4>
  %0 = stablehlo.negate %a : tensor<9xui4>
  check.expect_eq_const %0, dense<[0, 1, 15, 14, 13, 2, 5, 12, 3]> : tensor<9xui4>
  func.return
}

// -----

// ui8
func.func @main() {
  // 0, 255, 1, 2, 3, 254, 50, 88, 253, 83
  %a = stablehlo.constant dense<[0, 255, 1, 2, 3, 254, 50, 88, 253, 83]> : tensor<10xui8>
  %0 = stablehlo.negate %a : tensor<10xui8>
  check.expect_eq_const %0, dense<[0, 1, 255, 254, 253, 2, 206, 168, 3, 173]> : tensor<10xui8>
  func.return
}

// -----

// ui16
func.func @main() {
  // 0, 65535, 1, 2, 3, 65534, 63612, 46578, 19844, 25428
  %a = stablehlo.constant dense<[0, 65535, 1, 2, 3, 65534, 63612, 46578, 19844, 25428]> : tensor<10xui16>
  %0 = stablehlo.negate %a : tensor<10xui16>
  check.expect_eq_const %0, dense<[0, 1, 65535, 65534, 65533, 2, 1924, 18958, 45692, 40108]> : tensor<10xui16>
  func.return
}

// -----

// ui32
func.func @main() {
  // 0, 4294967295, 1, 2, 3, 4294967294, 3637397515, 76976910, 2364066530, 1244139364
  %a = stablehlo.constant dense<[0, 4294967295, 1, 2, 3, 4294967294, 3637397515, 76976910, 2364066530, 1244139364]> : tensor<10xui32>
  %0 = stablehlo.negate %a : tensor<10xui32>
  check.expect_eq_const %0, dense<[0, 1, 4294967295, 4294967294, 4294967293, 2, 657569781, 4217990386, 1930900766, 3050827932]> : tensor<10xui32>
  func.return
}

// -----

// ui64
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 5722862305157109560, 7181900863798305387, 10541105673807006405, 7754693402832222843
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 5722862305157109560, 7181900863798305387, 10541105673807006405, 7754693402832222843]> : tensor<10xui64>
  %0 = stablehlo.negate %a : tensor<10xui64>
  check.expect_eq_const %0, dense<[0, 1, 18446744073709551615, 18446744073709551614, 18446744073709551613, 2, 12723881768552442056, 11264843209911246229, 7905638399902545211, 10692050670877328773]> : tensor<10xui64>
  func.return
}
