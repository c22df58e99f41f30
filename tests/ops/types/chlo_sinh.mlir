// SPDX-License-Identifier: Apache-2.0
// chlo.sinh, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[1.0, -0.5, -1.0, 1.0, -1.0, 0.5, -0.5, 0.5]> : tensor<8xf4E2M1FN>
  %r = "chlo.sinh"(%a) : (tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[1.000000e+00, -5.000000e-01, -1.000000e+00, 1.000000e+00, -1.000000e+00, 5.000000e-01, -5.000000e-01, 5.000000e-01]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.375, -0.75, 0.25, -0.25, 0.375, -0.375, -0.75]> : tensor<8xf6E2M3FN>
  %r = "chlo.sinh"(%a) : (tensor<8xf6E2M3FN>) -> tensor<8xf6E2M3FN>
  %e0 = stablehlo.constant dense<[-1.250000e-01, 3.750000e-01, -8.750000e-01, 2.500000e-01, -2.500000e-01, 3.750000e-01, -3.750000e-01, -8.750000e-01]> : tensor<8xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[0.5, 0.375, -0.125, 0.125, 0.375, -0.25, -0.125, -0.5]> : tensor<8xf6E3M2FN>
  %r = "chlo.sinh"(%a) : (tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[5.000000e-01, 3.750000e-01, -1.250000e-01, 1.250000e-01, 3.750000e-01, -2.500000e-01, -1.250000e-01, -5.000000e-01]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[0.5, 0.5, -0.375, 0.5, -0.75, -0.5, -0.125, 0.375]> : tensor<8xf8E3M4>
  %r = "chlo.sinh"(%a) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[5.312500e-01, 5.312500e-01, -3.906250e-01, 5.312500e-01, -8.125000e-01, -5.312500e-01, -1.250000e-01, 3.906250e-01]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, -0.75, 0.75, -0.25, 0.125, -0.375, 0.5, -0.25]> : tensor<8xf8E4M3>
  %r = "chlo.sinh"(%a) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[-3.750000e-01, -8.125000e-01, 8.125000e-01, -2.500000e-01, 1.250000e-01, -3.750000e-01, 5.000000e-01, -2.500000e-01]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.5, -0.5, -0.5, -0.125, -0.125, -0.75, 0.5]> : tensor<8xf8E4M3FN>
  %r = "chlo.sinh"(%a) : (tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[-1.250000e-01, -5.000000e-01, -5.000000e-01, -5.000000e-01, -1.250000e-01, -1.250000e-01, -8.125000e-01, 5.000000e-01]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.75, -0.5, 0.125, 0.125, 0.75, 0.75, 0.25]> : tensor<8xf8E4M3FNUZ>
  %r = "chlo.sinh"(%a) : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[-1.250000e-01, 8.125000e-01, -5.000000e-01, 1.250000e-01, 1.250000e-01, 8.125000e-01, 8.125000e-01, 2.500000e-01]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.5, -0.5, -0.25, 0.375, 0.125, 0.75, -0.375, 0.125]> : tensor<8xf8E4M3B11FNUZ>
  %r = "chlo.sinh"(%a) : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[-5.000000e-01, -5.000000e-01, -2.500000e-01, 3.750000e-01, 1.250000e-01, 8.125000e-01, -3.750000e-01, 1.250000e-01]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.5, -0.75, 0.125, -0.5, 0.125, -0.25, 0.5]> : tensor<8xf8E5M2>
  %r = "chlo.sinh"(%a) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[-1.250000e-01, 5.000000e-01, -8.750000e-01, 1.250000e-01, -5.000000e-01, 1.250000e-01, -2.500000e-01, 5.000000e-01]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, 0.25, -0.5, -0.25, -0.75, 0.75, 0.375, -0.25]> : tensor<8xf8E5M2FNUZ>
  %r = "chlo.sinh"(%a) : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[-3.750000e-01, 2.500000e-01, -5.000000e-01, -2.500000e-01, -8.750000e-01, 8.750000e-01, 3.750000e-01, -2.500000e-01]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 0.5, 1.0, 0.125, 0.5, 0.25, 0.5, 0.5]> : tensor<8xf8E8M0FNU>
  %r = "chlo.sinh"(%a) : (tensor<8xf8E8M0FNU>) -> tensor<8xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[2.500000e-01, 5.000000e-01, 1.000000e+00, 1.250000e-01, 5.000000e-01, 2.500000e-01, 5.000000e-01, 5.000000e-01]> : tensor<8xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.75, -0.25, 0.375, 0.5, -0.375, -0.375, -0.25]> : tensor<8xbf16>
  %r = "chlo.sinh"(%a) : (tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[-1.250000e-01, -8.242180e-01, -2.519530e-01, 3.847660e-01, 5.195310e-01, -3.847660e-01, -3.847660e-01, -2.519530e-01]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 0.25, 0.125, 0.75, 0.125, 0.125, 0.25, 0.25]> : tensor<8xf16>
  %r = "chlo.sinh"(%a) : (tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[2.526860e-01, 2.526860e-01, 1.253660e-01, 8.222650e-01, 1.253660e-01, 1.253660e-01, 2.526860e-01, 2.526860e-01]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.25, -0.5, 0.375, -0.25, -0.25, 0.375, -0.25]> : tensor<8xf32>
  %r = "chlo.sinh"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[-0.125325784, 0.252612323, -0.521095276, 0.383851051, -0.252612293, -0.252612293, 0.383851051, -0.252612293]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[-0.25, -0.25, -0.125, -0.75, -0.75, 0.25, 0.75, -0.25]> : tensor<8xf64>
  %r = "chlo.sinh"(%a) : (tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[-0.25261231680816831, -0.25261231680816831, -0.12532577524111546, -0.82231673193582999, -0.82231673193582999, 0.25261231680816831, 0.82231673193582999, -0.25261231680816831]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(0.5, 0.375), (0.25, -0.125), (0.125, -0.75), (-0.125, 0.375), (-0.375, -0.5), (-0.5, -0.25), (-0.375, 0.75), (-0.5, 0.75)]> : tensor<8xcomplex<f32>>
  %r = "chlo.sinh"(%a) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.484883159, 0.250641316, 0.091699481, -0.116616607, -3.368610e-01, -0.504895687, -0.28085959, -0.381279647]> : tensor<8xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf32>
  %e1 = stablehlo.constant dense<[0.413018405, -0.12859115, -0.686970949, 0.369137764, -0.513532043, -0.278979123, 0.730130792, 0.768633604]> : tensor<8xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 8 : ui64} : tensor<8xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(-0.125, -0.375), (-0.125, 0.75), (-0.75, -0.375), (-0.5, 0.5), (0.125, 0.75), (0.375, 0.125), (0.25, 0.25), (-0.25, -0.5)]> : tensor<8xcomplex<f64>>
  %r = "chlo.sinh"(%a) : (tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[-0.11661658908392747, -0.091699474726906427, -0.76517198669231523, -0.45730415318424927, 0.091699474726906427, 0.38085613414737518, 0.244759211632539, -0.22168816414957482]> : tensor<8xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf64>
  %e1 = stablehlo.constant dense<[-0.36913776107749607, 0.68697100043651371, -0.47420692104401918, 0.54061268571315335, 0.68697100043651371, 0.1335441371435547, 0.25517568453718714, -0.49448578093319506]> : tensor<8xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 8 : ui64} : tensor<8xf64>
  return
}
