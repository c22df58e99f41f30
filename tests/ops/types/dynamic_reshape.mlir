// SPDX-License-Identifier: Apache-2.0
// stablehlo.dynamic_reshape, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[false, false, false, false, true, false]> : tensor<6xi1>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xi1>, tensor<2xi64>) -> tensor<2x3xi1>
  %e0 = stablehlo.constant dense<[[false, false, false], [false, true, false]]> : tensor<2x3xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[0, 0, 1, 1, -1, -2]> : tensor<6xi2>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xi2>, tensor<2xi64>) -> tensor<2x3xi2>
  %e0 = stablehlo.constant dense<[[0, 0, 1], [1, -1, -2]]> : tensor<2x3xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[-3, 0, -3, 3, -8, 7]> : tensor<6xi4>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xi4>, tensor<2xi64>) -> tensor<2x3xi4>
  %e0 = stablehlo.constant dense<[[-3, 0, -3], [3, -8, 7]]> : tensor<2x3xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[-10, -73, 0, 127, 63, -128]> : tensor<6xi8>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xi8>, tensor<2xi64>) -> tensor<2x3xi8>
  %e0 = stablehlo.constant dense<[[-10, -73, 0], [127, 63, -128]]> : tensor<2x3xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[-32768, 16383, -3315, 543, 0, 32767]> : tensor<6xi16>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xi16>, tensor<2xi64>) -> tensor<2x3xi16>
  %e0 = stablehlo.constant dense<[[-32768, 16383, -3315], [543, 0, 32767]]> : tensor<2x3xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[1073741823, -768609355, 0, 705005534, -2147483648, 2147483647]> : tensor<6xi32>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xi32>, tensor<2xi64>) -> tensor<2x3xi32>
  %e0 = stablehlo.constant dense<[[1073741823, -768609355, 0], [705005534, -2147483648, 2147483647]]> : tensor<2x3xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[4611686018427387903, 0, -9223372036854775808, 3867563764870510200, -6562558419239872415, 9223372036854775807]> : tensor<6xi64>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xi64>, tensor<2xi64>) -> tensor<2x3xi64>
  %e0 = stablehlo.constant dense<[[4611686018427387903, 0, -9223372036854775808], [3867563764870510200, -6562558419239872415, 9223372036854775807]]> : tensor<2x3xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[0, 1, 1, 3, 0, 1]> : tensor<6xui2>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xui2>, tensor<2xi64>) -> tensor<2x3xui2>
  %e0 = stablehlo.constant dense<[[0, 1, 1], [3, 0, 1]]> : tensor<2x3xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[5, 12, 7, 0, 0, 15]> : tensor<6xui4>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xui4>, tensor<2xi64>) -> tensor<2x3xui4>
  %e0 = stablehlo.constant dense<[[5, 12, 7], [0, 0, 15]]> : tensor<2x3xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[255, 0, 211, 0, 127, 166]> : tensor<6xui8>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xui8>, tensor<2xi64>) -> tensor<2x3xui8>
  %e0 = stablehlo.constant dense<[[255, 0, 211], [0, 127, 166]]> : tensor<2x3xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[0, 22162, 0, 32767, 65535, 14436]> : tensor<6xui16>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xui16>, tensor<2xi64>) -> tensor<2x3xui16>
  %e0 = stablehlo.constant dense<[[0, 22162, 0], [32767, 65535, 14436]]> : tensor<2x3xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[2147483647, 2984652195, 0, 4294967295, 4178911161, 0]> : tensor<6xui32>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xui32>, tensor<2xi64>) -> tensor<2x3xui32>
  %e0 = stablehlo.constant dense<[[2147483647, 2984652195, 0], [4294967295, 4178911161, 0]]> : tensor<2x3xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[18446744073709551615, 9154025662540406173, 17595335164695000681, 9223372036854775807, 0, 0]> : tensor<6xui64>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xui64>, tensor<2xi64>) -> tensor<2x3xui64>
  %e0 = stablehlo.constant dense<[[18446744073709551615, 9154025662540406173, 17595335164695000681], [9223372036854775807, 0, 0]]> : tensor<2x3xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[-6.0, 6.0, -6.0, 0.5, -2.0, 0.0]> : tensor<6xf4E2M1FN>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xf4E2M1FN>, tensor<2xi64>) -> tensor<2x3xf4E2M1FN>
  %e0 = stablehlo.constant dense<[[-6.000000e+00, 6.000000e+00, -6.000000e+00], [5.000000e-01, -2.000000e+00, 0.000000e+00]]> : tensor<2x3xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[0.0, -7.5, 0.125, 0.5, 7.5, 2.0]> : tensor<6xf6E2M3FN>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xf6E2M3FN>, tensor<2xi64>) -> tensor<2x3xf6E2M3FN>
  %e0 = stablehlo.constant dense<[[0.000000e+00, -7.500000e+00, 1.250000e-01], [5.000000e-01, 7.500000e+00, 2.000000e+00]]> : tensor<2x3xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[0.0625, -3.0, 0.0, -28.0, 0.75, 28.0]> : tensor<6xf6E3M2FN>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xf6E3M2FN>, tensor<2xi64>) -> tensor<2x3xf6E3M2FN>
  %e0 = stablehlo.constant dense<[[6.250000e-02, -3.000000e+00, 0.000000e+00], [-2.800000e+01, 7.500000e-01, 2.800000e+01]]> : tensor<2x3xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[15.5, 3.0, 0.015625, 0.0, 0.5, -15.5]> : tensor<6xf8E3M4>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xf8E3M4>, tensor<2xi64>) -> tensor<2x3xf8E3M4>
  %e0 = stablehlo.constant dense<[[1.550000e+01, 3.000000e+00, 1.562500e-02], [0.000000e+00, 5.000000e-01, -1.550000e+01]]> : tensor<2x3xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[0.001953125, -6.0, 240.0, 0.0, 6.0, -240.0]> : tensor<6xf8E4M3>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xf8E4M3>, tensor<2xi64>) -> tensor<2x3xf8E4M3>
  %e0 = stablehlo.constant dense<[[1.953130e-03, -6.000000e+00, 2.400000e+02], [0.000000e+00, 6.000000e+00, -2.400000e+02]]> : tensor<2x3xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[448.0, 0.001953125, 0.75, -1.5, 0.0, -448.0]> : tensor<6xf8E4M3FN>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xf8E4M3FN>, tensor<2xi64>) -> tensor<2x3xf8E4M3FN>
  %e0 = stablehlo.constant dense<[[4.480000e+02, 1.953130e-03, 7.500000e-01], [-1.500000e+00, 0.000000e+00, -4.480000e+02]]> : tensor<2x3xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[240.0, 0.0, -240.0, 0.0009765625, -0.75, 0.25]> : tensor<6xf8E4M3FNUZ>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xf8E4M3FNUZ>, tensor<2xi64>) -> tensor<2x3xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[[2.400000e+02, 0.000000e+00, -2.400000e+02], [9.765620e-04, -7.500000e-01, 2.500000e-01]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 30.0, 0.75, 1.0, -30.0, 0.0001220703125]> : tensor<6xf8E4M3B11FNUZ>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xf8E4M3B11FNUZ>, tensor<2xi64>) -> tensor<2x3xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 3.000000e+01, 7.500000e-01], [1.000000e+00, -3.000000e+01, 1.220700e-04]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[57344.0, 0.0, -57344.0, 1.52587890625e-05, 0.75, 1.0]> : tensor<6xf8E5M2>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xf8E5M2>, tensor<2xi64>) -> tensor<2x3xf8E5M2>
  %e0 = stablehlo.constant dense<[[5.734400e+04, 0.000000e+00, -5.734400e+04], [1.525880e-05, 7.500000e-01, 1.000000e+00]]> : tensor<2x3xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[7.62939453125e-06, -1.5, -57344.0, 0.0, 57344.0, -6.0]> : tensor<6xf8E5M2FNUZ>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xf8E5M2FNUZ>, tensor<2xi64>) -> tensor<2x3xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[[7.629390e-06, -1.500000e+00, -5.734400e+04], [0.000000e+00, 5.734400e+04, -6.000000e+00]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[0.5, 8.0, 5.877471754111438e-39, 5.877471754111438e-39, 1.7014118346046923e+38, 1.0]> : tensor<6xf8E8M0FNU>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xf8E8M0FNU>, tensor<2xi64>) -> tensor<2x3xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[[5.000000e-01, 8.000000e+00, 5.877470e-39], [5.877470e-39, 1.701410e+38, 1.000000e+00]]> : tensor<2x3xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[9.183549615799121e-41, 0.0, 1.0, -0.5, -3.3895313892515355e+38, 3.3895313892515355e+38]> : tensor<6xbf16>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xbf16>, tensor<2xi64>) -> tensor<2x3xbf16>
  %e0 = stablehlo.constant dense<[[9.183550e-41, 0.000000e+00, 1.000000e+00], [-5.000000e-01, -3.389530e+38, 3.389530e+38]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[-65504.0, 0.0, -1.0, 5.960464477539063e-08, 65504.0, -1.5]> : tensor<6xf16>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xf16>, tensor<2xi64>) -> tensor<2x3xf16>
  %e0 = stablehlo.constant dense<[[-6.550400e+04, 0.000000e+00, -1.000000e+00], [5.960460e-08, 6.550400e+04, -1.500000e+00]]> : tensor<2x3xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[3.4028234663852886e+38, 3.0, -3.4028234663852886e+38, 0.0, 0.25, 1.401298464324817e-45]> : tensor<6xf32>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xf32>, tensor<2xi64>) -> tensor<2x3xf32>
  %e0 = stablehlo.constant dense<[[3.40282347E+38, 3.000000e+00, -3.40282347E+38], [0.000000e+00, 2.500000e-01, 1.401300e-45]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[-1.5, 1.7976931348623157e+308, 5.0e-324, 0.0, -1.7976931348623157e+308, 2.0]> : tensor<6xf64>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xf64>, tensor<2xi64>) -> tensor<2x3xf64>
  %e0 = stablehlo.constant dense<[[-1.500000e+00, 1.7976931348623157E+308, 4.940660e-324], [0.000000e+00, -1.7976931348623157E+308, 2.000000e+00]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(-0.375, -0.375), (-0.5, 0.75), (0.125, 0.5), (-0.125, 0.75), (-0.375, -0.125), (-0.125, 0.375)]> : tensor<6xcomplex<f32>>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xcomplex<f32>>, tensor<2xi64>) -> tensor<2x3xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  %imag0 = stablehlo.imag %r : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  %e0 = stablehlo.constant dense<[[-3.750000e-01, -5.000000e-01, 1.250000e-01], [-1.250000e-01, -3.750000e-01, -1.250000e-01]]> : tensor<2x3xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf32>
  %e1 = stablehlo.constant dense<[[-3.750000e-01, 7.500000e-01, 5.000000e-01], [7.500000e-01, -1.250000e-01, 3.750000e-01]]> : tensor<2x3xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(-0.5, 0.375), (-0.125, 0.75), (-0.375, 0.25), (-0.75, -0.125), (-0.125, 0.125), (-0.75, 0.125)]> : tensor<6xcomplex<f64>>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_reshape"(%a, %s) : (tensor<6xcomplex<f64>>, tensor<2xi64>) -> tensor<2x3xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
  %imag0 = stablehlo.imag %r : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
  %e0 = stablehlo.constant dense<[[-5.000000e-01, -1.250000e-01, -3.750000e-01], [-7.500000e-01, -1.250000e-01, -7.500000e-01]]> : tensor<2x3xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf64>
  %e1 = stablehlo.constant dense<[[3.750000e-01, 7.500000e-01, 2.500000e-01], [-1.250000e-01, 1.250000e-01, 1.250000e-01]]> : tensor<2x3xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xf64>
  return
}
