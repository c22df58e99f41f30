// SPDX-License-Identifier: Apache-2.0
// stablehlo.cbrt, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[1.0, -0.5, -1.0, 1.0, -1.0, 0.5, -0.5, 0.5]> : tensor<8xf4E2M1FN>
  %r = "stablehlo.cbrt"(%a) : (tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[1.000000e+00, -1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00, 1.000000e+00]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.375, -0.75, 0.25, -0.25, 0.375, -0.375, -0.75]> : tensor<8xf6E2M3FN>
  %r = "stablehlo.cbrt"(%a) : (tensor<8xf6E2M3FN>) -> tensor<8xf6E2M3FN>
  %e0 = stablehlo.constant dense<[-5.000000e-01, 7.500000e-01, -8.750000e-01, 6.250000e-01, -6.250000e-01, 7.500000e-01, -7.500000e-01, -8.750000e-01]> : tensor<8xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[0.5, 0.375, -0.125, 0.125, 0.375, -0.25, -0.125, -0.5]> : tensor<8xf6E3M2FN>
  %r = "stablehlo.cbrt"(%a) : (tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[7.500000e-01, 7.500000e-01, -5.000000e-01, 5.000000e-01, 7.500000e-01, -6.250000e-01, -5.000000e-01, -7.500000e-01]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[0.5, 0.5, -0.375, 0.5, -0.75, -0.5, -0.125, 0.375]> : tensor<8xf8E3M4>
  %r = "stablehlo.cbrt"(%a) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[7.812500e-01, 7.812500e-01, -7.187500e-01, 7.812500e-01, -9.062500e-01, -7.812500e-01, -5.000000e-01, 7.187500e-01]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, -0.75, 0.75, -0.25, 0.125, -0.375, 0.5, -0.25]> : tensor<8xf8E4M3>
  %r = "stablehlo.cbrt"(%a) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[-7.500000e-01, -9.375000e-01, 9.375000e-01, -6.250000e-01, 5.000000e-01, -7.500000e-01, 8.125000e-01, -6.250000e-01]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.5, -0.5, -0.5, -0.125, -0.125, -0.75, 0.5]> : tensor<8xf8E4M3FN>
  %r = "stablehlo.cbrt"(%a) : (tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[-5.000000e-01, -8.125000e-01, -8.125000e-01, -8.125000e-01, -5.000000e-01, -5.000000e-01, -9.375000e-01, 8.125000e-01]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.75, -0.5, 0.125, 0.125, 0.75, 0.75, 0.25]> : tensor<8xf8E4M3FNUZ>
  %r = "stablehlo.cbrt"(%a) : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[-5.000000e-01, 9.375000e-01, -8.125000e-01, 5.000000e-01, 5.000000e-01, 9.375000e-01, 9.375000e-01, 6.250000e-01]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.5, -0.5, -0.25, 0.375, 0.125, 0.75, -0.375, 0.125]> : tensor<8xf8E4M3B11FNUZ>
  %r = "stablehlo.cbrt"(%a) : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[-8.125000e-01, -8.125000e-01, -6.250000e-01, 7.500000e-01, 5.000000e-01, 9.375000e-01, -7.500000e-01, 5.000000e-01]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.5, -0.75, 0.125, -0.5, 0.125, -0.25, 0.5]> : tensor<8xf8E5M2>
  %r = "stablehlo.cbrt"(%a) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[-5.000000e-01, 7.500000e-01, -8.750000e-01, 5.000000e-01, -7.500000e-01, 5.000000e-01, -6.250000e-01, 7.500000e-01]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, 0.25, -0.5, -0.25, -0.75, 0.75, 0.375, -0.25]> : tensor<8xf8E5M2FNUZ>
  %r = "stablehlo.cbrt"(%a) : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[-7.500000e-01, 6.250000e-01, -7.500000e-01, -6.250000e-01, -8.750000e-01, 8.750000e-01, 7.500000e-01, -6.250000e-01]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 0.5, 1.0, 0.125, 0.5, 0.25, 0.5, 0.5]> : tensor<8xf8E8M0FNU>
  %r = "stablehlo.cbrt"(%a) : (tensor<8xf8E8M0FNU>) -> tensor<8xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[5.000000e-01, 1.000000e+00, 1.000000e+00, 5.000000e-01, 1.000000e+00, 5.000000e-01, 1.000000e+00, 1.000000e+00]> : tensor<8xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.75, -0.25, 0.375, 0.5, -0.375, -0.375, -0.25]> : tensor<8xbf16>
  %r = "stablehlo.cbrt"(%a) : (tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[-5.000000e-01, -9.101560e-01, -6.289060e-01, 7.226560e-01, 7.929680e-01, -7.226560e-01, -7.226560e-01, -6.289060e-01]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 0.25, 0.125, 0.75, 0.125, 0.125, 0.25, 0.25]> : tensor<8xf16>
  %r = "stablehlo.cbrt"(%a) : (tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[6.298830e-01, 6.298830e-01, 5.000000e-01, 9.086910e-01, 5.000000e-01, 5.000000e-01, 6.298830e-01, 6.298830e-01]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.25, -0.5, 0.375, -0.25, -0.25, 0.375, -0.25]> : tensor<8xf32>
  %r = "stablehlo.cbrt"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[-5.000000e-01, 0.629960536, -0.793700516, 0.721124768, -0.629960536, -0.629960536, 0.721124768, -0.629960536]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[-0.25, -0.25, -0.125, -0.75, -0.75, 0.25, 0.75, -0.25]> : tensor<8xf64>
  %r = "stablehlo.cbrt"(%a) : (tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[-0.6299605249474366, -0.6299605249474366, -0.49999999999999994, -0.90856029641606972, -0.90856029641606972, 0.6299605249474366, 0.90856029641606972, -0.6299605249474366]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(0.5, 0.375), (0.25, -0.125), (0.125, -0.75), (-0.125, 0.375), (-0.375, -0.5), (-0.5, -0.25), (-0.375, 0.75), (-0.5, 0.75)]> : tensor<8xcomplex<f32>>
  %r = "stablehlo.cbrt"(%a) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.835394084, 0.64603728, 0.81434989, 0.592643797, 0.632476449, 0.51679647, 0.734337389, 0.726488292]> : tensor<8xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 4 : ui64} : tensor<8xf32>
  %e1 = stablehlo.constant dense<[0.181992114, -0.100647159, -0.412176788, 0.432876408, -0.575306833, -0.641502797, 0.591584265, 0.636665165]> : tensor<8xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 4 : ui64} : tensor<8xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(-0.125, -0.375), (-0.125, 0.75), (-0.75, -0.375), (-0.5, 0.5), (0.125, 0.75), (0.375, 0.125), (0.25, 0.25), (-0.25, -0.5)]> : tensor<8xcomplex<f64>>
  %r = "stablehlo.cbrt"(%a) : (tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[0.59264381114459996, 0.764130513783151, 0.59158426871476388, 0.6299605249474366, 0.81434990340673852, 0.72968280043419631, 0.68301270189221941, 0.64150278461781818]> : tensor<8xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 4 : ui64} : tensor<8xf64>
  %e1 = stablehlo.constant dense<[-0.43287640917469117, 0.49915931406414321, -0.73433737418963896, 0.62996052494743648, 0.41217677971099237, 0.078560061471969811, 0.18301270189221933, -0.51679646039452687]> : tensor<8xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 4 : ui64} : tensor<8xf64>
  return
}
