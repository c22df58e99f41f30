// SPDX-License-Identifier: Apache-2.0
// chlo.square, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[6.0, -0.5, -1.5, 0.5, 0.0, 3.0, -6.0, 0.5]> : tensor<8xf4E2M1FN>
  %r = "chlo.square"(%a) : (tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[6.000000e+00, 0.000000e+00, 2.000000e+00, 0.000000e+00, 0.000000e+00, 6.000000e+00, 6.000000e+00, 0.000000e+00]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-2.0, -7.5, 0.0, 0.125, 1.0, 0.25, -6.0, 7.5]> : tensor<8xf6E2M3FN>
  %r = "chlo.square"(%a) : (tensor<8xf6E2M3FN>) -> tensor<8xf6E2M3FN>
  %e0 = stablehlo.constant dense<[4.000000e+00, 7.500000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00, 7.500000e+00, 7.500000e+00]> : tensor<8xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[0.0625, -28.0, -1.5, 1.0, 0.0, -2.0, -0.5, 28.0]> : tensor<8xf6E3M2FN>
  %r = "chlo.square"(%a) : (tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, 2.800000e+01, 2.000000e+00, 1.000000e+00, 0.000000e+00, 4.000000e+00, 2.500000e-01, 2.800000e+01]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[0x70, 0xF0, -15.5, 0.0, 0.015625, 0x78, 0.25, 15.5]> : tensor<8xf8E3M4>
  %r = "chlo.square"(%a) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[0x70, 0x70, 0x70, 0.000000e+00, 0.000000e+00, 0x78, 6.250000e-02, 0x70]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[0xF8, 0x7C, 0.0, -240.0, -1.5, 0x78, 0.001953125, 240.0]> : tensor<8xf8E4M3>
  %r = "chlo.square"(%a) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[0x78, 0x7C, 0.000000e+00, 0x78, 2.250000e+00, 0x78, 0.000000e+00, 0x78]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[0.0, -2.0, 0x7F, 0.001953125, 0.25, -448.0, -2.0, 448.0]> : tensor<8xf8E4M3FN>
  %r = "chlo.square"(%a) : (tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, 4.000000e+00, 0x7F, 0.000000e+00, 6.250000e-02, 0x7F, 4.000000e+00, 0x7F]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-1.0, 0.25, 0.0009765625, 0x80, -240.0, 240.0, 0.0, -1.5]> : tensor<8xf8E4M3FNUZ>
  %r = "chlo.square"(%a) : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[1.000000e+00, 6.250000e-02, 0.000000e+00, 0x80, 0x80, 0x80, 0.000000e+00, 2.250000e+00]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[30.0, 0.0, -2.0, 3.0, -0.75, 0x80, 0.0001220703125, -30.0]> : tensor<8xf8E4M3B11FNUZ>
  %r = "chlo.square"(%a) : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[0x80, 0.000000e+00, 4.000000e+00, 9.000000e+00, 5.625000e-01, 0x80, 0.000000e+00, 0x80]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[0xFC, 2.0, -57344.0, 1.52587890625e-05, 57344.0, 0.0, 0x7E, 0x7C]> : tensor<8xf8E5M2>
  %r = "chlo.square"(%a) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[0x7C, 4.000000e+00, 0x7C, 0.000000e+00, 0x7C, 0.000000e+00, 0x7E, 0x7C]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0x80, 0.0, 6.0, 57344.0, -57344.0, 3.0, 0.5, 7.62939453125e-06]> : tensor<8xf8E5M2FNUZ>
  %r = "chlo.square"(%a) : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[0x80, 0.000000e+00, 3.200000e+01, 0x80, 0x80, 8.000000e+00, 2.500000e-01, 0.000000e+00]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[5.877471754111438e-39, 1.0, 0xFF, 1.0, 1.7014118346046923e+38, 0.25, 5.877471754111438e-39, 0.5]> : tensor<8xf8E8M0FNU>
  %r = "chlo.square"(%a) : (tensor<8xf8E8M0FNU>) -> tensor<8xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[5.877470e-39, 1.000000e+00, 0xFF, 1.000000e+00, 0xFF, 6.250000e-02, 5.877470e-39, 2.500000e-01]> : tensor<8xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[0xFF80, 0x7F80, 9.183549615799121e-41, 0.0, 0x7FC0, 3.3895313892515355e+38, -0.75, -3.3895313892515355e+38]> : tensor<8xbf16>
  %r = "chlo.square"(%a) : (tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[0x7F80, 0x7F80, 0.000000e+00, 0.000000e+00, 0x7FC0, 0x7F80, 5.625000e-01, 0x7F80]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[5.960464477539063e-08, 0x7E00, 65504.0, 0.0, -65504.0, 0xFC00, 3.0, 0x7C00]> : tensor<8xf16>
  %r = "chlo.square"(%a) : (tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[0.000000e+00, 0x7E00, 0x7C00, 0.000000e+00, 0x7C00, 0x7C00, 9.000000e+00, 0x7C00]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[3.4028234663852886e+38, 1.401298464324817e-45, -3.4028234663852886e+38, 2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0]> : tensor<8xf32>
  %r = "chlo.square"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0x7F800000, 0.000000e+00, 0x7F800000, 4.000000e+00, 0x7F800000, 0x7F800000, 0x7FC00000, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[0.0, -1.7976931348623157e+308, -1.0, 0x7FF0000000000000, 5.0e-324, 0xFFF0000000000000, 0x7FF8000000000000, 1.7976931348623157e+308]> : tensor<8xf64>
  %r = "chlo.square"(%a) : (tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[0.000000e+00, 0x7FF0000000000000, 1.000000e+00, 0x7FF0000000000000, 0.000000e+00, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF0000000000000]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<8xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(0.25, 0.125), (0.75, -0.5), (0.25, -0.5), (-0.5, 0.125), (-0.75, -0.375), (-0.125, 0.5), (0.75, -0.125), (-0.125, -0.75)]> : tensor<8xcomplex<f32>>
  %r = "chlo.square"(%a) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[4.687500e-02, 3.125000e-01, -1.875000e-01, 2.343750e-01, 4.218750e-01, -2.343750e-01, 5.468750e-01, -5.468750e-01]> : tensor<8xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 4 : ui64} : tensor<8xf32>
  %e1 = stablehlo.constant dense<[6.250000e-02, -7.500000e-01, -2.500000e-01, -1.250000e-01, 5.625000e-01, -1.250000e-01, -1.875000e-01, 1.875000e-01]> : tensor<8xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 4 : ui64} : tensor<8xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(0.25, -0.75), (-0.75, -0.125), (-0.75, -0.25), (0.5, -0.125), (0.25, 0.5), (-0.125, 0.75), (0.375, 0.75), (-0.25, 0.125)]> : tensor<8xcomplex<f64>>
  %r = "chlo.square"(%a) : (tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[-5.000000e-01, 5.468750e-01, 5.000000e-01, 2.343750e-01, -1.875000e-01, -5.468750e-01, -4.218750e-01, 4.687500e-02]> : tensor<8xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 4 : ui64} : tensor<8xf64>
  %e1 = stablehlo.constant dense<[-3.750000e-01, 1.875000e-01, 3.750000e-01, -1.250000e-01, 2.500000e-01, -1.875000e-01, 5.625000e-01, -6.250000e-02]> : tensor<8xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 4 : ui64} : tensor<8xf64>
  return
}
