// SPDX-License-Identifier: Apache-2.0
// chlo.erf on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 3.93594e-23, -4.62645e-38, 2.90302e-21, 2.81274e-28, -2.773, 2.44, 0.585, 0.463, 2.39, 1.353
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x1A3E5497, 0x817BE354, 0x1D5B58A0, 0x11B24749, 0xC03178D5, 0x401C28F6, 0x3F15C28F, 0x3EED0E56, 0x4018F5C3, 0x3FAD2F1B]> : tensor<22xf32>
  %0 = chlo.erf %a : (tensor<22xf32>) -> tensor<22xf32>
  // expected 0.0, -0.0, 1.4013e-45, 0.842701, -0.842701, 0.5205, 0.966105, -0.999593, 0.428392, 0.999978, 1, -1, 4.44123e-23, -5.22039e-38, 3.27571e-21, 3.17384e-28, -0.999912, 0.999441, 0.591941, 0.487391, 0.999275, 0.944307
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf32>) -> tensor<22xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 1, 1062714173, 3210197821, 1057308539, 1064784555, 3212830036, 1054561854, 1065352845, 1065353216, 3212836864, 441893840, 2173574354, 494371188, 298396267, 3212835388, 1065343835, 1058507129, 1056541525, 1065341054, 1064418844]> : tensor<22xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = chlo.erf %a : (tensor<1xf32>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 5.58953e-76, -1.98982e-151, 2.44484e-226, -1.04, 1.625, -1.633, -1.121, 3.27, -2.655
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x30502E3A21826A9B, 0xA0A4D7D389BC4114, 0x11172AB9AEFEFB82, 0xBFF0A3D70A3D70A4, 0x3FFA000000000000, 0xBFFA20C49BA5E354, 0xBFF1EF9DB22D0E56, 0x400A28F5C28F5C29, 0xC0053D70A3D70A3D]> : tensor<21xf64>
  %0 = chlo.erf %a : (tensor<21xf64>) -> tensor<21xf64>
  // expected 0.0, -0.0, 4.94066e-324, 0.842701, -0.842701, 0.5205, 0.966105, -0.999593, 0.428392, 0.999978, 1, -1, 6.30711e-76, -2.24527e-151, 2.75871e-226, -0.85865, 0.978444, -0.979079, -0.887109, 0.999996, -0.999826
  %1 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FEAF767A741088B, 0xBFEAF767A741088B, 0x3FE0A7EF5C18EDD2, 0x3FEEEA5557137AE0, 0xBFEFFCAA8F4C9BEA, 0x3FDB6AC7C4B20A05, 0x3FEFFFD1AC4135F9, 0x3FF0000000000000, 0xBFF0000000000000, 0x30524200B34592B3, 0xA0A784D5D38C236F, 0x111A241B5E123B56, 0xBFEB7A0F73E16968, 0x3FEF4F693B67BD77, 0xBFEF549DE7730AC0, 0xBFEC63333EC48F3D, 0x3FEFFFF81FD2952F, 0xBFEFFE94183CAFE6]> : tensor<21xf64>
  check.expect_close %0, %1 {max_ulp_difference = 1 : ui64} : tensor<21xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = chlo.erf %a : (tensor<1xf64>) -> tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, 2.14405e-21, -0.777344, 1.03125, -3.60938, 0.542969, -2.59375, 1.65625, -0.84375
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0x1D22, 0xBF47, 0x3F84, 0xC067, 0x3F0B, 0xC026, 0x3FD4, 0xBF58]> : tensor<20xbf16>
  %0 = chlo.erf %a : (tensor<20xbf16>) -> tensor<20xbf16>
  // expected 0.0, -0.0, 9.18355e-41, 0.84375, -0.84375, 0.519531, 0.964844, -1, 0.429688, 1, 1, -1, 2.42198e-21, -0.726562, 0.855469, -1, 0.558594, -1, 0.980469, -0.765625
  %1 = stablehlo.bitcast_convert %0 : (tensor<20xbf16>) -> tensor<20xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 16216, 48984, 16133, 16247, 49024, 16092, 16256, 16256, 49024, 7479, 48954, 16219, 49024, 16143, 49024, 16251, 48964]> : tensor<20xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = chlo.erf %a : (tensor<1xbf16>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, 0.316895, -0.000712395, -1.6123, 2.29102, -3.22461, -2.44336, 3.17383, -3.6875, -2.55859
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0x3512, 0x91D6, 0xBE73, 0x4095, 0xC273, 0xC0E3, 0x4259, 0xC360, 0xC11E]> : tensor<21xf16>
  %0 = chlo.erf %a : (tensor<21xf16>) -> tensor<21xf16>
  // expected 0.0, -0.0, 5.96046e-08, 0.842773, -0.842773, 0.520508, 0.966309, -0.999512, 0.428223, 1, 1, -1, 0.345947, -0.000803947, -0.977539, 0.999023, -1, -0.999512, 1, -1, -0.999512
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf16>) -> tensor<21xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 15038, 47806, 14378, 15291, 48127, 14042, 15360, 15360, 48128, 13705, 37526, 48082, 15358, 48128, 48127, 15360, 48128, 48127]> : tensor<21xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan, nan
  %a = stablehlo.constant dense<[0x7E00, 0x7E00]> : tensor<2xf16>
  %0 = chlo.erf %a : (tensor<2xf16>) -> tensor<2xf16>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x7E00, 0x7E00]> : tensor<2xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -26, -6, 0.0078125, 0.25, 0.140625, -1.25, -2.75, 2.75
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0xDD, 0xCC, 0x04, 0x28, 0x21, 0xBA, 0xC3, 0x43]> : tensor<18xf8E4M3FN>
  %0 = chlo.erf %a : (tensor<18xf8E4M3FN>) -> tensor<18xf8E4M3FN>
  // expected 0.0, -0.0, 0.00195312, 0.8125, -0.8125, 0.5, 0.9375, -1, 0.4375, 1, -1, -1, 0.00976562, 0.28125, 0.15625, -0.9375, -1, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<18xf8E4M3FN>) -> tensor<18xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 53, 181, 48, 55, 184, 46, 56, 184, 184, 5, 41, 34, 183, 184, 56]> : tensor<18xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = chlo.erf %a : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, -0.0195312, 1.75, 3.5, -3
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0xA5, 0x3F, 0x43, 0xC2]> : tensor<16xf8E5M2>
  %0 = chlo.erf %a : (tensor<16xf8E5M2>) -> tensor<16xf8E5M2>
  // expected 0.0, -0.0, 1.52588e-05, 0.875, -0.875, 0.5, 1, -1, 0.375, 1, 1, -1, -0.0234375, 1, 1, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<16xf8E5M2>) -> tensor<16xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 59, 187, 56, 60, 188, 54, 60, 60, 188, 166, 60, 60, 188]> : tensor<16xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = chlo.erf %a : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 1.375, -0.0136719, -3, 16, 0.00146484, 2.5, -2.25, 0.875, 0.375, -1.5
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0x5B, 0xA6, 0xE4, 0x78, 0x0C, 0x62, 0xE1, 0x56, 0x4C, 0xDC]> : tensor<21xf8E4M3B11FNUZ>
  %0 = chlo.erf %a : (tensor<21xf8E4M3B11FNUZ>) -> tensor<21xf8E4M3B11FNUZ>
  // expected 0.0, 0.00012207, 1, -1, 0.8125, -0.8125, 0.5, 0.9375, -1, 0.4375, 1, 0.9375, -0.015625, -1, 1, 0.00170898, 1, -1, 0.8125, 0.40625, -0.9375
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf8E4M3B11FNUZ>) -> tensor<21xui8>
  check.expect_eq_const %1, dense<[0, 1, 88, 216, 85, 213, 80, 87, 216, 78, 88, 87, 168, 216, 88, 14, 88, 216, 85, 77, 215]> : tensor<21xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = chlo.erf %a : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3B11FNUZ>
  func.return
}
