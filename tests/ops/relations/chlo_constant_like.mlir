// SPDX-License-Identifier: Apache-2.0
// chlo.constant_like, once for each element type; made by tests/ops/make_relation_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[false, false, true, false]> : tensor<4xi1>
  %r = "chlo.constant_like"(%a) <{value = true}> : (tensor<4xi1>) -> tensor<4xi1>
  %e = stablehlo.constant dense<true> : tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[-1, -2, -1, 0]> : tensor<4xi2>
  %r = "chlo.constant_like"(%a) <{value = 1 : i2}> : (tensor<4xi2>) -> tensor<4xi2>
  %e = stablehlo.constant dense<1> : tensor<4xi2>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[2, -2, -2, -1]> : tensor<4xi4>
  %r = "chlo.constant_like"(%a) <{value = 1 : i4}> : (tensor<4xi4>) -> tensor<4xi4>
  %e = stablehlo.constant dense<1> : tensor<4xi4>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[-1, 0, 1, 2]> : tensor<4xi8>
  %r = "chlo.constant_like"(%a) <{value = 1 : i8}> : (tensor<4xi8>) -> tensor<4xi8>
  %e = stablehlo.constant dense<1> : tensor<4xi8>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[2, 1, -1, 2]> : tensor<4xi16>
  %r = "chlo.constant_like"(%a) <{value = 1 : i16}> : (tensor<4xi16>) -> tensor<4xi16>
  %e = stablehlo.constant dense<1> : tensor<4xi16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[1, -2, 2, 1]> : tensor<4xi32>
  %r = "chlo.constant_like"(%a) <{value = 1 : i32}> : (tensor<4xi32>) -> tensor<4xi32>
  %e = stablehlo.constant dense<1> : tensor<4xi32>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[2, 0, 2, -1]> : tensor<4xi64>
  %r = "chlo.constant_like"(%a) <{value = 1 : i64}> : (tensor<4xi64>) -> tensor<4xi64>
  %e = stablehlo.constant dense<1> : tensor<4xi64>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[2, 0, 0, 0]> : tensor<4xui2>
  %r = "chlo.constant_like"(%a) <{value = 1 : ui2}> : (tensor<4xui2>) -> tensor<4xui2>
  %e = stablehlo.constant dense<1> : tensor<4xui2>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[0, 1, 1, 0]> : tensor<4xui4>
  %r = "chlo.constant_like"(%a) <{value = 1 : ui4}> : (tensor<4xui4>) -> tensor<4xui4>
  %e = stablehlo.constant dense<1> : tensor<4xui4>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[2, 2, 1, 1]> : tensor<4xui8>
  %r = "chlo.constant_like"(%a) <{value = 1 : ui8}> : (tensor<4xui8>) -> tensor<4xui8>
  %e = stablehlo.constant dense<1> : tensor<4xui8>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[0, 1, 1, 2]> : tensor<4xui16>
  %r = "chlo.constant_like"(%a) <{value = 1 : ui16}> : (tensor<4xui16>) -> tensor<4xui16>
  %e = stablehlo.constant dense<1> : tensor<4xui16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[2, 1, 1, 0]> : tensor<4xui32>
  %r = "chlo.constant_like"(%a) <{value = 1 : ui32}> : (tensor<4xui32>) -> tensor<4xui32>
  %e = stablehlo.constant dense<1> : tensor<4xui32>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[1, 1, 0, 1]> : tensor<4xui64>
  %r = "chlo.constant_like"(%a) <{value = 1 : ui64}> : (tensor<4xui64>) -> tensor<4xui64>
  %e = stablehlo.constant dense<1> : tensor<4xui64>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.0, -0.5, -0.0, 0.0]> : tensor<4xf4E2M1FN>
  %r = "chlo.constant_like"(%a) <{value = 1.0 : f4E2M1FN}> : (tensor<4xf4E2M1FN>) -> tensor<4xf4E2M1FN>
  %e = stablehlo.constant dense<1.0> : tensor<4xf4E2M1FN>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.25, 0.125, 0.5, 0.75]> : tensor<4xf6E2M3FN>
  %r = "chlo.constant_like"(%a) <{value = 1.0 : f6E2M3FN}> : (tensor<4xf6E2M3FN>) -> tensor<4xf6E2M3FN>
  %e = stablehlo.constant dense<1.0> : tensor<4xf6E2M3FN>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.75, 0.125, 0.125]> : tensor<4xf6E3M2FN>
  %r = "chlo.constant_like"(%a) <{value = 1.0 : f6E3M2FN}> : (tensor<4xf6E3M2FN>) -> tensor<4xf6E3M2FN>
  %e = stablehlo.constant dense<1.0> : tensor<4xf6E3M2FN>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[0.5, -0.5, -0.125, -0.125]> : tensor<4xf8E3M4>
  %r = "chlo.constant_like"(%a) <{value = 1.0 : f8E3M4}> : (tensor<4xf8E3M4>) -> tensor<4xf8E3M4>
  %e = stablehlo.constant dense<1.0> : tensor<4xf8E3M4>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.125, 0.5, -0.375]> : tensor<4xf8E4M3>
  %r = "chlo.constant_like"(%a) <{value = 1.0 : f8E4M3}> : (tensor<4xf8E4M3>) -> tensor<4xf8E4M3>
  %e = stablehlo.constant dense<1.0> : tensor<4xf8E4M3>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.25, -0.5, -0.75, 0.75]> : tensor<4xf8E4M3FN>
  %r = "chlo.constant_like"(%a) <{value = 1.0 : f8E4M3FN}> : (tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  %e = stablehlo.constant dense<1.0> : tensor<4xf8E4M3FN>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.375, -0.75, -0.5]> : tensor<4xf8E4M3FNUZ>
  %r = "chlo.constant_like"(%a) <{value = 1.0 : f8E4M3FNUZ}> : (tensor<4xf8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
  %e = stablehlo.constant dense<1.0> : tensor<4xf8E4M3FNUZ>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0.5, -0.75, -0.375, 0.75]> : tensor<4xf8E4M3B11FNUZ>
  %r = "chlo.constant_like"(%a) <{value = 1.0 : f8E4M3B11FNUZ}> : (tensor<4xf8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  %e = stablehlo.constant dense<1.0> : tensor<4xf8E4M3B11FNUZ>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[0.5, -0.75, -0.25, -0.75]> : tensor<4xf8E5M2>
  %r = "chlo.constant_like"(%a) <{value = 1.0 : f8E5M2}> : (tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
  %e = stablehlo.constant dense<1.0> : tensor<4xf8E5M2>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0.25, -0.75, -0.75, 0.375]> : tensor<4xf8E5M2FNUZ>
  %r = "chlo.constant_like"(%a) <{value = 1.0 : f8E5M2FNUZ}> : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
  %e = stablehlo.constant dense<1.0> : tensor<4xf8E5M2FNUZ>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[0.125, 0.25, 0.5, 1.0]> : tensor<4xf8E8M0FNU>
  %r = "chlo.constant_like"(%a) <{value = 1.0 : f8E8M0FNU}> : (tensor<4xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %e = stablehlo.constant dense<1.0> : tensor<4xf8E8M0FNU>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, 0.125, 0.75, -0.75]> : tensor<4xbf16>
  %r = "chlo.constant_like"(%a) <{value = 1.0 : bf16}> : (tensor<4xbf16>) -> tensor<4xbf16>
  %e = stablehlo.constant dense<1.0> : tensor<4xbf16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, 0.5, -0.75, 0.5]> : tensor<4xf16>
  %r = "chlo.constant_like"(%a) <{value = 1.0 : f16}> : (tensor<4xf16>) -> tensor<4xf16>
  %e = stablehlo.constant dense<1.0> : tensor<4xf16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[0.25, -0.5, -0.75, -0.75]> : tensor<4xf32>
  %r = "chlo.constant_like"(%a) <{value = 1.0 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
  %e = stablehlo.constant dense<1.0> : tensor<4xf32>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.75, 0.75, -0.375]> : tensor<4xf64>
  %r = "chlo.constant_like"(%a) <{value = 1.0 : f64}> : (tensor<4xf64>) -> tensor<4xf64>
  %e = stablehlo.constant dense<1.0> : tensor<4xf64>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(-0.125, 0.25), (0.125, -0.75), (-0.25, 0.375), (0.75, -0.375)]> : tensor<4xcomplex<f32>>
  %r = "chlo.constant_like"(%a) <{value = #complex.number<:f32 1.0, 0.0> : complex<f32>}> : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %e = stablehlo.constant dense<(1.0, 0.0)> : tensor<4xcomplex<f32>>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xcomplex<f32>>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(-0.75, 0.125), (-0.25, 0.5), (-0.375, 0.25), (0.25, 0.75)]> : tensor<4xcomplex<f64>>
  %r = "chlo.constant_like"(%a) <{value = #complex.number<:f64 1.0, 0.0> : complex<f64>}> : (tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  %e = stablehlo.constant dense<(1.0, 0.0)> : tensor<4xcomplex<f64>>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xcomplex<f64>>
  return
}
