// SPDX-License-Identifier: Apache-2.0
// stablehlo.rsqrt, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 1.5, 0.5, 1.5, 2.0, 3.0, 1.0, 3.0]> : tensor<8xf4E2M1FN>
  %r = "stablehlo.rsqrt"(%a) : (tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 1.500000e+00, 1.000000e+00, 5.000000e-01, 5.000000e-01, 1.000000e+00, 5.000000e-01]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 2.0, 0.25, 1.0, 0.25, 0.25, 1.0, 3.0]> : tensor<8xf6E2M3FN>
  %r = "stablehlo.rsqrt"(%a) : (tensor<8xf6E2M3FN>) -> tensor<8xf6E2M3FN>
  %e0 = stablehlo.constant dense<[6.250000e-01, 7.500000e-01, 2.000000e+00, 1.000000e+00, 2.000000e+00, 2.000000e+00, 1.000000e+00, 6.250000e-01]> : tensor<8xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 0.5, 3.0, 3.0, 0.5, 4.0, 0.5, 2.0]> : tensor<8xf6E3M2FN>
  %r = "stablehlo.rsqrt"(%a) : (tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[7.500000e-01, 1.500000e+00, 6.250000e-01, 6.250000e-01, 1.500000e+00, 5.000000e-01, 1.500000e+00, 7.500000e-01]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 1.0, 1.0, 1.5, 1.5, 4.0, 1.5, 2.0]> : tensor<8xf8E3M4>
  %r = "stablehlo.rsqrt"(%a) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[7.187500e-01, 1.000000e+00, 1.000000e+00, 8.125000e-01, 8.125000e-01, 5.000000e-01, 8.125000e-01, 7.187500e-01]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 1.0, 3.0, 0.25, 0.5, 2.0, 1.5, 4.0]> : tensor<8xf8E4M3>
  %r = "stablehlo.rsqrt"(%a) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[5.000000e-01, 1.000000e+00, 5.625000e-01, 2.000000e+00, 1.375000e+00, 6.875000e-01, 8.125000e-01, 5.000000e-01]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 0.5, 0.5, 0.25, 4.0, 0.25, 0.25, 0.25]> : tensor<8xf8E4M3FN>
  %r = "stablehlo.rsqrt"(%a) : (tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[5.000000e-01, 1.375000e+00, 1.375000e+00, 2.000000e+00, 5.000000e-01, 2.000000e+00, 2.000000e+00, 2.000000e+00]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 1.0, 2.0, 0.25, 1.5, 3.0, 1.0, 0.25]> : tensor<8xf8E4M3FNUZ>
  %r = "stablehlo.rsqrt"(%a) : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 6.875000e-01, 2.000000e+00, 8.125000e-01, 5.625000e-01, 1.000000e+00, 2.000000e+00]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 3.0, 2.0, 3.0, 0.5, 0.25, 2.0, 3.0]> : tensor<8xf8E4M3B11FNUZ>
  %r = "stablehlo.rsqrt"(%a) : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[1.000000e+00, 5.625000e-01, 6.875000e-01, 5.625000e-01, 1.375000e+00, 2.000000e+00, 6.875000e-01, 5.625000e-01]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 0.25, 3.0, 0.5, 4.0, 3.0, 1.5, 3.0]> : tensor<8xf8E5M2>
  %r = "stablehlo.rsqrt"(%a) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[5.000000e-01, 2.000000e+00, 6.250000e-01, 1.500000e+00, 5.000000e-01, 6.250000e-01, 8.750000e-01, 6.250000e-01]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 0.5, 2.0, 2.0, 2.0, 0.5, 2.0, 0.5]> : tensor<8xf8E5M2FNUZ>
  %r = "stablehlo.rsqrt"(%a) : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[6.250000e-01, 1.500000e+00, 7.500000e-01, 7.500000e-01, 7.500000e-01, 1.500000e+00, 7.500000e-01, 1.500000e+00]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 4.0, 0.5, 1.0, 4.0, 4.0, 1.0, 4.0]> : tensor<8xf8E8M0FNU>
  %r = "stablehlo.rsqrt"(%a) : (tensor<8xf8E8M0FNU>) -> tensor<8xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[5.000000e-01, 5.000000e-01, 1.000000e+00, 1.000000e+00, 5.000000e-01, 5.000000e-01, 1.000000e+00, 5.000000e-01]> : tensor<8xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 4.0, 3.0, 1.5, 1.5, 0.5, 0.5, 3.0]> : tensor<8xbf16>
  %r = "stablehlo.rsqrt"(%a) : (tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[2.000000e+00, 5.000000e-01, 5.781250e-01, 8.164060e-01, 8.164060e-01, 1.414060e+00, 1.414060e+00, 5.781250e-01]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 3.0, 2.0, 1.5, 0.5, 0.5, 2.0, 0.25]> : tensor<8xf16>
  %r = "stablehlo.rsqrt"(%a) : (tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[5.771480e-01, 5.771480e-01, 7.070310e-01, 8.164060e-01, 1.414060e+00, 1.414060e+00, 7.070310e-01, 2.000000e+00]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 0.5, 0.5, 0.25, 1.0, 0.5, 2.0, 1.0]> : tensor<8xf32>
  %r = "stablehlo.rsqrt"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.577350259, 1.41421354, 1.41421354, 2.000000e+00, 1.000000e+00, 1.41421354, 0.707106769, 1.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 2.0, 2.0, 3.0, 4.0, 3.0, 1.5, 1.0]> : tensor<8xf64>
  %r = "stablehlo.rsqrt"(%a) : (tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[5.000000e-01, 0.70710678118654746, 0.70710678118654746, 0.57735026918962584, 5.000000e-01, 0.57735026918962584, 0.81649658092772615, 1.000000e+00]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(1.5, 1.0), (0.5, 1.5), (0.25, 4.0), (1.0, 1.5), (1.0, 1.5), (0.25, 0.25), (1.5, 3.0), (1.0, 1.0)]> : tensor<8xcomplex<f32>>
  %r = "stablehlo.rsqrt"(%a) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.712824881, 0.645157158, 0.364058614, 0.656655371, 0.656655371, 1.553774, 0.4644759, 0.776886999]> : tensor<8xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 4 : ui64} : tensor<8xf32>
  %e1 = stablehlo.constant dense<[-2.158260e-01, -0.465002984, -0.342015296, -0.35143128, -0.35143128, -0.643594264, -0.2870619, -0.321797132]> : tensor<8xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 4 : ui64} : tensor<8xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(1.5, 0.25), (0.25, 0.25), (0.25, 1.5), (1.0, 1.0), (1.0, 1.0), (4.0, 3.0), (2.0, 4.0), (4.0, 0.25)]> : tensor<8xcomplex<f64>>
  %r = "stablehlo.rsqrt"(%a) : (tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[0.8081598226434169, 1.5537739740300371, 0.61875037669868826, 0.77688698701501857, 0.77688698701501857, 0.42426406871192851, 0.4022479320953552, 0.49926965758736419]> : tensor<8xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 4 : ui64} : tensor<8xf64>
  %e1 = stablehlo.constant dense<[-0.066885351807329671, -0.64359425290558248, -0.52416020504866689, -0.32179712645279124, -0.32179712645279124, -0.1414213562373095, -0.24860289393928922, -0.015586969985159639]> : tensor<8xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 4 : ui64} : tensor<8xf64>
  return
}
