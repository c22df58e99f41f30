// SPDX-License-Identifier: Apache-2.0
// stablehlo.rsqrt on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, 1, 0.5, 1.5, 0.4, 3, inf, 4.59105e+13, 0.000152197, 3.50048e+22, 2.03129e+16, 3.924, 2.618
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0x3F800000, 0x3F000000, 0x3FC00000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0x5627057C, 0x391F9722, 0x64ED3394, 0x5A9054F6, 0x407B22D1, 0x40278D50]> : tensor<16xf32>
  %0 = stablehlo.rsqrt %a : tensor<16xf32>
  // expected inf, -inf, 2.67137e+22, 5.42101e-20, 1, 1.41421, 0.816497, 1.58114, 0.57735, 0.0, 1.47586e-07, 81.0581, 5.34486e-12, 7.01639e-09, 0.504819, 0.618038
  %1 = stablehlo.bitcast_convert %0 : (tensor<16xf32>) -> tensor<16xui32>
  check.expect_eq_const %1, dense<[2139095040, 4286578688, 1689584883, 528482304, 1065353216, 1068827891, 1062274540, 1070228162, 1058262330, 0, 874412037, 1117920708, 750521915, 837883099, 1057045454, 1058944957]> : tensor<16xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // -3.40282e+38, -1, -2.5, -inf, nan, -166225, -484989, -3.738, -3.668, -2.157, -0.575
  %a = stablehlo.constant dense<[0xFF7FFFFF, 0xBF800000, 0xC0200000, 0xFF800000, 0x7FC00000, 0xC8225459, 0xC8ECCF97, 0xC06F3B64, 0xC06AC083, 0xC00A0C4A, 0xBF133333]> : tensor<11xf32>
  %0 = stablehlo.rsqrt %a : tensor<11xf32>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<11xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<11xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, 1, 0.5, 1.5, 0.4, 3, inf, 1.01745e+116, 6.24256e+198, 1.997, 3.432, 3.575, 3.485, 2.684
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0x3FF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0x5804A86DD4991D13, 0x6934E0BA8F411DB5, 0x3FFFF3B645A1CAC1, 0x400B74BC6A7EF9DB, 0x400C99999999999A, 0x400BE147AE147AE1, 0x400578D4FDF3B646]> : tensor<17xf64>
  %0 = stablehlo.rsqrt %a : tensor<17xf64>
  // expected inf, -inf, 4.49891e+161, 7.45834e-155, 1, 1.41421, 0.816497, 1.58114, 0.57735, 0.0, 9.91385e-59, 4.00238e-100, 0.707638, 0.539792, 0.528886, 0.535672, 0.610392
  %1 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x6180000000000000, 0x1FF0000000000000, 0x3FF0000000000000, 0x3FF6A09E667F3BCD, 0x3FEA20BD700C2C3E, 0x3FF94C583ADA5B52, 0x3FE279A74590331C, 0x0000000000000000, 0x33E3E9E7343CE87A, 0x2B4C0373A85451B2, 0x3FE6A4F7D600E147, 0x3FE145F9A7B04DD5, 0x3FE0ECA2179C5571, 0x3FE12438BBD66A5D, 0x3FE388548AC4DE76]> : tensor<17xf64>
  check.expect_close %0, %1 {max_ulp_difference = 2 : ui64} : tensor<17xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // -1.79769e+308, -1, -2.5, -inf, nan, -6.02612e-258, -5.93802e+167, -6.45158e-82, -3.97059e+67, -0.553
  %a = stablehlo.constant dense<[0xFFEFFFFFFFFFFFFF, 0xBFF0000000000000, 0xC004000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x8A8729D96C444475, 0xE2C423C683476C7A, 0xAF139550C43F219C, 0xCDF7907B838FF467, 0xBFE1B22D0E560419]> : tensor<10xf64>
  %0 = stablehlo.rsqrt %a : tensor<10xf64>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<10xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<10xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, 1, 0.5, 1.5, 0.400391, 3, inf, 7.74275e+37, 4.51458e+24, 1.81822e+27, 8832, 0.882812, 3.21875
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0x3F80, 0x3F00, 0x3FC0, 0x3ECD, 0x4040, 0x7F80, 0x7E69, 0x686F, 0x6CBC, 0x460A, 0x3F62, 0x404E]> : tensor<16xbf16>
  %0 = stablehlo.rsqrt %a : tensor<16xbf16>
  // expected inf, -inf, 1.04339e+20, 5.42101e-20, 1, 1.41406, 0.816406, 1.57812, 0.578125, 0.0, 1.13502e-19, 4.68958e-13, 2.34257e-14, 0.0106201, 1.0625, 0.558594
  %1 = stablehlo.bitcast_convert %0 : (tensor<16xbf16>) -> tensor<16xui16>
  check.expect_eq_const %1, dense<[32640, 65408, 24757, 8064, 16256, 16309, 16209, 16330, 16148, 0, 8198, 11012, 10451, 15406, 16264, 16143]> : tensor<16xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // -3.38953e+38, -1, -2.5, -inf, nan, -122880, -0.632812, -1.74219, -1.89844, -1.38281, -3.09375
  %a = stablehlo.constant dense<[0xFF7F, 0xBF80, 0xC020, 0xFF80, 0x7FC0, 0xC7F0, 0xBF22, 0xBFDF, 0xBFF3, 0xBFB1, 0xC046]> : tensor<11xbf16>
  %0 = stablehlo.rsqrt %a : tensor<11xbf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<11xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<11xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, 1, 0.5, 1.5, 0.399902, 3, inf, 0.00732803, 6544, 3.45312, 747, 0.534668, 0.615234, 2.83398, 3.90234
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0x3C00, 0x3800, 0x3E00, 0x3666, 0x4200, 0x7C00, 0x1F81, 0x6E64, 0x42E8, 0x61D6, 0x3847, 0x38EC, 0x41AB, 0x43CE]> : tensor<18xf16>
  %0 = stablehlo.rsqrt %a : tensor<18xf16>
  // expected inf, -inf, 4096, 0.00390625, 1, 1.41406, 0.816406, 1.58105, 0.577148, 0.0, 11.6797, 0.0123596, 0.538086, 0.0365906, 1.36719, 1.27539, 0.594238, 0.506348
  %1 = stablehlo.bitcast_convert %0 : (tensor<18xf16>) -> tensor<18xui16>
  check.expect_eq_const %1, dense<[31744, 64512, 27648, 7168, 15360, 15784, 14984, 15955, 14494, 0, 18903, 8788, 14414, 10415, 15736, 15642, 14529, 14349]> : tensor<18xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // -65504, -1, -2.5, -inf, nan, -14200, -0.961914, -0.727051, -3.0918
  %a = stablehlo.constant dense<[0xFBFF, 0xBC00, 0xC100, 0xFC00, 0x7E00, 0xF2EF, 0xBBB2, 0xB9D1, 0xC22F]> : tensor<9xf16>
  %0 = stablehlo.rsqrt %a : tensor<9xf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00]> : tensor<9xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<9xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.00195312, 448, 1, 0.5, 1.5, 0.40625, 3, 176, 13, 352, 1.875, 1.75, 0.28125, 2.25
  %a = stablehlo.constant dense<[0x01, 0x7E, 0x38, 0x30, 0x3C, 0x2D, 0x44, 0x73, 0x55, 0x7B, 0x3F, 0x3E, 0x29, 0x41]> : tensor<14xf8E4M3FN>
  %0 = stablehlo.rsqrt %a : tensor<14xf8E4M3FN>
  // expected 22, 0.046875, 1, 1.375, 0.8125, 1.625, 0.5625, 0.078125, 0.28125, 0.0546875, 0.75, 0.75, 1.875, 0.6875
  %1 = stablehlo.bitcast_convert %0 : (tensor<14xf8E4M3FN>) -> tensor<14xui8>
  check.expect_eq_const %1, dense<[91, 20, 56, 59, 53, 61, 49, 26, 41, 22, 52, 52, 63, 51]> : tensor<14xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // 0.0, -0.0, -448, -1, -2.5, nan, -0.046875, -6, -1.375, -3.5, -3.75
  %a = stablehlo.constant dense<[0x00, 0x80, 0xFE, 0xB8, 0xC2, 0x7F, 0x94, 0xCC, 0xBB, 0xC6, 0xC7]> : tensor<11xf8E4M3FN>
  %0 = stablehlo.rsqrt %a : tensor<11xf8E4M3FN>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<11xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<11xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, 1, 0.5, 1.5, 0.375, 3, inf, 0.4375, 12288, 1.25, 4, 2.5
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0x3C, 0x38, 0x3E, 0x36, 0x42, 0x7C, 0x37, 0x72, 0x3D, 0x44, 0x41]> : tensor<15xf8E5M2>
  %0 = stablehlo.rsqrt %a : tensor<15xf8E5M2>
  // expected inf, -inf, 256, 0.00390625, 1, 1.5, 0.875, 1.75, 0.625, 0.0, 1.5, 0.00976562, 0.875, 0.5, 0.625
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xf8E5M2>) -> tensor<15xui8>
  check.expect_eq_const %1, dense<[124, 252, 92, 28, 60, 62, 59, 63, 57, 0, 62, 33, 59, 56, 57]> : tensor<15xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // -57344, -1, -2.5, -inf, nan, -0.75, -7.62939e-05, -0.875, -0.625, -3, -0.4375
  %a = stablehlo.constant dense<[0xFB, 0xBC, 0xC1, 0xFC, 0x7E, 0xBA, 0x85, 0xBB, 0xB9, 0xC2, 0xB7]> : tensor<11xf8E5M2>
  %0 = stablehlo.rsqrt %a : tensor<11xf8E5M2>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E]> : tensor<11xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<11xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 30, 1, 0.5, 1.5, 0.40625, 3, 0.0625, 2.5, 0.015625, 0.625, 0.5625, 2.25
  %a = stablehlo.constant dense<[0x7F, 0x58, 0x50, 0x5C, 0x4D, 0x64, 0x38, 0x62, 0x28, 0x52, 0x51, 0x61]> : tensor<12xf8E4M3B11FNUZ>
  %0 = stablehlo.rsqrt %a : tensor<12xf8E4M3B11FNUZ>
  // expected 0.1875, 1, 1.375, 0.8125, 1.625, 0.5625, 4, 0.625, 8, 1.25, 1.375, 0.6875
  %1 = stablehlo.bitcast_convert %0 : (tensor<12xf8E4M3B11FNUZ>) -> tensor<12xui8>
  check.expect_eq_const %1, dense<[68, 88, 91, 85, 93, 81, 104, 82, 112, 90, 91, 83]> : tensor<12xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // 0.0, nan, 0.00012207, -30, -1, -2.5, -0.00012207, -18, -0.171875, -0.046875, -2.75, -0.0585938
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0xFF, 0xD8, 0xE2, 0x81, 0xF9, 0xC3, 0xB4, 0xE3, 0xB7]> : tensor<12xf8E4M3B11FNUZ>
  %0 = stablehlo.rsqrt %a : tensor<12xf8E4M3B11FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<12xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<12xf8E4M3B11FNUZ>
  func.return
}
