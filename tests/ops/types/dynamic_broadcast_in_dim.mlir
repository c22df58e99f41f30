// SPDX-License-Identifier: Apache-2.0
// stablehlo.dynamic_broadcast_in_dim, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi1>, tensor<2xi64>) -> tensor<2x3xi1>
  %e0 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[1, -2, 0]> : tensor<3xi2>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi2>, tensor<2xi64>) -> tensor<2x3xi2>
  %e0 = stablehlo.constant dense<[[1, -2, 0], [1, -2, 0]]> : tensor<2x3xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[-8, 7, 0]> : tensor<3xi4>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi4>, tensor<2xi64>) -> tensor<2x3xi4>
  %e0 = stablehlo.constant dense<[[-8, 7, 0], [-8, 7, 0]]> : tensor<2x3xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[0, -128, 127]> : tensor<3xi8>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi8>, tensor<2xi64>) -> tensor<2x3xi8>
  %e0 = stablehlo.constant dense<[[0, -128, 127], [0, -128, 127]]> : tensor<2x3xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[-32768, 0, 32767]> : tensor<3xi16>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi16>, tensor<2xi64>) -> tensor<2x3xi16>
  %e0 = stablehlo.constant dense<[[-32768, 0, 32767], [-32768, 0, 32767]]> : tensor<2x3xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0]> : tensor<3xi32>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>, tensor<2xi64>) -> tensor<2x3xi32>
  %e0 = stablehlo.constant dense<[[-2147483648, 2147483647, 0], [-2147483648, 2147483647, 0]]> : tensor<2x3xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[0, -9223372036854775808, 9223372036854775807]> : tensor<3xi64>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi64>, tensor<2xi64>) -> tensor<2x3xi64>
  %e0 = stablehlo.constant dense<[[0, -9223372036854775808, 9223372036854775807], [0, -9223372036854775808, 9223372036854775807]]> : tensor<2x3xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[3, 0, 0]> : tensor<3xui2>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui2>, tensor<2xi64>) -> tensor<2x3xui2>
  %e0 = stablehlo.constant dense<[[3, 0, 0], [3, 0, 0]]> : tensor<2x3xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[0, 15, 0]> : tensor<3xui4>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui4>, tensor<2xi64>) -> tensor<2x3xui4>
  %e0 = stablehlo.constant dense<[[0, 15, 0], [0, 15, 0]]> : tensor<2x3xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[255, 0, 0]> : tensor<3xui8>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui8>, tensor<2xi64>) -> tensor<2x3xui8>
  %e0 = stablehlo.constant dense<[[255, 0, 0], [255, 0, 0]]> : tensor<2x3xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[0, 65535, 0]> : tensor<3xui16>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui16>, tensor<2xi64>) -> tensor<2x3xui16>
  %e0 = stablehlo.constant dense<[[0, 65535, 0], [0, 65535, 0]]> : tensor<2x3xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[0, 4294967295, 0]> : tensor<3xui32>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui32>, tensor<2xi64>) -> tensor<2x3xui32>
  %e0 = stablehlo.constant dense<[[0, 4294967295, 0], [0, 4294967295, 0]]> : tensor<2x3xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[0, 18446744073709551615, 0]> : tensor<3xui64>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui64>, tensor<2xi64>) -> tensor<2x3xui64>
  %e0 = stablehlo.constant dense<[[0, 18446744073709551615, 0], [0, 18446744073709551615, 0]]> : tensor<2x3xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[-3.0, -0.0, 6.0]> : tensor<3xf4E2M1FN>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf4E2M1FN>, tensor<2xi64>) -> tensor<2x3xf4E2M1FN>
  %e0 = stablehlo.constant dense<[[-3.000000e+00, -0.000000e+00, 6.000000e+00], [-3.000000e+00, -0.000000e+00, 6.000000e+00]]> : tensor<2x3xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[6.0, 2.0, -6.0]> : tensor<3xf6E2M3FN>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf6E2M3FN>, tensor<2xi64>) -> tensor<2x3xf6E2M3FN>
  %e0 = stablehlo.constant dense<[[6.000000e+00, 2.000000e+00, -6.000000e+00], [6.000000e+00, 2.000000e+00, -6.000000e+00]]> : tensor<2x3xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[6.0, -2.0, 2.0]> : tensor<3xf6E3M2FN>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf6E3M2FN>, tensor<2xi64>) -> tensor<2x3xf6E3M2FN>
  %e0 = stablehlo.constant dense<[[6.000000e+00, -2.000000e+00, 2.000000e+00], [6.000000e+00, -2.000000e+00, 2.000000e+00]]> : tensor<2x3xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[-2.0, 0.75, -2.0]> : tensor<3xf8E3M4>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf8E3M4>, tensor<2xi64>) -> tensor<2x3xf8E3M4>
  %e0 = stablehlo.constant dense<[[-2.000000e+00, 7.500000e-01, -2.000000e+00], [-2.000000e+00, 7.500000e-01, -2.000000e+00]]> : tensor<2x3xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 3.0, 1.5]> : tensor<3xf8E4M3>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf8E4M3>, tensor<2xi64>) -> tensor<2x3xf8E4M3>
  %e0 = stablehlo.constant dense<[[2.000000e+00, 3.000000e+00, 1.500000e+00], [2.000000e+00, 3.000000e+00, 1.500000e+00]]> : tensor<2x3xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.5, -0.75, -6.0]> : tensor<3xf8E4M3FN>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf8E4M3FN>, tensor<2xi64>) -> tensor<2x3xf8E4M3FN>
  %e0 = stablehlo.constant dense<[[-5.000000e-01, -7.500000e-01, -6.000000e+00], [-5.000000e-01, -7.500000e-01, -6.000000e+00]]> : tensor<2x3xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 0.25, 0.25]> : tensor<3xf8E4M3FNUZ>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf8E4M3FNUZ>, tensor<2xi64>) -> tensor<2x3xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[[2.000000e+00, 2.500000e-01, 2.500000e-01], [2.000000e+00, 2.500000e-01, 2.500000e-01]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.75, 0.5, -3.0]> : tensor<3xf8E4M3B11FNUZ>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf8E4M3B11FNUZ>, tensor<2xi64>) -> tensor<2x3xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[[-7.500000e-01, 5.000000e-01, -3.000000e+00], [-7.500000e-01, 5.000000e-01, -3.000000e+00]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[-2.0, 2.0, 0.75]> : tensor<3xf8E5M2>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf8E5M2>, tensor<2xi64>) -> tensor<2x3xf8E5M2>
  %e0 = stablehlo.constant dense<[[-2.000000e+00, 2.000000e+00, 7.500000e-01], [-2.000000e+00, 2.000000e+00, 7.500000e-01]]> : tensor<2x3xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-1.5, -0.75, -1.5]> : tensor<3xf8E5M2FNUZ>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf8E5M2FNUZ>, tensor<2xi64>) -> tensor<2x3xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[[-1.500000e+00, -7.500000e-01, -1.500000e+00], [-1.500000e+00, -7.500000e-01, -1.500000e+00]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 4.0, 4.0]> : tensor<3xf8E8M0FNU>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf8E8M0FNU>, tensor<2xi64>) -> tensor<2x3xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[[1.000000e+00, 4.000000e+00, 4.000000e+00], [1.000000e+00, 4.000000e+00, 4.000000e+00]]> : tensor<2x3xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[0.5, 1.0, 0.5]> : tensor<3xbf16>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xbf16>, tensor<2xi64>) -> tensor<2x3xbf16>
  %e0 = stablehlo.constant dense<[[5.000000e-01, 1.000000e+00, 5.000000e-01], [5.000000e-01, 1.000000e+00, 5.000000e-01]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[0.25, -3.0, -1.5]> : tensor<3xf16>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf16>, tensor<2xi64>) -> tensor<2x3xf16>
  %e0 = stablehlo.constant dense<[[2.500000e-01, -3.000000e+00, -1.500000e+00], [2.500000e-01, -3.000000e+00, -1.500000e+00]]> : tensor<2x3xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 1.5, -2.0]> : tensor<3xf32>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>, tensor<2xi64>) -> tensor<2x3xf32>
  %e0 = stablehlo.constant dense<[[1.000000e+00, 1.500000e+00, -2.000000e+00], [1.000000e+00, 1.500000e+00, -2.000000e+00]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[-0.5, -1.5, -6.0]> : tensor<3xf64>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>, tensor<2xi64>) -> tensor<2x3xf64>
  %e0 = stablehlo.constant dense<[[-5.000000e-01, -1.500000e+00, -6.000000e+00], [-5.000000e-01, -1.500000e+00, -6.000000e+00]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(0.75, 0.25), (0.375, -0.375), (0.375, -0.25)]> : tensor<3xcomplex<f32>>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xcomplex<f32>>, tensor<2xi64>) -> tensor<2x3xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  %imag0 = stablehlo.imag %r : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  %e0 = stablehlo.constant dense<[[7.500000e-01, 3.750000e-01, 3.750000e-01], [7.500000e-01, 3.750000e-01, 3.750000e-01]]> : tensor<2x3xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf32>
  %e1 = stablehlo.constant dense<[[2.500000e-01, -3.750000e-01, -2.500000e-01], [2.500000e-01, -3.750000e-01, -2.500000e-01]]> : tensor<2x3xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(0.5, 0.375), (-0.375, -0.75), (0.75, 0.375)]> : tensor<3xcomplex<f64>>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xcomplex<f64>>, tensor<2xi64>) -> tensor<2x3xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
  %imag0 = stablehlo.imag %r : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
  %e0 = stablehlo.constant dense<[[5.000000e-01, -3.750000e-01, 7.500000e-01], [5.000000e-01, -3.750000e-01, 7.500000e-01]]> : tensor<2x3xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf64>
  %e1 = stablehlo.constant dense<[[3.750000e-01, -7.500000e-01, 3.750000e-01], [3.750000e-01, -7.500000e-01, 3.750000e-01]]> : tensor<2x3xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xf64>
  return
}
