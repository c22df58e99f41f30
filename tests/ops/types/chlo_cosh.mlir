// SPDX-License-Identifier: Apache-2.0
// chlo.cosh, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[1.0, -0.5, -1.0, 1.0, -1.0, 0.5, -0.5, 0.5]> : tensor<8xf4E2M1FN>
  %r = "chlo.cosh"(%a) : (tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[1.500000e+00, 1.000000e+00, 1.500000e+00, 1.500000e+00, 1.500000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.375, -0.75, 0.25, -0.25, 0.375, -0.375, -0.75]> : tensor<8xf6E2M3FN>
  %r = "chlo.cosh"(%a) : (tensor<8xf6E2M3FN>) -> tensor<8xf6E2M3FN>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.125000e+00, 1.250000e+00, 1.000000e+00, 1.000000e+00, 1.125000e+00, 1.125000e+00, 1.250000e+00]> : tensor<8xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[0.5, 0.375, -0.125, 0.125, 0.375, -0.25, -0.125, -0.5]> : tensor<8xf6E3M2FN>
  %r = "chlo.cosh"(%a) : (tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[1.250000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.250000e+00]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[0.5, 0.5, -0.375, 0.5, -0.75, -0.5, -0.125, 0.375]> : tensor<8xf8E3M4>
  %r = "chlo.cosh"(%a) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[1.125000e+00, 1.125000e+00, 1.062500e+00, 1.125000e+00, 1.312500e+00, 1.125000e+00, 1.000000e+00, 1.062500e+00]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, -0.75, 0.75, -0.25, 0.125, -0.375, 0.5, -0.25]> : tensor<8xf8E4M3>
  %r = "chlo.cosh"(%a) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[1.125000e+00, 1.250000e+00, 1.250000e+00, 1.000000e+00, 1.000000e+00, 1.125000e+00, 1.125000e+00, 1.000000e+00]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.5, -0.5, -0.5, -0.125, -0.125, -0.75, 0.5]> : tensor<8xf8E4M3FN>
  %r = "chlo.cosh"(%a) : (tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.125000e+00, 1.125000e+00, 1.125000e+00, 1.000000e+00, 1.000000e+00, 1.250000e+00, 1.125000e+00]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.75, -0.5, 0.125, 0.125, 0.75, 0.75, 0.25]> : tensor<8xf8E4M3FNUZ>
  %r = "chlo.cosh"(%a) : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.250000e+00, 1.125000e+00, 1.000000e+00, 1.000000e+00, 1.250000e+00, 1.250000e+00, 1.000000e+00]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.5, -0.5, -0.25, 0.375, 0.125, 0.75, -0.375, 0.125]> : tensor<8xf8E4M3B11FNUZ>
  %r = "chlo.cosh"(%a) : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[1.125000e+00, 1.125000e+00, 1.000000e+00, 1.125000e+00, 1.000000e+00, 1.250000e+00, 1.125000e+00, 1.000000e+00]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.5, -0.75, 0.125, -0.5, 0.125, -0.25, 0.5]> : tensor<8xf8E5M2>
  %r = "chlo.cosh"(%a) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.250000e+00, 1.250000e+00, 1.000000e+00, 1.250000e+00, 1.000000e+00, 1.000000e+00, 1.250000e+00]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, 0.25, -0.5, -0.25, -0.75, 0.75, 0.375, -0.25]> : tensor<8xf8E5M2FNUZ>
  %r = "chlo.cosh"(%a) : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 1.250000e+00, 1.000000e+00, 1.250000e+00, 1.250000e+00, 1.000000e+00, 1.000000e+00]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 0.5, 1.0, 0.125, 0.5, 0.25, 0.5, 0.5]> : tensor<8xf8E8M0FNU>
  %r = "chlo.cosh"(%a) : (tensor<8xf8E8M0FNU>) -> tensor<8xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 2.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]> : tensor<8xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.75, -0.25, 0.375, 0.5, -0.375, -0.375, -0.25]> : tensor<8xbf16>
  %r = "chlo.cosh"(%a) : (tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[1.007810e+00, 1.296880e+00, 1.031250e+00, 1.070310e+00, 1.125000e+00, 1.070310e+00, 1.070310e+00, 1.031250e+00]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 0.25, 0.125, 0.75, 0.125, 0.125, 0.25, 0.25]> : tensor<8xf16>
  %r = "chlo.cosh"(%a) : (tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[1.031250e+00, 1.031250e+00, 1.007810e+00, 1.294920e+00, 1.007810e+00, 1.007810e+00, 1.031250e+00, 1.031250e+00]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.25, -0.5, 0.375, -0.25, -0.25, 0.375, -0.25]> : tensor<8xf32>
  %r = "chlo.cosh"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[1.00782263, 1.03141308, 1.12762594, 1.07114041, 1.03141308, 1.03141308, 1.07114041, 1.03141308]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[-0.25, -0.25, -0.125, -0.75, -0.75, 0.25, 0.75, -0.25]> : tensor<8xf64>
  %r = "chlo.cosh"(%a) : (tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[1.0314130998795732, 1.0314130998795732, 1.0078226778257109, 1.2946832846768448, 1.2946832846768448, 1.0314130998795732, 1.2946832846768448, 1.0314130998795732]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(0.5, 0.375), (0.25, -0.125), (0.125, -0.75), (-0.125, 0.375), (-0.375, -0.5), (-0.5, -0.25), (-0.375, 0.75), (-0.5, 0.75)]> : tensor<8xcomplex<f32>>
  %r = "chlo.cosh"(%a) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[1.04926455, 1.02336562, 0.737412631, 0.937786698, 0.940014124, 1.09257078, 0.783741474, 0.825071394]> : tensor<8xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf32>
  %e1 = stablehlo.constant dense<[0.190862894, -0.0314943753, -0.0854268968, -0.0459033847, 0.184027985, 0.128921032, -0.261647761, -0.355198771]> : tensor<8xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 8 : ui64} : tensor<8xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(-0.125, -0.375), (-0.125, 0.75), (-0.75, -0.375), (-0.5, 0.5), (0.125, 0.75), (0.375, 0.125), (0.25, 0.25), (-0.25, -0.5)]> : tensor<8xcomplex<f64>>
  %r = "chlo.cosh"(%a) : (tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[0.9377866832529027, 0.73741263516367961, 1.2047126643542747, 0.98958488339992012, 0.73741263516367961, 1.0627829532755055, 0.99934896438840037, 0.90515015055960679]> : tensor<8xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf64>
  %e1 = stablehlo.constant dense<[0.045903388657232896, -0.085426906034317018, 0.30119202911590992, -0.24982639750046151, 0.085426906034317018, 0.04785652955176483, 0.062497287334798715, 0.12110879604381167]> : tensor<8xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 8 : ui64} : tensor<8xf64>
  return
}
