// SPDX-License-Identifier: Apache-2.0
// chlo.erf_inv on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 1, -1, 0.5, 0.4, 1.60993e-12, 8.15928e-17, 0.783, -0.327
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x3F800000, 0xBF800000, 0x3F000000, 0x3ECCCCCD, 0x2BE293E9, 0x24BC23E6, 0x3F4872B0, 0xBEA76C8B]> : tensor<11xf32>
  %0 = chlo.erf_inv %a : (tensor<11xf32>) -> tensor<11xf32>
  // expected 0.0, -0.0, 1.4013e-45, inf, -inf, 0.476936, 0.370807, 1.42677e-12, 7.23098e-17, 0.872955, -0.298423
  %1 = stablehlo.bitcast_convert %0 : (tensor<11xf32>) -> tensor<11xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 1, 2139095040, 4286578688, 1056190718, 1052629616, 734579873, 614906917, 1063221753, 3197684464]> : tensor<11xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // 3.40282e+38, -3.40282e+38, 1.5, -2.5, 3, inf, -inf, nan, 1.20179e+24, 8.08242e+13, -62090.7, 256.365, -3.918, -2.46, -3.132, -2.363
  %a = stablehlo.constant dense<[0x7F7FFFFF, 0xFF7FFFFF, 0x3FC00000, 0xC0200000, 0x40400000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x677E7D2B, 0x569304B2, 0xC7728AB5, 0x43802EA9, 0xC07AC083, 0xC01D70A4, 0xC04872B0, 0xC0173B64]> : tensor<16xf32>
  %0 = chlo.erf_inv %a : (tensor<16xf32>) -> tensor<16xf32>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<16xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<16xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1, -1, 0.5, 0.4, 4.72914e-43, -4.69222e-200, -8.96945e-10, 0.724, -0.385, 0.016
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FD999999999999A, 0x372517B856508A93, 0x968CBBB7ED1B6288, 0xBE0ED19BE30B7145, 0x3FE72B020C49BA5E, 0xBFD8A3D70A3D70A4, 0x3F90624DD2F1A9FC]> : tensor<13xf64>
  %0 = chlo.erf_inv %a : (tensor<13xf64>) -> tensor<13xf64>
  // expected 0.0, -0.0, 4.94066e-324, inf, -inf, 0.476936, 0.370807, 4.19109e-43, -4.15837e-200, -7.94897e-10, 0.770286, -0.355639, 0.0141806
  %1 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FDE861FBB24C00A, 0x3FD7BB4DF2D20C90, 0x3722B160979B49BE, 0x968976D5F428B9FA, 0xBE0B4FFBDEC3D73D, 0x3FE8A62F00CE8AE0, 0xBFD6C2C926BCEAE6, 0x3F8D0AB5664F15D9]> : tensor<13xf64>
  check.expect_close %0, %1 {max_ulp_difference = 2 : ui64} : tensor<13xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // 1.79769e+308, -1.79769e+308, 1.5, -2.5, 3, inf, -inf, nan, -933.05, -7.04523e+86, -7.95363e+90, 3.27, 2.861, -2.136
  %a = stablehlo.constant dense<[0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF8000000000000, 0xC004000000000000, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xC08D286727D36E5B, 0xD1F6AA8516EB20AE, 0xD2CF3C7169D4D030, 0x400A28F5C28F5C29, 0x4006E353F7CED917, 0xC00116872B020C4A]> : tensor<14xf64>
  %0 = chlo.erf_inv %a : (tensor<14xf64>) -> tensor<14xf64>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<14xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<14xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 1, -1, 0.5, 0.400391, -6.30742e-33, -8.95557e-33, 7.55928e-33, -0.00236511, 5.23869e-09, 1.4086e-15, 0.28125
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3F80, 0xBF80, 0x3F00, 0x3ECD, 0x8A03, 0x8A3A, 0x0A1D, 0xBB1B, 0x31B4, 0x26CB, 0x3E90]> : tensor<14xbf16>
  %0 = chlo.erf_inv %a : (tensor<14xbf16>) -> tensor<14xbf16>
  // expected 0.0, -0.0, 9.18355e-41, inf, -inf, 0.476562, 0.371094, -5.5852e-33, -7.94446e-33, 6.69261e-33, -0.00209045, 4.65661e-09, 1.249e-15, 0.253906
  %1 = stablehlo.bitcast_convert %0 : (tensor<14xbf16>) -> tensor<14xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 32640, 65408, 16116, 16062, 35304, 35365, 2571, 47881, 12704, 9908, 16002]> : tensor<14xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // 3.38953e+38, -3.38953e+38, 1.5, -2.5, 3, inf, -inf, nan, 3.96875, -3.60938, -2.8125, -2.01562, -2.90625
  %a = stablehlo.constant dense<[0x7F7F, 0xFF7F, 0x3FC0, 0xC020, 0x4040, 0x7F80, 0xFF80, 0x7FC0, 0x407E, 0xC067, 0xC034, 0xC001, 0xC03A]> : tensor<13xbf16>
  %0 = chlo.erf_inv %a : (tensor<13xbf16>) -> tensor<13xbf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<13xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<13xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 1, -1, 0.5, 0.399902, 7.76052e-05, 0.000911713, 0.176025
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3C00, 0xBC00, 0x3800, 0x3666, 0x0516, 0x1378, 0x31A2]> : tensor<10xf16>
  %0 = chlo.erf_inv %a : (tensor<10xf16>) -> tensor<10xf16>
  // expected 0.0, -0.0, 5.96046e-08, inf, -inf, 0.477051, 0.370605, 6.87838e-05, 0.000807762, 0.157227
  %1 = stablehlo.bitcast_convert %0 : (tensor<10xf16>) -> tensor<10xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 31744, 64512, 14242, 13806, 1154, 4766, 12552]> : tensor<10xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // 65504, -65504, 1.5, -2.5, 3, inf, -inf, nan, -346.5, 15.1016, 46.5, 51904, -2.47266, 3.72852, -1.31152, -3.39258, 1.2373
  %a = stablehlo.constant dense<[0x7BFF, 0xFBFF, 0x3E00, 0xC100, 0x4200, 0x7C00, 0xFC00, 0x7E00, 0xDD6A, 0x4B8D, 0x51D0, 0x7A56, 0xC0F2, 0x4375, 0xBD3F, 0xC2C9, 0x3CF3]> : tensor<17xf16>
  %0 = chlo.erf_inv %a : (tensor<17xf16>) -> tensor<17xf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00]> : tensor<17xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<17xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 0.5, 0.40625, -0.078125, -0.125, 0.00585938, -0.109375
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x30, 0x2D, 0x9A, 0xA0, 0x03, 0x9E]> : tensor<9xf8E4M3FN>
  %0 = chlo.erf_inv %a : (tensor<9xf8E4M3FN>) -> tensor<9xf8E4M3FN>
  // expected 0.0, -0.0, 0.00195312, 0.46875, 0.375, -0.0703125, -0.109375, 0.00585938, -0.09375
  %1 = stablehlo.bitcast_convert %0 : (tensor<9xf8E4M3FN>) -> tensor<9xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 47, 44, 153, 158, 3, 156]> : tensor<9xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // 448, -448, 1, -1, 1.5, -2.5, 3, nan, 48, -28, 14, -2, 2.5, -2.25
  %a = stablehlo.constant dense<[0x7E, 0xFE, 0x38, 0xB8, 0x3C, 0xC2, 0x44, 0x7F, 0x64, 0xDE, 0x56, 0xC0, 0x42, 0xC1]> : tensor<14xf8E4M3FN>
  %0 = chlo.erf_inv %a : (tensor<14xf8E4M3FN>) -> tensor<14xf8E4M3FN>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<14xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<14xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 1, -1, 0.5, 0.375, 0.00341797, -0.000305176, -0.00341797, 0.0390625, -0.625
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x3C, 0xBC, 0x38, 0x36, 0x1B, 0x8D, 0x9B, 0x29, 0xB9]> : tensor<12xf8E5M2>
  %0 = chlo.erf_inv %a : (tensor<12xf8E5M2>) -> tensor<12xf8E5M2>
  // expected 0.0, -0.0, 1.52588e-05, inf, -inf, 0.5, 0.375, 0.00292969, -0.000244141, -0.00292969, 0.03125, -0.625
  %1 = stablehlo.bitcast_convert %0 : (tensor<12xf8E5M2>) -> tensor<12xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 124, 252, 56, 54, 26, 140, 154, 40, 185]> : tensor<12xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // 57344, -57344, 1.5, -2.5, 3, inf, -inf, nan, -20480, 48, 49152, 1.25
  %a = stablehlo.constant dense<[0x7B, 0xFB, 0x3E, 0xC1, 0x42, 0x7C, 0xFC, 0x7E, 0xF5, 0x52, 0x7A, 0x3D]> : tensor<12xf8E5M2>
  %0 = chlo.erf_inv %a : (tensor<12xf8E5M2>) -> tensor<12xf8E5M2>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E]> : tensor<12xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<12xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 0.5, 0.40625, 0.00488281, -0.5625, -0.6875, -0.1875
  %a = stablehlo.constant dense<[0x00, 0x01, 0x50, 0x4D, 0x1A, 0xD1, 0xD3, 0xC4]> : tensor<8xf8E4M3B11FNUZ>
  %0 = chlo.erf_inv %a : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  // expected 0.0, 0.00012207, 0.46875, 0.375, 0.00439453, -0.5625, -0.6875, -0.171875
  %1 = stablehlo.bitcast_convert %0 : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xui8>
  check.expect_eq_const %1, dense<[0, 1, 79, 76, 25, 209, 211, 195]> : tensor<8xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan, 30, -30, 1, -1, 1.5, -2.5, 3, -22, -11, 6, -2.25, 3.25
  %a = stablehlo.constant dense<[0x80, 0x7F, 0xFF, 0x58, 0xD8, 0x5C, 0xE2, 0x64, 0xFB, 0xF3, 0x6C, 0xE1, 0x65]> : tensor<13xf8E4M3B11FNUZ>
  %0 = chlo.erf_inv %a : (tensor<13xf8E4M3B11FNUZ>) -> tensor<13xf8E4M3B11FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<13xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<13xf8E4M3B11FNUZ>
  func.return
}
