// SPDX-License-Identifier: Apache-2.0
// stablehlo.clamp, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<false> : tensor<i1>
  %b = stablehlo.constant dense<[false, false, false, false, true, true, true, false]> : tensor<8xi1>
  %c = stablehlo.constant dense<true> : tensor<i1>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<i1>, tensor<8xi1>, tensor<i1>) -> tensor<8xi1>
  %e0 = stablehlo.constant dense<[false, false, false, false, true, true, true, false]> : tensor<8xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<0> : tensor<i2>
  %b = stablehlo.constant dense<[-2, 0, -2, 0, 1, 0, -2, 0]> : tensor<8xi2>
  %c = stablehlo.constant dense<1> : tensor<i2>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<i2>, tensor<8xi2>, tensor<i2>) -> tensor<8xi2>
  %e0 = stablehlo.constant dense<[0, 0, 0, 0, 1, 0, 0, 0]> : tensor<8xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<i4>
  %b = stablehlo.constant dense<[5, -5, -8, 7, 7, 0, 3, 0]> : tensor<8xi4>
  %c = stablehlo.constant dense<1> : tensor<i4>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<i4>, tensor<8xi4>, tensor<i4>) -> tensor<8xi4>
  %e0 = stablehlo.constant dense<1> : tensor<8xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<3> : tensor<i8>
  %b = stablehlo.constant dense<[-128, 0, 63, -23, -124, 112, -26, 127]> : tensor<8xi8>
  %c = stablehlo.constant dense<2> : tensor<i8>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<i8>, tensor<8xi8>, tensor<i8>) -> tensor<8xi8>
  %e0 = stablehlo.constant dense<2> : tensor<8xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<2> : tensor<i16>
  %b = stablehlo.constant dense<[-32768, 17655, -22728, 32767, 14028, 0, 16383, 31513]> : tensor<8xi16>
  %c = stablehlo.constant dense<2> : tensor<i16>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<i16>, tensor<8xi16>, tensor<i16>) -> tensor<8xi16>
  %e0 = stablehlo.constant dense<2> : tensor<8xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<i32>
  %b = stablehlo.constant dense<[-1045220474, 148354604, 1073741823, 0, -2147483648, -1236404122, 2138637997, 2147483647]> : tensor<8xi32>
  %c = stablehlo.constant dense<3> : tensor<i32>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<i32>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
  %e0 = stablehlo.constant dense<[1, 3, 3, 1, 1, 1, 3, 3]> : tensor<8xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<0> : tensor<i64>
  %b = stablehlo.constant dense<[0, 686178322601497965, 6807377308064201310, 9223372036854775807, 1146002485914308888, -9223372036854775808, -1075907853541907548, 4611686018427387903]> : tensor<8xi64>
  %c = stablehlo.constant dense<3> : tensor<i64>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<i64>, tensor<8xi64>, tensor<i64>) -> tensor<8xi64>
  %e0 = stablehlo.constant dense<[0, 3, 3, 3, 3, 0, 0, 3]> : tensor<8xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<ui2>
  %b = stablehlo.constant dense<[0, 1, 0, 3, 1, 3, 0, 3]> : tensor<8xui2>
  %c = stablehlo.constant dense<3> : tensor<ui2>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<ui2>, tensor<8xui2>, tensor<ui2>) -> tensor<8xui2>
  %e0 = stablehlo.constant dense<[1, 1, 1, 3, 1, 3, 1, 3]> : tensor<8xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<2> : tensor<ui4>
  %b = stablehlo.constant dense<[0, 0, 4, 4, 7, 5, 15, 15]> : tensor<8xui4>
  %c = stablehlo.constant dense<1> : tensor<ui4>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<ui4>, tensor<8xui4>, tensor<ui4>) -> tensor<8xui4>
  %e0 = stablehlo.constant dense<1> : tensor<8xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<ui8>
  %b = stablehlo.constant dense<[160, 165, 255, 127, 0, 65, 56, 0]> : tensor<8xui8>
  %c = stablehlo.constant dense<3> : tensor<ui8>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<ui8>, tensor<8xui8>, tensor<ui8>) -> tensor<8xui8>
  %e0 = stablehlo.constant dense<[3, 3, 3, 3, 1, 3, 3, 1]> : tensor<8xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<0> : tensor<ui16>
  %b = stablehlo.constant dense<[0, 32412, 0, 34978, 45971, 32767, 65535, 45953]> : tensor<8xui16>
  %c = stablehlo.constant dense<2> : tensor<ui16>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<ui16>, tensor<8xui16>, tensor<ui16>) -> tensor<8xui16>
  %e0 = stablehlo.constant dense<[0, 2, 0, 2, 2, 2, 2, 2]> : tensor<8xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<ui32>
  %b = stablehlo.constant dense<[4043113305, 4276844824, 0, 0, 2147483647, 4294967295, 1846380151, 2426245424]> : tensor<8xui32>
  %c = stablehlo.constant dense<2> : tensor<ui32>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<ui32>, tensor<8xui32>, tensor<ui32>) -> tensor<8xui32>
  %e0 = stablehlo.constant dense<[2, 2, 1, 1, 2, 2, 2, 2]> : tensor<8xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<ui64>
  %b = stablehlo.constant dense<[0, 11599094879514894552, 0, 710795396258710533, 4136249063060246448, 9223372036854775807, 18446744073709551615, 3901275577599292072]> : tensor<8xui64>
  %c = stablehlo.constant dense<2> : tensor<ui64>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<ui64>, tensor<8xui64>, tensor<ui64>) -> tensor<8xui64>
  %e0 = stablehlo.constant dense<[1, 2, 1, 2, 2, 2, 2, 2]> : tensor<8xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
  %b = stablehlo.constant dense<[0.0, 0.5, -3.0, -3.0, 0.5, 3.0, 6.0, -6.0]> : tensor<8xf4E2M1FN>
  %c = stablehlo.constant dense<6.0> : tensor<f4E2M1FN>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<f4E2M1FN>, tensor<8xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, 5.000000e-01, 0.000000e+00, 0.000000e+00, 5.000000e-01, 3.000000e+00, 6.000000e+00, 0.000000e+00]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
  %b = stablehlo.constant dense<[0.125, -0.75, 7.5, 0.0, 0.75, 0.75, -7.5, -0.25]> : tensor<8xf6E2M3FN>
  %c = stablehlo.constant dense<2.0> : tensor<f6E2M3FN>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<f6E2M3FN>, tensor<8xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<8xf6E2M3FN>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 2.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]> : tensor<8xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %b = stablehlo.constant dense<[0.0, -0.5, 0.0625, -0.75, 28.0, 1.5, -3.0, -28.0]> : tensor<8xf6E3M2FN>
  %c = stablehlo.constant dense<1.5> : tensor<f6E3M2FN>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<f6E3M2FN>, tensor<8xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.500000e+00, 1.500000e+00, 1.000000e+00, 1.000000e+00]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<3.0> : tensor<f8E3M4>
  %b = stablehlo.constant dense<[15.5, -15.5, 0.75, 0x78, 0xF0, 0x70, 0.0, 0.015625]> : tensor<8xf8E3M4>
  %c = stablehlo.constant dense<2.0> : tensor<f8E3M4>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<f8E3M4>, tensor<8xf8E3M4>, tensor<f8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[2.000000e+00, 2.000000e+00, 2.000000e+00, 0x78, 2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<0.0> : tensor<f8E4M3>
  %b = stablehlo.constant dense<[0x78, 240.0, -0.25, 0x7C, 0.001953125, 0xF8, -240.0, 0.0]> : tensor<8xf8E4M3>
  %c = stablehlo.constant dense<2.0> : tensor<f8E4M3>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<f8E4M3>, tensor<8xf8E4M3>, tensor<f8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[2.000000e+00, 2.000000e+00, 0.000000e+00, 0x7C, 1.953130e-03, 0.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<3.0> : tensor<f8E4M3FN>
  %b = stablehlo.constant dense<[448.0, 0.0, 0x7F, -6.0, -448.0, 0.25, 3.0, 0.001953125]> : tensor<8xf8E4M3FN>
  %c = stablehlo.constant dense<4.0> : tensor<f8E4M3FN>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<f8E4M3FN>, tensor<8xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[4.000000e+00, 3.000000e+00, 0x7F, 3.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %b = stablehlo.constant dense<[-1.5, 0.5, 0.0, -0.75, 240.0, -240.0, 0.0009765625, 0x80]> : tensor<8xf8E4M3FNUZ>
  %c = stablehlo.constant dense<6.0> : tensor<f8E4M3FNUZ>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<f8E4M3FNUZ>, tensor<8xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 6.000000e+00, 1.000000e+00, 1.000000e+00, 0x80]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[0x80, 30.0, 1.5, -0.5, 0.0, 1.5, 0.0001220703125, -30.0]> : tensor<8xf8E4M3B11FNUZ>
  %c = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<f8E4M3B11FNUZ>, tensor<8xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[0x80, 1.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00, 1.220700e-04, 0.000000e+00]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<3.0> : tensor<f8E5M2>
  %b = stablehlo.constant dense<[0x7C, 1.52587890625e-05, 0xFC, -0.5, 0x7E, 0.0, -57344.0, 57344.0]> : tensor<8xf8E5M2>
  %c = stablehlo.constant dense<6.0> : tensor<f8E5M2>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<f8E5M2>, tensor<8xf8E5M2>, tensor<f8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[6.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00, 0x7E, 3.000000e+00, 3.000000e+00, 6.000000e+00]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %b = stablehlo.constant dense<[7.62939453125e-06, 0.0, -0.5, -3.0, 57344.0, 1.5, 0x80, -57344.0]> : tensor<8xf8E5M2FNUZ>
  %c = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<f8E5M2FNUZ>, tensor<8xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0x80, 1.000000e+00]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %b = stablehlo.constant dense<[2.0, 5.877471754111438e-39, 5.877471754111438e-39, 0xFF, 1.0, 1.7014118346046923e+38, 2.0, 2.0]> : tensor<8xf8E8M0FNU>
  %c = stablehlo.constant dense<2.0> : tensor<f8E8M0FNU>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<f8E8M0FNU>, tensor<8xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<8xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[2.000000e+00, 1.000000e+00, 1.000000e+00, 0xFF, 1.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00]> : tensor<8xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<1.0> : tensor<bf16>
  %b = stablehlo.constant dense<[9.183549615799121e-41, 0.0, 0.75, 0x7F80, 0x7FC0, 3.3895313892515355e+38, 0xFF80, -3.3895313892515355e+38]> : tensor<8xbf16>
  %c = stablehlo.constant dense<6.0> : tensor<bf16>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<bf16>, tensor<8xbf16>, tensor<bf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 6.000000e+00, 0x7FC0, 6.000000e+00, 1.000000e+00, 1.000000e+00]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<0.0> : tensor<f16>
  %b = stablehlo.constant dense<[-65504.0, 0x7C00, 5.960464477539063e-08, 0.0, 1.0, 0xFC00, 0x7E00, 65504.0]> : tensor<8xf16>
  %c = stablehlo.constant dense<1.5> : tensor<f16>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<f16>, tensor<8xf16>, tensor<f16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[0.000000e+00, 1.500000e+00, 5.960460e-08, 0.000000e+00, 1.000000e+00, 0.000000e+00, 0x7E00, 1.500000e+00]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<1.0> : tensor<f32>
  %b = stablehlo.constant dense<[-1.5, 0xFF800000, 0x7F800000, 1.401298464324817e-45, 3.4028234663852886e+38, -3.4028234663852886e+38, 0x7FC00000, 0.0]> : tensor<8xf32>
  %c = stablehlo.constant dense<3.0> : tensor<f32>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<f32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 3.000000e+00, 1.000000e+00, 3.000000e+00, 1.000000e+00, 0x7FC00000, 1.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<3.0> : tensor<f64>
  %b = stablehlo.constant dense<[0x7FF0000000000000, 5.0e-324, 1.7976931348623157e+308, -1.7976931348623157e+308, 0x7FF8000000000000, 0.0, 2.0, 0xFFF0000000000000]> : tensor<8xf64>
  %c = stablehlo.constant dense<1.5> : tensor<f64>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<f64>, tensor<8xf64>, tensor<f64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[1.500000e+00, 1.500000e+00, 1.500000e+00, 1.500000e+00, 0x7FF8000000000000, 1.500000e+00, 1.500000e+00, 1.500000e+00]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %b = stablehlo.constant dense<[(-0.75, -0.5), (0.375, 0.5), (0.25, -0.375), (-0.125, 0.125), (0.375, 0.5), (-0.375, -0.25), (-0.25, 0.75), (-0.5, -0.25)]> : tensor<8xcomplex<f32>>
  %c = stablehlo.constant dense<(3.0, 1.0)> : tensor<complex<f32>>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<complex<f32>>, tensor<8xcomplex<f32>>, tensor<complex<f32>>) -> tensor<8xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.000000e+00, 3.750000e-01, 2.500000e-01, 0.000000e+00, 3.750000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  %e1 = stablehlo.constant dense<[0.000000e+00, 5.000000e-01, -3.750000e-01, 0.000000e+00, 5.000000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<(3.0, 1.0)> : tensor<complex<f64>>
  %b = stablehlo.constant dense<[(0.25, 0.375), (0.75, -0.5), (-0.25, 0.125), (-0.5, -0.75), (0.5, 0.25), (-0.375, -0.75), (-0.375, 0.375), (0.25, -0.5)]> : tensor<8xcomplex<f64>>
  %c = stablehlo.constant dense<(2.0, 4.0)> : tensor<complex<f64>>
  %r = "stablehlo.clamp"(%a, %b, %c) : (tensor<complex<f64>>, tensor<8xcomplex<f64>>, tensor<complex<f64>>) -> tensor<8xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<2.000000e+00> : tensor<8xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf64>
  %e1 = stablehlo.constant dense<4.000000e+00> : tensor<8xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<8xf64>
  return
}
