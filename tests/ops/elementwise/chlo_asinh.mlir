// SPDX-License-Identifier: Apache-2.0
// chlo.asinh on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -3.6936e+30, 2.84476e+09, -58763.1, -8.85922e-38, 6.57439e+21, -1.54086e+34, 1.003, -0.258, -2.644, 3.091, 2.231, -3.282
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0xF23A7AA3, 0x4F298F9B, 0xC7658B23, 0x81F12BC2, 0x63B23304, 0xF83DECFF, 0x3F80624E, 0xBE841893, 0xC029374C, 0x4045D2F2, 0x400EC8B4, 0xC0520C4A]> : tensor<26xf32>
  %0 = chlo.asinh %a : (tensor<26xf32>) -> tensor<26xf32>
  // expected 0.0, -0.0, 1.4013e-45, 89.416, -89.416, 0.881374, -0.881374, 0.481212, 1.19476, -1.64723, 0.390035, 1.81845, inf, -inf, -71.0773, 22.4619, -11.6744, -8.85922e-38, 50.9306, -79.4134, 0.883493, -0.25522, -1.69942, 1.84684, 1.54241, -1.90404
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf32>) -> tensor<26xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 1, 1119016188, 3266499836, 1063362995, 3210846643, 1056334181, 1066987008, 3218266232, 1053274806, 1072218843, 2139095040, 4286578688, 3264096148, 1102295540, 3241855594, 2180066242, 1112258804, 3265188775, 1063398558, 3196234810, 3218704048, 1072457000, 1069903314, 3220420508]> : tensor<26xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = chlo.asinh %a : (tensor<1xf32>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 1.68796e-135, -5.11647e+126, 3.7651e-92, 1.42495e-146, 4.24983e+112, -1.57087e+252, -2.21, -0.569, 3.692, 1.053, 1.056, -3.914
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x23F3A14925E6529A, 0xDA3E3BD72247E436, 0x2CF3A260B903859B, 0x21A6C68312409707, 0x5751ABE64E83FD4D, 0xF44B6CE7874FE4C7, 0xC001AE147AE147AE, 0xBFE2353F7CED9168, 0x400D89374BC6A7F0, 0x3FF0D916872B020C, 0x3FF0E5604189374C, 0xC00F4FDF3B645A1D]> : tensor<26xf64>
  %0 = chlo.asinh %a : (tensor<26xf64>) -> tensor<26xf64>
  // expected 0.0, -0.0, 4.94066e-324, 710.476, -710.476, 0.881374, -0.881374, 0.481212, 1.19476, -1.64723, 0.390035, 1.81845, inf, -inf, 1.68796e-135, -292.451, 3.7651e-92, 1.42495e-146, 260.03, -581.396, -1.53379, -0.542062, 2.01717, 0.918358, 0.920422, -2.07364
  %1 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x408633CE8FB9F87E, 0xC08633CE8FB9F87E, 0x3FEC34366179D427, 0xBFEC34366179D427, 0x3FDECC2CAEC5160A, 0x3FF31DC0090B63D8, 0xBFFA5B0F0BE9DCF6, 0x3FD8F656B3ACCED7, 0x3FFD185B507EDC0E, 0x7FF0000000000000, 0xFFF0000000000000, 0x23F3A14925E6529A, 0xC0724738A926EB95, 0x2CF3A260B903859B, 0x21A6C68312409707, 0x407040790FEAC760, 0xC0822B2B74961398, 0xBFF88A682ACC4ED6, 0xBFE15891720E44D3, 0x4000232AB1F6BD9C, 0x3FED6330A0A6F047, 0x3FED7419D2FC4F68, 0xC00096D0E8E877FF]> : tensor<26xf64>
  check.expect_close %0, %1 {max_ulp_difference = 2 : ui64} : tensor<26xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = chlo.asinh %a : (tensor<1xf64>) -> tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, -2.62866e+20, 7.32921e-17, -8.22183e-10, -7.00828e-16, 1.06297e-11, -8.85342e-25, -2.04688, -2.90625, 1.54688, 0.714844, -0.96875, -0.90625
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0xE164, 0x24A9, 0xB062, 0xA64A, 0x2D3B, 0x9789, 0xC003, 0xC03A, 0x3FC6, 0x3F37, 0xBF78, 0xBF68]> : tensor<26xbf16>
  %0 = chlo.asinh %a : (tensor<26xbf16>) -> tensor<26xbf16>
  // expected 0.0, -0.0, 9.18355e-41, 89.5, -89.5, 0.882812, -0.882812, 0.480469, 1.19531, -1.64844, 0.390625, 1.82031, inf, -inf, -47.75, 7.32921e-17, -8.22183e-10, -7.00828e-16, 1.06297e-11, -8.85342e-25, -1.46094, -1.78906, 1.21875, 0.664062, -0.859375, -0.8125
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xbf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 17075, 49843, 16226, 48994, 16118, 16281, 49107, 16072, 16361, 32640, 65408, 49727, 9385, 45154, 42570, 11579, 38793, 49083, 49125, 16284, 16170, 48988, 48976]> : tensor<26xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = chlo.asinh %a : (tensor<1xbf16>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, 2.50586, -3.57422, 24.6406, -0.000238061, -0.00587082, -48.6562, 2.80078, -3.73047, -2.29688, 2.57422, -1.63574, 0.107971
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0xFBFF, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0x4103, 0xC326, 0x4E29, 0x8BCD, 0x9E03, 0xD215, 0x419A, 0xC376, 0xC098, 0x4126, 0xBE8B, 0x2EE9]> : tensor<26xf16>
  %0 = chlo.asinh %a : (tensor<26xf16>) -> tensor<26xf16>
  // expected 0.0, -0.0, 5.96046e-08, 11.7812, -11.7812, 0.881348, -0.881348, 0.481201, 1.19434, -1.64746, 0.389893, 1.81836, inf, -inf, 1.64941, -1.98633, 3.89844, -0.000238061, -0.00587082, -4.57812, 1.75391, -2.02734, -1.56934, 1.6748, -1.26758, 0.107788
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 18916, 51684, 15117, 47885, 14259, 15559, 48791, 13885, 16198, 31744, 64512, 16025, 49138, 17356, 35789, 40451, 50324, 16132, 49166, 48711, 16051, 48402, 12006]> : tensor<26xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = chlo.asinh %a : (tensor<1xf16>) -> tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 4, 0.0859375, 2.5, 13, -4, 9, 1.875, -0.234375, -3.25, 3.5, -2.75
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x48, 0x1B, 0x42, 0x55, 0xC8, 0x51, 0x3F, 0xA7, 0xC5, 0x46, 0xC3]> : tensor<23xf8E4M3FN>
  %0 = chlo.asinh %a : (tensor<23xf8E4M3FN>) -> tensor<23xf8E4M3FN>
  // expected 0.0, -0.0, 0.00195312, 7, -7, 0.875, -0.875, 0.46875, 1.25, -1.625, 0.40625, 1.875, 2, 0.0859375, 1.625, 3.25, -2, 3, 1.375, -0.234375, -1.875, 2, -1.75
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E4M3FN>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 78, 206, 54, 182, 47, 58, 189, 45, 63, 64, 27, 61, 69, 192, 68, 59, 167, 191, 64, 190]> : tensor<23xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = chlo.asinh %a : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, -1536, 5120, -448, 14336, -0.21875, 1024, -1.25, 1.75, -2, -3
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0xE6, 0x6D, 0xDF, 0x73, 0xB3, 0x64, 0xBD, 0x3F, 0xC0, 0xC2]> : tensor<24xf8E5M2>
  %0 = chlo.asinh %a : (tensor<24xf8E5M2>) -> tensor<24xf8E5M2>
  // expected 0.0, -0.0, 1.52588e-05, 12, -12, 0.875, -0.875, 0.5, 1.25, -1.75, 0.375, 1.75, inf, -inf, -8, 10, -7, 10, -0.21875, 8, -1, 1.25, -1.5, -1.75
  %1 = stablehlo.bitcast_convert %0 : (tensor<24xf8E5M2>) -> tensor<24xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 74, 202, 59, 187, 56, 61, 191, 54, 63, 124, 252, 200, 73, 199, 73, 179, 72, 188, 61, 190, 191]> : tensor<24xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = chlo.asinh %a : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.000610352, 15, -0.125, 0.9375, -0.25, 0.8125, -2.25, 3.75, 1.625
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0x05, 0x77, 0xC0, 0x57, 0xC8, 0x55, 0xE1, 0x67, 0x5D]> : tensor<20xf8E4M3B11FNUZ>
  %0 = chlo.asinh %a : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  // expected 0.0, 0.00012207, 4, -4, 0.875, -0.875, 0.46875, 1.25, -1.625, 0.40625, 1.875, 0.000610352, 3.5, -0.125, 0.8125, -0.25, 0.75, -1.5, 2, 1.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xui8>
  check.expect_eq_const %1, dense<[0, 1, 104, 232, 86, 214, 79, 90, 221, 77, 95, 5, 102, 192, 85, 200, 84, 220, 96, 90]> : tensor<20xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = chlo.asinh %a : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3B11FNUZ>
  func.return
}
