// SPDX-License-Identifier: Apache-2.0
// stablehlo.is_finite.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, 550613, 1.86709e-14, -5.88847e+28, 1.928, -2.653, 0.968, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x49066D4F, 0x28A82C1D, 0xEF3E4448, 0x3FF6C8B4, 0xC029CAC1, 0x3F77CED9, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<24xf32>
  %0 = stablehlo.is_finite %a : (tensor<24xf32>) -> tensor<24xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, true, true, true, true, true, true, true, true, true]> : tensor<24xi1>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, -1.90955e-261, 7.85254e-113, -6.26662e-33, 0.968, -2.616, -2.982, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x89CE108D97E810DF, 0x28A82C1D1E15D985, 0xB94044E2769160C4, 0x3FEEF9DB22D0E560, 0xC004ED916872B021, 0xC007DB22D0E56042, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<24xf64>
  %0 = stablehlo.is_finite %a : (tensor<24xf64>) -> tensor<24xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, true, true, true, true, true, true, true, true, true]> : tensor<24xi1>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, nan, -4.41762e-28, 0.010437, 5.58346e+10, -2.65625, -0.435547, 2.89062, 2.25, -300
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0x7FC0, 0x920C, 0x3C2B, 0x5150, 0xC02A, 0xBEDF, 0x4039, 0x4010, 0xC396]> : tensor<23xbf16>
  %0 = stablehlo.is_finite %a : (tensor<23xbf16>) -> tensor<23xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, true, true, true, true, true, true, true, true]> : tensor<23xi1>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, nan, -0.000738144, 1.04199, 42.5, -2.65039, -0.435059, 2.89258, 2.25, -300
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0xFBFF, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0x7E00, 0x920C, 0x3C2B, 0x5150, 0xC14D, 0xB6F6, 0x41C9, 0x4080, 0xDCB0]> : tensor<23xf16>
  %0 = stablehlo.is_finite %a : (tensor<23xf16>) -> tensor<23xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, true, true, true, true, true, true, true, true]> : tensor<23xi1>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0390625, 9, -2.75, -0.4375, 2.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x92, 0x51, 0xC3, 0xAE, 0x41]> : tensor<18xf8E4M3FN>
  %0 = stablehlo.is_finite %a : (tensor<18xf8E4M3FN>) -> tensor<18xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true]> : tensor<18xi1>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, nan, -0.000732422, 40, -0.4375
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0x7E, 0x92, 0x51, 0xB7]> : tensor<18xf8E5M2>
  %0 = stablehlo.is_finite %a : (tensor<18xf8E5M2>) -> tensor<18xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, true, true, true]> : tensor<18xi1>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, nan, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -0.00244141, 0.09375, 0.5625, -2.75, -0.4375, 2.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0x92, 0x3C, 0x51, 0xE3, 0xCE, 0x61]> : tensor<18xf8E4M3B11FNUZ>
  %0 = stablehlo.is_finite %a : (tensor<18xf8E4M3B11FNUZ>) -> tensor<18xi1>
  check.expect_eq_const %0, dense<[true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<18xi1>
  func.return
}
