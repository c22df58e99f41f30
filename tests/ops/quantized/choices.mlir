// SPDX-License-Identifier: Apache-2.0
// compare, select, clamp, is_finite and reduce_precision.

// compare EQ: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-32, 24, -32, -16, -8, 16, -8, -32]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-32, 24, 16, 8, 24, -24, 24, -32]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi1>
  check.expect_eq_const %2, dense<[true, true, false, false, false, false, false, true]> : tensor<8xi1>
  func.return
}

// -----

// compare EQ: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.25:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-32, 24, -24, 8, -16, 0, -16, -24]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-32, 24, 8, 8, 24, -8, -24, 8]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.25:-3>>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.25:-3>>) -> tensor<8xi1>
  check.expect_eq_const %2, dense<[false, false, false, false, false, false, false, false]> : tensor<8xi1>
  func.return
}

// -----

// compare NE: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-32, 24, 16, 8, -8, -8, -32, -24]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-32, 24, 0, 0, 8, 24, 24, 16]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi1>
  check.expect_eq_const %2, dense<[false, false, true, true, true, true, true, true]> : tensor<8xi1>
  func.return
}

// -----

// compare NE: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.25:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-32, 24, 24, 24, -24, -8, 0, 8]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-32, 24, -8, -32, 24, -24, -8, 24]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.25:-3>>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.25:-3>>) -> tensor<8xi1>
  check.expect_eq_const %2, dense<[true, true, true, true, true, true, true, true]> : tensor<8xi1>
  func.return
}

// -----

// compare GE: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-32, 24, -8, 16, 0, 8, -8, -8]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-32, 24, 16, 0, -8, 16, -24, -8]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi1>
  check.expect_eq_const %2, dense<[true, true, false, true, true, false, true, true]> : tensor<8xi1>
  func.return
}

// -----

// compare GE: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.25:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-32, 24, -8, 0, -32, 16, -8, -8]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-32, 24, 8, -16, 16, 0, -32, -24]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.25:-3>>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.25:-3>>) -> tensor<8xi1>
  check.expect_eq_const %2, dense<[false, true, false, false, false, true, false, false]> : tensor<8xi1>
  func.return
}

// -----

// compare GT: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-32, 24, 0, -32, 0, 8, 0, -8]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-32, 24, -16, 16, -8, -8, 8, 24]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi1>
  check.expect_eq_const %2, dense<[false, false, true, false, true, true, false, false]> : tensor<8xi1>
  func.return
}

// -----

// compare GT: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.25:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-32, 24, -32, 16, 16, -8, -16, -24]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-32, 24, -8, -24, 16, 0, -24, -32]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.25:-3>>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.25:-3>>) -> tensor<8xi1>
  check.expect_eq_const %2, dense<[false, true, false, true, false, false, false, false]> : tensor<8xi1>
  func.return
}

// -----

// compare LE: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-32, 24, 16, 16, -8, -32, -16, -8]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-32, 24, 0, 0, 8, 0, -8, 24]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi1>
  check.expect_eq_const %2, dense<[true, true, false, false, true, true, true, true]> : tensor<8xi1>
  func.return
}

// -----

// compare LE: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.25:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-32, 24, -32, 0, 24, 0, -24, 0]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-32, 24, 0, -24, -32, 8, 24, 0]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.25:-3>>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.25:-3>>) -> tensor<8xi1>
  check.expect_eq_const %2, dense<[true, false, true, false, false, true, true, true]> : tensor<8xi1>
  func.return
}

// -----

// compare LT: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-32, 24, 16, -16, -8, 24, -16, 16]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-32, 24, -32, -16, -8, -32, 0, 16]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi1>
  check.expect_eq_const %2, dense<[false, false, false, false, false, false, true, false]> : tensor<8xi1>
  func.return
}

// -----

// compare LT: !quant.uniform<i8:f32, 0.5:10>, !quant.uniform<i8:f32, 0.25:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-32, 24, 16, -32, 0, 24, -16, -8]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-32, 24, -24, -32, 8, -8, 24, -16]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.25:-3>>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.25:-3>>) -> tensor<8xi1>
  check.expect_eq_const %2, dense<[true, false, false, true, true, false, true, true]> : tensor<8xi1>
  func.return
}

// -----

// select by (8,): !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = stablehlo.constant dense<[true, true, true, false, true, false, true, false]> : tensor<8xi1>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 69, -51, -62, 29, -128, -55]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.constant"() <{value = dense<[-128, 127, -9, 118, -54, -113, 46, -75]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.select"(%0, %1, %2) : (tensor<8xi1>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %4, dense<[-128, 127, 69, 118, -62, -113, -128, -75]> : tensor<8xi8>
  func.return
}

// -----

// select by (): !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = stablehlo.constant dense<true> : tensor<i1>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 69, 48, -112, 86, -81, -106]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.constant"() <{value = dense<[-128, 127, 43, 122, 103, 109, 93, -66]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.select"(%0, %1, %2) : (tensor<i1>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %4, dense<[-128, 127, 69, 48, -112, 86, -81, -106]> : tensor<8xi8>
  func.return
}

// -----

// select by (8,): !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.25:-3>
func.func @main() {
  %0 = stablehlo.constant dense<[true, false, false, true, true, true, true, true]> : tensor<8xi1>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, -63, -110, 30, -118, -30, 3]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.constant"() <{value = dense<[-128, 127, 77, 99, 82, 64, 11, 23]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.select"(%0, %1, %2) : (tensor<8xi1>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.25:-3>>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<8x!quant.uniform<i8:f32, 0.25:-3>>) -> tensor<8xi8>
  check.expect_eq_const %4, dense<[-128, 127, 127, -128, 37, -128, -83, -17]> : tensor<8xi8>
  func.return
}

// -----

// clamp with bounds (8,): !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-20, -20, -20, -20, -20, -20, -20, -20]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, -25, 84, 121, -31, 26, -117]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.constant"() <{value = dense<[60, 60, 60, 60, 60, 60, 60, 60]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.clamp"(%0, %1, %2) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %4, dense<[-20, 60, -20, 60, 60, -20, 26, -20]> : tensor<8xi8>
  func.return
}

// -----

// clamp with bounds (): !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<-20> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, -117, -32, 97, 34, 15, -99]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.constant"() <{value = dense<60> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.clamp"(%0, %1, %2) : (tensor<!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %4, dense<[-20, 60, -20, -20, 60, 34, 15, -20]> : tensor<8xi8>
  func.return
}

// -----

// clamp with bounds (): !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.25:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<-20> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.25:-3>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, -79, -6, 12, 14, -54, 2]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.constant"() <{value = dense<60> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.25:-3>>
  %3 = "stablehlo.clamp"(%0, %1, %2) : (tensor<!quant.uniform<i8:f32, 0.25:-3>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<!quant.uniform<i8:f32, 0.25:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.25:-3>>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<8x!quant.uniform<i8:f32, 0.25:-3>>) -> tensor<8xi8>
  check.expect_eq_const %4, dense<[-20, 60, -20, -20, 1, 5, -20, -19]> : tensor<8xi8>
  func.return
}

// -----

// is_finite: !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-5, 0, 127, 100]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.is_finite"(%0) : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4xi1>
  check.expect_eq_const %1, dense<[true, true, true, true]> : tensor<4xi1>
  func.return
}

// -----

// is_finite: !quant.uniform<i32:f16, 60000.0:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-5, 0, 127, 100]> : tensor<4xi32>}> : () -> tensor<4x!quant.uniform<i32:f16, 60000.0:0>>
  %1 = "stablehlo.is_finite"(%0) : (tensor<4x!quant.uniform<i32:f16, 60000.0:0>>) -> tensor<4xi1>
  check.expect_eq_const %1, dense<[true, true, true, true]> : tensor<4xi1>
  func.return
}

// -----

// reduce_precision e8m2: !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -128, -123, 104, 82, 43, -6]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 2 : i32}> : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-118, 122, -118, -118, 106, 74, 42, -6]> : tensor<8xi8>
  func.return
}

// -----

// reduce_precision e8m2: !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -62, -80, -9, 6, 81, 9]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 2 : i32}> : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, 127, -56, -83, -9, 5, 77, 9]> : tensor<8xi8>
  func.return
}
