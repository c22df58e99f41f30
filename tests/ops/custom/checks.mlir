// SPDX-License-Identifier: Apache-2.0
// The checks themselves, where they agree. That they can fail is checked by interpreter_test.cc.

// Equality of numbers: -0 equals +0.
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 1.5]> : tensor<2xf32>
  %b = stablehlo.constant dense<[-0.0, 1.5]> : tensor<2xf32>
  check.expect_eq %a, %b : tensor<2xf32>
  check.expect_eq_const %a, dense<[-0.0, 1.5]> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%a, %b) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  %0 = stablehlo.custom_call @check.eq(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<i1>
  check.expect_eq_const %0, dense<true> : tensor<i1>
  func.return
}

// -----

// Tolerances: NaN equals NaN, an infinity itself.
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 0x7FC00000, 0x7F800000]> : tensor<3xf32>
  %b = stablehlo.constant dense<[1.00009, 0xFFC00000, 0x7F800000]> : tensor<3xf32>
  %c = stablehlo.constant dense<[1.0009, 0xFFC00000, 0x7F800000]> : tensor<3xf32>
  check.expect_almost_eq %a, %b : tensor<3xf32>
  check.expect_almost_eq_const %a, dense<[1.00009, 0x7FC00000, 0x7F800000]> : tensor<3xf32>
  "check.expect_almost_eq_const"(%a) <{tolerance = 1.000000e-01 : f32, value = dense<[1.09, 0x7FC00000, 0x7F800000]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%a, %c) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  func.return
}

// -----

// Neighbouring floats, also across zero.
func.func @main() {
  %a = stablehlo.constant dense<[0x3F800000, 0x00000000, 0x80000001]> : tensor<3xf32>
  %b = stablehlo.constant dense<[0x3F800001, 0x80000001, 0x00000000]> : tensor<3xf32>
  %c = stablehlo.constant dense<[0x3F800003, 0x80000002, 0x00000002]> : tensor<3xf32>
  check.expect_close %a, %b : tensor<3xf32>
  check.expect_close %a, %c {max_ulp_difference = 3 : ui64, min_ulp_difference = 2 : ui64} : tensor<3xf32>
  stablehlo.custom_call @check.expect_close(%a, %c) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  stablehlo.custom_call @check.expect_close(%a, %c) {has_side_effect = true, max_ulp_difference = 3 : ui64, min_ulp_difference = 2 : ui64} : (tensor<3xf32>, tensor<3xf32>) -> ()
  stablehlo.custom_call @check.expect_close(%a, %c) {api_version = 4 : i32, backend_config = {max_ulp_difference = 3 : ui64}, has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  func.return
}
