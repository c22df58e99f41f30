// SPDX-License-Identifier: Apache-2.0
// stablehlo.iota, once for each element type; made by tests/ops/make_type_cases.py.

// i2
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi2>
  %e0 = stablehlo.constant dense<[[0, 1, -2], [0, 1, -2]]> : tensor<2x3xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi2>
  return
}

// -----

// i4
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi4>
  %e0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi4>
  return
}

// -----

// i8
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi8>
  %e0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi8>
  return
}

// -----

// i16
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi16>
  %e0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi16>
  return
}

// -----

// i32
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
  %e0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// i64
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi64>
  %e0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi64>
  return
}

// -----

// ui2
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xui2>
  %e0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui2>
  return
}

// -----

// ui4
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xui4>
  %e0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui4>
  return
}

// -----

// ui8
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xui8>
  %e0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui8>
  return
}

// -----

// ui16
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xui16>
  %e0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui16>
  return
}

// -----

// ui32
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xui32>
  %e0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui32>
  return
}

// -----

// ui64
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xui64>
  %e0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xf4E2M1FN>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00]]> : tensor<2x3xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xf6E2M3FN>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00]]> : tensor<2x3xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xf6E3M2FN>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00]]> : tensor<2x3xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xf8E3M4>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00]]> : tensor<2x3xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xf8E4M3>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00]]> : tensor<2x3xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xf8E4M3FN>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00]]> : tensor<2x3xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xf8E5M2>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00]]> : tensor<2x3xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E5M2FNUZ>
  return
}

// -----

// bf16
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xbf16>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xbf16>
  return
}

// -----

// f16
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xf16>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00]]> : tensor<2x3xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf16>
  return
}

// -----

// f32
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xf32>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf32>
  return
}

// -----

// f64
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xf64>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  %imag0 = stablehlo.imag %r : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00]]> : tensor<2x3xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf32>
  %e1 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
  %imag0 = stablehlo.imag %r : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00]]> : tensor<2x3xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf64>
  %e1 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xf64>
  return
}
