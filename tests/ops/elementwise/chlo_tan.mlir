// SPDX-License-Identifier: Apache-2.0
// chlo.tan on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, 9.17398e-38, -2.776, -0.525, 2.421, 3.518, -1.105, 3.996
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x01F9BD53, 0xC031A9FC, 0xBF066666, 0x401AF1AA, 0x406126E9, 0xBF8D70A4, 0x407FBE77]> : tensor<17xf32>
  %0 = chlo.tan %a : (tensor<17xf32>) -> tensor<17xf32>
  // expected 0.0, -0.0, 1.4013e-45, 1.55741, -1.55741, 0.546302, 14.1014, 0.747022, 0.422793, -0.142547, 9.17398e-38, 0.382801, -0.57922, -0.878117, 0.395253, -1.9893, 1.1485
  %1 = stablehlo.bitcast_convert %0 : (tensor<17xf32>) -> tensor<17xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 1, 1070029091, 3217512739, 1057741435, 1096916843, 1061108954, 1054373979, 3188848569, 33144147, 1053032075, 3205777348, 3210792006, 1053449874, 3221135735, 1066598944]> : tensor<17xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // inf, -inf, nan
  %a = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<3xf32>
  %0 = chlo.tan %a : (tensor<3xf32>) -> tensor<3xf32>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<3xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, -5.85747e-206, 1.983, -0.454, -3.836, -2.95, -0.61, -3.319
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x9552CE3B8E15F411, 0x3FFFBA5E353F7CEE, 0xBFDD0E5604189375, 0xC00EB020C49BA5E3, 0xC00799999999999A, 0xBFE3851EB851EB85, 0xC00A8D4FDF3B645A]> : tensor<17xf64>
  %0 = chlo.tan %a : (tensor<17xf64>) -> tensor<17xf64>
  // expected 0.0, -0.0, 4.94066e-324, 1.55741, -1.55741, 0.546302, 14.1014, 0.747022, 0.422793, -0.142547, -5.85747e-206, -2.287, -0.487998, -0.832773, 0.193972, -0.698919, -0.179292
  %1 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF8EB245CBEE3A6, 0xBFF8EB245CBEE3A6, 0x3FE17B4F5BF3474A, 0x402C33ED50B88777, 0x3FE7E79B4E00BB15, 0x3FDB0F0B49DCDCD8, 0xBFC23EF71254B86F, 0x9552CE3B8E15F411, 0xC0024BC7A9E83A85, 0xBFDF3B5C031C56B2, 0xBFEAA6130782B62E, 0x3FC8D412482234DD, 0xBFE65D8B17013EDB, 0xBFC6F30CAC4D4153]> : tensor<17xf64>
  check.expect_close %0, %1 {max_ulp_difference = 1 : ui64} : tensor<17xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // inf, -inf, nan
  %a = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  %0 = chlo.tan %a : (tensor<3xf64>) -> tensor<3xf64>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, 8.23872e-22, -1.21973e-17, -4.83408e-32, -1.29373e-27, -3.13402e-19, -0.267578, 0.195312, 2.60938, 3.32812, -1.48438, -3.89062
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x1C79, 0xA361, 0x8B7B, 0x92CD, 0xA0B9, 0xBE89, 0x3E48, 0x4027, 0x4055, 0xBFBE, 0xC079]> : tensor<21xbf16>
  %0 = chlo.tan %a : (tensor<21xbf16>) -> tensor<21xbf16>
  // expected 0.0, -0.0, 9.18355e-41, 1.55469, -1.55469, 0.546875, 14.125, 0.746094, 0.423828, -0.142578, 8.23872e-22, -1.21973e-17, -4.83408e-32, -1.29373e-27, -3.13402e-19, -0.273438, 0.198242, -0.589844, 0.188477, -11.5625, -0.929688
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xbf16>) -> tensor<21xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 16327, 49095, 16140, 16738, 16191, 16089, 48658, 7289, 41825, 35707, 37581, 41145, 48780, 15947, 48919, 15937, 49465, 49006]> : tensor<21xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // inf, -inf, nan
  %a = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0]> : tensor<3xbf16>
  %0 = chlo.tan %a : (tensor<3xbf16>) -> tensor<3xbf16>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0]> : tensor<3xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, -30.6562, 6.91414e-06, 0.00500488, -67.5, 31.5781, 2618, 3.58008, -1.82422, -3.99023, -1.7959, -2.22656, 3.25
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0xFBFF, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0xCFAA, 0x0074, 0x1D20, 0xD438, 0x4FE5, 0x691D, 0x4329, 0xBF4C, 0xC3FB, 0xBF2F, 0xC074, 0x4280]> : tensor<24xf16>
  %0 = chlo.tan %a : (tensor<24xf16>) -> tensor<24xf16>
  // expected 0.0, -0.0, 5.96046e-08, -4.42188, 4.42188, 1.55762, -1.55762, 0.546387, 14.1016, 0.74707, 0.422607, -0.142578, 0.949707, 6.91414e-06, 0.00500488, -22.5938, 0.163696, 1.75684, 0.468994, 3.86133, -1.13477, 4.36719, 1.2998, 0.108826
  %1 = stablehlo.bitcast_convert %0 : (tensor<24xf16>) -> tensor<24xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 50284, 17516, 15931, 48699, 14431, 19213, 14842, 14019, 45200, 15257, 116, 7456, 52646, 12605, 16135, 14209, 17337, 48266, 17502, 15667, 12023]> : tensor<24xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // inf, -inf, nan
  %a = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00]> : tensor<3xf16>
  %0 = chlo.tan %a : (tensor<3xf16>) -> tensor<3xf16>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00]> : tensor<3xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 128, -104, -16, 72, 96, 36, -3, 2.25, -1.5, 2.5, 0.375
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x70, 0xED, 0xD8, 0x69, 0x6C, 0x61, 0xC4, 0x41, 0xBC, 0x42, 0x2C]> : tensor<23xf8E4M3FN>
  %0 = chlo.tan %a : (tensor<23xf8E4M3FN>) -> tensor<23xf8E4M3FN>
  // expected 0.0, -0.0, 0.00195312, -3, 3, 1.5, -1.5, 0.5625, 14, 0.75, 0.4375, -0.140625, -1, -0.34375, -0.3125, -0.25, -5.5, 8, 0.140625, -1.25, -14, -0.75, 0.40625
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E4M3FN>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 196, 68, 60, 188, 49, 86, 52, 46, 161, 184, 171, 170, 168, 203, 80, 33, 186, 214, 180, 45]> : tensor<23xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = chlo.tan %a : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 256, 0.0136719, -128, -1.25, 12288, -0.000488281, 0.15625, 1.75, -1.75, 3.5, -0.078125
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x5C, 0x23, 0xD8, 0xBD, 0x72, 0x90, 0x31, 0x3F, 0xBF, 0x43, 0xAD]> : tensor<23xf8E5M2>
  %0 = chlo.tan %a : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  // expected 0.0, -0.0, 1.52588e-05, 0.5, -0.5, 1.5, -1.5, 0.5, 14, 0.75, 0.375, -0.15625, 24, 0.0136719, 1, -3, 3, -0.000488281, 0.15625, -6, 6, 0.375, -0.078125
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E5M2>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 56, 184, 62, 190, 56, 75, 58, 54, 177, 78, 35, 60, 194, 66, 144, 49, 198, 70, 54, 173]> : tensor<23xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // inf, -inf, nan
  %a = stablehlo.constant dense<[0x7C, 0xFC, 0x7E]> : tensor<3xf8E5M2>
  %0 = chlo.tan %a : (tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E, 0x7E, 0x7E]> : tensor<3xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -3.25, -9, 7.5, 0.8125, 0.0253906, -3.5, -0.21875, -3, -0.5625, 1.875
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0xE5, 0xF1, 0x6F, 0x55, 0x2D, 0xE6, 0xC6, 0xE4, 0xD1, 0x5F]> : tensor<21xf8E4M3B11FNUZ>
  %0 = chlo.tan %a : (tensor<21xf8E4M3B11FNUZ>) -> tensor<21xf8E4M3B11FNUZ>
  // expected 0.0, 0.00012207, -6.5, 6.5, 1.5, -1.5, 0.5625, 14, 0.75, 0.4375, -0.140625, -0.109375, 0.4375, 2.75, 1, 0.0253906, -0.375, -0.21875, 0.140625, -0.625, -3.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf8E4M3B11FNUZ>) -> tensor<21xui8>
  check.expect_eq_const %1, dense<[0, 1, 237, 109, 92, 220, 81, 118, 84, 78, 193, 190, 78, 99, 88, 45, 204, 198, 65, 210, 229]> : tensor<21xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan, 11
  %a = stablehlo.constant dense<[0x80, 0x73]> : tensor<2xf8E4M3B11FNUZ>
  %0 = chlo.tan %a : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80]> : tensor<2xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf8E4M3B11FNUZ>
  func.return
}
