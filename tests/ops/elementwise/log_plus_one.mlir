// SPDX-License-Identifier: Apache-2.0
// stablehlo.log_plus_one on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, 1, -1, 0.5, 1.5, 0.4, 3, inf, -2.43843e-32, 3.28255e+28, 7.5085e-23, 8.17172e+37, 2.49526e+16, 1.3314e+36, 2.024, 2.317, -0.838, 3.206, 0.685, 2.479
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0x8AFD38B5, 0x6ED42134, 0x1AB58B5C, 0x7E75E8AC, 0x5AB14C95, 0x7B80357F, 0x40018937, 0x401449BA, 0xBF56872B, 0x404D2F1B, 0x3F2F5C29, 0x401EA7F0]> : tensor<23xf32>
  %0 = stablehlo.log_plus_one %a : tensor<23xf32>
  // expected 0.0, -0.0, 1.4013e-45, 88.7228, 0.693147, -inf, 0.405465, 0.916291, 0.336472, 1.38629, inf, -2.43843e-32, 65.661, 7.5085e-23, 87.2963, 37.7558, 83.1793, 1.10658, 1.19906, -1.82016, 1.43651, 0.521766, 1.24674
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf32>) -> tensor<23xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 1, 1118925336, 1060205080, 4286578688, 1053792543, 1063948808, 1051477527, 1068593688, 2139095040, 2331850933, 1115902575, 448105308, 1118738360, 1108805093, 1118198732, 1066247277, 1067023058, 3219716856, 1069014945, 1057329774, 1067423062]> : tensor<23xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // -3.40282e+38, -2.5, -inf, nan
  %a = stablehlo.constant dense<[0xFF7FFFFF, 0xC0200000, 0xFF800000, 0x7FC00000]> : tensor<4xf32>
  %0 = stablehlo.log_plus_one %a : tensor<4xf32>
  // expected nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<4xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<4xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, 1, -1, 0.5, 1.5, 0.4, 3, inf, 5.52158e-09, -7.1589e-140, 1.12294e-296, -8.81705e-273, 2.979, 1.722, 3.939, 3.864, 3.859
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0x3E37B70B376D637A, 0xA30B47D5FAACE84D, 0x027D603E2A98467E, 0x87731444736AE233, 0x4007D4FDF3B645A2, 0x3FFB8D4FDF3B645A, 0x400F83126E978D50, 0x400EE978D4FDF3B6, 0x400EDF3B645A1CAC]> : tensor<20xf64>
  %0 = stablehlo.log_plus_one %a : tensor<20xf64>
  // expected 0.0, -0.0, 4.94066e-324, 709.783, 0.693147, -inf, 0.405465, 0.916291, 0.336472, 1.38629, inf, 5.52158e-09, -7.1589e-140, 1.12294e-296, -8.81705e-273, 1.38103, 1.00137, 1.59716, 1.58186, 1.58083
  %1 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x40862E42FEFA39EF, 0x3FE62E42FEFA39EF, 0xFFF0000000000000, 0x3FD9F323ECBF984C, 0x3FED5240F0E0E078, 0x3FD588C2D9133490, 0x3FF62E42FEFA39EF, 0x7FF0000000000000, 0x3E37B70B36543008, 0xA30B47D5FAACE84D, 0x027D603E2A98467E, 0x87731444736AE233, 0x3FF618B37875537A, 0x3FF005994D8F624B, 0x3FF98DFAAA6ADC79, 0x3FF94F4DA1B24F95, 0x3FF94B172EB7E710]> : tensor<20xf64>
  check.expect_close %0, %1 {max_ulp_difference = 1 : ui64} : tensor<20xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // -1.79769e+308, -2.5, -inf, nan, -1.34512e+93, -4.16587e+157, -3.134
  %a = stablehlo.constant dense<[0xFFEFFFFFFFFFFFFF, 0xC004000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xD344A2A7B289FDE6, 0xE0A846176917EDA6, 0xC009126E978D4FDF]> : tensor<7xf64>
  %0 = stablehlo.log_plus_one %a : tensor<7xf64>
  // expected nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<7xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<7xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, 1, -1, 0.5, 1.5, 0.400391, 3, inf, 6.18467e-28, 1.42109e-13, 2.45412e+26, -1.05956e-10, -0.0129395, 1.22656, 1.375, 2.67188, -0.632812, 3.92188
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0x3ECD, 0x4040, 0x7F80, 0x1244, 0x2A20, 0x6B4B, 0xAEE9, 0xBC54, 0x3F9D, 0x3FB0, 0x402B, 0xBF22, 0x407B]> : tensor<21xbf16>
  %0 = stablehlo.log_plus_one %a : tensor<21xbf16>
  // expected 0.0, -0.0, 9.18355e-41, 88.5, 0.691406, -inf, 0.40625, 0.917969, 0.335938, 1.38281, inf, 6.18467e-28, 1.42109e-13, 60.75, -1.05956e-10, -0.0130005, 0.800781, 0.863281, 1.29688, -1, 1.59375
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xbf16>) -> tensor<21xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 17073, 16177, 65408, 16080, 16235, 16044, 16305, 32640, 4676, 10784, 17011, 44777, 48213, 16205, 16221, 16294, 49024, 16332]> : tensor<21xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // -3.38953e+38, -2.5, -inf, nan, -892, -1.51562
  %a = stablehlo.constant dense<[0xFF7F, 0xC020, 0xFF80, 0x7FC0, 0xC45F, 0xBFC2]> : tensor<6xbf16>
  %0 = stablehlo.log_plus_one %a : tensor<6xbf16>
  // expected nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<6xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<6xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, 1, -1, 0.5, 1.5, 0.399902, 3, inf, 0.0117722, 0.00012517, 8124, 4.19531, 2.0918, -0.961914
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0x3666, 0x4200, 0x7C00, 0x2207, 0x081A, 0x6FEF, 0x4432, 0x402F, 0xBBB2]> : tensor<17xf16>
  %0 = stablehlo.log_plus_one %a : tensor<17xf16>
  // expected 0.0, -0.0, 5.96046e-08, 11.0938, 0.693359, -inf, 0.405518, 0.916504, 0.336426, 1.38672, inf, 0.0117035, 0.00012517, 9, 1.64746, 1.12891, -3.26758
  %1 = stablehlo.bitcast_convert %0 : (tensor<17xf16>) -> tensor<17xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 18828, 14732, 64512, 13949, 15189, 13666, 15756, 31744, 8702, 2074, 18560, 16023, 15492, 49801]> : tensor<17xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // -65504, -2.5, -inf, nan, -13400, nan, -3.04883, -2.89844, -3.18164, -1.44043
  %a = stablehlo.constant dense<[0xFBFF, 0xC100, 0xFC00, 0x7E00, 0xF28B, 0x7E00, 0xC219, 0xC1CC, 0xC25D, 0xBDC3]> : tensor<10xf16>
  %0 = stablehlo.log_plus_one %a : tensor<10xf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00]> : tensor<10xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<10xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, 1, 0.5, 1.5, 0.40625, 3, 36, 192, 0.46875, -0.21875
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0x38, 0x30, 0x3C, 0x2D, 0x44, 0x61, 0x74, 0x2F, 0xA6]> : tensor<13xf8E4M3FN>
  %0 = stablehlo.log_plus_one %a : tensor<13xf8E4M3FN>
  // expected 0.0, -0.0, 0.00195312, 6, 0.6875, 0.40625, 0.9375, 0.34375, 1.375, 3.5, 5.5, 0.375, -0.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<13xf8E4M3FN>) -> tensor<13xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 76, 51, 45, 55, 43, 59, 70, 75, 44, 168]> : tensor<13xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // -448, -1, -2.5, nan, -96, -22, -2.25, -3.75, -3.5
  %a = stablehlo.constant dense<[0xFE, 0xB8, 0xC2, 0x7F, 0xEC, 0xDB, 0xC1, 0xC7, 0xC6]> : tensor<9xf8E4M3FN>
  %0 = stablehlo.log_plus_one %a : tensor<9xf8E4M3FN>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<9xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<9xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, 1, -1, 0.5, 1.5, 0.375, 3, inf, 32768, 14, -1.52588e-05, -0.5, 4, 1.75
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0x3C, 0xBC, 0x38, 0x3E, 0x36, 0x42, 0x7C, 0x78, 0x4B, 0x81, 0xB8, 0x44, 0x3F]> : tensor<17xf8E5M2>
  %0 = stablehlo.log_plus_one %a : tensor<17xf8E5M2>
  // expected 0.0, -0.0, 1.52588e-05, 10, 0.75, -inf, 0.375, 0.875, 0.3125, 1.5, inf, 10, 2.5, -1.52588e-05, -0.75, 1.5, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<17xf8E5M2>) -> tensor<17xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 73, 58, 252, 54, 59, 53, 62, 124, 73, 65, 129, 186, 62, 60]> : tensor<17xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // -57344, -2.5, -inf, nan, -128, nan, -3.5, -4
  %a = stablehlo.constant dense<[0xFB, 0xC1, 0xFC, 0x7E, 0xD8, 0x7E, 0xC3, 0xC4]> : tensor<8xf8E5M2>
  %0 = stablehlo.log_plus_one %a : tensor<8xf8E5M2>
  // expected nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E]> : tensor<8xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<8xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 30, 1, 0.5, 1.5, 0.40625, 3, 4, -0.46875, -0.0136719, 0.140625, 0.00134277, 1.875, 0.9375, 1.25
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0x58, 0x50, 0x5C, 0x4D, 0x64, 0x68, 0xCF, 0xA6, 0x41, 0x0B, 0x5F, 0x57, 0x5A]> : tensor<16xf8E4M3B11FNUZ>
  %0 = stablehlo.log_plus_one %a : tensor<16xf8E4M3B11FNUZ>
  // expected 0.0, 0.00012207, 3.5, 0.6875, 0.40625, 0.9375, 0.34375, 1.375, 1.625, -0.625, -0.0136719, 0.125, 0.00134277, 1, 0.6875, 0.8125
  %1 = stablehlo.bitcast_convert %0 : (tensor<16xf8E4M3B11FNUZ>) -> tensor<16xui8>
  check.expect_eq_const %1, dense<[0, 1, 102, 83, 77, 87, 75, 91, 93, 210, 166, 64, 11, 88, 83, 85]> : tensor<16xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan, -30, -1, -2.5, -1.25
  %a = stablehlo.constant dense<[0x80, 0xFF, 0xD8, 0xE2, 0xDA]> : tensor<5xf8E4M3B11FNUZ>
  %0 = stablehlo.log_plus_one %a : tensor<5xf8E4M3B11FNUZ>
  // expected nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<5xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<5xf8E4M3B11FNUZ>
  func.return
}
