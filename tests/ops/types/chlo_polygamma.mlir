// SPDX-License-Identifier: Apache-2.0
// chlo.polygamma, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 0.0, 0.0, 1.0, 3.0, 0.0, 1.0, 3.0]> : tensor<8xf4E2M1FN>
  %b = stablehlo.constant dense<[4.0, 0.5, 0.5, 2.0, 1.0, 4.0, 1.0, 0.5]> : tensor<8xf4E2M1FN>
  %r = "chlo.polygamma"(%a, %b) : (tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[-0.000000e+00, -2.000000e+00, -2.000000e+00, 5.000000e-01, 6.000000e+00, 1.500000e+00, 1.500000e+00, 6.000000e+00]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 0.0, 1.0, 1.0, 3.0, 2.0, 3.0, 0.0]> : tensor<8xf6E2M3FN>
  %b = stablehlo.constant dense<[1.5, 3.0, 1.0, 1.5, 1.0, 1.5, 1.0, 1.5]> : tensor<8xf6E2M3FN>
  %r = "chlo.polygamma"(%a, %b) : (tensor<8xf6E2M3FN>, tensor<8xf6E2M3FN>) -> tensor<8xf6E2M3FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, 8.750000e-01, 1.625000e+00, 8.750000e-01, 6.500000e+00, -8.750000e-01, 6.500000e+00, 0.000000e+00]> : tensor<8xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 2.0, 3.0, 0.0, 0.0, 3.0, 2.0, 1.0]> : tensor<8xf6E3M2FN>
  %b = stablehlo.constant dense<[4.0, 1.0, 1.5, 1.0, 2.0, 3.0, 3.0, 2.0]> : tensor<8xf6E3M2FN>
  %r = "chlo.polygamma"(%a, %b) : (tensor<8xf6E3M2FN>, tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[6.250000e-02, -2.500000e+00, 1.500000e+00, -6.250000e-01, 4.375000e-01, 1.250000e-01, -1.250000e-01, 6.250000e-01]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 2.0, 0.0, 1.0, 2.0, 2.0, 3.0, 3.0]> : tensor<8xf8E3M4>
  %b = stablehlo.constant dense<[0.5, 1.0, 4.0, 0.25, 2.0, 0.25, 1.5, 0.5]> : tensor<8xf8E3M4>
  %r = "chlo.polygamma"(%a, %b) : (tensor<8xf8E3M4>, tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[0x70, -2.375000e+00, 1.250000e+00, 0x70, -4.062500e-01, 0xF0, 1.437500e+00, 0x70]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 3.0, 3.0, 3.0, 0.0, 3.0, 1.0, 0.0]> : tensor<8xf8E4M3>
  %b = stablehlo.constant dense<[0.5, 0.5, 3.0, 0.25, 1.5, 4.0, 3.0, 2.0]> : tensor<8xf8E4M3>
  %r = "chlo.polygamma"(%a, %b) : (tensor<8xf8E4M3>, tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[5.000000e+00, 9.600000e+01, 1.171880e-01, 0x78, 3.515630e-02, 4.296880e-02, 4.062500e-01, 4.375000e-01]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 1.0, 0.0, 0.0, 0.0, 2.0, 1.0, 2.0]> : tensor<8xf8E4M3FN>
  %b = stablehlo.constant dense<[0.25, 2.0, 1.0, 4.0, 4.0, 4.0, 1.5, 0.25]> : tensor<8xf8E4M3FN>
  %r = "chlo.polygamma"(%a, %b) : (tensor<8xf8E4M3FN>, tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[-1.280000e+02, 6.250000e-01, -5.625000e-01, 1.250000e+00, 1.250000e+00, -7.812500e-02, 9.375000e-01, -1.280000e+02]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 2.0, 3.0, 3.0, 0.0, 0.0, 2.0, 1.0]> : tensor<8xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[0.5, 0.25, 3.0, 2.0, 0.25, 1.0, 4.0, 2.0]> : tensor<8xf8E4M3FNUZ>
  %r = "chlo.polygamma"(%a, %b) : (tensor<8xf8E4M3FNUZ>, tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[-2.000000e+00, -1.280000e+02, 1.171880e-01, 5.000000e-01, -4.000000e+00, -5.625000e-01, -7.812500e-02, 6.250000e-01]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 2.0, 0.0, 3.0, 3.0, 2.0, 1.0, 0.0]> : tensor<8xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[3.0, 0.25, 3.0, 1.5, 1.5, 3.0, 0.25, 1.0]> : tensor<8xf8E4M3B11FNUZ>
  %r = "chlo.polygamma"(%a, %b) : (tensor<8xf8E4M3B11FNUZ>, tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[9.375000e-01, 0x80, 9.375000e-01, 1.375000e+00, 1.375000e+00, -1.562500e-01, 1.800000e+01, -5.625000e-01]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 2.0, 3.0, 0.0, 3.0, 1.0, 0.0, 0.0]> : tensor<8xf8E5M2>
  %b = stablehlo.constant dense<[4.0, 0.5, 4.0, 2.0, 1.5, 4.0, 1.0, 1.5]> : tensor<8xf8E5M2>
  %r = "chlo.polygamma"(%a, %b) : (tensor<8xf8E5M2>, tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[1.250000e+00, -1.600000e+01, 4.687500e-02, 4.375000e-01, 1.500000e+00, 3.125000e-01, -6.250000e-01, 3.906250e-02]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 3.0, 0.0, 1.0, 0.0, 2.0, 2.0, 0.0]> : tensor<8xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[1.0, 0.5, 0.25, 2.0, 4.0, 3.0, 3.0, 0.5]> : tensor<8xf8E5M2FNUZ>
  %r = "chlo.polygamma"(%a, %b) : (tensor<8xf8E5M2FNUZ>, tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[-6.250000e-01, 9.600000e+01, -4.000000e+00, 6.250000e-01, 1.250000e+00, -1.562500e-01, -1.562500e-01, -2.000000e+00]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 1.0, 2.0, 0.0, 0.0, 1.0, 2.0, 1.0]> : tensor<8xbf16>
  %b = stablehlo.constant dense<[4.0, 0.5, 1.5, 0.25, 0.25, 3.0, 2.0, 0.5]> : tensor<8xbf16>
  %r = "chlo.polygamma"(%a, %b) : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[-8.007810e-02, 4.937500e+00, -8.281250e-01, -4.218750e+00, -4.218750e+00, 3.945310e-01, -4.042970e-01, 4.937500e+00]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 1.0, 0.0, 3.0, 3.0, 1.0, 2.0, 3.0]> : tensor<8xf16>
  %b = stablehlo.constant dense<[3.0, 0.5, 4.0, 3.0, 4.0, 3.0, 0.5, 3.0]> : tensor<8xf16>
  %r = "chlo.polygamma"(%a, %b) : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[1.189580e-01, 4.933590e+00, 1.255860e+00, 1.189580e-01, 4.486080e-02, 3.950200e-01, -1.682810e+01, 1.189580e-01]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 2.0, 0.0, 2.0, 2.0, 1.0, 2.0, 3.0]> : tensor<8xf32>
  %b = stablehlo.constant dense<[0.25, 0.25, 2.0, 1.5, 3.0, 3.0, 3.0, 1.0]> : tensor<8xf32>
  %r = "chlo.polygamma"(%a, %b) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[-4.22745371, -129.327805, 0.422784626, -0.828797161, -0.154113874, 0.394934207, -0.154113874, 6.49394608]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 1.0, 2.0, 2.0, 3.0, 3.0, 2.0, 2.0]> : tensor<8xf64>
  %b = stablehlo.constant dense<[0.25, 0.5, 1.0, 2.0, 1.5, 2.0, 3.0, 1.5]> : tensor<8xf64>
  %r = "chlo.polygamma"(%a, %b) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[-4.2274535333762664, 4.9348022005446843, -2.4041138063191854, -0.40411380631918803, 1.4090910340024383, 0.4939394022668297, -0.15411380631918839, -0.82879664423431898]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<8xf64>
  return
}
