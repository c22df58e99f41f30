// SPDX-License-Identifier: Apache-2.0
// Elementwise ops on quantized arrays.

// abs: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 65, 115, -120, -92, 82, 114]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.abs"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[127, 127, 65, 115, 127, 112, 82, 114]> : tensor<8xi8>
  func.return
}

// -----

// abs: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.03125:-128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 94, -20, -59, 83, -63, -24]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.abs"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, 127, 94, -20, -59, 83, -63, -24]> : tensor<8xi8>
  func.return
}

// -----

// abs: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -107, -121, 93, 64, 86, 9]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.abs"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[122, 127, 101, 115, 93, 64, 86, 9]> : tensor<8xi8>
  func.return
}

// -----

// abs: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -13, 73], [-97, -51, -97, -12]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.abs"(%0) : (tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<2x4xi8>
  check.expect_eq_const %2, dense<[[-3, 24, 9, 18], [0, 5, 0, 9]]> : tensor<2x4xi8>
  func.return
}

// -----

// cbrt: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -30, -25, 103, -76, 0, -61]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.cbrt"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[2, 18, 5, 5, 17, 3, 7, 3]> : tensor<8xi8>
  func.return
}

// -----

// cbrt: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.03125:-128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -113, -57, -1, -4, -99, 123]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.cbrt"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, -64, -103, -86, -77, -78, -97, -64]> : tensor<8xi8>
  func.return
}

// -----

// cbrt: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -105, 57, -53, 10, 108, -58]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.cbrt"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-14, 8, -13, 6, -11, 2, 8, -11]> : tensor<8xi8>
  func.return
}

// -----

// cbrt: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -46, 120], [-21, 4, -54, -99]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.cbrt"(%0) : (tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<2x4xi8>
  check.expect_eq_const %2, dense<[[-3, 4, 2, 4], [2, 2, 1, 0]]> : tensor<2x4xi8>
  func.return
}

// -----

// ceil: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -12, 70, -36, 28, 69, 106]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.ceil"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, 127, -12, 70, -36, 28, 70, 106]> : tensor<8xi8>
  func.return
}

// -----

// ceil: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.03125:-128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 55, 7, 95, -11, -34, -113]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.ceil"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, 127, 64, 32, 96, 0, -32, -96]> : tensor<8xi8>
  func.return
}

// -----

// ceil: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 69, 90, -73, 23, 77, -62]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.ceil"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-126, 127, 70, 90, -73, 24, 77, -60]> : tensor<8xi8>
  func.return
}

// -----

// ceil: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 20, 2], [44, 2, 123, 64]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.ceil"(%0) : (tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<2x4xi8>
  check.expect_eq_const %2, dense<[[-3, 24, 14, 14], [17, 14, 24, 17]]> : tensor<2x4xi8>
  func.return
}

// -----

// cosine: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 11, 81, -111, 46, 66, 73]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.cosine"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[12, 9, 12, 9, 9, 11, 8, 12]> : tensor<8xi8>
  func.return
}

// -----

// cosine: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.03125:-128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 14, 77, -37, -80, -6, -108]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.cosine"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-96, -128, -128, -96, -128, -126, -128, -102]> : tensor<8xi8>
  func.return
}

// -----

// cosine: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 42, 92, 87, 96, -49, -8]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.cosine"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[0, -2, -1, -6, -4, -3, -2, -3]> : tensor<8xi8>
  func.return
}

// -----

// cosine: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 107, -127], [86, 37, -64, 56]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.cosine"(%0) : (tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<2x4xi8>
  check.expect_eq_const %2, dense<[[0, -3, -1, 0], [0, -2, -4, 0]]> : tensor<2x4xi8>
  func.return
}

// -----

// exponential: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 127, -56, -8, -73, 49, 35]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.exponential"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[10, 127, 127, 10, 10, 10, 127, 127]> : tensor<8xi8>
  func.return
}

// -----

// exponential: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.03125:-128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 122, 118, 101, -90, -118, -5]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.exponential"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-96, 127, 127, 127, 127, -23, -84, 127]> : tensor<8xi8>
  func.return
}

// -----

// exponential: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 76, -20, 19, 22, 100, -122]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.exponential"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-3, 127, 127, -3, 127, 127, 127, -3]> : tensor<8xi8>
  func.return
}

// -----

// exponential: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -13, 107], [115, 83, -10, 98]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.exponential"(%0) : (tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<2x4xi8>
  check.expect_eq_const %2, dense<[[0, 127, 118, 127], [127, 127, 127, 127]]> : tensor<2x4xi8>
  func.return
}

// -----

// exponential_minus_one: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -60, -66, 45, 68, 99, -74]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[8, 127, 8, 8, 127, 127, 127, 8]> : tensor<8xi8>
  func.return
}

// -----

// exponential_minus_one: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.03125:-128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -48, -112, 69, 83, -11, -86]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, 127, 127, -107, 127, 127, 127, -41]> : tensor<8xi8>
  func.return
}

// -----

// exponential_minus_one: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 65, -47, -120, 48, 62, -83]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-6, 127, 127, -6, -6, 127, 127, -6]> : tensor<8xi8>
  func.return
}

// -----

// exponential_minus_one: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 0, -127], [34, -61, 13, -21]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<2x4xi8>
  check.expect_eq_const %2, dense<[[-3, 127, 127, -3], [127, 21, 127, 88]]> : tensor<2x4xi8>
  func.return
}

// -----

// floor: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -35, 34, 68, -31, -122, 57]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.floor"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, 126, -36, 34, 68, -32, -122, 56]> : tensor<8xi8>
  func.return
}

// -----

// floor: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.03125:-128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -88, -18, 98, 94, -48, 33]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.floor"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, 96, -96, -32, 96, 64, -64, 32]> : tensor<8xi8>
  func.return
}

// -----

// floor: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -60, -41, 119, 11, 95, -78]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.floor"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, 127, -63, -43, 117, 10, 94, -80]> : tensor<8xi8>
  func.return
}

// -----

// floor: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -109, -66], [-91, -63, -49, -110]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.floor"(%0) : (tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<2x4xi8>
  check.expect_eq_const %2, dense<[[-3, 20, -3, 0], [0, 4, 4, -3]]> : tensor<2x4xi8>
  func.return
}

// -----

// log: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[54, 127, 107, 67, 50, 50, 70, 19]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.log"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[16, 18, 18, 17, 16, 16, 17, 13]> : tensor<8xi8>
  func.return
}

// -----

// log: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.03125:-128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[106, 127, -106, -3, 15, -74, -61, -95]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.log"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-64, -62, -128, -84, -80, -111, -104, -127]> : tensor<8xi8>
  func.return
}

// -----

// log: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[58, 127, 105, 88, 77, 119, 120, 59]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.log"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[7, 9, 9, 8, 8, 9, 9, 7]> : tensor<8xi8>
  func.return
}

// -----

// log: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[21, 127, 108, -28], [112, -69, -105, 87]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.log"(%0) : (tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<2x4xi8>
  check.expect_eq_const %2, dense<[[2, 4, 4, 1], [4, -1, -4, 3]]> : tensor<2x4xi8>
  func.return
}

// -----

// log_plus_one: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[118, 127, 36, 124, 43, 66, 50, 112]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[18, 18, 15, 18, 16, 17, 16, 18]> : tensor<8xi8>
  func.return
}

// -----

// log_plus_one: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.03125:-128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[3, 127, -79, -2, 25, 120, 71, -55]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-76, -58, -98, -77, -72, -59, -65, -90]> : tensor<8xi8>
  func.return
}

// -----

// log_plus_one: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[14, 127, 73, 27, 75, 127, 55, 33]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[3, 9, 8, 5, 8, 9, 7, 5]> : tensor<8xi8>
  func.return
}

// -----

// log_plus_one: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[60, 127, -125, 115], [79, -89, 43, 2]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<2x4xi8>
  check.expect_eq_const %2, dense<[[3, 4, -3, 4], [4, 0, 3, 2]]> : tensor<2x4xi8>
  func.return
}

// -----

// logistic: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -14, -84, 62, -79, 32, 9]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.logistic"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[10, 12, 10, 10, 12, 10, 12, 11]> : tensor<8xi8>
  func.return
}

// -----

// logistic: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.03125:-128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 127, 117, -58, 116, -73, 75]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.logistic"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-112, -96, -96, -96, -99, -96, -101, -96]> : tensor<8xi8>
  func.return
}

// -----

// logistic: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 38, 88, -31, 112, 97, -123]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.logistic"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-3, 0, 0, 0, -3, 0, 0, -3]> : tensor<8xi8>
  func.return
}

// -----

// logistic: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 37, -36], [-89, -105, 106, 25]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.logistic"(%0) : (tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<2x4xi8>
  check.expect_eq_const %2, dense<[[-1, 0, 0, 0], [0, -1, 0, 0]]> : tensor<2x4xi8>
  func.return
}

// -----

// negate: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 40, -61, 67, -55, 33, -103]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.negate"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[127, -107, -20, 81, -47, 75, -13, 123]> : tensor<8xi8>
  func.return
}

// -----

// negate: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.03125:-128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 10, 38, -112, 27, -12, -120]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.negate"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, -128, -128, -128, -128, -128, -128, -128]> : tensor<8xi8>
  func.return
}

// -----

// negate: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 56, 47, -84, -88, -64, -30]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.negate"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[122, -128, -62, -53, 78, 82, 58, 24]> : tensor<8xi8>
  func.return
}

// -----

// negate: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -36, -108], [-78, -73, -31, -22]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.negate"(%0) : (tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<2x4xi8>
  check.expect_eq_const %2, dense<[[-3, -30, -13, -5], [-8, -9, -13, -14]]> : tensor<2x4xi8>
  func.return
}

// -----

// round_nearest_afz: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 104, 98, -93, -47, 39, -123]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.round_nearest_afz"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, 127, 104, 98, -94, -48, 40, -124]> : tensor<8xi8>
  func.return
}

// -----

// round_nearest_afz: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.03125:-128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 73, -113, -58, -105, 0, 118]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.round_nearest_afz"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, 127, 64, -128, -64, -96, 0, 127]> : tensor<8xi8>
  func.return
}

// -----

// round_nearest_afz: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 64, -42, 122, -95, -94, -29]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.round_nearest_afz"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, 127, 64, -43, 124, -96, -93, -30]> : tensor<8xi8>
  func.return
}

// -----

// round_nearest_afz: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -8, 95], [-9, -21, 35, -107]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.round_nearest_afz"(%0) : (tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<2x4xi8>
  check.expect_eq_const %2, dense<[[-3, 24, 10, 20], [10, 7, 14, 0]]> : tensor<2x4xi8>
  func.return
}

// -----

// round_nearest_even: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -123, 31, 126, -99, -90, -100]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, 126, -122, 30, 126, -98, -90, -100]> : tensor<8xi8>
  func.return
}

// -----

// round_nearest_even: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.03125:-128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 117, -105, 47, 33, 9, 29]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, 127, 127, -96, 32, 32, 0, 32]> : tensor<8xi8>
  func.return
}

// -----

// round_nearest_even: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 30, 78, 102, 73, -10, 106]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, 127, 30, 77, 104, 74, -10, 107]> : tensor<8xi8>
  func.return
}

// -----

// round_nearest_even: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 3, 49], [94, -87, 71, -122]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<2x4xi8>
  check.expect_eq_const %2, dense<[[-3, 24, 10, 17], [20, 0, 17, -3]]> : tensor<2x4xi8>
  func.return
}

// -----

// rsqrt: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[104, 127, 126, 118, 14, 37, 116, 114]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.rsqrt"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[10, 10, 10, 10, 11, 11, 10, 10]> : tensor<8xi8>
  func.return
}

// -----

// rsqrt: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.03125:-128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-9, 127, -24, -64, 2, -26, 84, 114]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.rsqrt"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-111, -117, -110, -105, -112, -110, -116, -116]> : tensor<8xi8>
  func.return
}

// -----

// rsqrt: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[78, 127, 105, 32, 43, 123, 84, 19]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.rsqrt"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-2, -2, -2, -2, -2, -2, -2, -2]> : tensor<8xi8>
  func.return
}

// -----

// rsqrt: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[104, 127, -35, 5], [-46, -6, -10, 10]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.rsqrt"(%0) : (tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<2x4xi8>
  check.expect_eq_const %2, dense<[[-2, -2, -1, -1], [-1, -1, -1, -1]]> : tensor<2x4xi8>
  func.return
}

// -----

// sign: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 54, -51, -72, -84, -9, -4]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.sign"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[8, 12, 12, 8, 8, 8, 8, 8]> : tensor<8xi8>
  func.return
}

// -----

// sign: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.03125:-128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -3, 31, 62, -1, -82, -119]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.sign"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, -96, -96, -96, -96, -96, -96, -96]> : tensor<8xi8>
  func.return
}

// -----

// sign: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 18, -115, -102, 83, -49, 80]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.sign"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-6, 0, 0, -6, -6, 0, -6, 0]> : tensor<8xi8>
  func.return
}

// -----

// sign: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -84, 42], [-14, -87, -43, -15]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.sign"(%0) : (tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<2x4xi8>
  check.expect_eq_const %2, dense<[[-3, 0, 0, 0], [0, 0, 0, 0]]> : tensor<2x4xi8>
  func.return
}

// -----

// sine: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -97, 33, 116, -31, -13, 44]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.sine"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[10, 12, 10, 8, 11, 8, 12, 8]> : tensor<8xi8>
  func.return
}

// -----

// sine: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.03125:-128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -89, -38, 117, 11, -112, -19]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.sine"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, -96, -98, -118, -97, -128, -113, -128]> : tensor<8xi8>
  func.return
}

// -----

// sine: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -69, 119, -115, 48, 8, 85]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.sine"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-2, 0, -6, -6, -6, -2, -4, 0]> : tensor<8xi8>
  func.return
}

// -----

// sine: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -52, 113], [26, 79, -121, 122]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.sine"(%0) : (tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<2x4xi8>
  check.expect_eq_const %2, dense<[[-3, 0, -1, 0], [-6, -2, -2, 0]]> : tensor<2x4xi8>
  func.return
}

// -----

// sqrt: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[106, 127, 38, 124, 60, 37, 26, 29]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.sqrt"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[24, 25, 17, 25, 20, 17, 16, 16]> : tensor<8xi8>
  func.return
}

// -----

// sqrt: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.03125:-128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-82, 127, 47, -73, 124, -46, 122, 10]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.sqrt"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-90, -38, -53, -86, -38, -77, -39, -62]> : tensor<8xi8>
  func.return
}

// -----

// sqrt: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[70, 127, -2, 57, 13, 94, 80, 53]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.sqrt"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[13, 18, -1, 11, 4, 15, 14, 11]> : tensor<8xi8>
  func.return
}

// -----

// sqrt: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[26, 127, -1, 3], [-3, -62, 55, -28]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.sqrt"(%0) : (tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<2x4xi8>
  check.expect_eq_const %2, dense<[[4, 6, 4, 4], [4, 2, 5, 3]]> : tensor<2x4xi8>
  func.return
}

// -----

// tan: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -57, 76, -123, 36, -119, 15]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.tan"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[10, 5, 14, -128, 9, 11, 30, 9]> : tensor<8xi8>
  func.return
}

// -----

// tan: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.03125:-128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -98, -78, -88, -102, -122, -28]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.tan"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, -128, -84, 127, -32, -94, -122, -128]> : tensor<8xi8>
  func.return
}

// -----

// tan: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 86, 14, 74, 18, 10, -95]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.tan"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-2, 9, 127, -11, 4, -3, 0, 0]> : tensor<8xi8>
  func.return
}

// -----

// tan: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -66, 14], [36, -20, 127, 106]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.tan"(%0) : (tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<2x4xi8>
  check.expect_eq_const %2, dense<[[-3, -32, -12, 9], [-11, -2, -32, 3]]> : tensor<2x4xi8>
  func.return
}

// -----

// tanh: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 75, -72, -66, -86, -100, 106]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.tanh"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[8, 12, 12, 8, 8, 8, 8, 12]> : tensor<8xi8>
  func.return
}

// -----

// tanh: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.03125:-128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -54, 65, -37, -48, 20, -36]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.tanh"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, -96, -97, -96, -96, -96, -96, -96]> : tensor<8xi8>
  func.return
}

// -----

// tanh: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -39, 109, 50, -128, 80, -87]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.tanh"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-6, 0, -6, 0, 0, -6, 0, -6]> : tensor<8xi8>
  func.return
}

// -----

// tanh: !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -66, -28], [103, -55, -98, 118]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.tanh"(%0) : (tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<2x4xi8>
  check.expect_eq_const %2, dense<[[-3, 0, 0, 0], [0, 0, -1, 0]]> : tensor<2x4xi8>
  func.return
}

// -----

// add: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 109, 54, 55, 118, -109, 67]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 21, 57, 57, 78, -41, -59]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.add"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[-128, 127, 120, 101, 102, 127, -128, -2]> : tensor<8xi8>
  func.return
}

// -----

// add: !quant.uniform<i8:f32, 0.3:-3>, !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -42, 77], [53, 99, 32, 103]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.constant"() <{value = dense<[[-128, 127, 47, -104], [-51, -32, 62, -12]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.add"(%0, %1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>, tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x4xi8>
  check.expect_eq_const %3, dense<[[-65, 104, -2, 60], [48, 77, 43, 81]]> : tensor<2x4xi8>
  func.return
}

// -----

// add: !quant.uniform<i8:f32, 0.03125:-128>, !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.07:5>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 119, -21, -67, -61, -63, -123]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 32, 71, -53, -123, 19, -86]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.add"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>, tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.07:5>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.07:5>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[5, 127, 127, 127, 66, 37, 100, 26]> : tensor<8xi8>
  func.return
}

// -----

// atan2: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 90, 8, 45, -36, -22, 97]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, -101, 15, 82, 71, -115, 109]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.atan2"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[5, 12, 15, 9, 11, 9, 4, 11]> : tensor<8xi8>
  func.return
}

// -----

// atan2: !quant.uniform<i8:f32, 0.3:-3>, !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 124, -94], [-116, 74, 120, 44]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.constant"() <{value = dense<[[-128, 127, 101, -122], [-103, -85, -52, 63]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.atan2"(%0, %1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>, tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x4xi8>
  check.expect_eq_const %3, dense<[[7, 13, 13, 7], [7, 13, 13, 12]]> : tensor<2x4xi8>
  func.return
}

// -----

// atan2: !quant.uniform<i8:f32, 0.03125:-128>, !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.07:5>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 107, -48, 110, -63, 50, 63]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 36, -106, -36, -34, 92, -45]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.atan2"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>, tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.07:5>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.07:5>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[5, 16, 19, 24, 22, 14, 15, 22]> : tensor<8xi8>
  func.return
}

// -----

// divide: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -7, -47, 88, 49, -50, 9]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 81, 59, 30, -24, -82, -4]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.divide"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[12, 12, 10, 8, 18, 8, 11, 10]> : tensor<8xi8>
  func.return
}

// -----

// divide: !quant.uniform<i8:f32, 0.3:-3>, !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-70, 127, -81, 95], [-85, -93, -36, -20]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.constant"() <{value = dense<[[-122, 127, -69, -17], [-95, 25, 41, -1]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.divide"(%0, %1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>, tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x4xi8>
  check.expect_eq_const %3, dense<[[-128, 20, -15, 27], [-38, -1, 6, 7]]> : tensor<2x4xi8>
  func.return
}

// -----

// divide: !quant.uniform<i8:f32, 0.03125:-128>, !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.07:5>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[77, 127, 21, 126, 73, -118, -43, 83]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.constant"() <{value = dense<[121, 127, 88, 102, -126, 55, -65, 44]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.divide"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>, tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.07:5>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.07:5>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[17, 19, 15, 21, 127, 6, 24, 23]> : tensor<8xi8>
  func.return
}

// -----

// maximum: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -19, 82, -60, -52, 63, 34]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 76, -74, -42, -84, -55, -110]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.maximum"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[-128, 127, 76, 82, -42, -52, 63, 34]> : tensor<8xi8>
  func.return
}

// -----

// maximum: !quant.uniform<i8:f32, 0.3:-3>, !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 17, -111], [-127, -105, -87, 85]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.constant"() <{value = dense<[[-128, 127, -38, -96], [6, 6, 2, 10]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.maximum"(%0, %1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>, tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x4xi8>
  check.expect_eq_const %3, dense<[[10, 88, 22, 12], [18, 18, 18, 63]]> : tensor<2x4xi8>
  func.return
}

// -----

// maximum: !quant.uniform<i8:f32, 0.03125:-128>, !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.07:5>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -103, -76, -108, -17, 23, 94]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 121, 1, -31, 110, 34, -69]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.maximum"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>, tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.07:5>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.07:5>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[5, 119, 116, 63, 48, 111, 77, 104]> : tensor<8xi8>
  func.return
}

// -----

// minimum: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -91, -5, 10, 73, -22, -36]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 15, -34, -77, 93, 97, 106]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.minimum"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[-128, 127, -91, -34, -77, 73, -22, -36]> : tensor<8xi8>
  func.return
}

// -----

// minimum: !quant.uniform<i8:f32, 0.3:-3>, !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -46, 123], [37, 59, 30, 84]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.constant"() <{value = dense<[[-128, 127, -31, -59], [-27, 124, -88, -29]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.minimum"(%0, %1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>, tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x4xi8>
  check.expect_eq_const %3, dense<[[-65, 26, -16, 14], [16, 26, 12, 16]]> : tensor<2x4xi8>
  func.return
}

// -----

// minimum: !quant.uniform<i8:f32, 0.03125:-128>, !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.07:5>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -81, -82, 114, 82, 61, -42]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 91, -73, -101, -39, -64, -30]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.minimum"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>, tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.07:5>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.07:5>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[5, 119, 26, 26, 17, 45, 34, 43]> : tensor<8xi8>
  func.return
}

// -----

// multiply: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 120, -120, 57, 69, -19, 115]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, -78, -87, -102, -40, -72, -107]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[127, 127, -128, 127, -128, -128, 127, -128]> : tensor<8xi8>
  func.return
}

// -----

// multiply: !quant.uniform<i8:f32, 0.3:-3>, !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 82, -34], [-58, 15, 5, 103]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.constant"() <{value = dense<[[-128, 127, -106, 107], [-25, 111, -98, 22]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>, tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x4xi8>
  check.expect_eq_const %3, dense<[[10, 127, 45, -127], [-96, 91, 14, 127]]> : tensor<2x4xi8>
  func.return
}

// -----

// multiply: !quant.uniform<i8:f32, 0.03125:-128>, !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.07:5>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -66, -119, -93, -102, 24, 6]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, -32, -18, -114, -128, 114, -74]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>, tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.07:5>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.07:5>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[5, 127, 88, 19, 12, 5, 127, 106]> : tensor<8xi8>
  func.return
}

// -----

// power: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[111, 127, 85, 127, 12, 20, 21, 80]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-63, 127, 110, -33, -124, -103, 100, 3]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.power"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[10, 127, 127, 10, 12, 10, 127, 10]> : tensor<8xi8>
  func.return
}

// -----

// power: !quant.uniform<i8:f32, 0.3:-3>, !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[17, 127, 120, 89], [98, 54, 6, 11]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.constant"() <{value = dense<[[-116, 127, 98, 81], [101, 110, -127, 99]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.power"(%0, %1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>, tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x4xi8>
  check.expect_eq_const %3, dense<[[14, 127, 127, 127], [127, 127, 12, 127]]> : tensor<2x4xi8>
  func.return
}

// -----

// power: !quant.uniform<i8:f32, 0.03125:-128>, !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.07:5>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-25, 127, 57, 110, 95, -14, 111, 58]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.constant"() <{value = dense<[40, 127, -27, -57, -109, 38, 113, 114]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.power"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>, tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.07:5>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.07:5>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[127, 127, 127, 127, 50, 127, 127, 127]> : tensor<8xi8>
  func.return
}

// -----

// remainder: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -76, -59, 110, -41, -82, 126]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 14, -107, 107, -48, 73, 56]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.remainder"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[10, 10, 8, -59, 13, -41, -19, 34]> : tensor<8xi8>
  func.return
}

// -----

// remainder: !quant.uniform<i8:f32, 0.3:-3>, !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-93, 127, 117, -119], [-89, -117, -72, 94]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.constant"() <{value = dense<[[1, 127, 47, -47], [100, 75, 0, -47]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.remainder"(%0, %1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>, tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x4xi8>
  check.expect_eq_const %3, dense<[[4, 24, 16, 6], [1, 5, 9, 13]]> : tensor<2x4xi8>
  func.return
}

// -----

// remainder: !quant.uniform<i8:f32, 0.03125:-128>, !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.07:5>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[123, 127, 84, 48, 64, 92, -61, -28]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.constant"() <{value = dense<[50, 127, 42, 65, 58, -109, -41, -93]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.remainder"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>, tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.07:5>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.07:5>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[38, 5, 24, 84, 8, 10, 35, 18]> : tensor<8xi8>
  func.return
}

// -----

// subtract: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -25, -100, 119, 11, 22, 31]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 38, -110, 63, 31, 95, 64]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.subtract"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[10, 10, -53, 20, 66, -10, -63, -23]> : tensor<8xi8>
  func.return
}

// -----

// subtract: !quant.uniform<i8:f32, 0.3:-3>, !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 90, 24], [66, 81, 24, -79]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.constant"() <{value = dense<[[-128, 127, -79, 120], [-93, 54, 27, 95]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.subtract"(%0, %1) : (tensor<2x4x!quant.uniform<i8:f32, 0.3:-3>>, tensor<2x4x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x4xi8>
  check.expect_eq_const %3, dense<[[-65, 72, 63, 11], [49, 49, 17, -50]]> : tensor<2x4xi8>
  func.return
}

// -----

// subtract: !quant.uniform<i8:f32, 0.03125:-128>, !quant.uniform<i8:f32, 0.03125:-128> -> !quant.uniform<i8:f32, 0.07:5>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -79, 42, -58, 109, -55, -117]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, -82, -68, -94, 77, 42, 36]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.subtract"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>, tensor<8x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<8x!quant.uniform<i8:f32, 0.07:5>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.07:5>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[5, 5, 6, 54, 21, 19, -38, -63]> : tensor<8xi8>
  func.return
}
