// SPDX-License-Identifier: Apache-2.0
// stablehlo.reduce_precision, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[6.0, -0.5, -1.5, 0.5, 0.0, 3.0, -6.0, 0.5]> : tensor<8xf4E2M1FN>
  %r = "stablehlo.reduce_precision"(%a) <{exponent_bits = 4 : i32, mantissa_bits = 1 : i32}> : (tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[6.000000e+00, -5.000000e-01, -1.500000e+00, 5.000000e-01, 0.000000e+00, 3.000000e+00, -6.000000e+00, 5.000000e-01]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[0x70, 0xF0, -15.5, 0.0, 0.015625, 0x78, 0.25, 15.5]> : tensor<8xf8E3M4>
  %r = "stablehlo.reduce_precision"(%a) <{exponent_bits = 4 : i32, mantissa_bits = 1 : i32}> : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[0x70, 0xF0, 0xF0, 0.000000e+00, 0.000000e+00, 0x78, 2.500000e-01, 0x70]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[0xF8, 0x7C, 0.0, -240.0, -1.5, 0x78, 0.001953125, 240.0]> : tensor<8xf8E4M3>
  %r = "stablehlo.reduce_precision"(%a) <{exponent_bits = 4 : i32, mantissa_bits = 1 : i32}> : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[0xF8, 0x7C, 0.000000e+00, 0xF8, -1.500000e+00, 0x78, 0.000000e+00, 0x78]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[0xFC, 2.0, -57344.0, 1.52587890625e-05, 57344.0, 0.0, 0x7E, 0x7C]> : tensor<8xf8E5M2>
  %r = "stablehlo.reduce_precision"(%a) <{exponent_bits = 4 : i32, mantissa_bits = 1 : i32}> : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[0xFC, 2.000000e+00, 0xFC, 0.000000e+00, 0x7C, 0.000000e+00, 0x7E, 0x7C]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[0xFF80, 0x7F80, 9.183549615799121e-41, 0.0, 0x7FC0, 3.3895313892515355e+38, -0.75, -3.3895313892515355e+38]> : tensor<8xbf16>
  %r = "stablehlo.reduce_precision"(%a) <{exponent_bits = 4 : i32, mantissa_bits = 1 : i32}> : (tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[0xFF80, 0x7F80, 0.000000e+00, 0.000000e+00, 0x7FC0, 0x7F80, -7.500000e-01, 0xFF80]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[5.960464477539063e-08, 0x7E00, 65504.0, 0.0, -65504.0, 0xFC00, 3.0, 0x7C00]> : tensor<8xf16>
  %r = "stablehlo.reduce_precision"(%a) <{exponent_bits = 4 : i32, mantissa_bits = 1 : i32}> : (tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[0.000000e+00, 0x7E00, 0x7C00, 0.000000e+00, 0xFC00, 0xFC00, 3.000000e+00, 0x7C00]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[3.4028234663852886e+38, 1.401298464324817e-45, -3.4028234663852886e+38, 2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0]> : tensor<8xf32>
  %r = "stablehlo.reduce_precision"(%a) <{exponent_bits = 4 : i32, mantissa_bits = 1 : i32}> : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0x7F800000, 0.000000e+00, 0xFF800000, 2.000000e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[0.0, -1.7976931348623157e+308, -1.0, 0x7FF0000000000000, 5.0e-324, 0xFFF0000000000000, 0x7FF8000000000000, 1.7976931348623157e+308]> : tensor<8xf64>
  %r = "stablehlo.reduce_precision"(%a) <{exponent_bits = 4 : i32, mantissa_bits = 1 : i32}> : (tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[0.000000e+00, 0xFFF0000000000000, -1.000000e+00, 0x7FF0000000000000, 0.000000e+00, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF0000000000000]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf64>
  return
}
