// SPDX-License-Identifier: Apache-2.0
// chlo.is_pos_inf, once for each element type; made by tests/ops/make_type_cases.py.

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[0x70, 0xF0, -15.5, 0.0, 0.015625, 0x78, 0.25, 15.5]> : tensor<8xf8E3M4>
  %r = "chlo.is_pos_inf"(%a) : (tensor<8xf8E3M4>) -> tensor<8xi1>
  %e0 = stablehlo.constant dense<[true, false, false, false, false, false, false, false]> : tensor<8xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi1>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[0xF8, 0x7C, 0.0, -240.0, -1.5, 0x78, 0.001953125, 240.0]> : tensor<8xf8E4M3>
  %r = "chlo.is_pos_inf"(%a) : (tensor<8xf8E4M3>) -> tensor<8xi1>
  %e0 = stablehlo.constant dense<[false, false, false, false, false, true, false, false]> : tensor<8xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi1>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[0.0, -2.0, 0x7F, 0.001953125, 0.25, -448.0, -2.0, 448.0]> : tensor<8xf8E4M3FN>
  %r = "chlo.is_pos_inf"(%a) : (tensor<8xf8E4M3FN>) -> tensor<8xi1>
  %e0 = stablehlo.constant dense<false> : tensor<8xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi1>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-1.0, 0.25, 0.0009765625, 0x80, -240.0, 240.0, 0.0, -1.5]> : tensor<8xf8E4M3FNUZ>
  %r = "chlo.is_pos_inf"(%a) : (tensor<8xf8E4M3FNUZ>) -> tensor<8xi1>
  %e0 = stablehlo.constant dense<false> : tensor<8xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi1>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[30.0, 0.0, -2.0, 3.0, -0.75, 0x80, 0.0001220703125, -30.0]> : tensor<8xf8E4M3B11FNUZ>
  %r = "chlo.is_pos_inf"(%a) : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xi1>
  %e0 = stablehlo.constant dense<false> : tensor<8xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi1>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[0xFC, 2.0, -57344.0, 1.52587890625e-05, 57344.0, 0.0, 0x7E, 0x7C]> : tensor<8xf8E5M2>
  %r = "chlo.is_pos_inf"(%a) : (tensor<8xf8E5M2>) -> tensor<8xi1>
  %e0 = stablehlo.constant dense<[false, false, false, false, false, false, false, true]> : tensor<8xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi1>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0x80, 0.0, 6.0, 57344.0, -57344.0, 3.0, 0.5, 7.62939453125e-06]> : tensor<8xf8E5M2FNUZ>
  %r = "chlo.is_pos_inf"(%a) : (tensor<8xf8E5M2FNUZ>) -> tensor<8xi1>
  %e0 = stablehlo.constant dense<false> : tensor<8xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi1>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[5.877471754111438e-39, 1.0, 0xFF, 1.0, 1.7014118346046923e+38, 0.25, 5.877471754111438e-39, 0.5]> : tensor<8xf8E8M0FNU>
  %r = "chlo.is_pos_inf"(%a) : (tensor<8xf8E8M0FNU>) -> tensor<8xi1>
  %e0 = stablehlo.constant dense<false> : tensor<8xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi1>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[0xFF80, 0x7F80, 9.183549615799121e-41, 0.0, 0x7FC0, 3.3895313892515355e+38, -0.75, -3.3895313892515355e+38]> : tensor<8xbf16>
  %r = "chlo.is_pos_inf"(%a) : (tensor<8xbf16>) -> tensor<8xi1>
  %e0 = stablehlo.constant dense<[false, true, false, false, false, false, false, false]> : tensor<8xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi1>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[5.960464477539063e-08, 0x7E00, 65504.0, 0.0, -65504.0, 0xFC00, 3.0, 0x7C00]> : tensor<8xf16>
  %r = "chlo.is_pos_inf"(%a) : (tensor<8xf16>) -> tensor<8xi1>
  %e0 = stablehlo.constant dense<[false, false, false, false, false, false, false, true]> : tensor<8xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi1>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[3.4028234663852886e+38, 1.401298464324817e-45, -3.4028234663852886e+38, 2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0]> : tensor<8xf32>
  %r = "chlo.is_pos_inf"(%a) : (tensor<8xf32>) -> tensor<8xi1>
  %e0 = stablehlo.constant dense<[false, false, false, false, true, false, false, false]> : tensor<8xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi1>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[0.0, -1.7976931348623157e+308, -1.0, 0x7FF0000000000000, 5.0e-324, 0xFFF0000000000000, 0x7FF8000000000000, 1.7976931348623157e+308]> : tensor<8xf64>
  %r = "chlo.is_pos_inf"(%a) : (tensor<8xf64>) -> tensor<8xi1>
  %e0 = stablehlo.constant dense<[false, false, false, true, false, false, false, false]> : tensor<8xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xi1>
  return
}
