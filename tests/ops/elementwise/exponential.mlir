// SPDX-License-Identifier: Apache-2.0
// stablehlo.exponential on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 1.32408e-20, -3.07666e-12, -1.47793e-21, 1.73792e-25, -1.91662e-16, 0.000137159, -2.556, 1.672, 1.444, 2.015, -2.779, 3.553
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x1E7A1C95, 0xAC588038, 0x9CDF56BD, 0x165724EF, 0xA55CF8A5, 0x390FD249, 0xC0239581, 0x3FD60419, 0x3FB8D4FE, 0x4000F5C3, 0xC031DB23, 0x4063645A]> : tensor<24xf32>
  %0 = stablehlo.exponential %a : tensor<24xf32>
  // expected 1, 1, 1, 2.71828, 0.367879, 1.64872, 4.48169, 0.082085, 1.49182, 20.0855, inf, 0.0, 1, 1, 1, 1, 1, 1.00014, 0.0776146, 5.3228, 4.23761, 7.50073, 0.0621006, 34.9179
  %1 = stablehlo.bitcast_convert %0 : (tensor<24xf32>) -> tensor<24xui32>
  check.expect_eq_const %1, dense<[1065353216, 1065353216, 1065353216, 1076754516, 1052531378, 1070795084, 1083140607, 1034427438, 1069478941, 1101049646, 2139095040, 0, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065354367, 1033827428, 1084904551, 1082628741, 1089471991, 1031691564, 1108061169]> : tensor<24xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = stablehlo.exponential %a : tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 2.08723e-70, 7.85877e-107, -2.88428e-116, 1.75188e-265, 1.544, 3.28, -1.26, 2.935, 2.072, -2.21
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x31770C7FC86588B0, 0x29E71220BC28E3AC, 0xA7F22EF69A453D11, 0x08F6986CB30BCD08, 0x3FF8B4395810624E, 0x400A3D70A3D70A3D, 0xBFF428F5C28F5C29, 0x40077AE147AE147B, 0x40009374BC6A7EFA, 0xC001AE147AE147AE]> : tensor<22xf64>
  %0 = stablehlo.exponential %a : tensor<22xf64>
  // expected 1, 1, 1, 2.71828, 0.367879, 1.64872, 4.48169, 0.082085, 1.49182, 20.0855, inf, 0.0, 1, 1, 1, 1, 4.68329, 26.5758, 0.283654, 18.8215, 7.94069, 0.109701
  %1 = stablehlo.constant dense<[0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x4005BF0A8B145769, 0x3FD78B56362CEF38, 0x3FFA61298E1E069C, 0x4011ED3FE64FC541, 0x3FB50385C094F425, 0x3FF7DE8392FBBFE0, 0x403415E5BF6FB106, 0x7FF0000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x4012BBAF5327337F, 0x403A9365D6F3E365, 0x3FD2276337CC7EAB, 0x4032D24E078B2DF5, 0x401FC343E0F467A4, 0x3FBC155779B95F6F]> : tensor<22xf64>
  check.expect_close %0, %1 {max_ulp_difference = 1 : ui64} : tensor<22xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = stablehlo.exponential %a : tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, -1.13502e-19, -1.21872e-10, -2.70312, -1.1875, 2.125, 3.48438, 1.38281, -2.20312
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0xA006, 0xAF06, 0xC02D, 0xBF98, 0x4008, 0x405F, 0x3FB1, 0xC00D]> : tensor<20xbf16>
  %0 = stablehlo.exponential %a : tensor<20xbf16>
  // expected 1, 1, 1, 2.71875, 0.367188, 1.64844, 4.46875, 0.0820312, 1.49219, 20.125, inf, 0.0, 1, 1, 0.0668945, 0.304688, 8.375, 32.5, 3.98438, 0.110352
  %1 = stablehlo.bitcast_convert %0 : (tensor<20xbf16>) -> tensor<20xui16>
  check.expect_eq_const %1, dense<[16256, 16256, 16256, 16430, 16060, 16339, 16527, 15784, 16319, 16801, 32640, 0, 16256, 16256, 15753, 16028, 16646, 16898, 16511, 15842]> : tensor<20xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = stablehlo.exponential %a : tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, 1.94531, 1.19824, 0.148804, 0.00468063, -0.00162792, 3.625, -2.94141, 3.78125, -3.31641, -2.60938, -2.49805
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0x3FC8, 0x3CCB, 0x30C3, 0x1CCB, 0x96AB, 0x4340, 0xC1E2, 0x4390, 0xC2A2, 0xC138, 0xC0FF]> : tensor<23xf16>
  %0 = stablehlo.exponential %a : tensor<23xf16>
  // expected 1, 1, 1, 2.71875, 0.36792, 1.64844, 4.48047, 0.0820923, 1.49121, 20.0781, inf, 0.0, 6.99609, 3.31445, 1.16016, 1.00488, 0.998535, 37.5312, 0.0527954, 43.875, 0.0362854, 0.0736084, 0.0822754
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf16>) -> tensor<23xui16>
  check.expect_eq_const %1, dense<[15360, 15360, 15360, 16752, 13795, 16024, 17531, 11585, 15863, 19717, 31744, 0, 18175, 17057, 15524, 15365, 15357, 20657, 10946, 20860, 10405, 11446, 11588]> : tensor<23xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = stablehlo.exponential %a : tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.117188, 0.0585938, 0.0078125, -0.0351562, -1.25, -1.375, -0.625, -0.25, 2.75, -1.5, -0.8125
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x1F, 0x17, 0x04, 0x91, 0xBA, 0xBB, 0xB2, 0xA8, 0x43, 0xBC, 0xB5]> : tensor<22xf8E4M3FN>
  %0 = stablehlo.exponential %a : tensor<22xf8E4M3FN>
  // expected 1, 1, 1, 0.0, 2.75, 0.375, 1.625, 4.5, 0.0859375, 1.5, 20, 1.125, 1, 1, 0.9375, 0.28125, 0.25, 0.5625, 0.75, 16, 0.21875, 0.4375
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E4M3FN>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[56, 56, 56, 0, 67, 44, 61, 73, 27, 60, 90, 57, 56, 56, 55, 41, 40, 49, 52, 88, 38, 46]> : tensor<22xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // 448, nan, 64
  %a = stablehlo.constant dense<[0x7E, 0x7F, 0x68]> : tensor<3xf8E4M3FN>
  %0 = stablehlo.exponential %a : tensor<3xf8E4M3FN>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F]> : tensor<3xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, 4.57764e-05, 96, 1.75, 768, -3.5, 2.5, -3, -2
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0x03, 0x56, 0x3F, 0x62, 0xC3, 0x41, 0xC2, 0xC0]> : tensor<20xf8E5M2>
  %0 = stablehlo.exponential %a : tensor<20xf8E5M2>
  // expected 1, 1, 1, 2.5, 0.375, 1.75, 4, 0.078125, 1.5, 20, inf, 0.0, 1, inf, 6, inf, 0.03125, 12, 0.046875, 0.125
  %1 = stablehlo.bitcast_convert %0 : (tensor<20xf8E5M2>) -> tensor<20xui8>
  check.expect_eq_const %1, dense<[60, 60, 60, 65, 54, 63, 68, 45, 62, 77, 124, 0, 60, 124, 70, 124, 40, 74, 42, 48]> : tensor<20xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = stablehlo.exponential %a : tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.00439453, -0.0351562, 0.109375, 0.5625, -0.0175781, 2.25, -3.5, -2.75, -1.875
  %a = stablehlo.constant dense<[0x00, 0x01, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0x19, 0xB1, 0x3E, 0x51, 0xA9, 0x61, 0xE6, 0xE3, 0xDF]> : tensor<19xf8E4M3B11FNUZ>
  %0 = stablehlo.exponential %a : tensor<19xf8E4M3B11FNUZ>
  // expected 1, 1, 0.0, 2.75, 0.375, 1.625, 4.5, 0.0859375, 1.5, 20, 1, 0.9375, 1.125, 1.75, 1, 9, 0.0292969, 0.0625, 0.15625
  %1 = stablehlo.bitcast_convert %0 : (tensor<19xf8E4M3B11FNUZ>) -> tensor<19xui8>
  check.expect_eq_const %1, dense<[88, 88, 0, 99, 76, 93, 105, 59, 92, 122, 88, 87, 89, 94, 88, 113, 47, 56, 66]> : tensor<19xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan, 30
  %a = stablehlo.constant dense<[0x80, 0x7F]> : tensor<2xf8E4M3B11FNUZ>
  %0 = stablehlo.exponential %a : tensor<2xf8E4M3B11FNUZ>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80]> : tensor<2xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf8E4M3B11FNUZ>
  func.return
}
