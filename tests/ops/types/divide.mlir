// SPDX-License-Identifier: Apache-2.0
// stablehlo.divide, once for each element type; made by tests/ops/make_type_cases.py.

// i2
func.func @main() {
  %a = stablehlo.constant dense<[0, 1, 0, -2, -1, -1, 0, -1]> : tensor<8xi2>
  %b = stablehlo.constant dense<[1, 1, 1, 1, 1, 1, 1, 1]> : tensor<8xi2>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xi2>, tensor<8xi2>) -> tensor<8xi2>
  %e0 = stablehlo.constant dense<[0, 1, 0, -2, -1, -1, 0, -1]> : tensor<8xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[-8, 7, -1, -4, -7, -2, 0, 3]> : tensor<8xi4>
  %b = stablehlo.constant dense<[1, 1, 3, 1, 1, 1, 1, 2]> : tensor<8xi4>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xi4>, tensor<8xi4>) -> tensor<8xi4>
  %e0 = stablehlo.constant dense<[-8, 7, 0, -4, -7, -2, 0, 1]> : tensor<8xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[-36, 127, -128, 63, -110, 19, 63, 0]> : tensor<8xi8>
  %b = stablehlo.constant dense<[1, 1, 2, 1, 2, 3, 3, 1]> : tensor<8xi8>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e0 = stablehlo.constant dense<[-36, 127, -64, 63, -55, 6, 21, 0]> : tensor<8xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[32767, 0, 9737, -30094, -13301, 16383, -32768, 16945]> : tensor<8xi16>
  %b = stablehlo.constant dense<[3, 1, 2, 1, 2, 3, 2, 3]> : tensor<8xi16>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e0 = stablehlo.constant dense<[10922, 0, 4868, -30094, -6650, 5461, -16384, 5648]> : tensor<8xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[-2006917712, 0, 1073741823, 114593808, -8812902, -2147483648, 2147483647, 1893213368]> : tensor<8xi32>
  %b = stablehlo.constant dense<[1, 3, 1, 1, 1, 2, 1, 2]> : tensor<8xi32>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e0 = stablehlo.constant dense<[-2006917712, 0, 1073741823, 114593808, -8812902, -1073741824, 2147483647, 946606684]> : tensor<8xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[4611686018427387903, -9223372036854775808, -3401869767375831568, 0, 9223372036854775807, 9031458249119070834, -660906755554793004, 6657757468915683416]> : tensor<8xi64>
  %b = stablehlo.constant dense<[3, 1, 3, 1, 1, 3, 1, 3]> : tensor<8xi64>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
  %e0 = stablehlo.constant dense<[1537228672809129301, -9223372036854775808, -1133956589125277189, 0, 9223372036854775807, 3010486083039690278, -660906755554793004, 2219252489638561138]> : tensor<8xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[0, 3, 2, 0, 1, 2, 0, 2]> : tensor<8xui2>
  %b = stablehlo.constant dense<[3, 1, 2, 1, 2, 3, 3, 3]> : tensor<8xui2>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xui2>, tensor<8xui2>) -> tensor<8xui2>
  %e0 = stablehlo.constant dense<[0, 3, 1, 0, 0, 0, 0, 0]> : tensor<8xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[6, 7, 0, 9, 15, 6, 7, 0]> : tensor<8xui4>
  %b = stablehlo.constant dense<[1, 1, 3, 2, 1, 3, 2, 1]> : tensor<8xui4>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xui4>, tensor<8xui4>) -> tensor<8xui4>
  %e0 = stablehlo.constant dense<[6, 7, 0, 4, 15, 2, 3, 0]> : tensor<8xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[0, 184, 0, 164, 0, 255, 127, 108]> : tensor<8xui8>
  %b = stablehlo.constant dense<[2, 1, 3, 2, 2, 1, 3, 1]> : tensor<8xui8>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e0 = stablehlo.constant dense<[0, 184, 0, 82, 0, 255, 42, 108]> : tensor<8xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[0, 48631, 0, 65535, 15462, 3486, 32767, 42152]> : tensor<8xui16>
  %b = stablehlo.constant dense<[1, 2, 1, 2, 3, 2, 2, 3]> : tensor<8xui16>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xui16>, tensor<8xui16>) -> tensor<8xui16>
  %e0 = stablehlo.constant dense<[0, 24315, 0, 32767, 5154, 1743, 16383, 14050]> : tensor<8xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[39058927, 2147483647, 0, 204397129, 1618215885, 4294967295, 3063662405, 0]> : tensor<8xui32>
  %b = stablehlo.constant dense<[3, 2, 2, 2, 1, 3, 1, 1]> : tensor<8xui32>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
  %e0 = stablehlo.constant dense<[13019642, 1073741823, 0, 102198564, 1618215885, 1431655765, 3063662405, 0]> : tensor<8xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[7177514862321672690, 0, 18446744073709551615, 0, 9223372036854775807, 8451938386558691124, 3942423536397416172, 2668347776146163195]> : tensor<8xui64>
  %b = stablehlo.constant dense<[2, 2, 1, 1, 2, 1, 3, 1]> : tensor<8xui64>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xui64>, tensor<8xui64>) -> tensor<8xui64>
  %e0 = stablehlo.constant dense<[3588757431160836345, 0, 18446744073709551615, 0, 4611686018427387903, 8451938386558691124, 1314141178799138724, 2668347776146163195]> : tensor<8xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[6.0, -0.5, -1.5, 0.5, 0.0, 3.0, -6.0, 0.5]> : tensor<8xf4E2M1FN>
  %b = stablehlo.constant dense<[4.0, 0.5, 0.5, 2.0, 1.0, 4.0, 1.0, 0.5]> : tensor<8xf4E2M1FN>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[1.500000e+00, -1.000000e+00, -3.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00, -6.000000e+00, 1.000000e+00]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-2.0, -7.5, 0.0, 0.125, 1.0, 0.25, -6.0, 7.5]> : tensor<8xf6E2M3FN>
  %b = stablehlo.constant dense<[1.5, 3.0, 1.0, 1.5, 1.0, 1.5, 1.0, 1.5]> : tensor<8xf6E2M3FN>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xf6E2M3FN>, tensor<8xf6E2M3FN>) -> tensor<8xf6E2M3FN>
  %e0 = stablehlo.constant dense<[-1.375000e+00, -2.500000e+00, 0.000000e+00, 1.250000e-01, 1.000000e+00, 1.250000e-01, -6.000000e+00, 5.000000e+00]> : tensor<8xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[0.0625, -28.0, -1.5, 1.0, 0.0, -2.0, -0.5, 28.0]> : tensor<8xf6E3M2FN>
  %b = stablehlo.constant dense<[4.0, 1.0, 1.5, 1.0, 2.0, 3.0, 3.0, 2.0]> : tensor<8xf6E3M2FN>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xf6E3M2FN>, tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, -2.800000e+01, -1.000000e+00, 1.000000e+00, 0.000000e+00, -6.250000e-01, -1.875000e-01, 1.400000e+01]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[0x70, 0xF0, -15.5, 0.0, 0.015625, 0x78, 0.25, 15.5]> : tensor<8xf8E3M4>
  %b = stablehlo.constant dense<[0.5, 1.0, 4.0, 0.25, 2.0, 0.25, 1.5, 0.5]> : tensor<8xf8E3M4>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xf8E3M4>, tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[0x70, 0xF0, -3.875000e+00, 0.000000e+00, 0.000000e+00, 0x78, 1.718750e-01, 0x70]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[0xF8, 0x7C, 0.0, -240.0, -1.5, 0x78, 0.001953125, 240.0]> : tensor<8xf8E4M3>
  %b = stablehlo.constant dense<[0.5, 0.5, 3.0, 0.25, 1.5, 4.0, 3.0, 2.0]> : tensor<8xf8E4M3>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xf8E4M3>, tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[0xF8, 0x7C, 0.000000e+00, 0xF8, -1.000000e+00, 0x78, 0.000000e+00, 1.200000e+02]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[0.0, -2.0, 0x7F, 0.001953125, 0.25, -448.0, -2.0, 448.0]> : tensor<8xf8E4M3FN>
  %b = stablehlo.constant dense<[0.25, 2.0, 1.0, 4.0, 4.0, 4.0, 1.5, 0.25]> : tensor<8xf8E4M3FN>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xf8E4M3FN>, tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, -1.000000e+00, 0x7F, 0.000000e+00, 6.250000e-02, -1.120000e+02, -1.375000e+00, 0x7F]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-1.0, 0.25, 0.0009765625, 0x80, -240.0, 240.0, 0.0, -1.5]> : tensor<8xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[0.5, 0.25, 3.0, 2.0, 0.25, 1.0, 4.0, 2.0]> : tensor<8xf8E4M3FNUZ>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xf8E4M3FNUZ>, tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[-2.000000e+00, 1.000000e+00, 0.000000e+00, 0x80, 0x80, 2.400000e+02, 0.000000e+00, -7.500000e-01]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[30.0, 0.0, -2.0, 3.0, -0.75, 0x80, 0.0001220703125, -30.0]> : tensor<8xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[3.0, 0.25, 3.0, 1.5, 1.5, 3.0, 0.25, 1.0]> : tensor<8xf8E4M3B11FNUZ>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xf8E4M3B11FNUZ>, tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[1.000000e+01, 0.000000e+00, -6.875000e-01, 2.000000e+00, -5.000000e-01, 0x80, 4.882810e-04, -3.000000e+01]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[0xFC, 2.0, -57344.0, 1.52587890625e-05, 57344.0, 0.0, 0x7E, 0x7C]> : tensor<8xf8E5M2>
  %b = stablehlo.constant dense<[4.0, 0.5, 4.0, 2.0, 1.5, 4.0, 1.0, 1.5]> : tensor<8xf8E5M2>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xf8E5M2>, tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[0xFC, 4.000000e+00, -1.433600e+04, 0.000000e+00, 4.096000e+04, 0.000000e+00, 0x7E, 0x7C]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0x80, 0.0, 6.0, 57344.0, -57344.0, 3.0, 0.5, 7.62939453125e-06]> : tensor<8xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[1.0, 0.5, 0.25, 2.0, 4.0, 3.0, 3.0, 0.5]> : tensor<8xf8E5M2FNUZ>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xf8E5M2FNUZ>, tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[0x80, 0.000000e+00, 2.400000e+01, 2.867200e+04, -1.433600e+04, 1.000000e+00, 1.562500e-01, 1.525880e-05]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[5.877471754111438e-39, 1.0, 0xFF, 1.0, 1.7014118346046923e+38, 0.25, 5.877471754111438e-39, 0.5]> : tensor<8xf8E8M0FNU>
  %b = stablehlo.constant dense<[4.0, 2.0, 4.0, 1.0, 4.0, 0.5, 0.5, 4.0]> : tensor<8xf8E8M0FNU>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xf8E8M0FNU>, tensor<8xf8E8M0FNU>) -> tensor<8xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[5.877470e-39, 5.000000e-01, 0xFF, 1.000000e+00, 4.253530e+37, 5.000000e-01, 1.175490e-38, 1.250000e-01]> : tensor<8xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[0xFF80, 0x7F80, 9.183549615799121e-41, 0.0, 0x7FC0, 3.3895313892515355e+38, -0.75, -3.3895313892515355e+38]> : tensor<8xbf16>
  %b = stablehlo.constant dense<[4.0, 0.5, 1.5, 0.25, 0.25, 3.0, 2.0, 0.5]> : tensor<8xbf16>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[0xFF80, 0x7F80, 9.183550e-41, 0.000000e+00, 0x7FC0, 1.129840e+38, -3.750000e-01, 0xFF80]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[5.960464477539063e-08, 0x7E00, 65504.0, 0.0, -65504.0, 0xFC00, 3.0, 0x7C00]> : tensor<8xf16>
  %b = stablehlo.constant dense<[3.0, 0.5, 4.0, 3.0, 4.0, 3.0, 0.5, 3.0]> : tensor<8xf16>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[0.000000e+00, 0x7E00, 1.637600e+04, 0.000000e+00, -1.637600e+04, 0xFC00, 6.000000e+00, 0x7C00]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[3.4028234663852886e+38, 1.401298464324817e-45, -3.4028234663852886e+38, 2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0]> : tensor<8xf32>
  %b = stablehlo.constant dense<[0.25, 0.25, 2.0, 1.5, 3.0, 3.0, 3.0, 1.0]> : tensor<8xf32>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0x7F800000, 5.605190e-45, -1.70141173E+38, 1.33333337, 0x7F800000, 0xFF800000, 0x7FC00000, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[0.0, -1.7976931348623157e+308, -1.0, 0x7FF0000000000000, 5.0e-324, 0xFFF0000000000000, 0x7FF8000000000000, 1.7976931348623157e+308]> : tensor<8xf64>
  %b = stablehlo.constant dense<[0.25, 0.5, 1.0, 2.0, 1.5, 2.0, 3.0, 1.5]> : tensor<8xf64>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[0.000000e+00, 0xFFF0000000000000, -1.000000e+00, 0x7FF0000000000000, 4.940660e-324, 0xFFF0000000000000, 0x7FF8000000000000, 1.1984620899082105E+308]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(0.25, 0.125), (0.75, -0.5), (0.25, -0.5), (-0.5, 0.125), (-0.75, -0.375), (-0.125, 0.5), (0.75, -0.125), (-0.125, -0.75)]> : tensor<8xcomplex<f32>>
  %b = stablehlo.constant dense<[(2.0, 1.5), (3.0, 1.5), (0.5, 4.0), (1.0, 1.0), (0.5, 3.0), (0.5, 4.0), (3.0, 0.25), (3.0, 2.0)]> : tensor<8xcomplex<f32>>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[1.100000e-01, 0.13333334, -0.115384616, -1.875000e-01, -0.162162155, 0.11923077, 0.244827583, -0.144230768]> : tensor<8xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 4 : ui64} : tensor<8xf32>
  %e1 = stablehlo.constant dense<[-2.000000e-02, -0.233333334, -0.0769230798, 3.125000e-01, 0.222972974, 0.0461538471, -0.0620689652, -0.15384616]> : tensor<8xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 4 : ui64} : tensor<8xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(0.25, -0.75), (-0.75, -0.125), (-0.75, -0.25), (0.5, -0.125), (0.25, 0.5), (-0.125, 0.75), (0.375, 0.75), (-0.25, 0.125)]> : tensor<8xcomplex<f64>>
  %b = stablehlo.constant dense<[(1.5, 0.5), (0.5, 0.5), (2.0, 1.5), (1.0, 1.0), (0.25, 0.5), (3.0, 4.0), (0.5, 3.0), (4.0, 0.25)]> : tensor<8xcomplex<f64>>
  %r = "stablehlo.divide"(%a, %b) : (tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[0.000000e+00, -8.750000e-01, -3.000000e-01, 1.875000e-01, 1.000000e+00, 1.050000e-01, 0.26351351351351349, -0.060311284046692608]> : tensor<8xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 4 : ui64} : tensor<8xf64>
  %e1 = stablehlo.constant dense<[-5.000000e-01, 6.250000e-01, 1.000000e-01, -3.125000e-01, 0.000000e+00, 1.100000e-01, -0.081081081081081072, 0.035019455252918288]> : tensor<8xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 4 : ui64} : tensor<8xf64>
  return
}
