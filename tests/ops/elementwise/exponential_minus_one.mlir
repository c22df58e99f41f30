// SPDX-License-Identifier: Apache-2.0
// stablehlo.exponential_minus_one on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -1.18457e-11, 4.35678, 6.47181e-26, 196.983, -3.22748e-29, -1.188, -2.989, 2.05, 1.062, -0.976, -2.808
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0xAD506430, 0x408B6AC2, 0x15A03BFE, 0x4344FBA9, 0x9023A720, 0xBF981062, 0xC03F4BC7, 0x40033333, 0x3F87EF9E, 0xBF79DB23, 0xC033B646]> : tensor<23xf32>
  %0 = stablehlo.exponential_minus_one %a : tensor<23xf32>
  // expected 0.0, -0.0, 1.4013e-45, 1.71828, -0.632121, 0.648721, 3.48169, -0.917915, 0.491825, 19.0855, inf, -1, -1.18457e-11, 77.0057, 6.47181e-26, inf, -3.22748e-29, -0.69517, -0.949662, 6.7679, 1.89215, -0.623185, -0.939674
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf32>) -> tensor<23xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 1, 1071378601, 3206664871, 1059459737, 1079956478, 3211459706, 1056690291, 1100525358, 2139095040, 3212836864, 2907726896, 1117389548, 362822654, 2139095040, 2418255648, 3207722660, 3211992337, 1087935141, 1072837109, 3206514952, 3211824770]> : tensor<23xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = stablehlo.exponential_minus_one %a : tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -2.8946e-293, 2.43605e-183, 3.4125e-278, -3.947, 2.131, 2.233, -3.191, -2.067, 3.847
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x83327CA532421FEA, 0x1A04B3B910489F7C, 0x06535B8180A8152F, 0xC00F9374BC6A7EFA, 0x40010C49BA5E353F, 0x4001DD2F1A9FBE77, 0xC009872B020C49BA, 0xC00089374BC6A7F0, 0x400EC6A7EF9DB22D]> : tensor<21xf64>
  %0 = stablehlo.exponential_minus_one %a : tensor<21xf64>
  // expected 0.0, -0.0, 4.94066e-324, 1.71828, -0.632121, 0.648721, 3.48169, -0.917915, 0.491825, 19.0855, inf, -1, -2.8946e-293, 2.43605e-183, 3.4125e-278, -0.980687, 7.42329, 8.32781, -0.958869, -0.873435, 45.8523
  %1 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FFB7E151628AED3, 0xBFE43A54E4E98864, 0x3FE4C2531C3C0D38, 0x400BDA7FCC9F8A83, 0xBFED5F8F47ED617B, 0x3FDF7A0E4BEEFF80, 0x403315E5BF6FB106, 0x7FF0000000000000, 0xBFF0000000000000, 0x83327CA532421FEA, 0x1A04B3B910489F7C, 0x06535B8180A8152F, 0xBFEF61CAA443EA94, 0x401DB171DB079A12, 0x4020A7D664C87967, 0xBFEEAF0EA1082359, 0xBFEBF32E26B52E9E, 0x4046ED18032AA3EB]> : tensor<21xf64>
  check.expect_close %0, %1 {max_ulp_difference = 1 : ui64} : tensor<21xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = stablehlo.exponential_minus_one %a : tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, 1.44937e-08, -1.03444e-35, 1.14111e-32, 1.25781, -0.425781, -0.671875, 2.89062, -1.92969, 1.07812
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0x3279, 0x855C, 0x0A6D, 0x3FA1, 0xBEDA, 0xBF2C, 0x4039, 0xBFF7, 0x3F8A]> : tensor<21xbf16>
  %0 = stablehlo.exponential_minus_one %a : tensor<21xbf16>
  // expected 0.0, -0.0, 9.18355e-41, 1.71875, -0.632812, 0.648438, 3.48438, -0.917969, 0.492188, 19.125, inf, -1, 1.44937e-08, -1.03444e-35, 1.14111e-32, 2.51562, -0.347656, -0.488281, 17, -0.855469, 1.9375
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xbf16>) -> tensor<21xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 16348, 48930, 16166, 16479, 49003, 16124, 16793, 32640, 49024, 12921, 34140, 2669, 16417, 48818, 48890, 16776, 48987, 16376]> : tensor<21xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = stablehlo.exponential_minus_one %a : tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, 0.000777721, 1.40667e-05, -866, -0.000828266, -0.000874043, -0.750977, -0.0960083, -1.74707, 2.94141, -0.186035, 2.79883
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0x125F, 0x00EC, 0xE2C4, 0x92C9, 0x9329, 0xBA02, 0xAE25, 0xBEFD, 0x41E2, 0xB1F4, 0x4199]> : tensor<23xf16>
  %0 = stablehlo.exponential_minus_one %a : tensor<23xf16>
  // expected 0.0, -0.0, 5.96046e-08, 1.71875, -0.632324, 0.648926, 3.48242, -0.917969, 0.491699, 19.0781, inf, -1, 0.000778198, 1.40667e-05, -1, -0.000827789, -0.000873566, -0.52832, -0.0915527, -0.825684, 17.9375, -0.1698, 15.4219
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf16>) -> tensor<23xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 16096, 47375, 14641, 17143, 47960, 14302, 19653, 31744, 48128, 4704, 236, 48128, 37576, 37672, 47162, 44508, 47771, 19580, 45423, 19382]> : tensor<23xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = stablehlo.exponential_minus_one %a : tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -0.015625, 0.15625, 3.5, -1.875, 2.75, 3.25, -3
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x88, 0x22, 0x46, 0xBF, 0x43, 0x45, 0xC4]> : tensor<18xf8E4M3FN>
  %0 = stablehlo.exponential_minus_one %a : tensor<18xf8E4M3FN>
  // expected 0.0, -0.0, 0.00195312, -1, 1.75, -0.625, 0.625, 3.5, -0.9375, 0.5, 20, -0.015625, 0.171875, 32, -0.875, 15, 24, -0.9375
  %1 = stablehlo.bitcast_convert %0 : (tensor<18xf8E4M3FN>) -> tensor<18xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 184, 62, 178, 50, 70, 183, 48, 90, 136, 35, 96, 182, 87, 92, 183]> : tensor<18xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // 448, nan, 30, 22
  %a = stablehlo.constant dense<[0x7E, 0x7F, 0x5F, 0x5B]> : tensor<4xf8E4M3FN>
  %0 = stablehlo.exponential_minus_one %a : tensor<4xf8E4M3FN>
  // expected nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F]> : tensor<4xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<4xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, 128, 448, 0.75, 0.00195312, 6.10352e-05, -2, 2, -3
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0x58, 0x5F, 0x3A, 0x18, 0x04, 0xC0, 0x40, 0xC2]> : tensor<20xf8E5M2>
  %0 = stablehlo.exponential_minus_one %a : tensor<20xf8E5M2>
  // expected 0.0, -0.0, 1.52588e-05, 1.75, -0.625, 0.625, 3.5, -0.875, 0.4375, 20, inf, -1, inf, inf, 1, 0.00195312, 6.10352e-05, -0.875, 6, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<20xf8E5M2>) -> tensor<20xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 63, 185, 57, 67, 187, 55, 77, 124, 188, 124, 124, 60, 24, 4, 187, 70, 188]> : tensor<20xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = stablehlo.exponential_minus_one %a : tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -3.5, 3.25, 0.00537109, -0.0253906, -0.00134277, -0.00366211, -1.75, -2.25, -3.75, 0.15625
  %a = stablehlo.constant dense<[0x00, 0x01, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0xE6, 0x65, 0x1B, 0xAD, 0x8B, 0x97, 0xDE, 0xE1, 0xE7, 0x42]> : tensor<20xf8E4M3B11FNUZ>
  %0 = stablehlo.exponential_minus_one %a : tensor<20xf8E4M3B11FNUZ>
  // expected 0.0, 0.00012207, -1, 1.75, -0.625, 0.625, 3.5, -0.9375, 0.5, 20, -1, 24, 0.00537109, -0.0253906, -0.00134277, -0.00366211, -0.8125, -0.875, -1, 0.171875
  %1 = stablehlo.bitcast_convert %0 : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xui8>
  check.expect_eq_const %1, dense<[0, 1, 216, 94, 210, 82, 102, 215, 80, 122, 216, 124, 27, 173, 139, 151, 213, 214, 216, 67]> : tensor<20xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan, 30
  %a = stablehlo.constant dense<[0x80, 0x7F]> : tensor<2xf8E4M3B11FNUZ>
  %0 = stablehlo.exponential_minus_one %a : tensor<2xf8E4M3B11FNUZ>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80]> : tensor<2xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf8E4M3B11FNUZ>
  func.return
}
