// SPDX-License-Identifier: Apache-2.0
// stablehlo.transpose, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[[[false, true], [true, true], [false, false]], [[true, false], [false, false], [false, false]]]> : tensor<2x3x2xi1>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xi1>) -> tensor<2x2x3xi1>
  %e0 = stablehlo.constant dense<[[[false, true, false], [true, false, false]], [[true, true, false], [false, false, false]]]> : tensor<2x2x3xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[[[0, 0], [0, -1], [-1, 1]], [[-1, -1], [-1, 1], [-1, -2]]]> : tensor<2x3x2xi2>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xi2>) -> tensor<2x2x3xi2>
  %e0 = stablehlo.constant dense<[[[0, 0, -1], [-1, -1, -1]], [[0, -1, 1], [-1, 1, -2]]]> : tensor<2x2x3xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[[[-6, -2], [-8, -1], [7, 0]], [[-7, -6], [-8, -1], [7, 3]]]> : tensor<2x3x2xi4>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xi4>) -> tensor<2x2x3xi4>
  %e0 = stablehlo.constant dense<[[[-6, -8, 7], [-7, -8, 7]], [[-2, -1, 0], [-6, -1, 3]]]> : tensor<2x2x3xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[[[127, 32], [125, 46], [-128, 63]], [[0, -8], [-62, 105], [-109, 94]]]> : tensor<2x3x2xi8>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xi8>) -> tensor<2x2x3xi8>
  %e0 = stablehlo.constant dense<[[[127, 125, -128], [0, -62, -109]], [[32, 46, 63], [-8, 105, 94]]]> : tensor<2x2x3xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[[[31744, -7158], [-5059, -27841], [16383, -30555]], [[0, 2650], [-32768, -15183], [-9308, 32767]]]> : tensor<2x3x2xi16>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xi16>) -> tensor<2x2x3xi16>
  %e0 = stablehlo.constant dense<[[[31744, -5059, 16383], [0, -32768, -9308]], [[-7158, -27841, -30555], [2650, -15183, 32767]]]> : tensor<2x2x3xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[[[422187988, -1945104441], [2147483647, 1498450056], [270907104, -929393444]], [[-131271757, 0], [1729204577, -2147483648], [-1973154499, 1073741823]]]> : tensor<2x3x2xi32>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xi32>) -> tensor<2x2x3xi32>
  %e0 = stablehlo.constant dense<[[[422187988, 2147483647, 270907104], [-131271757, 1729204577, -1973154499]], [[-1945104441, 1498450056, -929393444], [0, -2147483648, 1073741823]]]> : tensor<2x2x3xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[[[-4827283883533016457, 4611686018427387903], [2972339912179983073, 9223372036854775807], [-5730465219122312108, -9223372036854775808]], [[-8299585502488878500, 7328912492763664415], [4958279971088173697, 0], [3609958919851808623, 7655746404467697283]]]> : tensor<2x3x2xi64>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xi64>) -> tensor<2x2x3xi64>
  %e0 = stablehlo.constant dense<[[[-4827283883533016457, 2972339912179983073, -5730465219122312108], [-8299585502488878500, 4958279971088173697, 3609958919851808623]], [[4611686018427387903, 9223372036854775807, -9223372036854775808], [7328912492763664415, 0, 7655746404467697283]]]> : tensor<2x2x3xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[[[3, 0], [2, 0], [0, 1]], [[3, 0], [2, 0], [3, 3]]]> : tensor<2x3x2xui2>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xui2>) -> tensor<2x2x3xui2>
  %e0 = stablehlo.constant dense<[[[3, 2, 0], [3, 2, 3]], [[0, 0, 1], [0, 0, 3]]]> : tensor<2x2x3xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[[[15, 14], [15, 7], [8, 0]], [[7, 0], [13, 2], [11, 6]]]> : tensor<2x3x2xui4>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xui4>) -> tensor<2x2x3xui4>
  %e0 = stablehlo.constant dense<[[[15, 15, 8], [7, 13, 11]], [[14, 7, 0], [0, 2, 6]]]> : tensor<2x2x3xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[[[138, 0], [0, 66], [98, 39]], [[43, 221], [239, 127], [45, 255]]]> : tensor<2x3x2xui8>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xui8>) -> tensor<2x2x3xui8>
  %e0 = stablehlo.constant dense<[[[138, 0, 98], [43, 239, 45]], [[0, 66, 39], [221, 127, 255]]]> : tensor<2x2x3xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[[[691, 61415], [32767, 0], [13490, 53626]], [[19652, 43507], [59064, 65535], [0, 7434]]]> : tensor<2x3x2xui16>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xui16>) -> tensor<2x2x3xui16>
  %e0 = stablehlo.constant dense<[[[691, 32767, 13490], [19652, 59064, 0]], [[61415, 0, 53626], [43507, 65535, 7434]]]> : tensor<2x2x3xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[[[1832284061, 4294967295], [1460682908, 3542649058], [0, 3256445717]], [[586027731, 0], [2147483647, 1623648261], [1593830365, 3643388815]]]> : tensor<2x3x2xui32>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xui32>) -> tensor<2x2x3xui32>
  %e0 = stablehlo.constant dense<[[[1832284061, 1460682908, 0], [586027731, 2147483647, 1593830365]], [[4294967295, 3542649058, 3256445717], [0, 1623648261, 3643388815]]]> : tensor<2x2x3xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[[[9223372036854775807, 15259382048585133053], [14563594181446771615, 16964310443151009857], [15222006007743792019, 0]], [[14416029089905671845, 225894109753768863], [18446744073709551615, 0], [5375503661161222346, 6279575871486315648]]]> : tensor<2x3x2xui64>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xui64>) -> tensor<2x2x3xui64>
  %e0 = stablehlo.constant dense<[[[9223372036854775807, 14563594181446771615, 15222006007743792019], [14416029089905671845, 18446744073709551615, 5375503661161222346]], [[15259382048585133053, 16964310443151009857, 0], [225894109753768863, 0, 6279575871486315648]]]> : tensor<2x2x3xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[[[3.0, -2.0], [-1.0, -6.0], [-0.0, 1.0]], [[0.5, -6.0], [6.0, 0.0], [1.0, 6.0]]]> : tensor<2x3x2xf4E2M1FN>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xf4E2M1FN>) -> tensor<2x2x3xf4E2M1FN>
  %e0 = stablehlo.constant dense<[[[3.000000e+00, -1.000000e+00, -0.000000e+00], [5.000000e-01, 6.000000e+00, 1.000000e+00]], [[-2.000000e+00, -6.000000e+00, 1.000000e+00], [-6.000000e+00, 0.000000e+00, 6.000000e+00]]]> : tensor<2x2x3xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[[-1.5, 0.0], [7.5, 0.125], [-0.5, -7.5]], [[3.0, -0.5], [-2.0, 2.0], [6.0, 1.5]]]> : tensor<2x3x2xf6E2M3FN>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xf6E2M3FN>) -> tensor<2x2x3xf6E2M3FN>
  %e0 = stablehlo.constant dense<[[[-1.500000e+00, 7.500000e+00, -5.000000e-01], [3.000000e+00, -2.000000e+00, 6.000000e+00]], [[0.000000e+00, 1.250000e-01, -7.500000e+00], [-5.000000e-01, 2.000000e+00, 1.500000e+00]]]> : tensor<2x2x3xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[[[-0.5, 1.5], [3.0, 1.0], [-28.0, -1.5]], [[28.0, 0.0], [1.5, -1.5], [6.0, 0.0625]]]> : tensor<2x3x2xf6E3M2FN>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xf6E3M2FN>) -> tensor<2x2x3xf6E3M2FN>
  %e0 = stablehlo.constant dense<[[[-5.000000e-01, 3.000000e+00, -2.800000e+01], [2.800000e+01, 1.500000e+00, 6.000000e+00]], [[1.500000e+00, 1.000000e+00, -1.500000e+00], [0.000000e+00, -1.500000e+00, 6.250000e-02]]]> : tensor<2x2x3xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[[[0.015625, 0.75], [0x78, 0.0], [0x70, 0xF0]], [[-0.5, 15.5], [0.75, -1.0], [-15.5, -1.5]]]> : tensor<2x3x2xf8E3M4>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xf8E3M4>) -> tensor<2x2x3xf8E3M4>
  %e0 = stablehlo.constant dense<[[[1.562500e-02, 0x78, 0x70], [-5.000000e-01, 7.500000e-01, -1.550000e+01]], [[7.500000e-01, 0.000000e+00, 0xF0], [1.550000e+01, -1.000000e+00, -1.500000e+00]]]> : tensor<2x2x3xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[[[-240.0, 0x78], [0.0, -2.0], [0xF8, 240.0]], [[-0.25, 0.001953125], [-0.5, -0.75], [0x7C, -1.0]]]> : tensor<2x3x2xf8E4M3>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xf8E4M3>) -> tensor<2x2x3xf8E4M3>
  %e0 = stablehlo.constant dense<[[[-2.400000e+02, 0.000000e+00, 0xF8], [-2.500000e-01, -5.000000e-01, 0x7C]], [[0x78, -2.000000e+00, 2.400000e+02], [1.953130e-03, -7.500000e-01, -1.000000e+00]]]> : tensor<2x2x3xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[[-2.0, 1.5], [0.75, 0.001953125], [0.5, 0.25]], [[0.5, -448.0], [0.0, 448.0], [-0.75, 0x7F]]]> : tensor<2x3x2xf8E4M3FN>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xf8E4M3FN>) -> tensor<2x2x3xf8E4M3FN>
  %e0 = stablehlo.constant dense<[[[-2.000000e+00, 7.500000e-01, 5.000000e-01], [5.000000e-01, 0.000000e+00, -7.500000e-01]], [[1.500000e+00, 1.953130e-03, 2.500000e-01], [-4.480000e+02, 4.480000e+02, 0x7F]]]> : tensor<2x2x3xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[[-6.0, 0.5], [0.25, 240.0], [-240.0, 0x80]], [[6.0, -0.5], [-1.0, 0.0], [-0.5, 0.0009765625]]]> : tensor<2x3x2xf8E4M3FNUZ>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xf8E4M3FNUZ>) -> tensor<2x2x3xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[[[-6.000000e+00, 2.500000e-01, -2.400000e+02], [6.000000e+00, -1.000000e+00, -5.000000e-01]], [[5.000000e-01, 2.400000e+02, 0x80], [-5.000000e-01, 0.000000e+00, 9.765620e-04]]]> : tensor<2x2x3xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[[0.75, -0.25], [0.0001220703125, -0.25], [6.0, 6.0]], [[-30.0, 3.0], [30.0, 0x80], [1.5, 0.0]]]> : tensor<2x3x2xf8E4M3B11FNUZ>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xf8E4M3B11FNUZ>) -> tensor<2x2x3xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[[[7.500000e-01, 1.220700e-04, 6.000000e+00], [-3.000000e+01, 3.000000e+01, 1.500000e+00]], [[-2.500000e-01, -2.500000e-01, 6.000000e+00], [3.000000e+00, 0x80, 0.000000e+00]]]> : tensor<2x2x3xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[[[-2.0, 0x7C], [1.0, 0xFC], [57344.0, -57344.0]], [[-1.0, 0x7E], [2.0, 0.25], [0.0, 1.52587890625e-05]]]> : tensor<2x3x2xf8E5M2>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xf8E5M2>) -> tensor<2x2x3xf8E5M2>
  %e0 = stablehlo.constant dense<[[[-2.000000e+00, 1.000000e+00, 5.734400e+04], [-1.000000e+00, 2.000000e+00, 0.000000e+00]], [[0x7C, 0xFC, -5.734400e+04], [0x7E, 2.500000e-01, 1.525880e-05]]]> : tensor<2x2x3xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[[-57344.0, 0.25], [-3.0, -1.5], [-2.0, 0x80]], [[3.0, 57344.0], [0.0, -2.0], [2.0, 7.62939453125e-06]]]> : tensor<2x3x2xf8E5M2FNUZ>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xf8E5M2FNUZ>) -> tensor<2x2x3xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[[[-5.734400e+04, -3.000000e+00, -2.000000e+00], [3.000000e+00, 0.000000e+00, 2.000000e+00]], [[2.500000e-01, -1.500000e+00, 0x80], [5.734400e+04, -2.000000e+00, 7.629390e-06]]]> : tensor<2x2x3xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[[[0.5, 8.0], [1.0, 8.0], [8.0, 1.7014118346046923e+38]], [[5.877471754111438e-39, 2.0], [8.0, 1.0], [5.877471754111438e-39, 0xFF]]]> : tensor<2x3x2xf8E8M0FNU>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xf8E8M0FNU>) -> tensor<2x2x3xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[[[5.000000e-01, 1.000000e+00, 8.000000e+00], [5.877470e-39, 8.000000e+00, 5.877470e-39]], [[8.000000e+00, 8.000000e+00, 1.701410e+38], [2.000000e+00, 1.000000e+00, 0xFF]]]> : tensor<2x2x3xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[[[0.0, -1.5], [-3.0, 9.183549615799121e-41], [-2.0, 3.3895313892515355e+38]], [[-3.3895313892515355e+38, 0x7F80], [0x7FC0, 0xFF80], [0.25, -6.0]]]> : tensor<2x3x2xbf16>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xbf16>) -> tensor<2x2x3xbf16>
  %e0 = stablehlo.constant dense<[[[0.000000e+00, -3.000000e+00, -2.000000e+00], [-3.389530e+38, 0x7FC0, 2.500000e-01]], [[-1.500000e+00, 9.183550e-41, 3.389530e+38], [0x7F80, 0xFF80, -6.000000e+00]]]> : tensor<2x2x3xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[[[5.960464477539063e-08, 6.0], [0.0, -6.0], [0x7C00, 0x7E00]], [[65504.0, -65504.0], [0xFC00, 0.5], [0.5, 0.5]]]> : tensor<2x3x2xf16>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xf16>) -> tensor<2x2x3xf16>
  %e0 = stablehlo.constant dense<[[[5.960460e-08, 0.000000e+00, 0x7C00], [6.550400e+04, 0xFC00, 5.000000e-01]], [[6.000000e+00, -6.000000e+00, 0x7E00], [-6.550400e+04, 5.000000e-01, 5.000000e-01]]]> : tensor<2x2x3xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[[3.4028234663852886e+38, 0xFF800000], [3.0, 0.5], [-3.4028234663852886e+38, 0x7F800000]], [[-3.0, 0.0], [0.75, 0x7FC00000], [1.401298464324817e-45, -3.0]]]> : tensor<2x3x2xf32>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xf32>) -> tensor<2x2x3xf32>
  %e0 = stablehlo.constant dense<[[[3.40282347E+38, 3.000000e+00, -3.40282347E+38], [-3.000000e+00, 7.500000e-01, 1.401300e-45]], [[0xFF800000, 5.000000e-01, 0x7F800000], [0.000000e+00, 0x7FC00000, -3.000000e+00]]]> : tensor<2x2x3xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[[-0.5, -0.5], [1.7976931348623157e+308, 2.0], [-1.7976931348623157e+308, 0xFFF0000000000000]], [[0.0, 5.0e-324], [0x7FF0000000000000, 0.5], [2.0, 0x7FF8000000000000]]]> : tensor<2x3x2xf64>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xf64>) -> tensor<2x2x3xf64>
  %e0 = stablehlo.constant dense<[[[-5.000000e-01, 1.7976931348623157E+308, -1.7976931348623157E+308], [0.000000e+00, 0x7FF0000000000000, 2.000000e+00]], [[-5.000000e-01, 2.000000e+00, 0xFFF0000000000000], [4.940660e-324, 5.000000e-01, 0x7FF8000000000000]]]> : tensor<2x2x3xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[[[(-0.75, -0.25), (0.25, 0.75)], [(-0.25, 0.5), (-0.5, 0.25)], [(-0.375, 0.125), (0.25, 0.375)]], [[(-0.125, 0.375), (-0.5, 0.25)], [(0.375, 0.125), (-0.125, -0.75)], [(-0.25, 0.125), (0.5, 0.5)]]]> : tensor<2x3x2xcomplex<f32>>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<2x2x3xcomplex<f32>>) -> tensor<2x2x3xf32>
  %imag0 = stablehlo.imag %r : (tensor<2x2x3xcomplex<f32>>) -> tensor<2x2x3xf32>
  %e0 = stablehlo.constant dense<[[[-7.500000e-01, -2.500000e-01, -3.750000e-01], [-1.250000e-01, 3.750000e-01, -2.500000e-01]], [[2.500000e-01, -5.000000e-01, 2.500000e-01], [-5.000000e-01, -1.250000e-01, 5.000000e-01]]]> : tensor<2x2x3xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xf32>
  %e1 = stablehlo.constant dense<[[[-2.500000e-01, 5.000000e-01, 1.250000e-01], [3.750000e-01, 1.250000e-01, 1.250000e-01]], [[7.500000e-01, 2.500000e-01, 3.750000e-01], [2.500000e-01, -7.500000e-01, 5.000000e-01]]]> : tensor<2x2x3xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[[[(0.375, -0.375), (-0.25, 0.125)], [(-0.25, 0.375), (-0.125, -0.375)], [(-0.375, -0.25), (0.125, 0.75)]], [[(-0.25, 0.375), (-0.75, -0.375)], [(0.75, -0.75), (-0.25, 0.5)], [(-0.375, -0.5), (0.25, -0.125)]]]> : tensor<2x3x2xcomplex<f64>>
  %r = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xcomplex<f64>>) -> tensor<2x2x3xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<2x2x3xcomplex<f64>>) -> tensor<2x2x3xf64>
  %imag0 = stablehlo.imag %r : (tensor<2x2x3xcomplex<f64>>) -> tensor<2x2x3xf64>
  %e0 = stablehlo.constant dense<[[[3.750000e-01, -2.500000e-01, -3.750000e-01], [-2.500000e-01, 7.500000e-01, -3.750000e-01]], [[-2.500000e-01, -1.250000e-01, 1.250000e-01], [-7.500000e-01, -2.500000e-01, 2.500000e-01]]]> : tensor<2x2x3xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xf64>
  %e1 = stablehlo.constant dense<[[[-3.750000e-01, 3.750000e-01, -2.500000e-01], [3.750000e-01, -7.500000e-01, -5.000000e-01]], [[1.250000e-01, -3.750000e-01, 7.500000e-01], [-3.750000e-01, 5.000000e-01, -1.250000e-01]]]> : tensor<2x2x3xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x2x3xf64>
  return
}
