// SPDX-License-Identifier: Apache-2.0
// stablehlo.popcnt on integers.

// i2
func.func @main() {
  // -2, 1, 0, -1
  %a = stablehlo.constant dense<[-2, 1, 0, -1]> : tensor<4xi2>
  %0 = stablehlo.popcnt %a : tensor<4xi2>
  check.expect_eq_const %0, dense<[1, 1, 0, -2]> : tensor<4xi2>
  func.return
}

// -----

// i4
func.func @main() {
  // -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5, -4
  %a = stablehlo.constant dense<[-8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5, -4]> : tensor<13xi4>
  %0 = stablehlo.popcnt %a : tensor<13xi4>
  check.expect_eq_const %0, dense<[1, 3, 0, 1, 1, 2, 2, 2, 4, 3, 3, 2, 2]> : tensor<13xi4>
  func.return
}

// -----

// i8
func.func @main() {
  // -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, -52, -123, -111
  %a = stablehlo.constant dense<[-128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, -52, -123, -111]> : tensor<15xi8>
  %0 = stablehlo.popcnt %a : tensor<15xi8>
  check.expect_eq_const %0, dense<[1, 7, 0, 1, 1, 2, 2, 6, 8, 7, 7, 6, 4, 3, 3]> : tensor<15xi8>
  func.return
}

// -----

// i16
func.func @main() {
  // -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, -30108, 21485, 10814, 1062
  %a = stablehlo.constant dense<[-32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, -30108, 21485, 10814, 1062]> : tensor<16xi16>
  %0 = stablehlo.popcnt %a : tensor<16xi16>
  check.expect_eq_const %0, dense<[1, 15, 0, 1, 1, 2, 2, 14, 16, 15, 15, 14, 6, 10, 8, 4]> : tensor<16xi16>
  func.return
}

// -----

// i32
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -1389932952, -1168790955, -1745406404, 452190141
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -1389932952, -1168790955, -1745406404, 452190141]> : tensor<16xi32>
  %0 = stablehlo.popcnt %a : tensor<16xi32>
  check.expect_eq_const %0, dense<[1, 31, 0, 1, 1, 2, 2, 30, 32, 31, 31, 30, 16, 17, 20, 22]> : tensor<16xi32>
  func.return
}

// -----

// i64
func.func @main() {
  // -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, -6585064348234523842, -7859588239447823291, -3633573435442817649, -3429444328635851071
  %a = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, -6585064348234523842, -7859588239447823291, -3633573435442817649, -3429444328635851071]> : tensor<16xi64>
  %0 = stablehlo.popcnt %a : tensor<16xi64>
  check.expect_eq_const %0, dense<[1, 63, 0, 1, 1, 2, 2, 62, 64, 63, 63, 62, 33, 33, 31, 30]> : tensor<16xi64>
  func.return
}

// -----

// ui2
func.func @main() {
  // 0, 3, 1, 2
  %a = stablehlo.constant dense<[0, 3, 1, 2]> : tensor<4xui2>
  %0 = stablehlo.popcnt %a : tensor<4xui2>
  check.expect_eq_const %0, dense<[0, 2, 1, 1]> : tensor<4xui2>
  func.return
}

// -----

// ui4
func.func @main() {
  // 0, 15, 1, 2, 3, 14, 12, 10
  %a = stablehlo.constant dense<[0, 15, 1, 2, 3, 14, 12, 10]> : tensor<8xui4>
  %0 = stablehlo.popcnt %a : tensor<8xui4>
  check.expect_eq_const %0, dense<[0, 4, 1, 1, 2, 3, 2, 2]> : tensor<8xui4>
  func.return
}

// -----

// ui8
func.func @main() {
  // 0, 255, 1, 2, 3, 254, 215, 196, 188, 220
  %a = stablehlo.constant dense<[0, 255, 1, 2, 3, 254, 215, 196, 188, 220]> : tensor<10xui8>
  %0 = stablehlo.popcnt %a : tensor<10xui8>
  check.expect_eq_const %0, dense<[0, 8, 1, 1, 2, 7, 6, 3, 5, 5]> : tensor<10xui8>
  func.return
}

// -----

// ui16
func.func @main() {
  // 0, 65535, 1, 2, 3, 65534, 2540, 34107, 131, 60545
  %a = stablehlo.constant dense<[0, 65535, 1, 2, 3, 65534, 2540, 34107, 131, 60545]> : tensor<10xui16>
  %0 = stablehlo.popcnt %a : tensor<10xui16>
  check.expect_eq_const %0, dense<[0, 16, 1, 1, 2, 15, 7, 8, 3, 7]> : tensor<10xui16>
  func.return
}

// -----

// ui32
func.func @main() {
  // 0, 4294967295, 1, 2, 3, 4294967294, 431588095, 3249089093, 545679237, 3008377001
  %a = stablehlo.constant dense<[0, 4294967295, 1, 2, 3, 4294967294, 431588095, 3249089093, 545679237, 3008377001]> : tensor<10xui32>
  %0 = stablehlo.popcnt %a : tensor<10xui32>
  check.expect_eq_const %0, dense<[0, 32, 1, 1, 2, 31, 18, 13, 12, 13]> : tensor<10xui32>
  func.return
}

// -----

// ui64
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 14111610786542549627, 17451362024338623770, 3148750190530425974, 432099444199860730
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 14111610786542549627, 17451362024338623770, 3148750190530425974, 432099444199860730]> : tensor<10xui64>
  %0 = stablehlo.popcnt %a : tensor<10xui64>
  check.expect_eq_const %0, dense<[0, 64, 1, 1, 2, 63, 35, 31, 31, 34]> : tensor<10xui64>
  func.return
}
