// SPDX-License-Identifier: Apache-2.0
// chlo.broadcast_minimum, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %b = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xi1>, tensor<4xi1>) -> tensor<2x4xi1>
  %e0 = stablehlo.constant dense<[[false, false, true, true], [false, false, false, false]]> : tensor<2x4xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[[-2], [1]]> : tensor<2x1xi2>
  %b = stablehlo.constant dense<[1, -2, 0, 0]> : tensor<4xi2>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xi2>, tensor<4xi2>) -> tensor<2x4xi2>
  %e0 = stablehlo.constant dense<[[-2, -2, -2, -2], [1, -2, 0, 0]]> : tensor<2x4xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[[7], [-8]]> : tensor<2x1xi4>
  %b = stablehlo.constant dense<[0, 7, 3, -8]> : tensor<4xi4>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xi4>, tensor<4xi4>) -> tensor<2x4xi4>
  %e0 = stablehlo.constant dense<[[0, 7, 3, -8], [-8, -8, -8, -8]]> : tensor<2x4xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[[127], [-128]]> : tensor<2x1xi8>
  %b = stablehlo.constant dense<[127, -128, 0, 63]> : tensor<4xi8>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xi8>, tensor<4xi8>) -> tensor<2x4xi8>
  %e0 = stablehlo.constant dense<[[127, -128, 0, 63], [-128, -128, -128, -128]]> : tensor<2x4xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[[32767], [-32768]]> : tensor<2x1xi16>
  %b = stablehlo.constant dense<[32767, 0, 16383, -32768]> : tensor<4xi16>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xi16>, tensor<4xi16>) -> tensor<2x4xi16>
  %e0 = stablehlo.constant dense<[[32767, 0, 16383, -32768], [-32768, -32768, -32768, -32768]]> : tensor<2x4xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[[-2147483648], [2147483647]]> : tensor<2x1xi32>
  %b = stablehlo.constant dense<[0, 2147483647, 1073741823, -2147483648]> : tensor<4xi32>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  %e0 = stablehlo.constant dense<[[-2147483648, -2147483648, -2147483648, -2147483648], [0, 2147483647, 1073741823, -2147483648]]> : tensor<2x4xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[[-9223372036854775808], [9223372036854775807]]> : tensor<2x1xi64>
  %b = stablehlo.constant dense<[9223372036854775807, 4611686018427387903, 0, -9223372036854775808]> : tensor<4xi64>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xi64>, tensor<4xi64>) -> tensor<2x4xi64>
  %e0 = stablehlo.constant dense<[[-9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808], [9223372036854775807, 4611686018427387903, 0, -9223372036854775808]]> : tensor<2x4xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[[0], [3]]> : tensor<2x1xui2>
  %b = stablehlo.constant dense<[0, 0, 1, 3]> : tensor<4xui2>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xui2>, tensor<4xui2>) -> tensor<2x4xui2>
  %e0 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 0, 1, 3]]> : tensor<2x4xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[[0], [15]]> : tensor<2x1xui4>
  %b = stablehlo.constant dense<[0, 15, 0, 7]> : tensor<4xui4>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xui4>, tensor<4xui4>) -> tensor<2x4xui4>
  %e0 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 15, 0, 7]]> : tensor<2x4xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[[0], [255]]> : tensor<2x1xui8>
  %b = stablehlo.constant dense<[0, 127, 255, 0]> : tensor<4xui8>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xui8>, tensor<4xui8>) -> tensor<2x4xui8>
  %e0 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 127, 255, 0]]> : tensor<2x4xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[[65535], [0]]> : tensor<2x1xui16>
  %b = stablehlo.constant dense<[0, 65535, 32767, 0]> : tensor<4xui16>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xui16>, tensor<4xui16>) -> tensor<2x4xui16>
  %e0 = stablehlo.constant dense<[[0, 65535, 32767, 0], [0, 0, 0, 0]]> : tensor<2x4xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[[4294967295], [0]]> : tensor<2x1xui32>
  %b = stablehlo.constant dense<[0, 0, 2147483647, 4294967295]> : tensor<4xui32>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xui32>, tensor<4xui32>) -> tensor<2x4xui32>
  %e0 = stablehlo.constant dense<[[0, 0, 2147483647, 4294967295], [0, 0, 0, 0]]> : tensor<2x4xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[[0], [18446744073709551615]]> : tensor<2x1xui64>
  %b = stablehlo.constant dense<[18446744073709551615, 0, 9223372036854775807, 0]> : tensor<4xui64>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xui64>, tensor<4xui64>) -> tensor<2x4xui64>
  %e0 = stablehlo.constant dense<[[0, 0, 0, 0], [18446744073709551615, 0, 9223372036854775807, 0]]> : tensor<2x4xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[[-0.5], [-2.0]]> : tensor<2x1xf4E2M1FN>
  %b = stablehlo.constant dense<[-6.0, 0.0, 0.5, 6.0]> : tensor<4xf4E2M1FN>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xf4E2M1FN>, tensor<4xf4E2M1FN>) -> tensor<2x4xf4E2M1FN>
  %e0 = stablehlo.constant dense<[[-6.000000e+00, -5.000000e-01, -5.000000e-01, -5.000000e-01], [-6.000000e+00, -2.000000e+00, -2.000000e+00, -2.000000e+00]]> : tensor<2x4xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[1.0], [0.5]]> : tensor<2x1xf6E2M3FN>
  %b = stablehlo.constant dense<[7.5, 0.0, -7.5, 0.125]> : tensor<4xf6E2M3FN>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xf6E2M3FN>, tensor<4xf6E2M3FN>) -> tensor<2x4xf6E2M3FN>
  %e0 = stablehlo.constant dense<[[1.000000e+00, 0.000000e+00, -7.500000e+00, 1.250000e-01], [5.000000e-01, 0.000000e+00, -7.500000e+00, 1.250000e-01]]> : tensor<2x4xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[[1.0], [3.0]]> : tensor<2x1xf6E3M2FN>
  %b = stablehlo.constant dense<[0.0625, 28.0, -28.0, 0.0]> : tensor<4xf6E3M2FN>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xf6E3M2FN>, tensor<4xf6E3M2FN>) -> tensor<2x4xf6E3M2FN>
  %e0 = stablehlo.constant dense<[[6.250000e-02, 1.000000e+00, -2.800000e+01, 0.000000e+00], [6.250000e-02, 3.000000e+00, -2.800000e+01, 0.000000e+00]]> : tensor<2x4xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[[-6.0], [-6.0]]> : tensor<2x1xf8E3M4>
  %b = stablehlo.constant dense<[0.015625, -15.5, 0.0, 15.5]> : tensor<4xf8E3M4>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xf8E3M4>, tensor<4xf8E3M4>) -> tensor<2x4xf8E3M4>
  %e0 = stablehlo.constant dense<[[-6.000000e+00, -1.550000e+01, -6.000000e+00, -6.000000e+00], [-6.000000e+00, -1.550000e+01, -6.000000e+00, -6.000000e+00]]> : tensor<2x4xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[[1.0], [0.25]]> : tensor<2x1xf8E4M3>
  %b = stablehlo.constant dense<[240.0, 0.0, -240.0, 0.001953125]> : tensor<4xf8E4M3>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xf8E4M3>, tensor<4xf8E4M3>) -> tensor<2x4xf8E4M3>
  %e0 = stablehlo.constant dense<[[1.000000e+00, 0.000000e+00, -2.400000e+02, 1.953130e-03], [2.500000e-01, 0.000000e+00, -2.400000e+02, 1.953130e-03]]> : tensor<2x4xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[-0.5], [-3.0]]> : tensor<2x1xf8E4M3FN>
  %b = stablehlo.constant dense<[-448.0, 448.0, 0.0, 0.001953125]> : tensor<4xf8E4M3FN>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<2x4xf8E4M3FN>
  %e0 = stablehlo.constant dense<[[-4.480000e+02, -5.000000e-01, -5.000000e-01, -5.000000e-01], [-4.480000e+02, -3.000000e+00, -3.000000e+00, -3.000000e+00]]> : tensor<2x4xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[-6.0], [-3.0]]> : tensor<2x1xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[-240.0, 0.0, 0.0009765625, 240.0]> : tensor<4xf8E4M3FNUZ>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> tensor<2x4xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[[-2.400000e+02, -6.000000e+00, -6.000000e+00, -6.000000e+00], [-2.400000e+02, -3.000000e+00, -3.000000e+00, -3.000000e+00]]> : tensor<2x4xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[3.0], [-0.75]]> : tensor<2x1xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[0.0, 0.0001220703125, -30.0, 30.0]> : tensor<4xf8E4M3B11FNUZ>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> tensor<2x4xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 1.220700e-04, -3.000000e+01, 3.000000e+00], [-7.500000e-01, -7.500000e-01, -3.000000e+01, -7.500000e-01]]> : tensor<2x4xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[[-0.75], [1.5]]> : tensor<2x1xf8E5M2>
  %b = stablehlo.constant dense<[57344.0, -57344.0, 0.0, 1.52587890625e-05]> : tensor<4xf8E5M2>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xf8E5M2>, tensor<4xf8E5M2>) -> tensor<2x4xf8E5M2>
  %e0 = stablehlo.constant dense<[[-7.500000e-01, -5.734400e+04, -7.500000e-01, -7.500000e-01], [1.500000e+00, -5.734400e+04, 0.000000e+00, 1.525880e-05]]> : tensor<2x4xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[-0.75], [1.5]]> : tensor<2x1xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[7.62939453125e-06, 57344.0, 0.0, -57344.0]> : tensor<4xf8E5M2FNUZ>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> tensor<2x4xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[[-7.500000e-01, -7.500000e-01, -7.500000e-01, -5.734400e+04], [7.629390e-06, 1.500000e+00, 0.000000e+00, -5.734400e+04]]> : tensor<2x4xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[[1.0], [8.0]]> : tensor<2x1xf8E8M0FNU>
  %b = stablehlo.constant dense<[1.7014118346046923e+38, 1.0, 5.877471754111438e-39, 5.877471754111438e-39]> : tensor<4xf8E8M0FNU>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> tensor<2x4xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[[1.000000e+00, 1.000000e+00, 5.877470e-39, 5.877470e-39], [8.000000e+00, 1.000000e+00, 5.877470e-39, 5.877470e-39]]> : tensor<2x4xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[[6.0], [-6.0]]> : tensor<2x1xbf16>
  %b = stablehlo.constant dense<[0.0, 3.3895313892515355e+38, -3.3895313892515355e+38, 9.183549615799121e-41]> : tensor<4xbf16>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xbf16>, tensor<4xbf16>) -> tensor<2x4xbf16>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 6.000000e+00, -3.389530e+38, 9.183550e-41], [-6.000000e+00, -6.000000e+00, -3.389530e+38, -6.000000e+00]]> : tensor<2x4xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[[0.75], [-1.0]]> : tensor<2x1xf16>
  %b = stablehlo.constant dense<[65504.0, 0.0, -65504.0, 5.960464477539063e-08]> : tensor<4xf16>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xf16>, tensor<4xf16>) -> tensor<2x4xf16>
  %e0 = stablehlo.constant dense<[[7.500000e-01, 0.000000e+00, -6.550400e+04, 5.960460e-08], [-1.000000e+00, -1.000000e+00, -6.550400e+04, -1.000000e+00]]> : tensor<2x4xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[-0.75], [1.0]]> : tensor<2x1xf32>
  %b = stablehlo.constant dense<[3.4028234663852886e+38, 1.401298464324817e-45, 0.0, -3.4028234663852886e+38]> : tensor<4xf32>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %e0 = stablehlo.constant dense<[[-7.500000e-01, -7.500000e-01, -7.500000e-01, -3.40282347E+38], [1.000000e+00, 1.401300e-45, 0.000000e+00, -3.40282347E+38]]> : tensor<2x4xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[-1.5], [0.25]]> : tensor<2x1xf64>
  %b = stablehlo.constant dense<[1.7976931348623157e+308, 5.0e-324, -1.7976931348623157e+308, 0.0]> : tensor<4xf64>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xf64>, tensor<4xf64>) -> tensor<2x4xf64>
  %e0 = stablehlo.constant dense<[[-1.500000e+00, -1.500000e+00, -1.7976931348623157E+308, -1.500000e+00], [2.500000e-01, 4.940660e-324, -1.7976931348623157E+308, 0.000000e+00]]> : tensor<2x4xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[[(0.375, -0.5)], [(-0.75, 0.125)]]> : tensor<2x1xcomplex<f32>>
  %b = stablehlo.constant dense<[(0.375, 0.5), (-0.25, -0.125), (0.25, -0.375), (0.5, -0.375)]> : tensor<4xcomplex<f32>>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
  %imag0 = stablehlo.imag %r : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
  %e0 = stablehlo.constant dense<[[3.750000e-01, -2.500000e-01, 2.500000e-01, 3.750000e-01], [-7.500000e-01, -7.500000e-01, -7.500000e-01, -7.500000e-01]]> : tensor<2x4xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf32>
  %e1 = stablehlo.constant dense<[[-5.000000e-01, -1.250000e-01, -3.750000e-01, -5.000000e-01], [1.250000e-01, 1.250000e-01, 1.250000e-01, 1.250000e-01]]> : tensor<2x4xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x4xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[[(-0.25, -0.75)], [(-0.125, 0.5)]]> : tensor<2x1xcomplex<f64>>
  %b = stablehlo.constant dense<[(0.75, 0.25), (0.375, 0.5), (-0.5, -0.25), (-0.75, -0.75)]> : tensor<4xcomplex<f64>>
  %r = "chlo.broadcast_minimum"(%a, %b) : (tensor<2x1xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
  %imag0 = stablehlo.imag %r : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
  %e0 = stablehlo.constant dense<[[-2.500000e-01, -2.500000e-01, -5.000000e-01, -7.500000e-01], [-1.250000e-01, -1.250000e-01, -5.000000e-01, -7.500000e-01]]> : tensor<2x4xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf64>
  %e1 = stablehlo.constant dense<[[-7.500000e-01, -7.500000e-01, -2.500000e-01, -7.500000e-01], [5.000000e-01, 5.000000e-01, -2.500000e-01, -7.500000e-01]]> : tensor<2x4xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x4xf64>
  return
}
