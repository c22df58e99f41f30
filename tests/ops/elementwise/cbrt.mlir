// SPDX-License-Identifier: Apache-2.0
// stablehlo.cbrt on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -2.34966e-38, -8.14402e-19, -1.4789e-34, 3.40689e-32, 1.78376e+22, 7.66956e-15, 3.054, -2.375, 0.261, 2.65, 2.295, 3.333
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x80FFDB09, 0xA1705E7B, 0x8744944E, 0x0B30E55F, 0x6471BEBE, 0x280A2999, 0x404374BC, 0xC0180000, 0x3E85A1CB, 0x4029999A, 0x4012E148, 0x40554FDF]> : tensor<26xf32>
  %0 = stablehlo.cbrt %a : tensor<26xf32>
  // expected 0.0, -0.0, 1.11903e-15, 6.98146e+12, -6.98146e+12, 1, -1, 0.793701, 1.14471, -1.35721, 0.736806, 1.44225, inf, -inf, -2.86419e-13, -9.33855e-07, -5.28826e-12, 3.2418e-11, 2.61284e+07, 1.97208e-05, 1.45085, -1.3342, 0.639068, 1.38383, 1.31905, 1.49375
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf32>) -> tensor<26xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 648103192, 1422602229, 3570085877, 1065353216, 3212836864, 1061892085, 1066567167, 3215833349, 1060937559, 1069063074, 2139095040, 4286578688, 2862693716, 3044716045, 2897875049, 772707179, 1271355389, 933588478, 1069135234, 3215640344, 1059297776, 1068572995, 1068029592, 1069495106]> : tensor<26xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = stablehlo.cbrt %a : tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 2.45712e+06, -2.57512e-246, -5.08454e+91, 3.39641e+236, -1.08412e+206, -3.13068e+153, 1.333, 0.352, -1.057, 2.118, 2.909, 1.224
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x4142BF100D4E6A10, 0x8CF20148E8A651C5, 0xD2F8F5E311F58337, 0x710AB47E898B1BE2, 0xEAB59C7C9CCAE6F8, 0xDFCDE338A78C1B96, 0x3FF553F7CED91687, 0x3FD6872B020C49BA, 0xBFF0E978D4FDF3B6, 0x4000F1A9FBE76C8B, 0x400745A1CAC08312, 0x3FF395810624DD2F]> : tensor<26xf64>
  %0 = stablehlo.cbrt %a : tensor<26xf64>
  // expected 0.0, -0.0, 1.70318e-108, 5.6438e+102, -5.6438e+102, 1, -1, 0.793701, 1.14471, -1.35721, 0.736806, 1.44225, inf, -inf, 134.94, -1.37067e-82, -3.70468e+30, 6.97707e+78, -4.76825e+68, -1.46289e+51, 1.10055, 0.70607, -1.01865, 1.28423, 1.42752, 1.0697
  %1 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x2990000000000000, 0x554428A2F98D728B, 0xD54428A2F98D728B, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE965FEA53D6E3D, 0x3FF250BFE1B082F5, 0xBFF5B7209557B0EE, 0x3FE793EACE1A3426, 0x3FF7137449123EF6, 0x7FF0000000000000, 0xFFF0000000000000, 0x4060DE1819DE33B5, 0xAEF0A46855B0352E, 0xC647613B82EA4BC0, 0x504E20AA255B32E7, 0xCE31AFB9BD1E90A7, 0xCA8F479F2AD3A48D, 0x3FF19BDB09E7E56A, 0x3FE6981F6A17C42B, 0xBFF04C63F52FFE65, 0x3FF48C32323E9753, 0x3FF6D71BE616D0E0, 0x3FF11D79D02E0E61]> : tensor<26xf64>
  check.expect_close %0, %1 {max_ulp_difference = 1 : ui64} : tensor<26xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = stablehlo.cbrt %a : tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, 0.419922, -1.36515e+16, 3.25011e-28, -4.54943e+28, -5.79821e+10, 0.00161743, -3, 2.98438, -3.375, -0.660156, -0.18457, -0.757812
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0x3ED7, 0xDA42, 0x11CE, 0xEF13, 0xD158, 0x3AD4, 0xC040, 0x403F, 0xC058, 0xBF29, 0xBE3D, 0xBF42]> : tensor<26xbf16>
  %0 = stablehlo.cbrt %a : tensor<26xbf16>
  // expected 0.0, -0.0, 4.50751e-14, 6.97503e+12, -6.97503e+12, 1, -1, 0.792969, 1.14844, -1.35938, 0.738281, 1.44531, inf, -inf, 0.75, -238592, 6.87578e-10, -3.57355e+09, -3872, 0.117188, -1.44531, 1.4375, -1.5, -0.871094, -0.570312, -0.910156
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xbf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[0, 32768, 10571, 21707, 54475, 16256, 49024, 16203, 16275, 49070, 16189, 16313, 32640, 65408, 16192, 51305, 12349, 53077, 50546, 15856, 49081, 16312, 49088, 48991, 48914, 49001]> : tensor<26xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = stablehlo.cbrt %a : tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, 0.000119805, 293, -0.000121832, -14.2344, 130, 0.355957, 3.2168, -2.56055, -3.05273, 0.430908, 1.15039
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0xFBFF, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0x07DA, 0x5C94, 0x87FC, 0xCB1E, 0x5810, 0x35B2, 0x426F, 0xC11F, 0xC21B, 0x36E5, 0x3C9A]> : tensor<25xf16>
  %0 = stablehlo.cbrt %a : tensor<25xf16>
  // expected 0.0, -0.0, 0.00390625, 40.3125, -40.3125, 1, -1, 0.793457, 1.14453, -1.35742, 0.736816, 1.44238, inf, -inf, 0.0492859, 6.64062, -0.0495605, -2.42383, 5.06641, 0.708496, 1.47656, -1.36816, -1.4502, 0.755371, 1.04785
  %1 = stablehlo.bitcast_convert %0 : (tensor<25xf16>) -> tensor<25xui16>
  check.expect_eq_const %1, dense<[0, 32768, 7168, 20746, 53514, 15360, 48128, 14937, 15508, 48494, 14821, 15813, 31744, 64512, 10831, 18084, 43608, 49369, 17681, 14763, 15848, 48505, 48589, 14859, 15409]> : tensor<25xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan, nan
  %a = stablehlo.constant dense<[0x7E00, 0x7E00]> : tensor<2xf16>
  %0 = stablehlo.cbrt %a : tensor<2xf16>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x7E00, 0x7E00]> : tensor<2xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -0.6875, 0.0234375, 2.5, -3, -2.25, -0.00390625, -3.75, -3.25, -4, -0.40625, 2
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0xB3, 0x0C, 0x42, 0xC4, 0xC1, 0x82, 0xC7, 0xC5, 0xC8, 0xAD, 0x40]> : tensor<23xf8E4M3FN>
  %0 = stablehlo.cbrt %a : tensor<23xf8E4M3FN>
  // expected 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.8125, 1.125, -1.375, 0.75, 1.5, -0.875, 0.28125, 1.375, -1.5, -1.25, -0.15625, -1.5, -1.5, -1.625, -0.75, 1.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E4M3FN>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[0, 128, 32, 79, 207, 56, 184, 53, 57, 187, 52, 60, 182, 41, 59, 188, 186, 162, 188, 188, 189, 180, 58]> : tensor<23xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = stablehlo.cbrt %a : tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, -0.000106812, 8, 0.046875, -0.000152588, -160, -28, -4, -1.5, 3.5, -3.5
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0x87, 0x48, 0x2A, 0x89, 0xD9, 0xCF, 0xC4, 0xBE, 0x43, 0xC3]> : tensor<24xf8E5M2>
  %0 = stablehlo.cbrt %a : tensor<24xf8E5M2>
  // expected 0.0, -0.0, 0.0234375, 40, -40, 1, -1, 0.75, 1.25, -1.25, 0.75, 1.5, inf, -inf, -0.046875, 2, 0.375, -0.0546875, -5, -3, -1.5, -1.25, 1.5, -1.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<24xf8E5M2>) -> tensor<24xui8>
  check.expect_eq_const %1, dense<[0, 128, 38, 81, 209, 60, 188, 58, 61, 189, 58, 62, 124, 252, 170, 64, 54, 171, 197, 194, 190, 189, 62, 190]> : tensor<24xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = stablehlo.cbrt %a : tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 2, 1.625, -0.00219727, -0.6875, 1.375, -14, -3, 3.25, 2.5
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0x60, 0x5D, 0x91, 0xD3, 0x5B, 0xF6, 0xE4, 0x65, 0x62]> : tensor<20xf8E4M3B11FNUZ>
  %0 = stablehlo.cbrt %a : tensor<20xf8E4M3B11FNUZ>
  // expected 0.0, 0.0507812, 3, -3, 1, -1, 0.8125, 1.125, -1.375, 0.75, 1.5, 1.25, 1.125, -0.125, -0.875, 1.125, -2.5, -1.5, 1.5, 1.375
  %1 = stablehlo.bitcast_convert %0 : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xui8>
  check.expect_eq_const %1, dense<[0, 53, 100, 228, 88, 216, 85, 89, 219, 84, 92, 90, 89, 192, 214, 89, 226, 220, 92, 91]> : tensor<20xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = stablehlo.cbrt %a : tensor<1xf8E4M3B11FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3B11FNUZ>
  func.return
}
