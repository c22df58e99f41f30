// SPDX-License-Identifier: Apache-2.0
// stablehlo.atan2, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[1.0, -0.5, -1.0, 1.0, -1.0, 0.5, -0.5, 0.5]> : tensor<8xf4E2M1FN>
  %b = stablehlo.constant dense<[0.0, -0.5, 1.0, -0.0, 0.5, -0.0, 0.0, -0.0]> : tensor<8xf4E2M1FN>
  %r = "stablehlo.atan2"(%a, %b) : (tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[1.500000e+00, -2.000000e+00, -1.000000e+00, 1.500000e+00, -1.000000e+00, 1.500000e+00, -1.500000e+00, 1.500000e+00]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.375, -0.75, 0.25, -0.25, 0.375, -0.375, -0.75]> : tensor<8xf6E2M3FN>
  %b = stablehlo.constant dense<[0.5, 0.5, 0.375, 0.5, 0.375, -0.75, -0.25, 0.5]> : tensor<8xf6E2M3FN>
  %r = "stablehlo.atan2"(%a, %b) : (tensor<8xf6E2M3FN>, tensor<8xf6E2M3FN>) -> tensor<8xf6E2M3FN>
  %e0 = stablehlo.constant dense<[-2.500000e-01, 6.250000e-01, -1.125000e+00, 5.000000e-01, -6.250000e-01, 2.750000e+00, -2.250000e+00, -1.000000e+00]> : tensor<8xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[0.5, 0.375, -0.125, 0.125, 0.375, -0.25, -0.125, -0.5]> : tensor<8xf6E3M2FN>
  %b = stablehlo.constant dense<[0.75, -0.375, -0.5, 0.25, -0.75, 0.5, 0.75, -0.375]> : tensor<8xf6E3M2FN>
  %r = "stablehlo.atan2"(%a, %b) : (tensor<8xf6E3M2FN>, tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[6.250000e-01, 2.500000e+00, -3.000000e+00, 4.375000e-01, 2.500000e+00, -4.375000e-01, -1.875000e-01, -2.000000e+00]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[0.5, 0.5, -0.375, 0.5, -0.75, -0.5, -0.125, 0.375]> : tensor<8xf8E3M4>
  %b = stablehlo.constant dense<[0.75, 0.25, 0.125, 0.375, 0.125, 0.5, 0.5, -0.25]> : tensor<8xf8E3M4>
  %r = "stablehlo.atan2"(%a, %b) : (tensor<8xf8E3M4>, tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[5.937500e-01, 1.125000e+00, -1.250000e+00, 9.375000e-01, -1.375000e+00, -7.812500e-01, -2.500000e-01, 2.125000e+00]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, -0.75, 0.75, -0.25, 0.125, -0.375, 0.5, -0.25]> : tensor<8xf8E4M3>
  %b = stablehlo.constant dense<[0.75, 0.125, 0.125, 0.75, -0.25, 0.375, 0.125, 0.5]> : tensor<8xf8E4M3>
  %r = "stablehlo.atan2"(%a, %b) : (tensor<8xf8E4M3>, tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[-4.687500e-01, -1.375000e+00, 1.375000e+00, -3.125000e-01, 2.750000e+00, -8.125000e-01, 1.375000e+00, -4.687500e-01]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.5, -0.5, -0.5, -0.125, -0.125, -0.75, 0.5]> : tensor<8xf8E4M3FN>
  %b = stablehlo.constant dense<[0.375, -0.25, -0.75, -0.25, -0.25, -0.125, -0.375, 0.375]> : tensor<8xf8E4M3FN>
  %r = "stablehlo.atan2"(%a, %b) : (tensor<8xf8E4M3FN>, tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[-3.125000e-01, -2.000000e+00, -2.500000e+00, -2.000000e+00, -2.750000e+00, -2.250000e+00, -2.000000e+00, 9.375000e-01]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.75, -0.5, 0.125, 0.125, 0.75, 0.75, 0.25]> : tensor<8xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[0.25, 0.5, 0.5, 0.125, -0.75, -0.25, 0.75, -0.125]> : tensor<8xf8E4M3FNUZ>
  %r = "stablehlo.atan2"(%a, %b) : (tensor<8xf8E4M3FNUZ>, tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[-4.687500e-01, 1.000000e+00, -8.125000e-01, 8.125000e-01, 3.000000e+00, 1.875000e+00, 8.125000e-01, 2.000000e+00]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.5, -0.5, -0.25, 0.375, 0.125, 0.75, -0.375, 0.125]> : tensor<8xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[-0.125, 0.75, 0.125, 0.75, 0.75, -0.5, -0.5, 0.25]> : tensor<8xf8E4M3B11FNUZ>
  %r = "stablehlo.atan2"(%a, %b) : (tensor<8xf8E4M3B11FNUZ>, tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[-1.875000e+00, -5.625000e-01, -1.125000e+00, 4.687500e-01, 1.718750e-01, 2.250000e+00, -2.500000e+00, 4.687500e-01]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.5, -0.75, 0.125, -0.5, 0.125, -0.25, 0.5]> : tensor<8xf8E5M2>
  %b = stablehlo.constant dense<[0.75, 0.5, 0.25, -0.75, -0.25, 0.25, 0.375, -0.5]> : tensor<8xf8E5M2>
  %r = "stablehlo.atan2"(%a, %b) : (tensor<8xf8E5M2>, tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[-1.562500e-01, 7.500000e-01, -1.250000e+00, 3.000000e+00, -2.000000e+00, 4.375000e-01, -6.250000e-01, 2.500000e+00]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, 0.25, -0.5, -0.25, -0.75, 0.75, 0.375, -0.25]> : tensor<8xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[-0.75, -0.375, 0.25, -0.375, 0.5, 0.75, -0.25, -0.5]> : tensor<8xf8E5M2FNUZ>
  %r = "stablehlo.atan2"(%a, %b) : (tensor<8xf8E5M2FNUZ>, tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[-2.500000e+00, 2.500000e+00, -1.000000e+00, -2.500000e+00, -1.000000e+00, 7.500000e-01, 2.000000e+00, -2.500000e+00]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 0.5, 1.0, 0.125, 0.5, 0.25, 0.5, 0.5]> : tensor<8xf8E8M0FNU>
  %b = stablehlo.constant dense<[0.25, 0.25, 0.25, 1.0, 0.5, 0.25, 0.5, 0.5]> : tensor<8xf8E8M0FNU>
  %r = "stablehlo.atan2"(%a, %b) : (tensor<8xf8E8M0FNU>, tensor<8xf8E8M0FNU>) -> tensor<8xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.250000e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]> : tensor<8xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.75, -0.25, 0.375, 0.5, -0.375, -0.375, -0.25]> : tensor<8xbf16>
  %b = stablehlo.constant dense<[0.5, 0.5, -0.75, -0.5, 0.375, 0.75, -0.5, -0.5]> : tensor<8xbf16>
  %r = "stablehlo.atan2"(%a, %b) : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[-2.451170e-01, -9.843750e-01, -2.812500e+00, 2.500000e+00, 9.257810e-01, -4.628910e-01, -2.500000e+00, -2.671880e+00]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 0.25, 0.125, 0.75, 0.125, 0.125, 0.25, 0.25]> : tensor<8xf16>
  %b = stablehlo.constant dense<[-0.5, -0.5, 0.125, -0.125, -0.25, -0.125, -0.5, -0.5]> : tensor<8xf16>
  %r = "stablehlo.atan2"(%a, %b) : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[2.677730e+00, 2.677730e+00, 7.851560e-01, 1.736330e+00, 2.677730e+00, 2.355470e+00, 2.677730e+00, 2.677730e+00]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.25, -0.5, 0.375, -0.25, -0.25, 0.375, -0.25]> : tensor<8xf32>
  %b = stablehlo.constant dense<[0.25, 0.25, 0.125, 0.75, 0.375, 0.5, 0.75, 0.375]> : tensor<8xf32>
  %r = "stablehlo.atan2"(%a, %b) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[-0.463647604, 0.785398185, -1.3258177, 0.463647604, -0.588002622, -0.463647604, 0.463647604, -0.588002622]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[-0.25, -0.25, -0.125, -0.75, -0.75, 0.25, 0.75, -0.25]> : tensor<8xf64>
  %b = stablehlo.constant dense<[0.375, 0.75, -0.25, 0.125, 0.375, 0.125, -0.375, 0.25]> : tensor<8xf64>
  %r = "stablehlo.atan2"(%a, %b) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[-0.5880026035475675, -0.32175055439664219, -2.677945044588987, -1.4056476493802699, -1.1071487177940904, 1.1071487177940904, 2.0344439357957027, -0.78539816339744828]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf64>
  return
}
