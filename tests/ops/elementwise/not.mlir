// SPDX-License-Identifier: Apache-2.0
// stablehlo.not on integers and bools.

// i2
func.func @main() {
  // -2, 1, 0, -1
  %a = stablehlo.constant dense<[-2, 1, 0, -1]> : tensor<4xi2>
  %0 = stablehlo.not %a : tensor<4xi2>
  check.expect_eq_const %0, dense<[1, -2, -1, 0]> : tensor<4xi2>
  func.return
}

// -----

// i4
func.func @main() {
  // -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3
  %a = stablehlo.constant dense<[-8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3]> : tensor<11xi4>
  %0 = stablehlo.not %a : tensor<11xi4>
  check.expect_eq_const %0, dense<[7, -8, -1, -2, -3, -4, 6, -7, 0, 1, 2]> : tensor<11xi4>
  func.return
}

// -----

// i8
func.func @main() {
  // -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, -42, 121, -108, -44
  %a = stablehlo.constant dense<[-128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, -42, 121, -108, -44]> : tensor<16xi8>
  %0 = stablehlo.not %a : tensor<16xi8>
  check.expect_eq_const %0, dense<[127, -128, -1, -2, -3, -4, 126, -127, 0, 1, 2, 6, 41, -122, 107, 43]> : tensor<16xi8>
  func.return
}

// -----

// i16
func.func @main() {
  // -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, 2349, 21754, 13130, -24823
  %a = stablehlo.constant dense<[-32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, 2349, 21754, 13130, -24823]> : tensor<16xi16>
  %0 = stablehlo.not %a : tensor<16xi16>
  check.expect_eq_const %0, dense<[32767, -32768, -1, -2, -3, -4, 32766, -32767, 0, 1, 2, 6, -2350, -21755, -13131, 24822]> : tensor<16xi16>
  func.return
}

// -----

// i32
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 970879871, 1830263439, 638310691, 2089789241
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 970879871, 1830263439, 638310691, 2089789241]> : tensor<16xi32>
  %0 = stablehlo.not %a : tensor<16xi32>
  check.expect_eq_const %0, dense<[2147483647, -2147483648, -1, -2, -3, -4, 2147483646, -2147483647, 0, 1, 2, 6, -970879872, -1830263440, -638310692, -2089789242]> : tensor<16xi32>
  func.return
}

// -----

// i64
func.func @main() {
  // -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 6673542593773044414, -5094766290009028987, -3404275450371522752, -3097538733628324984
  %a = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 6673542593773044414, -5094766290009028987, -3404275450371522752, -3097538733628324984]> : tensor<16xi64>
  %0 = stablehlo.not %a : tensor<16xi64>
  check.expect_eq_const %0, dense<[9223372036854775807, -9223372036854775808, -1, -2, -3, -4, 9223372036854775806, -9223372036854775807, 0, 1, 2, 6, -6673542593773044415, 5094766290009028986, 3404275450371522751, 3097538733628324983]> : tensor<16xi64>
  func.return
}

// -----

// ui2
func.func @main() {
  // 0, 3, 1, 2
  %a = stablehlo.constant dense<[0, 3, 1, 2]> : tensor<4xui2>
  %0 = stablehlo.not %a : tensor<4xui2>
  check.expect_eq_const %0, dense<[3, 0, 2, 1]> : tensor<4xui2>
  func.return
}

// -----

// ui4
func.func @main() {
  // 0, 15, 1, 2, 3, 14, 5, 4, 7
  %a = stablehlo.constant dense<[0, 15, 1, 2, 3, 14, 5, 4, 7]> : tensor<9xui4>
  %0 = stablehlo.not %a : tensor<9xui4>
  check.expect_eq_const %0, dense<[15, 0, 14, 13, 12, 1, 10, 11, 8]> : tensor<9xui4>
  func.return
}

// -----

// ui8
func.func @main() {
  // 0, 255, 1, 2, 3, 254, 163, 110, 36, 56
  %a = stablehlo.constant dense<[0, 255, 1, 2, 3, 254, 163, 110, 36, 56]> : tensor<10xui8>
  %0 = stablehlo.not %a : tensor<10xui8>
  check.expect_eq_const %0, dense<[255, 0, 254, 253, 252, 1, 92, 145, 219, 199]> : tensor<10xui8>
  func.return
}

// -----

// ui16
func.func @main() {
  // 0, 65535, 1, 2, 3, 65534, 29711, 18254, 11448, 57913
  %a = stablehlo.constant dense<[0, 65535, 1, 2, 3, 65534, 29711, 18254, 11448, 57913]> : tensor<10xui16>
  %0 = stablehlo.not %a : tensor<10xui16>
  check.expect_eq_const %0, dense<[65535, 0, 65534, 65533, 65532, 1, 35824, 47281, 54087, 7622]> : tensor<10xui16>
  func.return
}

// -----

// ui32
func.func @main() {
  // 0, 4294967295, 1, 2, 3, 4294967294, 3778727471, 4116480015, 3809155019, 634548543
  %a = stablehlo.constant dense<[0, 4294967295, 1, 2, 3, 4294967294, 3778727471, 4116480015, 3809155019, 634548543]> : tensor<10xui32>
  %0 = stablehlo.not %a : tensor<10xui32>
  check.expect_eq_const %0, dense<[4294967295, 0, 4294967294, 4294967293, 4294967292, 1, 516239824, 178487280, 485812276, 3660418752]> : tensor<10xui32>
  func.return
}

// -----

// ui64
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 17759717622828546358, 15382810205115308978, 7652459579783816949, 15076121799266570948
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 17759717622828546358, 15382810205115308978, 7652459579783816949, 15076121799266570948]> : tensor<10xui64>
  %0 = stablehlo.not %a : tensor<10xui64>
  check.expect_eq_const %0, dense<[18446744073709551615, 0, 18446744073709551614, 18446744073709551613, 18446744073709551612, 1, 687026450881005257, 3063933868594242637, 10794284493925734666, 3370622274442980667]> : tensor<10xui64>
  func.return
}

// -----

// i1
func.func @main() {
  // 0, 1
  %a = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %0 = stablehlo.not %a : tensor<2xi1>
  check.expect_eq_const %0, dense<[true, false]> : tensor<2xi1>
  func.return
}
