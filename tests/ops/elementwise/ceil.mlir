// SPDX-License-Identifier: Apache-2.0
// stablehlo.ceil on floats.

// f4E2M1FN
func.func @main() {
  // 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, 2, -3
  %a = stablehlo.constant dense<[0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0x4, 0xD]> : tensor<12xf4E2M1FN>
  %0 = stablehlo.ceil %a : tensor<12xf4E2M1FN>
  // expected 0.0, -0.0, 1, 6, -6, 1, -1, 2, -2, 3, 2, -3
  %1 = stablehlo.bitcast_convert %0 : (tensor<12xf4E2M1FN>) -> tensor<12xui4>
  check.expect_eq_const %1, dense<[0, 8, 2, 7, 15, 2, 10, 4, 12, 5, 4, 13]> : tensor<12xui4>
  func.return
}

// -----

// f6E2M3FN
func.func @main() {
  // 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 1.625, -7, -2, 3.25, -1.5, 6.5, 2.25, -0.75, -3
  %a = stablehlo.constant dense<[0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, 1.625, -7.0, -2.0, 3.25, -1.5, 6.5, 2.25, -0.75, -3.0]> : tensor<21xf6E2M3FN>
  %0 = stablehlo.ceil %a : tensor<21xf6E2M3FN>
  check.expect_eq_const %0, dense<[0.0, -0.0, 1.0, 7.5, -7.0, 1.0, -1.0, 1.0, 2.0, -2.0, 1.0, 3.0, 2.0, -7.0, -2.0, 4.0, -1.0, 7.0, 3.0, -0.0, -3.0]> : tensor<21xf6E2M3FN>
  func.return
}

// -----

// f6E3M2FN
func.func @main() {
  // 0.0, -0.0, 0.0625, 28, -28, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.5, -12, 1.75, 0.3125, -3.5, -1.5
  %a = stablehlo.constant dense<[0.0, -0.0, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -0.5, -12.0, 1.75, 0.3125, -3.5, -1.5]> : tensor<18xf6E3M2FN>
  %0 = stablehlo.ceil %a : tensor<18xf6E3M2FN>
  check.expect_eq_const %0, dense<[0.0, -0.0, 1.0, 28.0, -28.0, 1.0, -1.0, 1.0, 2.0, -2.0, 1.0, 3.0, -0.0, -12.0, 2.0, 1.0, -3.0, -1.0]> : tensor<18xf6E3M2FN>
  func.return
}

// -----

// f8E3M4
func.func @main() {
  // 0.0, -0.0, 0.015625, 15.5, -15.5, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, -0.15625, 0.8125, -6.75, 13, 5.5, 0.78125, 2, 0.25, -1.625, 3.75, -0.125
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x6F, 0xEF, 0x30, 0xB0, 0x20, 0x38, 0xC4, 0x1A, 0x48, 0x70, 0xF0, 0x8A, 0x2A, 0xDB, 0x6A, 0x56, 0x29, 0x40, 0x10, 0xBA, 0x4E, 0x88]> : tensor<25xf8E3M4>
  %0 = stablehlo.ceil %a : tensor<25xf8E3M4>
  // expected 0.0, -0.0, 1, inf, -15, 1, -1, 1, 2, -2, 1, 3, inf, -inf, -0.0, 1, -6, 13, 6, 1, 2, 1, -1, 4, -0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<25xf8E3M4>) -> tensor<25xui8>
  check.expect_eq_const %1, dense<[0, 128, 48, 112, 238, 48, 176, 48, 64, 192, 48, 72, 112, 240, 128, 48, 216, 106, 88, 48, 64, 48, 176, 80, 128]> : tensor<25xui8>
  func.return
}

// -----

// f8E3M4, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x78]> : tensor<1xf8E3M4>
  %0 = stablehlo.ceil %a : tensor<1xf8E3M4>
  // expected nan
  %1 = stablehlo.constant dense<[0x78]> : tensor<1xf8E3M4>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E3M4>
  func.return
}

// -----

// f8E4M3
func.func @main() {
  // 0.0, -0.0, 0.00195312, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, -5, -0.0175781, 0.0234375, 0.875, -48, 64, -2.75, 1.75, -1.125, -0.6875
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x77, 0xF7, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x78, 0xF8, 0xCA, 0x89, 0x0C, 0x36, 0xE4, 0x68, 0xC3, 0x3E, 0xB9, 0xB3]> : tensor<24xf8E4M3>
  %0 = stablehlo.ceil %a : tensor<24xf8E4M3>
  // expected 0.0, -0.0, 1, 240, -240, 1, -1, 1, 2, -2, 1, 3, inf, -inf, -5, -0.0, 1, 1, -48, 64, -2, 2, -1, -0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<24xf8E4M3>) -> tensor<24xui8>
  check.expect_eq_const %1, dense<[0, 128, 56, 119, 247, 56, 184, 56, 64, 192, 56, 68, 120, 248, 202, 128, 56, 56, 228, 104, 192, 64, 184, 128]> : tensor<24xui8>
  func.return
}

// -----

// f8E4M3, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  %0 = stablehlo.ceil %a : tensor<1xf8E4M3>
  // expected nan
  %1 = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 30, 20, -224, -3.75, 0.0351562, 128, -3, 3.5, 3.75, -3.5
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x5F, 0x5A, 0xF6, 0xC7, 0x11, 0x70, 0xC4, 0x46, 0x47, 0xC6]> : tensor<22xf8E4M3FN>
  %0 = stablehlo.ceil %a : tensor<22xf8E4M3FN>
  // expected 0.0, -0.0, 1, 448, -448, 1, -1, 1, 2, -2, 1, 3, 30, 20, -224, -3, 1, 128, -3, 4, 4, -3
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E4M3FN>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[0, 128, 56, 126, 254, 56, 184, 56, 64, 192, 56, 68, 95, 90, 246, 196, 56, 112, 196, 72, 72, 196]> : tensor<22xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = stablehlo.ceil %a : tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  // 0.0, 0.000976562, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 1.875, 3.75, 0.4375, 0.0195312, 5, -0.25, -3.5, -1.625, -4, 2.75, -1.875
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x44, 0xCA, 0x35, 0x4C, 0x47, 0x4F, 0x36, 0x12, 0x52, 0xB0, 0xCE, 0xC5, 0xD0, 0x4B, 0xC7]> : tensor<22xf8E4M3FNUZ>
  %0 = stablehlo.ceil %a : tensor<22xf8E4M3FNUZ>
  // expected 0.0, 1, 240, -240, 1, -1, 1, 2, -2, 1, 3, 2, 4, 1, 1, 5, 0.0, -3, -1, -4, 3, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E4M3FNUZ>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[0, 64, 127, 255, 64, 192, 64, 72, 200, 64, 76, 72, 80, 64, 64, 82, 0, 204, 192, 208, 76, 192]> : tensor<22xui8>
  func.return
}

// -----

// f8E4M3FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  %0 = stablehlo.ceil %a : tensor<1xf8E4M3FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FNUZ>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.00537109, 0.00244141, -0.00317383, 0.0859375, 0.000488281, -0.0012207, -1.5, -3.25, 0.8125, -2.75, -1.375
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0x1B, 0x12, 0x95, 0x3B, 0x04, 0x8A, 0xDC, 0xE5, 0x55, 0xE3, 0xDB]> : tensor<22xf8E4M3B11FNUZ>
  %0 = stablehlo.ceil %a : tensor<22xf8E4M3B11FNUZ>
  // expected 0.0, 1, 30, -30, 1, -1, 1, 2, -2, 1, 3, 1, 1, 0.0, 1, 1, 0.0, -1, -3, 1, -2, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E4M3B11FNUZ>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[0, 88, 127, 255, 88, 216, 88, 96, 224, 88, 100, 88, 88, 0, 88, 88, 0, 216, 228, 88, 224, 216]> : tensor<22xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = stablehlo.ceil %a : tensor<1xf8E4M3B11FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3B11FNUZ>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, 8, 14336, 20, -1.25, 64, 6.10352e-05, 4, -3, 0.75, -0.625
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0x48, 0x73, 0x4D, 0xBD, 0x54, 0x04, 0x44, 0xC2, 0x3A, 0xB9]> : tensor<24xf8E5M2>
  %0 = stablehlo.ceil %a : tensor<24xf8E5M2>
  // expected 0.0, -0.0, 1, 57344, -57344, 1, -1, 1, 2, -2, 1, 3, inf, -inf, 8, 14336, 20, -1, 64, 1, 4, -3, 1, -0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<24xf8E5M2>) -> tensor<24xui8>
  check.expect_eq_const %1, dense<[0, 128, 60, 123, 251, 60, 188, 60, 64, 192, 60, 66, 124, 252, 72, 115, 77, 188, 84, 60, 68, 194, 60, 128]> : tensor<24xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = stablehlo.ceil %a : tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  // 0.0, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -320, -8192, -0.25, 9.15527e-05, -2560, -1.25, -1.5, -3.5, 0.75, -3
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x42, 0xC5, 0x3A, 0x46, 0xE1, 0xF4, 0xB8, 0x0A, 0xED, 0xC1, 0xC2, 0xC7, 0x3E, 0xC6]> : tensor<21xf8E5M2FNUZ>
  %0 = stablehlo.ceil %a : tensor<21xf8E5M2FNUZ>
  // expected 0.0, 1, 57344, -57344, 1, -1, 1, 2, -2, 1, 3, -320, -8192, 0.0, 1, -2560, -1, -1, -3, 1, -3
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf8E5M2FNUZ>) -> tensor<21xui8>
  check.expect_eq_const %1, dense<[0, 64, 127, 255, 64, 192, 64, 68, 196, 64, 70, 225, 244, 0, 64, 237, 192, 192, 198, 64, 198]> : tensor<21xui8>
  func.return
}

// -----

// f8E5M2FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %0 = stablehlo.ceil %a : tensor<1xf8E5M2FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2FNUZ>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, -1.41647e-36, -1.62178e+13, 1.92099e+09, 2.07523e-19, 4.72455e-34, 2.00234e-07, -2.09375, 2.75, 0.9375, 1.39062, 1.96875, -3.82812
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0x83F1, 0xD56C, 0x4EE5, 0x2075, 0x081D, 0x3457, 0xC006, 0x4030, 0x3F70, 0x3FB2, 0x3FFC, 0xC075]> : tensor<26xbf16>
  %0 = stablehlo.ceil %a : tensor<26xbf16>
  // expected 0.0, -0.0, 1, 3.38953e+38, -3.38953e+38, 1, -1, 1, 2, -2, 1, 3, inf, -inf, -0.0, -1.62178e+13, 1.92099e+09, 1, 1, 1, -2, 3, 1, 2, 2, -3
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xbf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[0, 32768, 16256, 32639, 65407, 16256, 49024, 16256, 16384, 49152, 16256, 16448, 32640, 65408, 32768, 54636, 20197, 16256, 16256, 16256, 49152, 16448, 16256, 16384, 16384, 49216]> : tensor<26xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = stablehlo.ceil %a : tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, -2.5625, -2.07227, -61728, -0.00156021, -3.23438, 0.00019145, 3.82812, 0.0889893, -3.40039, -1.44043, 2.83398, 3.18164
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0xFBFF, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0xC120, 0xC025, 0xFB89, 0x9664, 0xC278, 0x0A46, 0x43A8, 0x2DB2, 0xC2CD, 0xBDC3, 0x41AB, 0x425D]> : tensor<26xf16>
  %0 = stablehlo.ceil %a : tensor<26xf16>
  // expected 0.0, -0.0, 1, 65504, -65504, 1, -1, 1, 2, -2, 1, 3, inf, -inf, -2, -2, -61728, -0.0, -3, 1, 4, 1, -3, -1, 3, 4
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[0, 32768, 15360, 31743, 64511, 15360, 48128, 15360, 16384, 49152, 15360, 16896, 31744, 64512, 49152, 49152, 64393, 32768, 49664, 15360, 17408, 15360, 49664, 48128, 16896, 17408]> : tensor<26xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = stablehlo.ceil %a : tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -0.000384024, -2.71609e-05, -4.32586e+27, 2.51771e-35, 5.37758e+11, -5.36259e-08, 1.94, 3.433, -1.706, -0.602, -2.74, 2.44
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0xB9C956DF, 0xB7E3D78D, 0xED5FA450, 0x0605DD5C, 0x52FA69CE, 0xB3665241, 0x3FF851EC, 0x405BB646, 0xBFDA5E35, 0xBF1A1CAC, 0xC02F5C29, 0x401C28F6]> : tensor<26xf32>
  %0 = stablehlo.ceil %a : tensor<26xf32>
  // expected 0.0, -0.0, 1, 3.40282e+38, -3.40282e+38, 1, -1, 1, 2, -2, 1, 3, inf, -inf, -0.0, -0.0, -4.32586e+27, 1, 5.37758e+11, -0.0, 2, 4, -1, -0.0, -2, 3
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf32>) -> tensor<26xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 1065353216, 2139095039, 4286578687, 1065353216, 3212836864, 1065353216, 1073741824, 3221225472, 1065353216, 1077936128, 2139095040, 4286578688, 2147483648, 2147483648, 3982468176, 1065353216, 1392142798, 2147483648, 1073741824, 1082130432, 3212836864, 2147483648, 3221225472, 1077936128]> : tensor<26xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = stablehlo.ceil %a : tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 8.86867e+298, 1.41484e-91, 0.528204, 7.03689e-250, 1.28973e+254, -3.62789e+207, -3.862, 0.183, -2.01, 3.116, 0.934, -1.153
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7E00F36E5514626B, 0x2D1271FBF163C58F, 0x3FE0E70C349D5C94, 0x0C342723796F5502, 0x74B1976D472166B2, 0xEB0699942C855CBE, 0xC00EE5604189374C, 0x3FC76C8B43958106, 0xC000147AE147AE14, 0x4008ED916872B021, 0x3FEDE353F7CED917, 0xBFF272B020C49BA6]> : tensor<26xf64>
  %0 = stablehlo.ceil %a : tensor<26xf64>
  // expected 0.0, -0.0, 1, 1.79769e+308, -1.79769e+308, 1, -1, 1, 2, -2, 1, 3, inf, -inf, 8.86867e+298, 1, 1, 1, 1.28973e+254, -3.62789e+207, -3, 1, -2, 4, 1, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf64>) -> tensor<26xui64>
  check.expect_eq_const %1, dense<[0, 9223372036854775808, 4607182418800017408, 9218868437227405311, 18442240474082181119, 4607182418800017408, 13830554455654793216, 4607182418800017408, 4611686018427387904, 13835058055282163712, 4607182418800017408, 4613937818241073152, 9218868437227405312, 18442240474082181120, 9079524503978271339, 4607182418800017408, 4607182418800017408, 4607182418800017408, 8408668474878027442, 16935392310454475966, 13837309855095848960, 4607182418800017408, 13835058055282163712, 4616189618054758400, 4607182418800017408, 13830554455654793216]> : tensor<26xui64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = stablehlo.ceil %a : tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}
