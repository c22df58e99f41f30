// SPDX-License-Identifier: Apache-2.0
// stablehlo.cosine on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, -3.15574e-12, -6.77832e+12, 5.80806e+18, -8.93145e+09, -5.04391e-14, 2.315, 0.047, 0.888, 2.249, 1.667, 2.528
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0xAC5E10AF, 0xD4C54672, 0x5EA134C2, 0xD00516C8, 0xA9632857, 0x401428F6, 0x3D408312, 0x3F6353F8, 0x400FEF9E, 0x3FD56042, 0x4021CAC1]> : tensor<21xf32>
  %0 = stablehlo.cosine %a : tensor<21xf32>
  // expected 1, 1, 1, 0.540302, 0.540302, 0.877583, 0.0707372, -0.801144, 0.921061, -0.989992, 1, 0.51044, -0.851593, -0.976653, 1, -0.677386, 0.998896, 0.630965, -0.627395, -0.0960554, -0.817585
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf32>) -> tensor<21xui32>
  check.expect_eq_const %1, dense<[1065353216, 1065353216, 1065353216, 1057640768, 1057640768, 1063299392, 1032904362, 3209500607, 1064028839, 3212668966, 1065353216, 1057139755, 3210347001, 3212445171, 1065353216, 3207424304, 1065334689, 1059161834, 3206585594, 3183786162, 3209776443]> : tensor<21xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // inf, -inf, nan
  %a = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<3xf32>
  %0 = stablehlo.cosine %a : tensor<3xf32>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<3xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, -4.65489e-18, 3.69314e-155, -1.48986e-155, -6.80026e-14, 3.799, -3.893, 0.349, 3.202, -1.68, 1.94
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0xBC557786A16E9EB0, 0x1FDFB0DA3889799F, 0x9FC991A3EF61884B, 0xBD33241B73C23481, 0x400E645A1CAC0831, 0xC00F24DD2F1A9FBE, 0x3FD65604189374BC, 0x40099DB22D0E5604, 0xBFFAE147AE147AE1, 0x3FFF0A3D70A3D70A]> : tensor<20xf64>
  %0 = stablehlo.cosine %a : tensor<20xf64>
  // expected 1, 1, 1, 0.540302, 0.540302, 0.877583, 0.0707372, -0.801144, 0.921061, -0.989992, 1, 1, 1, 1, -0.791579, -0.730729, 0.939715, -0.998176, -0.108987, -0.360873
  %1 = stablehlo.constant dense<[0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FE14A280FB5068C, 0x3FE14A280FB5068C, 0x3FEC1528065B7D50, 0x3FB21BD54FC5F9A7, 0xBFE9A2F7EF858B7D, 0x3FED7954E7DBA2F8, 0xBFEFAE04BE85E5D2, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0xBFE9549DD92EF760, 0xBFE762217438657D, 0x3FEE12257CB8A6BF, 0xBFEFF10EDC190A77, 0xBFBBE68E489147C2, 0xBFD7188A908DAC14]> : tensor<20xf64>
  check.expect_close %0, %1 {max_ulp_difference = 1 : ui64} : tensor<20xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // inf, -inf, nan
  %a = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  %0 = stablehlo.cosine %a : tensor<3xf64>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, -1.61229e+18, 610304, 8.09975e-21, -1.86171e-28, -3.95837e+07, -4.80712e-30, 2.75, 1.22656, -1.28906, 1.69531, -0.0761719, -3.15625
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0xDDB3, 0x4915, 0x1E19, 0x916C, 0xCC17, 0x8EC3, 0x4030, 0x3F9D, 0xBFA5, 0x3FD9, 0xBD9C, 0xC04A]> : tensor<22xbf16>
  %0 = stablehlo.cosine %a : tensor<22xbf16>
  // expected 1, 1, 1, 0.539062, 0.539062, 0.878906, 0.0708008, -0.800781, 0.921875, -0.988281, -0.753906, 0.804688, 1, 1, -0.988281, 1, -0.925781, 0.337891, 0.277344, -0.124023, 0.996094, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xbf16>) -> tensor<22xui16>
  check.expect_eq_const %1, dense<[16256, 16256, 16256, 16138, 16138, 16225, 15761, 48973, 16236, 49021, 48961, 16206, 16256, 16256, 49021, 16256, 49005, 16045, 16014, 48638, 16255, 49024]> : tensor<22xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // inf, -inf, nan
  %a = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0]> : tensor<3xbf16>
  %0 = stablehlo.cosine %a : tensor<3xbf16>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0]> : tensor<3xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, -3998, -3.17578, 5504, -93.625, 7.94922, -0.000252247, -2.44336, 3.66016, 2.83789, -0.97998, 3.35156, -0.524902
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0xFBFF, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0xEBCF, 0xC25A, 0x6D60, 0xD5DA, 0x47F3, 0x8C22, 0xC0E3, 0x4352, 0x41AD, 0xBBD7, 0x42B4, 0xB833]> : tensor<24xf16>
  %0 = stablehlo.cosine %a : tensor<24xf16>
  // expected 1, 1, 1, -0.220581, -0.220581, 0.540527, 0.540527, 0.877441, 0.0707397, -0.80127, 0.920898, -0.990234, -0.317627, -0.999512, 0.997559, 0.8125, -0.0950928, 1, -0.766113, -0.868652, -0.954102, 0.557129, -0.978027, 0.865234
  %1 = stablehlo.bitcast_convert %0 : (tensor<24xf16>) -> tensor<24xui16>
  check.expect_eq_const %1, dense<[15360, 15360, 15360, 45839, 45839, 14419, 14419, 15109, 11399, 47721, 15198, 48108, 46357, 48127, 15355, 14976, 44566, 15360, 47649, 47859, 48034, 14453, 48083, 15084]> : tensor<24xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // inf, -inf, nan
  %a = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00]> : tensor<3xf16>
  %0 = stablehlo.cosine %a : tensor<3xf16>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00]> : tensor<3xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -144, 12, 0.0292969, 1.375, 0.0625, 5.5, -1.75, -2.25, -1.625, 2.25, -1.5
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0xF1, 0x54, 0x0F, 0x3B, 0x18, 0x4B, 0xBE, 0xC1, 0xBD, 0x41, 0xBC]> : tensor<23xf8E4M3FN>
  %0 = stablehlo.cosine %a : tensor<23xf8E4M3FN>
  // expected 1, 1, 1, -0.3125, -0.3125, 0.5625, 0.5625, 0.875, 0.0703125, -0.8125, 0.9375, -1, 0.875, 0.875, 1, 0.1875, 1, 0.6875, -0.171875, -0.625, -0.0546875, -0.625, 0.0703125
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E4M3FN>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[56, 56, 56, 170, 170, 49, 49, 54, 25, 181, 55, 184, 54, 54, 56, 36, 56, 51, 163, 178, 150, 178, 25]> : tensor<23xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = stablehlo.cosine %a : tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 48, -0.00195312, 0.0136719, -2, -0.5, 2.5, -3.5
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x52, 0x98, 0x23, 0xC0, 0xB8, 0x41, 0xC3]> : tensor<19xf8E5M2>
  %0 = stablehlo.cosine %a : tensor<19xf8E5M2>
  // expected 1, 1, 1, -0.875, -0.875, 0.5, 0.5, 0.875, 0.078125, -0.75, 0.875, -1, -0.625, 1, 1, -0.4375, 0.875, -0.75, -0.875
  %1 = stablehlo.bitcast_convert %0 : (tensor<19xf8E5M2>) -> tensor<19xui8>
  check.expect_eq_const %1, dense<[60, 60, 60, 187, 187, 56, 56, 59, 45, 186, 59, 188, 185, 60, 60, 183, 59, 186, 187]> : tensor<19xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // inf, -inf, nan
  %a = stablehlo.constant dense<[0x7C, 0xFC, 0x7E]> : tensor<3xf8E5M2>
  %0 = stablehlo.cosine %a : tensor<3xf8E5M2>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E, 0x7E, 0x7E]> : tensor<3xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -0.00183105, 0.0146484, 0.000854492, -4.5, 11, -3, -1.375, 3.75, 3.25
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0x8F, 0x27, 0x07, 0xE9, 0x73, 0xE4, 0xDB, 0x67, 0x65]> : tensor<20xf8E4M3B11FNUZ>
  %0 = stablehlo.cosine %a : tensor<20xf8E4M3B11FNUZ>
  // expected 1, 1, 0.15625, 0.15625, 0.5625, 0.5625, 0.875, 0.0703125, -0.8125, 0.9375, -1, 1, 1, 1, -0.203125, 0.00439453, -1, 0.1875, -0.8125, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xui8>
  check.expect_eq_const %1, dense<[88, 88, 66, 66, 81, 81, 86, 57, 213, 87, 216, 88, 88, 88, 197, 25, 216, 68, 213, 216]> : tensor<20xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = stablehlo.cosine %a : tensor<1xf8E4M3B11FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3B11FNUZ>
  func.return
}
