// SPDX-License-Identifier: Apache-2.0
// chlo.asin on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 1, -1, 0.5, 0.4, 1.74874e-31, 6.48153e-28, 8.85488e-39, -7.23815e-34, 0.996
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x3F800000, 0xBF800000, 0x3F000000, 0x3ECCCCCD, 0x0C62FFC2, 0x124D686E, 0x00606BCA, 0x88708764, 0x3F7EF9DB]> : tensor<12xf32>
  %0 = chlo.asin %a : (tensor<12xf32>) -> tensor<12xf32>
  // expected 0.0, -0.0, 1.4013e-45, 1.5708, -1.5708, 0.523599, 0.411517, 1.74874e-31, 6.48153e-28, 8.85488e-39, -7.23815e-34, 1.48132
  %1 = stablehlo.bitcast_convert %0 : (tensor<12xf32>) -> tensor<12xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 1, 1070141403, 3217625051, 1057360530, 1053995606, 207814594, 307062894, 6319050, 2289076068, 1069390852]> : tensor<12xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = chlo.asin %a : (tensor<1xf32>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1, -1, 0.5, 0.4, -1.19775e-182, 2.49165e-95, 1.4322e-293, -3.6677e-273, -0.918, -0.007, 0.878
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FD999999999999A, 0x9A297261AFDC7A26, 0x2C4A9C50E49A355E, 0x03224B4180853E7C, 0x875FBEFDAE4D7384, 0xBFED604189374BC7, 0xBF7CAC083126E979, 0x3FEC189374BC6A7F]> : tensor<14xf64>
  %0 = chlo.asin %a : (tensor<14xf64>) -> tensor<14xf64>
  // expected 0.0, -0.0, 4.94066e-324, 1.5708, -1.5708, 0.523599, 0.411517, -1.19775e-182, 2.49165e-95, 1.4322e-293, -3.6677e-273, -1.16301, -0.00700006, 1.07167
  %1 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF921FB54442D18, 0xBFF921FB54442D18, 0x3FE0C152382D7366, 0x3FDA564AC0E73A34, 0x9A297261AFDC7A26, 0x2C4A9C50E49A355E, 0x03224B4180853E7C, 0x875FBEFDAE4D7384, 0xBFF29BADD1F7EF57, 0xBF7CAC1789B3B93C, 0x3FF1258D0EE372CB]> : tensor<14xf64>
  check.expect_close %0, %1 {max_ulp_difference = 1 : ui64} : tensor<14xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = chlo.asin %a : (tensor<1xf64>) -> tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 1, -1, 0.5, 0.400391, 7.37623e-37, -2.23617e-18
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3F80, 0xBF80, 0x3F00, 0x3ECD, 0x037B, 0xA225]> : tensor<9xbf16>
  %0 = chlo.asin %a : (tensor<9xbf16>) -> tensor<9xbf16>
  // expected 0.0, -0.0, 9.18355e-41, 1.57031, -1.57031, 0.523438, 0.412109, 7.37623e-37, -2.23617e-18
  %1 = stablehlo.bitcast_convert %0 : (tensor<9xbf16>) -> tensor<9xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 16329, 49097, 16134, 16083, 891, 41509]> : tensor<9xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = chlo.asin %a : (tensor<1xbf16>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 1, -1, 0.5, 0.399902, 0.00361252, 0.000113308, 0.49292, 0.098999
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3C00, 0xBC00, 0x3800, 0x3666, 0x1B66, 0x076D, 0x37E3, 0x2E56]> : tensor<11xf16>
  %0 = chlo.asin %a : (tensor<11xf16>) -> tensor<11xf16>
  // expected 0.0, -0.0, 5.96046e-08, 1.57031, -1.57031, 0.523438, 0.411377, 0.00361252, 0.000113308, 0.515625, 0.0991821
  %1 = stablehlo.bitcast_convert %0 : (tensor<11xf16>) -> tensor<11xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 15944, 48712, 14384, 13973, 7014, 1901, 14368, 11865]> : tensor<11xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = chlo.asin %a : (tensor<1xf16>) -> tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 1, -1, 0.5, 0.40625, 0.21875, 0.171875, 0.234375, -0.6875, 0.46875
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x38, 0xB8, 0x30, 0x2D, 0x26, 0x23, 0x27, 0xB3, 0x2F]> : tensor<12xf8E4M3FN>
  %0 = chlo.asin %a : (tensor<12xf8E4M3FN>) -> tensor<12xf8E4M3FN>
  // expected 0.0, -0.0, 0.00195312, 1.625, -1.625, 0.5, 0.40625, 0.21875, 0.171875, 0.234375, -0.75, 0.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<12xf8E4M3FN>) -> tensor<12xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 61, 189, 48, 45, 38, 35, 39, 180, 48]> : tensor<12xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = chlo.asin %a : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 1, -1, 0.5, 0.375, -0.375, 0.00683594, -0.00012207, -0.15625, -0.5
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x3C, 0xBC, 0x38, 0x36, 0xB6, 0x1F, 0x88, 0xB1, 0xB8]> : tensor<12xf8E5M2>
  %0 = chlo.asin %a : (tensor<12xf8E5M2>) -> tensor<12xf8E5M2>
  // expected 0.0, -0.0, 1.52588e-05, 1.5, -1.5, 0.5, 0.375, -0.375, 0.00683594, -0.00012207, -0.15625, -0.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<12xf8E5M2>) -> tensor<12xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 62, 190, 56, 54, 182, 31, 136, 177, 184]> : tensor<12xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan, nan
  %a = stablehlo.constant dense<[0x7E, 0x7E]> : tensor<2xf8E5M2>
  %0 = chlo.asin %a : (tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x7E, 0x7E]> : tensor<2xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 1, -1, 0.5, 0.40625, 0.125, 0.5625, 0.00244141, -0.0859375, -0.00878906, -0.0429688, -0.8125
  %a = stablehlo.constant dense<[0x00, 0x01, 0x58, 0xD8, 0x50, 0x4D, 0x40, 0x51, 0x12, 0xBB, 0xA1, 0xB3, 0xD5]> : tensor<13xf8E4M3B11FNUZ>
  %0 = chlo.asin %a : (tensor<13xf8E4M3B11FNUZ>) -> tensor<13xf8E4M3B11FNUZ>
  // expected 0.0, 0.00012207, 1.625, -1.625, 0.5, 0.40625, 0.125, 0.625, 0.00244141, -0.0859375, -0.00878906, -0.0429688, -0.9375
  %1 = stablehlo.bitcast_convert %0 : (tensor<13xf8E4M3B11FNUZ>) -> tensor<13xui8>
  check.expect_eq_const %1, dense<[0, 1, 93, 221, 80, 77, 64, 82, 18, 187, 161, 179, 215]> : tensor<13xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = chlo.asin %a : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3B11FNUZ>
  func.return
}
