// SPDX-License-Identifier: Apache-2.0
// chlo.broadcast_and, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %b = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %r = "chlo.broadcast_and"(%a, %b) : (tensor<2x1xi1>, tensor<4xi1>) -> tensor<2x4xi1>
  %e0 = stablehlo.constant dense<[[false, false, true, true], [false, false, false, false]]> : tensor<2x4xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[[-2], [1]]> : tensor<2x1xi2>
  %b = stablehlo.constant dense<[1, -2, 0, 0]> : tensor<4xi2>
  %r = "chlo.broadcast_and"(%a, %b) : (tensor<2x1xi2>, tensor<4xi2>) -> tensor<2x4xi2>
  %e0 = stablehlo.constant dense<[[0, -2, 0, 0], [1, 0, 0, 0]]> : tensor<2x4xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[[7], [-8]]> : tensor<2x1xi4>
  %b = stablehlo.constant dense<[0, 7, 3, -8]> : tensor<4xi4>
  %r = "chlo.broadcast_and"(%a, %b) : (tensor<2x1xi4>, tensor<4xi4>) -> tensor<2x4xi4>
  %e0 = stablehlo.constant dense<[[0, 7, 3, 0], [0, 0, 0, -8]]> : tensor<2x4xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[[127], [-128]]> : tensor<2x1xi8>
  %b = stablehlo.constant dense<[127, -128, 0, 63]> : tensor<4xi8>
  %r = "chlo.broadcast_and"(%a, %b) : (tensor<2x1xi8>, tensor<4xi8>) -> tensor<2x4xi8>
  %e0 = stablehlo.constant dense<[[127, 0, 0, 63], [0, -128, 0, 0]]> : tensor<2x4xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[[32767], [-32768]]> : tensor<2x1xi16>
  %b = stablehlo.constant dense<[32767, 0, 16383, -32768]> : tensor<4xi16>
  %r = "chlo.broadcast_and"(%a, %b) : (tensor<2x1xi16>, tensor<4xi16>) -> tensor<2x4xi16>
  %e0 = stablehlo.constant dense<[[32767, 0, 16383, 0], [0, 0, 0, -32768]]> : tensor<2x4xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[[-2147483648], [2147483647]]> : tensor<2x1xi32>
  %b = stablehlo.constant dense<[0, 2147483647, 1073741823, -2147483648]> : tensor<4xi32>
  %r = "chlo.broadcast_and"(%a, %b) : (tensor<2x1xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  %e0 = stablehlo.constant dense<[[0, 0, 0, -2147483648], [0, 2147483647, 1073741823, 0]]> : tensor<2x4xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[[-9223372036854775808], [9223372036854775807]]> : tensor<2x1xi64>
  %b = stablehlo.constant dense<[9223372036854775807, 4611686018427387903, 0, -9223372036854775808]> : tensor<4xi64>
  %r = "chlo.broadcast_and"(%a, %b) : (tensor<2x1xi64>, tensor<4xi64>) -> tensor<2x4xi64>
  %e0 = stablehlo.constant dense<[[0, 0, 0, -9223372036854775808], [9223372036854775807, 4611686018427387903, 0, 0]]> : tensor<2x4xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[[0], [3]]> : tensor<2x1xui2>
  %b = stablehlo.constant dense<[0, 0, 1, 3]> : tensor<4xui2>
  %r = "chlo.broadcast_and"(%a, %b) : (tensor<2x1xui2>, tensor<4xui2>) -> tensor<2x4xui2>
  %e0 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 0, 1, 3]]> : tensor<2x4xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[[0], [15]]> : tensor<2x1xui4>
  %b = stablehlo.constant dense<[0, 15, 0, 7]> : tensor<4xui4>
  %r = "chlo.broadcast_and"(%a, %b) : (tensor<2x1xui4>, tensor<4xui4>) -> tensor<2x4xui4>
  %e0 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 15, 0, 7]]> : tensor<2x4xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[[0], [255]]> : tensor<2x1xui8>
  %b = stablehlo.constant dense<[0, 127, 255, 0]> : tensor<4xui8>
  %r = "chlo.broadcast_and"(%a, %b) : (tensor<2x1xui8>, tensor<4xui8>) -> tensor<2x4xui8>
  %e0 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 127, 255, 0]]> : tensor<2x4xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[[65535], [0]]> : tensor<2x1xui16>
  %b = stablehlo.constant dense<[0, 65535, 32767, 0]> : tensor<4xui16>
  %r = "chlo.broadcast_and"(%a, %b) : (tensor<2x1xui16>, tensor<4xui16>) -> tensor<2x4xui16>
  %e0 = stablehlo.constant dense<[[0, 65535, 32767, 0], [0, 0, 0, 0]]> : tensor<2x4xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[[4294967295], [0]]> : tensor<2x1xui32>
  %b = stablehlo.constant dense<[0, 0, 2147483647, 4294967295]> : tensor<4xui32>
  %r = "chlo.broadcast_and"(%a, %b) : (tensor<2x1xui32>, tensor<4xui32>) -> tensor<2x4xui32>
  %e0 = stablehlo.constant dense<[[0, 0, 2147483647, 4294967295], [0, 0, 0, 0]]> : tensor<2x4xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[[0], [18446744073709551615]]> : tensor<2x1xui64>
  %b = stablehlo.constant dense<[18446744073709551615, 0, 9223372036854775807, 0]> : tensor<4xui64>
  %r = "chlo.broadcast_and"(%a, %b) : (tensor<2x1xui64>, tensor<4xui64>) -> tensor<2x4xui64>
  %e0 = stablehlo.constant dense<[[0, 0, 0, 0], [18446744073709551615, 0, 9223372036854775807, 0]]> : tensor<2x4xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xui64>
  return
}
