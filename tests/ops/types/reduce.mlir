// SPDX-License-Identifier: Apache-2.0
// stablehlo.reduce, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[[false, true, false], [false, true, true]]> : tensor<2x3xi1>
  %z = stablehlo.constant dense<false> : tensor<i1>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<i1>, %q: tensor<i1>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
  %e0 = stablehlo.constant dense<true> : tensor<2xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[[1, 0, -2], [-2, 0, 0]]> : tensor<2x3xi2>
  %z = stablehlo.constant dense<1> : tensor<i2>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<i2>, %q: tensor<i2>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<i2>, tensor<i2>) -> tensor<i2>
    "stablehlo.return"(%s) : (tensor<i2>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xi2>, tensor<i2>) -> tensor<2xi2>
  %e0 = stablehlo.constant dense<1> : tensor<2xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[[3, 0, -7], [7, -8, 3]]> : tensor<2x3xi4>
  %z = stablehlo.constant dense<3> : tensor<i4>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<i4>, %q: tensor<i4>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<i4>, tensor<i4>) -> tensor<i4>
    "stablehlo.return"(%s) : (tensor<i4>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xi4>, tensor<i4>) -> tensor<2xi4>
  %e0 = stablehlo.constant dense<[3, 7]> : tensor<2xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[[127, 63, -84], [-128, -20, 0]]> : tensor<2x3xi8>
  %z = stablehlo.constant dense<3> : tensor<i8>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%s) : (tensor<i8>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xi8>, tensor<i8>) -> tensor<2xi8>
  %e0 = stablehlo.constant dense<[127, 3]> : tensor<2xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[[0, 17599, 16383], [1403, 32767, -32768]]> : tensor<2x3xi16>
  %z = stablehlo.constant dense<0> : tensor<i16>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<i16>, tensor<i16>) -> tensor<i16>
    "stablehlo.return"(%s) : (tensor<i16>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xi16>, tensor<i16>) -> tensor<2xi16>
  %e0 = stablehlo.constant dense<[17599, 32767]> : tensor<2xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[[0, 2147483647, 1073741823], [-1280782631, 464376536, -2147483648]]> : tensor<2x3xi32>
  %z = stablehlo.constant dense<3> : tensor<i32>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%s) : (tensor<i32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  %e0 = stablehlo.constant dense<[2147483647, 464376536]> : tensor<2xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[[0, -1109997244935584778, 9223372036854775807], [-2693040702110277827, -9223372036854775808, 4611686018427387903]]> : tensor<2x3xi64>
  %z = stablehlo.constant dense<3> : tensor<i64>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%s) : (tensor<i64>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
  %e0 = stablehlo.constant dense<[9223372036854775807, 4611686018427387903]> : tensor<2xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[[3, 0, 0], [0, 1, 3]]> : tensor<2x3xui2>
  %z = stablehlo.constant dense<1> : tensor<ui2>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<ui2>, %q: tensor<ui2>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
    "stablehlo.return"(%s) : (tensor<ui2>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xui2>, tensor<ui2>) -> tensor<2xui2>
  %e0 = stablehlo.constant dense<3> : tensor<2xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[[0, 2, 15], [0, 3, 7]]> : tensor<2x3xui4>
  %z = stablehlo.constant dense<1> : tensor<ui4>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
    "stablehlo.return"(%s) : (tensor<ui4>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xui4>, tensor<ui4>) -> tensor<2xui4>
  %e0 = stablehlo.constant dense<[15, 7]> : tensor<2xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[[0, 127, 255], [131, 85, 0]]> : tensor<2x3xui8>
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    "stablehlo.return"(%s) : (tensor<ui8>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xui8>, tensor<ui8>) -> tensor<2xui8>
  %e0 = stablehlo.constant dense<[255, 131]> : tensor<2xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[[32767, 65535, 59082], [0, 0, 47347]]> : tensor<2x3xui16>
  %z = stablehlo.constant dense<0> : tensor<ui16>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
    "stablehlo.return"(%s) : (tensor<ui16>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xui16>, tensor<ui16>) -> tensor<2xui16>
  %e0 = stablehlo.constant dense<[65535, 47347]> : tensor<2xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[[1802881004, 2147483647, 0], [357965625, 0, 4294967295]]> : tensor<2x3xui32>
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    "stablehlo.return"(%s) : (tensor<ui32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xui32>, tensor<ui32>) -> tensor<2xui32>
  %e0 = stablehlo.constant dense<[2147483647, 4294967295]> : tensor<2xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[[2422727281200240135, 9223372036854775807, 18446744073709551615], [0, 0, 11624780330265505446]]> : tensor<2x3xui64>
  %z = stablehlo.constant dense<2> : tensor<ui64>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    "stablehlo.return"(%s) : (tensor<ui64>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xui64>, tensor<ui64>) -> tensor<2xui64>
  %e0 = stablehlo.constant dense<[18446744073709551615, 11624780330265505446]> : tensor<2xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[[-6.0, -0.0, 2.0], [0.5, 0.0, 6.0]]> : tensor<2x3xf4E2M1FN>
  %z = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<f4E2M1FN>, %q: tensor<f4E2M1FN>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
    "stablehlo.return"(%s) : (tensor<f4E2M1FN>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<2xf4E2M1FN>
  %e0 = stablehlo.constant dense<[2.000000e+00, 6.000000e+00]> : tensor<2xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.125, -7.5, -0.25], [0.75, 7.5, 0.0]]> : tensor<2x3xf6E2M3FN>
  %z = stablehlo.constant dense<2.0> : tensor<f6E2M3FN>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<f6E2M3FN>, %q: tensor<f6E2M3FN>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
    "stablehlo.return"(%s) : (tensor<f6E2M3FN>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<2xf6E2M3FN>
  %e0 = stablehlo.constant dense<[2.000000e+00, 7.500000e+00]> : tensor<2xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.0625, -28.0, 0.0], [-0.25, 28.0, -0.25]]> : tensor<2x3xf6E3M2FN>
  %z = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<f6E3M2FN>, %q: tensor<f6E3M2FN>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
    "stablehlo.return"(%s) : (tensor<f6E3M2FN>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<2xf6E3M2FN>
  %e0 = stablehlo.constant dense<[1.000000e+00, 2.800000e+01]> : tensor<2xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[[-1.0, 15.5, 0.0], [0.015625, -15.5, -1.5]]> : tensor<2x3xf8E3M4>
  %z = stablehlo.constant dense<3.0> : tensor<f8E3M4>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<f8E3M4>, %q: tensor<f8E3M4>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
    "stablehlo.return"(%s) : (tensor<f8E3M4>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf8E3M4>, tensor<f8E3M4>) -> tensor<2xf8E3M4>
  %e0 = stablehlo.constant dense<[1.550000e+01, 3.000000e+00]> : tensor<2xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[[-240.0, 0.001953125, 240.0], [0.0, 6.0, 1.0]]> : tensor<2x3xf8E4M3>
  %z = stablehlo.constant dense<0.0> : tensor<f8E4M3>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<f8E4M3>, %q: tensor<f8E4M3>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
    "stablehlo.return"(%s) : (tensor<f8E4M3>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf8E4M3>, tensor<f8E4M3>) -> tensor<2xf8E4M3>
  %e0 = stablehlo.constant dense<[2.400000e+02, 6.000000e+00]> : tensor<2xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.5, 0.001953125, 448.0], [2.0, -448.0, 0.0]]> : tensor<2x3xf8E4M3FN>
  %z = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<f8E4M3FN>, %q: tensor<f8E4M3FN>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    "stablehlo.return"(%s) : (tensor<f8E4M3FN>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  %e0 = stablehlo.constant dense<[4.480000e+02, 2.000000e+00]> : tensor<2xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[-1.5, 240.0, 6.0], [-240.0, 0.0009765625, 0.0]]> : tensor<2x3xf8E4M3FNUZ>
  %z = stablehlo.constant dense<2.0> : tensor<f8E4M3FNUZ>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<f8E4M3FNUZ>, %q: tensor<f8E4M3FNUZ>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
    "stablehlo.return"(%s) : (tensor<f8E4M3FNUZ>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[2.400000e+02, 2.000000e+00]> : tensor<2xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[-6.0, -30.0, 30.0], [0.0001220703125, 0.0, 2.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %z = stablehlo.constant dense<3.0> : tensor<f8E4M3B11FNUZ>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<f8E4M3B11FNUZ>, %q: tensor<f8E4M3B11FNUZ>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
    "stablehlo.return"(%s) : (tensor<f8E4M3B11FNUZ>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[3.000000e+01, 3.000000e+00]> : tensor<2xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[[-0.5, 0.0, -57344.0], [57344.0, -1.0, 1.52587890625e-05]]> : tensor<2x3xf8E5M2>
  %z = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<f8E5M2>, %q: tensor<f8E5M2>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
    "stablehlo.return"(%s) : (tensor<f8E5M2>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  %e0 = stablehlo.constant dense<[0.000000e+00, 5.734400e+04]> : tensor<2xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[0.75, -57344.0, 0.0], [57344.0, 7.62939453125e-06, 1.0]]> : tensor<2x3xf8E5M2FNUZ>
  %z = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<f8E5M2FNUZ>, %q: tensor<f8E5M2FNUZ>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
    "stablehlo.return"(%s) : (tensor<f8E5M2FNUZ>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[1.000000e+00, 5.734400e+04]> : tensor<2xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[[5.877471754111438e-39, 2.0, 1.0], [1.7014118346046923e+38, 5.877471754111438e-39, 2.0]]> : tensor<2x3xf8E8M0FNU>
  %z = stablehlo.constant dense<2.0> : tensor<f8E8M0FNU>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<f8E8M0FNU>, %q: tensor<f8E8M0FNU>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
    "stablehlo.return"(%s) : (tensor<f8E8M0FNU>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[2.000000e+00, 1.701410e+38]> : tensor<2xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[[9.183549615799121e-41, 2.0, -3.3895313892515355e+38], [-1.0, 0.0, 3.3895313892515355e+38]]> : tensor<2x3xbf16>
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    "stablehlo.return"(%s) : (tensor<bf16>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %e0 = stablehlo.constant dense<[2.000000e+00, 3.389530e+38]> : tensor<2xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[[5.960464477539063e-08, -65504.0, 65504.0], [1.0, 0.0, 0.25]]> : tensor<2x3xf16>
  %z = stablehlo.constant dense<2.0> : tensor<f16>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    "stablehlo.return"(%s) : (tensor<f16>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf16>, tensor<f16>) -> tensor<2xf16>
  %e0 = stablehlo.constant dense<[6.550400e+04, 2.000000e+00]> : tensor<2xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[1.401298464324817e-45, 3.4028234663852886e+38, -3.4028234663852886e+38], [0.5, 0.0, -6.0]]> : tensor<2x3xf32>
  %z = stablehlo.constant dense<2.0> : tensor<f32>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %e0 = stablehlo.constant dense<[3.40282347E+38, 2.000000e+00]> : tensor<2xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[-1.7976931348623157e+308, -0.5, 5.0e-324], [-2.0, 0.0, 1.7976931348623157e+308]]> : tensor<2x3xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    "stablehlo.return"(%s) : (tensor<f64>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
  %e0 = stablehlo.constant dense<[4.940660e-324, 1.7976931348623157E+308]> : tensor<2xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[[(0.75, 0.375), (0.125, 0.5), (0.375, -0.75)], [(0.25, 0.375), (0.25, 0.125), (-0.375, -0.25)]]> : tensor<2x3xcomplex<f32>>
  %z = stablehlo.constant dense<(2.0, 3.0)> : tensor<complex<f32>>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<complex<f32>>, %q: tensor<complex<f32>>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    "stablehlo.return"(%s) : (tensor<complex<f32>>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %imag0 = stablehlo.imag %r : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %e0 = stablehlo.constant dense<2.000000e+00> : tensor<2xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xf32>
  %e1 = stablehlo.constant dense<3.000000e+00> : tensor<2xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[[(0.75, 0.375), (-0.75, 0.5), (0.375, 0.125)], [(-0.375, -0.125), (-0.75, 0.75), (0.125, -0.25)]]> : tensor<2x3xcomplex<f64>>
  %z = stablehlo.constant dense<(1.0, 2.0)> : tensor<complex<f64>>
  %r = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<complex<f64>>, %q: tensor<complex<f64>>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    "stablehlo.return"(%s) : (tensor<complex<f64>>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  %imag0 = stablehlo.imag %r : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  %e0 = stablehlo.constant dense<1.000000e+00> : tensor<2xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2xf64>
  %e1 = stablehlo.constant dense<2.000000e+00> : tensor<2xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2xf64>
  return
}
