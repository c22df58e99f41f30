// SPDX-License-Identifier: Apache-2.0
// stablehlo.count_leading_zeros on integers.

// i2
func.func @main() {
  // -2, 1, 0, -1
  %a = stablehlo.constant dense<[-2, 1, 0, -1]> : tensor<4xi2>
  %0 = stablehlo.count_leading_zeros %a : tensor<4xi2>
  check.expect_eq_const %0, dense<[0, 1, -2, 0]> : tensor<4xi2>
  func.return
}

// -----

// i4
func.func @main() {
  // -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, -4, 4
  %a = stablehlo.constant dense<[-8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, -4, 4]> : tensor<13xi4>
  %0 = stablehlo.count_leading_zeros %a : tensor<13xi4>
  check.expect_eq_const %0, dense<[0, 1, 4, 3, 2, 2, 0, 1, 0, 0, 0, 0, 1]> : tensor<13xi4>
  func.return
}

// -----

// i8
func.func @main() {
  // -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 6, 97, 12, 77
  %a = stablehlo.constant dense<[-128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 6, 97, 12, 77]> : tensor<16xi8>
  %0 = stablehlo.count_leading_zeros %a : tensor<16xi8>
  check.expect_eq_const %0, dense<[0, 1, 8, 7, 6, 6, 0, 1, 0, 0, 0, 0, 5, 1, 4, 1]> : tensor<16xi8>
  func.return
}

// -----

// i16
func.func @main() {
  // -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, 18094, 23802, -18027, 30674
  %a = stablehlo.constant dense<[-32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, 18094, 23802, -18027, 30674]> : tensor<16xi16>
  %0 = stablehlo.count_leading_zeros %a : tensor<16xi16>
  check.expect_eq_const %0, dense<[0, 1, 16, 15, 14, 14, 0, 1, 0, 0, 0, 0, 1, 1, 0, 1]> : tensor<16xi16>
  func.return
}

// -----

// i32
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 1774632684, -1291141053, -1050033279, -1738236699
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 1774632684, -1291141053, -1050033279, -1738236699]> : tensor<16xi32>
  %0 = stablehlo.count_leading_zeros %a : tensor<16xi32>
  check.expect_eq_const %0, dense<[0, 1, 32, 31, 30, 30, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0]> : tensor<16xi32>
  func.return
}

// -----

// i64
func.func @main() {
  // -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, -2639366643233082571, 752573678030943529, 2250373823834200940, -715563316295137677
  %a = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, -2639366643233082571, 752573678030943529, 2250373823834200940, -715563316295137677]> : tensor<16xi64>
  %0 = stablehlo.count_leading_zeros %a : tensor<16xi64>
  check.expect_eq_const %0, dense<[0, 1, 64, 63, 62, 62, 0, 1, 0, 0, 0, 0, 0, 4, 3, 0]> : tensor<16xi64>
  func.return
}

// -----

// ui2
func.func @main() {
  // 0, 3, 1, 2
  %a = stablehlo.constant dense<[0, 3, 1, 2]> : tensor<4xui2>
  %0 = stablehlo.count_leading_zeros %a : tensor<4xui2>
  check.expect_eq_const %0, dense<[2, 0, 1, 0]> : tensor<4xui2>
  func.return
}

// -----

// ui4
func.func @main() {
  // 0, 15, 1, 2, 3, 14, 5, 13, 9
  %a = stablehlo.constant dense<[0, 15, 1, 2, 3, 14, 5, 13, 9]> : tensor<9xui4>
  %0 = stablehlo.count_leading_zeros %a : tensor<9xui4>
  check.expect_eq_const %0, dense<[4, 0, 3, 2, 2, 0, 1, 0, 0]> : tensor<9xui4>
  func.return
}

// -----

// ui8
func.func @main() {
  // 0, 255, 1, 2, 3, 254, 237, 108, 164, 187
  %a = stablehlo.constant dense<[0, 255, 1, 2, 3, 254, 237, 108, 164, 187]> : tensor<10xui8>
  %0 = stablehlo.count_leading_zeros %a : tensor<10xui8>
  check.expect_eq_const %0, dense<[8, 0, 7, 6, 6, 0, 0, 1, 0, 0]> : tensor<10xui8>
  func.return
}

// -----

// ui16
func.func @main() {
  // 0, 65535, 1, 2, 3, 65534, 57465, 11420, 44580, 40440
  %a = stablehlo.constant dense<[0, 65535, 1, 2, 3, 65534, 57465, 11420, 44580, 40440]> : tensor<10xui16>
  %0 = stablehlo.count_leading_zeros %a : tensor<10xui16>
  check.expect_eq_const %0, dense<[16, 0, 15, 14, 14, 0, 0, 2, 0, 0]> : tensor<10xui16>
  func.return
}

// -----

// ui32
func.func @main() {
  // 0, 4294967295, 1, 2, 3, 4294967294, 1138598349, 3325250444, 1643113482, 3636702312
  %a = stablehlo.constant dense<[0, 4294967295, 1, 2, 3, 4294967294, 1138598349, 3325250444, 1643113482, 3636702312]> : tensor<10xui32>
  %0 = stablehlo.count_leading_zeros %a : tensor<10xui32>
  check.expect_eq_const %0, dense<[32, 0, 31, 30, 30, 0, 1, 0, 1, 0]> : tensor<10xui32>
  func.return
}

// -----

// ui64
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16630559667751246926, 17722172188193793473, 4311490072727160858, 2743064239362590283
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 16630559667751246926, 17722172188193793473, 4311490072727160858, 2743064239362590283]> : tensor<10xui64>
  %0 = stablehlo.count_leading_zeros %a : tensor<10xui64>
  check.expect_eq_const %0, dense<[64, 0, 63, 62, 62, 0, 0, 0, 2, 2]> : tensor<10xui64>
  func.return
}
