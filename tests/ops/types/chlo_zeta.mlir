// SPDX-License-Identifier: Apache-2.0
// chlo.zeta, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[6.0, 2.0, 4.0, 4.0, 4.0, 1.0, 2.0, 3.0]> : tensor<8xf4E2M1FN>
  %b = stablehlo.constant dense<[4.0, 0.5, 0.5, 2.0, 1.0, 4.0, 1.0, 0.5]> : tensor<8xf4E2M1FN>
  %r = "chlo.zeta"(%a, %b) : (tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, 4.000000e+00, 6.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00, 1.500000e+00, 6.000000e+00]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[6.0, 1.5, 4.0, 1.5, 1.5, 4.0, 2.0, 4.0]> : tensor<8xf6E3M2FN>
  %b = stablehlo.constant dense<[4.0, 1.0, 1.5, 1.0, 2.0, 3.0, 3.0, 2.0]> : tensor<8xf6E3M2FN>
  %r = "chlo.zeta"(%a, %b) : (tensor<8xf6E3M2FN>, tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, 2.500000e+00, 2.500000e-01, 2.500000e+00, 1.500000e+00, 0.000000e+00, 3.750000e-01, 6.250000e-02]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 2.0, 6.0, 2.0, 6.0, 1.5, 1.0, 4.0]> : tensor<8xf8E3M4>
  %b = stablehlo.constant dense<[0.5, 1.0, 4.0, 0.25, 2.0, 0.25, 1.5, 0.5]> : tensor<8xf8E3M4>
  %r = "chlo.zeta"(%a, %b) : (tensor<8xf8E3M4>, tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[0x70, 1.625000e+00, 0.000000e+00, 0x70, 1.562500e-02, 1.000000e+01, 0x70, 0x70]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 1.0, 6.0, 1.5, 1.0, 1.5, 1.5, 3.0]> : tensor<8xf8E4M3>
  %b = stablehlo.constant dense<[0.5, 0.5, 3.0, 0.25, 1.5, 4.0, 3.0, 2.0]> : tensor<8xf8E4M3>
  %r = "chlo.zeta"(%a, %b) : (tensor<8xf8E4M3>, tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[8.000000e+00, 0x78, 1.953130e-03, 1.000000e+01, 0x78, 1.125000e+00, 1.250000e+00, 2.031250e-01]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 6.0, 2.0, 4.0, 4.0, 1.5, 6.0, 2.0]> : tensor<8xf8E4M3FN>
  %b = stablehlo.constant dense<[0.25, 2.0, 1.0, 4.0, 4.0, 4.0, 1.5, 0.25]> : tensor<8xf8E4M3FN>
  %r = "chlo.zeta"(%a, %b) : (tensor<8xf8E4M3FN>, tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[0x7F, 1.757810e-02, 1.625000e+00, 7.812500e-03, 7.812500e-03, 1.125000e+00, 9.375000e-02, 1.800000e+01]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 1.5, 1.5, 4.0, 1.5, 3.0, 4.0, 1.0]> : tensor<8xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[0.5, 0.25, 3.0, 2.0, 0.25, 1.0, 4.0, 2.0]> : tensor<8xf8E4M3FNUZ>
  %r = "chlo.zeta"(%a, %b) : (tensor<8xf8E4M3FNUZ>, tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[8.000000e+00, 1.000000e+01, 1.250000e+00, 8.593750e-02, 1.000000e+01, 1.250000e+00, 7.812500e-03, 0x80]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.5, 4.0, 1.5, 2.0, 3.0, 6.0, 2.0, 1.5]> : tensor<8xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[3.0, 0.25, 3.0, 1.5, 1.5, 3.0, 0.25, 1.0]> : tensor<8xf8E4M3B11FNUZ>
  %r = "chlo.zeta"(%a, %b) : (tensor<8xf8E4M3B11FNUZ>, tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[1.250000e+00, 0x80, 1.250000e+00, 9.375000e-01, 4.062500e-01, 1.708980e-03, 1.800000e+01, 2.500000e+00]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 4.0, 3.0, 3.0, 6.0, 3.0, 3.0, 4.0]> : tensor<8xf8E5M2>
  %b = stablehlo.constant dense<[4.0, 0.5, 4.0, 2.0, 1.5, 4.0, 1.0, 1.5]> : tensor<8xf8E5M2>
  %r = "chlo.zeta"(%a, %b) : (tensor<8xf8E5M2>, tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[0x7C, 1.600000e+01, 3.906250e-02, 1.875000e-01, 9.375000e-02, 3.906250e-02, 1.250000e+00, 2.500000e-01]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[6.0, 6.0, 1.0, 6.0, 1.0, 4.0, 4.0, 1.5]> : tensor<8xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[1.0, 0.5, 0.25, 2.0, 4.0, 3.0, 3.0, 0.5]> : tensor<8xf8E5M2FNUZ>
  %r = "chlo.zeta"(%a, %b) : (tensor<8xf8E5M2FNUZ>, tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[1.000000e+00, 6.400000e+01, 0x80, 1.562500e-02, 0x80, 1.953130e-02, 1.953130e-02, 5.000000e+00]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[8.0, 2.0, 8.0, 8.0, 8.0, 1.0, 2.0, 4.0]> : tensor<8xf8E8M0FNU>
  %b = stablehlo.constant dense<[4.0, 2.0, 4.0, 1.0, 4.0, 0.5, 0.5, 4.0]> : tensor<8xf8E8M0FNU>
  %r = "chlo.zeta"(%a, %b) : (tensor<8xf8E8M0FNU>, tensor<8xf8E8M0FNU>) -> tensor<8xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[1.525880e-05, 5.000000e-01, 1.525880e-05, 1.000000e+00, 1.525880e-05, 0xFF, 4.000000e+00, 7.812500e-03]> : tensor<8xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 6.0, 3.0, 2.0, 1.5, 6.0, 3.0, 2.0]> : tensor<8xbf16>
  %b = stablehlo.constant dense<[4.0, 0.5, 1.5, 0.25, 0.25, 3.0, 2.0, 0.5]> : tensor<8xbf16>
  %r = "chlo.zeta"(%a, %b) : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[0x7F80, 6.400000e+01, 4.140630e-01, 1.725000e+01, 1.018750e+01, 1.716610e-03, 2.021480e-01, 4.937500e+00]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 1.5, 2.0, 2.0, 1.5, 1.5, 6.0, 4.0]> : tensor<8xf16>
  %b = stablehlo.constant dense<[3.0, 0.5, 4.0, 3.0, 4.0, 3.0, 0.5, 3.0]> : tensor<8xf16>
  %r = "chlo.zeta"(%a, %b) : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[3.950200e-01, 4.777340e+00, 2.839360e-01, 3.950200e-01, 1.066410e+00, 1.258790e+00, 6.406250e+01, 1.982120e-02]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 3.0, 6.0, 1.5, 2.0, 1.0, 3.0, 2.0]> : tensor<8xf32>
  %b = stablehlo.constant dense<[0.25, 0.25, 2.0, 1.5, 3.0, 3.0, 3.0, 1.0]> : tensor<8xf32>
  %r = "chlo.zeta"(%a, %b) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[256.463684, 64.6638718, 0.017343061, 1.94811082, 0.394934028, 0x7F800000, 7.705690e-02, 1.64493406]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[6.0, 1.0, 6.0, 6.0, 1.5, 2.0, 3.0, 1.5]> : tensor<8xf64>
  %b = stablehlo.constant dense<[0.25, 0.5, 1.0, 2.0, 1.5, 2.0, 3.0, 1.5]> : tensor<8xf64>
  %r = "chlo.zeta"(%a, %b) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[4096.2709480640096, 0x7FF0000000000000, 1.017343061984449, 0.017343061984449137, 1.948110822808643, 0.64493406684822652, 0.077056903159594292, 1.948110822808643]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf64>
  return
}
