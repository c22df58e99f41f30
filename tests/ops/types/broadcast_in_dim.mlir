// SPDX-License-Identifier: Apache-2.0
// stablehlo.broadcast_in_dim, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[[true, false, false]]> : tensor<1x3xi1>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xi1>) -> tensor<3x2x2xi1>
  %e0 = stablehlo.constant dense<[[[true, true], [true, true]], [[false, false], [false, false]], [[false, false], [false, false]]]> : tensor<3x2x2xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[[0, -2, 1]]> : tensor<1x3xi2>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xi2>) -> tensor<3x2x2xi2>
  %e0 = stablehlo.constant dense<[[[0, 0], [0, 0]], [[-2, -2], [-2, -2]], [[1, 1], [1, 1]]]> : tensor<3x2x2xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[[7, -8, 0]]> : tensor<1x3xi4>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xi4>) -> tensor<3x2x2xi4>
  %e0 = stablehlo.constant dense<[[[7, 7], [7, 7]], [[-8, -8], [-8, -8]], [[0, 0], [0, 0]]]> : tensor<3x2x2xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[[-128, 127, 0]]> : tensor<1x3xi8>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xi8>) -> tensor<3x2x2xi8>
  %e0 = stablehlo.constant dense<[[[-128, -128], [-128, -128]], [[127, 127], [127, 127]], [[0, 0], [0, 0]]]> : tensor<3x2x2xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[[0, -32768, 32767]]> : tensor<1x3xi16>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xi16>) -> tensor<3x2x2xi16>
  %e0 = stablehlo.constant dense<[[[0, 0], [0, 0]], [[-32768, -32768], [-32768, -32768]], [[32767, 32767], [32767, 32767]]]> : tensor<3x2x2xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[[-2147483648, 2147483647, 0]]> : tensor<1x3xi32>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xi32>) -> tensor<3x2x2xi32>
  %e0 = stablehlo.constant dense<[[[-2147483648, -2147483648], [-2147483648, -2147483648]], [[2147483647, 2147483647], [2147483647, 2147483647]], [[0, 0], [0, 0]]]> : tensor<3x2x2xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[[9223372036854775807, -9223372036854775808, 0]]> : tensor<1x3xi64>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xi64>) -> tensor<3x2x2xi64>
  %e0 = stablehlo.constant dense<[[[9223372036854775807, 9223372036854775807], [9223372036854775807, 9223372036854775807]], [[-9223372036854775808, -9223372036854775808], [-9223372036854775808, -9223372036854775808]], [[0, 0], [0, 0]]]> : tensor<3x2x2xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[[0, 3, 0]]> : tensor<1x3xui2>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xui2>) -> tensor<3x2x2xui2>
  %e0 = stablehlo.constant dense<[[[0, 0], [0, 0]], [[3, 3], [3, 3]], [[0, 0], [0, 0]]]> : tensor<3x2x2xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[[15, 0, 0]]> : tensor<1x3xui4>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xui4>) -> tensor<3x2x2xui4>
  %e0 = stablehlo.constant dense<[[[15, 15], [15, 15]], [[0, 0], [0, 0]], [[0, 0], [0, 0]]]> : tensor<3x2x2xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[[0, 255, 0]]> : tensor<1x3xui8>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xui8>) -> tensor<3x2x2xui8>
  %e0 = stablehlo.constant dense<[[[0, 0], [0, 0]], [[255, 255], [255, 255]], [[0, 0], [0, 0]]]> : tensor<3x2x2xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[[0, 0, 65535]]> : tensor<1x3xui16>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xui16>) -> tensor<3x2x2xui16>
  %e0 = stablehlo.constant dense<[[[0, 0], [0, 0]], [[0, 0], [0, 0]], [[65535, 65535], [65535, 65535]]]> : tensor<3x2x2xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[[0, 0, 4294967295]]> : tensor<1x3xui32>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xui32>) -> tensor<3x2x2xui32>
  %e0 = stablehlo.constant dense<[[[0, 0], [0, 0]], [[0, 0], [0, 0]], [[4294967295, 4294967295], [4294967295, 4294967295]]]> : tensor<3x2x2xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[[0, 0, 18446744073709551615]]> : tensor<1x3xui64>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xui64>) -> tensor<3x2x2xui64>
  %e0 = stablehlo.constant dense<[[[0, 0], [0, 0]], [[0, 0], [0, 0]], [[18446744073709551615, 18446744073709551615], [18446744073709551615, 18446744073709551615]]]> : tensor<3x2x2xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 0.0, 2.0]]> : tensor<1x3xf4E2M1FN>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xf4E2M1FN>) -> tensor<3x2x2xf4E2M1FN>
  %e0 = stablehlo.constant dense<[[[1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00]], [[0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00]], [[2.000000e+00, 2.000000e+00], [2.000000e+00, 2.000000e+00]]]> : tensor<3x2x2xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[-0.75, -1.0, 6.0]]> : tensor<1x3xf6E2M3FN>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xf6E2M3FN>) -> tensor<3x2x2xf6E2M3FN>
  %e0 = stablehlo.constant dense<[[[-7.500000e-01, -7.500000e-01], [-7.500000e-01, -7.500000e-01]], [[-1.000000e+00, -1.000000e+00], [-1.000000e+00, -1.000000e+00]], [[6.000000e+00, 6.000000e+00], [6.000000e+00, 6.000000e+00]]]> : tensor<3x2x2xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[[1.5, 3.0, -6.0]]> : tensor<1x3xf6E3M2FN>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xf6E3M2FN>) -> tensor<3x2x2xf6E3M2FN>
  %e0 = stablehlo.constant dense<[[[1.500000e+00, 1.500000e+00], [1.500000e+00, 1.500000e+00]], [[3.000000e+00, 3.000000e+00], [3.000000e+00, 3.000000e+00]], [[-6.000000e+00, -6.000000e+00], [-6.000000e+00, -6.000000e+00]]]> : tensor<3x2x2xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[[6.0, 0.5, -0.5]]> : tensor<1x3xf8E3M4>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xf8E3M4>) -> tensor<3x2x2xf8E3M4>
  %e0 = stablehlo.constant dense<[[[6.000000e+00, 6.000000e+00], [6.000000e+00, 6.000000e+00]], [[5.000000e-01, 5.000000e-01], [5.000000e-01, 5.000000e-01]], [[-5.000000e-01, -5.000000e-01], [-5.000000e-01, -5.000000e-01]]]> : tensor<3x2x2xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[[-1.0, -6.0, -0.25]]> : tensor<1x3xf8E4M3>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xf8E4M3>) -> tensor<3x2x2xf8E4M3>
  %e0 = stablehlo.constant dense<[[[-1.000000e+00, -1.000000e+00], [-1.000000e+00, -1.000000e+00]], [[-6.000000e+00, -6.000000e+00], [-6.000000e+00, -6.000000e+00]], [[-2.500000e-01, -2.500000e-01], [-2.500000e-01, -2.500000e-01]]]> : tensor<3x2x2xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[-0.25, -3.0, -0.5]]> : tensor<1x3xf8E4M3FN>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xf8E4M3FN>) -> tensor<3x2x2xf8E4M3FN>
  %e0 = stablehlo.constant dense<[[[-2.500000e-01, -2.500000e-01], [-2.500000e-01, -2.500000e-01]], [[-3.000000e+00, -3.000000e+00], [-3.000000e+00, -3.000000e+00]], [[-5.000000e-01, -5.000000e-01], [-5.000000e-01, -5.000000e-01]]]> : tensor<3x2x2xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[0.75, 1.5, -0.5]]> : tensor<1x3xf8E4M3FNUZ>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xf8E4M3FNUZ>) -> tensor<3x2x2xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[[[7.500000e-01, 7.500000e-01], [7.500000e-01, 7.500000e-01]], [[1.500000e+00, 1.500000e+00], [1.500000e+00, 1.500000e+00]], [[-5.000000e-01, -5.000000e-01], [-5.000000e-01, -5.000000e-01]]]> : tensor<3x2x2xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[1.5, -3.0, -2.0]]> : tensor<1x3xf8E4M3B11FNUZ>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xf8E4M3B11FNUZ>) -> tensor<3x2x2xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[[[1.500000e+00, 1.500000e+00], [1.500000e+00, 1.500000e+00]], [[-3.000000e+00, -3.000000e+00], [-3.000000e+00, -3.000000e+00]], [[-2.000000e+00, -2.000000e+00], [-2.000000e+00, -2.000000e+00]]]> : tensor<3x2x2xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[[3.0, 2.0, 0.5]]> : tensor<1x3xf8E5M2>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xf8E5M2>) -> tensor<3x2x2xf8E5M2>
  %e0 = stablehlo.constant dense<[[[3.000000e+00, 3.000000e+00], [3.000000e+00, 3.000000e+00]], [[2.000000e+00, 2.000000e+00], [2.000000e+00, 2.000000e+00]], [[5.000000e-01, 5.000000e-01], [5.000000e-01, 5.000000e-01]]]> : tensor<3x2x2xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[-3.0, 0.25, 0.75]]> : tensor<1x3xf8E5M2FNUZ>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xf8E5M2FNUZ>) -> tensor<3x2x2xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[[[-3.000000e+00, -3.000000e+00], [-3.000000e+00, -3.000000e+00]], [[2.500000e-01, 2.500000e-01], [2.500000e-01, 2.500000e-01]], [[7.500000e-01, 7.500000e-01], [7.500000e-01, 7.500000e-01]]]> : tensor<3x2x2xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[[8.0, 1.0, 2.0]]> : tensor<1x3xf8E8M0FNU>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xf8E8M0FNU>) -> tensor<3x2x2xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[[[8.000000e+00, 8.000000e+00], [8.000000e+00, 8.000000e+00]], [[1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00]], [[2.000000e+00, 2.000000e+00], [2.000000e+00, 2.000000e+00]]]> : tensor<3x2x2xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[[-0.5, -1.0, -1.0]]> : tensor<1x3xbf16>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xbf16>) -> tensor<3x2x2xbf16>
  %e0 = stablehlo.constant dense<[[[-5.000000e-01, -5.000000e-01], [-5.000000e-01, -5.000000e-01]], [[-1.000000e+00, -1.000000e+00], [-1.000000e+00, -1.000000e+00]], [[-1.000000e+00, -1.000000e+00], [-1.000000e+00, -1.000000e+00]]]> : tensor<3x2x2xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[[-0.5, 2.0, -0.75]]> : tensor<1x3xf16>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xf16>) -> tensor<3x2x2xf16>
  %e0 = stablehlo.constant dense<[[[-5.000000e-01, -5.000000e-01], [-5.000000e-01, -5.000000e-01]], [[2.000000e+00, 2.000000e+00], [2.000000e+00, 2.000000e+00]], [[-7.500000e-01, -7.500000e-01], [-7.500000e-01, -7.500000e-01]]]> : tensor<3x2x2xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 3.0, 1.0]]> : tensor<1x3xf32>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xf32>) -> tensor<3x2x2xf32>
  %e0 = stablehlo.constant dense<[[[1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00]], [[3.000000e+00, 3.000000e+00], [3.000000e+00, 3.000000e+00]], [[1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00]]]> : tensor<3x2x2xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, -0.75, -3.0]]> : tensor<1x3xf64>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xf64>) -> tensor<3x2x2xf64>
  %e0 = stablehlo.constant dense<[[[1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00]], [[-7.500000e-01, -7.500000e-01], [-7.500000e-01, -7.500000e-01]], [[-3.000000e+00, -3.000000e+00], [-3.000000e+00, -3.000000e+00]]]> : tensor<3x2x2xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[[(0.25, -0.5), (-0.75, 0.75), (0.375, 0.375)]]> : tensor<1x3xcomplex<f32>>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xcomplex<f32>>) -> tensor<3x2x2xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<3x2x2xcomplex<f32>>) -> tensor<3x2x2xf32>
  %imag0 = stablehlo.imag %r : (tensor<3x2x2xcomplex<f32>>) -> tensor<3x2x2xf32>
  %e0 = stablehlo.constant dense<[[[2.500000e-01, 2.500000e-01], [2.500000e-01, 2.500000e-01]], [[-7.500000e-01, -7.500000e-01], [-7.500000e-01, -7.500000e-01]], [[3.750000e-01, 3.750000e-01], [3.750000e-01, 3.750000e-01]]]> : tensor<3x2x2xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xf32>
  %e1 = stablehlo.constant dense<[[[-5.000000e-01, -5.000000e-01], [-5.000000e-01, -5.000000e-01]], [[7.500000e-01, 7.500000e-01], [7.500000e-01, 7.500000e-01]], [[3.750000e-01, 3.750000e-01], [3.750000e-01, 3.750000e-01]]]> : tensor<3x2x2xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[[(-0.75, -0.75), (0.125, 0.125), (-0.5, 0.25)]]> : tensor<1x3xcomplex<f64>>
  %r = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xcomplex<f64>>) -> tensor<3x2x2xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<3x2x2xcomplex<f64>>) -> tensor<3x2x2xf64>
  %imag0 = stablehlo.imag %r : (tensor<3x2x2xcomplex<f64>>) -> tensor<3x2x2xf64>
  %e0 = stablehlo.constant dense<[[[-7.500000e-01, -7.500000e-01], [-7.500000e-01, -7.500000e-01]], [[1.250000e-01, 1.250000e-01], [1.250000e-01, 1.250000e-01]], [[-5.000000e-01, -5.000000e-01], [-5.000000e-01, -5.000000e-01]]]> : tensor<3x2x2xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xf64>
  %e1 = stablehlo.constant dense<[[[-7.500000e-01, -7.500000e-01], [-7.500000e-01, -7.500000e-01]], [[1.250000e-01, 1.250000e-01], [1.250000e-01, 1.250000e-01]], [[2.500000e-01, 2.500000e-01], [2.500000e-01, 2.500000e-01]]]> : tensor<3x2x2xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<3x2x2xf64>
  return
}
