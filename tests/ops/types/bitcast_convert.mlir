// SPDX-License-Identifier: Apache-2.0
// stablehlo.bitcast_convert, once for each element type; made by tests/ops/make_type_cases.py.

// i2
func.func @main() {
  %a = stablehlo.constant dense<[0, 1, -2, 0]> : tensor<4xi2>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xi2>) -> tensor<4xui2>
  %e0 = stablehlo.constant dense<[0, 1, 2, 0]> : tensor<4xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[3, 0, -8, 7]> : tensor<4xi4>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xi4>) -> tensor<4xui4>
  %e0 = stablehlo.constant dense<[3, 0, 8, 7]> : tensor<4xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[0, -128, 127, 63]> : tensor<4xi8>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xi8>) -> tensor<4xui8>
  %e0 = stablehlo.constant dense<[0, 128, 127, 63]> : tensor<4xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[-32768, 0, 32767, 16383]> : tensor<4xi16>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xi16>) -> tensor<4xui16>
  %e0 = stablehlo.constant dense<[32768, 0, 32767, 16383]> : tensor<4xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[-2147483648, 1073741823, 2147483647, 0]> : tensor<4xi32>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xi32>) -> tensor<4xui32>
  %e0 = stablehlo.constant dense<[2147483648, 1073741823, 2147483647, 0]> : tensor<4xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[9223372036854775807, 4611686018427387903, -9223372036854775808, 0]> : tensor<4xi64>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xi64>) -> tensor<4xui64>
  %e0 = stablehlo.constant dense<[9223372036854775807, 4611686018427387903, 9223372036854775808, 0]> : tensor<4xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[0, 0, 3, 1]> : tensor<4xui2>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xui2>) -> tensor<4xui2>
  %e0 = stablehlo.constant dense<[0, 0, 3, 1]> : tensor<4xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[7, 0, 0, 15]> : tensor<4xui4>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xui4>) -> tensor<4xui4>
  %e0 = stablehlo.constant dense<[7, 0, 0, 15]> : tensor<4xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[127, 0, 255, 0]> : tensor<4xui8>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xui8>) -> tensor<4xui8>
  %e0 = stablehlo.constant dense<[127, 0, 255, 0]> : tensor<4xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[0, 0, 65535, 32767]> : tensor<4xui16>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xui16>) -> tensor<4xui16>
  %e0 = stablehlo.constant dense<[0, 0, 65535, 32767]> : tensor<4xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[0, 4294967295, 0, 2147483647]> : tensor<4xui32>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xui32>) -> tensor<4xui32>
  %e0 = stablehlo.constant dense<[0, 4294967295, 0, 2147483647]> : tensor<4xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[9223372036854775807, 0, 0, 18446744073709551615]> : tensor<4xui64>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xui64>) -> tensor<4xui64>
  %e0 = stablehlo.constant dense<[9223372036854775807, 0, 0, 18446744073709551615]> : tensor<4xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[0.5, 6.0, -6.0, 0.0]> : tensor<4xf4E2M1FN>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xf4E2M1FN>) -> tensor<4xui4>
  %e0 = stablehlo.constant dense<[1, 7, 15, 0]> : tensor<4xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui4>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[0.0, -15.5, 15.5, 0.015625]> : tensor<4xf8E3M4>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xf8E3M4>) -> tensor<4xui8>
  %e0 = stablehlo.constant dense<[0, 239, 111, 1]> : tensor<4xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui8>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[-240.0, 240.0, 0.001953125, 0.0]> : tensor<4xf8E4M3>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xf8E4M3>) -> tensor<4xui8>
  %e0 = stablehlo.constant dense<[247, 119, 1, 0]> : tensor<4xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui8>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[0.001953125, 0.0, 448.0, -448.0]> : tensor<4xf8E4M3FN>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xf8E4M3FN>) -> tensor<4xui8>
  %e0 = stablehlo.constant dense<[1, 0, 126, 254]> : tensor<4xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui8>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0.0009765625, -240.0, 240.0, 0.0]> : tensor<4xf8E4M3FNUZ>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xf8E4M3FNUZ>) -> tensor<4xui8>
  %e0 = stablehlo.constant dense<[1, 255, 127, 0]> : tensor<4xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui8>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-30.0, 0.0001220703125, 0.0, 30.0]> : tensor<4xf8E4M3B11FNUZ>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xf8E4M3B11FNUZ>) -> tensor<4xui8>
  %e0 = stablehlo.constant dense<[255, 1, 0, 127]> : tensor<4xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui8>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[0.0, -57344.0, 1.52587890625e-05, 57344.0]> : tensor<4xf8E5M2>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xf8E5M2>) -> tensor<4xui8>
  %e0 = stablehlo.constant dense<[0, 251, 1, 123]> : tensor<4xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui8>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[7.62939453125e-06, 0.0, -57344.0, 57344.0]> : tensor<4xf8E5M2FNUZ>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xf8E5M2FNUZ>) -> tensor<4xui8>
  %e0 = stablehlo.constant dense<[1, 0, 255, 127]> : tensor<4xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui8>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[5.877471754111438e-39, 1.0, 5.877471754111438e-39, 1.7014118346046923e+38]> : tensor<4xf8E8M0FNU>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xf8E8M0FNU>) -> tensor<4xui8>
  %e0 = stablehlo.constant dense<[0, 127, 0, 254]> : tensor<4xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui8>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[-3.3895313892515355e+38, 9.183549615799121e-41, 0.0, 3.3895313892515355e+38]> : tensor<4xbf16>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xbf16>) -> tensor<4xui16>
  %e0 = stablehlo.constant dense<[65407, 1, 0, 32639]> : tensor<4xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[5.960464477539063e-08, 0.0, 65504.0, -65504.0]> : tensor<4xf16>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xf16>) -> tensor<4xui16>
  %e0 = stablehlo.constant dense<[1, 0, 31743, 64511]> : tensor<4xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[1.401298464324817e-45, 0.0, -3.4028234663852886e+38, 3.4028234663852886e+38]> : tensor<4xf32>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xf32>) -> tensor<4xui32>
  %e0 = stablehlo.constant dense<[1, 0, 4286578687, 2139095039]> : tensor<4xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[0.0, -1.7976931348623157e+308, 5.0e-324, 1.7976931348623157e+308]> : tensor<4xf64>
  %r = "stablehlo.bitcast_convert"(%a) : (tensor<4xf64>) -> tensor<4xui64>
  %e0 = stablehlo.constant dense<[0, 18442240474082181119, 1, 9218868437227405311]> : tensor<4xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui64>
  return
}
