// SPDX-License-Identifier: Apache-2.0
// stablehlo.reverse, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[[false, true, false], [false, true, true]]> : tensor<2x3xi1>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xi1>) -> tensor<2x3xi1>
  %e0 = stablehlo.constant dense<[[false, true, false], [true, true, false]]> : tensor<2x3xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[[1, 0, -2], [-2, 0, 0]]> : tensor<2x3xi2>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xi2>) -> tensor<2x3xi2>
  %e0 = stablehlo.constant dense<[[-2, 0, 1], [0, 0, -2]]> : tensor<2x3xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[[3, 0, -7], [7, -8, 3]]> : tensor<2x3xi4>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xi4>) -> tensor<2x3xi4>
  %e0 = stablehlo.constant dense<[[-7, 0, 3], [3, -8, 7]]> : tensor<2x3xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[[127, 63, -84], [-128, -20, 0]]> : tensor<2x3xi8>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xi8>) -> tensor<2x3xi8>
  %e0 = stablehlo.constant dense<[[-84, 63, 127], [0, -20, -128]]> : tensor<2x3xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[[0, 17599, 16383], [1403, 32767, -32768]]> : tensor<2x3xi16>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xi16>) -> tensor<2x3xi16>
  %e0 = stablehlo.constant dense<[[16383, 17599, 0], [-32768, 32767, 1403]]> : tensor<2x3xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[[0, 2147483647, 1073741823], [-1280782631, 464376536, -2147483648]]> : tensor<2x3xi32>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %e0 = stablehlo.constant dense<[[1073741823, 2147483647, 0], [-2147483648, 464376536, -1280782631]]> : tensor<2x3xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[[0, -1109997244935584778, 9223372036854775807], [-2693040702110277827, -9223372036854775808, 4611686018427387903]]> : tensor<2x3xi64>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xi64>) -> tensor<2x3xi64>
  %e0 = stablehlo.constant dense<[[9223372036854775807, -1109997244935584778, 0], [4611686018427387903, -9223372036854775808, -2693040702110277827]]> : tensor<2x3xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[[3, 0, 0], [0, 1, 3]]> : tensor<2x3xui2>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xui2>) -> tensor<2x3xui2>
  %e0 = stablehlo.constant dense<[[0, 0, 3], [3, 1, 0]]> : tensor<2x3xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[[0, 2, 15], [0, 3, 7]]> : tensor<2x3xui4>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xui4>) -> tensor<2x3xui4>
  %e0 = stablehlo.constant dense<[[15, 2, 0], [7, 3, 0]]> : tensor<2x3xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[[0, 127, 255], [131, 85, 0]]> : tensor<2x3xui8>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xui8>) -> tensor<2x3xui8>
  %e0 = stablehlo.constant dense<[[255, 127, 0], [0, 85, 131]]> : tensor<2x3xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[[32767, 65535, 59082], [0, 0, 47347]]> : tensor<2x3xui16>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xui16>) -> tensor<2x3xui16>
  %e0 = stablehlo.constant dense<[[59082, 65535, 32767], [47347, 0, 0]]> : tensor<2x3xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[[1802881004, 2147483647, 0], [357965625, 0, 4294967295]]> : tensor<2x3xui32>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xui32>) -> tensor<2x3xui32>
  %e0 = stablehlo.constant dense<[[0, 2147483647, 1802881004], [4294967295, 0, 357965625]]> : tensor<2x3xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[[2422727281200240135, 9223372036854775807, 18446744073709551615], [0, 0, 11624780330265505446]]> : tensor<2x3xui64>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xui64>) -> tensor<2x3xui64>
  %e0 = stablehlo.constant dense<[[18446744073709551615, 9223372036854775807, 2422727281200240135], [11624780330265505446, 0, 0]]> : tensor<2x3xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[[-6.0, -0.0, 2.0], [0.5, 0.0, 6.0]]> : tensor<2x3xf4E2M1FN>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  %e0 = stablehlo.constant dense<[[2.000000e+00, -0.000000e+00, -6.000000e+00], [6.000000e+00, 0.000000e+00, 5.000000e-01]]> : tensor<2x3xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.125, -7.5, -0.25], [0.75, 7.5, 0.0]]> : tensor<2x3xf6E2M3FN>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  %e0 = stablehlo.constant dense<[[-2.500000e-01, -7.500000e+00, 1.250000e-01], [0.000000e+00, 7.500000e+00, 7.500000e-01]]> : tensor<2x3xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.0625, -28.0, 0.0], [-0.25, 28.0, -0.25]]> : tensor<2x3xf6E3M2FN>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  %e0 = stablehlo.constant dense<[[0.000000e+00, -2.800000e+01, 6.250000e-02], [-2.500000e-01, 2.800000e+01, -2.500000e-01]]> : tensor<2x3xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[[-1.0, 15.5, 0.0], [0.015625, -15.5, -1.5]]> : tensor<2x3xf8E3M4>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 1.550000e+01, -1.000000e+00], [-1.500000e+00, -1.550000e+01, 1.562500e-02]]> : tensor<2x3xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[[-240.0, 0.001953125, 240.0], [0.0, 6.0, 1.0]]> : tensor<2x3xf8E4M3>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
  %e0 = stablehlo.constant dense<[[2.400000e+02, 1.953130e-03, -2.400000e+02], [1.000000e+00, 6.000000e+00, 0.000000e+00]]> : tensor<2x3xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.5, 0.001953125, 448.0], [2.0, -448.0, 0.0]]> : tensor<2x3xf8E4M3FN>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %e0 = stablehlo.constant dense<[[4.480000e+02, 1.953130e-03, 5.000000e-01], [0.000000e+00, -4.480000e+02, 2.000000e+00]]> : tensor<2x3xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[-1.5, 240.0, 6.0], [-240.0, 0.0009765625, 0.0]]> : tensor<2x3xf8E4M3FNUZ>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[[6.000000e+00, 2.400000e+02, -1.500000e+00], [0.000000e+00, 9.765620e-04, -2.400000e+02]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[-6.0, -30.0, 30.0], [0.0001220703125, 0.0, 2.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[[3.000000e+01, -3.000000e+01, -6.000000e+00], [2.000000e+00, 0.000000e+00, 1.220700e-04]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[[-0.5, 0.0, -57344.0], [57344.0, -1.0, 1.52587890625e-05]]> : tensor<2x3xf8E5M2>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  %e0 = stablehlo.constant dense<[[-5.734400e+04, 0.000000e+00, -5.000000e-01], [1.525880e-05, -1.000000e+00, 5.734400e+04]]> : tensor<2x3xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[0.75, -57344.0, 0.0], [57344.0, 7.62939453125e-06, 1.0]]> : tensor<2x3xf8E5M2FNUZ>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[[0.000000e+00, -5.734400e+04, 7.500000e-01], [1.000000e+00, 7.629390e-06, 5.734400e+04]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[[5.877471754111438e-39, 2.0, 1.0], [1.7014118346046923e+38, 5.877471754111438e-39, 2.0]]> : tensor<2x3xf8E8M0FNU>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[[1.000000e+00, 2.000000e+00, 5.877470e-39], [2.000000e+00, 5.877470e-39, 1.701410e+38]]> : tensor<2x3xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[[9.183549615799121e-41, 2.0, -3.3895313892515355e+38], [-1.0, 0.0, 3.3895313892515355e+38]]> : tensor<2x3xbf16>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = stablehlo.constant dense<[[-3.389530e+38, 2.000000e+00, 9.183550e-41], [3.389530e+38, 0.000000e+00, -1.000000e+00]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[[5.960464477539063e-08, -65504.0, 65504.0], [1.0, 0.0, 0.25]]> : tensor<2x3xf16>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xf16>) -> tensor<2x3xf16>
  %e0 = stablehlo.constant dense<[[6.550400e+04, -6.550400e+04, 5.960460e-08], [2.500000e-01, 0.000000e+00, 1.000000e+00]]> : tensor<2x3xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[1.401298464324817e-45, 3.4028234663852886e+38, -3.4028234663852886e+38], [0.5, 0.0, -6.0]]> : tensor<2x3xf32>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %e0 = stablehlo.constant dense<[[-3.40282347E+38, 3.40282347E+38, 1.401300e-45], [-6.000000e+00, 0.000000e+00, 5.000000e-01]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[-1.7976931348623157e+308, -0.5, 5.0e-324], [-2.0, 0.0, 1.7976931348623157e+308]]> : tensor<2x3xf64>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = stablehlo.constant dense<[[4.940660e-324, -5.000000e-01, -1.7976931348623157E+308], [1.7976931348623157E+308, 0.000000e+00, -2.000000e+00]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[[(0.75, 0.375), (0.125, 0.5), (0.375, -0.75)], [(0.25, 0.375), (0.25, 0.125), (-0.375, -0.25)]]> : tensor<2x3xcomplex<f32>>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  %imag0 = stablehlo.imag %r : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  %e0 = stablehlo.constant dense<[[3.750000e-01, 1.250000e-01, 7.500000e-01], [-3.750000e-01, 2.500000e-01, 2.500000e-01]]> : tensor<2x3xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf32>
  %e1 = stablehlo.constant dense<[[-7.500000e-01, 5.000000e-01, 3.750000e-01], [-2.500000e-01, 1.250000e-01, 3.750000e-01]]> : tensor<2x3xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[[(0.75, 0.375), (-0.75, 0.5), (0.375, 0.125)], [(-0.375, -0.125), (-0.75, 0.75), (0.125, -0.25)]]> : tensor<2x3xcomplex<f64>>
  %r = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
  %imag0 = stablehlo.imag %r : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
  %e0 = stablehlo.constant dense<[[3.750000e-01, -7.500000e-01, 7.500000e-01], [1.250000e-01, -7.500000e-01, -3.750000e-01]]> : tensor<2x3xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf64>
  %e1 = stablehlo.constant dense<[[1.250000e-01, 5.000000e-01, 3.750000e-01], [-2.500000e-01, 7.500000e-01, -1.250000e-01]]> : tensor<2x3xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xf64>
  return
}
