// SPDX-License-Identifier: Apache-2.0
// chlo.cosh on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 2.85661e-18, 2.3467, 2.40922e-32, -53.2353, 2.83665e-22, -9.86831e-26, -2.613, 2.853, -1.913, 2.18, -3.629, 3.424
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x2252C7D0, 0x40163059, 0x0AFA2FFC, 0xC254F0E9, 0x1BAB7707, 0x95F453D2, 0xC0273B64, 0x4036978D, 0xBFF4DD2F, 0x400B851F, 0xC0684189, 0x405B22D1]> : tensor<24xf32>
  %0 = chlo.cosh %a : (tensor<24xf32>) -> tensor<24xf32>
  // expected 1, 1, 1, 1.54308, 1.54308, 1.12763, 2.35241, 6.13229, 1.08107, 10.0677, inf, inf, 1, 5.27336, 1, 6.58797e+22, 1, 1, 6.85661, 8.6987, 3.46051, 4.47967, 18.8508, 15.3623
  %1 = stablehlo.bitcast_convert %0 : (tensor<24xf32>) -> tensor<24xui32>
  check.expect_eq_const %1, dense<[1065353216, 1065353216, 1065353216, 1069908907, 1069908907, 1066423820, 1075219937, 1086602167, 1066033300, 1092687141, 2139095040, 2139095040, 1065353216, 1084800860, 1065353216, 1700738430, 1065353216, 1065353216, 1088121180, 1091251676, 1079867637, 1083136382, 1100402305, 1098238929]> : tensor<24xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = chlo.cosh %a : (tensor<1xf32>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -7.99316e-185, 1.21402e-169, -7.51862e-163, -5.26666e-124, 8.72589e-230, -3.6, -0.087, 1.116, -1.335, -0.876, -2.256
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x99B5BC9FAE0AA4B8, 0x1CDD52923137DC96, 0x9E45A5FDB115645A, 0xA656482E0E6ACD55, 0x1060EF11FEF9523D, 0xC00CCCCCCCCCCCCD, 0xBFB645A1CAC08312, 0x3FF1DB22D0E56042, 0xBFF55C28F5C28F5C, 0xBFEC083126E978D5, 0xC0020C49BA5E353F]> : tensor<23xf64>
  %0 = chlo.cosh %a : (tensor<23xf64>) -> tensor<23xf64>
  // expected 1, 1, 1, 1.54308, 1.54308, 1.12763, 2.35241, 6.13229, 1.08107, 10.0677, inf, inf, 1, 1, 1, 1, 1, 18.3128, 1.00379, 1.6901, 2.03158, 1.40886, 4.8248
  %1 = stablehlo.constant dense<[0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF8B07551D9F550, 0x3FF8B07551D9F550, 0x3FF20AC1862AE8D0, 0x4002D1BC21E22022, 0x40188776E4B30AA3, 0x3FF14C128B1A7C2B, 0x402422A497D6185E, 0x7FF0000000000000, 0x7FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x403250124A3CA07D, 0x3FF00F82D6EB887C, 0x3FFB0AA9DCE3DA09, 0x400040AB79603F7E, 0x3FF68AB12B34C713, 0x40134C98A5557F0C]> : tensor<23xf64>
  check.expect_close %0, %1 {max_ulp_difference = 1 : ui64} : tensor<23xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = chlo.cosh %a : (tensor<1xf64>) -> tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, 5.6275e-12, -3.35425e-19, -1.68519e-34, 3.00407e-05, -1.72656, -1.29688, -2.82812, 3.34375, -0.15332, -0.392578
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0x2CC6, 0xA0C6, 0x8760, 0x37FC, 0xBFDD, 0xBFA6, 0xC035, 0x4056, 0xBE1D, 0xBEC9]> : tensor<22xbf16>
  %0 = chlo.cosh %a : (tensor<22xbf16>) -> tensor<22xbf16>
  // expected 1, 1, 1, 1.54688, 1.54688, 1.125, 2.35938, 6.125, 1.07812, 10.0625, inf, inf, 1, 1, 1, 1, 2.90625, 1.96875, 8.5, 14.1875, 1.01562, 1.07812
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xbf16>) -> tensor<22xui16>
  check.expect_eq_const %1, dense<[16256, 16256, 16256, 16326, 16326, 16272, 16407, 16580, 16266, 16673, 32640, 32640, 16256, 16256, 16256, 16256, 16442, 16380, 16648, 16739, 16258, 16266]> : tensor<22xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = chlo.cosh %a : (tensor<1xbf16>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, -0.0134048, 9.50781, 0.000210762, -2.94727, -3.98828, 1.03906, -3.0957, -2.42383, 2.59766, 3.91797
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0xA2DD, 0x48C1, 0x0AE8, 0xC1E5, 0xC3FA, 0x3C28, 0xC231, 0xC0D9, 0x4132, 0x43D6]> : tensor<22xf16>
  %0 = chlo.cosh %a : (tensor<22xf16>) -> tensor<22xf16>
  // expected 1, 1, 1, 1.54297, 1.54297, 1.12793, 2.35156, 6.13281, 1.08105, 10.0703, inf, inf, 1, 6732, 1, 9.55469, 26.9844, 1.58984, 11.0703, 5.6875, 6.75391, 25.1562
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf16>) -> tensor<22xui16>
  check.expect_eq_const %1, dense<[15360, 15360, 15360, 15916, 15916, 15491, 16564, 17954, 15443, 18697, 31744, 31744, 15360, 28307, 15360, 18631, 20159, 15964, 18825, 17840, 18113, 20042]> : tensor<22xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = chlo.cosh %a : (tensor<1xf16>) -> tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 2, -0.40625, 0.0390625, -0.00390625, -0.3125, -1.375, -3.75, 2.5, 1.625
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x40, 0xAD, 0x12, 0x82, 0xAA, 0xBB, 0xC7, 0x42, 0x3D]> : tensor<19xf8E4M3FN>
  %0 = chlo.cosh %a : (tensor<19xf8E4M3FN>) -> tensor<19xf8E4M3FN>
  // expected 1, 1, 1, 1.5, 1.5, 1.125, 2.25, 6, 1.125, 10, 3.75, 1.125, 1, 1, 1, 2, 22, 6, 2.75
  %1 = stablehlo.bitcast_convert %0 : (tensor<19xf8E4M3FN>) -> tensor<19xui8>
  check.expect_eq_const %1, dense<[56, 56, 56, 60, 60, 57, 65, 76, 57, 82, 71, 57, 56, 56, 56, 64, 91, 76, 67]> : tensor<19xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // 448, -448, nan, -104, -18
  %a = stablehlo.constant dense<[0x7E, 0xFE, 0x7F, 0xED, 0xD9]> : tensor<5xf8E4M3FN>
  %0 = chlo.cosh %a : (tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
  // expected nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<5xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<5xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, -0.046875, -7, 896, -1.5, -0.00170898, 80, -3, -3.5, 4, 0.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0xAA, 0xC7, 0x63, 0xBE, 0x97, 0x55, 0xC2, 0xC3, 0x44, 0x34]> : tensor<22xf8E5M2>
  %0 = chlo.cosh %a : (tensor<22xf8E5M2>) -> tensor<22xf8E5M2>
  // expected 1, 1, 1, 1.5, 1.5, 1.25, 2.5, 6, 1, 10, inf, inf, 1, 512, inf, 2.5, 1, inf, 10, 16, 28, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E5M2>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[60, 60, 60, 62, 62, 61, 65, 70, 60, 73, 124, 124, 60, 96, 124, 65, 60, 124, 73, 76, 79, 60]> : tensor<22xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = chlo.cosh %a : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -0.46875, 0.125, 0.0703125, 0.375, -2, -2.75, -1.375, -1.25
  %a = stablehlo.constant dense<[0x00, 0x01, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0xCF, 0x40, 0x39, 0x4C, 0xE0, 0xE3, 0xDB, 0xDA]> : tensor<17xf8E4M3B11FNUZ>
  %0 = chlo.cosh %a : (tensor<17xf8E4M3B11FNUZ>) -> tensor<17xf8E4M3B11FNUZ>
  // expected 1, 1, 1.5, 1.5, 1.125, 2.25, 6, 1.125, 10, 1.125, 1, 1, 1.125, 3.75, 8, 2, 1.875
  %1 = stablehlo.bitcast_convert %0 : (tensor<17xf8E4M3B11FNUZ>) -> tensor<17xui8>
  check.expect_eq_const %1, dense<[88, 88, 92, 92, 89, 97, 108, 89, 114, 89, 88, 88, 89, 103, 112, 96, 95]> : tensor<17xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan, 30, -30, -24
  %a = stablehlo.constant dense<[0x80, 0x7F, 0xFF, 0xFC]> : tensor<4xf8E4M3B11FNUZ>
  %0 = chlo.cosh %a : (tensor<4xf8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  // expected nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<4xf8E4M3B11FNUZ>
  func.return
}
