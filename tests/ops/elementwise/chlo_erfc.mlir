// SPDX-License-Identifier: Apache-2.0
// chlo.erfc on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 1.06381e-30, 2.8318e-22, 2.787, 0.672, 0.288, 3.62, 3.462, -3.75
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x0DAC9D23, 0x1BAB2C0A, 0x40325E35, 0x3F2C0831, 0x3E9374BC, 0x4067AE14, 0x405D9168, 0xC0700000]> : tensor<20xf32>
  %0 = chlo.erfc %a : (tensor<20xf32>) -> tensor<20xf32>
  // expected 1, 1, 1, 0.157299, 1.8427, 0.4795, 0.0338949, 1.99959, 0.571608, 2.20905e-05, 0.0, 2, 1, 1, 8.1003e-05, 0.341934, 0.683792, 3.06423e-07, 9.78035e-07, 2
  %1 = stablehlo.bitcast_convert %0 : (tensor<20xf32>) -> tensor<20xui32>
  check.expect_eq_const %1, dense<[1065353216, 1065353216, 1065353216, 1042354955, 1072422303, 1056276746, 1024120148, 1073738410, 1058165985, 934891259, 0, 1073741824, 1065353216, 1065353216, 950657060, 1051660782, 1060048134, 883196541, 897795333, 1073741823]> : tensor<20xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = chlo.erfc %a : (tensor<1xf32>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -3.056, -2.956, -1.367, 2.494, -2.915, -0.998
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xC00872B020C49BA6, 0xC007A5E353F7CED9, 0xBFF5DF3B645A1CAC, 0x4003F3B645A1CAC1, 0xC00751EB851EB852, 0xBFEFEF9DB22D0E56]> : tensor<18xf64>
  %0 = chlo.erfc %a : (tensor<18xf64>) -> tensor<18xf64>
  // expected 1, 1, 1, 0.157299, 1.8427, 0.4795, 0.0338949, 1.99959, 0.571608, 2.20905e-05, 0.0, 2, 1.99998, 1.99997, 1.94679, 0.00042022, 1.99996, 1.84187
  %1 = stablehlo.constant dense<[0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FC4226162FBDDD5, 0x3FFD7BB3D3A08445, 0x3FDEB02147CE245C, 0x3FA15AAA8EC85205, 0x3FFFFE5547A64DF5, 0x3FE24A9C1DA6FAFD, 0x3EF729DF6503422A, 0x0000000000000000, 0x4000000000000000, 0x3FFFFFEFC658206A, 0x3FFFFFE17D23F30C, 0x3FFF260F7EFDCAA8, 0x3F3B8A1D5E007FE1, 0x3FFFFFD8B08EDC26, 0x3FFD784B8A789EA7]> : tensor<18xf64>
  check.expect_close %0, %1 {max_ulp_difference = 1 : ui64} : tensor<18xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = chlo.erfc %a : (tensor<1xf64>) -> tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, 1.0715e-19, -0.00182343, -7.92647e-27, -1.99053e-20, -2.82812, 1.16406, -0.757812, 0.291016, -0.455078, -2.70312
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0x1FFD, 0xBAEF, 0x941D, 0x9EBC, 0xC035, 0x3F95, 0xBF42, 0x3E95, 0xBEE9, 0xC02D]> : tensor<22xbf16>
  %0 = chlo.erfc %a : (tensor<22xbf16>) -> tensor<22xbf16>
  // expected 1, 1, 1, 0.157227, 1.84375, 0.480469, 0.0339355, 2, 0.570312, 2.20537e-05, 0.0, 2, 1, 1, 1, 1, 2, 0.0996094, 1.71875, 0.679688, 1.47656, 2
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xbf16>) -> tensor<22xui16>
  check.expect_eq_const %1, dense<[16256, 16256, 16256, 15905, 16364, 16118, 15627, 16384, 16146, 14265, 0, 16384, 16256, 16256, 16256, 16256, 16384, 15820, 16348, 16174, 16317, 16384]> : tensor<22xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = chlo.erfc %a : (tensor<1xbf16>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, -6.68764e-05, -0.000350714, 0.00114536, -2.29883, -3.33789, 3.67383, -0.719238, 3.20703, -1.54883
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0x8462, 0x8DBF, 0x14B1, 0xC099, 0xC2AD, 0x4359, 0xB9C1, 0x426A, 0xBE32]> : tensor<21xf16>
  %0 = chlo.erfc %a : (tensor<21xf16>) -> tensor<21xf16>
  // expected 1, 1, 1, 0.157349, 1.84277, 0.479492, 0.033905, 2, 0.571777, 2.21133e-05, 0.0, 2, 1, 1, 0.998535, 1.99902, 2, 1.78814e-07, 1.69141, 5.72205e-06, 1.97168
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf16>) -> tensor<21xui16>
  check.expect_eq_const %1, dense<[15360, 15360, 15360, 12553, 16223, 14252, 10327, 16384, 14483, 371, 0, 16384, 15360, 15360, 15357, 16383, 16384, 3, 16068, 96, 16355]> : tensor<21xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan, nan
  %a = stablehlo.constant dense<[0x7E00, 0x7E00]> : tensor<2xf16>
  %0 = chlo.erfc %a : (tensor<2xf16>) -> tensor<2xf16>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x7E00, 0x7E00]> : tensor<2xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.0136719, 0.5625, -0.40625, 0.6875, -1.25, 1.25, 2.5
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x07, 0x31, 0xAD, 0x33, 0xBA, 0x3A, 0x42]> : tensor<17xf8E4M3FN>
  %0 = chlo.erfc %a : (tensor<17xf8E4M3FN>) -> tensor<17xf8E4M3FN>
  // expected 1, 1, 1, 0.15625, 1.875, 0.46875, 0.0351562, 2, 0.5625, 0.0, 1, 0.4375, 1.375, 0.34375, 1.875, 0.078125, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<17xf8E4M3FN>) -> tensor<17xui8>
  check.expect_eq_const %1, dense<[56, 56, 56, 34, 63, 47, 17, 64, 49, 0, 56, 46, 59, 43, 63, 26, 0]> : tensor<17xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = chlo.erfc %a : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, 0.0078125, -0.00488281, 0.00170898, -0.75, -1.5, -0.625, 2.5, 1.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0x20, 0x9D, 0x17, 0xBA, 0xBE, 0xB9, 0x41, 0x3D]> : tensor<20xf8E5M2>
  %0 = chlo.erfc %a : (tensor<20xf8E5M2>) -> tensor<20xf8E5M2>
  // expected 1, 1, 1, 0.15625, 1.75, 0.5, 0.03125, 2, 0.625, 1.52588e-05, 0.0, 2, 1, 1, 1, 1.75, 2, 1.5, 0.000427246, 0.078125
  %1 = stablehlo.bitcast_convert %0 : (tensor<20xf8E5M2>) -> tensor<20xui8>
  check.expect_eq_const %1, dense<[60, 60, 60, 49, 63, 56, 40, 64, 57, 1, 0, 64, 60, 60, 60, 63, 64, 62, 15, 45]> : tensor<20xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = chlo.erfc %a : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.000610352, -0.00134277, -0.5, 0.0292969, -4, 0.625, -3.5, -0.28125, 0.28125, -1.375, 0.6875, 1.125
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0x05, 0x8B, 0xD0, 0x2F, 0xE8, 0x52, 0xE6, 0xC9, 0x49, 0xDB, 0x53, 0x59]> : tensor<23xf8E4M3B11FNUZ>
  %0 = chlo.erfc %a : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xf8E4M3B11FNUZ>
  // expected 1, 1, 0.0, 2, 0.15625, 1.875, 0.46875, 0.0351562, 2, 0.5625, 0.0, 1, 1, 1.5, 0.9375, 2, 0.375, 2, 1.25, 0.6875, 2, 0.34375, 0.109375
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[88, 88, 0, 96, 66, 95, 79, 49, 96, 81, 0, 88, 88, 92, 87, 96, 76, 96, 90, 83, 96, 75, 62]> : tensor<23xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = chlo.erfc %a : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3B11FNUZ>
  func.return
}
