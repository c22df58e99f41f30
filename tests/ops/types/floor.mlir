// SPDX-License-Identifier: Apache-2.0
// stablehlo.floor, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[6.0, -0.5, -1.5, 0.5, 0.0, 3.0, -6.0, 0.5]> : tensor<8xf4E2M1FN>
  %r = "stablehlo.floor"(%a) : (tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[6.000000e+00, -1.000000e+00, -2.000000e+00, 0.000000e+00, 0.000000e+00, 3.000000e+00, -6.000000e+00, 0.000000e+00]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[0.0625, -28.0, -1.5, 1.0, 0.0, -2.0, -0.5, 28.0]> : tensor<8xf6E3M2FN>
  %r = "stablehlo.floor"(%a) : (tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, -2.800000e+01, -2.000000e+00, 1.000000e+00, 0.000000e+00, -2.000000e+00, -1.000000e+00, 2.800000e+01]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[0xF8, 0x7C, 0.0, -240.0, -1.5, 0x78, 0.001953125, 240.0]> : tensor<8xf8E4M3>
  %r = "stablehlo.floor"(%a) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[0xF8, 0x7C, 0.000000e+00, -2.400000e+02, -2.000000e+00, 0x78, 0.000000e+00, 2.400000e+02]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[0.0, -2.0, 0x7F, 0.001953125, 0.25, -448.0, -2.0, 448.0]> : tensor<8xf8E4M3FN>
  %r = "stablehlo.floor"(%a) : (tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, -2.000000e+00, 0x7F, 0.000000e+00, 0.000000e+00, -4.480000e+02, -2.000000e+00, 4.480000e+02]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-1.0, 0.25, 0.0009765625, 0x80, -240.0, 240.0, 0.0, -1.5]> : tensor<8xf8E4M3FNUZ>
  %r = "stablehlo.floor"(%a) : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[-1.000000e+00, 0.000000e+00, 0.000000e+00, 0x80, -2.400000e+02, 2.400000e+02, 0.000000e+00, -2.000000e+00]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[30.0, 0.0, -2.0, 3.0, -0.75, 0x80, 0.0001220703125, -30.0]> : tensor<8xf8E4M3B11FNUZ>
  %r = "stablehlo.floor"(%a) : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[3.000000e+01, 0.000000e+00, -2.000000e+00, 3.000000e+00, -1.000000e+00, 0x80, 0.000000e+00, -3.000000e+01]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[0xFC, 2.0, -57344.0, 1.52587890625e-05, 57344.0, 0.0, 0x7E, 0x7C]> : tensor<8xf8E5M2>
  %r = "stablehlo.floor"(%a) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[0xFC, 2.000000e+00, -5.734400e+04, 0.000000e+00, 5.734400e+04, 0.000000e+00, 0x7E, 0x7C]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0x80, 0.0, 6.0, 57344.0, -57344.0, 3.0, 0.5, 7.62939453125e-06]> : tensor<8xf8E5M2FNUZ>
  %r = "stablehlo.floor"(%a) : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[0x80, 0.000000e+00, 6.000000e+00, 5.734400e+04, -5.734400e+04, 3.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[0xFF80, 0x7F80, 9.183549615799121e-41, 0.0, 0x7FC0, 3.3895313892515355e+38, -0.75, -3.3895313892515355e+38]> : tensor<8xbf16>
  %r = "stablehlo.floor"(%a) : (tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[0xFF80, 0x7F80, 0.000000e+00, 0.000000e+00, 0x7FC0, 3.389530e+38, -1.000000e+00, -3.389530e+38]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[5.960464477539063e-08, 0x7E00, 65504.0, 0.0, -65504.0, 0xFC00, 3.0, 0x7C00]> : tensor<8xf16>
  %r = "stablehlo.floor"(%a) : (tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[0.000000e+00, 0x7E00, 6.550400e+04, 0.000000e+00, -6.550400e+04, 0xFC00, 3.000000e+00, 0x7C00]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[3.4028234663852886e+38, 1.401298464324817e-45, -3.4028234663852886e+38, 2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0]> : tensor<8xf32>
  %r = "stablehlo.floor"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[3.40282347E+38, 0.000000e+00, -3.40282347E+38, 2.000000e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[0.0, -1.7976931348623157e+308, -1.0, 0x7FF0000000000000, 5.0e-324, 0xFFF0000000000000, 0x7FF8000000000000, 1.7976931348623157e+308]> : tensor<8xf64>
  %r = "stablehlo.floor"(%a) : (tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[0.000000e+00, -1.7976931348623157E+308, -1.000000e+00, 0x7FF0000000000000, 0.000000e+00, 0xFFF0000000000000, 0x7FF8000000000000, 1.7976931348623157E+308]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf64>
  return
}
