// SPDX-License-Identifier: Apache-2.0
// stablehlo.pad, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[[false, true, false], [false, true, true]]> : tensor<2x3xi1>
  %z = stablehlo.constant dense<true> : tensor<i1>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xi1>, tensor<i1>) -> tensor<4x4xi1>
  %e0 = stablehlo.constant dense<[[true, true, true, true], [true, false, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<4x4xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[[1, 0, -2], [-2, 0, 0]]> : tensor<2x3xi2>
  %z = stablehlo.constant dense<-2> : tensor<i2>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xi2>, tensor<i2>) -> tensor<4x4xi2>
  %e0 = stablehlo.constant dense<[[-2, -2, -2, -2], [0, -2, -2, -2], [-2, -2, -2, -2], [0, 0, -2, -2]]> : tensor<4x4xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[[3, 0, -7], [7, -8, 3]]> : tensor<2x3xi4>
  %z = stablehlo.constant dense<-8> : tensor<i4>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xi4>, tensor<i4>) -> tensor<4x4xi4>
  %e0 = stablehlo.constant dense<[[-8, -8, -8, -8], [0, -7, -8, -8], [-8, -8, -8, -8], [-8, 3, -8, -8]]> : tensor<4x4xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[[127, 63, -84], [-128, -20, 0]]> : tensor<2x3xi8>
  %z = stablehlo.constant dense<-128> : tensor<i8>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xi8>, tensor<i8>) -> tensor<4x4xi8>
  %e0 = stablehlo.constant dense<[[-128, -128, -128, -128], [63, -84, -128, -128], [-128, -128, -128, -128], [-20, 0, -128, -128]]> : tensor<4x4xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[[0, 17599, 16383], [1403, 32767, -32768]]> : tensor<2x3xi16>
  %z = stablehlo.constant dense<-32768> : tensor<i16>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xi16>, tensor<i16>) -> tensor<4x4xi16>
  %e0 = stablehlo.constant dense<[[-32768, -32768, -32768, -32768], [17599, 16383, -32768, -32768], [-32768, -32768, -32768, -32768], [32767, -32768, -32768, -32768]]> : tensor<4x4xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[[0, 2147483647, 1073741823], [-1280782631, 464376536, -2147483648]]> : tensor<2x3xi32>
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xi32>, tensor<i32>) -> tensor<4x4xi32>
  %e0 = stablehlo.constant dense<[[-2147483648, -2147483648, -2147483648, -2147483648], [2147483647, 1073741823, -2147483648, -2147483648], [-2147483648, -2147483648, -2147483648, -2147483648], [464376536, -2147483648, -2147483648, -2147483648]]> : tensor<4x4xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[[0, -1109997244935584778, 9223372036854775807], [-2693040702110277827, -9223372036854775808, 4611686018427387903]]> : tensor<2x3xi64>
  %z = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xi64>, tensor<i64>) -> tensor<4x4xi64>
  %e0 = stablehlo.constant dense<[[-9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808], [-1109997244935584778, 9223372036854775807, -9223372036854775808, -9223372036854775808], [-9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808], [-9223372036854775808, 4611686018427387903, -9223372036854775808, -9223372036854775808]]> : tensor<4x4xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[[3, 0, 0], [0, 1, 3]]> : tensor<2x3xui2>
  %z = stablehlo.constant dense<0> : tensor<ui2>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xui2>, tensor<ui2>) -> tensor<4x4xui2>
  %e0 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [1, 3, 0, 0]]> : tensor<4x4xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[[0, 2, 15], [0, 3, 7]]> : tensor<2x3xui4>
  %z = stablehlo.constant dense<0> : tensor<ui4>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xui4>, tensor<ui4>) -> tensor<4x4xui4>
  %e0 = stablehlo.constant dense<[[0, 0, 0, 0], [2, 15, 0, 0], [0, 0, 0, 0], [3, 7, 0, 0]]> : tensor<4x4xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[[0, 127, 255], [131, 85, 0]]> : tensor<2x3xui8>
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xui8>, tensor<ui8>) -> tensor<4x4xui8>
  %e0 = stablehlo.constant dense<[[0, 0, 0, 0], [127, 255, 0, 0], [0, 0, 0, 0], [85, 0, 0, 0]]> : tensor<4x4xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[[32767, 65535, 59082], [0, 0, 47347]]> : tensor<2x3xui16>
  %z = stablehlo.constant dense<0> : tensor<ui16>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xui16>, tensor<ui16>) -> tensor<4x4xui16>
  %e0 = stablehlo.constant dense<[[0, 0, 0, 0], [65535, 59082, 0, 0], [0, 0, 0, 0], [0, 47347, 0, 0]]> : tensor<4x4xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[[1802881004, 2147483647, 0], [357965625, 0, 4294967295]]> : tensor<2x3xui32>
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xui32>, tensor<ui32>) -> tensor<4x4xui32>
  %e0 = stablehlo.constant dense<[[0, 0, 0, 0], [2147483647, 0, 0, 0], [0, 0, 0, 0], [0, 4294967295, 0, 0]]> : tensor<4x4xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[[2422727281200240135, 9223372036854775807, 18446744073709551615], [0, 0, 11624780330265505446]]> : tensor<2x3xui64>
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xui64>, tensor<ui64>) -> tensor<4x4xui64>
  %e0 = stablehlo.constant dense<[[0, 0, 0, 0], [9223372036854775807, 18446744073709551615, 0, 0], [0, 0, 0, 0], [0, 11624780330265505446, 0, 0]]> : tensor<4x4xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[[-6.0, -0.0, 2.0], [0.5, 0.0, 6.0]]> : tensor<2x3xf4E2M1FN>
  %z = stablehlo.constant dense<1.5> : tensor<f4E2M1FN>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<4x4xf4E2M1FN>
  %e0 = stablehlo.constant dense<[[1.500000e+00, 1.500000e+00, 1.500000e+00, 1.500000e+00], [-0.000000e+00, 2.000000e+00, 1.500000e+00, 1.500000e+00], [1.500000e+00, 1.500000e+00, 1.500000e+00, 1.500000e+00], [0.000000e+00, 6.000000e+00, 1.500000e+00, 1.500000e+00]]> : tensor<4x4xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.125, -7.5, -0.25], [0.75, 7.5, 0.0]]> : tensor<2x3xf6E2M3FN>
  %z = stablehlo.constant dense<2.0> : tensor<f6E2M3FN>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<4x4xf6E2M3FN>
  %e0 = stablehlo.constant dense<[[2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00], [-7.500000e+00, -2.500000e-01, 2.000000e+00, 2.000000e+00], [2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00], [7.500000e+00, 0.000000e+00, 2.000000e+00, 2.000000e+00]]> : tensor<4x4xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.0625, -28.0, 0.0], [-0.25, 28.0, -0.25]]> : tensor<2x3xf6E3M2FN>
  %z = stablehlo.constant dense<1.5> : tensor<f6E3M2FN>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<4x4xf6E3M2FN>
  %e0 = stablehlo.constant dense<[[1.500000e+00, 1.500000e+00, 1.500000e+00, 1.500000e+00], [-2.800000e+01, 0.000000e+00, 1.500000e+00, 1.500000e+00], [1.500000e+00, 1.500000e+00, 1.500000e+00, 1.500000e+00], [2.800000e+01, -2.500000e-01, 1.500000e+00, 1.500000e+00]]> : tensor<4x4xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[[-1.0, 15.5, 0.0], [0.015625, -15.5, -1.5]]> : tensor<2x3xf8E3M4>
  %z = stablehlo.constant dense<3.0> : tensor<f8E3M4>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xf8E3M4>, tensor<f8E3M4>) -> tensor<4x4xf8E3M4>
  %e0 = stablehlo.constant dense<[[3.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00], [1.550000e+01, 0.000000e+00, 3.000000e+00, 3.000000e+00], [3.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00], [-1.550000e+01, -1.500000e+00, 3.000000e+00, 3.000000e+00]]> : tensor<4x4xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[[-240.0, 0.001953125, 240.0], [0.0, 6.0, 1.0]]> : tensor<2x3xf8E4M3>
  %z = stablehlo.constant dense<0.75> : tensor<f8E4M3>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xf8E4M3>, tensor<f8E4M3>) -> tensor<4x4xf8E4M3>
  %e0 = stablehlo.constant dense<[[7.500000e-01, 7.500000e-01, 7.500000e-01, 7.500000e-01], [1.953130e-03, 2.400000e+02, 7.500000e-01, 7.500000e-01], [7.500000e-01, 7.500000e-01, 7.500000e-01, 7.500000e-01], [6.000000e+00, 1.000000e+00, 7.500000e-01, 7.500000e-01]]> : tensor<4x4xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.5, 0.001953125, 448.0], [2.0, -448.0, 0.0]]> : tensor<2x3xf8E4M3FN>
  %z = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4x4xf8E4M3FN>
  %e0 = stablehlo.constant dense<[[5.000000e-01, 5.000000e-01, 5.000000e-01, 5.000000e-01], [1.953130e-03, 4.480000e+02, 5.000000e-01, 5.000000e-01], [5.000000e-01, 5.000000e-01, 5.000000e-01, 5.000000e-01], [-4.480000e+02, 0.000000e+00, 5.000000e-01, 5.000000e-01]]> : tensor<4x4xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[-1.5, 240.0, 6.0], [-240.0, 0.0009765625, 0.0]]> : tensor<2x3xf8E4M3FNUZ>
  %z = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<4x4xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [2.400000e+02, 6.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [9.765620e-04, 0.000000e+00, 1.000000e+00, 1.000000e+00]]> : tensor<4x4xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[-6.0, -30.0, 30.0], [0.0001220703125, 0.0, 2.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %z = stablehlo.constant dense<3.0> : tensor<f8E4M3B11FNUZ>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<4x4xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[[3.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00], [-3.000000e+01, 3.000000e+01, 3.000000e+00, 3.000000e+00], [3.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00], [0.000000e+00, 2.000000e+00, 3.000000e+00, 3.000000e+00]]> : tensor<4x4xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[[-0.5, 0.0, -57344.0], [57344.0, -1.0, 1.52587890625e-05]]> : tensor<2x3xf8E5M2>
  %z = stablehlo.constant dense<0.5> : tensor<f8E5M2>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<4x4xf8E5M2>
  %e0 = stablehlo.constant dense<[[5.000000e-01, 5.000000e-01, 5.000000e-01, 5.000000e-01], [0.000000e+00, -5.734400e+04, 5.000000e-01, 5.000000e-01], [5.000000e-01, 5.000000e-01, 5.000000e-01, 5.000000e-01], [-1.000000e+00, 1.525880e-05, 5.000000e-01, 5.000000e-01]]> : tensor<4x4xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[0.75, -57344.0, 0.0], [57344.0, 7.62939453125e-06, 1.0]]> : tensor<2x3xf8E5M2FNUZ>
  %z = stablehlo.constant dense<0.75> : tensor<f8E5M2FNUZ>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<4x4xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[[7.500000e-01, 7.500000e-01, 7.500000e-01, 7.500000e-01], [-5.734400e+04, 0.000000e+00, 7.500000e-01, 7.500000e-01], [7.500000e-01, 7.500000e-01, 7.500000e-01, 7.500000e-01], [7.629390e-06, 1.000000e+00, 7.500000e-01, 7.500000e-01]]> : tensor<4x4xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[[5.877471754111438e-39, 2.0, 1.0], [1.7014118346046923e+38, 5.877471754111438e-39, 2.0]]> : tensor<2x3xf8E8M0FNU>
  %z = stablehlo.constant dense<0.5> : tensor<f8E8M0FNU>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<4x4xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[[5.000000e-01, 5.000000e-01, 5.000000e-01, 5.000000e-01], [2.000000e+00, 1.000000e+00, 5.000000e-01, 5.000000e-01], [5.000000e-01, 5.000000e-01, 5.000000e-01, 5.000000e-01], [5.877470e-39, 2.000000e+00, 5.000000e-01, 5.000000e-01]]> : tensor<4x4xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[[9.183549615799121e-41, 2.0, -3.3895313892515355e+38], [-1.0, 0.0, 3.3895313892515355e+38]]> : tensor<2x3xbf16>
  %z = stablehlo.constant dense<-0.25> : tensor<bf16>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<4x4xbf16>
  %e0 = stablehlo.constant dense<[[-2.500000e-01, -2.500000e-01, -2.500000e-01, -2.500000e-01], [2.000000e+00, -3.389530e+38, -2.500000e-01, -2.500000e-01], [-2.500000e-01, -2.500000e-01, -2.500000e-01, -2.500000e-01], [0.000000e+00, 3.389530e+38, -2.500000e-01, -2.500000e-01]]> : tensor<4x4xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[[5.960464477539063e-08, -65504.0, 65504.0], [1.0, 0.0, 0.25]]> : tensor<2x3xf16>
  %z = stablehlo.constant dense<-1.5> : tensor<f16>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xf16>, tensor<f16>) -> tensor<4x4xf16>
  %e0 = stablehlo.constant dense<[[-1.500000e+00, -1.500000e+00, -1.500000e+00, -1.500000e+00], [-6.550400e+04, 6.550400e+04, -1.500000e+00, -1.500000e+00], [-1.500000e+00, -1.500000e+00, -1.500000e+00, -1.500000e+00], [0.000000e+00, 2.500000e-01, -1.500000e+00, -1.500000e+00]]> : tensor<4x4xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[1.401298464324817e-45, 3.4028234663852886e+38, -3.4028234663852886e+38], [0.5, 0.0, -6.0]]> : tensor<2x3xf32>
  %z = stablehlo.constant dense<0.75> : tensor<f32>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<4x4xf32>
  %e0 = stablehlo.constant dense<[[7.500000e-01, 7.500000e-01, 7.500000e-01, 7.500000e-01], [3.40282347E+38, -3.40282347E+38, 7.500000e-01, 7.500000e-01], [7.500000e-01, 7.500000e-01, 7.500000e-01, 7.500000e-01], [0.000000e+00, -6.000000e+00, 7.500000e-01, 7.500000e-01]]> : tensor<4x4xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[-1.7976931348623157e+308, -0.5, 5.0e-324], [-2.0, 0.0, 1.7976931348623157e+308]]> : tensor<2x3xf64>
  %z = stablehlo.constant dense<-3.0> : tensor<f64>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xf64>, tensor<f64>) -> tensor<4x4xf64>
  %e0 = stablehlo.constant dense<[[-3.000000e+00, -3.000000e+00, -3.000000e+00, -3.000000e+00], [-5.000000e-01, 4.940660e-324, -3.000000e+00, -3.000000e+00], [-3.000000e+00, -3.000000e+00, -3.000000e+00, -3.000000e+00], [0.000000e+00, 1.7976931348623157E+308, -3.000000e+00, -3.000000e+00]]> : tensor<4x4xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[[(0.75, 0.375), (0.125, 0.5), (0.375, -0.75)], [(0.25, 0.375), (0.25, 0.125), (-0.375, -0.25)]]> : tensor<2x3xcomplex<f32>>
  %z = stablehlo.constant dense<(-0.5, 0.25)> : tensor<complex<f32>>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  %imag0 = stablehlo.imag %r : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  %e0 = stablehlo.constant dense<[[-5.000000e-01, -5.000000e-01, -5.000000e-01, -5.000000e-01], [1.250000e-01, 3.750000e-01, -5.000000e-01, -5.000000e-01], [-5.000000e-01, -5.000000e-01, -5.000000e-01, -5.000000e-01], [2.500000e-01, -3.750000e-01, -5.000000e-01, -5.000000e-01]]> : tensor<4x4xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xf32>
  %e1 = stablehlo.constant dense<[[2.500000e-01, 2.500000e-01, 2.500000e-01, 2.500000e-01], [5.000000e-01, -7.500000e-01, 2.500000e-01, 2.500000e-01], [2.500000e-01, 2.500000e-01, 2.500000e-01, 2.500000e-01], [1.250000e-01, -2.500000e-01, 2.500000e-01, 2.500000e-01]]> : tensor<4x4xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<4x4xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[[(0.75, 0.375), (-0.75, 0.5), (0.375, 0.125)], [(-0.375, -0.125), (-0.75, 0.75), (0.125, -0.25)]]> : tensor<2x3xcomplex<f64>>
  %z = stablehlo.constant dense<(0.375, -0.375)> : tensor<complex<f64>>
  %r = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
  %imag0 = stablehlo.imag %r : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
  %e0 = stablehlo.constant dense<[[3.750000e-01, 3.750000e-01, 3.750000e-01, 3.750000e-01], [-7.500000e-01, 3.750000e-01, 3.750000e-01, 3.750000e-01], [3.750000e-01, 3.750000e-01, 3.750000e-01, 3.750000e-01], [-7.500000e-01, 1.250000e-01, 3.750000e-01, 3.750000e-01]]> : tensor<4x4xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x4xf64>
  %e1 = stablehlo.constant dense<[[-3.750000e-01, -3.750000e-01, -3.750000e-01, -3.750000e-01], [5.000000e-01, 1.250000e-01, -3.750000e-01, -3.750000e-01], [-3.750000e-01, -3.750000e-01, -3.750000e-01, -3.750000e-01], [7.500000e-01, -2.500000e-01, -3.750000e-01, -3.750000e-01]]> : tensor<4x4xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<4x4xf64>
  return
}
