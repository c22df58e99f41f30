// SPDX-License-Identifier: Apache-2.0
// chlo.broadcast_shift_right_logical, once for each element type; made by tests/ops/make_type_cases.py.

// i2
func.func @main() {
  %a = stablehlo.constant dense<[[-2], [1]]> : tensor<2x1xi2>
  %b = stablehlo.constant dense<[1, 1, 0, 1]> : tensor<4xi2>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x1xi2>, tensor<4xi2>) -> tensor<2x4xi2>
  %e0 = stablehlo.constant dense<[[1, 1, -2, 1], [0, 0, 1, 0]]> : tensor<2x4xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[[7], [-8]]> : tensor<2x1xi4>
  %b = stablehlo.constant dense<[2, 0, 2, 2]> : tensor<4xi4>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x1xi4>, tensor<4xi4>) -> tensor<2x4xi4>
  %e0 = stablehlo.constant dense<[[1, 7, 1, 1], [2, -8, 2, 2]]> : tensor<2x4xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[[127], [-128]]> : tensor<2x1xi8>
  %b = stablehlo.constant dense<[1, 0, 3, 2]> : tensor<4xi8>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x1xi8>, tensor<4xi8>) -> tensor<2x4xi8>
  %e0 = stablehlo.constant dense<[[63, 127, 15, 31], [64, -128, 16, 32]]> : tensor<2x4xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[[32767], [-32768]]> : tensor<2x1xi16>
  %b = stablehlo.constant dense<[1, 0, 0, 3]> : tensor<4xi16>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x1xi16>, tensor<4xi16>) -> tensor<2x4xi16>
  %e0 = stablehlo.constant dense<[[16383, 32767, 32767, 4095], [16384, -32768, -32768, 4096]]> : tensor<2x4xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[[-2147483648], [2147483647]]> : tensor<2x1xi32>
  %b = stablehlo.constant dense<[2, 2, 2, 3]> : tensor<4xi32>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x1xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  %e0 = stablehlo.constant dense<[[536870912, 536870912, 536870912, 268435456], [536870911, 536870911, 536870911, 268435455]]> : tensor<2x4xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[[-9223372036854775808], [9223372036854775807]]> : tensor<2x1xi64>
  %b = stablehlo.constant dense<[2, 0, 0, 3]> : tensor<4xi64>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x1xi64>, tensor<4xi64>) -> tensor<2x4xi64>
  %e0 = stablehlo.constant dense<[[2305843009213693952, -9223372036854775808, -9223372036854775808, 1152921504606846976], [2305843009213693951, 9223372036854775807, 9223372036854775807, 1152921504606846975]]> : tensor<2x4xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[[0], [3]]> : tensor<2x1xui2>
  %b = stablehlo.constant dense<[1, 2, 2, 2]> : tensor<4xui2>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x1xui2>, tensor<4xui2>) -> tensor<2x4xui2>
  %e0 = stablehlo.constant dense<[[0, 0, 0, 0], [1, 0, 0, 0]]> : tensor<2x4xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[[0], [15]]> : tensor<2x1xui4>
  %b = stablehlo.constant dense<[1, 3, 2, 1]> : tensor<4xui4>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x1xui4>, tensor<4xui4>) -> tensor<2x4xui4>
  %e0 = stablehlo.constant dense<[[0, 0, 0, 0], [7, 1, 3, 7]]> : tensor<2x4xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[[0], [255]]> : tensor<2x1xui8>
  %b = stablehlo.constant dense<[1, 2, 3, 1]> : tensor<4xui8>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x1xui8>, tensor<4xui8>) -> tensor<2x4xui8>
  %e0 = stablehlo.constant dense<[[0, 0, 0, 0], [127, 63, 31, 127]]> : tensor<2x4xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[[65535], [0]]> : tensor<2x1xui16>
  %b = stablehlo.constant dense<[1, 3, 3, 3]> : tensor<4xui16>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x1xui16>, tensor<4xui16>) -> tensor<2x4xui16>
  %e0 = stablehlo.constant dense<[[32767, 8191, 8191, 8191], [0, 0, 0, 0]]> : tensor<2x4xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[[4294967295], [0]]> : tensor<2x1xui32>
  %b = stablehlo.constant dense<[3, 2, 3, 2]> : tensor<4xui32>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x1xui32>, tensor<4xui32>) -> tensor<2x4xui32>
  %e0 = stablehlo.constant dense<[[536870911, 1073741823, 536870911, 1073741823], [0, 0, 0, 0]]> : tensor<2x4xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[[0], [18446744073709551615]]> : tensor<2x1xui64>
  %b = stablehlo.constant dense<[2, 0, 3, 3]> : tensor<4xui64>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x1xui64>, tensor<4xui64>) -> tensor<2x4xui64>
  %e0 = stablehlo.constant dense<[[0, 0, 0, 0], [4611686018427387903, 18446744073709551615, 2305843009213693951, 2305843009213693951]]> : tensor<2x4xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xui64>
  return
}
