// SPDX-License-Identifier: Apache-2.0
// chlo.acos on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 1, -1, 0.5, 0.4, 9.67112e-09, -3.29726e-05, -1.61645e-18, 0.851
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x3F800000, 0xBF800000, 0x3F000000, 0x3ECCCCCD, 0x32262604, 0xB80A4C15, 0xA1EE8B95, 0x3F59DB23]> : tensor<11xf32>
  %0 = chlo.acos %a : (tensor<11xf32>) -> tensor<11xf32>
  // expected 1.5708, 1.5708, 1.5708, 0.0, 3.14159, 1.0472, 1.15928, 1.5708, 1.57083, 1.5708, 0.55291
  %1 = stablehlo.bitcast_convert %0 : (tensor<11xf32>) -> tensor<11xui32>
  check.expect_eq_const %1, dense<[1070141403, 1070141403, 1070141403, 0, 1078530011, 1065749138, 1066689349, 1070141403, 1070141679, 1070141403, 1057852287]> : tensor<11xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = chlo.acos %a : (tensor<1xf32>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1, -1, 0.5, 0.4, 1.18501e-268, 1.19101e-19
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FD999999999999A, 0x084F4D34FE5BBE08, 0x3C0193821F475A0C]> : tensor<9xf64>
  %0 = chlo.acos %a : (tensor<9xf64>) -> tensor<9xf64>
  // expected 1.5708, 1.5708, 1.5708, 0.0, 3.14159, 1.0472, 1.15928, 1.5708, 1.5708
  %1 = stablehlo.constant dense<[0x3FF921FB54442D18, 0x3FF921FB54442D18, 0x3FF921FB54442D18, 0x0000000000000000, 0x400921FB54442D18, 0x3FF0C152382D7366, 0x3FF28C68A40A5E8B, 0x3FF921FB54442D18, 0x3FF921FB54442D18]> : tensor<9xf64>
  check.expect_close %0, %1 {max_ulp_difference = 1 : ui64} : tensor<9xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = chlo.acos %a : (tensor<1xf64>) -> tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 1, -1, 0.5, 0.400391, -3.02115e-25, 5.41222e-26
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3F80, 0xBF80, 0x3F00, 0x3ECD, 0x96BB, 0x1586]> : tensor<9xbf16>
  %0 = chlo.acos %a : (tensor<9xbf16>) -> tensor<9xbf16>
  // expected 1.57031, 1.57031, 1.57031, 0.0, 3.14062, 1.04688, 1.15625, 1.57031, 1.57031
  %1 = stablehlo.bitcast_convert %0 : (tensor<9xbf16>) -> tensor<9xui16>
  check.expect_eq_const %1, dense<[16329, 16329, 16329, 0, 16457, 16262, 16276, 16329, 16329]> : tensor<9xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = chlo.acos %a : (tensor<1xbf16>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 1, -1, 0.5, 0.399902, -0.000380754, -0.000612259, -0.000196218, 0.000751019, -0.000668049, 0.21106, -0.175049
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3C00, 0xBC00, 0x3800, 0x3666, 0x8E3D, 0x9104, 0x8A6E, 0x1227, 0x9179, 0x32C1, 0xB19A]> : tensor<14xf16>
  %0 = chlo.acos %a : (tensor<14xf16>) -> tensor<14xf16>
  // expected 1.57031, 1.57031, 1.57031, 0.0, 3.14062, 1.04688, 1.15918, 1.57129, 1.57129, 1.57129, 1.57031, 1.57129, 1.3584, 1.74707
  %1 = stablehlo.bitcast_convert %0 : (tensor<14xf16>) -> tensor<14xui16>
  check.expect_eq_const %1, dense<[15944, 15944, 15944, 0, 16968, 15408, 15523, 15945, 15945, 15945, 15944, 15945, 15727, 16125]> : tensor<14xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = chlo.acos %a : (tensor<1xf16>) -> tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 1, -1, 0.5, 0.40625, 0.875, 0.109375, 0.6875, -0.4375
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x38, 0xB8, 0x30, 0x2D, 0x36, 0x1E, 0x33, 0xAE]> : tensor<11xf8E4M3FN>
  %0 = chlo.acos %a : (tensor<11xf8E4M3FN>) -> tensor<11xf8E4M3FN>
  // expected 1.625, 1.625, 1.625, 0.0, 3.25, 1, 1.125, 0.5, 1.5, 0.8125, 2
  %1 = stablehlo.bitcast_convert %0 : (tensor<11xf8E4M3FN>) -> tensor<11xui8>
  check.expect_eq_const %1, dense<[61, 61, 61, 0, 69, 56, 57, 48, 60, 53, 64]> : tensor<11xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = chlo.acos %a : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 1, -1, 0.5, 0.375, -0.0136719, 0.15625, -0.125
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x3C, 0xBC, 0x38, 0x36, 0xA3, 0x31, 0xB0]> : tensor<10xf8E5M2>
  %0 = chlo.acos %a : (tensor<10xf8E5M2>) -> tensor<10xf8E5M2>
  // expected 1.5, 1.5, 1.5, 0.0, 3, 1, 1.25, 1.5, 1.5, 1.75
  %1 = stablehlo.bitcast_convert %0 : (tensor<10xf8E5M2>) -> tensor<10xui8>
  check.expect_eq_const %1, dense<[62, 62, 62, 0, 66, 60, 61, 62, 62, 63]> : tensor<10xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = chlo.acos %a : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 1, -1, 0.5, 0.40625, -0.00195312, 0.75, -0.21875, -0.000732422, -0.0214844, -0.5
  %a = stablehlo.constant dense<[0x00, 0x01, 0x58, 0xD8, 0x50, 0x4D, 0x90, 0x54, 0xC6, 0x86, 0xAB, 0xD0]> : tensor<12xf8E4M3B11FNUZ>
  %0 = chlo.acos %a : (tensor<12xf8E4M3B11FNUZ>) -> tensor<12xf8E4M3B11FNUZ>
  // expected 1.625, 1.625, 0.0, 3.25, 1, 1.125, 1.625, 0.75, 1.75, 1.625, 1.625, 2
  %1 = stablehlo.bitcast_convert %0 : (tensor<12xf8E4M3B11FNUZ>) -> tensor<12xui8>
  check.expect_eq_const %1, dense<[93, 93, 0, 101, 88, 89, 93, 84, 94, 93, 93, 96]> : tensor<12xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = chlo.acos %a : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3B11FNUZ>
  func.return
}
