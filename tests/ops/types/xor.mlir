// SPDX-License-Identifier: Apache-2.0
// stablehlo.xor, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[false, false, false, true, false, true, true, false]> : tensor<8xi1>
  %b = stablehlo.constant dense<[false, false, false, false, true, true, true, false]> : tensor<8xi1>
  %r = "stablehlo.xor"(%a, %b) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
  %e0 = stablehlo.constant dense<[false, false, false, true, true, false, false, false]> : tensor<8xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[0, 1, 0, -2, -1, -1, 0, -1]> : tensor<8xi2>
  %b = stablehlo.constant dense<[-2, 0, -2, 0, 1, 0, -2, 0]> : tensor<8xi2>
  %r = "stablehlo.xor"(%a, %b) : (tensor<8xi2>, tensor<8xi2>) -> tensor<8xi2>
  %e0 = stablehlo.constant dense<[-2, 1, -2, -2, -2, -1, -2, -1]> : tensor<8xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[-8, 7, -1, -4, -7, -2, 0, 3]> : tensor<8xi4>
  %b = stablehlo.constant dense<[5, -5, -8, 7, 7, 0, 3, 0]> : tensor<8xi4>
  %r = "stablehlo.xor"(%a, %b) : (tensor<8xi4>, tensor<8xi4>) -> tensor<8xi4>
  %e0 = stablehlo.constant dense<[-3, -4, 7, -5, -2, -2, 3, 3]> : tensor<8xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[-36, 127, -128, 63, -110, 19, 63, 0]> : tensor<8xi8>
  %b = stablehlo.constant dense<[-128, 0, 63, -23, -124, 112, -26, 127]> : tensor<8xi8>
  %r = "stablehlo.xor"(%a, %b) : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e0 = stablehlo.constant dense<[92, 127, -65, -42, 22, 99, -39, 127]> : tensor<8xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[32767, 0, 9737, -30094, -13301, 16383, -32768, 16945]> : tensor<8xi16>
  %b = stablehlo.constant dense<[-32768, 17655, -22728, 32767, 14028, 0, 16383, 31513]> : tensor<8xi16>
  %r = "stablehlo.xor"(%a, %b) : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e0 = stablehlo.constant dense<[-1, 17655, -32463, -2675, -1337, 16383, -16385, 14632]> : tensor<8xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[-2006917712, 0, 1073741823, 114593808, -8812902, -2147483648, 2147483647, 1893213368]> : tensor<8xi32>
  %b = stablehlo.constant dense<[-1045220474, 148354604, 1073741823, 0, -2147483648, -1236404122, 2138637997, 2147483647]> : tensor<8xi32>
  %r = "stablehlo.xor"(%a, %b) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e0 = stablehlo.constant dense<[1238625846, 148354604, 0, 114593808, 2138670746, 911079526, 8845650, 254270279]> : tensor<8xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[4611686018427387903, -9223372036854775808, -3401869767375831568, 0, 9223372036854775807, 9031458249119070834, -660906755554793004, 6657757468915683416]> : tensor<8xi64>
  %b = stablehlo.constant dense<[0, 686178322601497965, 6807377308064201310, 9223372036854775807, 1146002485914308888, -9223372036854775808, -1075907853541907548, 4611686018427387903]> : tensor<8xi64>
  %r = "stablehlo.xor"(%a, %b) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
  %e0 = stablehlo.constant dense<[4611686018427387903, -8537193714253277843, -8164312677400410194, 9223372036854775807, 8077369550940466919, -191913787735704974, 559122893939985008, 7177300586366480295]> : tensor<8xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[0, 3, 2, 0, 1, 2, 0, 2]> : tensor<8xui2>
  %b = stablehlo.constant dense<[0, 1, 0, 3, 1, 3, 0, 3]> : tensor<8xui2>
  %r = "stablehlo.xor"(%a, %b) : (tensor<8xui2>, tensor<8xui2>) -> tensor<8xui2>
  %e0 = stablehlo.constant dense<[0, 2, 2, 3, 0, 1, 0, 1]> : tensor<8xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[6, 7, 0, 9, 15, 6, 7, 0]> : tensor<8xui4>
  %b = stablehlo.constant dense<[0, 0, 4, 4, 7, 5, 15, 15]> : tensor<8xui4>
  %r = "stablehlo.xor"(%a, %b) : (tensor<8xui4>, tensor<8xui4>) -> tensor<8xui4>
  %e0 = stablehlo.constant dense<[6, 7, 4, 13, 8, 3, 8, 15]> : tensor<8xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[0, 184, 0, 164, 0, 255, 127, 108]> : tensor<8xui8>
  %b = stablehlo.constant dense<[160, 165, 255, 127, 0, 65, 56, 0]> : tensor<8xui8>
  %r = "stablehlo.xor"(%a, %b) : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e0 = stablehlo.constant dense<[160, 29, 255, 219, 0, 190, 71, 108]> : tensor<8xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[0, 48631, 0, 65535, 15462, 3486, 32767, 42152]> : tensor<8xui16>
  %b = stablehlo.constant dense<[0, 32412, 0, 34978, 45971, 32767, 65535, 45953]> : tensor<8xui16>
  %r = "stablehlo.xor"(%a, %b) : (tensor<8xui16>, tensor<8xui16>) -> tensor<8xui16>
  %e0 = stablehlo.constant dense<[0, 50027, 0, 30557, 36853, 29281, 32768, 5929]> : tensor<8xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[39058927, 2147483647, 0, 204397129, 1618215885, 4294967295, 3063662405, 0]> : tensor<8xui32>
  %b = stablehlo.constant dense<[4043113305, 4276844824, 0, 0, 2147483647, 4294967295, 1846380151, 2426245424]> : tensor<8xui32>
  %r = "stablehlo.xor"(%a, %b) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
  %e0 = stablehlo.constant dense<[4071554742, 2165606119, 0, 204397129, 529267762, 0, 3633725746, 2426245424]> : tensor<8xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[7177514862321672690, 0, 18446744073709551615, 0, 9223372036854775807, 8451938386558691124, 3942423536397416172, 2668347776146163195]> : tensor<8xui64>
  %b = stablehlo.constant dense<[0, 11599094879514894552, 0, 710795396258710533, 4136249063060246448, 9223372036854775807, 18446744073709551615, 3901275577599292072]> : tensor<8xui64>
  %r = "stablehlo.xor"(%a, %b) : (tensor<8xui64>, tensor<8xui64>) -> tensor<8xui64>
  %e0 = stablehlo.constant dense<[7177514862321672690, 11599094879514894552, 18446744073709551615, 710795396258710533, 5087122973794529359, 771433650296084683, 14504320537312135443, 1379224491004213075]> : tensor<8xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui64>
  return
}
