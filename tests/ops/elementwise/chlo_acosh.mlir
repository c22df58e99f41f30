// SPDX-License-Identifier: Apache-2.0
// chlo.acosh on floats.

// f32
func.func @main() {
  // 3.40282e+38, 1, 1.5, 3, inf
  %a = stablehlo.constant dense<[0x7F7FFFFF, 0x3F800000, 0x3FC00000, 0x40400000, 0x7F800000]> : tensor<5xf32>
  %0 = chlo.acosh %a : (tensor<5xf32>) -> tensor<5xf32>
  // expected 89.416, 0.0, 0.962424, 1.76275, inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<5xf32>) -> tensor<5xui32>
  check.expect_eq_const %1, dense<[1119016188, 0, 1064722789, 1071751603, 2139095040]> : tensor<5xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = chlo.acosh %a : (tensor<1xf32>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 1.79769e+308, 1, 1.5, 3, inf, 2.14762e+117, 1.23273e+237, 2.135, 1.404, 2.761
  %a = stablehlo.constant dense<[0x7FEFFFFFFFFFFFFF, 0x3FF0000000000000, 0x3FF8000000000000, 0x4008000000000000, 0x7FF0000000000000, 0x584B40AB5077151B, 0x71283B47CE4ECC92, 0x4001147AE147AE14, 0x3FF676C8B4395810, 0x400616872B020C4A]> : tensor<10xf64>
  %0 = chlo.acosh %a : (tensor<10xf64>) -> tensor<10xf64>
  // expected 710.476, 0.0, 0.962424, 1.76275, inf, 270.86, 546.615, 1.39161, 0.871085, 1.6742
  %1 = stablehlo.constant dense<[0x408633CE8FB9F87E, 0x0000000000000000, 0x3FEECC2CAEC5160A, 0x3FFC34366179D427, 0x7FF0000000000000, 0x4070EDC2669D0A63, 0x408114EB9D0EB992, 0x3FF6440A9338DE0E, 0x3FEBDFEE679BC2DC, 0x3FFAC98937BD2BFB]> : tensor<10xf64>
  check.expect_close %0, %1 {max_ulp_difference = 1 : ui64} : tensor<10xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = chlo.acosh %a : (tensor<1xf64>) -> tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 3.38953e+38, 1, 1.5, 3, inf, 2.53778e+28, 6.16993e+17, 2.90625, 1.80469
  %a = stablehlo.constant dense<[0x7F7F, 0x3F80, 0x3FC0, 0x4040, 0x7F80, 0x6EA4, 0x5D09, 0x403A, 0x3FE7]> : tensor<9xbf16>
  %0 = chlo.acosh %a : (tensor<9xbf16>) -> tensor<9xbf16>
  // expected 89.5, 0.0, 0.960938, 1.76562, inf, 66, 41.75, 1.72656, 1.19531
  %1 = stablehlo.bitcast_convert %0 : (tensor<9xbf16>) -> tensor<9xui16>
  check.expect_eq_const %1, dense<[17075, 0, 16246, 16354, 32640, 17028, 16935, 16349, 16281]> : tensor<9xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = chlo.acosh %a : (tensor<1xbf16>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 65504, 1, 1.5, 3, inf, 1.34863, 1.5957, 2.26758
  %a = stablehlo.constant dense<[0x7BFF, 0x3C00, 0x3E00, 0x4200, 0x7C00, 0x3D65, 0x3E62, 0x4089]> : tensor<8xf16>
  %0 = chlo.acosh %a : (tensor<8xf16>) -> tensor<8xf16>
  // expected 11.7812, 0.0, 0.962402, 1.7627, inf, 0.8125, 1.04395, 1.45898
  %1 = stablehlo.bitcast_convert %0 : (tensor<8xf16>) -> tensor<8xui16>
  check.expect_eq_const %1, dense<[18916, 0, 15283, 16141, 31744, 14976, 15405, 15830]> : tensor<8xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = chlo.acosh %a : (tensor<1xf16>) -> tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 448, 1, 1.5, 3, 88, 2.5, 3.5
  %a = stablehlo.constant dense<[0x7E, 0x38, 0x3C, 0x44, 0x6B, 0x42, 0x46]> : tensor<7xf8E4M3FN>
  %0 = chlo.acosh %a : (tensor<7xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  // expected 7, 0.0, 0.9375, 1.75, 5, 1.625, 1.875
  %1 = stablehlo.bitcast_convert %0 : (tensor<7xf8E4M3FN>) -> tensor<7xui8>
  check.expect_eq_const %1, dense<[78, 0, 55, 62, 74, 61, 63]> : tensor<7xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = chlo.acosh %a : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 57344, 1, 1.5, 3, inf, 7168, 10, 1.75
  %a = stablehlo.constant dense<[0x7B, 0x3C, 0x3E, 0x42, 0x7C, 0x6F, 0x49, 0x3F]> : tensor<8xf8E5M2>
  %0 = chlo.acosh %a : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  // expected 12, 0.0, 1, 1.75, inf, 10, 3, 1.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<8xf8E5M2>) -> tensor<8xui8>
  check.expect_eq_const %1, dense<[74, 0, 60, 63, 124, 73, 66, 61]> : tensor<8xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = chlo.acosh %a : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 30, 1, 1.5, 3, 2.25, 3.75
  %a = stablehlo.constant dense<[0x7F, 0x58, 0x5C, 0x64, 0x61, 0x67]> : tensor<6xf8E4M3B11FNUZ>
  %0 = chlo.acosh %a : (tensor<6xf8E4M3B11FNUZ>) -> tensor<6xf8E4M3B11FNUZ>
  // expected 4, 0.0, 0.9375, 1.75, 1.5, 2
  %1 = stablehlo.bitcast_convert %0 : (tensor<6xf8E4M3B11FNUZ>) -> tensor<6xui8>
  check.expect_eq_const %1, dense<[104, 0, 87, 94, 92, 96]> : tensor<6xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = chlo.acosh %a : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3B11FNUZ>
  func.return
}
