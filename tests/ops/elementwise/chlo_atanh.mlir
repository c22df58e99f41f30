// SPDX-License-Identifier: Apache-2.0
// chlo.atanh on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 1, -1, 0.5, 0.4, -1.74357e-26, 0.00107222, 2.11233e-36, -0.46, 0.334
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x3F800000, 0xBF800000, 0x3F000000, 0x3ECCCCCD, 0x94ACACB5, 0x3A8C89E3, 0x0433B274, 0xBEEB851F, 0x3EAB020C]> : tensor<12xf32>
  %0 = chlo.atanh %a : (tensor<12xf32>) -> tensor<12xf32>
  // expected 0.0, -0.0, 1.4013e-45, inf, -inf, 0.549306, 0.423649, -1.74357e-26, 0.00107223, 2.11233e-36, -0.497311, 0.347324
  %1 = stablehlo.bitcast_convert %0 : (tensor<12xf32>) -> tensor<12xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 1, 2139095040, 4286578688, 1057791828, 1054402691, 2494344373, 982288871, 70496884, 3204358038, 1051841644]> : tensor<12xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = chlo.atanh %a : (tensor<1xf32>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1, -1, 0.5, 0.4, -1.42097e-232, -6.58387e-73, -0.793
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FD999999999999A, 0x8FCC3CE69F7BB10B, 0xB0F29CC0E014163A, 0xBFE9604189374BC7]> : tensor<10xf64>
  %0 = chlo.atanh %a : (tensor<10xf64>) -> tensor<10xf64>
  // expected 0.0, -0.0, 4.94066e-324, inf, -inf, 0.549306, 0.423649, -1.42097e-232, -6.58387e-73, -1.07946
  %1 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FE193EA7AAD030B, 0x3FDB1D10670AAE9A, 0x8FCC3CE69F7BB10B, 0xB0F29CC0E014163A, 0xBFF1457B59F42B48]> : tensor<10xf64>
  check.expect_close %0, %1 {max_ulp_difference = 1 : ui64} : tensor<10xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = chlo.atanh %a : (tensor<1xf64>) -> tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 1, -1, 0.5, 0.400391, 1.63931e-16, -1.77715e-26, -6.71463e-13, 1.42374e-26, 0.933594, 0.941406
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3F80, 0xBF80, 0x3F00, 0x3ECD, 0x253D, 0x94B0, 0xAB3D, 0x148D, 0x3F6F, 0x3F71]> : tensor<13xbf16>
  %0 = chlo.atanh %a : (tensor<13xbf16>) -> tensor<13xbf16>
  // expected 0.0, -0.0, 9.18355e-41, inf, -inf, 0.550781, 0.423828, 1.63931e-16, -1.77715e-26, -6.71463e-13, 1.42374e-26, 1.6875, 1.75
  %1 = stablehlo.bitcast_convert %0 : (tensor<13xbf16>) -> tensor<13xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 32640, 65408, 16141, 16089, 9533, 38064, 43837, 5261, 16344, 16352]> : tensor<13xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = chlo.atanh %a : (tensor<1xbf16>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 1, -1, 0.5, 0.399902, -0.00136566, 0.162964
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3C00, 0xBC00, 0x3800, 0x3666, 0x9598, 0x3137]> : tensor<9xf16>
  %0 = chlo.atanh %a : (tensor<9xf16>) -> tensor<9xf16>
  // expected 0.0, -0.0, 5.96046e-08, inf, -inf, 0.549316, 0.423584, -0.00136566, 0.164429
  %1 = stablehlo.bitcast_convert %0 : (tensor<9xf16>) -> tensor<9xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 31744, 64512, 14437, 14023, 38296, 12611]> : tensor<9xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = chlo.atanh %a : (tensor<1xf16>) -> tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 0.5, 0.40625, 0.125, 0.6875, 0.5625
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x30, 0x2D, 0x20, 0x33, 0x31]> : tensor<8xf8E4M3FN>
  %0 = chlo.atanh %a : (tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  // expected 0.0, -0.0, 0.00195312, 0.5625, 0.4375, 0.125, 0.8125, 0.625
  %1 = stablehlo.bitcast_convert %0 : (tensor<8xf8E4M3FN>) -> tensor<8xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 49, 46, 32, 53, 50]> : tensor<8xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // 1, -1, nan
  %a = stablehlo.constant dense<[0x38, 0xB8, 0x7F]> : tensor<3xf8E4M3FN>
  %0 = chlo.atanh %a : (tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F]> : tensor<3xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 1, -1, 0.5, 0.375, 0.00146484, -4.57764e-05, -0.21875
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x3C, 0xBC, 0x38, 0x36, 0x16, 0x83, 0xB3]> : tensor<10xf8E5M2>
  %0 = chlo.atanh %a : (tensor<10xf8E5M2>) -> tensor<10xf8E5M2>
  // expected 0.0, -0.0, 1.52588e-05, inf, -inf, 0.5, 0.375, 0.00146484, -4.57764e-05, -0.21875
  %1 = stablehlo.bitcast_convert %0 : (tensor<10xf8E5M2>) -> tensor<10xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 124, 252, 56, 54, 22, 131, 179]> : tensor<10xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = chlo.atanh %a : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 0.5, 0.40625, -0.0195312, -0.00439453, -0.0117188, -0.101562, -0.0253906, 0.0625, -0.4375, -0.8125
  %a = stablehlo.constant dense<[0x00, 0x01, 0x50, 0x4D, 0xAA, 0x99, 0xA4, 0xBD, 0xAD, 0x38, 0xCE, 0xD5]> : tensor<12xf8E4M3B11FNUZ>
  %0 = chlo.atanh %a : (tensor<12xf8E4M3B11FNUZ>) -> tensor<12xf8E4M3B11FNUZ>
  // expected 0.0, 0.00012207, 0.5625, 0.4375, -0.0195312, -0.00439453, -0.0117188, -0.101562, -0.0253906, 0.0625, -0.46875, -1.125
  %1 = stablehlo.bitcast_convert %0 : (tensor<12xf8E4M3B11FNUZ>) -> tensor<12xui8>
  check.expect_eq_const %1, dense<[0, 1, 81, 78, 170, 153, 164, 189, 173, 56, 207, 217]> : tensor<12xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan, 1, -1
  %a = stablehlo.constant dense<[0x80, 0x58, 0xD8]> : tensor<3xf8E4M3B11FNUZ>
  %0 = chlo.atanh %a : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80]> : tensor<3xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf8E4M3B11FNUZ>
  func.return
}
