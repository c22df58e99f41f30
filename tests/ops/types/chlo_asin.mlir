// SPDX-License-Identifier: Apache-2.0
// chlo.asin, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[1.0, -0.5, -1.0, 1.0, -1.0, 0.5, -0.5, 0.5]> : tensor<8xf4E2M1FN>
  %r = "chlo.asin"(%a) : (tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[2.000000e+00, -0.000000e+00, -2.000000e+00, 2.000000e+00, -2.000000e+00, 0.000000e+00, -0.000000e+00, 0.000000e+00]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.375, -0.75, 0.25, -0.25, 0.375, -0.375, -0.75]> : tensor<8xf6E2M3FN>
  %r = "chlo.asin"(%a) : (tensor<8xf6E2M3FN>) -> tensor<8xf6E2M3FN>
  %e0 = stablehlo.constant dense<[-0.000000e+00, 5.000000e-01, -7.500000e-01, 2.500000e-01, -2.500000e-01, 5.000000e-01, -5.000000e-01, -7.500000e-01]> : tensor<8xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[0.5, 0.375, -0.125, 0.125, 0.375, -0.25, -0.125, -0.5]> : tensor<8xf6E3M2FN>
  %r = "chlo.asin"(%a) : (tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[5.000000e-01, 3.750000e-01, -1.250000e-01, 1.250000e-01, 3.750000e-01, -2.500000e-01, -1.250000e-01, -5.000000e-01]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[0.5, 0.5, -0.375, 0.5, -0.75, -0.5, -0.125, 0.375]> : tensor<8xf8E3M4>
  %r = "chlo.asin"(%a) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[5.312500e-01, 5.312500e-01, -3.750000e-01, 5.312500e-01, -8.750000e-01, -5.312500e-01, -1.250000e-01, 3.750000e-01]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, -0.75, 0.75, -0.25, 0.125, -0.375, 0.5, -0.25]> : tensor<8xf8E4M3>
  %r = "chlo.asin"(%a) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[-3.750000e-01, -8.125000e-01, 8.125000e-01, -2.500000e-01, 1.250000e-01, -3.750000e-01, 5.000000e-01, -2.500000e-01]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.5, -0.5, -0.5, -0.125, -0.125, -0.75, 0.5]> : tensor<8xf8E4M3FN>
  %r = "chlo.asin"(%a) : (tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[-1.250000e-01, -5.000000e-01, -5.000000e-01, -5.000000e-01, -1.250000e-01, -1.250000e-01, -8.125000e-01, 5.000000e-01]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.75, -0.5, 0.125, 0.125, 0.75, 0.75, 0.25]> : tensor<8xf8E4M3FNUZ>
  %r = "chlo.asin"(%a) : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[-1.250000e-01, 8.125000e-01, -5.000000e-01, 1.250000e-01, 1.250000e-01, 8.125000e-01, 8.125000e-01, 2.500000e-01]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.5, -0.5, -0.25, 0.375, 0.125, 0.75, -0.375, 0.125]> : tensor<8xf8E4M3B11FNUZ>
  %r = "chlo.asin"(%a) : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[-5.000000e-01, -5.000000e-01, -2.500000e-01, 3.750000e-01, 1.250000e-01, 8.125000e-01, -3.750000e-01, 1.250000e-01]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.5, -0.75, 0.125, -0.5, 0.125, -0.25, 0.5]> : tensor<8xf8E5M2>
  %r = "chlo.asin"(%a) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[-1.250000e-01, 5.000000e-01, -8.750000e-01, 1.250000e-01, -5.000000e-01, 1.250000e-01, -2.500000e-01, 5.000000e-01]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, 0.25, -0.5, -0.25, -0.75, 0.75, 0.375, -0.25]> : tensor<8xf8E5M2FNUZ>
  %r = "chlo.asin"(%a) : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[-3.750000e-01, 2.500000e-01, -5.000000e-01, -2.500000e-01, -8.750000e-01, 8.750000e-01, 3.750000e-01, -2.500000e-01]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 0.5, 1.0, 0.125, 0.5, 0.25, 0.5, 0.5]> : tensor<8xf8E8M0FNU>
  %r = "chlo.asin"(%a) : (tensor<8xf8E8M0FNU>) -> tensor<8xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[2.500000e-01, 5.000000e-01, 2.000000e+00, 1.250000e-01, 5.000000e-01, 2.500000e-01, 5.000000e-01, 5.000000e-01]> : tensor<8xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.75, -0.25, 0.375, 0.5, -0.375, -0.375, -0.25]> : tensor<8xbf16>
  %r = "chlo.asin"(%a) : (tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[-1.250000e-01, -8.515620e-01, -2.519530e-01, 3.847660e-01, 5.234380e-01, -3.847660e-01, -3.847660e-01, -2.519530e-01]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 0.25, 0.125, 0.75, 0.125, 0.125, 0.25, 0.25]> : tensor<8xf16>
  %r = "chlo.asin"(%a) : (tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[2.526860e-01, 2.526860e-01, 1.253660e-01, 8.476560e-01, 1.253660e-01, 1.253660e-01, 2.526860e-01, 2.526860e-01]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.25, -0.5, 0.375, -0.25, -0.25, 0.375, -0.25]> : tensor<8xf32>
  %r = "chlo.asin"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[-0.125327826, 0.252680242, -0.52359879, 0.384396762, -0.252680242, -0.252680242, 0.384396762, -0.252680242]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[-0.25, -0.25, -0.125, -0.75, -0.75, 0.25, 0.75, -0.25]> : tensor<8xf64>
  %r = "chlo.asin"(%a) : (tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[-0.25268025514207865, -0.25268025514207865, -0.1253278311680654, -0.848062078981481, -0.848062078981481, 0.25268025514207865, 0.848062078981481, -0.25268025514207865]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(0.5, 0.375), (0.25, -0.125), (0.125, -0.75), (-0.125, 0.375), (-0.375, -0.5), (-0.5, -0.25), (-0.375, 0.75), (-0.5, 0.75)]> : tensor<8xcomplex<f32>>
  %r = "chlo.asin"(%a) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.478651106, 2.505580e-01, 0.0999858528, -0.117209435, -0.337732434, -0.501608849, -0.299436837, -0.398277879]> : tensor<8xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf32>
  %e1 = stablehlo.constant dense<[0.410825282, -0.128673673, -0.696156144, 0.369149327, -0.507826746, -0.281396061, 7.208550e-01, 0.743320405]> : tensor<8xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 8 : ui64} : tensor<8xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(-0.125, -0.375), (-0.125, 0.75), (-0.75, -0.375), (-0.5, 0.5), (0.125, 0.75), (0.375, 0.125), (0.25, 0.25), (-0.25, -0.5)]> : tensor<8xcomplex<f64>>
  %r = "chlo.asin"(%a) : (tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[-0.11720942938712067, -0.099985848231966754, -0.73355816541981322, -0.45227844715119064, 0.099985848231966754, 0.38078175473691545, 0.24452216513554018, -0.2243284526346675]> : tensor<8xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf64>
  %e1 = stablehlo.constant dense<[-0.36914932902598024, 0.69615615471625614, -0.48554438957016083, 0.53063753095251776, 0.69615615471625614, 0.134240413386399, 0.2548955733405508, -0.49267568342077062]> : tensor<8xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 8 : ui64} : tensor<8xf64>
  return
}
