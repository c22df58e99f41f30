// SPDX-License-Identifier: Apache-2.0
// stablehlo.convert, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[true, false, true, true, true, false, false, false]> : tensor<8xi1>
  %r = "stablehlo.convert"(%a) : (tensor<8xi1>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[1.000000e+00, 0.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[1, 1, 0, 1, 1, 1, 1, 1]> : tensor<8xi2>
  %r = "stablehlo.convert"(%a) : (tensor<8xi2>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 0.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[3, 2, 0, 3, 0, 0, 3, 0]> : tensor<8xi4>
  %r = "stablehlo.convert"(%a) : (tensor<8xi4>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[3.000000e+00, 2.000000e+00, 0.000000e+00, 3.000000e+00, 0.000000e+00, 0.000000e+00, 3.000000e+00, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[2, 1, 2, 2, 0, 2, 2, 1]> : tensor<8xi8>
  %r = "stablehlo.convert"(%a) : (tensor<8xi8>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[2.000000e+00, 1.000000e+00, 2.000000e+00, 2.000000e+00, 0.000000e+00, 2.000000e+00, 2.000000e+00, 1.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3, 1, 0, 0, 0, 3]> : tensor<8xi16>
  %r = "stablehlo.convert"(%a) : (tensor<8xi16>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 3.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[2, 2, 0, 0, 1, 0, 1, 0]> : tensor<8xi32>
  %r = "stablehlo.convert"(%a) : (tensor<8xi32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[2.000000e+00, 2.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 2, 2, 2, 2, 1, 3]> : tensor<8xi64>
  %r = "stablehlo.convert"(%a) : (tensor<8xi64>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 1.000000e+00, 3.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[3, 0, 2, 1, 2, 3, 3, 0]> : tensor<8xui2>
  %r = "stablehlo.convert"(%a) : (tensor<8xui2>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[3.000000e+00, 0.000000e+00, 2.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 3.000000e+00, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[0, 2, 2, 1, 0, 2, 3, 1]> : tensor<8xui4>
  %r = "stablehlo.convert"(%a) : (tensor<8xui4>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.000000e+00, 2.000000e+00, 2.000000e+00, 1.000000e+00, 0.000000e+00, 2.000000e+00, 3.000000e+00, 1.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[1, 1, 2, 2, 1, 2, 3, 0]> : tensor<8xui8>
  %r = "stablehlo.convert"(%a) : (tensor<8xui8>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 2.000000e+00, 2.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[0, 3, 0, 0, 0, 2, 1, 0]> : tensor<8xui16>
  %r = "stablehlo.convert"(%a) : (tensor<8xui16>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.000000e+00, 3.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 2.000000e+00, 1.000000e+00, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[3, 1, 2, 2, 3, 2, 2, 1]> : tensor<8xui32>
  %r = "stablehlo.convert"(%a) : (tensor<8xui32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[3.000000e+00, 1.000000e+00, 2.000000e+00, 2.000000e+00, 3.000000e+00, 2.000000e+00, 2.000000e+00, 1.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[1, 1, 2, 2, 3, 3, 2, 0]> : tensor<8xui64>
  %r = "stablehlo.convert"(%a) : (tensor<8xui64>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 2.000000e+00, 2.000000e+00, 3.000000e+00, 3.000000e+00, 2.000000e+00, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 0.0, 0.0, 1.0, 3.0, 0.0, 1.0, 3.0]> : tensor<8xf4E2M1FN>
  %r = "stablehlo.convert"(%a) : (tensor<8xf4E2M1FN>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[2.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00, 3.000000e+00, 0.000000e+00, 1.000000e+00, 3.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 0.0, 1.0, 1.0, 3.0, 2.0, 3.0, 0.0]> : tensor<8xf6E2M3FN>
  %r = "stablehlo.convert"(%a) : (tensor<8xf6E2M3FN>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.000000e+00, 0.000000e+00, 1.000000e+00, 1.000000e+00, 3.000000e+00, 2.000000e+00, 3.000000e+00, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 2.0, 3.0, 0.0, 0.0, 3.0, 2.0, 1.0]> : tensor<8xf6E3M2FN>
  %r = "stablehlo.convert"(%a) : (tensor<8xf6E3M2FN>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[3.000000e+00, 2.000000e+00, 3.000000e+00, 0.000000e+00, 0.000000e+00, 3.000000e+00, 2.000000e+00, 1.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 2.0, 0.0, 1.0, 2.0, 2.0, 3.0, 3.0]> : tensor<8xf8E3M4>
  %r = "stablehlo.convert"(%a) : (tensor<8xf8E3M4>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[3.000000e+00, 2.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00, 2.000000e+00, 3.000000e+00, 3.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 3.0, 3.0, 3.0, 0.0, 3.0, 1.0, 0.0]> : tensor<8xf8E4M3>
  %r = "stablehlo.convert"(%a) : (tensor<8xf8E4M3>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[1.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00, 0.000000e+00, 3.000000e+00, 1.000000e+00, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 1.0, 0.0, 0.0, 0.0, 2.0, 1.0, 2.0]> : tensor<8xf8E4M3FN>
  %r = "stablehlo.convert"(%a) : (tensor<8xf8E4M3FN>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[2.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 2.000000e+00, 1.000000e+00, 2.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 2.0, 3.0, 3.0, 0.0, 0.0, 2.0, 1.0]> : tensor<8xf8E4M3FNUZ>
  %r = "stablehlo.convert"(%a) : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.000000e+00, 2.000000e+00, 3.000000e+00, 3.000000e+00, 0.000000e+00, 0.000000e+00, 2.000000e+00, 1.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 2.0, 0.0, 3.0, 3.0, 2.0, 1.0, 0.0]> : tensor<8xf8E4M3B11FNUZ>
  %r = "stablehlo.convert"(%a) : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.000000e+00, 2.000000e+00, 0.000000e+00, 3.000000e+00, 3.000000e+00, 2.000000e+00, 1.000000e+00, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 2.0, 3.0, 0.0, 3.0, 1.0, 0.0, 0.0]> : tensor<8xf8E5M2>
  %r = "stablehlo.convert"(%a) : (tensor<8xf8E5M2>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.000000e+00, 2.000000e+00, 3.000000e+00, 0.000000e+00, 3.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 3.0, 0.0, 1.0, 0.0, 2.0, 2.0, 0.0]> : tensor<8xf8E5M2FNUZ>
  %r = "stablehlo.convert"(%a) : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.000000e+00, 3.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00, 2.000000e+00, 2.000000e+00, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 2.0, 1.0, 4.0, 1.0, 1.0, 4.0, 1.0]> : tensor<8xf8E8M0FNU>
  %r = "stablehlo.convert"(%a) : (tensor<8xf8E8M0FNU>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[2.000000e+00, 2.000000e+00, 1.000000e+00, 4.000000e+00, 1.000000e+00, 1.000000e+00, 4.000000e+00, 1.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 1.0, 2.0, 0.0, 0.0, 1.0, 2.0, 1.0]> : tensor<8xbf16>
  %r = "stablehlo.convert"(%a) : (tensor<8xbf16>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[2.000000e+00, 1.000000e+00, 2.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00, 1.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 1.0, 0.0, 3.0, 3.0, 1.0, 2.0, 3.0]> : tensor<8xf16>
  %r = "stablehlo.convert"(%a) : (tensor<8xf16>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[3.000000e+00, 1.000000e+00, 0.000000e+00, 3.000000e+00, 3.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 2.0, 0.0, 2.0, 2.0, 1.0, 2.0, 3.0]> : tensor<8xf32>
  %r = "stablehlo.convert"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.000000e+00, 2.000000e+00, 0.000000e+00, 2.000000e+00, 2.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 1.0, 2.0, 2.0, 3.0, 3.0, 2.0, 2.0]> : tensor<8xf64>
  %r = "stablehlo.convert"(%a) : (tensor<8xf64>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 2.000000e+00, 3.000000e+00, 3.000000e+00, 2.000000e+00, 2.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(3.0, 2.0), (0.0, 2.0), (2.0, 1.0), (2.0, 3.0), (1.0, 0.0), (0.0, 0.0), (3.0, 2.0), (0.0, 3.0)]> : tensor<8xcomplex<f32>>
  %r = "stablehlo.convert"(%a) : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[3.000000e+00, 0.000000e+00, 2.000000e+00, 2.000000e+00, 1.000000e+00, 0.000000e+00, 3.000000e+00, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(0.0, 0.0), (2.0, 0.0), (1.0, 1.0), (1.0, 3.0), (2.0, 0.0), (3.0, 3.0), (1.0, 3.0), (2.0, 2.0)]> : tensor<8xcomplex<f64>>
  %r = "stablehlo.convert"(%a) : (tensor<8xcomplex<f64>>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.000000e+00, 2.000000e+00, 1.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 1.000000e+00, 2.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}
