// SPDX-License-Identifier: Apache-2.0
// stablehlo.compare, once for each element type; made by tests/ops/make_relation_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[false, false, true, false]> : tensor<4xi1>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[-1, -2, -1, 0]> : tensor<4xi2>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xi2>, tensor<4xi2>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[2, -2, -2, -1]> : tensor<4xi4>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xi4>, tensor<4xi4>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[-1, 0, 1, 2]> : tensor<4xi8>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[2, 1, -1, 2]> : tensor<4xi16>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[1, -2, 2, 1]> : tensor<4xi32>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[2, 0, 2, -1]> : tensor<4xi64>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[2, 0, 0, 0]> : tensor<4xui2>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xui2>, tensor<4xui2>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[0, 1, 1, 0]> : tensor<4xui4>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xui4>, tensor<4xui4>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[2, 2, 1, 1]> : tensor<4xui8>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[0, 1, 1, 2]> : tensor<4xui16>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xui16>, tensor<4xui16>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[2, 1, 1, 0]> : tensor<4xui32>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[1, 1, 0, 1]> : tensor<4xui64>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.0, -0.5, -0.0, 0.0]> : tensor<4xf4E2M1FN>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.25, 0.125, 0.5, 0.75]> : tensor<4xf6E2M3FN>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.75, 0.125, 0.125]> : tensor<4xf6E3M2FN>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xf6E3M2FN>, tensor<4xf6E3M2FN>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[0.5, -0.5, -0.125, -0.125]> : tensor<4xf8E3M4>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.125, 0.5, -0.375]> : tensor<4xf8E4M3>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.25, -0.5, -0.75, 0.75]> : tensor<4xf8E4M3FN>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.375, -0.75, -0.5]> : tensor<4xf8E4M3FNUZ>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0.5, -0.75, -0.375, 0.75]> : tensor<4xf8E4M3B11FNUZ>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[0.5, -0.75, -0.25, -0.75]> : tensor<4xf8E5M2>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0.25, -0.75, -0.75, 0.375]> : tensor<4xf8E5M2FNUZ>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[0.125, 0.25, 0.5, 1.0]> : tensor<4xf8E8M0FNU>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, 0.125, 0.75, -0.75]> : tensor<4xbf16>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, 0.5, -0.75, 0.5]> : tensor<4xf16>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[0.25, -0.5, -0.75, -0.75]> : tensor<4xf32>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.75, 0.75, -0.375]> : tensor<4xf64>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(-0.125, 0.25), (0.125, -0.75), (-0.25, 0.375), (0.75, -0.375)]> : tensor<4xcomplex<f32>>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(-0.75, 0.125), (-0.25, 0.5), (-0.375, 0.25), (0.25, 0.75)]> : tensor<4xcomplex<f64>>
  %r = stablehlo.compare EQ, %a, %a : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}
