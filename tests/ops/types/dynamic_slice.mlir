// SPDX-License-Identifier: Apache-2.0
// stablehlo.dynamic_slice, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[[true, true, true, true], [true, true, true, false], [true, true, false, true]]> : tensor<3x4xi1>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xi1>, tensor<i64>, tensor<i64>) -> tensor<2x2xi1>
  %e0 = stablehlo.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[[0, 1, 0, 0], [-2, 0, 0, -2], [1, -2, 1, 1]]> : tensor<3x4xi2>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xi2>, tensor<i64>, tensor<i64>) -> tensor<2x2xi2>
  %e0 = stablehlo.constant dense<[[0, -2], [1, 1]]> : tensor<2x2xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[[-2, -2, 3, -6], [-1, 0, 0, 6], [7, -8, 2, -8]]> : tensor<3x4xi4>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xi4>, tensor<i64>, tensor<i64>) -> tensor<2x2xi4>
  %e0 = stablehlo.constant dense<[[0, 6], [2, -8]]> : tensor<2x2xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[[117, 59, -73, 63], [30, -128, 127, 26], [66, -120, 62, 0]]> : tensor<3x4xi8>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xi8>, tensor<i64>, tensor<i64>) -> tensor<2x2xi8>
  %e0 = stablehlo.constant dense<[[127, 26], [62, 0]]> : tensor<2x2xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[[-32768, 19607, 32767, 9736], [-13877, 16383, 9137, 16383], [0, -28960, 19761, -19365]]> : tensor<3x4xi16>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xi16>, tensor<i64>, tensor<i64>) -> tensor<2x2xi16>
  %e0 = stablehlo.constant dense<[[9137, 16383], [19761, -19365]]> : tensor<2x2xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[[1271584644, 2147483647, 1758593704, 1073741823], [-2147483648, 299083278, -609529952, -932934911], [-602928789, 0, -545409505, 1720721407]]> : tensor<3x4xi32>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xi32>, tensor<i64>, tensor<i64>) -> tensor<2x2xi32>
  %e0 = stablehlo.constant dense<[[-609529952, -932934911], [-545409505, 1720721407]]> : tensor<2x2xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[[-5282958011838297255, -9223372036854775808, 5404754471677605420, 4264038514207940851], [-6072103293049168553, 2739470966828526196, 9160691108394552619, 9223372036854775807], [744878749248245817, 4611686018427387903, 0, 1652998881472419045]]> : tensor<3x4xi64>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xi64>, tensor<i64>, tensor<i64>) -> tensor<2x2xi64>
  %e0 = stablehlo.constant dense<[[9160691108394552619, 9223372036854775807], [0, 1652998881472419045]]> : tensor<2x2xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 0, 0], [3, 2, 1, 1], [0, 3, 0, 2]]> : tensor<3x4xui2>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xui2>, tensor<i64>, tensor<i64>) -> tensor<2x2xui2>
  %e0 = stablehlo.constant dense<[[1, 1], [0, 2]]> : tensor<2x2xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[[2, 2, 8, 6], [14, 0, 15, 4], [0, 5, 15, 7]]> : tensor<3x4xui4>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xui4>, tensor<i64>, tensor<i64>) -> tensor<2x2xui4>
  %e0 = stablehlo.constant dense<[[15, 4], [15, 7]]> : tensor<2x2xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[[31, 127, 0, 49], [0, 210, 114, 7], [255, 235, 17, 242]]> : tensor<3x4xui8>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xui8>, tensor<i64>, tensor<i64>) -> tensor<2x2xui8>
  %e0 = stablehlo.constant dense<[[114, 7], [17, 242]]> : tensor<2x2xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[[0, 12986, 39746, 0], [34501, 18650, 65535, 15114], [32767, 39694, 1869, 16971]]> : tensor<3x4xui16>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xui16>, tensor<i64>, tensor<i64>) -> tensor<2x2xui16>
  %e0 = stablehlo.constant dense<[[65535, 15114], [1869, 16971]]> : tensor<2x2xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[[2147483647, 506249309, 1036522165, 3075399344], [0, 2346682184, 4294967295, 4135451858], [3505325311, 2250727469, 1271583836, 0]]> : tensor<3x4xui32>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xui32>, tensor<i64>, tensor<i64>) -> tensor<2x2xui32>
  %e0 = stablehlo.constant dense<[[4294967295, 4135451858], [1271583836, 0]]> : tensor<2x2xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[[7461742922905581706, 1544270897738573306, 3509241149031170231, 2614649417688107343], [7028618781959876053, 14470655503469338043, 9223372036854775807, 18446744073709551615], [1313379906650426887, 0, 7110943919153569475, 0]]> : tensor<3x4xui64>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xui64>, tensor<i64>, tensor<i64>) -> tensor<2x2xui64>
  %e0 = stablehlo.constant dense<[[9223372036854775807, 18446744073709551615], [7110943919153569475, 0]]> : tensor<2x2xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.0, 3.0, 1.0, -6.0], [6.0, 1.0, 0.5, -1.0], [3.0, 1.5, -1.0, 0.5]]> : tensor<3x4xf4E2M1FN>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xf4E2M1FN>, tensor<i64>, tensor<i64>) -> tensor<2x2xf4E2M1FN>
  %e0 = stablehlo.constant dense<[[5.000000e-01, -1.000000e+00], [-1.000000e+00, 5.000000e-01]]> : tensor<2x2xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.125, 2.0, 7.5, 0.5], [-7.5, -6.0, -0.5, 3.0], [0.0, 3.0, -6.0, 0.75]]> : tensor<3x4xf6E2M3FN>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xf6E2M3FN>, tensor<i64>, tensor<i64>) -> tensor<2x2xf6E2M3FN>
  %e0 = stablehlo.constant dense<[[-5.000000e-01, 3.000000e+00], [-6.000000e+00, 7.500000e-01]]> : tensor<2x2xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[[-6.0, 28.0, 1.5, 0.0625], [6.0, 1.0, 3.0, -6.0], [-3.0, -0.75, -28.0, 0.0]]> : tensor<3x4xf6E3M2FN>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xf6E3M2FN>, tensor<i64>, tensor<i64>) -> tensor<2x2xf6E3M2FN>
  %e0 = stablehlo.constant dense<[[3.000000e+00, -6.000000e+00], [-2.800000e+01, 0.000000e+00]]> : tensor<2x2xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[[15.5, -0.5, 0xF0, 0.015625], [0x78, -15.5, -1.5, 0.0], [-1.0, -0.75, 3.0, 0x70]]> : tensor<3x4xf8E3M4>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xf8E3M4>, tensor<i64>, tensor<i64>) -> tensor<2x2xf8E3M4>
  %e0 = stablehlo.constant dense<[[-1.500000e+00, 0.000000e+00], [3.000000e+00, 0x70]]> : tensor<2x2xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[[0.25, 0.001953125, 0xF8, 2.0], [-6.0, 0.75, 0x78, 0.0], [-6.0, 0x7C, -240.0, 240.0]]> : tensor<3x4xf8E4M3>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xf8E4M3>, tensor<i64>, tensor<i64>) -> tensor<2x2xf8E4M3>
  %e0 = stablehlo.constant dense<[[0x78, 0.000000e+00], [-2.400000e+02, 2.400000e+02]]> : tensor<2x2xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[-0.75, 1.0, -0.75, 2.0], [0x7F, 0.75, -448.0, 0.001953125], [448.0, -2.0, 0.0, -0.5]]> : tensor<3x4xf8E4M3FN>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xf8E4M3FN>, tensor<i64>, tensor<i64>) -> tensor<2x2xf8E4M3FN>
  %e0 = stablehlo.constant dense<[[-4.480000e+02, 1.953130e-03], [0.000000e+00, -5.000000e-01]]> : tensor<2x2xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[0.0, -2.0, 0.75, -240.0], [240.0, 1.5, 0.0009765625, 0x80], [1.0, 0.75, -3.0, 3.0]]> : tensor<3x4xf8E4M3FNUZ>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xf8E4M3FNUZ>, tensor<i64>, tensor<i64>) -> tensor<2x2xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[[9.765620e-04, 0x80], [-3.000000e+00, 3.000000e+00]]> : tensor<2x2xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[-30.0, 6.0, 1.0, 6.0], [-0.25, 0.0001220703125, -1.0, 0.25], [1.5, 0x80, 0.0, 30.0]]> : tensor<3x4xf8E4M3B11FNUZ>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xf8E4M3B11FNUZ>, tensor<i64>, tensor<i64>) -> tensor<2x2xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[[-1.000000e+00, 2.500000e-01], [0.000000e+00, 3.000000e+01]]> : tensor<2x2xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[[1.52587890625e-05, 0x7E, -0.5, 0xFC], [0.0, -3.0, 3.0, -0.25], [-57344.0, -1.5, 0x7C, 57344.0]]> : tensor<3x4xf8E5M2>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xf8E5M2>, tensor<i64>, tensor<i64>) -> tensor<2x2xf8E5M2>
  %e0 = stablehlo.constant dense<[[3.000000e+00, -2.500000e-01], [0x7C, 5.734400e+04]]> : tensor<2x2xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0.0, 7.62939453125e-06, 1.5], [-0.5, 6.0, 0x80, 57344.0], [6.0, -57344.0, -0.75, 3.0]]> : tensor<3x4xf8E5M2FNUZ>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xf8E5M2FNUZ>, tensor<i64>, tensor<i64>) -> tensor<2x2xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[[0x80, 5.734400e+04], [-7.500000e-01, 3.000000e+00]]> : tensor<2x2xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[[5.877471754111438e-39, 1.0, 4.0, 2.0], [8.0, 0.25, 0.5, 8.0], [1.7014118346046923e+38, 0.25, 5.877471754111438e-39, 0xFF]]> : tensor<3x4xf8E8M0FNU>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xf8E8M0FNU>, tensor<i64>, tensor<i64>) -> tensor<2x2xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[[5.000000e-01, 8.000000e+00], [5.877470e-39, 0xFF]]> : tensor<2x2xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[[0.5, 0.0, -3.3895313892515355e+38, 0x7F80], [3.3895313892515355e+38, 0xFF80, 9.183549615799121e-41, -0.5], [2.0, 0x7FC0, 0.25, 3.0]]> : tensor<3x4xbf16>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xbf16>, tensor<i64>, tensor<i64>) -> tensor<2x2xbf16>
  %e0 = stablehlo.constant dense<[[9.183550e-41, -5.000000e-01], [2.500000e-01, 3.000000e+00]]> : tensor<2x2xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[[0.75, 65504.0, 0.0, -65504.0], [5.960464477539063e-08, -0.75, 0.25, -0.75], [0x7C00, 0x7E00, 0xFC00, 3.0]]> : tensor<3x4xf16>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xf16>, tensor<i64>, tensor<i64>) -> tensor<2x2xf16>
  %e0 = stablehlo.constant dense<[[2.500000e-01, -7.500000e-01], [0xFC00, 3.000000e+00]]> : tensor<2x2xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[-2.0, -3.4028234663852886e+38, 1.401298464324817e-45, 0x7FC00000], [0.0, 2.0, 6.0, -6.0], [-2.0, 0x7F800000, 0xFF800000, 3.4028234663852886e+38]]> : tensor<3x4xf32>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xf32>, tensor<i64>, tensor<i64>) -> tensor<2x2xf32>
  %e0 = stablehlo.constant dense<[[6.000000e+00, -6.000000e+00], [0xFF800000, 3.40282347E+38]]> : tensor<2x2xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[0.0, -0.75, 3.0, 1.7976931348623157e+308], [0x7FF0000000000000, -1.7976931348623157e+308, 0.25, 5.0e-324], [0x7FF8000000000000, 0xFFF0000000000000, -0.75, -1.5]]> : tensor<3x4xf64>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xf64>, tensor<i64>, tensor<i64>) -> tensor<2x2xf64>
  %e0 = stablehlo.constant dense<[[2.500000e-01, 4.940660e-324], [-7.500000e-01, -1.500000e+00]]> : tensor<2x2xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[[(0.75, -0.25), (-0.375, 0.25), (0.75, -0.75), (-0.375, 0.5)], [(0.375, 0.5), (0.5, -0.125), (0.5, -0.125), (-0.25, -0.125)], [(0.75, -0.125), (-0.75, -0.75), (-0.75, 0.125), (-0.125, -0.75)]]> : tensor<3x4xcomplex<f32>>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xcomplex<f32>>, tensor<i64>, tensor<i64>) -> tensor<2x2xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
  %imag0 = stablehlo.imag %r : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
  %e0 = stablehlo.constant dense<[[5.000000e-01, -2.500000e-01], [-7.500000e-01, -1.250000e-01]]> : tensor<2x2xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf32>
  %e1 = stablehlo.constant dense<[[-1.250000e-01, -1.250000e-01], [1.250000e-01, -7.500000e-01]]> : tensor<2x2xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x2xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[[(0.75, -0.125), (-0.5, 0.125), (-0.25, 0.75), (0.75, -0.25)], [(0.25, 0.75), (0.75, 0.5), (-0.75, 0.5), (0.5, 0.5)], [(-0.5, 0.5), (0.75, 0.375), (-0.125, -0.375), (0.25, 0.375)]]> : tensor<3x4xcomplex<f64>>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %j = stablehlo.constant dense<9> : tensor<i64>
  %r = "stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xcomplex<f64>>, tensor<i64>, tensor<i64>) -> tensor<2x2xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
  %imag0 = stablehlo.imag %r : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
  %e0 = stablehlo.constant dense<[[-7.500000e-01, 5.000000e-01], [-1.250000e-01, 2.500000e-01]]> : tensor<2x2xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf64>
  %e1 = stablehlo.constant dense<[[5.000000e-01, 5.000000e-01], [-3.750000e-01, 3.750000e-01]]> : tensor<2x2xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x2xf64>
  return
}
