// SPDX-License-Identifier: Apache-2.0
// chlo.lgamma, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 1.5, 0.5, 1.5, 2.0, 3.0, 1.0, 3.0]> : tensor<8xf4E2M1FN>
  %r = "chlo.lgamma"(%a) : (tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, -0.000000e+00, 5.000000e-01, -0.000000e+00, 0.000000e+00, 5.000000e-01, 0.000000e+00, 5.000000e-01]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 2.0, 0.25, 1.0, 0.25, 0.25, 1.0, 3.0]> : tensor<8xf6E2M3FN>
  %r = "chlo.lgamma"(%a) : (tensor<8xf6E2M3FN>) -> tensor<8xf6E2M3FN>
  %e0 = stablehlo.constant dense<[7.500000e-01, 0.000000e+00, 1.250000e+00, 0.000000e+00, 1.250000e+00, 1.250000e+00, 0.000000e+00, 7.500000e-01]> : tensor<8xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 0.5, 3.0, 3.0, 0.5, 4.0, 0.5, 2.0]> : tensor<8xf6E3M2FN>
  %r = "chlo.lgamma"(%a) : (tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, 6.250000e-01, 7.500000e-01, 7.500000e-01, 6.250000e-01, 1.750000e+00, 6.250000e-01, 0.000000e+00]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 1.0, 1.0, 1.5, 1.5, 4.0, 1.5, 2.0]> : tensor<8xf8E3M4>
  %r = "chlo.lgamma"(%a) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[0.000000e+00, 0.000000e+00, 0.000000e+00, -1.250000e-01, -1.250000e-01, 1.812500e+00, -1.250000e-01, 0.000000e+00]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 1.0, 3.0, 0.25, 0.5, 2.0, 1.5, 4.0]> : tensor<8xf8E4M3>
  %r = "chlo.lgamma"(%a) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[1.750000e+00, 0.000000e+00, 6.875000e-01, 1.250000e+00, 5.625000e-01, 0.000000e+00, -1.171880e-01, 1.750000e+00]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 0.5, 0.5, 0.25, 4.0, 0.25, 0.25, 0.25]> : tensor<8xf8E4M3FN>
  %r = "chlo.lgamma"(%a) : (tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[1.750000e+00, 5.625000e-01, 5.625000e-01, 1.250000e+00, 1.750000e+00, 1.250000e+00, 1.250000e+00, 1.250000e+00]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 1.0, 2.0, 0.25, 1.5, 3.0, 1.0, 0.25]> : tensor<8xf8E4M3FNUZ>
  %r = "chlo.lgamma"(%a) : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[0.000000e+00, 0.000000e+00, 0.000000e+00, 1.250000e+00, -1.171880e-01, 6.875000e-01, 0.000000e+00, 1.250000e+00]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 3.0, 2.0, 3.0, 0.5, 0.25, 2.0, 3.0]> : tensor<8xf8E4M3B11FNUZ>
  %r = "chlo.lgamma"(%a) : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[0.000000e+00, 6.875000e-01, 0.000000e+00, 6.875000e-01, 5.625000e-01, 1.250000e+00, 0.000000e+00, 6.875000e-01]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 0.25, 3.0, 0.5, 4.0, 3.0, 1.5, 3.0]> : tensor<8xf8E5M2>
  %r = "chlo.lgamma"(%a) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[1.750000e+00, 1.250000e+00, 7.500000e-01, 6.250000e-01, 1.750000e+00, 7.500000e-01, -1.250000e-01, 7.500000e-01]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 0.5, 2.0, 2.0, 2.0, 0.5, 2.0, 0.5]> : tensor<8xf8E5M2FNUZ>
  %r = "chlo.lgamma"(%a) : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[7.500000e-01, 6.250000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00, 6.250000e-01, 0.000000e+00, 6.250000e-01]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 4.0, 3.0, 1.5, 1.5, 0.5, 0.5, 3.0]> : tensor<8xbf16>
  %r = "chlo.lgamma"(%a) : (tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[1.289060e+00, 1.789060e+00, 6.914060e-01, -1.206050e-01, -1.206050e-01, 5.742190e-01, 5.742190e-01, 6.914060e-01]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 3.0, 2.0, 1.5, 0.5, 0.5, 2.0, 0.25]> : tensor<8xf16>
  %r = "chlo.lgamma"(%a) : (tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[6.933590e-01, 6.933590e-01, 4.768370e-07, -1.207890e-01, 5.722650e-01, 5.722650e-01, 4.768370e-07, 1.288090e+00]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf16>
  return
}
