// SPDX-License-Identifier: Apache-2.0
// stablehlo.dynamic_pad, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %z = stablehlo.constant dense<true> : tensor<i1>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xi1>, tensor<i1>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xi1>
  %e0 = stablehlo.constant dense<[true, true, true, false, true, true]> : tensor<6xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[-2, 1]> : tensor<2xi2>
  %z = stablehlo.constant dense<-2> : tensor<i2>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xi2>, tensor<i2>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xi2>
  %e0 = stablehlo.constant dense<[-2, -2, -2, 1, -2, -2]> : tensor<6xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[-8, 7]> : tensor<2xi4>
  %z = stablehlo.constant dense<-8> : tensor<i4>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xi4>, tensor<i4>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xi4>
  %e0 = stablehlo.constant dense<[-8, -8, -8, 7, -8, -8]> : tensor<6xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[-128, 127]> : tensor<2xi8>
  %z = stablehlo.constant dense<-128> : tensor<i8>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xi8>, tensor<i8>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xi8>
  %e0 = stablehlo.constant dense<[-128, -128, -128, 127, -128, -128]> : tensor<6xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[-32768, 32767]> : tensor<2xi16>
  %z = stablehlo.constant dense<-32768> : tensor<i16>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xi16>, tensor<i16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xi16>
  %e0 = stablehlo.constant dense<[-32768, -32768, -32768, 32767, -32768, -32768]> : tensor<6xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[-2147483648, 2147483647]> : tensor<2xi32>
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xi32>, tensor<i32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xi32>
  %e0 = stablehlo.constant dense<[-2147483648, -2147483648, -2147483648, 2147483647, -2147483648, -2147483648]> : tensor<6xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xi64>
  %z = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xi64>, tensor<i64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xi64>
  %e0 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, -9223372036854775808, -9223372036854775808]> : tensor<6xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[0, 3]> : tensor<2xui2>
  %z = stablehlo.constant dense<0> : tensor<ui2>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xui2>, tensor<ui2>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xui2>
  %e0 = stablehlo.constant dense<[0, 0, 0, 3, 0, 0]> : tensor<6xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[0, 15]> : tensor<2xui4>
  %z = stablehlo.constant dense<0> : tensor<ui4>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xui4>, tensor<ui4>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xui4>
  %e0 = stablehlo.constant dense<[0, 0, 0, 15, 0, 0]> : tensor<6xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[0, 255]> : tensor<2xui8>
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xui8>, tensor<ui8>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xui8>
  %e0 = stablehlo.constant dense<[0, 0, 0, 255, 0, 0]> : tensor<6xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[65535, 0]> : tensor<2xui16>
  %z = stablehlo.constant dense<0> : tensor<ui16>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xui16>, tensor<ui16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xui16>
  %e0 = stablehlo.constant dense<[0, 65535, 0, 0, 0, 0]> : tensor<6xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[4294967295, 0]> : tensor<2xui32>
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xui32>, tensor<ui32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xui32>
  %e0 = stablehlo.constant dense<[0, 4294967295, 0, 0, 0, 0]> : tensor<6xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xui64>, tensor<ui64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xui64>
  %e0 = stablehlo.constant dense<[0, 0, 0, 18446744073709551615, 0, 0]> : tensor<6xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[-1.0, -0.5]> : tensor<2xf4E2M1FN>
  %z = stablehlo.constant dense<1.5> : tensor<f4E2M1FN>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xf4E2M1FN>, tensor<f4E2M1FN>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf4E2M1FN>
  %e0 = stablehlo.constant dense<[1.500000e+00, -1.000000e+00, 1.500000e+00, -5.000000e-01, 1.500000e+00, 1.500000e+00]> : tensor<6xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[6.0, 1.0]> : tensor<2xf6E2M3FN>
  %z = stablehlo.constant dense<2.0> : tensor<f6E2M3FN>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xf6E2M3FN>, tensor<f6E2M3FN>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf6E2M3FN>
  %e0 = stablehlo.constant dense<[2.000000e+00, 6.000000e+00, 2.000000e+00, 1.000000e+00, 2.000000e+00, 2.000000e+00]> : tensor<6xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.25, -0.5]> : tensor<2xf6E3M2FN>
  %z = stablehlo.constant dense<1.5> : tensor<f6E3M2FN>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xf6E3M2FN>, tensor<f6E3M2FN>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf6E3M2FN>
  %e0 = stablehlo.constant dense<[1.500000e+00, -2.500000e-01, 1.500000e+00, -5.000000e-01, 1.500000e+00, 1.500000e+00]> : tensor<6xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[1.5, -6.0]> : tensor<2xf8E3M4>
  %z = stablehlo.constant dense<3.0> : tensor<f8E3M4>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xf8E3M4>, tensor<f8E3M4>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf8E3M4>
  %e0 = stablehlo.constant dense<[3.000000e+00, 1.500000e+00, 3.000000e+00, -6.000000e+00, 3.000000e+00, 3.000000e+00]> : tensor<6xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[6.0, 3.0]> : tensor<2xf8E4M3>
  %z = stablehlo.constant dense<0.75> : tensor<f8E4M3>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xf8E4M3>, tensor<f8E4M3>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf8E4M3>
  %e0 = stablehlo.constant dense<[7.500000e-01, 6.000000e+00, 7.500000e-01, 3.000000e+00, 7.500000e-01, 7.500000e-01]> : tensor<6xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[6.0, 3.0]> : tensor<2xf8E4M3FN>
  %z = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xf8E4M3FN>, tensor<f8E4M3FN>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf8E4M3FN>
  %e0 = stablehlo.constant dense<[5.000000e-01, 6.000000e+00, 5.000000e-01, 3.000000e+00, 5.000000e-01, 5.000000e-01]> : tensor<6xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 0.25]> : tensor<2xf8E4M3FNUZ>
  %z = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, 1.000000e+00, 2.500000e-01, 1.000000e+00, 1.000000e+00]> : tensor<6xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.5, -0.75]> : tensor<2xf8E4M3B11FNUZ>
  %z = stablehlo.constant dense<3.0> : tensor<f8E4M3B11FNUZ>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[3.000000e+00, 1.500000e+00, 3.000000e+00, -7.500000e-01, 3.000000e+00, 3.000000e+00]> : tensor<6xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[0.75, -1.5]> : tensor<2xf8E5M2>
  %z = stablehlo.constant dense<0.5> : tensor<f8E5M2>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xf8E5M2>, tensor<f8E5M2>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf8E5M2>
  %e0 = stablehlo.constant dense<[5.000000e-01, 7.500000e-01, 5.000000e-01, -1.500000e+00, 5.000000e-01, 5.000000e-01]> : tensor<6xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.5, -6.0]> : tensor<2xf8E5M2FNUZ>
  %z = stablehlo.constant dense<0.75> : tensor<f8E5M2FNUZ>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[7.500000e-01, 1.500000e+00, 7.500000e-01, -6.000000e+00, 7.500000e-01, 7.500000e-01]> : tensor<6xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 0.25]> : tensor<2xf8E8M0FNU>
  %z = stablehlo.constant dense<0.5> : tensor<f8E8M0FNU>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[5.000000e-01, 2.000000e+00, 5.000000e-01, 2.500000e-01, 5.000000e-01, 5.000000e-01]> : tensor<6xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[6.0, -3.0]> : tensor<2xbf16>
  %z = stablehlo.constant dense<-0.25> : tensor<bf16>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xbf16>, tensor<bf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xbf16>
  %e0 = stablehlo.constant dense<[-2.500000e-01, 6.000000e+00, -2.500000e-01, -3.000000e+00, -2.500000e-01, -2.500000e-01]> : tensor<6xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[-1.5, 2.0]> : tensor<2xf16>
  %z = stablehlo.constant dense<-1.5> : tensor<f16>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xf16>, tensor<f16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf16>
  %e0 = stablehlo.constant dense<[-1.500000e+00, -1.500000e+00, -1.500000e+00, 2.000000e+00, -1.500000e+00, -1.500000e+00]> : tensor<6xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[-1.5, 0.25]> : tensor<2xf32>
  %z = stablehlo.constant dense<0.75> : tensor<f32>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf32>
  %e0 = stablehlo.constant dense<[7.500000e-01, -1.500000e+00, 7.500000e-01, 2.500000e-01, 7.500000e-01, 7.500000e-01]> : tensor<6xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[0.5, -0.5]> : tensor<2xf64>
  %z = stablehlo.constant dense<-3.0> : tensor<f64>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xf64>, tensor<f64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf64>
  %e0 = stablehlo.constant dense<[-3.000000e+00, 5.000000e-01, -3.000000e+00, -5.000000e-01, -3.000000e+00, -3.000000e+00]> : tensor<6xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(0.75, 0.375), (-0.75, 0.125)]> : tensor<2xcomplex<f32>>
  %z = stablehlo.constant dense<(-0.5, 0.25)> : tensor<complex<f32>>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xcomplex<f32>>, tensor<complex<f32>>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
  %imag0 = stablehlo.imag %r : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
  %e0 = stablehlo.constant dense<[-5.000000e-01, 7.500000e-01, -5.000000e-01, -7.500000e-01, -5.000000e-01, -5.000000e-01]> : tensor<6xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf32>
  %e1 = stablehlo.constant dense<[2.500000e-01, 3.750000e-01, 2.500000e-01, 1.250000e-01, 2.500000e-01, 2.500000e-01]> : tensor<6xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(-0.75, 0.5), (0.125, -0.375)]> : tensor<2xcomplex<f64>>
  %z = stablehlo.constant dense<(0.375, -0.375)> : tensor<complex<f64>>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %h = stablehlo.constant dense<[2]> : tensor<1xi64>
  %n = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r = "stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2xcomplex<f64>>, tensor<complex<f64>>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<6xcomplex<f64>>) -> tensor<6xf64>
  %imag0 = stablehlo.imag %r : (tensor<6xcomplex<f64>>) -> tensor<6xf64>
  %e0 = stablehlo.constant dense<[3.750000e-01, -7.500000e-01, 3.750000e-01, 1.250000e-01, 3.750000e-01, 3.750000e-01]> : tensor<6xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf64>
  %e1 = stablehlo.constant dense<[-3.750000e-01, 5.000000e-01, -3.750000e-01, -3.750000e-01, -3.750000e-01, -3.750000e-01]> : tensor<6xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xf64>
  return
}
