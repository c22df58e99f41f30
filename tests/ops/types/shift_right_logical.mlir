// SPDX-License-Identifier: Apache-2.0
// stablehlo.shift_right_logical, once for each element type; made by tests/ops/make_type_cases.py.

// i2
func.func @main() {
  %a = stablehlo.constant dense<[0, 1, 0, -2, -1, -1, 0, -1]> : tensor<8xi2>
  %b = stablehlo.constant dense<[1, 0, 1, 0, 1, 1, 1, 1]> : tensor<8xi2>
  %r = "stablehlo.shift_right_logical"(%a, %b) : (tensor<8xi2>, tensor<8xi2>) -> tensor<8xi2>
  %e0 = stablehlo.constant dense<[0, 1, 0, -2, 1, 1, 0, 1]> : tensor<8xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[-8, 7, -1, -4, -7, -2, 0, 3]> : tensor<8xi4>
  %b = stablehlo.constant dense<[0, 0, 0, 0, 2, 1, 0, 1]> : tensor<8xi4>
  %r = "stablehlo.shift_right_logical"(%a, %b) : (tensor<8xi4>, tensor<8xi4>) -> tensor<8xi4>
  %e0 = stablehlo.constant dense<[-8, 7, -1, -4, 2, 7, 0, 1]> : tensor<8xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[-36, 127, -128, 63, -110, 19, 63, 0]> : tensor<8xi8>
  %b = stablehlo.constant dense<[1, 3, 1, 3, 0, 0, 1, 2]> : tensor<8xi8>
  %r = "stablehlo.shift_right_logical"(%a, %b) : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e0 = stablehlo.constant dense<[110, 15, 64, 7, -110, 19, 31, 0]> : tensor<8xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[32767, 0, 9737, -30094, -13301, 16383, -32768, 16945]> : tensor<8xi16>
  %b = stablehlo.constant dense<[0, 0, 1, 0, 2, 0, 1, 1]> : tensor<8xi16>
  %r = "stablehlo.shift_right_logical"(%a, %b) : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e0 = stablehlo.constant dense<[32767, 0, 4868, -30094, 13058, 16383, 16384, 8472]> : tensor<8xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[-2006917712, 0, 1073741823, 114593808, -8812902, -2147483648, 2147483647, 1893213368]> : tensor<8xi32>
  %b = stablehlo.constant dense<[2, 0, 0, 2, 0, 0, 0, 2]> : tensor<8xi32>
  %r = "stablehlo.shift_right_logical"(%a, %b) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e0 = stablehlo.constant dense<[572012396, 0, 1073741823, 28648452, -8812902, -2147483648, 2147483647, 473303342]> : tensor<8xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[4611686018427387903, -9223372036854775808, -3401869767375831568, 0, 9223372036854775807, 9031458249119070834, -660906755554793004, 6657757468915683416]> : tensor<8xi64>
  %b = stablehlo.constant dense<[3, 3, 2, 1, 0, 3, 0, 0]> : tensor<8xi64>
  %r = "stablehlo.shift_right_logical"(%a, %b) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
  %e0 = stablehlo.constant dense<[576460752303423487, 1152921504606846976, 3761218576583430012, 0, 9223372036854775807, 1128932281139883854, -660906755554793004, 6657757468915683416]> : tensor<8xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[0, 3, 2, 0, 1, 2, 0, 2]> : tensor<8xui2>
  %b = stablehlo.constant dense<[3, 3, 3, 2, 3, 0, 2, 3]> : tensor<8xui2>
  %r = "stablehlo.shift_right_logical"(%a, %b) : (tensor<8xui2>, tensor<8xui2>) -> tensor<8xui2>
  %e0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 2, 0, 0]> : tensor<8xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[6, 7, 0, 9, 15, 6, 7, 0]> : tensor<8xui4>
  %b = stablehlo.constant dense<[0, 0, 3, 3, 3, 1, 2, 1]> : tensor<8xui4>
  %r = "stablehlo.shift_right_logical"(%a, %b) : (tensor<8xui4>, tensor<8xui4>) -> tensor<8xui4>
  %e0 = stablehlo.constant dense<[6, 7, 0, 1, 1, 3, 1, 0]> : tensor<8xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[0, 184, 0, 164, 0, 255, 127, 108]> : tensor<8xui8>
  %b = stablehlo.constant dense<[0, 3, 0, 2, 0, 0, 2, 3]> : tensor<8xui8>
  %r = "stablehlo.shift_right_logical"(%a, %b) : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e0 = stablehlo.constant dense<[0, 23, 0, 41, 0, 255, 31, 13]> : tensor<8xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[0, 48631, 0, 65535, 15462, 3486, 32767, 42152]> : tensor<8xui16>
  %b = stablehlo.constant dense<[0, 2, 2, 1, 0, 3, 2, 2]> : tensor<8xui16>
  %r = "stablehlo.shift_right_logical"(%a, %b) : (tensor<8xui16>, tensor<8xui16>) -> tensor<8xui16>
  %e0 = stablehlo.constant dense<[0, 12157, 0, 32767, 15462, 435, 8191, 10538]> : tensor<8xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[39058927, 2147483647, 0, 204397129, 1618215885, 4294967295, 3063662405, 0]> : tensor<8xui32>
  %b = stablehlo.constant dense<[2, 1, 3, 1, 0, 1, 0, 0]> : tensor<8xui32>
  %r = "stablehlo.shift_right_logical"(%a, %b) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
  %e0 = stablehlo.constant dense<[9764731, 1073741823, 0, 102198564, 1618215885, 2147483647, 3063662405, 0]> : tensor<8xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[7177514862321672690, 0, 18446744073709551615, 0, 9223372036854775807, 8451938386558691124, 3942423536397416172, 2668347776146163195]> : tensor<8xui64>
  %b = stablehlo.constant dense<[0, 2, 1, 2, 0, 0, 3, 2]> : tensor<8xui64>
  %r = "stablehlo.shift_right_logical"(%a, %b) : (tensor<8xui64>, tensor<8xui64>) -> tensor<8xui64>
  %e0 = stablehlo.constant dense<[7177514862321672690, 0, 9223372036854775807, 0, 9223372036854775807, 8451938386558691124, 492802942049677021, 667086944036540798]> : tensor<8xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui64>
  return
}
