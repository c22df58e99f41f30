// SPDX-License-Identifier: Apache-2.0
// dot, dot_general and convolution, quantized and hybrid.

// dot_general: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.25:0> -> !quant.uniform<i32:f32, 0.125:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -123, 78], [-8, 3, 33, -55]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[[-128, 127, -57], [-30, 18, -24], [-95, -117, -128], [-116, -90, 127]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32, 0.25:0>>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x3x!quant.uniform<i8:f32, 0.25:0>>) -> tensor<2x3x!quant.uniform<i32:f32, 0.125:0>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x3x!quant.uniform<i32:f32, 0.125:0>>) -> tensor<2x3xi32>
  check.expect_eq_const %3, dense<[[18901, -5979, 30718], [7869, 747, -10005]]> : tensor<2x3xi32>
  func.return
}

// -----

// dot_general: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.25:0> -> !quant.uniform<i8:f32, 8.0:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 64, -68], [-56, -17, -61, 121]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[[-128, 127, 76], [88, -99, -28], [32, -2, 42], [45, 41, -113]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32, 0.25:0>>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x3x!quant.uniform<i8:f32, 0.25:0>>) -> tensor<2x3x!quant.uniform<i8:f32, 8.0:-3>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x3x!quant.uniform<i8:f32, 8.0:-3>>) -> tensor<2x3xi8>
  check.expect_eq_const %3, dense<[[127, -128, -45], [127, -19, -128]]> : tensor<2x3xi8>
  func.return
}

// -----

// dot_general: !quant.uniform<i8:f32, 0.3:4>, !quant.uniform<i8:f32, 0.7:0> -> !quant.uniform<i32:f32, 0.21:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 103, -59], [-36, 97, -81, -112]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.3:4>>
  %1 = "stablehlo.constant"() <{value = dense<[[-128, 127, -97], [94, -41, -70], [11, 101, 98], [95, -50, -124]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32, 0.7:0>>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x4x!quant.uniform<i8:f32, 0.3:4>>, tensor<4x3x!quant.uniform<i8:f32, 0.7:0>>) -> tensor<2x3x!quant.uniform<i32:f32, 0.21:0>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x3x!quant.uniform<i32:f32, 0.21:0>>) -> tensor<2x3xi32>
  check.expect_eq_const %3, dense<[[23562, -8658, 21708], [1907, -11678, 3424]]> : tensor<2x3xi32>
  func.return
}

// -----

// dot_general: !quant.uniform<i8:f32, 0.3:4>, !quant.uniform<i8:f32, 0.7:0> -> !quant.uniform<i8:f32, 9.1:1>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 69, -128], [-119, 0, -43, -17]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.3:4>>
  %1 = "stablehlo.constant"() <{value = dense<[[-128, 127, 7], [-45, -53, 78], [-89, -47, -98], [-90, -57, 50]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32, 0.7:0>>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x4x!quant.uniform<i8:f32, 0.3:4>>, tensor<4x3x!quant.uniform<i8:f32, 0.7:0>>) -> tensor<2x3x!quant.uniform<i8:f32, 9.1:1>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x3x!quant.uniform<i8:f32, 9.1:1>>) -> tensor<2x3xi8>
  check.expect_eq_const %3, dense<[[127, -128, -98], [127, -128, 56]]> : tensor<2x3xi8>
  func.return
}

// -----

// dot_general: f32, !quant.uniform<i8:f32, 0.25:0> -> f32
func.func @main() {
  %0 = stablehlo.constant dense<[[0x3E800000, 0xBE800000, 0xBFC00000, 0x3FA00000], [0x3FA00000, 0xBF800000, 0xBFE00000, 0xBF400000]]> : tensor<2x4xf32>
  %1 = "stablehlo.constant"() <{value = dense<[[-128, 127, 5], [1, -54, 1], [119, -68, 68], [-125, -48, 110]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32, 0.25:0>>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x4xf32>, tensor<4x3x!quant.uniform<i8:f32, 0.25:0>>) -> tensor<2x3xf32>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x3xf32>) -> tensor<2x3xi32>
  check.expect_eq_const %3, dense<[[0xC2B78000, 0x41AE8000, 0x41120000], [0xC289C000, 0x42B7E000, 0xC2444000]]> : tensor<2x3xi32>
  func.return
}

// -----

// dot_general: f32, !quant.uniform<i8:f32:1, {0.5:0, 0.25:0, 0.125:0}> -> f32
func.func @main() {
  %0 = stablehlo.constant dense<[[0x3FC00000, 0xBFE00000, 0x3FC00000, 0x3FC00000], [0xBE800000, 0xBF000000, 0x40000000, 0x40000000]]> : tensor<2x4xf32>
  %1 = "stablehlo.constant"() <{value = dense<[[-128, 127, -75], [111, -60, 14], [44, -67, -48], [61, -78, 44]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32:1, {0.5:0, 0.25:0, 0.125:0}>>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x4xf32>, tensor<4x3x!quant.uniform<i8:f32:1, {0.5:0, 0.25:0, 0.125:0}>>) -> tensor<2x3xf32>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x3xf32>) -> tensor<2x3xi32>
  check.expect_eq_const %3, dense<[[0xC2E4C000, 0x419C0000, 0xC18F0000], [0x42BA8000, 0xC291E000, 0x3EF00000]]> : tensor<2x3xi32>
  func.return
}

// -----

// dot_general: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32:1, {0.5:0, 0.25:0, 0.125:0}> -> !quant.uniform<i32:f32:1, {0.25:0, 0.125:0, 0.0625:0}>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 37, -10], [119, -72, -37, 36]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[[-128, 127, -87], [49, 87, 34], [110, -32, -44], [76, -118, -79]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32:1, {0.5:0, 0.25:0, 0.125:0}>>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x3x!quant.uniform<i8:f32:1, {0.5:0, 0.25:0, 0.125:0}>>) -> tensor<2x3x!quant.uniform<i32:f32:1, {0.25:0, 0.125:0, 0.0625:0}>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x3x!quant.uniform<i32:f32:1, {0.25:0, 0.125:0, 0.0625:0}>>) -> tensor<2x3xi32>
  check.expect_eq_const %3, dense<[[24847, -5851, 16376], [-21164, 5145, -12257]]> : tensor<2x3xi32>
  func.return
}

// -----

// dot_general: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32:1, {0.5:0, 0.25:0, 0.125:0}> -> !quant.uniform<i32:f32, 0.125:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -88, 76], [88, -31, -121, 54]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[[-128, 127, -85], [112, 45, 125], [29, 57, -32], [79, -100, -89]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32:1, {0.5:0, 0.25:0, 0.125:0}>>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x3x!quant.uniform<i8:f32:1, {0.5:0, 0.25:0, 0.125:0}>>) -> tensor<2x3x!quant.uniform<i32:f32, 0.125:0>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x3x!quant.uniform<i32:f32, 0.125:0>>) -> tensor<2x3xi32>
  check.expect_eq_const %3, dense<[[66280, -24447, 11808], [-29798, -3806, -5740]]> : tensor<2x3xi32>
  func.return
}

// -----

// dot_general: !quant.uniform<i4:f32, 0.5:1>, !quant.uniform<i4:f32, 0.5:0> -> !quant.uniform<i32:f32, 0.125:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-8, 7, -1, 5], [7, -2, -2, 0]]> : tensor<2x4xi4>}> : () -> tensor<2x4x!quant.uniform<i4:f32, 0.5:1>>
  %1 = "stablehlo.constant"() <{value = dense<[[-8, 7, 1], [7, 3, -3], [-2, -2, -6], [-8, 4, -2]]> : tensor<4x3xi4>}> : () -> tensor<4x3x!quant.uniform<i4:f32, 0.5:0>>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x4x!quant.uniform<i4:f32, 0.5:1>>, tensor<4x3x!quant.uniform<i4:f32, 0.5:0>>) -> tensor<2x3x!quant.uniform<i32:f32, 0.125:0>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x3x!quant.uniform<i32:f32, 0.125:0>>) -> tensor<2x3xi32>
  check.expect_eq_const %3, dense<[[172, -50, -46], [-110, 70, 70]]> : tensor<2x3xi32>
  func.return
}

// -----

// dot_general with batches: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.25:0> -> !quant.uniform<i32:f32, 0.125:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[[-128, 127, 16, 111], [29, 108, 20, -45]], [[-46, 125, 22, -80], [84, 82, -126, -88]]]> : tensor<2x2x4xi8>}> : () -> tensor<2x2x4x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[[[-128, 127, -41], [-110, -80, 91], [85, 84, 18], [-93, -46, 6]], [[126, -62, 12], [-3, 0, 13], [52, -101, 123], [93, 68, -57]]]> : tensor<2x4x3xi8>}> : () -> tensor<2x4x3x!quant.uniform<i8:f32, 0.25:0>>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x2x4x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x4x3x!quant.uniform<i8:f32, 0.25:0>>) -> tensor<2x2x3x!quant.uniform<i32:f32, 0.125:0>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x2x3x!quant.uniform<i32:f32, 0.125:0>>) -> tensor<2x2x3xi32>
  check.expect_eq_const %3, dense<[[[-4089, -31028, 17019], [-7247, -2057, 7989]], [[-15147, -3860, 7429], [-7078, 2484, -9318]]]> : tensor<2x2x3xi32>
  func.return
}

// -----

// dot_general with batches: f32, !quant.uniform<i8:f32, 0.25:0> -> f32
func.func @main() {
  %0 = stablehlo.constant dense<[[[0xBE800000, 0xBE800000, 0xBF400000, 0xC0000000], [0x3F800000, 0xC0000000, 0x3F800000, 0xBFA00000]], [[0x3F000000, 0xBF400000, 0xBF800000, 0x3FE00000], [0x00000000, 0x3FE00000, 0xBFA00000, 0x00000000]]]> : tensor<2x2x4xf32>
  %1 = "stablehlo.constant"() <{value = dense<[[[-128, 127, -125], [42, -40, 91], [-74, -42, -117], [75, 8, -26]], [[106, 24, 118], [60, 21, 0], [-77, 48, 74], [50, -23, -127]]]> : tensor<2x4x3xi8>}> : () -> tensor<2x4x3x!quant.uniform<i8:f32, 0.25:0>>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x2x4xf32>, tensor<2x4x3x!quant.uniform<i8:f32, 0.25:0>>) -> tensor<2x2x3xf32>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x2x3xf32>) -> tensor<2x2x3xi32>
  check.expect_eq_const %3, dense<[[[0xC1920000, 0xBFC80000, 0x42144000], [0xC2BDE000, 0x421B0000, 0xC2C3C000]], [[0x422C8000, 0xC1B80000, 0xC26D4000], [0x42494000, 0xC0BA0000, 0xC1B90000]]]> : tensor<2x2x3xi32>
  func.return
}

// -----

// dot: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i32:f32, 0.125:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 77, -90], [-50, -74, 10, -76]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[[-128, 127, 123], [-73, -79, 25], [-92, 98, 72], [-39, -26, -35]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x3x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x3x!quant.uniform<i32:f32, 0.125:0>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x3x!quant.uniform<i32:f32, 0.125:0>>) -> tensor<2x3xi32>
  check.expect_eq_const %3, dense<[[14798, -34126, -10370], [38932, 7104, -8340]]> : tensor<2x3xi32>
  func.return
}

// -----

// dot: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.25:0> -> !quant.uniform<i8:f32, 8.0:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -55, 46], [-93, 73, -19, 112]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[[-128, 127, 95], [52, -118, -41], [-124, 82, -22], [-69, 57, 94]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32, 0.25:0>>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<2x4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x3x!quant.uniform<i8:f32, 0.25:0>>) -> tensor<2x3x!quant.uniform<i8:f32, 8.0:-3>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x3x!quant.uniform<i8:f32, 8.0:-3>>) -> tensor<2x3xi8>
  check.expect_eq_const %3, dense<[[127, -128, -128], [127, -128, -36]]> : tensor<2x3xi8>
  func.return
}

// -----

// convolution: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.25:0> -> !quant.uniform<i32:f32, 0.125:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[[[-128, 127], [-35, 57], [110, 8]], [[63, -48], [20, -2], [59, -116]], [[-68, -117], [122, 7], [-3, -6]]], [[[-120, 85], [88, -123], [31, 14]], [[-31, -3], [97, 25], [-3, 58]], [[49, 6], [84, 16], [30, -3]]]]> : tensor<2x3x3x2xi8>}> : () -> tensor<2x3x3x2x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[[[[-128, 127], [102, -65]], [[-35, 13], [-42, 44]]], [[[83, -80], [-114, 125]], [[2, 63], [66, 116]]]]> : tensor<2x2x2x2xi8>}> : () -> tensor<2x2x2x2x!quant.uniform<i8:f32, 0.25:0>>
  %2 = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>}> : (tensor<2x3x3x2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x2x2x2x!quant.uniform<i8:f32, 0.25:0>>) -> tensor<2x2x5x2x!quant.uniform<i32:f32, 0.125:0>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x2x5x2x!quant.uniform<i32:f32, 0.125:0>>) -> tensor<2x2x5x2xi32>
  check.expect_eq_const %3, dense<[[[[-3806, -35], [39438, -35900], [1118, -21387], [5427, -6840], [0, 0]], [[-7957, -21509], [-4516, 7176], [9629, -14867], [-18379, 13453], [0, 0]]], [[[460, -2481], [26389, -17347], [-15800, 18664], [-8831, 9447], [0, 0]], [[1795, 888], [4484, -833], [-6527, 6599], [9702, -7996], [0, 0]]]]> : tensor<2x2x5x2xi32>
  func.return
}

// -----

// convolution: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 8.0:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[[[-128, 127], [123, -15], [-27, -62]], [[-123, -117], [121, -124], [-93, -65]], [[-56, 92], [-45, -87], [-28, 48]]], [[[-14, -65], [-98, -112], [-3, -79]], [[21, 45], [-31, 0], [-114, 12]], [[-82, -12], [-100, -58], [-22, -3]]]]> : tensor<2x3x3x2xi8>}> : () -> tensor<2x3x3x2x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[[[[-128, 127], [-21, -77]], [[-78, 59], [-16, -64]]], [[[-13, -79], [-87, -46]], [[118, -105], [11, 111]]]]> : tensor<2x2x2x2xi8>}> : () -> tensor<2x2x2x2x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>}> : (tensor<2x3x3x2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x2x2x2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x2x5x2x!quant.uniform<i8:f32, 8.0:-3>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x2x5x2x!quant.uniform<i8:f32, 8.0:-3>>) -> tensor<2x2x5x2xi8>
  check.expect_eq_const %3, dense<[[[[-128, -128], [127, -128], [-128, 127], [127, 127], [-3, -3]], [[127, 127], [107, 127], [127, 127], [127, -128], [-3, -3]]], [[[127, 127], [127, 127], [127, 127], [127, 127], [-3, -3]], [[-128, 127], [-128, 127], [127, 127], [127, -128], [-3, -3]]]]> : tensor<2x2x5x2xi8>
  func.return
}

// -----

// convolution: !quant.uniform<i8:f32, 0.3:4>, !quant.uniform<i8:f32, 0.7:0> -> !quant.uniform<i32:f32, 0.21:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[[[-128, 127], [14, -83], [50, -128]], [[16, -113], [-123, -74], [56, -22]], [[-21, 26], [-111, 123], [-4, 99]]], [[[65, -66], [-51, 28], [87, 107]], [[-4, -102], [126, 90], [54, -27]], [[-94, 72], [-76, -46], [93, 32]]]]> : tensor<2x3x3x2xi8>}> : () -> tensor<2x3x3x2x!quant.uniform<i8:f32, 0.3:4>>
  %1 = "stablehlo.constant"() <{value = dense<[[[[-128, 127], [28, -102]], [[-58, 66], [32, 82]]], [[[60, -5], [-52, -29]], [[-77, 114], [-121, -33]]]]> : tensor<2x2x2x2xi8>}> : () -> tensor<2x2x2x2x!quant.uniform<i8:f32, 0.7:0>>
  %2 = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>}> : (tensor<2x3x3x2x!quant.uniform<i8:f32, 0.3:4>>, tensor<2x2x2x2x!quant.uniform<i8:f32, 0.7:0>>) -> tensor<2x2x5x2x!quant.uniform<i32:f32, 0.21:0>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x2x5x2x!quant.uniform<i32:f32, 0.21:0>>) -> tensor<2x2x5x2xi32>
  check.expect_eq_const %3, dense<[[[[24825, 6603], [42997, -44355], [-15030, 12039], [-5112, 19800], [0, 0]], [[-5177, -12378], [-8130, -18870], [-13743, -13796], [-12804, 6541], [0, 0]]], [[[7664, 872], [-20578, 27409], [8943, 8110], [-3128, 684], [0, 0]], [[-3610, -22636], [-3474, 15948], [-29541, 18552], [-3384, 8255], [0, 0]]]]> : tensor<2x2x5x2xi32>
  func.return
}

// -----

// convolution: f32, !quant.uniform<i8:f32, 0.25:0> -> f32
func.func @main() {
  %0 = stablehlo.constant dense<[[[[0xBFE00000, 0x3FC00000], [0x3F400000, 0xBE800000], [0x3FA00000, 0xBF000000]], [[0xBE800000, 0xBF000000], [0x3F800000, 0xBFE00000], [0x3E800000, 0xBF800000]], [[0x40000000, 0xBFA00000], [0xBF000000, 0xBFE00000], [0x00000000, 0x3E800000]]], [[[0x3F800000, 0xBE800000], [0xBF800000, 0xC0000000], [0x3FE00000, 0xBFC00000]], [[0x3FA00000, 0x3FE00000], [0xBF400000, 0xBFC00000], [0x3F400000, 0xBF000000]], [[0xC0000000, 0x40000000], [0x3FE00000, 0xBFE00000], [0x3F800000, 0xBF000000]]]]> : tensor<2x3x3x2xf32>
  %1 = "stablehlo.constant"() <{value = dense<[[[[-128, 127], [90, -124]], [[-101, -111], [117, 110]]], [[[86, 47], [-105, -62]], [[4, -6], [-102, -65]]]]> : tensor<2x2x2x2xi8>}> : () -> tensor<2x2x2x2x!quant.uniform<i8:f32, 0.25:0>>
  %2 = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>}> : (tensor<2x3x3x2xf32>, tensor<2x2x2x2x!quant.uniform<i8:f32, 0.25:0>>) -> tensor<2x2x5x2xf32>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x2x5x2xf32>) -> tensor<2x2x5x2xi32>
  check.expect_eq_const %3, dense<[[[[0x42C92000, 0x42C4A000], [0x42E9C000, 0xC2C40000], [0x418B0000, 0x42178000], [0xC19D0000, 0x42934000], [0x00000000, 0x00000000]], [[0x41CC8000, 0x41280000], [0x42210000, 0x40700000], [0xC29C4000, 0x42898000], [0xC2144000, 0x420C4000], [0x00000000, 0x00000000]]], [[[0xC297E000, 0xC281E000], [0xC251C000, 0x41CA8000], [0xC280A000, 0xC2188000], [0xC2720000, 0x42ED4000], [0x00000000, 0x00000000]], [[0xC2058000, 0xC1808000], [0xC2956000, 0xC27EC000], [0x42580000, 0x4229C000], [0xBF200000, 0x426B4000], [0x00000000, 0x00000000]]]]> : tensor<2x2x5x2xi32>
  func.return
}

// -----

// convolution: f32, !quant.uniform<i8:f32:3, {0.5:0, 0.25:0}> -> f32
func.func @main() {
  %0 = stablehlo.constant dense<[[[[0x3F400000, 0x3FE00000], [0xBFE00000, 0x40000000], [0xBF400000, 0xBFE00000]], [[0x3FE00000, 0x00000000], [0x3F400000, 0xBFA00000], [0x3FE00000, 0xBF000000]], [[0xBF000000, 0x3F800000], [0x3F800000, 0x3F800000], [0xBFA00000, 0xBFA00000]]], [[[0x3E800000, 0xBF400000], [0xC0000000, 0xBE800000], [0x3FA00000, 0xBF000000]], [[0xBE800000, 0x3F400000], [0x40000000, 0x3FA00000], [0xBFC00000, 0xBF400000]], [[0x3E800000, 0xBE800000], [0xBFA00000, 0xBFE00000], [0x3F400000, 0xBF000000]]]]> : tensor<2x3x3x2xf32>
  %1 = "stablehlo.constant"() <{value = dense<[[[[-128, 127], [84, 0]], [[104, 14], [107, 27]]], [[[-38, 17], [49, 77]], [[120, -62], [-102, -47]]]]> : tensor<2x2x2x2xi8>}> : () -> tensor<2x2x2x2x!quant.uniform<i8:f32:3, {0.5:0, 0.25:0}>>
  %2 = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>}> : (tensor<2x3x3x2xf32>, tensor<2x2x2x2x!quant.uniform<i8:f32:3, {0.5:0, 0.25:0}>>) -> tensor<2x2x5x2xf32>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x2x5x2xf32>) -> tensor<2x2x5x2xi32>
  check.expect_eq_const %3, dense<[[[[0x436DA000, 0xC14B0000], [0x42EA0000, 0x4226C000], [0x43150000, 0xC2E04000], [0xC28E0000, 0xC1D00000], [0x00000000, 0x00000000]], [[0x41200000, 0x40080000], [0xC2C1C000, 0x421E8000], [0xC2280000, 0x42A84000], [0xC30BE000, 0x41D18000], [0x00000000, 0x00000000]]], [[[0xC2A0C000, 0xC1120000], [0xC2AB0000, 0xC2044000], [0x42C14000, 0x40080000], [0xC2B5C000, 0x41970000], [0x00000000, 0x00000000]], [[0x425B8000, 0x40500000], [0x435DC000, 0x422EC000], [0xC30E4000, 0x41070000], [0x42180000, 0xC2584000], [0x00000000, 0x00000000]]]]> : tensor<2x2x5x2xi32>
  func.return
}

// -----

// convolution: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32:3, {0.5:0, 0.25:0}> -> !quant.uniform<i32:f32:3, {0.25:0, 0.125:0}>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[[[-128, 127], [105, -1], [-117, 117]], [[-69, -93], [-72, 72], [8, -7]], [[-39, -7], [55, 97], [115, -95]]], [[[61, 3], [-33, -65], [-112, -41]], [[-69, 81], [100, -27], [-29, 72]], [[-89, -125], [-75, 127], [-15, 116]]]]> : tensor<2x3x3x2xi8>}> : () -> tensor<2x3x3x2x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[[[[-128, 127], [-61, -78]], [[34, 40], [72, -80]]], [[[87, -33], [-113, -120]], [[-106, -111], [38, -88]]]]> : tensor<2x2x2x2xi8>}> : () -> tensor<2x2x2x2x!quant.uniform<i8:f32:3, {0.5:0, 0.25:0}>>
  %2 = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>}> : (tensor<2x3x3x2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x2x2x2x!quant.uniform<i8:f32:3, {0.5:0, 0.25:0}>>) -> tensor<2x2x5x2x!quant.uniform<i32:f32:3, {0.25:0, 0.125:0}>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x2x5x2x!quant.uniform<i32:f32:3, {0.25:0, 0.125:0}>>) -> tensor<2x2x5x2xi32>
  check.expect_eq_const %3, dense<[[[[8192, 2953], [28779, -3359], [-22677, -3733], [11476, -22369], [0, 0]], [[-5554, 12015], [14265, -19233], [-15614, -28310], [22293, 10207], [0, 0]]], [[[12302, 5121], [-38805, -1344], [20760, -68], [8328, -17669], [0, 0]], [[7790, 14029], [26275, 9595], [-20063, -9992], [-12943, -21684], [0, 0]]]]> : tensor<2x2x5x2xi32>
  func.return
}

// -----

// convolution: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32:3, {0.5:0, 0.25:0}> -> !quant.uniform<i32:f32, 0.125:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[[[-128, 127], [64, 86], [86, -66]], [[-16, 83], [79, -127], [42, -114]], [[34, -113], [20, 110], [-24, 81]]], [[[-53, -125], [4, 110], [56, -71]], [[-62, -61], [17, 21], [24, -76]], [[60, 121], [-76, -35], [-11, 18]]]]> : tensor<2x3x3x2xi8>}> : () -> tensor<2x3x3x2x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[[[[-128, 127], [120, -56]], [[40, 60], [86, 126]]], [[[-7, 24], [62, -107]], [[57, 78], [15, 42]]]]> : tensor<2x2x2x2xi8>}> : () -> tensor<2x2x2x2x!quant.uniform<i8:f32:3, {0.5:0, 0.25:0}>>
  %2 = "stablehlo.convolution"(%0, %1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>}> : (tensor<2x3x3x2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x2x2x2x!quant.uniform<i8:f32:3, {0.5:0, 0.25:0}>>) -> tensor<2x2x5x2x!quant.uniform<i32:f32, 0.125:0>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x2x5x2x!quant.uniform<i32:f32, 0.125:0>>) -> tensor<2x2x5x2xi32>
  check.expect_eq_const %3, dense<[[[[8310, 7500], [93972, -20069], [-20602, 11189], [-53520, 27944], [0, 0]], [[9522, 4344], [-5316, -1795], [-58798, -7399], [-28672, 2595], [0, 0]]], [[[-38598, -29388], [-6220, 18676], [15566, -17337], [-42076, 19916], [0, 0]], [[-8942, -4704], [5754, -22637], [-19354, -8274], [-22938, 5234], [0, 0]]]]> : tensor<2x2x5x2xi32>
  func.return
}

// -----

// cholesky: !quant.uniform<i8:f32, 0.5:3> -> !quant.uniform<i8:f32, 0.125:-7>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[11, 9, -1], [9, 26, 3], [-1, 3, 14]]> : tensor<3x3xi8>}> : () -> tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x3x!quant.uniform<i8:f32, 0.125:-7>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<3x3x!quant.uniform<i8:f32, 0.125:-7>>) -> tensor<3x3xi8>
  check.expect_eq_const %2, dense<[[9, -7, -7], [5, 17, -7], [-15, -3, 10]]> : tensor<3x3xi8>
  func.return
}

// -----

// triangular_solve: !quant.uniform<i8:f32, 0.25:0>, !quant.uniform<i8:f32, 0.5:3> -> !quant.uniform<i8:f32, 0.125:-7>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[4, 0], [2, 8]]> : tensor<2x2xi8>}> : () -> tensor<2x2x!quant.uniform<i8:f32, 0.25:0>>
  %1 = "stablehlo.constant"() <{value = dense<[[16, 4], [24, 40]]> : tensor<2x2xi8>}> : () -> tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2x!quant.uniform<i8:f32, 0.25:0>>, tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.125:-7>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x2x!quant.uniform<i8:f32, 0.125:-7>>) -> tensor<2x2xi8>
  check.expect_eq_const %3, dense<[[45, -3], [22, 66]]> : tensor<2x2xi8>
  func.return
}

// -----

// batch_norm_inference: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.26:5>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127], [-111, 39], [29, -62], [-19, -51]]> : tensor<4x2xi8>}> : () -> tensor<4x2x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-97, 3]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.constant"() <{value = dense<[-21, -111]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.constant"() <{value = dense<[-55, 22]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:10>>
  %4 = "stablehlo.constant"() <{value = dense<[24, 34]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:10>>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<4x2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x2x!quant.uniform<i8:f32, 0.26:5>>
  %6 = "stablehlo.bitcast_convert"(%5) : (tensor<4x2x!quant.uniform<i8:f32, 0.26:5>>) -> tensor<4x2xi8>
  check.expect_eq_const %6, dense<[[127, -128], [127, -128], [-128, -64], [-128, -86]]> : tensor<4x2xi8>
  func.return
}

// -----

// batch_norm_training: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.26:5>, !quant.uniform<i8:f32, 0.51:-3>, !quant.uniform<i8:f32, 3.3:7>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127], [127, 102], [-42, 22], [-15, -66]]> : tensor<4x2xi8>}> : () -> tensor<4x2x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[32, 75]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.constant"() <{value = dense<[76, 99]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:10>>
  %r:3 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<4x2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> (tensor<4x2x!quant.uniform<i8:f32, 0.26:5>>, tensor<2x!quant.uniform<i8:f32, 0.51:-3>>, tensor<2x!quant.uniform<i8:f32, 3.3:7>>)
  %3 = "stablehlo.bitcast_convert"(%r#0) : (tensor<4x2x!quant.uniform<i8:f32, 0.26:5>>) -> tensor<4x2xi8>
  check.expect_eq_const %3, dense<[[80, 127], [127, 127], [119, 127], [127, -10]]> : tensor<4x2xi8>
  %4 = "stablehlo.bitcast_convert"(%r#1) : (tensor<2x!quant.uniform<i8:f32, 0.51:-3>>) -> tensor<2xi8>
  check.expect_eq_const %4, dense<[-27, 33]> : tensor<2xi8>
  %5 = "stablehlo.bitcast_convert"(%r#2) : (tensor<2x!quant.uniform<i8:f32, 3.3:7>>) -> tensor<2xi8>
  check.expect_eq_const %5, dense<[127, 127]> : tensor<2xi8>
  func.return
}

// -----

// batch_norm_grad: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.26:5>, !quant.uniform<i8:f32, 0.51:-3>, !quant.uniform<i8:f32, 3.3:7>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127], [108, 76], [80, -43], [25, 21]]> : tensor<4x2xi8>}> : () -> tensor<4x2x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[53, 66]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.constant"() <{value = dense<[55, 27]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.constant"() <{value = dense<[54, 75]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:10>>
  %4 = "stablehlo.constant"() <{value = dense<[[-128, 127], [-124, 5], [-31, 60], [43, -109]]> : tensor<4x2xi8>}> : () -> tensor<4x2x!quant.uniform<i8:f32, 0.5:10>>
  %r:3 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<4x2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x2x!quant.uniform<i8:f32, 0.5:10>>) -> (tensor<4x2x!quant.uniform<i8:f32, 0.26:5>>, tensor<2x!quant.uniform<i8:f32, 0.51:-3>>, tensor<2x!quant.uniform<i8:f32, 3.3:7>>)
  %5 = "stablehlo.bitcast_convert"(%r#0) : (tensor<4x2x!quant.uniform<i8:f32, 0.26:5>>) -> tensor<4x2xi8>
  check.expect_eq_const %5, dense<[[127, -128], [-128, -128], [-128, 127], [127, -128]]> : tensor<4x2xi8>
  %6 = "stablehlo.bitcast_convert"(%r#1) : (tensor<2x!quant.uniform<i8:f32, 0.51:-3>>) -> tensor<2xi8>
  check.expect_eq_const %6, dense<[127, 127]> : tensor<2xi8>
  %7 = "stablehlo.bitcast_convert"(%r#2) : (tensor<2x!quant.uniform<i8:f32, 3.3:7>>) -> tensor<2xi8>
  check.expect_eq_const %7, dense<[-35, 14]> : tensor<2xi8>
  func.return
}
