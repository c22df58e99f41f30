// SPDX-License-Identifier: Apache-2.0
// stablehlo.logistic, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[1.0, -0.5, -1.0, 1.0, -1.0, 0.5, -0.5, 0.5]> : tensor<8xf4E2M1FN>
  %r = "stablehlo.logistic"(%a) : (tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[5.000000e-01, 5.000000e-01, 0.000000e+00, 5.000000e-01, 0.000000e+00, 5.000000e-01, 5.000000e-01, 5.000000e-01]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.375, -0.75, 0.25, -0.25, 0.375, -0.375, -0.75]> : tensor<8xf6E2M3FN>
  %r = "stablehlo.logistic"(%a) : (tensor<8xf6E2M3FN>) -> tensor<8xf6E2M3FN>
  %e0 = stablehlo.constant dense<[5.000000e-01, 6.250000e-01, 3.750000e-01, 6.250000e-01, 5.000000e-01, 6.250000e-01, 3.750000e-01, 3.750000e-01]> : tensor<8xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[0.5, 0.375, -0.125, 0.125, 0.375, -0.25, -0.125, -0.5]> : tensor<8xf6E3M2FN>
  %r = "stablehlo.logistic"(%a) : (tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[6.250000e-01, 6.250000e-01, 5.000000e-01, 5.000000e-01, 6.250000e-01, 5.000000e-01, 5.000000e-01, 3.125000e-01]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[0.5, 0.5, -0.375, 0.5, -0.75, -0.5, -0.125, 0.375]> : tensor<8xf8E3M4>
  %r = "stablehlo.logistic"(%a) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[6.250000e-01, 6.250000e-01, 4.062500e-01, 6.250000e-01, 3.125000e-01, 3.750000e-01, 4.687500e-01, 5.937500e-01]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, -0.75, 0.75, -0.25, 0.125, -0.375, 0.5, -0.25]> : tensor<8xf8E4M3>
  %r = "stablehlo.logistic"(%a) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[4.062500e-01, 3.437500e-01, 6.875000e-01, 4.375000e-01, 5.625000e-01, 4.062500e-01, 6.250000e-01, 4.375000e-01]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.5, -0.5, -0.5, -0.125, -0.125, -0.75, 0.5]> : tensor<8xf8E4M3FN>
  %r = "stablehlo.logistic"(%a) : (tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[5.000000e-01, 4.062500e-01, 4.062500e-01, 4.062500e-01, 5.000000e-01, 5.000000e-01, 3.437500e-01, 6.250000e-01]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.75, -0.5, 0.125, 0.125, 0.75, 0.75, 0.25]> : tensor<8xf8E4M3FNUZ>
  %r = "stablehlo.logistic"(%a) : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[5.000000e-01, 6.875000e-01, 4.062500e-01, 5.625000e-01, 5.625000e-01, 6.875000e-01, 6.875000e-01, 5.625000e-01]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.5, -0.5, -0.25, 0.375, 0.125, 0.75, -0.375, 0.125]> : tensor<8xf8E4M3B11FNUZ>
  %r = "stablehlo.logistic"(%a) : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[4.062500e-01, 4.062500e-01, 4.375000e-01, 5.625000e-01, 5.625000e-01, 6.875000e-01, 4.062500e-01, 5.625000e-01]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.5, -0.75, 0.125, -0.5, 0.125, -0.25, 0.5]> : tensor<8xf8E5M2>
  %r = "stablehlo.logistic"(%a) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[5.000000e-01, 6.250000e-01, 3.125000e-01, 5.000000e-01, 3.125000e-01, 5.000000e-01, 5.000000e-01, 6.250000e-01]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, 0.25, -0.5, -0.25, -0.75, 0.75, 0.375, -0.25]> : tensor<8xf8E5M2FNUZ>
  %r = "stablehlo.logistic"(%a) : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[3.750000e-01, 6.250000e-01, 3.125000e-01, 5.000000e-01, 3.125000e-01, 6.250000e-01, 6.250000e-01, 5.000000e-01]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 0.5, 1.0, 0.125, 0.5, 0.25, 0.5, 0.5]> : tensor<8xf8E8M0FNU>
  %r = "stablehlo.logistic"(%a) : (tensor<8xf8E8M0FNU>) -> tensor<8xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[5.000000e-01, 5.000000e-01, 1.000000e+00, 5.000000e-01, 5.000000e-01, 5.000000e-01, 5.000000e-01, 5.000000e-01]> : tensor<8xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.75, -0.25, 0.375, 0.5, -0.375, -0.375, -0.25]> : tensor<8xbf16>
  %r = "stablehlo.logistic"(%a) : (tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[4.707030e-01, 3.222660e-01, 4.375000e-01, 5.937500e-01, 6.210940e-01, 4.082030e-01, 4.082030e-01, 4.375000e-01]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 0.25, 0.125, 0.75, 0.125, 0.125, 0.25, 0.25]> : tensor<8xf16>
  %r = "stablehlo.logistic"(%a) : (tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[5.620120e-01, 5.620120e-01, 5.312500e-01, 6.791990e-01, 5.312500e-01, 5.312500e-01, 5.620120e-01, 5.620120e-01]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.25, -0.5, 0.375, -0.25, -0.25, 0.375, -0.25]> : tensor<8xf32>
  %r = "stablehlo.logistic"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.468790621, 0.562176526, 0.377540678, 0.592666626, 0.437823504, 0.437823504, 0.592666626, 0.437823504]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[-0.25, -0.25, -0.125, -0.75, -0.75, 0.25, 0.75, -0.25]> : tensor<8xf64>
  %r = "stablehlo.logistic"(%a) : (tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[0.43782349911420193, 0.43782349911420193, 0.46879062662624377, 0.32082130082460703, 0.32082130082460703, 0.56217650088579807, 0.67917869917539297, 0.43782349911420193]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(0.5, 0.375), (0.25, -0.125), (0.125, -0.75), (-0.125, 0.375), (-0.375, -0.5), (-0.5, -0.25), (-0.375, 0.75), (-0.5, 0.75)]> : tensor<8xcomplex<f32>>
  %r = "stablehlo.logistic"(%a) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.626594186, 0.562416196, 0.536023259, 0.467671722, 0.401512146, 0.375724852, 0.393542051, 3.598690e-01]> : tensor<8xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 4 : ui64} : tensor<8xf32>
  %e1 = stablehlo.constant dense<[0.0889817178, -0.0308050159, -0.195928216, 0.0944814533, -0.123010196, -0.0590029694, 0.189046964, 0.183303744]> : tensor<8xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 4 : ui64} : tensor<8xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(-0.125, -0.375), (-0.125, 0.75), (-0.75, -0.375), (-0.5, 0.5), (0.125, 0.75), (0.375, 0.125), (0.25, 0.25), (-0.25, -0.5)]> : tensor<8xcomplex<f64>>
  %r = "stablehlo.logistic"(%a) : (tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[0.46767171847387057, 0.46397673373341419, 0.31522557693795755, 0.37006455975722968, 0.53602326626658581, 0.59301701062100165, 0.56314280202937839, 0.43383633031047436]> : tensor<8xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 4 : ui64} : tensor<8xf64>
  %e1 = stablehlo.constant dense<[-0.094481453737670778, 0.19592820792613988, -0.082301371985984181, 0.11954505781459561, 0.19592820792613988, 0.030211902398755687, 0.061840924535583049, -0.12557009641386466]> : tensor<8xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 4 : ui64} : tensor<8xf64>
  return
}
