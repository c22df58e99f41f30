// SPDX-License-Identifier: Apache-2.0
// chlo.erf_inv, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[1.0, -0.5, -1.0, 1.0, -1.0, 0.5, -0.5, 0.5]> : tensor<8xf4E2M1FN>
  %r = "chlo.erf_inv"(%a) : (tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, -5.000000e-01, -0.000000e+00, 0.000000e+00, -0.000000e+00, 5.000000e-01, -5.000000e-01, 5.000000e-01]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.375, -0.75, 0.25, -0.25, 0.375, -0.375, -0.75]> : tensor<8xf6E2M3FN>
  %r = "chlo.erf_inv"(%a) : (tensor<8xf6E2M3FN>) -> tensor<8xf6E2M3FN>
  %e0 = stablehlo.constant dense<[-1.250000e-01, 3.750000e-01, -8.750000e-01, 2.500000e-01, -2.500000e-01, 3.750000e-01, -3.750000e-01, -8.750000e-01]> : tensor<8xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[0.5, 0.375, -0.125, 0.125, 0.375, -0.25, -0.125, -0.5]> : tensor<8xf6E3M2FN>
  %r = "chlo.erf_inv"(%a) : (tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[5.000000e-01, 3.750000e-01, -1.250000e-01, 1.250000e-01, 3.750000e-01, -2.500000e-01, -1.250000e-01, -5.000000e-01]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[0.5, 0.5, -0.375, 0.5, -0.75, -0.5, -0.125, 0.375]> : tensor<8xf8E3M4>
  %r = "chlo.erf_inv"(%a) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[4.843750e-01, 4.843750e-01, -3.437500e-01, 4.843750e-01, -8.125000e-01, -4.843750e-01, -1.093750e-01, 3.437500e-01]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, -0.75, 0.75, -0.25, 0.125, -0.375, 0.5, -0.25]> : tensor<8xf8E4M3>
  %r = "chlo.erf_inv"(%a) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[-3.437500e-01, -8.125000e-01, 8.125000e-01, -2.187500e-01, 1.093750e-01, -3.437500e-01, 4.687500e-01, -2.187500e-01]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.5, -0.5, -0.5, -0.125, -0.125, -0.75, 0.5]> : tensor<8xf8E4M3FN>
  %r = "chlo.erf_inv"(%a) : (tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[-1.093750e-01, -4.687500e-01, -4.687500e-01, -4.687500e-01, -1.093750e-01, -1.093750e-01, -8.125000e-01, 4.687500e-01]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.75, -0.5, 0.125, 0.125, 0.75, 0.75, 0.25]> : tensor<8xf8E4M3FNUZ>
  %r = "chlo.erf_inv"(%a) : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[-1.093750e-01, 8.125000e-01, -4.687500e-01, 1.093750e-01, 1.093750e-01, 8.125000e-01, 8.125000e-01, 2.187500e-01]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.5, -0.5, -0.25, 0.375, 0.125, 0.75, -0.375, 0.125]> : tensor<8xf8E4M3B11FNUZ>
  %r = "chlo.erf_inv"(%a) : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[-4.687500e-01, -4.687500e-01, -2.187500e-01, 3.437500e-01, 1.093750e-01, 8.125000e-01, -3.437500e-01, 1.093750e-01]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.5, -0.75, 0.125, -0.5, 0.125, -0.25, 0.5]> : tensor<8xf8E5M2>
  %r = "chlo.erf_inv"(%a) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[-1.093750e-01, 5.000000e-01, -8.750000e-01, 1.093750e-01, -5.000000e-01, 1.093750e-01, -2.187500e-01, 5.000000e-01]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, 0.25, -0.5, -0.25, -0.75, 0.75, 0.375, -0.25]> : tensor<8xf8E5M2FNUZ>
  %r = "chlo.erf_inv"(%a) : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[-3.750000e-01, 2.187500e-01, -5.000000e-01, -2.187500e-01, -8.750000e-01, 8.750000e-01, 3.750000e-01, -2.187500e-01]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 0.5, 1.0, 0.125, 0.5, 0.25, 0.5, 0.5]> : tensor<8xf8E8M0FNU>
  %r = "chlo.erf_inv"(%a) : (tensor<8xf8E8M0FNU>) -> tensor<8xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[2.500000e-01, 5.000000e-01, 0xFF, 1.250000e-01, 5.000000e-01, 2.500000e-01, 5.000000e-01, 5.000000e-01]> : tensor<8xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.75, -0.25, 0.375, 0.5, -0.375, -0.375, -0.25]> : tensor<8xbf16>
  %r = "chlo.erf_inv"(%a) : (tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[-1.113280e-01, -8.125000e-01, -2.255860e-01, 3.457030e-01, 4.765630e-01, -3.457030e-01, -3.457030e-01, -2.255860e-01]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 0.25, 0.125, 0.75, 0.125, 0.125, 0.25, 0.25]> : tensor<8xf16>
  %r = "chlo.erf_inv"(%a) : (tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[2.253420e-01, 2.253420e-01, 1.112060e-01, 8.134770e-01, 1.112060e-01, 1.112060e-01, 2.253420e-01, 2.253420e-01]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.25, -0.5, 0.375, -0.25, -0.25, 0.375, -0.25]> : tensor<8xf32>
  %r = "chlo.erf_inv"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[-0.111235447, 0.225312069, -0.476936281, 0.345617175, -0.225312069, -0.225312069, 0.345617175, -0.225312069]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[-0.25, -0.25, -0.125, -0.75, -0.75, 0.25, 0.75, -0.25]> : tensor<8xf64>
  %r = "chlo.erf_inv"(%a) : (tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[-0.22531205501217808, -0.22531205501217808, -0.11123545184094995, -0.81341984759761842, -0.81341984759761842, 0.22531205501217808, 0.81341984759761842, -0.22531205501217808]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf64>
  return
}
