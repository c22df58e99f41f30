// SPDX-License-Identifier: Apache-2.0
// stablehlo.not, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[false, false, false, true, false, true, true, false]> : tensor<8xi1>
  %r = "stablehlo.not"(%a) : (tensor<8xi1>) -> tensor<8xi1>
  %e0 = stablehlo.constant dense<[true, true, true, false, true, false, false, true]> : tensor<8xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[0, 1, 0, -2, -1, -1, 0, -1]> : tensor<8xi2>
  %r = "stablehlo.not"(%a) : (tensor<8xi2>) -> tensor<8xi2>
  %e0 = stablehlo.constant dense<[-1, -2, -1, 1, 0, 0, -1, 0]> : tensor<8xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[-8, 7, -1, -4, -7, -2, 0, 3]> : tensor<8xi4>
  %r = "stablehlo.not"(%a) : (tensor<8xi4>) -> tensor<8xi4>
  %e0 = stablehlo.constant dense<[7, -8, 0, 3, 6, 1, -1, -4]> : tensor<8xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[-36, 127, -128, 63, -110, 19, 63, 0]> : tensor<8xi8>
  %r = "stablehlo.not"(%a) : (tensor<8xi8>) -> tensor<8xi8>
  %e0 = stablehlo.constant dense<[35, -128, 127, -64, 109, -20, -64, -1]> : tensor<8xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[32767, 0, 9737, -30094, -13301, 16383, -32768, 16945]> : tensor<8xi16>
  %r = "stablehlo.not"(%a) : (tensor<8xi16>) -> tensor<8xi16>
  %e0 = stablehlo.constant dense<[-32768, -1, -9738, 30093, 13300, -16384, 32767, -16946]> : tensor<8xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[-2006917712, 0, 1073741823, 114593808, -8812902, -2147483648, 2147483647, 1893213368]> : tensor<8xi32>
  %r = "stablehlo.not"(%a) : (tensor<8xi32>) -> tensor<8xi32>
  %e0 = stablehlo.constant dense<[2006917711, -1, -1073741824, -114593809, 8812901, 2147483647, -2147483648, -1893213369]> : tensor<8xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[4611686018427387903, -9223372036854775808, -3401869767375831568, 0, 9223372036854775807, 9031458249119070834, -660906755554793004, 6657757468915683416]> : tensor<8xi64>
  %r = "stablehlo.not"(%a) : (tensor<8xi64>) -> tensor<8xi64>
  %e0 = stablehlo.constant dense<[-4611686018427387904, 9223372036854775807, 3401869767375831567, -1, -9223372036854775808, -9031458249119070835, 660906755554793003, -6657757468915683417]> : tensor<8xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[0, 3, 2, 0, 1, 2, 0, 2]> : tensor<8xui2>
  %r = "stablehlo.not"(%a) : (tensor<8xui2>) -> tensor<8xui2>
  %e0 = stablehlo.constant dense<[3, 0, 1, 3, 2, 1, 3, 1]> : tensor<8xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[6, 7, 0, 9, 15, 6, 7, 0]> : tensor<8xui4>
  %r = "stablehlo.not"(%a) : (tensor<8xui4>) -> tensor<8xui4>
  %e0 = stablehlo.constant dense<[9, 8, 15, 6, 0, 9, 8, 15]> : tensor<8xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[0, 184, 0, 164, 0, 255, 127, 108]> : tensor<8xui8>
  %r = "stablehlo.not"(%a) : (tensor<8xui8>) -> tensor<8xui8>
  %e0 = stablehlo.constant dense<[255, 71, 255, 91, 255, 0, 128, 147]> : tensor<8xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[0, 48631, 0, 65535, 15462, 3486, 32767, 42152]> : tensor<8xui16>
  %r = "stablehlo.not"(%a) : (tensor<8xui16>) -> tensor<8xui16>
  %e0 = stablehlo.constant dense<[65535, 16904, 65535, 0, 50073, 62049, 32768, 23383]> : tensor<8xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[39058927, 2147483647, 0, 204397129, 1618215885, 4294967295, 3063662405, 0]> : tensor<8xui32>
  %r = "stablehlo.not"(%a) : (tensor<8xui32>) -> tensor<8xui32>
  %e0 = stablehlo.constant dense<[4255908368, 2147483648, 4294967295, 4090570166, 2676751410, 0, 1231304890, 4294967295]> : tensor<8xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[7177514862321672690, 0, 18446744073709551615, 0, 9223372036854775807, 8451938386558691124, 3942423536397416172, 2668347776146163195]> : tensor<8xui64>
  %r = "stablehlo.not"(%a) : (tensor<8xui64>) -> tensor<8xui64>
  %e0 = stablehlo.constant dense<[11269229211387878925, 18446744073709551615, 0, 18446744073709551615, 9223372036854775808, 9994805687150860491, 14504320537312135443, 15778396297563388420]> : tensor<8xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui64>
  return
}
