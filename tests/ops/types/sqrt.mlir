// SPDX-License-Identifier: Apache-2.0
// stablehlo.sqrt, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 1.5, 0.5, 1.5, 2.0, 3.0, 1.0, 3.0]> : tensor<8xf4E2M1FN>
  %r = "stablehlo.sqrt"(%a) : (tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 5.000000e-01, 1.000000e+00, 1.500000e+00, 1.500000e+00, 1.000000e+00, 1.500000e+00]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 2.0, 0.25, 1.0, 0.25, 0.25, 1.0, 3.0]> : tensor<8xf6E2M3FN>
  %r = "stablehlo.sqrt"(%a) : (tensor<8xf6E2M3FN>) -> tensor<8xf6E2M3FN>
  %e0 = stablehlo.constant dense<[1.750000e+00, 1.375000e+00, 5.000000e-01, 1.000000e+00, 5.000000e-01, 5.000000e-01, 1.000000e+00, 1.750000e+00]> : tensor<8xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 0.5, 3.0, 3.0, 0.5, 4.0, 0.5, 2.0]> : tensor<8xf6E3M2FN>
  %r = "stablehlo.sqrt"(%a) : (tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[1.500000e+00, 7.500000e-01, 1.750000e+00, 1.750000e+00, 7.500000e-01, 2.000000e+00, 7.500000e-01, 1.500000e+00]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 1.0, 1.0, 1.5, 1.5, 4.0, 1.5, 2.0]> : tensor<8xf8E3M4>
  %r = "stablehlo.sqrt"(%a) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[1.437500e+00, 1.000000e+00, 1.000000e+00, 1.250000e+00, 1.250000e+00, 2.000000e+00, 1.250000e+00, 1.437500e+00]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 1.0, 3.0, 0.25, 0.5, 2.0, 1.5, 4.0]> : tensor<8xf8E4M3>
  %r = "stablehlo.sqrt"(%a) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[2.000000e+00, 1.000000e+00, 1.750000e+00, 5.000000e-01, 6.875000e-01, 1.375000e+00, 1.250000e+00, 2.000000e+00]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 0.5, 0.5, 0.25, 4.0, 0.25, 0.25, 0.25]> : tensor<8xf8E4M3FN>
  %r = "stablehlo.sqrt"(%a) : (tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[2.000000e+00, 6.875000e-01, 6.875000e-01, 5.000000e-01, 2.000000e+00, 5.000000e-01, 5.000000e-01, 5.000000e-01]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 1.0, 2.0, 0.25, 1.5, 3.0, 1.0, 0.25]> : tensor<8xf8E4M3FNUZ>
  %r = "stablehlo.sqrt"(%a) : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 1.375000e+00, 5.000000e-01, 1.250000e+00, 1.750000e+00, 1.000000e+00, 5.000000e-01]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 3.0, 2.0, 3.0, 0.5, 0.25, 2.0, 3.0]> : tensor<8xf8E4M3B11FNUZ>
  %r = "stablehlo.sqrt"(%a) : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.750000e+00, 1.375000e+00, 1.750000e+00, 6.875000e-01, 5.000000e-01, 1.375000e+00, 1.750000e+00]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 0.25, 3.0, 0.5, 4.0, 3.0, 1.5, 3.0]> : tensor<8xf8E5M2>
  %r = "stablehlo.sqrt"(%a) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[2.000000e+00, 5.000000e-01, 1.750000e+00, 7.500000e-01, 2.000000e+00, 1.750000e+00, 1.250000e+00, 1.750000e+00]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 0.5, 2.0, 2.0, 2.0, 0.5, 2.0, 0.5]> : tensor<8xf8E5M2FNUZ>
  %r = "stablehlo.sqrt"(%a) : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[1.750000e+00, 7.500000e-01, 1.500000e+00, 1.500000e+00, 1.500000e+00, 7.500000e-01, 1.500000e+00, 7.500000e-01]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 4.0, 0.5, 1.0, 4.0, 4.0, 1.0, 4.0]> : tensor<8xf8E8M0FNU>
  %r = "stablehlo.sqrt"(%a) : (tensor<8xf8E8M0FNU>) -> tensor<8xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[2.000000e+00, 2.000000e+00, 5.000000e-01, 1.000000e+00, 2.000000e+00, 2.000000e+00, 1.000000e+00, 2.000000e+00]> : tensor<8xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 4.0, 3.0, 1.5, 1.5, 0.5, 0.5, 3.0]> : tensor<8xbf16>
  %r = "stablehlo.sqrt"(%a) : (tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[5.000000e-01, 2.000000e+00, 1.734380e+00, 1.226560e+00, 1.226560e+00, 7.070310e-01, 7.070310e-01, 1.734380e+00]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 3.0, 2.0, 1.5, 0.5, 0.5, 2.0, 0.25]> : tensor<8xf16>
  %r = "stablehlo.sqrt"(%a) : (tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[1.732420e+00, 1.732420e+00, 1.414060e+00, 1.224610e+00, 7.070310e-01, 7.070310e-01, 1.414060e+00, 5.000000e-01]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 0.5, 0.5, 0.25, 1.0, 0.5, 2.0, 1.0]> : tensor<8xf32>
  %r = "stablehlo.sqrt"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[1.73205078, 0.707106769, 0.707106769, 5.000000e-01, 1.000000e+00, 0.707106769, 1.41421354, 1.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 2.0, 2.0, 3.0, 4.0, 3.0, 1.5, 1.0]> : tensor<8xf64>
  %r = "stablehlo.sqrt"(%a) : (tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[2.000000e+00, 1.4142135623730951, 1.4142135623730951, 1.7320508075688772, 2.000000e+00, 1.7320508075688772, 1.2247448713915889, 1.000000e+00]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(1.5, 1.0), (0.5, 1.5), (0.25, 4.0), (1.0, 1.5), (1.0, 1.5), (0.25, 0.25), (1.5, 3.0), (1.0, 1.0)]> : tensor<8xcomplex<f32>>
  %r = "stablehlo.sqrt"(%a) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[1.28506339, 1.02008307, 1.45907593, 1.18380225, 1.18380225, 0.549342036, 1.55789959, 1.09868407]> : tensor<8xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 4 : ui64} : tensor<8xf32>
  %e1 = stablehlo.constant dense<[0.389085889, 0.735234261, 1.37073064, 0.633551776, 0.633551776, 0.227544934, 0.962834894, 0.455089867]> : tensor<8xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 4 : ui64} : tensor<8xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(1.5, 0.25), (0.25, 0.25), (0.25, 1.5), (1.0, 1.0), (1.0, 1.0), (4.0, 3.0), (2.0, 4.0), (4.0, 0.25)]> : tensor<8xcomplex<f64>>
  %r = "stablehlo.sqrt"(%a) : (tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[1.2289610719169575, 0.54934205673390502, 0.94092790174767238, 1.09868411346781, 1.09868411346781, 2.1213203435596424, 1.7989074399478673, 2.0009753728457467]> : tensor<8xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 4 : ui64} : tensor<8xf64>
  %e1 = stablehlo.constant dense<[0.10171192794985977, 0.22754493028111367, 0.79708551378586567, 0.45508986056222733, 0.45508986056222733, 0.70710678118654757, 1.1117859405028423, 0.062469534456202493]> : tensor<8xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 4 : ui64} : tensor<8xf64>
  return
}
