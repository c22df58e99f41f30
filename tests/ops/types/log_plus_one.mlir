// SPDX-License-Identifier: Apache-2.0
// stablehlo.log_plus_one, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 1.5, 0.5, 1.5, 2.0, 3.0, 1.0, 3.0]> : tensor<8xf4E2M1FN>
  %r = "stablehlo.log_plus_one"(%a) : (tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[5.000000e-01, 1.000000e+00, 5.000000e-01, 1.000000e+00, 1.000000e+00, 1.500000e+00, 5.000000e-01, 1.500000e+00]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 2.0, 0.25, 1.0, 0.25, 0.25, 1.0, 3.0]> : tensor<8xf6E2M3FN>
  %r = "stablehlo.log_plus_one"(%a) : (tensor<8xf6E2M3FN>) -> tensor<8xf6E2M3FN>
  %e0 = stablehlo.constant dense<[1.375000e+00, 1.125000e+00, 2.500000e-01, 7.500000e-01, 2.500000e-01, 2.500000e-01, 7.500000e-01, 1.375000e+00]> : tensor<8xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 0.5, 3.0, 3.0, 0.5, 4.0, 0.5, 2.0]> : tensor<8xf6E3M2FN>
  %r = "stablehlo.log_plus_one"(%a) : (tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[1.000000e+00, 3.750000e-01, 1.500000e+00, 1.500000e+00, 3.750000e-01, 1.500000e+00, 3.750000e-01, 1.000000e+00]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 1.0, 1.0, 1.5, 1.5, 4.0, 1.5, 2.0]> : tensor<8xf8E3M4>
  %r = "stablehlo.log_plus_one"(%a) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[1.125000e+00, 6.875000e-01, 6.875000e-01, 9.062500e-01, 9.062500e-01, 1.625000e+00, 9.062500e-01, 1.125000e+00]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 1.0, 3.0, 0.25, 0.5, 2.0, 1.5, 4.0]> : tensor<8xf8E4M3>
  %r = "stablehlo.log_plus_one"(%a) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[1.625000e+00, 6.875000e-01, 1.375000e+00, 2.187500e-01, 4.062500e-01, 1.125000e+00, 9.375000e-01, 1.625000e+00]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 0.5, 0.5, 0.25, 4.0, 0.25, 0.25, 0.25]> : tensor<8xf8E4M3FN>
  %r = "stablehlo.log_plus_one"(%a) : (tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[1.625000e+00, 4.062500e-01, 4.062500e-01, 2.187500e-01, 1.625000e+00, 2.187500e-01, 2.187500e-01, 2.187500e-01]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 1.0, 2.0, 0.25, 1.5, 3.0, 1.0, 0.25]> : tensor<8xf8E4M3FNUZ>
  %r = "stablehlo.log_plus_one"(%a) : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[6.875000e-01, 6.875000e-01, 1.125000e+00, 2.187500e-01, 9.375000e-01, 1.375000e+00, 6.875000e-01, 2.187500e-01]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 3.0, 2.0, 3.0, 0.5, 0.25, 2.0, 3.0]> : tensor<8xf8E4M3B11FNUZ>
  %r = "stablehlo.log_plus_one"(%a) : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[6.875000e-01, 1.375000e+00, 1.125000e+00, 1.375000e+00, 4.062500e-01, 2.187500e-01, 1.125000e+00, 1.375000e+00]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 0.25, 3.0, 0.5, 4.0, 3.0, 1.5, 3.0]> : tensor<8xf8E5M2>
  %r = "stablehlo.log_plus_one"(%a) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[1.500000e+00, 2.187500e-01, 1.500000e+00, 3.750000e-01, 1.500000e+00, 1.500000e+00, 8.750000e-01, 1.500000e+00]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 0.5, 2.0, 2.0, 2.0, 0.5, 2.0, 0.5]> : tensor<8xf8E5M2FNUZ>
  %r = "stablehlo.log_plus_one"(%a) : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[1.500000e+00, 3.750000e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 3.750000e-01, 1.000000e+00, 3.750000e-01]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 4.0, 0.5, 1.0, 4.0, 4.0, 1.0, 4.0]> : tensor<8xf8E8M0FNU>
  %r = "stablehlo.log_plus_one"(%a) : (tensor<8xf8E8M0FNU>) -> tensor<8xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[2.000000e+00, 2.000000e+00, 5.000000e-01, 5.000000e-01, 2.000000e+00, 2.000000e+00, 5.000000e-01, 2.000000e+00]> : tensor<8xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 4.0, 3.0, 1.5, 1.5, 0.5, 0.5, 3.0]> : tensor<8xbf16>
  %r = "stablehlo.log_plus_one"(%a) : (tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[2.226560e-01, 1.609380e+00, 1.382810e+00, 9.179680e-01, 9.179680e-01, 4.062500e-01, 4.062500e-01, 1.382810e+00]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 3.0, 2.0, 1.5, 0.5, 0.5, 2.0, 0.25]> : tensor<8xf16>
  %r = "stablehlo.log_plus_one"(%a) : (tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[1.386720e+00, 1.386720e+00, 1.098630e+00, 9.165030e-01, 4.055180e-01, 4.055180e-01, 1.098630e+00, 2.231450e-01]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 0.5, 0.5, 0.25, 1.0, 0.5, 2.0, 1.0]> : tensor<8xf32>
  %r = "stablehlo.log_plus_one"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[1.38629436, 0.405465096, 0.405465096, 0.223143548, 0.693147182, 0.405465096, 1.09861231, 0.693147182]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 2.0, 2.0, 3.0, 4.0, 3.0, 1.5, 1.0]> : tensor<8xf64>
  %r = "stablehlo.log_plus_one"(%a) : (tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[1.6094379124341003, 1.0986122886681096, 1.0986122886681096, 1.3862943611198906, 1.6094379124341003, 1.3862943611198906, 0.91629073187415511, 0.69314718055994529]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(1.5, 1.0), (0.5, 1.5), (0.25, 4.0), (1.0, 1.5), (1.0, 1.5), (0.25, 0.25), (1.5, 3.0), (1.0, 1.0)]> : tensor<8xcomplex<f32>>
  %r = "stablehlo.log_plus_one"(%a) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.990500748, 0.752038717, 1.43288302, 0.91629076, 0.91629076, 0.242753908, 1.36228979, 0.804718971]> : tensor<8xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 4 : ui64} : tensor<8xf32>
  %e1 = stablehlo.constant dense<[0.380506366, 0.785398185, 1.26791143, 0.643501102, 0.643501102, 0.197395563, 0.876058042, 0.463647604]> : tensor<8xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 4 : ui64} : tensor<8xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(1.5, 0.25), (0.25, 0.25), (0.25, 1.5), (1.0, 1.0), (1.0, 1.0), (4.0, 3.0), (2.0, 4.0), (4.0, 0.25)]> : tensor<8xcomplex<f64>>
  %r = "stablehlo.log_plus_one"(%a) : (tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[0.92126589730073904, 0.24275390789085038, 0.66914257096676499, 0.80471895621705025, 0.80471895621705025, 1.7631802623080808, 1.6094379124341003, 1.6106863525333941]> : tensor<8xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 4 : ui64} : tensor<8xf64>
  %e1 = stablehlo.constant dense<[0.099668652491162024, 0.19739555984988075, 0.87605805059819342, 0.46364760900080609, 0.46364760900080609, 0.54041950027058416, 0.92729521800161219, 0.049958395721942758]> : tensor<8xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 4 : ui64} : tensor<8xf64>
  return
}
