// SPDX-License-Identifier: Apache-2.0
// stablehlo.sine on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, 6.25232e+10, 108081, 1.21031e+17, -4.26699e-37, 6.4572e+10, 3.762, 0.966, -0.066, 1.57, -0.251, -3.216
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x5168EAC7, 0x47D31859, 0x5BD6FE4F, 0x831132B0, 0x51708CAF, 0x4070C49C, 0x3F774BC7, 0xBD872B02, 0x3FC8F5C3, 0xBE808312, 0xC04DD2F2]> : tensor<21xf32>
  %0 = stablehlo.sine %a : tensor<21xf32>
  // expected 0.0, -0.0, 1.4013e-45, 0.841471, -0.841471, 0.479426, 0.997495, -0.598472, 0.389418, 0.14112, 0.994403, -0.46466, -0.946027, -4.26699e-37, 0.510469, -0.581367, 0.822618, -0.0659521, 1, -0.248373, 0.0743388
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf32>) -> tensor<21xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 1, 1062693540, 3210177188, 1056274244, 1065311189, 3206100344, 1053254103, 1041269187, 1065259315, 3203262456, 3211931350, 2198942384, 1057140246, 3205813363, 1062377239, 3179745764, 1065353211, 3195950444, 1033387759]> : tensor<21xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // inf, -inf, nan
  %a = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<3xf32>
  %0 = stablehlo.sine %a : tensor<3xf32>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<3xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, 4.28967e-216, 2.59714e-295, 4.17652e-305, -3.889, -1.422, 0.926, 3.312, -1.294, 0.744
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x1337A90C143D9E80, 0x02C53B4614B7F482, 0x00BD5418C2BEDA71, 0xC00F1CAC083126E9, 0xBFF6C083126E978D, 0x3FEDA1CAC083126F, 0x400A7EF9DB22D0E5, 0xBFF4B4395810624E, 0x3FE7CED916872B02]> : tensor<19xf64>
  %0 = stablehlo.sine %a : tensor<19xf64>
  // expected 0.0, -0.0, 4.94066e-324, 0.841471, -0.841471, 0.479426, 0.997495, -0.598472, 0.389418, 0.14112, 4.28967e-216, 2.59714e-295, 4.17652e-305, 0.679739, -0.98895, 0.799222, -0.169584, -0.961936, 0.677236
  %1 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FEAED548F090CEE, 0xBFEAED548F090CEE, 0x3FDEAEE8744B05F0, 0x3FEFEB7A9B2C6D8B, 0xBFE326AF0DCFCAB1, 0x3FD8EC3AE92B676B, 0x3FC210386DB6D55B, 0x1337A90C143D9E80, 0x02C53B4614B7F482, 0x00BD5418C2BEDA71, 0x3FE5C06CF55D42F3, 0xBFEFA57AF7475C8C, 0x3FE9933A6E89034D, 0xBFC5B4EC19BAE751, 0xBFEEC82DB569B772, 0x3FE5ABEBA2F382F0]> : tensor<19xf64>
  check.expect_close %0, %1 {max_ulp_difference = 1 : ui64} : tensor<19xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // inf, -inf, nan
  %a = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  %0 = stablehlo.sine %a : tensor<3xf64>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, -4.73809e-21, -1.31561e-14, -2.67798e-17, 2.33762e-07, -2.29221e-36, -0.882812, 3.70312, 2.39062, 2.0625, -3.125, 2.54688
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x9DB3, 0xA86D, 0xA3F7, 0x347B, 0x8443, 0xBF62, 0x406D, 0x4019, 0x4004, 0xC048, 0x4023]> : tensor<21xbf16>
  %0 = stablehlo.sine %a : tensor<21xbf16>
  // expected 0.0, -0.0, 9.18355e-41, 0.839844, -0.839844, 0.478516, 0.996094, -0.597656, 0.390625, 0.141602, -4.73809e-21, -1.31561e-14, -2.67798e-17, 2.33762e-07, -2.29221e-36, -0.773438, -0.53125, 0.683594, 0.882812, -0.0166016, 0.558594
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xbf16>) -> tensor<21xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 16215, 48983, 16117, 16255, 48921, 16072, 15889, 40371, 43117, 41975, 13435, 33859, 48966, 48904, 16175, 16226, 48264, 16143]> : tensor<21xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // inf, -inf, nan
  %a = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0]> : tensor<3xbf16>
  %0 = stablehlo.sine %a : tensor<3xbf16>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0]> : tensor<3xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, -3714, -5.1558e-05, 11.5156, 0.00024271, -1680, -0.00289917, 3.60156, 0.902832, -3.10547, -2.2832, -2.60352, -3.76562
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0xFBFF, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0xEB41, 0x8361, 0x49C2, 0x0BF4, 0xE690, 0x99F0, 0x4334, 0x3B39, 0xC236, 0xC091, 0xC135, 0xC388]> : tensor<24xf16>
  %0 = stablehlo.sine %a : tensor<24xf16>
  // expected 0.0, -0.0, 5.96046e-08, 0.975586, -0.975586, 0.841309, -0.841309, 0.479492, 0.997559, -0.598633, 0.389404, 0.141113, -0.595215, -5.1558e-05, -0.867676, 0.00024271, -0.683105, -0.00289917, -0.443848, 0.785156, -0.0361023, -0.756836, -0.512695, 0.584473
  %1 = stablehlo.bitcast_convert %0 : (tensor<24xf16>) -> tensor<24xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 15310, 48078, 15035, 47803, 14252, 15355, 47306, 13883, 12420, 47299, 33633, 47857, 3060, 47479, 39408, 46874, 14920, 43167, 47630, 47130, 14509]> : tensor<24xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // inf, -inf, nan
  %a = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00]> : tensor<3xf16>
  %0 = stablehlo.sine %a : tensor<3xf16>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00]> : tensor<3xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -0.21875, 5, -10, 384, -112, 176, 3.75, -2.75, 0.234375
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0xA6, 0x4A, 0xD2, 0x7C, 0xEE, 0x73, 0x47, 0xC3, 0x27]> : tensor<21xf8E4M3FN>
  %0 = stablehlo.sine %a : tensor<21xf8E4M3FN>
  // expected 0.0, -0.0, 0.00195312, 0.9375, -0.9375, 0.8125, -0.8125, 0.46875, 1, -0.625, 0.40625, 0.140625, -0.21875, -0.9375, 0.5625, 0.6875, 0.875, 0.0703125, -0.5625, -0.375, 0.234375
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf8E4M3FN>) -> tensor<21xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 55, 183, 53, 181, 47, 56, 178, 45, 33, 166, 183, 49, 51, 54, 25, 177, 172, 39]> : tensor<21xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = stablehlo.sine %a : tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -128, 0.000366211, 0.03125, 6, 32, 6.10352e-05, -0.875, 2.5, 1.25, 4, -3.5
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0xD8, 0x0E, 0x28, 0x46, 0x50, 0x04, 0xBB, 0x41, 0x3D, 0x44, 0xC3]> : tensor<23xf8E5M2>
  %0 = stablehlo.sine %a : tensor<23xf8E5M2>
  // expected 0.0, -0.0, 1.52588e-05, -0.5, 0.5, 0.875, -0.875, 0.5, 1, -0.625, 0.375, 0.15625, -0.75, 0.000366211, 0.03125, -0.25, 0.5, 6.10352e-05, -0.75, 0.625, 1, -0.75, 0.375
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E5M2>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 184, 56, 59, 187, 56, 60, 185, 54, 49, 186, 14, 40, 180, 56, 4, 186, 57, 60, 186, 54]> : tensor<23xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // inf, -inf, nan
  %a = stablehlo.constant dense<[0x7C, 0xFC, 0x7E]> : tensor<3xf8E5M2>
  %0 = stablehlo.sine %a : tensor<3xf8E5M2>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E, 0x7E, 0x7E]> : tensor<3xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -3.75, 0.00170898, 0.8125, 15, 1.375, 0.75, -2.25, 2.5
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0xE7, 0x0E, 0x55, 0x77, 0x5B, 0x54, 0xE1, 0x62]> : tensor<19xf8E4M3B11FNUZ>
  %0 = stablehlo.sine %a : tensor<19xf8E4M3B11FNUZ>
  // expected 0.0, 0.00012207, -1, 1, 0.8125, -0.8125, 0.46875, 1, -0.625, 0.40625, 0.140625, 0.5625, 0.00170898, 0.75, 0.625, 1, 0.6875, -0.75, 0.625
  %1 = stablehlo.bitcast_convert %0 : (tensor<19xf8E4M3B11FNUZ>) -> tensor<19xui8>
  check.expect_eq_const %1, dense<[0, 1, 216, 88, 85, 213, 79, 88, 210, 77, 65, 81, 14, 84, 82, 88, 83, 212, 82]> : tensor<19xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = stablehlo.sine %a : tensor<1xf8E4M3B11FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3B11FNUZ>
  func.return
}
