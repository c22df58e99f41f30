// SPDX-License-Identifier: Apache-2.0
// stablehlo.power, once for each element type; made by tests/ops/make_type_cases.py.

// i2
func.func @main() {
  %a = stablehlo.constant dense<[1, 1, 1, 1, 1, 1, 1, 1]> : tensor<8xi2>
  %b = stablehlo.constant dense<[1, 0, 1, 0, 1, 1, 1, 1]> : tensor<8xi2>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xi2>, tensor<8xi2>) -> tensor<8xi2>
  %e0 = stablehlo.constant dense<1> : tensor<8xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[2, 2, 1, 3, 3, 3, 2, 3]> : tensor<8xi4>
  %b = stablehlo.constant dense<[0, 0, 0, 0, 2, 1, 0, 1]> : tensor<8xi4>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xi4>, tensor<8xi4>) -> tensor<8xi4>
  %e0 = stablehlo.constant dense<[1, 1, 1, 1, -7, 3, 1, 3]> : tensor<8xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[1, 1, 3, 2, 3, 2, 2, 2]> : tensor<8xi8>
  %b = stablehlo.constant dense<[1, 3, 1, 3, 0, 0, 1, 2]> : tensor<8xi8>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  %e0 = stablehlo.constant dense<[1, 1, 3, 8, 1, 1, 2, 4]> : tensor<8xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[2, 2, 2, 1, 3, 2, 1, 2]> : tensor<8xi16>
  %b = stablehlo.constant dense<[0, 0, 1, 0, 2, 0, 1, 1]> : tensor<8xi16>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
  %e0 = stablehlo.constant dense<[1, 1, 2, 1, 9, 1, 1, 2]> : tensor<8xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[3, 1, 2, 3, 2, 3, 1, 2]> : tensor<8xi32>
  %b = stablehlo.constant dense<[2, 0, 0, 2, 0, 0, 0, 2]> : tensor<8xi32>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %e0 = stablehlo.constant dense<[9, 1, 1, 9, 1, 1, 1, 4]> : tensor<8xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[2, 1, 2, 2, 1, 2, 1, 1]> : tensor<8xi64>
  %b = stablehlo.constant dense<[3, 3, 2, 1, 0, 3, 0, 0]> : tensor<8xi64>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
  %e0 = stablehlo.constant dense<[8, 1, 4, 2, 1, 8, 1, 1]> : tensor<8xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[3, 1, 2, 1, 2, 3, 1, 1]> : tensor<8xui2>
  %b = stablehlo.constant dense<[3, 3, 3, 2, 3, 0, 2, 3]> : tensor<8xui2>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xui2>, tensor<8xui2>) -> tensor<8xui2>
  %e0 = stablehlo.constant dense<[3, 1, 0, 1, 0, 1, 1, 1]> : tensor<8xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[2, 3, 3, 1, 2, 3, 3, 3]> : tensor<8xui4>
  %b = stablehlo.constant dense<[0, 0, 3, 3, 3, 1, 2, 1]> : tensor<8xui4>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xui4>, tensor<8xui4>) -> tensor<8xui4>
  %e0 = stablehlo.constant dense<[1, 1, 11, 1, 8, 3, 9, 3]> : tensor<8xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 2, 2, 1, 3, 1, 1]> : tensor<8xui8>
  %b = stablehlo.constant dense<[0, 3, 0, 2, 0, 0, 2, 3]> : tensor<8xui8>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  %e0 = stablehlo.constant dense<[1, 8, 1, 4, 1, 1, 1, 1]> : tensor<8xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[3, 3, 1, 2, 2, 1, 3, 3]> : tensor<8xui16>
  %b = stablehlo.constant dense<[0, 2, 2, 1, 0, 3, 2, 2]> : tensor<8xui16>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xui16>, tensor<8xui16>) -> tensor<8xui16>
  %e0 = stablehlo.constant dense<[1, 9, 1, 2, 1, 1, 9, 9]> : tensor<8xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3, 1, 1, 1, 1, 1]> : tensor<8xui32>
  %b = stablehlo.constant dense<[2, 1, 3, 1, 0, 1, 0, 0]> : tensor<8xui32>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
  %e0 = stablehlo.constant dense<[1, 2, 27, 1, 1, 1, 1, 1]> : tensor<8xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[3, 1, 2, 1, 2, 1, 3, 1]> : tensor<8xui64>
  %b = stablehlo.constant dense<[0, 2, 1, 2, 0, 0, 3, 2]> : tensor<8xui64>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xui64>, tensor<8xui64>) -> tensor<8xui64>
  %e0 = stablehlo.constant dense<[1, 1, 2, 1, 1, 1, 27, 1]> : tensor<8xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 1.5, 0.5, 1.5, 2.0, 3.0, 1.0, 3.0]> : tensor<8xf4E2M1FN>
  %b = stablehlo.constant dense<[2.0, 3.0, 2.0, 0.0, 3.0, 1.0, 0.0, 2.0]> : tensor<8xf4E2M1FN>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[1.000000e+00, 3.000000e+00, 0.000000e+00, 1.000000e+00, 6.000000e+00, 3.000000e+00, 1.000000e+00, 6.000000e+00]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 2.0, 0.25, 1.0, 0.25, 0.25, 1.0, 3.0]> : tensor<8xf6E2M3FN>
  %b = stablehlo.constant dense<[2.0, 0.0, 1.0, 1.0, 3.0, 0.0, 0.0, 1.0]> : tensor<8xf6E2M3FN>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xf6E2M3FN>, tensor<8xf6E2M3FN>) -> tensor<8xf6E2M3FN>
  %e0 = stablehlo.constant dense<[7.500000e+00, 1.000000e+00, 2.500000e-01, 1.000000e+00, 0.000000e+00, 1.000000e+00, 1.000000e+00, 3.000000e+00]> : tensor<8xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 0.5, 3.0, 3.0, 0.5, 4.0, 0.5, 2.0]> : tensor<8xf6E3M2FN>
  %b = stablehlo.constant dense<[0.0, 3.0, 3.0, 2.0, 0.0, 2.0, 3.0, 0.0]> : tensor<8xf6E3M2FN>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xf6E3M2FN>, tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.250000e-01, 2.800000e+01, 8.000000e+00, 1.000000e+00, 1.600000e+01, 1.250000e-01, 1.000000e+00]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 1.0, 1.0, 1.5, 1.5, 4.0, 1.5, 2.0]> : tensor<8xf8E3M4>
  %b = stablehlo.constant dense<[0.0, 0.0, 1.0, 3.0, 1.0, 0.0, 0.0, 1.0]> : tensor<8xf8E3M4>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xf8E3M4>, tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 3.375000e+00, 1.500000e+00, 1.000000e+00, 1.000000e+00, 2.000000e+00]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 1.0, 3.0, 0.25, 0.5, 2.0, 1.5, 4.0]> : tensor<8xf8E4M3>
  %b = stablehlo.constant dense<[3.0, 3.0, 1.0, 1.0, 2.0, 3.0, 0.0, 0.0]> : tensor<8xf8E4M3>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xf8E4M3>, tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[6.400000e+01, 1.000000e+00, 3.000000e+00, 2.500000e-01, 2.500000e-01, 8.000000e+00, 1.000000e+00, 1.000000e+00]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 0.5, 0.5, 0.25, 4.0, 0.25, 0.25, 0.25]> : tensor<8xf8E4M3FN>
  %b = stablehlo.constant dense<[3.0, 3.0, 2.0, 0.0, 0.0, 1.0, 0.0, 0.0]> : tensor<8xf8E4M3FN>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xf8E4M3FN>, tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[6.400000e+01, 1.250000e-01, 2.500000e-01, 1.000000e+00, 1.000000e+00, 2.500000e-01, 1.000000e+00, 1.000000e+00]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 1.0, 2.0, 0.25, 1.5, 3.0, 1.0, 0.25]> : tensor<8xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[3.0, 2.0, 0.0, 1.0, 3.0, 1.0, 2.0, 2.0]> : tensor<8xf8E4M3FNUZ>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xf8E4M3FNUZ>, tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 2.500000e-01, 3.500000e+00, 3.000000e+00, 1.000000e+00, 6.250000e-02]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 3.0, 2.0, 3.0, 0.5, 0.25, 2.0, 3.0]> : tensor<8xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[3.0, 1.0, 0.0, 0.0, 3.0, 2.0, 2.0, 0.0]> : tensor<8xf8E4M3B11FNUZ>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xf8E4M3B11FNUZ>, tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[1.000000e+00, 3.000000e+00, 1.000000e+00, 1.000000e+00, 1.250000e-01, 6.250000e-02, 4.000000e+00, 1.000000e+00]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 0.25, 3.0, 0.5, 4.0, 3.0, 1.5, 3.0]> : tensor<8xf8E5M2>
  %b = stablehlo.constant dense<[1.0, 3.0, 1.0, 2.0, 2.0, 0.0, 2.0, 3.0]> : tensor<8xf8E5M2>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xf8E5M2>, tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[4.000000e+00, 1.562500e-02, 3.000000e+00, 2.500000e-01, 1.600000e+01, 1.000000e+00, 2.000000e+00, 2.800000e+01]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 0.5, 2.0, 2.0, 2.0, 0.5, 2.0, 0.5]> : tensor<8xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[2.0, 1.0, 3.0, 1.0, 3.0, 1.0, 2.0, 1.0]> : tensor<8xf8E5M2FNUZ>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xf8E5M2FNUZ>, tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[8.000000e+00, 5.000000e-01, 8.000000e+00, 2.000000e+00, 8.000000e+00, 5.000000e-01, 4.000000e+00, 5.000000e-01]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 4.0, 0.5, 1.0, 4.0, 4.0, 1.0, 4.0]> : tensor<8xf8E8M0FNU>
  %b = stablehlo.constant dense<[4.0, 1.0, 4.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<8xf8E8M0FNU>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xf8E8M0FNU>, tensor<8xf8E8M0FNU>) -> tensor<8xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[2.560000e+02, 4.000000e+00, 6.250000e-02, 1.000000e+00, 4.000000e+00, 4.000000e+00, 1.000000e+00, 4.000000e+00]> : tensor<8xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 4.0, 3.0, 1.5, 1.5, 0.5, 0.5, 3.0]> : tensor<8xbf16>
  %b = stablehlo.constant dense<[0.0, 1.0, 2.0, 1.0, 2.0, 2.0, 3.0, 2.0]> : tensor<8xbf16>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[1.000000e+00, 4.000000e+00, 9.000000e+00, 1.500000e+00, 2.250000e+00, 2.500000e-01, 1.250000e-01, 9.000000e+00]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 3.0, 2.0, 1.5, 0.5, 0.5, 2.0, 0.25]> : tensor<8xf16>
  %b = stablehlo.constant dense<[1.0, 0.0, 2.0, 3.0, 0.0, 3.0, 3.0, 2.0]> : tensor<8xf16>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[3.000000e+00, 1.000000e+00, 4.000000e+00, 3.375000e+00, 1.000000e+00, 1.250000e-01, 8.000000e+00, 6.250000e-02]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 0.5, 0.5, 0.25, 1.0, 0.5, 2.0, 1.0]> : tensor<8xf32>
  %b = stablehlo.constant dense<[3.0, 1.0, 3.0, 2.0, 3.0, 1.0, 1.0, 0.0]> : tensor<8xf32>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[2.700000e+01, 5.000000e-01, 1.250000e-01, 6.250000e-02, 1.000000e+00, 5.000000e-01, 2.000000e+00, 1.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 2.0, 2.0, 3.0, 4.0, 3.0, 1.5, 1.0]> : tensor<8xf64>
  %b = stablehlo.constant dense<[2.0, 1.0, 1.0, 3.0, 0.0, 3.0, 1.0, 0.0]> : tensor<8xf64>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[1.600000e+01, 2.000000e+00, 2.000000e+00, 2.700000e+01, 1.000000e+00, 2.700000e+01, 1.500000e+00, 1.000000e+00]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(1.5, 1.0), (0.5, 1.5), (0.25, 4.0), (1.0, 1.5), (1.0, 1.5), (0.25, 0.25), (1.5, 3.0), (1.0, 1.0)]> : tensor<8xcomplex<f32>>
  %b = stablehlo.constant dense<[(0.0, 3.0), (3.0, 2.0), (1.0, 1.0), (0.0, 1.0), (1.0, 2.0), (1.0, 3.0), (1.0, 2.0), (1.0, 3.0)]> : tensor<8xcomplex<f32>>
  %r = "stablehlo.power"(%a, %b) : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[-0.0335706323, -0.0159103144, -0.860325634, 0.311131179, -0.140629828, -0.0231576525, -0.339423209, -0.0337229744]> : tensor<8xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 4 : ui64} : tensor<8xf32>
  %e1 = stablehlo.constant dense<[0.168036118, -0.3246997, 0.215074807, 0.208016738, 0.209738463, -0.0242205393, -0.137907103, 0.12972796]> : tensor<8xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 4 : ui64} : tensor<8xf32>
  return
}
