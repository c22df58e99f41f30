// SPDX-License-Identifier: Apache-2.0
// stablehlo.log, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 1.5, 0.5, 1.5, 2.0, 3.0, 1.0, 3.0]> : tensor<8xf4E2M1FN>
  %r = "stablehlo.log"(%a) : (tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, 5.000000e-01, -5.000000e-01, 5.000000e-01, 5.000000e-01, 1.000000e+00, 0.000000e+00, 1.000000e+00]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 2.0, 0.25, 1.0, 0.25, 0.25, 1.0, 3.0]> : tensor<8xf6E2M3FN>
  %r = "stablehlo.log"(%a) : (tensor<8xf6E2M3FN>) -> tensor<8xf6E2M3FN>
  %e0 = stablehlo.constant dense<[1.125000e+00, 7.500000e-01, -1.375000e+00, 0.000000e+00, -1.375000e+00, -1.375000e+00, 0.000000e+00, 1.125000e+00]> : tensor<8xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 0.5, 3.0, 3.0, 0.5, 4.0, 0.5, 2.0]> : tensor<8xf6E3M2FN>
  %r = "stablehlo.log"(%a) : (tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[7.500000e-01, -7.500000e-01, 1.000000e+00, 1.000000e+00, -7.500000e-01, 1.500000e+00, -7.500000e-01, 7.500000e-01]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 1.0, 1.0, 1.5, 1.5, 4.0, 1.5, 2.0]> : tensor<8xf8E3M4>
  %r = "stablehlo.log"(%a) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[6.875000e-01, 0.000000e+00, 0.000000e+00, 4.062500e-01, 4.062500e-01, 1.375000e+00, 4.062500e-01, 6.875000e-01]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 1.0, 3.0, 0.25, 0.5, 2.0, 1.5, 4.0]> : tensor<8xf8E4M3>
  %r = "stablehlo.log"(%a) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[1.375000e+00, 0.000000e+00, 1.125000e+00, -1.375000e+00, -6.875000e-01, 6.875000e-01, 4.062500e-01, 1.375000e+00]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 0.5, 0.5, 0.25, 4.0, 0.25, 0.25, 0.25]> : tensor<8xf8E4M3FN>
  %r = "stablehlo.log"(%a) : (tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[1.375000e+00, -6.875000e-01, -6.875000e-01, -1.375000e+00, 1.375000e+00, -1.375000e+00, -1.375000e+00, -1.375000e+00]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 1.0, 2.0, 0.25, 1.5, 3.0, 1.0, 0.25]> : tensor<8xf8E4M3FNUZ>
  %r = "stablehlo.log"(%a) : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[0.000000e+00, 0.000000e+00, 6.875000e-01, -1.375000e+00, 4.062500e-01, 1.125000e+00, 0.000000e+00, -1.375000e+00]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 3.0, 2.0, 3.0, 0.5, 0.25, 2.0, 3.0]> : tensor<8xf8E4M3B11FNUZ>
  %r = "stablehlo.log"(%a) : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[0.000000e+00, 1.125000e+00, 6.875000e-01, 1.125000e+00, -6.875000e-01, -1.375000e+00, 6.875000e-01, 1.125000e+00]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 0.25, 3.0, 0.5, 4.0, 3.0, 1.5, 3.0]> : tensor<8xf8E5M2>
  %r = "stablehlo.log"(%a) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[1.500000e+00, -1.500000e+00, 1.000000e+00, -7.500000e-01, 1.500000e+00, 1.000000e+00, 3.750000e-01, 1.000000e+00]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 0.5, 2.0, 2.0, 2.0, 0.5, 2.0, 0.5]> : tensor<8xf8E5M2FNUZ>
  %r = "stablehlo.log"(%a) : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[1.000000e+00, -7.500000e-01, 7.500000e-01, 7.500000e-01, 7.500000e-01, -7.500000e-01, 7.500000e-01, -7.500000e-01]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 4.0, 3.0, 1.5, 1.5, 0.5, 0.5, 3.0]> : tensor<8xbf16>
  %r = "stablehlo.log"(%a) : (tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[-1.382810e+00, 1.382810e+00, 1.101560e+00, 4.062500e-01, 4.062500e-01, -6.914060e-01, -6.914060e-01, 1.101560e+00]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 3.0, 2.0, 1.5, 0.5, 0.5, 2.0, 0.25]> : tensor<8xf16>
  %r = "stablehlo.log"(%a) : (tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[1.098630e+00, 1.098630e+00, 6.933590e-01, 4.055180e-01, -6.933590e-01, -6.933590e-01, 6.933590e-01, -1.386720e+00]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 0.5, 0.5, 0.25, 1.0, 0.5, 2.0, 1.0]> : tensor<8xf32>
  %r = "stablehlo.log"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[1.09861231, -0.693147182, -0.693147182, -1.38629436, 0.000000e+00, -0.693147182, 0.693147182, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 2.0, 2.0, 3.0, 4.0, 3.0, 1.5, 1.0]> : tensor<8xf64>
  %r = "stablehlo.log"(%a) : (tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[1.3862943611198906, 0.69314718055994529, 0.69314718055994529, 1.0986122886681098, 1.3862943611198906, 1.0986122886681098, 0.40546510810816438, 0.000000e+00]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(1.5, 1.0), (0.5, 1.5), (0.25, 4.0), (1.0, 1.5), (1.0, 1.5), (0.25, 0.25), (1.5, 3.0), (1.0, 1.0)]> : tensor<8xcomplex<f32>>
  %r = "stablehlo.log"(%a) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.589327514, 0.45814538, 1.38824368, 0.589327514, 0.589327514, -1.03972077, 1.2101841, 0.346573591]> : tensor<8xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 4 : ui64} : tensor<8xf32>
  %e1 = stablehlo.constant dense<[0.588002622, 1.24904573, 1.50837755, 0.982793748, 0.982793748, 0.785398185, 1.10714877, 0.785398185]> : tensor<8xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 4 : ui64} : tensor<8xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(1.5, 0.25), (0.25, 0.25), (0.25, 1.5), (1.0, 1.0), (1.0, 1.0), (4.0, 3.0), (2.0, 4.0), (4.0, 0.25)]> : tensor<8xcomplex<f64>>
  %r = "stablehlo.log"(%a) : (tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[0.4191645952022216, -1.0397207708399179, 0.4191645952022216, 0.34657359027997264, 0.34657359027997264, 1.6094379124341003, 1.4978661367769956, 1.3882436813277192]> : tensor<8xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 4 : ui64} : tensor<8xf64>
  %e1 = stablehlo.constant dense<[0.16514867741462683, 0.78539816339744828, 1.4056476493802699, 0.78539816339744828, 0.78539816339744828, 0.64350110879328437, 1.1071487177940904, 0.06241880999595735]> : tensor<8xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 4 : ui64} : tensor<8xf64>
  return
}
