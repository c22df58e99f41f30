// SPDX-License-Identifier: Apache-2.0
// A few ops on all kinds of quantized types.

// tanh: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -79, -26, -77, -13, -26, 108]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.tanh"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[8, 12, 8, 8, 8, 8, 8, 12]> : tensor<8xi8>
  func.return
}

// -----

// exponential: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -70, -89, 34, 121, -75, 105]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.exponential"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[10, 127, 10, 10, 127, 127, 10, 127]> : tensor<8xi8>
  func.return
}

// -----

// add: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -114, 121, 107, -61, -87, 100]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, -97, -122, 20, -126, -63, -45]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.add"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[-128, 127, -128, -11, 117, -128, -128, 45]> : tensor<8xi8>
  func.return
}

// -----

// multiply: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -37, 74, 105, -29, 121, 91]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, -66, -40, 100, -80, -38, 117]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[127, 127, 127, -128, 127, 127, -128, 127]> : tensor<8xi8>
  func.return
}

// -----

// subtract: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -103, -10, 70, -61, 95, 119]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, -8, -75, -108, -20, -33, 56]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.subtract"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[10, 10, -85, 75, 127, -31, 127, 73]> : tensor<8xi8>
  func.return
}

// -----

// divide: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -87, -101, 108, 114, -45, 44]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, -71, 86, 82, 120, 90, 86]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.divide"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[12, 12, 12, 7, 13, 12, 9, 11]> : tensor<8xi8>
  func.return
}

// -----

// tanh: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 58, -7, 81, 22, -41, 99]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.tanh"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-6, 0, 0, -6, 0, 0, -6, 0]> : tensor<8xi8>
  func.return
}

// -----

// exponential: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -60, -109, -100, 110, -115, 115]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.exponential"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-3, 127, -3, -3, -3, 127, -3, 127]> : tensor<8xi8>
  func.return
}

// -----

// add: !quant.uniform<i8:f32, 0.3:-3>, !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -25, -115, 110, 86, 38, 61]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 89, -127, -57, -17, 39, -56]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.add"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>, tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[-128, 127, 67, -128, 56, 72, 80, 8]> : tensor<8xi8>
  func.return
}

// -----

// multiply: !quant.uniform<i8:f32, 0.3:-3>, !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 35, 60, 63, -41, -108, -119]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, -88, 78, 91, 27, -102, -73]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>, tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[127, 127, -128, 127, 127, -128, 127, 127]> : tensor<8xi8>
  func.return
}

// -----

// subtract: !quant.uniform<i8:f32, 0.3:-3>, !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -68, -95, 9, 44, 26, 39]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, -90, 2, 59, 57, 24, 66]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.subtract"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>, tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[-3, -3, 19, -100, -53, -16, -1, -30]> : tensor<8xi8>
  func.return
}

// -----

// divide: !quant.uniform<i8:f32, 0.3:-3>, !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -117, 98, 78, 65, 92, 108]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 6, -120, 107, -82, 107, -55]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.divide"(%0, %1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>, tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[0, 0, -45, -6, -1, -6, 0, -10]> : tensor<8xi8>
  func.return
}

// -----

// tanh: !quant.uniform<u8:f32, 0.25:128> -> !quant.uniform<u8:f32, 0.25:128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, 255, 5, 27, 29, 132, 35, 64]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<u8:f32, 0.25:128>>
  %1 = "stablehlo.tanh"(%0) : (tensor<8x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<8x!quant.uniform<u8:f32, 0.25:128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<8xui8>
  check.expect_eq_const %2, dense<[124, 132, 124, 124, 124, 131, 124, 124]> : tensor<8xui8>
  func.return
}

// -----

// exponential: !quant.uniform<u8:f32, 0.25:128> -> !quant.uniform<u8:f32, 0.25:128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, 255, 217, 189, 239, 218, 55, 220]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<u8:f32, 0.25:128>>
  %1 = "stablehlo.exponential"(%0) : (tensor<8x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<8x!quant.uniform<u8:f32, 0.25:128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<8xui8>
  check.expect_eq_const %2, dense<[128, 255, 255, 255, 255, 255, 128, 255]> : tensor<8xui8>
  func.return
}

// -----

// add: !quant.uniform<u8:f32, 0.25:128>, !quant.uniform<u8:f32, 0.25:128> -> !quant.uniform<u8:f32, 0.25:128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, 255, 28, 181, 151, 218, 165, 38]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<u8:f32, 0.25:128>>
  %1 = "stablehlo.constant"() <{value = dense<[0, 255, 243, 165, 76, 67, 71, 49]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<u8:f32, 0.25:128>>
  %2 = "stablehlo.add"(%0, %1) : (tensor<8x!quant.uniform<u8:f32, 0.25:128>>, tensor<8x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<8x!quant.uniform<u8:f32, 0.25:128>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<8xui8>
  check.expect_eq_const %3, dense<[0, 255, 143, 218, 99, 157, 108, 0]> : tensor<8xui8>
  func.return
}

// -----

// multiply: !quant.uniform<u8:f32, 0.25:128>, !quant.uniform<u8:f32, 0.25:128> -> !quant.uniform<u8:f32, 0.25:128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, 255, 227, 4, 154, 112, 224, 12]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<u8:f32, 0.25:128>>
  %1 = "stablehlo.constant"() <{value = dense<[0, 255, 51, 55, 84, 84, 87, 32]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<u8:f32, 0.25:128>>
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<8x!quant.uniform<u8:f32, 0.25:128>>, tensor<8x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<8x!quant.uniform<u8:f32, 0.25:128>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<8xui8>
  check.expect_eq_const %3, dense<[255, 255, 0, 255, 0, 255, 0, 255]> : tensor<8xui8>
  func.return
}

// -----

// subtract: !quant.uniform<u8:f32, 0.25:128>, !quant.uniform<u8:f32, 0.25:128> -> !quant.uniform<u8:f32, 0.25:128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, 255, 106, 176, 30, 86, 193, 237]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<u8:f32, 0.25:128>>
  %1 = "stablehlo.constant"() <{value = dense<[0, 255, 195, 78, 237, 9, 220, 196]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<u8:f32, 0.25:128>>
  %2 = "stablehlo.subtract"(%0, %1) : (tensor<8x!quant.uniform<u8:f32, 0.25:128>>, tensor<8x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<8x!quant.uniform<u8:f32, 0.25:128>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<8xui8>
  check.expect_eq_const %3, dense<[128, 128, 39, 226, 0, 205, 101, 169]> : tensor<8xui8>
  func.return
}

// -----

// divide: !quant.uniform<u8:f32, 0.25:128>, !quant.uniform<u8:f32, 0.25:128> -> !quant.uniform<u8:f32, 0.25:128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, 255, 74, 85, 148, 148, 222, 255]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<u8:f32, 0.25:128>>
  %1 = "stablehlo.constant"() <{value = dense<[0, 255, 251, 119, 190, 160, 119, 174]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<u8:f32, 0.25:128>>
  %2 = "stablehlo.divide"(%0, %1) : (tensor<8x!quant.uniform<u8:f32, 0.25:128>>, tensor<8x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<8x!quant.uniform<u8:f32, 0.25:128>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<8xui8>
  check.expect_eq_const %3, dense<[132, 132, 126, 147, 129, 130, 86, 139]> : tensor<8xui8>
  func.return
}

// -----

// tanh: !quant.uniform<i4:f32, 0.5:1> -> !quant.uniform<i4:f32, 0.5:1>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-8, 7, -7, 1, 5, 0, 1, 2]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f32, 0.5:1>>
  %1 = "stablehlo.tanh"(%0) : (tensor<8x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<8x!quant.uniform<i4:f32, 0.5:1>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<8xi4>
  check.expect_eq_const %2, dense<[-1, 3, -1, 1, 3, 0, 1, 2]> : tensor<8xi4>
  func.return
}

// -----

// exponential: !quant.uniform<i4:f32, 0.5:1> -> !quant.uniform<i4:f32, 0.5:1>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-8, 7, 1, -6, 2, 7, 6, 5]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f32, 0.5:1>>
  %1 = "stablehlo.exponential"(%0) : (tensor<8x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<8x!quant.uniform<i4:f32, 0.5:1>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<8xi4>
  check.expect_eq_const %2, dense<[1, 7, 3, 1, 4, 7, 7, 7]> : tensor<8xi4>
  func.return
}

// -----

// add: !quant.uniform<i4:f32, 0.5:1>, !quant.uniform<i4:f32, 0.5:1> -> !quant.uniform<i4:f32, 0.5:1>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-8, 7, 5, 6, -4, 7, 4, -2]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f32, 0.5:1>>
  %1 = "stablehlo.constant"() <{value = dense<[-8, 7, 7, 2, 7, 0, 7, 2]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f32, 0.5:1>>
  %2 = "stablehlo.add"(%0, %1) : (tensor<8x!quant.uniform<i4:f32, 0.5:1>>, tensor<8x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<8x!quant.uniform<i4:f32, 0.5:1>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<8xi4>
  check.expect_eq_const %3, dense<[-8, 7, 7, 7, 2, 6, 7, -1]> : tensor<8xi4>
  func.return
}

// -----

// multiply: !quant.uniform<i4:f32, 0.5:1>, !quant.uniform<i4:f32, 0.5:1> -> !quant.uniform<i4:f32, 0.5:1>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-8, 7, 5, 5, -2, -2, 2, -6]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f32, 0.5:1>>
  %1 = "stablehlo.constant"() <{value = dense<[-8, 7, -6, 2, 5, -5, 2, 7]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f32, 0.5:1>>
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<8x!quant.uniform<i4:f32, 0.5:1>>, tensor<8x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<8x!quant.uniform<i4:f32, 0.5:1>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<8xi4>
  check.expect_eq_const %3, dense<[7, 7, -8, 3, -5, 7, 2, -8]> : tensor<8xi4>
  func.return
}

// -----

// subtract: !quant.uniform<i4:f32, 0.5:1>, !quant.uniform<i4:f32, 0.5:1> -> !quant.uniform<i4:f32, 0.5:1>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-8, 7, -4, -3, 1, 7, 5, 0]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f32, 0.5:1>>
  %1 = "stablehlo.constant"() <{value = dense<[-8, 7, 7, 4, 4, -7, -4, -5]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f32, 0.5:1>>
  %2 = "stablehlo.subtract"(%0, %1) : (tensor<8x!quant.uniform<i4:f32, 0.5:1>>, tensor<8x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<8x!quant.uniform<i4:f32, 0.5:1>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<8xi4>
  check.expect_eq_const %3, dense<[1, 1, -8, -6, -2, 7, 7, 6]> : tensor<8xi4>
  func.return
}

// -----

// divide: !quant.uniform<i4:f32, 0.5:1>, !quant.uniform<i4:f32, 0.5:1> -> !quant.uniform<i4:f32, 0.5:1>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-8, 7, -8, 6, 6, -3, 7, -1]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f32, 0.5:1>>
  %1 = "stablehlo.constant"() <{value = dense<[-8, 7, 0, -3, 2, 4, 5, -8]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f32, 0.5:1>>
  %2 = "stablehlo.divide"(%0, %1) : (tensor<8x!quant.uniform<i4:f32, 0.5:1>>, tensor<8x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<8x!quant.uniform<i4:f32, 0.5:1>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<8xi4>
  check.expect_eq_const %3, dense<[3, 3, 7, -2, 7, -2, 4, 1]> : tensor<8xi4>
  func.return
}

// -----

// tanh: !quant.uniform<u4:f32, 0.5:8> -> !quant.uniform<u4:f32, 0.5:8>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, 15, 14, 13, 4, 9, 3, 8]> : tensor<8xui4>}> : () -> tensor<8x!quant.uniform<u4:f32, 0.5:8>>
  %1 = "stablehlo.tanh"(%0) : (tensor<8x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<8x!quant.uniform<u4:f32, 0.5:8>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<8xui4>
  check.expect_eq_const %2, dense<[6, 10, 10, 10, 6, 9, 6, 8]> : tensor<8xui4>
  func.return
}

// -----

// exponential: !quant.uniform<u4:f32, 0.5:8> -> !quant.uniform<u4:f32, 0.5:8>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, 15, 3, 2, 5, 7, 10, 15]> : tensor<8xui4>}> : () -> tensor<8x!quant.uniform<u4:f32, 0.5:8>>
  %1 = "stablehlo.exponential"(%0) : (tensor<8x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<8x!quant.uniform<u4:f32, 0.5:8>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<8xui4>
  check.expect_eq_const %2, dense<[8, 15, 8, 8, 8, 9, 13, 15]> : tensor<8xui4>
  func.return
}

// -----

// add: !quant.uniform<u4:f32, 0.5:8>, !quant.uniform<u4:f32, 0.5:8> -> !quant.uniform<u4:f32, 0.5:8>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, 15, 15, 9, 8, 15, 15, 14]> : tensor<8xui4>}> : () -> tensor<8x!quant.uniform<u4:f32, 0.5:8>>
  %1 = "stablehlo.constant"() <{value = dense<[0, 15, 12, 15, 6, 10, 13, 4]> : tensor<8xui4>}> : () -> tensor<8x!quant.uniform<u4:f32, 0.5:8>>
  %2 = "stablehlo.add"(%0, %1) : (tensor<8x!quant.uniform<u4:f32, 0.5:8>>, tensor<8x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<8x!quant.uniform<u4:f32, 0.5:8>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<8xui4>
  check.expect_eq_const %3, dense<[0, 15, 15, 15, 6, 15, 15, 10]> : tensor<8xui4>
  func.return
}

// -----

// multiply: !quant.uniform<u4:f32, 0.5:8>, !quant.uniform<u4:f32, 0.5:8> -> !quant.uniform<u4:f32, 0.5:8>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, 15, 15, 5, 5, 12, 0, 2]> : tensor<8xui4>}> : () -> tensor<8x!quant.uniform<u4:f32, 0.5:8>>
  %1 = "stablehlo.constant"() <{value = dense<[0, 15, 6, 13, 15, 7, 9, 9]> : tensor<8xui4>}> : () -> tensor<8x!quant.uniform<u4:f32, 0.5:8>>
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<8x!quant.uniform<u4:f32, 0.5:8>>, tensor<8x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<8x!quant.uniform<u4:f32, 0.5:8>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<8xui4>
  check.expect_eq_const %3, dense<[15, 15, 1, 0, 0, 6, 4, 5]> : tensor<8xui4>
  func.return
}

// -----

// subtract: !quant.uniform<u4:f32, 0.5:8>, !quant.uniform<u4:f32, 0.5:8> -> !quant.uniform<u4:f32, 0.5:8>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, 15, 13, 4, 11, 15, 10, 10]> : tensor<8xui4>}> : () -> tensor<8x!quant.uniform<u4:f32, 0.5:8>>
  %1 = "stablehlo.constant"() <{value = dense<[0, 15, 11, 8, 12, 12, 9, 12]> : tensor<8xui4>}> : () -> tensor<8x!quant.uniform<u4:f32, 0.5:8>>
  %2 = "stablehlo.subtract"(%0, %1) : (tensor<8x!quant.uniform<u4:f32, 0.5:8>>, tensor<8x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<8x!quant.uniform<u4:f32, 0.5:8>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<8xui4>
  check.expect_eq_const %3, dense<[8, 8, 10, 4, 7, 11, 9, 6]> : tensor<8xui4>
  func.return
}

// -----

// divide: !quant.uniform<u4:f32, 0.5:8>, !quant.uniform<u4:f32, 0.5:8> -> !quant.uniform<u4:f32, 0.5:8>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, 15, 15, 4, 9, 3, 8, 10]> : tensor<8xui4>}> : () -> tensor<8x!quant.uniform<u4:f32, 0.5:8>>
  %1 = "stablehlo.constant"() <{value = dense<[0, 15, 10, 9, 14, 3, 2, 5]> : tensor<8xui4>}> : () -> tensor<8x!quant.uniform<u4:f32, 0.5:8>>
  %2 = "stablehlo.divide"(%0, %1) : (tensor<8x!quant.uniform<u4:f32, 0.5:8>>, tensor<8x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<8x!quant.uniform<u4:f32, 0.5:8>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<8xui4>
  check.expect_eq_const %3, dense<[10, 10, 15, 0, 8, 10, 8, 7]> : tensor<8xui4>
  func.return
}

// -----

// tanh: !quant.uniform<i16:f32, 0.01:-7> -> !quant.uniform<i16:f32, 0.01:-7>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-2000, 2000, -1624, -567, -1640, 1030, -514, -1814]> : tensor<8xi16>}> : () -> tensor<8x!quant.uniform<i16:f32, 0.01:-7>>
  %1 = "stablehlo.tanh"(%0) : (tensor<8x!quant.uniform<i16:f32, 0.01:-7>>) -> tensor<8x!quant.uniform<i16:f32, 0.01:-7>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i16:f32, 0.01:-7>>) -> tensor<8xi16>
  check.expect_eq_const %2, dense<[-107, 93, -107, -107, -107, 93, -107, -107]> : tensor<8xi16>
  func.return
}

// -----

// exponential: !quant.uniform<i16:f32, 0.01:-7> -> !quant.uniform<i16:f32, 0.01:-7>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-2000, 2000, -608, -1168, 604, -87, -1996, 1684]> : tensor<8xi16>}> : () -> tensor<8x!quant.uniform<i16:f32, 0.01:-7>>
  %1 = "stablehlo.exponential"(%0) : (tensor<8x!quant.uniform<i16:f32, 0.01:-7>>) -> tensor<8x!quant.uniform<i16:f32, 0.01:-7>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i16:f32, 0.01:-7>>) -> tensor<8xi16>
  check.expect_eq_const %2, dense<[-7, 32767, -7, -7, 32767, 38, -7, 32767]> : tensor<8xi16>
  func.return
}

// -----

// add: !quant.uniform<i16:f32, 0.01:-7>, !quant.uniform<i16:f32, 0.01:-7> -> !quant.uniform<i16:f32, 0.01:-7>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-2000, 2000, -532, -1091, 343, 1943, 915, 1618]> : tensor<8xi16>}> : () -> tensor<8x!quant.uniform<i16:f32, 0.01:-7>>
  %1 = "stablehlo.constant"() <{value = dense<[-2000, 2000, -534, -1756, 686, 419, -1885, -994]> : tensor<8xi16>}> : () -> tensor<8x!quant.uniform<i16:f32, 0.01:-7>>
  %2 = "stablehlo.add"(%0, %1) : (tensor<8x!quant.uniform<i16:f32, 0.01:-7>>, tensor<8x!quant.uniform<i16:f32, 0.01:-7>>) -> tensor<8x!quant.uniform<i16:f32, 0.01:-7>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i16:f32, 0.01:-7>>) -> tensor<8xi16>
  check.expect_eq_const %3, dense<[-3993, 4007, -1059, -2840, 1036, 2369, -963, 631]> : tensor<8xi16>
  func.return
}

// -----

// multiply: !quant.uniform<i16:f32, 0.01:-7>, !quant.uniform<i16:f32, 0.01:-7> -> !quant.uniform<i16:f32, 0.01:-7>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-2000, 2000, 813, 1729, 823, 478, 1629, -224]> : tensor<8xi16>}> : () -> tensor<8x!quant.uniform<i16:f32, 0.01:-7>>
  %1 = "stablehlo.constant"() <{value = dense<[-2000, 2000, -25, -514, 77, 1456, -1409, -789]> : tensor<8xi16>}> : () -> tensor<8x!quant.uniform<i16:f32, 0.01:-7>>
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<8x!quant.uniform<i16:f32, 0.01:-7>>, tensor<8x!quant.uniform<i16:f32, 0.01:-7>>) -> tensor<8x!quant.uniform<i16:f32, 0.01:-7>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i16:f32, 0.01:-7>>) -> tensor<8xi16>
  check.expect_eq_const %3, dense<[32767, 32767, -155, -8809, 690, 7089, -22944, 1690]> : tensor<8xi16>
  func.return
}

// -----

// subtract: !quant.uniform<i16:f32, 0.01:-7>, !quant.uniform<i16:f32, 0.01:-7> -> !quant.uniform<i16:f32, 0.01:-7>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-2000, 2000, -663, 428, 666, -992, -909, 228]> : tensor<8xi16>}> : () -> tensor<8x!quant.uniform<i16:f32, 0.01:-7>>
  %1 = "stablehlo.constant"() <{value = dense<[-2000, 2000, -594, -854, -1124, -109, 389, 305]> : tensor<8xi16>}> : () -> tensor<8x!quant.uniform<i16:f32, 0.01:-7>>
  %2 = "stablehlo.subtract"(%0, %1) : (tensor<8x!quant.uniform<i16:f32, 0.01:-7>>, tensor<8x!quant.uniform<i16:f32, 0.01:-7>>) -> tensor<8x!quant.uniform<i16:f32, 0.01:-7>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i16:f32, 0.01:-7>>) -> tensor<8xi16>
  check.expect_eq_const %3, dense<[-7, -7, -76, 1275, 1783, -890, -1305, -84]> : tensor<8xi16>
  func.return
}

// -----

// divide: !quant.uniform<i16:f32, 0.01:-7>, !quant.uniform<i16:f32, 0.01:-7> -> !quant.uniform<i16:f32, 0.01:-7>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-2000, 2000, -13, -1106, -234, -1543, -192, 262]> : tensor<8xi16>}> : () -> tensor<8x!quant.uniform<i16:f32, 0.01:-7>>
  %1 = "stablehlo.constant"() <{value = dense<[-2000, 2000, -1842, -1925, -1703, 1463, 1093, 1850]> : tensor<8xi16>}> : () -> tensor<8x!quant.uniform<i16:f32, 0.01:-7>>
  %2 = "stablehlo.divide"(%0, %1) : (tensor<8x!quant.uniform<i16:f32, 0.01:-7>>, tensor<8x!quant.uniform<i16:f32, 0.01:-7>>) -> tensor<8x!quant.uniform<i16:f32, 0.01:-7>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i16:f32, 0.01:-7>>) -> tensor<8xi16>
  check.expect_eq_const %3, dense<[93, 93, -7, 50, 6, -111, -24, 7]> : tensor<8xi16>
  func.return
}

// -----

// tanh: !quant.uniform<i32:f32, 0.001:3> -> !quant.uniform<i32:f32, 0.001:3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-2000, 2000, -508, 1872, 552, 819, -237, 181]> : tensor<8xi32>}> : () -> tensor<8x!quant.uniform<i32:f32, 0.001:3>>
  %1 = "stablehlo.tanh"(%0) : (tensor<8x!quant.uniform<i32:f32, 0.001:3>>) -> tensor<8x!quant.uniform<i32:f32, 0.001:3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i32:f32, 0.001:3>>) -> tensor<8xi32>
  check.expect_eq_const %2, dense<[-961, 967, -468, 957, 503, 676, -232, 179]> : tensor<8xi32>
  func.return
}

// -----

// exponential: !quant.uniform<i32:f32, 0.001:3> -> !quant.uniform<i32:f32, 0.001:3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-2000, 2000, 668, -134, 1050, 728, 517, -1062]> : tensor<8xi32>}> : () -> tensor<8x!quant.uniform<i32:f32, 0.001:3>>
  %1 = "stablehlo.exponential"(%0) : (tensor<8x!quant.uniform<i32:f32, 0.001:3>>) -> tensor<8x!quant.uniform<i32:f32, 0.001:3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i32:f32, 0.001:3>>) -> tensor<8xi32>
  check.expect_eq_const %2, dense<[138, 7370, 1947, 875, 2852, 2068, 1675, 348]> : tensor<8xi32>
  func.return
}

// -----

// add: !quant.uniform<i32:f32, 0.001:3>, !quant.uniform<i32:f32, 0.001:3> -> !quant.uniform<i32:f32, 0.001:3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-2000, 2000, -1182, -36, -127, 699, -1689, 1764]> : tensor<8xi32>}> : () -> tensor<8x!quant.uniform<i32:f32, 0.001:3>>
  %1 = "stablehlo.constant"() <{value = dense<[-2000, 2000, 811, -387, -1553, -900, -78, -1790]> : tensor<8xi32>}> : () -> tensor<8x!quant.uniform<i32:f32, 0.001:3>>
  %2 = "stablehlo.add"(%0, %1) : (tensor<8x!quant.uniform<i32:f32, 0.001:3>>, tensor<8x!quant.uniform<i32:f32, 0.001:3>>) -> tensor<8x!quant.uniform<i32:f32, 0.001:3>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i32:f32, 0.001:3>>) -> tensor<8xi32>
  check.expect_eq_const %3, dense<[-4003, 3997, -374, -426, -1683, -204, -1770, -29]> : tensor<8xi32>
  func.return
}

// -----

// multiply: !quant.uniform<i32:f32, 0.001:3>, !quant.uniform<i32:f32, 0.001:3> -> !quant.uniform<i32:f32, 0.001:3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-2000, 2000, -645, 514, 496, 1998, 286, 404]> : tensor<8xi32>}> : () -> tensor<8x!quant.uniform<i32:f32, 0.001:3>>
  %1 = "stablehlo.constant"() <{value = dense<[-2000, 2000, -1740, 1605, -395, -1939, -1311, -789]> : tensor<8xi32>}> : () -> tensor<8x!quant.uniform<i32:f32, 0.001:3>>
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<8x!quant.uniform<i32:f32, 0.001:3>>, tensor<8x!quant.uniform<i32:f32, 0.001:3>>) -> tensor<8x!quant.uniform<i32:f32, 0.001:3>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i32:f32, 0.001:3>>) -> tensor<8xi32>
  check.expect_eq_const %3, dense<[4015, 3991, 1132, 822, -193, -3871, -369, -315]> : tensor<8xi32>
  func.return
}

// -----

// subtract: !quant.uniform<i32:f32, 0.001:3>, !quant.uniform<i32:f32, 0.001:3> -> !quant.uniform<i32:f32, 0.001:3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-2000, 2000, 1218, -1354, 138, -555, -1042, 1397]> : tensor<8xi32>}> : () -> tensor<8x!quant.uniform<i32:f32, 0.001:3>>
  %1 = "stablehlo.constant"() <{value = dense<[-2000, 2000, -1656, -1028, -130, 1563, 1209, -1691]> : tensor<8xi32>}> : () -> tensor<8x!quant.uniform<i32:f32, 0.001:3>>
  %2 = "stablehlo.subtract"(%0, %1) : (tensor<8x!quant.uniform<i32:f32, 0.001:3>>, tensor<8x!quant.uniform<i32:f32, 0.001:3>>) -> tensor<8x!quant.uniform<i32:f32, 0.001:3>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i32:f32, 0.001:3>>) -> tensor<8xi32>
  check.expect_eq_const %3, dense<[3, 3, 2877, -323, 271, -2115, -2248, 3091]> : tensor<8xi32>
  func.return
}

// -----

// divide: !quant.uniform<i32:f32, 0.001:3>, !quant.uniform<i32:f32, 0.001:3> -> !quant.uniform<i32:f32, 0.001:3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-2000, 2000, -466, -739, 1150, -1169, 1019, -48]> : tensor<8xi32>}> : () -> tensor<8x!quant.uniform<i32:f32, 0.001:3>>
  %1 = "stablehlo.constant"() <{value = dense<[-2000, 2000, 1272, 1859, 444, 1010, -995, -160]> : tensor<8xi32>}> : () -> tensor<8x!quant.uniform<i32:f32, 0.001:3>>
  %2 = "stablehlo.divide"(%0, %1) : (tensor<8x!quant.uniform<i32:f32, 0.001:3>>, tensor<8x!quant.uniform<i32:f32, 0.001:3>>) -> tensor<8x!quant.uniform<i32:f32, 0.001:3>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i32:f32, 0.001:3>>) -> tensor<8xi32>
  check.expect_eq_const %3, dense<[1003, 1003, -367, -397, 2604, -1161, -1015, 316]> : tensor<8xi32>
  func.return
}

// -----

// tanh: !quant.uniform<i8<-127:127>:f32, 0.1:2> -> !quant.uniform<i8<-127:127>:f32, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-127, 127, -23, -46, -89, 123, 38, -29]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>
  %1 = "stablehlo.tanh"(%0) : (tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>) -> tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-8, 12, -8, -8, -8, 12, 12, -8]> : tensor<8xi8>
  func.return
}

// -----

// exponential: !quant.uniform<i8<-127:127>:f32, 0.1:2> -> !quant.uniform<i8<-127:127>:f32, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-127, 127, -83, 40, 10, 106, 87, -37]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>
  %1 = "stablehlo.exponential"(%0) : (tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>) -> tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[2, 127, 2, 127, 24, 127, 127, 2]> : tensor<8xi8>
  func.return
}

// -----

// add: !quant.uniform<i8<-127:127>:f32, 0.1:2>, !quant.uniform<i8<-127:127>:f32, 0.1:2> -> !quant.uniform<i8<-127:127>:f32, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-127, 127, -121, -33, 17, 83, 127, 116]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>
  %1 = "stablehlo.constant"() <{value = dense<[-127, 127, -73, -12, 6, 84, 57, 59]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>
  %2 = "stablehlo.add"(%0, %1) : (tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>, tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>) -> tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[-127, 127, -127, -47, 21, 127, 127, 127]> : tensor<8xi8>
  func.return
}

// -----

// multiply: !quant.uniform<i8<-127:127>:f32, 0.1:2>, !quant.uniform<i8<-127:127>:f32, 0.1:2> -> !quant.uniform<i8<-127:127>:f32, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-127, 127, -77, -81, 82, -67, -36, 52]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>
  %1 = "stablehlo.constant"() <{value = dense<[-127, 127, -30, 15, 28, 78, -66, 39]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>, tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>) -> tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[127, 127, 127, -106, 127, -127, 127, 127]> : tensor<8xi8>
  func.return
}

// -----

// subtract: !quant.uniform<i8<-127:127>:f32, 0.1:2>, !quant.uniform<i8<-127:127>:f32, 0.1:2> -> !quant.uniform<i8<-127:127>:f32, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-127, 127, 69, -62, 78, -97, 45, -119]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>
  %1 = "stablehlo.constant"() <{value = dense<[-127, 127, -20, -68, -50, 15, 36, -19]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>
  %2 = "stablehlo.subtract"(%0, %1) : (tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>, tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>) -> tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[2, 2, 91, 8, 127, -110, 11, -98]> : tensor<8xi8>
  func.return
}

// -----

// divide: !quant.uniform<i8<-127:127>:f32, 0.1:2>, !quant.uniform<i8<-127:127>:f32, 0.1:2> -> !quant.uniform<i8<-127:127>:f32, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-127, 127, 10, -50, -6, -10, 85, 76]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>
  %1 = "stablehlo.constant"() <{value = dense<[-127, 127, -76, -117, 1, -5, -89, -80]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>
  %2 = "stablehlo.divide"(%0, %1) : (tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>, tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>) -> tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[12, 12, 1, 6, 82, 19, -7, -7]> : tensor<8xi8>
  func.return
}

// -----

// tanh: !quant.uniform<i8:f16, 0.1:2> -> !quant.uniform<i8:f16, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 65, 117, -97, -70, 82, 17]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f16, 0.1:2>>
  %1 = "stablehlo.tanh"(%0) : (tensor<8x!quant.uniform<i8:f16, 0.1:2>>) -> tensor<8x!quant.uniform<i8:f16, 0.1:2>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f16, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-8, 12, 12, 12, -8, -8, 12, 11]> : tensor<8xi8>
  func.return
}

// -----

// exponential: !quant.uniform<i8:f16, 0.1:2> -> !quant.uniform<i8:f16, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 34, -33, -64, 64, 123, -95]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f16, 0.1:2>>
  %1 = "stablehlo.exponential"(%0) : (tensor<8x!quant.uniform<i8:f16, 0.1:2>>) -> tensor<8x!quant.uniform<i8:f16, 0.1:2>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f16, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[2, 127, 127, 2, 2, 127, 127, 2]> : tensor<8xi8>
  func.return
}

// -----

// add: !quant.uniform<i8:f16, 0.1:2>, !quant.uniform<i8:f16, 0.1:2> -> !quant.uniform<i8:f16, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -82, -18, -68, 115, -75, 47]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f16, 0.1:2>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 27, 127, 8, -70, -16, 26]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f16, 0.1:2>>
  %2 = "stablehlo.add"(%0, %1) : (tensor<8x!quant.uniform<i8:f16, 0.1:2>>, tensor<8x!quant.uniform<i8:f16, 0.1:2>>) -> tensor<8x!quant.uniform<i8:f16, 0.1:2>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f16, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[-128, 127, -57, 107, -62, 43, -93, 71]> : tensor<8xi8>
  func.return
}

// -----

// multiply: !quant.uniform<i8:f16, 0.1:2>, !quant.uniform<i8:f16, 0.1:2> -> !quant.uniform<i8:f16, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -72, -87, 81, 50, 105, 83]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f16, 0.1:2>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 108, 20, 39, 74, -114, 116]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f16, 0.1:2>>
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<8x!quant.uniform<i8:f16, 0.1:2>>, tensor<8x!quant.uniform<i8:f16, 0.1:2>>) -> tensor<8x!quant.uniform<i8:f16, 0.1:2>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f16, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[127, 127, -128, -128, 127, 127, -128, 127]> : tensor<8xi8>
  func.return
}

// -----

// subtract: !quant.uniform<i8:f16, 0.1:2>, !quant.uniform<i8:f16, 0.1:2> -> !quant.uniform<i8:f16, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -106, 79, 84, -18, -81, 68]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f16, 0.1:2>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 44, 103, 111, -57, -118, 122]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f16, 0.1:2>>
  %2 = "stablehlo.subtract"(%0, %1) : (tensor<8x!quant.uniform<i8:f16, 0.1:2>>, tensor<8x!quant.uniform<i8:f16, 0.1:2>>) -> tensor<8x!quant.uniform<i8:f16, 0.1:2>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f16, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[2, 2, -128, -22, -25, 41, 39, -52]> : tensor<8xi8>
  func.return
}

// -----

// divide: !quant.uniform<i8:f16, 0.1:2>, !quant.uniform<i8:f16, 0.1:2> -> !quant.uniform<i8:f16, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -109, -61, -51, -42, 10, -4]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f16, 0.1:2>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 120, -61, -93, 98, 32, 110]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f16, 0.1:2>>
  %2 = "stablehlo.divide"(%0, %1) : (tensor<8x!quant.uniform<i8:f16, 0.1:2>>, tensor<8x!quant.uniform<i8:f16, 0.1:2>>) -> tensor<8x!quant.uniform<i8:f16, 0.1:2>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f16, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[12, 12, -7, 12, 8, -3, 5, 1]> : tensor<8xi8>
  func.return
}

// -----

// tanh: !quant.uniform<i8:bf16, 0.1:2> -> !quant.uniform<i8:bf16, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 12, -16, -121, -21, 39, 84]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:bf16, 0.1:2>>
  %1 = "stablehlo.tanh"(%0) : (tensor<8x!quant.uniform<i8:bf16, 0.1:2>>) -> tensor<8x!quant.uniform<i8:bf16, 0.1:2>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:bf16, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-8, 12, 10, -8, -8, -8, 12, 12]> : tensor<8xi8>
  func.return
}

// -----

// exponential: !quant.uniform<i8:bf16, 0.1:2> -> !quant.uniform<i8:bf16, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -57, -24, -51, 73, -82, 26]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:bf16, 0.1:2>>
  %1 = "stablehlo.exponential"(%0) : (tensor<8x!quant.uniform<i8:bf16, 0.1:2>>) -> tensor<8x!quant.uniform<i8:bf16, 0.1:2>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:bf16, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[2, 127, 2, 3, 2, 127, 2, 112]> : tensor<8xi8>
  func.return
}

// -----

// add: !quant.uniform<i8:bf16, 0.1:2>, !quant.uniform<i8:bf16, 0.1:2> -> !quant.uniform<i8:bf16, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -93, 74, -107, -9, 36, 99]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:bf16, 0.1:2>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 125, -90, -46, 65, 67, 20]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:bf16, 0.1:2>>
  %2 = "stablehlo.add"(%0, %1) : (tensor<8x!quant.uniform<i8:bf16, 0.1:2>>, tensor<8x!quant.uniform<i8:bf16, 0.1:2>>) -> tensor<8x!quant.uniform<i8:bf16, 0.1:2>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:bf16, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[-128, 127, 30, -18, -128, 54, 100, 117]> : tensor<8xi8>
  func.return
}

// -----

// multiply: !quant.uniform<i8:bf16, 0.1:2>, !quant.uniform<i8:bf16, 0.1:2> -> !quant.uniform<i8:bf16, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 23, -21, -105, 41, 25, -112]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:bf16, 0.1:2>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, -1, 111, -33, -76, 95, -93]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:bf16, 0.1:2>>
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<8x!quant.uniform<i8:bf16, 0.1:2>>, tensor<8x!quant.uniform<i8:bf16, 0.1:2>>) -> tensor<8x!quant.uniform<i8:bf16, 0.1:2>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:bf16, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[127, 127, -4, -128, 127, -128, 127, 127]> : tensor<8xi8>
  func.return
}

// -----

// subtract: !quant.uniform<i8:bf16, 0.1:2>, !quant.uniform<i8:bf16, 0.1:2> -> !quant.uniform<i8:bf16, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -108, 4, 24, -32, -83, -5]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:bf16, 0.1:2>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 104, 74, 108, -115, 120, -31]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:bf16, 0.1:2>>
  %2 = "stablehlo.subtract"(%0, %1) : (tensor<8x!quant.uniform<i8:bf16, 0.1:2>>, tensor<8x!quant.uniform<i8:bf16, 0.1:2>>) -> tensor<8x!quant.uniform<i8:bf16, 0.1:2>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:bf16, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[2, 2, -128, -68, -82, 84, -128, 28]> : tensor<8xi8>
  func.return
}

// -----

// divide: !quant.uniform<i8:bf16, 0.1:2>, !quant.uniform<i8:bf16, 0.1:2> -> !quant.uniform<i8:bf16, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 45, -123, -122, 114, -38, 36]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:bf16, 0.1:2>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 124, -14, -124, -91, -14, -112]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:bf16, 0.1:2>>
  %2 = "stablehlo.divide"(%0, %1) : (tensor<8x!quant.uniform<i8:bf16, 0.1:2>>, tensor<8x!quant.uniform<i8:bf16, 0.1:2>>) -> tensor<8x!quant.uniform<i8:bf16, 0.1:2>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:bf16, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[12, 12, 6, 80, 12, -10, 27, -1]> : tensor<8xi8>
  func.return
}

// -----

// tanh: !quant.uniform<i8:f64, 0.1:2> -> !quant.uniform<i8:f64, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -112, 108, 114, 74, 88, -123]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f64, 0.1:2>>
  %1 = "stablehlo.tanh"(%0) : (tensor<8x!quant.uniform<i8:f64, 0.1:2>>) -> tensor<8x!quant.uniform<i8:f64, 0.1:2>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f64, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-8, 12, -8, 12, 12, 12, 12, -8]> : tensor<8xi8>
  func.return
}

// -----

// exponential: !quant.uniform<i8:f64, 0.1:2> -> !quant.uniform<i8:f64, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -47, 3, -4, 18, 41, 27]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f64, 0.1:2>>
  %1 = "stablehlo.exponential"(%0) : (tensor<8x!quant.uniform<i8:f64, 0.1:2>>) -> tensor<8x!quant.uniform<i8:f64, 0.1:2>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f64, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[2, 127, 2, 13, 7, 52, 127, 124]> : tensor<8xi8>
  func.return
}

// -----

// add: !quant.uniform<i8:f64, 0.1:2>, !quant.uniform<i8:f64, 0.1:2> -> !quant.uniform<i8:f64, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -76, 101, 76, 125, 59, -43]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f64, 0.1:2>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, -22, 126, 14, 51, 43, -114]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f64, 0.1:2>>
  %2 = "stablehlo.add"(%0, %1) : (tensor<8x!quant.uniform<i8:f64, 0.1:2>>, tensor<8x!quant.uniform<i8:f64, 0.1:2>>) -> tensor<8x!quant.uniform<i8:f64, 0.1:2>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f64, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[-128, 127, -100, 127, 88, 127, 100, -128]> : tensor<8xi8>
  func.return
}

// -----

// multiply: !quant.uniform<i8:f64, 0.1:2>, !quant.uniform<i8:f64, 0.1:2> -> !quant.uniform<i8:f64, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -22, 29, -83, -79, 105, -39]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f64, 0.1:2>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, -26, 39, -52, -23, 17, 62]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f64, 0.1:2>>
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<8x!quant.uniform<i8:f64, 0.1:2>>, tensor<8x!quant.uniform<i8:f64, 0.1:2>>) -> tensor<8x!quant.uniform<i8:f64, 0.1:2>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f64, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[127, 127, 69, 102, 127, 127, 127, -128]> : tensor<8xi8>
  func.return
}

// -----

// subtract: !quant.uniform<i8:f64, 0.1:2>, !quant.uniform<i8:f64, 0.1:2> -> !quant.uniform<i8:f64, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -102, 121, -113, 90, 49, -90]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f64, 0.1:2>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, -66, 90, 123, 27, 8, 121]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f64, 0.1:2>>
  %2 = "stablehlo.subtract"(%0, %1) : (tensor<8x!quant.uniform<i8:f64, 0.1:2>>, tensor<8x!quant.uniform<i8:f64, 0.1:2>>) -> tensor<8x!quant.uniform<i8:f64, 0.1:2>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f64, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[2, 2, -34, 33, -128, 65, 43, -128]> : tensor<8xi8>
  func.return
}

// -----

// divide: !quant.uniform<i8:f64, 0.1:2>, !quant.uniform<i8:f64, 0.1:2> -> !quant.uniform<i8:f64, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 41, -83, -125, -119, 115, 68]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f64, 0.1:2>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 16, 36, -16, 16, -56, 61]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f64, 0.1:2>>
  %2 = "stablehlo.divide"(%0, %1) : (tensor<8x!quant.uniform<i8:f64, 0.1:2>>, tensor<8x!quant.uniform<i8:f64, 0.1:2>>) -> tensor<8x!quant.uniform<i8:f64, 0.1:2>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<8x!quant.uniform<i8:f64, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %3, dense<[12, 12, 30, -23, 73, -84, -17, 13]> : tensor<8xi8>
  func.return
}

// -----

// add: !quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>, !quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}> -> !quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -128], [-68, -117, -5], [-101, 64, -82], [-77, 64, -105]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>
  %1 = "stablehlo.constant"() <{value = dense<[[-128, 127, 126], [110, 22, 74], [58, -77, 124], [-124, 103, 35]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>
  %2 = "stablehlo.add"(%0, %1) : (tensor<4x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>, tensor<4x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>) -> tensor<4x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<4x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>) -> tensor<4x3xi8>
  check.expect_eq_const %3, dense<[[-128, 127, -5], [41, -93, 66], [-44, -11, 39], [-128, 127, -73]]> : tensor<4x3xi8>
  func.return
}

// -----

// add: !quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>, !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32:1, {0.3:0, 0.25:2, 0.1:3}>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 116], [-70, 104, -77], [107, -8, 101], [-41, 76, 112]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>
  %1 = "stablehlo.constant"() <{value = dense<[[-128, 127, 64], [102, 109, 108], [90, 102, 110], [-1, -13, 21]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.add"(%0, %1) : (tensor<4x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>, tensor<4x3x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x3x!quant.uniform<i8:f32:1, {0.3:0, 0.25:2, 0.1:3}>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<4x3x!quant.uniform<i8:f32:1, {0.3:0, 0.25:2, 0.1:3}>>) -> tensor<4x3xi8>
  check.expect_eq_const %3, dense<[[-128, 127, 127], [35, 127, 127], [127, 127, 127], [-88, 34, 127]]> : tensor<4x3xi8>
  func.return
}
