// SPDX-License-Identifier: Apache-2.0
// chlo.sinh on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 8.1362e-26, -9.70812e-21, 122.483, 0.353, -0.144, 2.303, 2.928, -0.941, 3.45
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x15C97151, 0x9E376192, 0x42F4F72B, 0x3EB4BC6A, 0xBE1374BC, 0x4013645A, 0x403B645A, 0xBF70E560, 0x405CCCCD]> : tensor<21xf32>
  %0 = chlo.sinh %a : (tensor<21xf32>) -> tensor<21xf32>
  // expected 0.0, -0.0, 1.4013e-45, 1.1752, -1.1752, 0.521095, 2.12928, -6.0502, 0.410752, 10.0179, inf, -inf, 8.1362e-26, -9.70812e-21, inf, 0.360377, -0.144498, 4.9521, 9.31835, -1.08615, 15.7343
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf32>) -> tensor<21xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 1, 1066822910, 3214306558, 1057318528, 1074284061, 3233913670, 1053969953, 1092634935, 2139095040, 4286578688, 365523281, 2654429586, 2139095040, 1052279636, 3188979540, 1084127121, 1091901434, 3213559565, 1098629067]> : tensor<21xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = chlo.sinh %a : (tensor<1xf32>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -2.42887e-231, -2.5029e-59, 2.42033e-170, -1.25807e-19, -0.981, 0.245, 0.573, 3.104, 1.73, -2.564
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x900E2AB9835E0D27, 0xB3C41C286DAADEE0, 0x1CB76233B9F2DEBA, 0xBC0290DE365FDEE3, 0xBFEF645A1CAC0831, 0x3FCF5C28F5C28F5C, 0x3FE25604189374BC, 0x4008D4FDF3B645A2, 0x3FFBAE147AE147AE, 0xC00483126E978D50]> : tensor<22xf64>
  %0 = chlo.sinh %a : (tensor<22xf64>) -> tensor<22xf64>
  // expected 0.0, -0.0, 4.94066e-324, 1.1752, -1.1752, 0.521095, 2.12928, -6.0502, 0.410752, 10.0179, inf, -inf, -2.42887e-231, -2.5029e-59, 2.42033e-170, -1.25807e-19, -1.14609, 0.247458, 0.604874, 11.121, 2.73168, -6.45533
  %1 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF2CD9FC44EB982, 0xBFF2CD9FC44EB982, 0x3FE0ACD00FE63B97, 0x400108C3AABD6A60, 0xC0183368CDB0B6D3, 0x3FDA49C41F850ED2, 0x40240926E70949AE, 0x7FF0000000000000, 0xFFF0000000000000, 0x900E2AB9835E0D27, 0xB3C41C286DAADEE0, 0x1CB76233B9F2DEBA, 0xBC0290DE365FDEE3, 0xBFF25665A485B142, 0x3FCFACB768AD4F26, 0x3FE35B2126E6DD2B, 0x40263DF716FF86FE, 0x4005DA7D88A75F2A, 0xC019D24315D77C66]> : tensor<22xf64>
  check.expect_close %0, %1 {max_ulp_difference = 2 : ui64} : tensor<22xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = chlo.sinh %a : (tensor<1xf64>) -> tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, -2.98372e-15, -1.28749e-19, -1.70926e-33, 2.76562, -1.49219, -3.25, -3.45312, 2.54688, -0.435547
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0xA757, 0xA018, 0x890E, 0x4031, 0xBFBF, 0xC050, 0xC05D, 0x4023, 0xBEDF]> : tensor<21xbf16>
  %0 = chlo.sinh %a : (tensor<21xbf16>) -> tensor<21xbf16>
  // expected 0.0, -0.0, 9.18355e-41, 1.17188, -1.17188, 0.519531, 2.125, -6.0625, 0.412109, 10, inf, -inf, -2.98372e-15, -1.28749e-19, -1.70926e-33, 7.90625, -2.10938, -12.875, -15.8125, 6.34375, -0.449219
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xbf16>) -> tensor<21xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 16278, 49046, 16133, 16392, 49346, 16083, 16672, 32640, 65408, 42839, 40984, 35086, 16637, 49159, 49486, 49533, 16587, 48870]> : tensor<21xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = chlo.sinh %a : (tensor<1xbf16>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, -0.0069046, -0.00014329, 0.00575256, 0.217529, -0.915039, -0.00436401, 3.48828, -2.52734, -3.31641, 3.71094, -0.0419922, 2.87305
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0x9F12, 0x88B2, 0x1DE4, 0x32F6, 0xBB52, 0x9C78, 0x42FA, 0xC10E, 0xC2A2, 0x436C, 0xA960, 0x41BF]> : tensor<24xf16>
  %0 = chlo.sinh %a : (tensor<24xf16>) -> tensor<24xf16>
  // expected 0.0, -0.0, 5.96046e-08, 1.1748, -1.1748, 0.520996, 2.12891, -6.05078, 0.410645, 10.0156, inf, -inf, -0.0069046, -0.00014329, 0.00575256, 0.219238, -1.04785, -0.00436401, 16.3438, -6.21875, -13.7656, 20.4375, -0.0419922, 8.82031
  %1 = stablehlo.bitcast_convert %0 : (tensor<24xf16>) -> tensor<24xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 15539, 48307, 14379, 16450, 50701, 13970, 18690, 31744, 64512, 40722, 34994, 7652, 13060, 48177, 40056, 19478, 50744, 51938, 19740, 43360, 18537]> : tensor<24xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = chlo.sinh %a : (tensor<1xf16>) -> tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.0351562, 0.0234375, -1.875, -3.5, 0.3125, 0.9375, 2
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x11, 0x0C, 0xBF, 0xC6, 0x2A, 0x37, 0x40]> : tensor<17xf8E4M3FN>
  %0 = chlo.sinh %a : (tensor<17xf8E4M3FN>) -> tensor<17xf8E4M3FN>
  // expected 0.0, -0.0, 0.00195312, 1.125, -1.125, 0.5, 2.25, -6, 0.40625, 10, 0.0351562, 0.0234375, -3.25, -16, 0.3125, 1.125, 3.75
  %1 = stablehlo.bitcast_convert %0 : (tensor<17xf8E4M3FN>) -> tensor<17xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 57, 185, 48, 65, 204, 45, 82, 17, 12, 197, 216, 42, 57, 71]> : tensor<17xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // 448, -448, nan, -176
  %a = stablehlo.constant dense<[0x7E, 0xFE, 0x7F, 0xF3]> : tensor<4xf8E4M3FN>
  %0 = chlo.sinh %a : (tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  // expected nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F]> : tensor<4xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<4xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, -0.00390625, 768, 0.25, -3.5, 0.109375, 3.5, -1.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0x9C, 0x62, 0x34, 0xC3, 0x2F, 0x43, 0xBD]> : tensor<19xf8E5M2>
  %0 = chlo.sinh %a : (tensor<19xf8E5M2>) -> tensor<19xf8E5M2>
  // expected 0.0, -0.0, 1.52588e-05, 1.25, -1.25, 0.5, 2, -6, 0.375, 10, inf, -inf, -0.00390625, inf, 0.25, -16, 0.109375, 16, -1.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<19xf8E5M2>) -> tensor<19xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 61, 189, 56, 64, 198, 54, 73, 124, 252, 156, 124, 52, 204, 47, 76, 190]> : tensor<19xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = chlo.sinh %a : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -3, -0.00390625, -1.625, -0.0292969, -0.0234375, 2.25, 3.75, -0.625, -0.234375, -1.75
  %a = stablehlo.constant dense<[0x00, 0x01, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0xE4, 0x98, 0xDD, 0xAF, 0xAC, 0x61, 0x67, 0xD2, 0xC7, 0xDE]> : tensor<19xf8E4M3B11FNUZ>
  %0 = chlo.sinh %a : (tensor<19xf8E4M3B11FNUZ>) -> tensor<19xf8E4M3B11FNUZ>
  // expected 0.0, 0.00012207, 1.125, -1.125, 0.5, 2.25, -6, 0.40625, 10, -10, -0.00390625, -2.5, -0.0292969, -0.0234375, 4.5, 22, -0.6875, -0.234375, -2.75
  %1 = stablehlo.bitcast_convert %0 : (tensor<19xf8E4M3B11FNUZ>) -> tensor<19xui8>
  check.expect_eq_const %1, dense<[0, 1, 89, 217, 80, 97, 236, 77, 114, 242, 152, 226, 175, 172, 105, 123, 211, 199, 227]> : tensor<19xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan, 30, -30, -5.5
  %a = stablehlo.constant dense<[0x80, 0x7F, 0xFF, 0xEB]> : tensor<4xf8E4M3B11FNUZ>
  %0 = chlo.sinh %a : (tensor<4xf8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  // expected nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<4xf8E4M3B11FNUZ>
  func.return
}
