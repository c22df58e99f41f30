// SPDX-License-Identifier: Apache-2.0
// stablehlo.minimum, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[false, false, false, true, false, true, true, false]> : tensor<8xi1>
  %b = stablehlo.constant dense<[false, false, false, false, true, true, true, false]> : tensor<8xi1>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
  %e0 = stablehlo.constant dense<[false, false, false, false, false, true, true, false]> : tensor<8xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[0, 1, 0, -2, -1, -1, 0, -1]> : tensor<8xi2>
  %b = stablehlo.constant dense<[-2, 0, -2, 0, 1, 0, -2, 0]> : tensor<8xi2>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xi2>, tensor<8xi2>) -> tensor<8xi2>
  %e0 = stablehlo.constant dense<[-2, 0, -2, -2, -1, -1, -2, -1]> : tensor<8xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[-8, 7, -1, -4, -7, -2, 0, 3]> : tensor<8xi4>
  %b = stablehlo.constant dense<[5, -5, -8, 7, 7, 0, 3, 0]> : tensor<8xi4>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xi4>, tensor<8xi4>) -> tensor<8xi4>
  %e0 = stablehlo.constant dense<[-8, -5, -8, -4, -7, -2, 0, 0]> : tensor<8xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[-36, 127, -128, 63, -110, 19, 63, 0]> : tensor<8xi8>
  %b = stablehlo.constant dense<[-128, 0, 63, -23, -124, 112, -26, 127]> : tensor<8xi8>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e0 = stablehlo.constant dense<[-128, 0, -128, -23, -124, 19, -26, 0]> : tensor<8xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[32767, 0, 9737, -30094, -13301, 16383, -32768, 16945]> : tensor<8xi16>
  %b = stablehlo.constant dense<[-32768, 17655, -22728, 32767, 14028, 0, 16383, 31513]> : tensor<8xi16>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e0 = stablehlo.constant dense<[-32768, 0, -22728, -30094, -13301, 0, -32768, 16945]> : tensor<8xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[-2006917712, 0, 1073741823, 114593808, -8812902, -2147483648, 2147483647, 1893213368]> : tensor<8xi32>
  %b = stablehlo.constant dense<[-1045220474, 148354604, 1073741823, 0, -2147483648, -1236404122, 2138637997, 2147483647]> : tensor<8xi32>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e0 = stablehlo.constant dense<[-2006917712, 0, 1073741823, 0, -2147483648, -2147483648, 2138637997, 1893213368]> : tensor<8xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[4611686018427387903, -9223372036854775808, -3401869767375831568, 0, 9223372036854775807, 9031458249119070834, -660906755554793004, 6657757468915683416]> : tensor<8xi64>
  %b = stablehlo.constant dense<[0, 686178322601497965, 6807377308064201310, 9223372036854775807, 1146002485914308888, -9223372036854775808, -1075907853541907548, 4611686018427387903]> : tensor<8xi64>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
  %e0 = stablehlo.constant dense<[0, -9223372036854775808, -3401869767375831568, 0, 1146002485914308888, -9223372036854775808, -1075907853541907548, 4611686018427387903]> : tensor<8xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[0, 3, 2, 0, 1, 2, 0, 2]> : tensor<8xui2>
  %b = stablehlo.constant dense<[0, 1, 0, 3, 1, 3, 0, 3]> : tensor<8xui2>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xui2>, tensor<8xui2>) -> tensor<8xui2>
  %e0 = stablehlo.constant dense<[0, 1, 0, 0, 1, 2, 0, 2]> : tensor<8xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[6, 7, 0, 9, 15, 6, 7, 0]> : tensor<8xui4>
  %b = stablehlo.constant dense<[0, 0, 4, 4, 7, 5, 15, 15]> : tensor<8xui4>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xui4>, tensor<8xui4>) -> tensor<8xui4>
  %e0 = stablehlo.constant dense<[0, 0, 0, 4, 7, 5, 7, 0]> : tensor<8xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[0, 184, 0, 164, 0, 255, 127, 108]> : tensor<8xui8>
  %b = stablehlo.constant dense<[160, 165, 255, 127, 0, 65, 56, 0]> : tensor<8xui8>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e0 = stablehlo.constant dense<[0, 165, 0, 127, 0, 65, 56, 0]> : tensor<8xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[0, 48631, 0, 65535, 15462, 3486, 32767, 42152]> : tensor<8xui16>
  %b = stablehlo.constant dense<[0, 32412, 0, 34978, 45971, 32767, 65535, 45953]> : tensor<8xui16>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xui16>, tensor<8xui16>) -> tensor<8xui16>
  %e0 = stablehlo.constant dense<[0, 32412, 0, 34978, 15462, 3486, 32767, 42152]> : tensor<8xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[39058927, 2147483647, 0, 204397129, 1618215885, 4294967295, 3063662405, 0]> : tensor<8xui32>
  %b = stablehlo.constant dense<[4043113305, 4276844824, 0, 0, 2147483647, 4294967295, 1846380151, 2426245424]> : tensor<8xui32>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
  %e0 = stablehlo.constant dense<[39058927, 2147483647, 0, 0, 1618215885, 4294967295, 1846380151, 0]> : tensor<8xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[7177514862321672690, 0, 18446744073709551615, 0, 9223372036854775807, 8451938386558691124, 3942423536397416172, 2668347776146163195]> : tensor<8xui64>
  %b = stablehlo.constant dense<[0, 11599094879514894552, 0, 710795396258710533, 4136249063060246448, 9223372036854775807, 18446744073709551615, 3901275577599292072]> : tensor<8xui64>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xui64>, tensor<8xui64>) -> tensor<8xui64>
  %e0 = stablehlo.constant dense<[0, 0, 0, 0, 4136249063060246448, 8451938386558691124, 3942423536397416172, 2668347776146163195]> : tensor<8xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[6.0, -0.5, -1.5, 0.5, 0.0, 3.0, -6.0, 0.5]> : tensor<8xf4E2M1FN>
  %b = stablehlo.constant dense<[0.0, 0.5, -3.0, -3.0, 0.5, 3.0, 6.0, -6.0]> : tensor<8xf4E2M1FN>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, -5.000000e-01, -3.000000e+00, -3.000000e+00, 0.000000e+00, 3.000000e+00, -6.000000e+00, -6.000000e+00]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-2.0, -7.5, 0.0, 0.125, 1.0, 0.25, -6.0, 7.5]> : tensor<8xf6E2M3FN>
  %b = stablehlo.constant dense<[0.125, -0.75, 7.5, 0.0, 0.75, 0.75, -7.5, -0.25]> : tensor<8xf6E2M3FN>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xf6E2M3FN>, tensor<8xf6E2M3FN>) -> tensor<8xf6E2M3FN>
  %e0 = stablehlo.constant dense<[-2.000000e+00, -7.500000e+00, 0.000000e+00, 0.000000e+00, 7.500000e-01, 2.500000e-01, -7.500000e+00, -2.500000e-01]> : tensor<8xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[0.0625, -28.0, -1.5, 1.0, 0.0, -2.0, -0.5, 28.0]> : tensor<8xf6E3M2FN>
  %b = stablehlo.constant dense<[0.0, -0.5, 0.0625, -0.75, 28.0, 1.5, -3.0, -28.0]> : tensor<8xf6E3M2FN>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xf6E3M2FN>, tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, -2.800000e+01, -1.500000e+00, -7.500000e-01, 0.000000e+00, -2.000000e+00, -3.000000e+00, -2.800000e+01]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[0x70, 0xF0, -15.5, 0.0, 0.015625, 0x78, 0.25, 15.5]> : tensor<8xf8E3M4>
  %b = stablehlo.constant dense<[15.5, -15.5, 0.75, 0x78, 0xF0, 0x70, 0.0, 0.015625]> : tensor<8xf8E3M4>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xf8E3M4>, tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[1.550000e+01, 0xF0, -1.550000e+01, 0x78, 0xF0, 0x78, 0.000000e+00, 1.562500e-02]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[0xF8, 0x7C, 0.0, -240.0, -1.5, 0x78, 0.001953125, 240.0]> : tensor<8xf8E4M3>
  %b = stablehlo.constant dense<[0x78, 240.0, -0.25, 0x7C, 0.001953125, 0xF8, -240.0, 0.0]> : tensor<8xf8E4M3>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xf8E4M3>, tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[0xF8, 0x7C, -2.500000e-01, 0x7C, -1.500000e+00, 0xF8, -2.400000e+02, 0.000000e+00]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[0.0, -2.0, 0x7F, 0.001953125, 0.25, -448.0, -2.0, 448.0]> : tensor<8xf8E4M3FN>
  %b = stablehlo.constant dense<[448.0, 0.0, 0x7F, -6.0, -448.0, 0.25, 3.0, 0.001953125]> : tensor<8xf8E4M3FN>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xf8E4M3FN>, tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, -2.000000e+00, 0x7F, -6.000000e+00, -4.480000e+02, -4.480000e+02, -2.000000e+00, 1.953130e-03]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-1.0, 0.25, 0.0009765625, 0x80, -240.0, 240.0, 0.0, -1.5]> : tensor<8xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[-1.5, 0.5, 0.0, -0.75, 240.0, -240.0, 0.0009765625, 0x80]> : tensor<8xf8E4M3FNUZ>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xf8E4M3FNUZ>, tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[-1.500000e+00, 2.500000e-01, 0.000000e+00, 0x80, -2.400000e+02, -2.400000e+02, 0.000000e+00, 0x80]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[30.0, 0.0, -2.0, 3.0, -0.75, 0x80, 0.0001220703125, -30.0]> : tensor<8xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[0x80, 30.0, 1.5, -0.5, 0.0, 1.5, 0.0001220703125, -30.0]> : tensor<8xf8E4M3B11FNUZ>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xf8E4M3B11FNUZ>, tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[0x80, 0.000000e+00, -2.000000e+00, -5.000000e-01, -7.500000e-01, 0x80, 1.220700e-04, -3.000000e+01]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[0xFC, 2.0, -57344.0, 1.52587890625e-05, 57344.0, 0.0, 0x7E, 0x7C]> : tensor<8xf8E5M2>
  %b = stablehlo.constant dense<[0x7C, 1.52587890625e-05, 0xFC, -0.5, 0x7E, 0.0, -57344.0, 57344.0]> : tensor<8xf8E5M2>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xf8E5M2>, tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[0xFC, 1.525880e-05, 0xFC, -5.000000e-01, 0x7E, 0.000000e+00, 0x7E, 5.734400e+04]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0x80, 0.0, 6.0, 57344.0, -57344.0, 3.0, 0.5, 7.62939453125e-06]> : tensor<8xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[7.62939453125e-06, 0.0, -0.5, -3.0, 57344.0, 1.5, 0x80, -57344.0]> : tensor<8xf8E5M2FNUZ>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xf8E5M2FNUZ>, tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[0x80, 0.000000e+00, -5.000000e-01, -3.000000e+00, -5.734400e+04, 1.500000e+00, 0x80, -5.734400e+04]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[5.877471754111438e-39, 1.0, 0xFF, 1.0, 1.7014118346046923e+38, 0.25, 5.877471754111438e-39, 0.5]> : tensor<8xf8E8M0FNU>
  %b = stablehlo.constant dense<[2.0, 5.877471754111438e-39, 5.877471754111438e-39, 0xFF, 1.0, 1.7014118346046923e+38, 2.0, 2.0]> : tensor<8xf8E8M0FNU>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xf8E8M0FNU>, tensor<8xf8E8M0FNU>) -> tensor<8xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[5.877470e-39, 5.877470e-39, 0xFF, 0xFF, 1.000000e+00, 2.500000e-01, 5.877470e-39, 5.000000e-01]> : tensor<8xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[0xFF80, 0x7F80, 9.183549615799121e-41, 0.0, 0x7FC0, 3.3895313892515355e+38, -0.75, -3.3895313892515355e+38]> : tensor<8xbf16>
  %b = stablehlo.constant dense<[9.183549615799121e-41, 0.0, 0.75, 0x7F80, 0x7FC0, 3.3895313892515355e+38, 0xFF80, -3.3895313892515355e+38]> : tensor<8xbf16>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[0xFF80, 0.000000e+00, 9.183550e-41, 0.000000e+00, 0x7FC0, 3.389530e+38, 0xFF80, -3.389530e+38]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[5.960464477539063e-08, 0x7E00, 65504.0, 0.0, -65504.0, 0xFC00, 3.0, 0x7C00]> : tensor<8xf16>
  %b = stablehlo.constant dense<[-65504.0, 0x7C00, 5.960464477539063e-08, 0.0, 1.0, 0xFC00, 0x7E00, 65504.0]> : tensor<8xf16>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[-6.550400e+04, 0x7E00, 5.960460e-08, 0.000000e+00, -6.550400e+04, 0xFC00, 0x7E00, 6.550400e+04]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[3.4028234663852886e+38, 1.401298464324817e-45, -3.4028234663852886e+38, 2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0]> : tensor<8xf32>
  %b = stablehlo.constant dense<[-1.5, 0xFF800000, 0x7F800000, 1.401298464324817e-45, 3.4028234663852886e+38, -3.4028234663852886e+38, 0x7FC00000, 0.0]> : tensor<8xf32>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[-1.500000e+00, 0xFF800000, -3.40282347E+38, 1.401300e-45, 3.40282347E+38, 0xFF800000, 0x7FC00000, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[0.0, -1.7976931348623157e+308, -1.0, 0x7FF0000000000000, 5.0e-324, 0xFFF0000000000000, 0x7FF8000000000000, 1.7976931348623157e+308]> : tensor<8xf64>
  %b = stablehlo.constant dense<[0x7FF0000000000000, 5.0e-324, 1.7976931348623157e+308, -1.7976931348623157e+308, 0x7FF8000000000000, 0.0, 2.0, 0xFFF0000000000000]> : tensor<8xf64>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[0.000000e+00, -1.7976931348623157E+308, -1.000000e+00, -1.7976931348623157E+308, 0x7FF8000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF0000000000000]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(0.25, 0.125), (0.75, -0.5), (0.25, -0.5), (-0.5, 0.125), (-0.75, -0.375), (-0.125, 0.5), (0.75, -0.125), (-0.125, -0.75)]> : tensor<8xcomplex<f32>>
  %b = stablehlo.constant dense<[(-0.75, -0.5), (0.375, 0.5), (0.25, -0.375), (-0.125, 0.125), (0.375, 0.5), (-0.375, -0.25), (-0.25, 0.75), (-0.5, -0.25)]> : tensor<8xcomplex<f32>>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[-7.500000e-01, 3.750000e-01, 2.500000e-01, -5.000000e-01, -7.500000e-01, -3.750000e-01, -2.500000e-01, -5.000000e-01]> : tensor<8xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  %e1 = stablehlo.constant dense<[-5.000000e-01, 5.000000e-01, -5.000000e-01, 1.250000e-01, -3.750000e-01, -2.500000e-01, 7.500000e-01, -2.500000e-01]> : tensor<8xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(0.25, -0.75), (-0.75, -0.125), (-0.75, -0.25), (0.5, -0.125), (0.25, 0.5), (-0.125, 0.75), (0.375, 0.75), (-0.25, 0.125)]> : tensor<8xcomplex<f64>>
  %b = stablehlo.constant dense<[(0.25, 0.375), (0.75, -0.5), (-0.25, 0.125), (-0.5, -0.75), (0.5, 0.25), (-0.375, -0.75), (-0.375, 0.375), (0.25, -0.5)]> : tensor<8xcomplex<f64>>
  %r = "stablehlo.minimum"(%a, %b) : (tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[2.500000e-01, -7.500000e-01, -7.500000e-01, -5.000000e-01, 2.500000e-01, -3.750000e-01, -3.750000e-01, -2.500000e-01]> : tensor<8xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf64>
  %e1 = stablehlo.constant dense<[-7.500000e-01, -1.250000e-01, -2.500000e-01, -7.500000e-01, 5.000000e-01, -7.500000e-01, 3.750000e-01, 1.250000e-01]> : tensor<8xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<8xf64>
  return
}
