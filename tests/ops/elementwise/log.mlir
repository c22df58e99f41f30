// SPDX-License-Identifier: Apache-2.0
// stablehlo.log on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, 1, 0.5, 1.5, 0.4, 3, inf, 54867.9, 9.52854e-24, 3.38421e+37, 3.892, 0.221, 1.756
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0x3F800000, 0x3F000000, 0x3FC00000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0x475653E7, 0x19384F09, 0x7DCBAE11, 0x40791687, 0x3E624DD3, 0x3FE0C49C]> : tensor<16xf32>
  %0 = stablehlo.log %a : tensor<16xf32>
  // expected -inf, -inf, -103.279, 88.7228, 0.0, -0.693147, 0.405465, -0.916291, 1.09861, inf, 10.9127, -53.0078, 86.4148, 1.35892, -1.50959, 0.563039
  %1 = stablehlo.bitcast_convert %0 : (tensor<16xf32>) -> tensor<16xui32>
  check.expect_eq_const %1, dense<[4286578688, 4286578688, 3268316880, 1118925336, 0, 3207688728, 1053792543, 3211432455, 1066180436, 2139095040, 1093573210, 3260286960, 1118622813, 1068364082, 3217111636, 1058022219]> : tensor<16xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // -3.40282e+38, -1, -2.5, -inf, nan, -3.33633e+22, -2.47628e+31, -5.66636e+08, -3.212, -0.015, -1.354
  %a = stablehlo.constant dense<[0xFF7FFFFF, 0xBF800000, 0xC0200000, 0xFF800000, 0x7FC00000, 0xE4E2142F, 0xF39C4667, 0xCE0718BD, 0xC04D9168, 0xBC75C28F, 0xBFAD4FDF]> : tensor<11xf32>
  %0 = stablehlo.log %a : tensor<11xf32>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<11xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<11xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, 1, 0.5, 1.5, 0.4, 3, inf, 9.9833e+62, 3.10682e-177, 5.13551e-23, 1.38699e+07, 2.186, 0.76
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0x3FF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0x4D036A18E3E0D568, 0x1B492DE8BD481BAF, 0x3B4F0AD0A897E966, 0x416A746DDE34DAD3, 0x40017CED916872B0, 0x3FE851EB851EB852]> : tensor<16xf64>
  %0 = stablehlo.log %a : tensor<16xf64>
  // expected -inf, -inf, -744.44, 709.783, 0.0, -0.693147, 0.405465, -0.916291, 1.09861, inf, 145.061, -406.424, -51.3233, 16.4452, 0.782073, -0.274437
  %1 = stablehlo.constant dense<[0xFFF0000000000000, 0xFFF0000000000000, 0xC0874385446D71C3, 0x40862E42FEFA39EF, 0x0000000000000000, 0xBFE62E42FEFA39EF, 0x3FD9F323ECBF984C, 0xBFED5240F0E0E077, 0x3FF193EA7AAD030B, 0x7FF0000000000000, 0x406221F5432988A0, 0xC07966C88A7AA710, 0xC049A9612E1AB611, 0x403071FADCB293A0, 0x3FE906BEC6022312, 0xBFD1905F8F46D038]> : tensor<16xf64>
  check.expect_close %0, %1 {max_ulp_difference = 1 : ui64} : tensor<16xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // -1.79769e+308, -1, -2.5, -inf, nan, -2.7706e-156, -9.15016e-11, -2.31, -0.538, -0.19, -0.685
  %a = stablehlo.constant dense<[0xFFEFFFFFFFFFFFFF, 0xBFF0000000000000, 0xC004000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x9FA3050413C8904C, 0xBDD926D9833748B7, 0xC0027AE147AE147B, 0xBFE1374BC6A7EF9E, 0xBFC851EB851EB852, 0xBFE5EB851EB851EC]> : tensor<11xf64>
  %0 = stablehlo.log %a : tensor<11xf64>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<11xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<11xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, 1, 0.5, 1.5, 0.400391, 3, inf, 7.01038e-32, 111104, 1.65478e+06, 0.0258789, 1.02475e+24, 2.89062, 2.82812, 1.83594
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0x3F80, 0x3F00, 0x3FC0, 0x3ECD, 0x4040, 0x7F80, 0x0BB6, 0x47D9, 0x49CA, 0x3CD4, 0x6759, 0x4039, 0x4035, 0x3FEB]> : tensor<18xbf16>
  %0 = stablehlo.log %a : tensor<18xbf16>
  // expected -inf, -inf, -92, 88.5, 0.0, -0.691406, 0.40625, -0.914062, 1.10156, inf, -71.5, 11.625, 14.3125, -3.65625, 55.25, 1.0625, 1.03906, 0.609375
  %1 = stablehlo.bitcast_convert %0 : (tensor<18xbf16>) -> tensor<18xui16>
  check.expect_eq_const %1, dense<[65408, 65408, 49848, 17073, 0, 48945, 16080, 49002, 16269, 32640, 49807, 16698, 16741, 49258, 16989, 16264, 16261, 16156]> : tensor<18xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // -3.38953e+38, -1, -2.5, -inf, nan, -2.34286e-09, -3.54688, -2.28125
  %a = stablehlo.constant dense<[0xFF7F, 0xBF80, 0xC020, 0xFF80, 0x7FC0, 0xB121, 0xC063, 0xC012]> : tensor<8xbf16>
  %0 = stablehlo.log %a : tensor<8xbf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<8xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<8xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, 1, 0.5, 1.5, 0.399902, 3, inf, 0.0108261, 0.00782013, 241.25, 2.23438, 3.33984
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0x3C00, 0x3800, 0x3E00, 0x3666, 0x4200, 0x7C00, 0x218B, 0x2001, 0x5B8A, 0x4078, 0x42AE]> : tensor<15xf16>
  %0 = stablehlo.log %a : tensor<15xf16>
  // expected -inf, -inf, -16.6406, 11.0938, 0.0, -0.693359, 0.405518, -0.916504, 1.09863, inf, -4.52734, -4.85156, 5.48438, 0.804199, 1.20605
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xf16>) -> tensor<15xui16>
  check.expect_eq_const %1, dense<[64512, 64512, 52265, 18828, 0, 47500, 13949, 47957, 15461, 31744, 50311, 50394, 17788, 14959, 15571]> : tensor<15xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // -65504, -1, -2.5, -inf, nan, -0.00778961, -0.00086832, -7.55859, -3.67773, -3.75586, -1.74121, -1.66309
  %a = stablehlo.constant dense<[0xFBFF, 0xBC00, 0xC100, 0xFC00, 0x7E00, 0x9FFA, 0x931D, 0xC78F, 0xC35B, 0xC383, 0xBEF7, 0xBEA7]> : tensor<12xf16>
  %0 = stablehlo.log %a : tensor<12xf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00]> : tensor<12xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<12xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.00195312, 448, 1, 0.5, 1.5, 0.40625, 3, 208, 3.25, 144, 1.125, 2.5, 0.125, 0.34375, 1.25, 2.75
  %a = stablehlo.constant dense<[0x01, 0x7E, 0x38, 0x30, 0x3C, 0x2D, 0x44, 0x75, 0x45, 0x71, 0x39, 0x42, 0x20, 0x2B, 0x3A, 0x43]> : tensor<16xf8E4M3FN>
  %0 = stablehlo.log %a : tensor<16xf8E4M3FN>
  // expected -6, 6, 0.0, -0.6875, 0.40625, -0.875, 1.125, 5.5, 1.125, 5, 0.117188, 0.9375, -2, -1.125, 0.21875, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<16xf8E4M3FN>) -> tensor<16xui8>
  check.expect_eq_const %1, dense<[204, 76, 0, 179, 45, 182, 57, 75, 57, 74, 31, 55, 192, 185, 38, 56]> : tensor<16xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // 0.0, -0.0, -448, -1, -2.5, nan, nan, -15, -0.171875
  %a = stablehlo.constant dense<[0x00, 0x80, 0xFE, 0xB8, 0xC2, 0x7F, 0x7F, 0xD7, 0xA3]> : tensor<9xf8E4M3FN>
  %0 = stablehlo.log %a : tensor<9xf8E4M3FN>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<9xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<9xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, 1, 0.5, 1.5, 0.375, 3, inf, 112, 3.5, 0.1875
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0x3C, 0x38, 0x3E, 0x36, 0x42, 0x7C, 0x57, 0x43, 0x32]> : tensor<13xf8E5M2>
  %0 = stablehlo.log %a : tensor<13xf8E5M2>
  // expected -inf, -inf, -12, 10, 0.0, -0.75, 0.375, -1, 1, inf, 5, 1.25, -1.75
  %1 = stablehlo.bitcast_convert %0 : (tensor<13xf8E5M2>) -> tensor<13xui8>
  check.expect_eq_const %1, dense<[252, 252, 202, 73, 0, 186, 54, 188, 60, 124, 69, 61, 191]> : tensor<13xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // -57344, -1, -2.5, -inf, nan, -0.625, -0.0546875, -0.00292969, -0.5, -0.4375
  %a = stablehlo.constant dense<[0xFB, 0xBC, 0xC1, 0xFC, 0x7E, 0xB9, 0xAB, 0x9A, 0xB8, 0xB7]> : tensor<10xf8E5M2>
  %0 = stablehlo.log %a : tensor<10xf8E5M2>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E]> : tensor<10xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<10xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.00012207, 30, 1, 0.5, 1.5, 0.40625, 3, 0.0107422, 0.25, 0.625, 2, 3.75, 0.5625
  %a = stablehlo.constant dense<[0x01, 0x7F, 0x58, 0x50, 0x5C, 0x4D, 0x64, 0x23, 0x48, 0x52, 0x60, 0x67, 0x51]> : tensor<13xf8E4M3B11FNUZ>
  %0 = stablehlo.log %a : tensor<13xf8E4M3B11FNUZ>
  // expected -9, 3.5, 0.0, -0.6875, 0.40625, -0.875, 1.125, -4.5, -1.375, -0.46875, 0.6875, 1.375, -0.5625
  %1 = stablehlo.bitcast_convert %0 : (tensor<13xf8E4M3B11FNUZ>) -> tensor<13xui8>
  check.expect_eq_const %1, dense<[241, 102, 0, 211, 77, 214, 89, 233, 219, 207, 83, 91, 209]> : tensor<13xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // 0.0, nan, -30, -1, -2.5, -16, -0.00146484, -0.9375, -3
  %a = stablehlo.constant dense<[0x00, 0x80, 0xFF, 0xD8, 0xE2, 0xF8, 0x8C, 0xD7, 0xE4]> : tensor<9xf8E4M3B11FNUZ>
  %0 = stablehlo.log %a : tensor<9xf8E4M3B11FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<9xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<9xf8E4M3B11FNUZ>
  func.return
}
