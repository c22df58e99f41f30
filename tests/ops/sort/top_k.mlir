// SPDX-License-Identifier: Apache-2.0
// chlo.top_k: ties, NaN, sizes.

// rows; of equal values the first
func.func @main() {
  %0 = stablehlo.constant dense<[[1, 5, 3, 5], [2, 2, 2, 9]]> : tensor<2x4xi32>
  %1:2 = chlo.top_k(%0, k = 3) : tensor<2x4xi32> -> (tensor<2x3xi32>, tensor<2x3xi32>)
  check.expect_eq_const %1#0, dense<[[5, 5, 3], [9, 2, 2]]> : tensor<2x3xi32>
  check.expect_eq_const %1#1, dense<[[1, 3, 2], [3, 0, 1]]> : tensor<2x3xi32>
  func.return
}

// -----

// all
func.func @main() {
  %0 = stablehlo.constant dense<[3.5, -1.0, 2.0]> : tensor<3xf32>
  %1:2 = chlo.top_k(%0, k = 3) : tensor<3xf32> -> (tensor<3xf32>, tensor<3xi32>)
  %2 = stablehlo.bitcast_convert %1#0 : (tensor<3xf32>) -> tensor<3xi32>
  check.expect_eq_const %2, dense<[1080033280, 1073741824, -1082130432]> : tensor<3xi32>
  check.expect_eq_const %1#1, dense<[0, 2, 1]> : tensor<3xi32>
  func.return
}

// -----

// none
func.func @main() {
  %0 = stablehlo.constant dense<[[3.5, -1.0, 2.0]]> : tensor<1x3xf32>
  %1:2 = chlo.top_k(%0, k = 0) : tensor<1x3xf32> -> (tensor<1x0xf32>, tensor<1x0xi32>)
  %2 = stablehlo.bitcast_convert %1#0 : (tensor<1x0xf32>) -> tensor<1x0xi32>
  check.expect_eq_const %2, dense<> : tensor<1x0xi32>
  check.expect_eq_const %1#1, dense<> : tensor<1x0xi32>
  func.return
}

// -----

// NaN is the greatest, +0 is more than -0
func.func @main() {
  %0 = stablehlo.constant dense<[-0.0, 0.0, 0x7FC00000, 0x7F800000, -1.0, 0.0]> : tensor<6xf32>
  %1:2 = chlo.top_k(%0, k = 5) : tensor<6xf32> -> (tensor<5xf32>, tensor<5xi32>)
  %2 = stablehlo.bitcast_convert %1#0 : (tensor<5xf32>) -> tensor<5xi32>
  check.expect_eq_const %2, dense<[2143289344, 2139095040, 0, 0, -2147483648]> : tensor<5xi32>
  check.expect_eq_const %1#1, dense<[2, 3, 1, 5, 0]> : tensor<5xi32>
  func.return
}

// -----

// bf16
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, 3.0, -2.0, 3.0]> : tensor<4xbf16>
  %1:2 = chlo.top_k(%0, k = 2) : tensor<4xbf16> -> (tensor<2xbf16>, tensor<2xi32>)
  %2 = stablehlo.bitcast_convert %1#0 : (tensor<2xbf16>) -> tensor<2xi16>
  check.expect_eq_const %2, dense<[16448, 16448]> : tensor<2xi16>
  check.expect_eq_const %1#1, dense<[1, 3]> : tensor<2xi32>
  func.return
}

// -----

// ui64
func.func @main() {
  %0 = stablehlo.constant dense<[1, 18446744073709551615, 9223372036854775808]> : tensor<3xui64>
  %1:2 = chlo.top_k(%0, k = 2) : tensor<3xui64> -> (tensor<2xui64>, tensor<2xi32>)
  check.expect_eq_const %1#0, dense<[18446744073709551615, 9223372036854775808]> : tensor<2xui64>
  check.expect_eq_const %1#1, dense<[1, 2]> : tensor<2xi32>
  func.return
}
