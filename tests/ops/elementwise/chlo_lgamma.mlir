// SPDX-License-Identifier: Apache-2.0
// chlo.lgamma on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 1, 0.5, 1.5, 0.4, 3, inf, -8.60073e-24, 1.342, 2.022, 2.205, 0.482
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x3F800000, 0x3F000000, 0x3FC00000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0x99265CC6, 0x3FABC6A8, 0x40016873, 0x400D1EB8, 0x3EF6C8B4]> : tensor<14xf32>
  %0 = chlo.lgamma %a : (tensor<14xf32>) -> tensor<14xf32>
  // expected inf, inf, 103.279, 0.0, 0.572365, -0.120782, 0.796678, 0.693147, inf, 53.1102, -0.114295, 0.00945665, 0.0996761, 0.608524
  %1 = stablehlo.bitcast_convert %0 : (tensor<14xf32>) -> tensor<14xui32>
  check.expect_eq_const %1, dense<[2139095040, 2139095040, 1120833232, 0, 1058178690, 3187104942, 1061942036, 1060205080, 2139095040, 1112830167, 3186234227, 1008398352, 1036788469, 1058785345]> : tensor<14xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = chlo.lgamma %a : (tensor<1xf32>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1, 0.5, 1.5, 0.4, 3, inf, 5.71311e-271, 1.13633e-287, 0.558, 3.811, 2.1
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0x07D35107BC8B3A01, 0x045BAF457ED3C626, 0x3FE1DB22D0E56042, 0x400E7CED916872B0, 0x4000CCCCCCCCCCCD]> : tensor<14xf64>
  %0 = chlo.lgamma %a : (tensor<14xf64>) -> tensor<14xf64>
  // expected inf, inf, 744.44, 0.0, 0.572365, -0.120782, 0.796678, 0.693147, inf, 622.258, 660.714, 0.466277, 1.55951, 0.0454377
  %1 = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF0000000000000, 0x40874385446D71C3, 0x0000000000000000, 0x3FE250D048E7A1BD, 0xBFBEEB95B094C191, 0x3FE97E627A8F4A3A, 0x3FE62E42FEFA39EF, 0x7FF0000000000000, 0x4083720FF75340D1, 0x4084A5B684EC48F1, 0x3FDDD77983247300, 0x3FF8F3C5F9690350, 0x3FA7439D821B03AF]> : tensor<14xf64>
  check.expect_close %0, %1 {max_ulp_difference = 2 : ui64} : tensor<14xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan, nan
  %a = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000]> : tensor<2xf64>
  %0 = chlo.lgamma %a : (tensor<2xf64>) -> tensor<2xf64>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000]> : tensor<2xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 1, 0.5, 1.5, 0.400391, 3, inf, 9.53674e-07, 6.6588e-23, 1.42275e-21, -5.2526e-23, 3.96875, 1.54688, -0.25, 3.5625, 2.57812
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3F80, 0x3F00, 0x3FC0, 0x3ECD, 0x4040, 0x7F80, 0x3580, 0x1AA1, 0x1CD7, 0x9A7E, 0x407E, 0x3FC6, 0xBE80, 0x4064, 0x4025]> : tensor<18xbf16>
  %0 = chlo.lgamma %a : (tensor<18xbf16>) -> tensor<18xbf16>
  // expected inf, inf, 92, 0.0, 0.574219, -0.120605, 0.796875, 0.691406, inf, 13.875, 51, 48, 51.25, 1.75, -0.118164, 1.58594, 1.27344, 0.341797
  %1 = stablehlo.bitcast_convert %0 : (tensor<18xbf16>) -> tensor<18xui16>
  check.expect_eq_const %1, dense<[32640, 32640, 17080, 0, 16147, 48631, 16204, 16177, 32640, 16734, 16972, 16960, 16973, 16352, 48626, 16331, 16291, 16047]> : tensor<18xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = chlo.lgamma %a : (tensor<1xbf16>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 1, 0.5, 1.5, 0.399902, 3, inf, 0.00837708, 0.000181317, 0.0130005, 3.98633, 0.815918, 1.31445
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3C00, 0x3800, 0x3E00, 0x3666, 0x4200, 0x7C00, 0x204A, 0x09F1, 0x22A8, 0x43F9, 0x3A87, 0x3D42]> : tensor<15xf16>
  %0 = chlo.lgamma %a : (tensor<15xf16>) -> tensor<15xf16>
  // expected inf, inf, 16.6406, 0.0, 0.572266, -0.120789, 0.796875, 0.693359, inf, 4.77734, 8.61719, 4.33594, 1.77441, 0.136963, -0.110474
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xf16>) -> tensor<15xui16>
  check.expect_eq_const %1, dense<[31744, 31744, 19497, 0, 14484, 44987, 14944, 14732, 31744, 17607, 18511, 17494, 16153, 12386, 44818]> : tensor<15xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan, nan
  %a = stablehlo.constant dense<[0x7E00, 0x7E00]> : tensor<2xf16>
  %0 = chlo.lgamma %a : (tensor<2xf16>) -> tensor<2xf16>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x7E00, 0x7E00]> : tensor<2xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.00195312, 1, 0.5, 1.5, 0.40625, 3, 3.25, 56, 0.4375, 1.625, 1.375, 2.25, 0.625
  %a = stablehlo.constant dense<[0x01, 0x38, 0x30, 0x3C, 0x2D, 0x44, 0x45, 0x66, 0x2E, 0x3D, 0x3B, 0x41, 0x32]> : tensor<13xf8E4M3FN>
  %0 = chlo.lgamma %a : (tensor<13xf8E4M3FN>) -> tensor<13xf8E4M3FN>
  // expected 6, 0.0, 0.5625, -0.117188, 0.75, 0.6875, 0.9375, 176, 0.6875, -0.109375, -0.117188, 0.125, 0.375
  %1 = stablehlo.bitcast_convert %0 : (tensor<13xf8E4M3FN>) -> tensor<13xui8>
  check.expect_eq_const %1, dense<[76, 0, 49, 159, 52, 51, 55, 115, 51, 158, 159, 32, 44]> : tensor<13xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // 0.0, -0.0, nan
  %a = stablehlo.constant dense<[0x00, 0x80, 0x7F]> : tensor<3xf8E4M3FN>
  %0 = chlo.lgamma %a : (tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F]> : tensor<3xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 1, 0.5, 1.5, 0.375, 3, inf, 0.00146484, 3.5, -0.015625, -0.109375, 0.1875, 1.75, 4
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x3C, 0x38, 0x3E, 0x36, 0x42, 0x7C, 0x16, 0x43, 0xA4, 0xAF, 0x32, 0x3F, 0x44]> : tensor<16xf8E5M2>
  %0 = chlo.lgamma %a : (tensor<16xf8E5M2>) -> tensor<16xf8E5M2>
  // expected inf, inf, 12, 0.0, 0.625, -0.125, 0.875, 0.75, inf, 7, 1.25, 4, 2.5, 1.5, -0.078125, 1.75
  %1 = stablehlo.bitcast_convert %0 : (tensor<16xf8E5M2>) -> tensor<16xui8>
  check.expect_eq_const %1, dense<[124, 124, 74, 0, 57, 176, 59, 58, 124, 71, 61, 68, 65, 62, 173, 63]> : tensor<16xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = chlo.lgamma %a : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.00012207, 1, 0.5, 1.5, 0.40625, 3, 15, -0.0107422, 0.0585938, -0.00183105, 0.000488281, -0.0126953, 1.75, 2.75, 1.25
  %a = stablehlo.constant dense<[0x01, 0x58, 0x50, 0x5C, 0x4D, 0x64, 0x77, 0xA3, 0x37, 0x8F, 0x04, 0xA5, 0x5E, 0x63, 0x5A]> : tensor<15xf8E4M3B11FNUZ>
  %0 = chlo.lgamma %a : (tensor<15xf8E4M3B11FNUZ>) -> tensor<15xf8E4M3B11FNUZ>
  // expected 9, 0.0, 0.5625, -0.117188, 0.75, 0.6875, 26, 4.5, 2.75, 6.5, 7.5, 4.5, -0.0859375, 0.46875, -0.101562
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xf8E4M3B11FNUZ>) -> tensor<15xui8>
  check.expect_eq_const %1, dense<[113, 0, 81, 191, 84, 83, 125, 105, 99, 109, 111, 105, 187, 79, 189]> : tensor<15xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // 0.0, nan, 30
  %a = stablehlo.constant dense<[0x00, 0x80, 0x7F]> : tensor<3xf8E4M3B11FNUZ>
  %0 = chlo.lgamma %a : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80]> : tensor<3xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf8E4M3B11FNUZ>
  func.return
}
