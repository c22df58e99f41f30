// SPDX-License-Identifier: Apache-2.0
// stablehlo.compare: every direction and type of comparison.

// f32, EQ
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.40282e+38, -3.40282e+38, -inf, -3.40282e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.4013e-45, -3.40282e+38, -3.40282e+38, 1, -1, -3.40282e+38, -1, 3, inf, -2.5, 1.4013e-45, 1.4013e-45, 0.4, 1, 3.40282e+38, 0.0, -0.0, 1.4013e-45, 0.4, -1, 0.0, -0.0, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80000000, 0x40400000, 0x7F800000, 0x40400000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0xFF800000, 0xFF7FFFFF, 0x3F800000, 0x80000000, 0x7F800000, 0x3FC00000, 0x3F800000, 0x3FC00000, 0x7F800000, 0x3F000000, 0x3F000000, 0x00000001, 0xFF7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0xFF7FFFFF, 0xBF800000, 0x40400000, 0x7F800000, 0xC0200000, 0x00000001, 0x00000001, 0x3ECCCCCD, 0x3F800000, 0x7F7FFFFF, 0x00000000, 0x80000000, 0x00000001, 0x3ECCCCCD, 0xBF800000, 0x00000000, 0x80000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  // -inf, 3.40282e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.40282e+38, -3.40282e+38, 0.0, 3.40282e+38, 0.5, 0.5, 0.5, 3.40282e+38, 1.4013e-45, 1.4013e-45, 3, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 1.4013e-45, -1, 0.4, -inf, -0.0, 0.0, 0.0, 1.4013e-45, 3.40282e+38, 3.40282e+38, inf, 1.4013e-45, 0.5, 0.5, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF800000, 0x7F7FFFFF, 0x40400000, 0x7F800000, 0x3FC00000, 0x3F000000, 0xFF800000, 0xBF800000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0x00000000, 0x7F7FFFFF, 0x3F000000, 0x3F000000, 0x3F000000, 0x7F7FFFFF, 0x00000001, 0x00000001, 0x40400000, 0x80000000, 0x3ECCCCCD, 0x3F000000, 0x3ECCCCCD, 0x3FC00000, 0x3F000000, 0x00000001, 0xBF800000, 0x3ECCCCCD, 0xFF800000, 0x80000000, 0x00000000, 0x00000000, 0x00000001, 0x7F7FFFFF, 0x7F7FFFFF, 0x7F800000, 0x00000001, 0x3F000000, 0x3F000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  %0 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<54xf32>, tensor<54xf32>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f32, NE
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.40282e+38, -3.40282e+38, -inf, -3.40282e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.4013e-45, -3.40282e+38, -3.40282e+38, 1, -1, -3.40282e+38, -1, 3, inf, -2.5, 1.4013e-45, 1.4013e-45, 0.4, 1, 3.40282e+38, 0.0, -0.0, 1.4013e-45, 0.4, -1, 0.0, -0.0, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80000000, 0x40400000, 0x7F800000, 0x40400000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0xFF800000, 0xFF7FFFFF, 0x3F800000, 0x80000000, 0x7F800000, 0x3FC00000, 0x3F800000, 0x3FC00000, 0x7F800000, 0x3F000000, 0x3F000000, 0x00000001, 0xFF7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0xFF7FFFFF, 0xBF800000, 0x40400000, 0x7F800000, 0xC0200000, 0x00000001, 0x00000001, 0x3ECCCCCD, 0x3F800000, 0x7F7FFFFF, 0x00000000, 0x80000000, 0x00000001, 0x3ECCCCCD, 0xBF800000, 0x00000000, 0x80000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  // -inf, 3.40282e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.40282e+38, -3.40282e+38, 0.0, 3.40282e+38, 0.5, 0.5, 0.5, 3.40282e+38, 1.4013e-45, 1.4013e-45, 3, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 1.4013e-45, -1, 0.4, -inf, -0.0, 0.0, 0.0, 1.4013e-45, 3.40282e+38, 3.40282e+38, inf, 1.4013e-45, 0.5, 0.5, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF800000, 0x7F7FFFFF, 0x40400000, 0x7F800000, 0x3FC00000, 0x3F000000, 0xFF800000, 0xBF800000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0x00000000, 0x7F7FFFFF, 0x3F000000, 0x3F000000, 0x3F000000, 0x7F7FFFFF, 0x00000001, 0x00000001, 0x40400000, 0x80000000, 0x3ECCCCCD, 0x3F000000, 0x3ECCCCCD, 0x3FC00000, 0x3F000000, 0x00000001, 0xBF800000, 0x3ECCCCCD, 0xFF800000, 0x80000000, 0x00000000, 0x00000000, 0x00000001, 0x7F7FFFFF, 0x7F7FFFFF, 0x7F800000, 0x00000001, 0x3F000000, 0x3F000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  %0 = stablehlo.compare NE, %a, %b, FLOAT : (tensor<54xf32>, tensor<54xf32>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f32, LT
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.40282e+38, -3.40282e+38, -inf, -3.40282e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.4013e-45, -3.40282e+38, -3.40282e+38, 1, -1, -3.40282e+38, -1, 3, inf, -2.5, 1.4013e-45, 1.4013e-45, 0.4, 1, 3.40282e+38, 0.0, -0.0, 1.4013e-45, 0.4, -1, 0.0, -0.0, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80000000, 0x40400000, 0x7F800000, 0x40400000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0xFF800000, 0xFF7FFFFF, 0x3F800000, 0x80000000, 0x7F800000, 0x3FC00000, 0x3F800000, 0x3FC00000, 0x7F800000, 0x3F000000, 0x3F000000, 0x00000001, 0xFF7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0xFF7FFFFF, 0xBF800000, 0x40400000, 0x7F800000, 0xC0200000, 0x00000001, 0x00000001, 0x3ECCCCCD, 0x3F800000, 0x7F7FFFFF, 0x00000000, 0x80000000, 0x00000001, 0x3ECCCCCD, 0xBF800000, 0x00000000, 0x80000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  // -inf, 3.40282e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.40282e+38, -3.40282e+38, 0.0, 3.40282e+38, 0.5, 0.5, 0.5, 3.40282e+38, 1.4013e-45, 1.4013e-45, 3, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 1.4013e-45, -1, 0.4, -inf, -0.0, 0.0, 0.0, 1.4013e-45, 3.40282e+38, 3.40282e+38, inf, 1.4013e-45, 0.5, 0.5, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF800000, 0x7F7FFFFF, 0x40400000, 0x7F800000, 0x3FC00000, 0x3F000000, 0xFF800000, 0xBF800000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0x00000000, 0x7F7FFFFF, 0x3F000000, 0x3F000000, 0x3F000000, 0x7F7FFFFF, 0x00000001, 0x00000001, 0x40400000, 0x80000000, 0x3ECCCCCD, 0x3F000000, 0x3ECCCCCD, 0x3FC00000, 0x3F000000, 0x00000001, 0xBF800000, 0x3ECCCCCD, 0xFF800000, 0x80000000, 0x00000000, 0x00000000, 0x00000001, 0x7F7FFFFF, 0x7F7FFFFF, 0x7F800000, 0x00000001, 0x3F000000, 0x3F000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  %0 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<54xf32>, tensor<54xf32>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, true, false, true, true, false, false, false, true, false, false, false, true, false, false, true, true, false, true, true, true, false, false, true, true, false, false, false, false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f32, LE
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.40282e+38, -3.40282e+38, -inf, -3.40282e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.4013e-45, -3.40282e+38, -3.40282e+38, 1, -1, -3.40282e+38, -1, 3, inf, -2.5, 1.4013e-45, 1.4013e-45, 0.4, 1, 3.40282e+38, 0.0, -0.0, 1.4013e-45, 0.4, -1, 0.0, -0.0, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80000000, 0x40400000, 0x7F800000, 0x40400000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0xFF800000, 0xFF7FFFFF, 0x3F800000, 0x80000000, 0x7F800000, 0x3FC00000, 0x3F800000, 0x3FC00000, 0x7F800000, 0x3F000000, 0x3F000000, 0x00000001, 0xFF7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0xFF7FFFFF, 0xBF800000, 0x40400000, 0x7F800000, 0xC0200000, 0x00000001, 0x00000001, 0x3ECCCCCD, 0x3F800000, 0x7F7FFFFF, 0x00000000, 0x80000000, 0x00000001, 0x3ECCCCCD, 0xBF800000, 0x00000000, 0x80000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  // -inf, 3.40282e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.40282e+38, -3.40282e+38, 0.0, 3.40282e+38, 0.5, 0.5, 0.5, 3.40282e+38, 1.4013e-45, 1.4013e-45, 3, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 1.4013e-45, -1, 0.4, -inf, -0.0, 0.0, 0.0, 1.4013e-45, 3.40282e+38, 3.40282e+38, inf, 1.4013e-45, 0.5, 0.5, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF800000, 0x7F7FFFFF, 0x40400000, 0x7F800000, 0x3FC00000, 0x3F000000, 0xFF800000, 0xBF800000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0x00000000, 0x7F7FFFFF, 0x3F000000, 0x3F000000, 0x3F000000, 0x7F7FFFFF, 0x00000001, 0x00000001, 0x40400000, 0x80000000, 0x3ECCCCCD, 0x3F000000, 0x3ECCCCCD, 0x3FC00000, 0x3F000000, 0x00000001, 0xBF800000, 0x3ECCCCCD, 0xFF800000, 0x80000000, 0x00000000, 0x00000000, 0x00000001, 0x7F7FFFFF, 0x7F7FFFFF, 0x7F800000, 0x00000001, 0x3F000000, 0x3F000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  %0 = stablehlo.compare LE, %a, %b, FLOAT : (tensor<54xf32>, tensor<54xf32>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, true, false, true, true, false, false, false, true, false, false, false, true, false, true, true, true, false, true, true, true, false, false, true, true, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f32, GT
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.40282e+38, -3.40282e+38, -inf, -3.40282e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.4013e-45, -3.40282e+38, -3.40282e+38, 1, -1, -3.40282e+38, -1, 3, inf, -2.5, 1.4013e-45, 1.4013e-45, 0.4, 1, 3.40282e+38, 0.0, -0.0, 1.4013e-45, 0.4, -1, 0.0, -0.0, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80000000, 0x40400000, 0x7F800000, 0x40400000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0xFF800000, 0xFF7FFFFF, 0x3F800000, 0x80000000, 0x7F800000, 0x3FC00000, 0x3F800000, 0x3FC00000, 0x7F800000, 0x3F000000, 0x3F000000, 0x00000001, 0xFF7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0xFF7FFFFF, 0xBF800000, 0x40400000, 0x7F800000, 0xC0200000, 0x00000001, 0x00000001, 0x3ECCCCCD, 0x3F800000, 0x7F7FFFFF, 0x00000000, 0x80000000, 0x00000001, 0x3ECCCCCD, 0xBF800000, 0x00000000, 0x80000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  // -inf, 3.40282e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.40282e+38, -3.40282e+38, 0.0, 3.40282e+38, 0.5, 0.5, 0.5, 3.40282e+38, 1.4013e-45, 1.4013e-45, 3, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 1.4013e-45, -1, 0.4, -inf, -0.0, 0.0, 0.0, 1.4013e-45, 3.40282e+38, 3.40282e+38, inf, 1.4013e-45, 0.5, 0.5, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF800000, 0x7F7FFFFF, 0x40400000, 0x7F800000, 0x3FC00000, 0x3F000000, 0xFF800000, 0xBF800000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0x00000000, 0x7F7FFFFF, 0x3F000000, 0x3F000000, 0x3F000000, 0x7F7FFFFF, 0x00000001, 0x00000001, 0x40400000, 0x80000000, 0x3ECCCCCD, 0x3F000000, 0x3ECCCCCD, 0x3FC00000, 0x3F000000, 0x00000001, 0xBF800000, 0x3ECCCCCD, 0xFF800000, 0x80000000, 0x00000000, 0x00000000, 0x00000001, 0x7F7FFFFF, 0x7F7FFFFF, 0x7F800000, 0x00000001, 0x3F000000, 0x3F000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  %0 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<54xf32>, tensor<54xf32>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, false, true, false, false, true, true, true, false, true, true, true, false, true, false, false, false, true, false, false, false, true, true, false, false, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f32, GE
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.40282e+38, -3.40282e+38, -inf, -3.40282e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.4013e-45, -3.40282e+38, -3.40282e+38, 1, -1, -3.40282e+38, -1, 3, inf, -2.5, 1.4013e-45, 1.4013e-45, 0.4, 1, 3.40282e+38, 0.0, -0.0, 1.4013e-45, 0.4, -1, 0.0, -0.0, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80000000, 0x40400000, 0x7F800000, 0x40400000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0xFF800000, 0xFF7FFFFF, 0x3F800000, 0x80000000, 0x7F800000, 0x3FC00000, 0x3F800000, 0x3FC00000, 0x7F800000, 0x3F000000, 0x3F000000, 0x00000001, 0xFF7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0xFF7FFFFF, 0xBF800000, 0x40400000, 0x7F800000, 0xC0200000, 0x00000001, 0x00000001, 0x3ECCCCCD, 0x3F800000, 0x7F7FFFFF, 0x00000000, 0x80000000, 0x00000001, 0x3ECCCCCD, 0xBF800000, 0x00000000, 0x80000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  // -inf, 3.40282e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.40282e+38, -3.40282e+38, 0.0, 3.40282e+38, 0.5, 0.5, 0.5, 3.40282e+38, 1.4013e-45, 1.4013e-45, 3, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 1.4013e-45, -1, 0.4, -inf, -0.0, 0.0, 0.0, 1.4013e-45, 3.40282e+38, 3.40282e+38, inf, 1.4013e-45, 0.5, 0.5, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF800000, 0x7F7FFFFF, 0x40400000, 0x7F800000, 0x3FC00000, 0x3F000000, 0xFF800000, 0xBF800000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0x00000000, 0x7F7FFFFF, 0x3F000000, 0x3F000000, 0x3F000000, 0x7F7FFFFF, 0x00000001, 0x00000001, 0x40400000, 0x80000000, 0x3ECCCCCD, 0x3F000000, 0x3ECCCCCD, 0x3FC00000, 0x3F000000, 0x00000001, 0xBF800000, 0x3ECCCCCD, 0xFF800000, 0x80000000, 0x00000000, 0x00000000, 0x00000001, 0x7F7FFFFF, 0x7F7FFFFF, 0x7F800000, 0x00000001, 0x3F000000, 0x3F000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  %0 = stablehlo.compare GE, %a, %b, FLOAT : (tensor<54xf32>, tensor<54xf32>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, false, true, false, false, true, true, true, false, true, true, true, false, true, true, false, false, true, false, false, false, true, true, false, false, true, true, true, true, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f32, EQ by total order
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.40282e+38, -3.40282e+38, -inf, -3.40282e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.4013e-45, -3.40282e+38, -3.40282e+38, 1, -1, -3.40282e+38, -1, 3, inf, -2.5, 1.4013e-45, 1.4013e-45, 0.4, 1, 3.40282e+38, 0.0, -0.0, 1.4013e-45, 0.4, -1, 0.0, -0.0, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80000000, 0x40400000, 0x7F800000, 0x40400000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0xFF800000, 0xFF7FFFFF, 0x3F800000, 0x80000000, 0x7F800000, 0x3FC00000, 0x3F800000, 0x3FC00000, 0x7F800000, 0x3F000000, 0x3F000000, 0x00000001, 0xFF7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0xFF7FFFFF, 0xBF800000, 0x40400000, 0x7F800000, 0xC0200000, 0x00000001, 0x00000001, 0x3ECCCCCD, 0x3F800000, 0x7F7FFFFF, 0x00000000, 0x80000000, 0x00000001, 0x3ECCCCCD, 0xBF800000, 0x00000000, 0x80000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  // -inf, 3.40282e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.40282e+38, -3.40282e+38, 0.0, 3.40282e+38, 0.5, 0.5, 0.5, 3.40282e+38, 1.4013e-45, 1.4013e-45, 3, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 1.4013e-45, -1, 0.4, -inf, -0.0, 0.0, 0.0, 1.4013e-45, 3.40282e+38, 3.40282e+38, inf, 1.4013e-45, 0.5, 0.5, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF800000, 0x7F7FFFFF, 0x40400000, 0x7F800000, 0x3FC00000, 0x3F000000, 0xFF800000, 0xBF800000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0x00000000, 0x7F7FFFFF, 0x3F000000, 0x3F000000, 0x3F000000, 0x7F7FFFFF, 0x00000001, 0x00000001, 0x40400000, 0x80000000, 0x3ECCCCCD, 0x3F000000, 0x3ECCCCCD, 0x3FC00000, 0x3F000000, 0x00000001, 0xBF800000, 0x3ECCCCCD, 0xFF800000, 0x80000000, 0x00000000, 0x00000000, 0x00000001, 0x7F7FFFFF, 0x7F7FFFFF, 0x7F800000, 0x00000001, 0x3F000000, 0x3F000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  %0 = stablehlo.compare EQ, %a, %b, TOTALORDER : (tensor<54xf32>, tensor<54xf32>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f32, NE by total order
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.40282e+38, -3.40282e+38, -inf, -3.40282e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.4013e-45, -3.40282e+38, -3.40282e+38, 1, -1, -3.40282e+38, -1, 3, inf, -2.5, 1.4013e-45, 1.4013e-45, 0.4, 1, 3.40282e+38, 0.0, -0.0, 1.4013e-45, 0.4, -1, 0.0, -0.0, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80000000, 0x40400000, 0x7F800000, 0x40400000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0xFF800000, 0xFF7FFFFF, 0x3F800000, 0x80000000, 0x7F800000, 0x3FC00000, 0x3F800000, 0x3FC00000, 0x7F800000, 0x3F000000, 0x3F000000, 0x00000001, 0xFF7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0xFF7FFFFF, 0xBF800000, 0x40400000, 0x7F800000, 0xC0200000, 0x00000001, 0x00000001, 0x3ECCCCCD, 0x3F800000, 0x7F7FFFFF, 0x00000000, 0x80000000, 0x00000001, 0x3ECCCCCD, 0xBF800000, 0x00000000, 0x80000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  // -inf, 3.40282e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.40282e+38, -3.40282e+38, 0.0, 3.40282e+38, 0.5, 0.5, 0.5, 3.40282e+38, 1.4013e-45, 1.4013e-45, 3, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 1.4013e-45, -1, 0.4, -inf, -0.0, 0.0, 0.0, 1.4013e-45, 3.40282e+38, 3.40282e+38, inf, 1.4013e-45, 0.5, 0.5, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF800000, 0x7F7FFFFF, 0x40400000, 0x7F800000, 0x3FC00000, 0x3F000000, 0xFF800000, 0xBF800000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0x00000000, 0x7F7FFFFF, 0x3F000000, 0x3F000000, 0x3F000000, 0x7F7FFFFF, 0x00000001, 0x00000001, 0x40400000, 0x80000000, 0x3ECCCCCD, 0x3F000000, 0x3ECCCCCD, 0x3FC00000, 0x3F000000, 0x00000001, 0xBF800000, 0x3ECCCCCD, 0xFF800000, 0x80000000, 0x00000000, 0x00000000, 0x00000001, 0x7F7FFFFF, 0x7F7FFFFF, 0x7F800000, 0x00000001, 0x3F000000, 0x3F000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  %0 = stablehlo.compare NE, %a, %b, TOTALORDER : (tensor<54xf32>, tensor<54xf32>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f32, LT by total order
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.40282e+38, -3.40282e+38, -inf, -3.40282e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.4013e-45, -3.40282e+38, -3.40282e+38, 1, -1, -3.40282e+38, -1, 3, inf, -2.5, 1.4013e-45, 1.4013e-45, 0.4, 1, 3.40282e+38, 0.0, -0.0, 1.4013e-45, 0.4, -1, 0.0, -0.0, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80000000, 0x40400000, 0x7F800000, 0x40400000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0xFF800000, 0xFF7FFFFF, 0x3F800000, 0x80000000, 0x7F800000, 0x3FC00000, 0x3F800000, 0x3FC00000, 0x7F800000, 0x3F000000, 0x3F000000, 0x00000001, 0xFF7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0xFF7FFFFF, 0xBF800000, 0x40400000, 0x7F800000, 0xC0200000, 0x00000001, 0x00000001, 0x3ECCCCCD, 0x3F800000, 0x7F7FFFFF, 0x00000000, 0x80000000, 0x00000001, 0x3ECCCCCD, 0xBF800000, 0x00000000, 0x80000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  // -inf, 3.40282e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.40282e+38, -3.40282e+38, 0.0, 3.40282e+38, 0.5, 0.5, 0.5, 3.40282e+38, 1.4013e-45, 1.4013e-45, 3, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 1.4013e-45, -1, 0.4, -inf, -0.0, 0.0, 0.0, 1.4013e-45, 3.40282e+38, 3.40282e+38, inf, 1.4013e-45, 0.5, 0.5, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF800000, 0x7F7FFFFF, 0x40400000, 0x7F800000, 0x3FC00000, 0x3F000000, 0xFF800000, 0xBF800000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0x00000000, 0x7F7FFFFF, 0x3F000000, 0x3F000000, 0x3F000000, 0x7F7FFFFF, 0x00000001, 0x00000001, 0x40400000, 0x80000000, 0x3ECCCCCD, 0x3F000000, 0x3ECCCCCD, 0x3FC00000, 0x3F000000, 0x00000001, 0xBF800000, 0x3ECCCCCD, 0xFF800000, 0x80000000, 0x00000000, 0x00000000, 0x00000001, 0x7F7FFFFF, 0x7F7FFFFF, 0x7F800000, 0x00000001, 0x3F000000, 0x3F000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  %0 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<54xf32>, tensor<54xf32>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, true, false, true, true, false, false, false, true, false, false, false, true, false, false, true, true, false, true, true, true, false, false, true, true, false, false, false, false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f32, LE by total order
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.40282e+38, -3.40282e+38, -inf, -3.40282e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.4013e-45, -3.40282e+38, -3.40282e+38, 1, -1, -3.40282e+38, -1, 3, inf, -2.5, 1.4013e-45, 1.4013e-45, 0.4, 1, 3.40282e+38, 0.0, -0.0, 1.4013e-45, 0.4, -1, 0.0, -0.0, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80000000, 0x40400000, 0x7F800000, 0x40400000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0xFF800000, 0xFF7FFFFF, 0x3F800000, 0x80000000, 0x7F800000, 0x3FC00000, 0x3F800000, 0x3FC00000, 0x7F800000, 0x3F000000, 0x3F000000, 0x00000001, 0xFF7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0xFF7FFFFF, 0xBF800000, 0x40400000, 0x7F800000, 0xC0200000, 0x00000001, 0x00000001, 0x3ECCCCCD, 0x3F800000, 0x7F7FFFFF, 0x00000000, 0x80000000, 0x00000001, 0x3ECCCCCD, 0xBF800000, 0x00000000, 0x80000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  // -inf, 3.40282e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.40282e+38, -3.40282e+38, 0.0, 3.40282e+38, 0.5, 0.5, 0.5, 3.40282e+38, 1.4013e-45, 1.4013e-45, 3, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 1.4013e-45, -1, 0.4, -inf, -0.0, 0.0, 0.0, 1.4013e-45, 3.40282e+38, 3.40282e+38, inf, 1.4013e-45, 0.5, 0.5, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF800000, 0x7F7FFFFF, 0x40400000, 0x7F800000, 0x3FC00000, 0x3F000000, 0xFF800000, 0xBF800000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0x00000000, 0x7F7FFFFF, 0x3F000000, 0x3F000000, 0x3F000000, 0x7F7FFFFF, 0x00000001, 0x00000001, 0x40400000, 0x80000000, 0x3ECCCCCD, 0x3F000000, 0x3ECCCCCD, 0x3FC00000, 0x3F000000, 0x00000001, 0xBF800000, 0x3ECCCCCD, 0xFF800000, 0x80000000, 0x00000000, 0x00000000, 0x00000001, 0x7F7FFFFF, 0x7F7FFFFF, 0x7F800000, 0x00000001, 0x3F000000, 0x3F000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  %0 = stablehlo.compare LE, %a, %b, TOTALORDER : (tensor<54xf32>, tensor<54xf32>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, true, false, true, true, false, false, false, true, false, false, false, true, false, true, true, true, false, true, true, true, false, false, true, true, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f32, GT by total order
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.40282e+38, -3.40282e+38, -inf, -3.40282e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.4013e-45, -3.40282e+38, -3.40282e+38, 1, -1, -3.40282e+38, -1, 3, inf, -2.5, 1.4013e-45, 1.4013e-45, 0.4, 1, 3.40282e+38, 0.0, -0.0, 1.4013e-45, 0.4, -1, 0.0, -0.0, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80000000, 0x40400000, 0x7F800000, 0x40400000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0xFF800000, 0xFF7FFFFF, 0x3F800000, 0x80000000, 0x7F800000, 0x3FC00000, 0x3F800000, 0x3FC00000, 0x7F800000, 0x3F000000, 0x3F000000, 0x00000001, 0xFF7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0xFF7FFFFF, 0xBF800000, 0x40400000, 0x7F800000, 0xC0200000, 0x00000001, 0x00000001, 0x3ECCCCCD, 0x3F800000, 0x7F7FFFFF, 0x00000000, 0x80000000, 0x00000001, 0x3ECCCCCD, 0xBF800000, 0x00000000, 0x80000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  // -inf, 3.40282e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.40282e+38, -3.40282e+38, 0.0, 3.40282e+38, 0.5, 0.5, 0.5, 3.40282e+38, 1.4013e-45, 1.4013e-45, 3, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 1.4013e-45, -1, 0.4, -inf, -0.0, 0.0, 0.0, 1.4013e-45, 3.40282e+38, 3.40282e+38, inf, 1.4013e-45, 0.5, 0.5, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF800000, 0x7F7FFFFF, 0x40400000, 0x7F800000, 0x3FC00000, 0x3F000000, 0xFF800000, 0xBF800000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0x00000000, 0x7F7FFFFF, 0x3F000000, 0x3F000000, 0x3F000000, 0x7F7FFFFF, 0x00000001, 0x00000001, 0x40400000, 0x80000000, 0x3ECCCCCD, 0x3F000000, 0x3ECCCCCD, 0x3FC00000, 0x3F000000, 0x00000001, 0xBF800000, 0x3ECCCCCD, 0xFF800000, 0x80000000, 0x00000000, 0x00000000, 0x00000001, 0x7F7FFFFF, 0x7F7FFFFF, 0x7F800000, 0x00000001, 0x3F000000, 0x3F000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  %0 = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<54xf32>, tensor<54xf32>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, false, true, false, false, true, true, true, false, true, true, true, false, true, false, false, false, true, false, false, false, true, true, false, false, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f32, GE by total order
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.40282e+38, -3.40282e+38, -inf, -3.40282e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.4013e-45, -3.40282e+38, -3.40282e+38, 1, -1, -3.40282e+38, -1, 3, inf, -2.5, 1.4013e-45, 1.4013e-45, 0.4, 1, 3.40282e+38, 0.0, -0.0, 1.4013e-45, 0.4, -1, 0.0, -0.0, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80000000, 0x40400000, 0x7F800000, 0x40400000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0xFF800000, 0xFF7FFFFF, 0x3F800000, 0x80000000, 0x7F800000, 0x3FC00000, 0x3F800000, 0x3FC00000, 0x7F800000, 0x3F000000, 0x3F000000, 0x00000001, 0xFF7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0xFF7FFFFF, 0xBF800000, 0x40400000, 0x7F800000, 0xC0200000, 0x00000001, 0x00000001, 0x3ECCCCCD, 0x3F800000, 0x7F7FFFFF, 0x00000000, 0x80000000, 0x00000001, 0x3ECCCCCD, 0xBF800000, 0x00000000, 0x80000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  // -inf, 3.40282e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.40282e+38, -3.40282e+38, 0.0, 3.40282e+38, 0.5, 0.5, 0.5, 3.40282e+38, 1.4013e-45, 1.4013e-45, 3, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 1.4013e-45, -1, 0.4, -inf, -0.0, 0.0, 0.0, 1.4013e-45, 3.40282e+38, 3.40282e+38, inf, 1.4013e-45, 0.5, 0.5, 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF800000, 0x7F7FFFFF, 0x40400000, 0x7F800000, 0x3FC00000, 0x3F000000, 0xFF800000, 0xBF800000, 0xC0200000, 0xFF7FFFFF, 0xFF7FFFFF, 0x00000000, 0x7F7FFFFF, 0x3F000000, 0x3F000000, 0x3F000000, 0x7F7FFFFF, 0x00000001, 0x00000001, 0x40400000, 0x80000000, 0x3ECCCCCD, 0x3F000000, 0x3ECCCCCD, 0x3FC00000, 0x3F000000, 0x00000001, 0xBF800000, 0x3ECCCCCD, 0xFF800000, 0x80000000, 0x00000000, 0x00000000, 0x00000001, 0x7F7FFFFF, 0x7F7FFFFF, 0x7F800000, 0x00000001, 0x3F000000, 0x3F000000, 0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000]> : tensor<54xf32>
  %0 = stablehlo.compare GE, %a, %b, TOTALORDER : (tensor<54xf32>, tensor<54xf32>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, false, true, false, false, true, true, true, false, true, true, true, false, true, true, false, false, true, false, false, false, true, true, false, false, true, true, true, true, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f64, EQ
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -1.79769e+308, -1.79769e+308, -inf, -1.79769e+308, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 4.94066e-324, -1.79769e+308, -1.79769e+308, 1, -1, -1.79769e+308, -1, 3, inf, -2.5, 4.94066e-324, 4.94066e-324, 0.4, 1, 1.79769e+308, 0.0, -0.0, 4.94066e-324, 0.4, -1, 0.0, -0.0, 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %a = stablehlo.constant dense<[-0.0, 3.0, inf, 3.0, -2.5, -1.7976931348623157e+308, -1.7976931348623157e+308, -inf, -1.7976931348623157e+308, 1.0, -0.0, inf, 1.5, 1.0, 1.5, inf, 0.5, 0.5, 5e-324, -1.7976931348623157e+308, -1.7976931348623157e+308, 1.0, -1.0, -1.7976931348623157e+308, -1.0, 3.0, inf, -2.5, 5e-324, 5e-324, 0.4, 1.0, 1.7976931348623157e+308, 0.0, -0.0, 5e-324, 0.4, -1.0, 0.0, -0.0, 0.0, -0.0, 5e-324, 1.7976931348623157e+308, -1.7976931348623157e+308, 1.0, -1.0, 0.5, 1.5, -2.5, 0.4, 3.0, inf, -inf]> : tensor<54xf64>
  // -inf, 1.79769e+308, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -1.79769e+308, -1.79769e+308, 0.0, 1.79769e+308, 0.5, 0.5, 0.5, 1.79769e+308, 4.94066e-324, 4.94066e-324, 3, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 4.94066e-324, -1, 0.4, -inf, -0.0, 0.0, 0.0, 4.94066e-324, 1.79769e+308, 1.79769e+308, inf, 4.94066e-324, 0.5, 0.5, 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %b = stablehlo.constant dense<[-inf, 1.7976931348623157e+308, 3.0, inf, 1.5, 0.5, -inf, -1.0, -2.5, -1.7976931348623157e+308, -1.7976931348623157e+308, 0.0, 1.7976931348623157e+308, 0.5, 0.5, 0.5, 1.7976931348623157e+308, 5e-324, 5e-324, 3.0, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 5e-324, -1.0, 0.4, -inf, -0.0, 0.0, 0.0, 5e-324, 1.7976931348623157e+308, 1.7976931348623157e+308, inf, 5e-324, 0.5, 0.5, 0.0, -0.0, 5e-324, 1.7976931348623157e+308, -1.7976931348623157e+308, 1.0, -1.0, 0.5, 1.5, -2.5, 0.4, 3.0, inf, -inf]> : tensor<54xf64>
  %0 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<54xf64>, tensor<54xf64>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f64, NE
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -1.79769e+308, -1.79769e+308, -inf, -1.79769e+308, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 4.94066e-324, -1.79769e+308, -1.79769e+308, 1, -1, -1.79769e+308, -1, 3, inf, -2.5, 4.94066e-324, 4.94066e-324, 0.4, 1, 1.79769e+308, 0.0, -0.0, 4.94066e-324, 0.4, -1, 0.0, -0.0, 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %a = stablehlo.constant dense<[-0.0, 3.0, inf, 3.0, -2.5, -1.7976931348623157e+308, -1.7976931348623157e+308, -inf, -1.7976931348623157e+308, 1.0, -0.0, inf, 1.5, 1.0, 1.5, inf, 0.5, 0.5, 5e-324, -1.7976931348623157e+308, -1.7976931348623157e+308, 1.0, -1.0, -1.7976931348623157e+308, -1.0, 3.0, inf, -2.5, 5e-324, 5e-324, 0.4, 1.0, 1.7976931348623157e+308, 0.0, -0.0, 5e-324, 0.4, -1.0, 0.0, -0.0, 0.0, -0.0, 5e-324, 1.7976931348623157e+308, -1.7976931348623157e+308, 1.0, -1.0, 0.5, 1.5, -2.5, 0.4, 3.0, inf, -inf]> : tensor<54xf64>
  // -inf, 1.79769e+308, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -1.79769e+308, -1.79769e+308, 0.0, 1.79769e+308, 0.5, 0.5, 0.5, 1.79769e+308, 4.94066e-324, 4.94066e-324, 3, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 4.94066e-324, -1, 0.4, -inf, -0.0, 0.0, 0.0, 4.94066e-324, 1.79769e+308, 1.79769e+308, inf, 4.94066e-324, 0.5, 0.5, 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %b = stablehlo.constant dense<[-inf, 1.7976931348623157e+308, 3.0, inf, 1.5, 0.5, -inf, -1.0, -2.5, -1.7976931348623157e+308, -1.7976931348623157e+308, 0.0, 1.7976931348623157e+308, 0.5, 0.5, 0.5, 1.7976931348623157e+308, 5e-324, 5e-324, 3.0, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 5e-324, -1.0, 0.4, -inf, -0.0, 0.0, 0.0, 5e-324, 1.7976931348623157e+308, 1.7976931348623157e+308, inf, 5e-324, 0.5, 0.5, 0.0, -0.0, 5e-324, 1.7976931348623157e+308, -1.7976931348623157e+308, 1.0, -1.0, 0.5, 1.5, -2.5, 0.4, 3.0, inf, -inf]> : tensor<54xf64>
  %0 = stablehlo.compare NE, %a, %b, FLOAT : (tensor<54xf64>, tensor<54xf64>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f64, LT
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -1.79769e+308, -1.79769e+308, -inf, -1.79769e+308, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 4.94066e-324, -1.79769e+308, -1.79769e+308, 1, -1, -1.79769e+308, -1, 3, inf, -2.5, 4.94066e-324, 4.94066e-324, 0.4, 1, 1.79769e+308, 0.0, -0.0, 4.94066e-324, 0.4, -1, 0.0, -0.0, 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %a = stablehlo.constant dense<[-0.0, 3.0, inf, 3.0, -2.5, -1.7976931348623157e+308, -1.7976931348623157e+308, -inf, -1.7976931348623157e+308, 1.0, -0.0, inf, 1.5, 1.0, 1.5, inf, 0.5, 0.5, 5e-324, -1.7976931348623157e+308, -1.7976931348623157e+308, 1.0, -1.0, -1.7976931348623157e+308, -1.0, 3.0, inf, -2.5, 5e-324, 5e-324, 0.4, 1.0, 1.7976931348623157e+308, 0.0, -0.0, 5e-324, 0.4, -1.0, 0.0, -0.0, 0.0, -0.0, 5e-324, 1.7976931348623157e+308, -1.7976931348623157e+308, 1.0, -1.0, 0.5, 1.5, -2.5, 0.4, 3.0, inf, -inf]> : tensor<54xf64>
  // -inf, 1.79769e+308, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -1.79769e+308, -1.79769e+308, 0.0, 1.79769e+308, 0.5, 0.5, 0.5, 1.79769e+308, 4.94066e-324, 4.94066e-324, 3, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 4.94066e-324, -1, 0.4, -inf, -0.0, 0.0, 0.0, 4.94066e-324, 1.79769e+308, 1.79769e+308, inf, 4.94066e-324, 0.5, 0.5, 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %b = stablehlo.constant dense<[-inf, 1.7976931348623157e+308, 3.0, inf, 1.5, 0.5, -inf, -1.0, -2.5, -1.7976931348623157e+308, -1.7976931348623157e+308, 0.0, 1.7976931348623157e+308, 0.5, 0.5, 0.5, 1.7976931348623157e+308, 5e-324, 5e-324, 3.0, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 5e-324, -1.0, 0.4, -inf, -0.0, 0.0, 0.0, 5e-324, 1.7976931348623157e+308, 1.7976931348623157e+308, inf, 5e-324, 0.5, 0.5, 0.0, -0.0, 5e-324, 1.7976931348623157e+308, -1.7976931348623157e+308, 1.0, -1.0, 0.5, 1.5, -2.5, 0.4, 3.0, inf, -inf]> : tensor<54xf64>
  %0 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<54xf64>, tensor<54xf64>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, true, false, true, true, false, false, false, true, false, false, false, true, false, false, true, true, false, true, true, true, false, false, true, true, false, false, false, false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f64, LE
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -1.79769e+308, -1.79769e+308, -inf, -1.79769e+308, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 4.94066e-324, -1.79769e+308, -1.79769e+308, 1, -1, -1.79769e+308, -1, 3, inf, -2.5, 4.94066e-324, 4.94066e-324, 0.4, 1, 1.79769e+308, 0.0, -0.0, 4.94066e-324, 0.4, -1, 0.0, -0.0, 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %a = stablehlo.constant dense<[-0.0, 3.0, inf, 3.0, -2.5, -1.7976931348623157e+308, -1.7976931348623157e+308, -inf, -1.7976931348623157e+308, 1.0, -0.0, inf, 1.5, 1.0, 1.5, inf, 0.5, 0.5, 5e-324, -1.7976931348623157e+308, -1.7976931348623157e+308, 1.0, -1.0, -1.7976931348623157e+308, -1.0, 3.0, inf, -2.5, 5e-324, 5e-324, 0.4, 1.0, 1.7976931348623157e+308, 0.0, -0.0, 5e-324, 0.4, -1.0, 0.0, -0.0, 0.0, -0.0, 5e-324, 1.7976931348623157e+308, -1.7976931348623157e+308, 1.0, -1.0, 0.5, 1.5, -2.5, 0.4, 3.0, inf, -inf]> : tensor<54xf64>
  // -inf, 1.79769e+308, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -1.79769e+308, -1.79769e+308, 0.0, 1.79769e+308, 0.5, 0.5, 0.5, 1.79769e+308, 4.94066e-324, 4.94066e-324, 3, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 4.94066e-324, -1, 0.4, -inf, -0.0, 0.0, 0.0, 4.94066e-324, 1.79769e+308, 1.79769e+308, inf, 4.94066e-324, 0.5, 0.5, 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %b = stablehlo.constant dense<[-inf, 1.7976931348623157e+308, 3.0, inf, 1.5, 0.5, -inf, -1.0, -2.5, -1.7976931348623157e+308, -1.7976931348623157e+308, 0.0, 1.7976931348623157e+308, 0.5, 0.5, 0.5, 1.7976931348623157e+308, 5e-324, 5e-324, 3.0, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 5e-324, -1.0, 0.4, -inf, -0.0, 0.0, 0.0, 5e-324, 1.7976931348623157e+308, 1.7976931348623157e+308, inf, 5e-324, 0.5, 0.5, 0.0, -0.0, 5e-324, 1.7976931348623157e+308, -1.7976931348623157e+308, 1.0, -1.0, 0.5, 1.5, -2.5, 0.4, 3.0, inf, -inf]> : tensor<54xf64>
  %0 = stablehlo.compare LE, %a, %b, FLOAT : (tensor<54xf64>, tensor<54xf64>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, true, false, true, true, false, false, false, true, false, false, false, true, false, true, true, true, false, true, true, true, false, false, true, true, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f64, GT
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -1.79769e+308, -1.79769e+308, -inf, -1.79769e+308, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 4.94066e-324, -1.79769e+308, -1.79769e+308, 1, -1, -1.79769e+308, -1, 3, inf, -2.5, 4.94066e-324, 4.94066e-324, 0.4, 1, 1.79769e+308, 0.0, -0.0, 4.94066e-324, 0.4, -1, 0.0, -0.0, 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %a = stablehlo.constant dense<[-0.0, 3.0, inf, 3.0, -2.5, -1.7976931348623157e+308, -1.7976931348623157e+308, -inf, -1.7976931348623157e+308, 1.0, -0.0, inf, 1.5, 1.0, 1.5, inf, 0.5, 0.5, 5e-324, -1.7976931348623157e+308, -1.7976931348623157e+308, 1.0, -1.0, -1.7976931348623157e+308, -1.0, 3.0, inf, -2.5, 5e-324, 5e-324, 0.4, 1.0, 1.7976931348623157e+308, 0.0, -0.0, 5e-324, 0.4, -1.0, 0.0, -0.0, 0.0, -0.0, 5e-324, 1.7976931348623157e+308, -1.7976931348623157e+308, 1.0, -1.0, 0.5, 1.5, -2.5, 0.4, 3.0, inf, -inf]> : tensor<54xf64>
  // -inf, 1.79769e+308, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -1.79769e+308, -1.79769e+308, 0.0, 1.79769e+308, 0.5, 0.5, 0.5, 1.79769e+308, 4.94066e-324, 4.94066e-324, 3, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 4.94066e-324, -1, 0.4, -inf, -0.0, 0.0, 0.0, 4.94066e-324, 1.79769e+308, 1.79769e+308, inf, 4.94066e-324, 0.5, 0.5, 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %b = stablehlo.constant dense<[-inf, 1.7976931348623157e+308, 3.0, inf, 1.5, 0.5, -inf, -1.0, -2.5, -1.7976931348623157e+308, -1.7976931348623157e+308, 0.0, 1.7976931348623157e+308, 0.5, 0.5, 0.5, 1.7976931348623157e+308, 5e-324, 5e-324, 3.0, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 5e-324, -1.0, 0.4, -inf, -0.0, 0.0, 0.0, 5e-324, 1.7976931348623157e+308, 1.7976931348623157e+308, inf, 5e-324, 0.5, 0.5, 0.0, -0.0, 5e-324, 1.7976931348623157e+308, -1.7976931348623157e+308, 1.0, -1.0, 0.5, 1.5, -2.5, 0.4, 3.0, inf, -inf]> : tensor<54xf64>
  %0 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<54xf64>, tensor<54xf64>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, false, true, false, false, true, true, true, false, true, true, true, false, true, false, false, false, true, false, false, false, true, true, false, false, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f64, GE
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -1.79769e+308, -1.79769e+308, -inf, -1.79769e+308, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 4.94066e-324, -1.79769e+308, -1.79769e+308, 1, -1, -1.79769e+308, -1, 3, inf, -2.5, 4.94066e-324, 4.94066e-324, 0.4, 1, 1.79769e+308, 0.0, -0.0, 4.94066e-324, 0.4, -1, 0.0, -0.0, 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %a = stablehlo.constant dense<[-0.0, 3.0, inf, 3.0, -2.5, -1.7976931348623157e+308, -1.7976931348623157e+308, -inf, -1.7976931348623157e+308, 1.0, -0.0, inf, 1.5, 1.0, 1.5, inf, 0.5, 0.5, 5e-324, -1.7976931348623157e+308, -1.7976931348623157e+308, 1.0, -1.0, -1.7976931348623157e+308, -1.0, 3.0, inf, -2.5, 5e-324, 5e-324, 0.4, 1.0, 1.7976931348623157e+308, 0.0, -0.0, 5e-324, 0.4, -1.0, 0.0, -0.0, 0.0, -0.0, 5e-324, 1.7976931348623157e+308, -1.7976931348623157e+308, 1.0, -1.0, 0.5, 1.5, -2.5, 0.4, 3.0, inf, -inf]> : tensor<54xf64>
  // -inf, 1.79769e+308, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -1.79769e+308, -1.79769e+308, 0.0, 1.79769e+308, 0.5, 0.5, 0.5, 1.79769e+308, 4.94066e-324, 4.94066e-324, 3, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 4.94066e-324, -1, 0.4, -inf, -0.0, 0.0, 0.0, 4.94066e-324, 1.79769e+308, 1.79769e+308, inf, 4.94066e-324, 0.5, 0.5, 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf
  %b = stablehlo.constant dense<[-inf, 1.7976931348623157e+308, 3.0, inf, 1.5, 0.5, -inf, -1.0, -2.5, -1.7976931348623157e+308, -1.7976931348623157e+308, 0.0, 1.7976931348623157e+308, 0.5, 0.5, 0.5, 1.7976931348623157e+308, 5e-324, 5e-324, 3.0, -0.0, 0.4, 0.5, 0.4, 1.5, 0.5, 5e-324, -1.0, 0.4, -inf, -0.0, 0.0, 0.0, 5e-324, 1.7976931348623157e+308, 1.7976931348623157e+308, inf, 5e-324, 0.5, 0.5, 0.0, -0.0, 5e-324, 1.7976931348623157e+308, -1.7976931348623157e+308, 1.0, -1.0, 0.5, 1.5, -2.5, 0.4, 3.0, inf, -inf]> : tensor<54xf64>
  %0 = stablehlo.compare GE, %a, %b, FLOAT : (tensor<54xf64>, tensor<54xf64>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, false, true, false, false, true, true, true, false, true, true, true, false, true, true, false, false, true, false, false, false, true, true, false, false, true, true, true, true, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// bf16, EQ
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.38953e+38, -3.38953e+38, -inf, -3.38953e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 9.18355e-41, -3.38953e+38, -3.38953e+38, 1, -1, -3.38953e+38, -1, 3, inf, -2.5, 9.18355e-41, 9.18355e-41, 0.400391, 1, 3.38953e+38, 0.0, -0.0, 9.18355e-41, 0.400391, -1, 0.0, -0.0, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %a = stablehlo.constant dense<[0x8000, 0x4040, 0x7F80, 0x4040, 0xC020, 0xFF7F, 0xFF7F, 0xFF80, 0xFF7F, 0x3F80, 0x8000, 0x7F80, 0x3FC0, 0x3F80, 0x3FC0, 0x7F80, 0x3F00, 0x3F00, 0x0001, 0xFF7F, 0xFF7F, 0x3F80, 0xBF80, 0xFF7F, 0xBF80, 0x4040, 0x7F80, 0xC020, 0x0001, 0x0001, 0x3ECD, 0x3F80, 0x7F7F, 0x0000, 0x8000, 0x0001, 0x3ECD, 0xBF80, 0x0000, 0x8000, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  // -inf, 3.38953e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.38953e+38, -3.38953e+38, 0.0, 3.38953e+38, 0.5, 0.5, 0.5, 3.38953e+38, 9.18355e-41, 9.18355e-41, 3, -0.0, 0.400391, 0.5, 0.400391, 1.5, 0.5, 9.18355e-41, -1, 0.400391, -inf, -0.0, 0.0, 0.0, 9.18355e-41, 3.38953e+38, 3.38953e+38, inf, 9.18355e-41, 0.5, 0.5, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF80, 0x7F7F, 0x4040, 0x7F80, 0x3FC0, 0x3F00, 0xFF80, 0xBF80, 0xC020, 0xFF7F, 0xFF7F, 0x0000, 0x7F7F, 0x3F00, 0x3F00, 0x3F00, 0x7F7F, 0x0001, 0x0001, 0x4040, 0x8000, 0x3ECD, 0x3F00, 0x3ECD, 0x3FC0, 0x3F00, 0x0001, 0xBF80, 0x3ECD, 0xFF80, 0x8000, 0x0000, 0x0000, 0x0001, 0x7F7F, 0x7F7F, 0x7F80, 0x0001, 0x3F00, 0x3F00, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  %0 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<54xbf16>, tensor<54xbf16>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// bf16, NE
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.38953e+38, -3.38953e+38, -inf, -3.38953e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 9.18355e-41, -3.38953e+38, -3.38953e+38, 1, -1, -3.38953e+38, -1, 3, inf, -2.5, 9.18355e-41, 9.18355e-41, 0.400391, 1, 3.38953e+38, 0.0, -0.0, 9.18355e-41, 0.400391, -1, 0.0, -0.0, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %a = stablehlo.constant dense<[0x8000, 0x4040, 0x7F80, 0x4040, 0xC020, 0xFF7F, 0xFF7F, 0xFF80, 0xFF7F, 0x3F80, 0x8000, 0x7F80, 0x3FC0, 0x3F80, 0x3FC0, 0x7F80, 0x3F00, 0x3F00, 0x0001, 0xFF7F, 0xFF7F, 0x3F80, 0xBF80, 0xFF7F, 0xBF80, 0x4040, 0x7F80, 0xC020, 0x0001, 0x0001, 0x3ECD, 0x3F80, 0x7F7F, 0x0000, 0x8000, 0x0001, 0x3ECD, 0xBF80, 0x0000, 0x8000, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  // -inf, 3.38953e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.38953e+38, -3.38953e+38, 0.0, 3.38953e+38, 0.5, 0.5, 0.5, 3.38953e+38, 9.18355e-41, 9.18355e-41, 3, -0.0, 0.400391, 0.5, 0.400391, 1.5, 0.5, 9.18355e-41, -1, 0.400391, -inf, -0.0, 0.0, 0.0, 9.18355e-41, 3.38953e+38, 3.38953e+38, inf, 9.18355e-41, 0.5, 0.5, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF80, 0x7F7F, 0x4040, 0x7F80, 0x3FC0, 0x3F00, 0xFF80, 0xBF80, 0xC020, 0xFF7F, 0xFF7F, 0x0000, 0x7F7F, 0x3F00, 0x3F00, 0x3F00, 0x7F7F, 0x0001, 0x0001, 0x4040, 0x8000, 0x3ECD, 0x3F00, 0x3ECD, 0x3FC0, 0x3F00, 0x0001, 0xBF80, 0x3ECD, 0xFF80, 0x8000, 0x0000, 0x0000, 0x0001, 0x7F7F, 0x7F7F, 0x7F80, 0x0001, 0x3F00, 0x3F00, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  %0 = stablehlo.compare NE, %a, %b, FLOAT : (tensor<54xbf16>, tensor<54xbf16>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// bf16, LT
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.38953e+38, -3.38953e+38, -inf, -3.38953e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 9.18355e-41, -3.38953e+38, -3.38953e+38, 1, -1, -3.38953e+38, -1, 3, inf, -2.5, 9.18355e-41, 9.18355e-41, 0.400391, 1, 3.38953e+38, 0.0, -0.0, 9.18355e-41, 0.400391, -1, 0.0, -0.0, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %a = stablehlo.constant dense<[0x8000, 0x4040, 0x7F80, 0x4040, 0xC020, 0xFF7F, 0xFF7F, 0xFF80, 0xFF7F, 0x3F80, 0x8000, 0x7F80, 0x3FC0, 0x3F80, 0x3FC0, 0x7F80, 0x3F00, 0x3F00, 0x0001, 0xFF7F, 0xFF7F, 0x3F80, 0xBF80, 0xFF7F, 0xBF80, 0x4040, 0x7F80, 0xC020, 0x0001, 0x0001, 0x3ECD, 0x3F80, 0x7F7F, 0x0000, 0x8000, 0x0001, 0x3ECD, 0xBF80, 0x0000, 0x8000, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  // -inf, 3.38953e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.38953e+38, -3.38953e+38, 0.0, 3.38953e+38, 0.5, 0.5, 0.5, 3.38953e+38, 9.18355e-41, 9.18355e-41, 3, -0.0, 0.400391, 0.5, 0.400391, 1.5, 0.5, 9.18355e-41, -1, 0.400391, -inf, -0.0, 0.0, 0.0, 9.18355e-41, 3.38953e+38, 3.38953e+38, inf, 9.18355e-41, 0.5, 0.5, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF80, 0x7F7F, 0x4040, 0x7F80, 0x3FC0, 0x3F00, 0xFF80, 0xBF80, 0xC020, 0xFF7F, 0xFF7F, 0x0000, 0x7F7F, 0x3F00, 0x3F00, 0x3F00, 0x7F7F, 0x0001, 0x0001, 0x4040, 0x8000, 0x3ECD, 0x3F00, 0x3ECD, 0x3FC0, 0x3F00, 0x0001, 0xBF80, 0x3ECD, 0xFF80, 0x8000, 0x0000, 0x0000, 0x0001, 0x7F7F, 0x7F7F, 0x7F80, 0x0001, 0x3F00, 0x3F00, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  %0 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<54xbf16>, tensor<54xbf16>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, true, false, true, true, false, false, false, true, false, false, false, true, false, false, true, true, false, true, true, true, false, false, true, true, false, false, false, false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// bf16, LE
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.38953e+38, -3.38953e+38, -inf, -3.38953e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 9.18355e-41, -3.38953e+38, -3.38953e+38, 1, -1, -3.38953e+38, -1, 3, inf, -2.5, 9.18355e-41, 9.18355e-41, 0.400391, 1, 3.38953e+38, 0.0, -0.0, 9.18355e-41, 0.400391, -1, 0.0, -0.0, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %a = stablehlo.constant dense<[0x8000, 0x4040, 0x7F80, 0x4040, 0xC020, 0xFF7F, 0xFF7F, 0xFF80, 0xFF7F, 0x3F80, 0x8000, 0x7F80, 0x3FC0, 0x3F80, 0x3FC0, 0x7F80, 0x3F00, 0x3F00, 0x0001, 0xFF7F, 0xFF7F, 0x3F80, 0xBF80, 0xFF7F, 0xBF80, 0x4040, 0x7F80, 0xC020, 0x0001, 0x0001, 0x3ECD, 0x3F80, 0x7F7F, 0x0000, 0x8000, 0x0001, 0x3ECD, 0xBF80, 0x0000, 0x8000, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  // -inf, 3.38953e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.38953e+38, -3.38953e+38, 0.0, 3.38953e+38, 0.5, 0.5, 0.5, 3.38953e+38, 9.18355e-41, 9.18355e-41, 3, -0.0, 0.400391, 0.5, 0.400391, 1.5, 0.5, 9.18355e-41, -1, 0.400391, -inf, -0.0, 0.0, 0.0, 9.18355e-41, 3.38953e+38, 3.38953e+38, inf, 9.18355e-41, 0.5, 0.5, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF80, 0x7F7F, 0x4040, 0x7F80, 0x3FC0, 0x3F00, 0xFF80, 0xBF80, 0xC020, 0xFF7F, 0xFF7F, 0x0000, 0x7F7F, 0x3F00, 0x3F00, 0x3F00, 0x7F7F, 0x0001, 0x0001, 0x4040, 0x8000, 0x3ECD, 0x3F00, 0x3ECD, 0x3FC0, 0x3F00, 0x0001, 0xBF80, 0x3ECD, 0xFF80, 0x8000, 0x0000, 0x0000, 0x0001, 0x7F7F, 0x7F7F, 0x7F80, 0x0001, 0x3F00, 0x3F00, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  %0 = stablehlo.compare LE, %a, %b, FLOAT : (tensor<54xbf16>, tensor<54xbf16>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, true, false, true, true, false, false, false, true, false, false, false, true, false, true, true, true, false, true, true, true, false, false, true, true, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// bf16, GT
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.38953e+38, -3.38953e+38, -inf, -3.38953e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 9.18355e-41, -3.38953e+38, -3.38953e+38, 1, -1, -3.38953e+38, -1, 3, inf, -2.5, 9.18355e-41, 9.18355e-41, 0.400391, 1, 3.38953e+38, 0.0, -0.0, 9.18355e-41, 0.400391, -1, 0.0, -0.0, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %a = stablehlo.constant dense<[0x8000, 0x4040, 0x7F80, 0x4040, 0xC020, 0xFF7F, 0xFF7F, 0xFF80, 0xFF7F, 0x3F80, 0x8000, 0x7F80, 0x3FC0, 0x3F80, 0x3FC0, 0x7F80, 0x3F00, 0x3F00, 0x0001, 0xFF7F, 0xFF7F, 0x3F80, 0xBF80, 0xFF7F, 0xBF80, 0x4040, 0x7F80, 0xC020, 0x0001, 0x0001, 0x3ECD, 0x3F80, 0x7F7F, 0x0000, 0x8000, 0x0001, 0x3ECD, 0xBF80, 0x0000, 0x8000, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  // -inf, 3.38953e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.38953e+38, -3.38953e+38, 0.0, 3.38953e+38, 0.5, 0.5, 0.5, 3.38953e+38, 9.18355e-41, 9.18355e-41, 3, -0.0, 0.400391, 0.5, 0.400391, 1.5, 0.5, 9.18355e-41, -1, 0.400391, -inf, -0.0, 0.0, 0.0, 9.18355e-41, 3.38953e+38, 3.38953e+38, inf, 9.18355e-41, 0.5, 0.5, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF80, 0x7F7F, 0x4040, 0x7F80, 0x3FC0, 0x3F00, 0xFF80, 0xBF80, 0xC020, 0xFF7F, 0xFF7F, 0x0000, 0x7F7F, 0x3F00, 0x3F00, 0x3F00, 0x7F7F, 0x0001, 0x0001, 0x4040, 0x8000, 0x3ECD, 0x3F00, 0x3ECD, 0x3FC0, 0x3F00, 0x0001, 0xBF80, 0x3ECD, 0xFF80, 0x8000, 0x0000, 0x0000, 0x0001, 0x7F7F, 0x7F7F, 0x7F80, 0x0001, 0x3F00, 0x3F00, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  %0 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<54xbf16>, tensor<54xbf16>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, false, true, false, false, true, true, true, false, true, true, true, false, true, false, false, false, true, false, false, false, true, true, false, false, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// bf16, GE
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.38953e+38, -3.38953e+38, -inf, -3.38953e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 9.18355e-41, -3.38953e+38, -3.38953e+38, 1, -1, -3.38953e+38, -1, 3, inf, -2.5, 9.18355e-41, 9.18355e-41, 0.400391, 1, 3.38953e+38, 0.0, -0.0, 9.18355e-41, 0.400391, -1, 0.0, -0.0, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %a = stablehlo.constant dense<[0x8000, 0x4040, 0x7F80, 0x4040, 0xC020, 0xFF7F, 0xFF7F, 0xFF80, 0xFF7F, 0x3F80, 0x8000, 0x7F80, 0x3FC0, 0x3F80, 0x3FC0, 0x7F80, 0x3F00, 0x3F00, 0x0001, 0xFF7F, 0xFF7F, 0x3F80, 0xBF80, 0xFF7F, 0xBF80, 0x4040, 0x7F80, 0xC020, 0x0001, 0x0001, 0x3ECD, 0x3F80, 0x7F7F, 0x0000, 0x8000, 0x0001, 0x3ECD, 0xBF80, 0x0000, 0x8000, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  // -inf, 3.38953e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.38953e+38, -3.38953e+38, 0.0, 3.38953e+38, 0.5, 0.5, 0.5, 3.38953e+38, 9.18355e-41, 9.18355e-41, 3, -0.0, 0.400391, 0.5, 0.400391, 1.5, 0.5, 9.18355e-41, -1, 0.400391, -inf, -0.0, 0.0, 0.0, 9.18355e-41, 3.38953e+38, 3.38953e+38, inf, 9.18355e-41, 0.5, 0.5, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF80, 0x7F7F, 0x4040, 0x7F80, 0x3FC0, 0x3F00, 0xFF80, 0xBF80, 0xC020, 0xFF7F, 0xFF7F, 0x0000, 0x7F7F, 0x3F00, 0x3F00, 0x3F00, 0x7F7F, 0x0001, 0x0001, 0x4040, 0x8000, 0x3ECD, 0x3F00, 0x3ECD, 0x3FC0, 0x3F00, 0x0001, 0xBF80, 0x3ECD, 0xFF80, 0x8000, 0x0000, 0x0000, 0x0001, 0x7F7F, 0x7F7F, 0x7F80, 0x0001, 0x3F00, 0x3F00, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  %0 = stablehlo.compare GE, %a, %b, FLOAT : (tensor<54xbf16>, tensor<54xbf16>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, false, true, false, false, true, true, true, false, true, true, true, false, true, true, false, false, true, false, false, false, true, true, false, false, true, true, true, true, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// bf16, EQ by total order
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.38953e+38, -3.38953e+38, -inf, -3.38953e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 9.18355e-41, -3.38953e+38, -3.38953e+38, 1, -1, -3.38953e+38, -1, 3, inf, -2.5, 9.18355e-41, 9.18355e-41, 0.400391, 1, 3.38953e+38, 0.0, -0.0, 9.18355e-41, 0.400391, -1, 0.0, -0.0, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %a = stablehlo.constant dense<[0x8000, 0x4040, 0x7F80, 0x4040, 0xC020, 0xFF7F, 0xFF7F, 0xFF80, 0xFF7F, 0x3F80, 0x8000, 0x7F80, 0x3FC0, 0x3F80, 0x3FC0, 0x7F80, 0x3F00, 0x3F00, 0x0001, 0xFF7F, 0xFF7F, 0x3F80, 0xBF80, 0xFF7F, 0xBF80, 0x4040, 0x7F80, 0xC020, 0x0001, 0x0001, 0x3ECD, 0x3F80, 0x7F7F, 0x0000, 0x8000, 0x0001, 0x3ECD, 0xBF80, 0x0000, 0x8000, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  // -inf, 3.38953e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.38953e+38, -3.38953e+38, 0.0, 3.38953e+38, 0.5, 0.5, 0.5, 3.38953e+38, 9.18355e-41, 9.18355e-41, 3, -0.0, 0.400391, 0.5, 0.400391, 1.5, 0.5, 9.18355e-41, -1, 0.400391, -inf, -0.0, 0.0, 0.0, 9.18355e-41, 3.38953e+38, 3.38953e+38, inf, 9.18355e-41, 0.5, 0.5, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF80, 0x7F7F, 0x4040, 0x7F80, 0x3FC0, 0x3F00, 0xFF80, 0xBF80, 0xC020, 0xFF7F, 0xFF7F, 0x0000, 0x7F7F, 0x3F00, 0x3F00, 0x3F00, 0x7F7F, 0x0001, 0x0001, 0x4040, 0x8000, 0x3ECD, 0x3F00, 0x3ECD, 0x3FC0, 0x3F00, 0x0001, 0xBF80, 0x3ECD, 0xFF80, 0x8000, 0x0000, 0x0000, 0x0001, 0x7F7F, 0x7F7F, 0x7F80, 0x0001, 0x3F00, 0x3F00, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  %0 = stablehlo.compare EQ, %a, %b, TOTALORDER : (tensor<54xbf16>, tensor<54xbf16>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// bf16, NE by total order
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.38953e+38, -3.38953e+38, -inf, -3.38953e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 9.18355e-41, -3.38953e+38, -3.38953e+38, 1, -1, -3.38953e+38, -1, 3, inf, -2.5, 9.18355e-41, 9.18355e-41, 0.400391, 1, 3.38953e+38, 0.0, -0.0, 9.18355e-41, 0.400391, -1, 0.0, -0.0, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %a = stablehlo.constant dense<[0x8000, 0x4040, 0x7F80, 0x4040, 0xC020, 0xFF7F, 0xFF7F, 0xFF80, 0xFF7F, 0x3F80, 0x8000, 0x7F80, 0x3FC0, 0x3F80, 0x3FC0, 0x7F80, 0x3F00, 0x3F00, 0x0001, 0xFF7F, 0xFF7F, 0x3F80, 0xBF80, 0xFF7F, 0xBF80, 0x4040, 0x7F80, 0xC020, 0x0001, 0x0001, 0x3ECD, 0x3F80, 0x7F7F, 0x0000, 0x8000, 0x0001, 0x3ECD, 0xBF80, 0x0000, 0x8000, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  // -inf, 3.38953e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.38953e+38, -3.38953e+38, 0.0, 3.38953e+38, 0.5, 0.5, 0.5, 3.38953e+38, 9.18355e-41, 9.18355e-41, 3, -0.0, 0.400391, 0.5, 0.400391, 1.5, 0.5, 9.18355e-41, -1, 0.400391, -inf, -0.0, 0.0, 0.0, 9.18355e-41, 3.38953e+38, 3.38953e+38, inf, 9.18355e-41, 0.5, 0.5, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF80, 0x7F7F, 0x4040, 0x7F80, 0x3FC0, 0x3F00, 0xFF80, 0xBF80, 0xC020, 0xFF7F, 0xFF7F, 0x0000, 0x7F7F, 0x3F00, 0x3F00, 0x3F00, 0x7F7F, 0x0001, 0x0001, 0x4040, 0x8000, 0x3ECD, 0x3F00, 0x3ECD, 0x3FC0, 0x3F00, 0x0001, 0xBF80, 0x3ECD, 0xFF80, 0x8000, 0x0000, 0x0000, 0x0001, 0x7F7F, 0x7F7F, 0x7F80, 0x0001, 0x3F00, 0x3F00, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  %0 = stablehlo.compare NE, %a, %b, TOTALORDER : (tensor<54xbf16>, tensor<54xbf16>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// bf16, LT by total order
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.38953e+38, -3.38953e+38, -inf, -3.38953e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 9.18355e-41, -3.38953e+38, -3.38953e+38, 1, -1, -3.38953e+38, -1, 3, inf, -2.5, 9.18355e-41, 9.18355e-41, 0.400391, 1, 3.38953e+38, 0.0, -0.0, 9.18355e-41, 0.400391, -1, 0.0, -0.0, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %a = stablehlo.constant dense<[0x8000, 0x4040, 0x7F80, 0x4040, 0xC020, 0xFF7F, 0xFF7F, 0xFF80, 0xFF7F, 0x3F80, 0x8000, 0x7F80, 0x3FC0, 0x3F80, 0x3FC0, 0x7F80, 0x3F00, 0x3F00, 0x0001, 0xFF7F, 0xFF7F, 0x3F80, 0xBF80, 0xFF7F, 0xBF80, 0x4040, 0x7F80, 0xC020, 0x0001, 0x0001, 0x3ECD, 0x3F80, 0x7F7F, 0x0000, 0x8000, 0x0001, 0x3ECD, 0xBF80, 0x0000, 0x8000, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  // -inf, 3.38953e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.38953e+38, -3.38953e+38, 0.0, 3.38953e+38, 0.5, 0.5, 0.5, 3.38953e+38, 9.18355e-41, 9.18355e-41, 3, -0.0, 0.400391, 0.5, 0.400391, 1.5, 0.5, 9.18355e-41, -1, 0.400391, -inf, -0.0, 0.0, 0.0, 9.18355e-41, 3.38953e+38, 3.38953e+38, inf, 9.18355e-41, 0.5, 0.5, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF80, 0x7F7F, 0x4040, 0x7F80, 0x3FC0, 0x3F00, 0xFF80, 0xBF80, 0xC020, 0xFF7F, 0xFF7F, 0x0000, 0x7F7F, 0x3F00, 0x3F00, 0x3F00, 0x7F7F, 0x0001, 0x0001, 0x4040, 0x8000, 0x3ECD, 0x3F00, 0x3ECD, 0x3FC0, 0x3F00, 0x0001, 0xBF80, 0x3ECD, 0xFF80, 0x8000, 0x0000, 0x0000, 0x0001, 0x7F7F, 0x7F7F, 0x7F80, 0x0001, 0x3F00, 0x3F00, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  %0 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<54xbf16>, tensor<54xbf16>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, true, false, true, true, false, false, false, true, false, false, false, true, false, false, true, true, false, true, true, true, false, false, true, true, false, false, false, false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// bf16, LE by total order
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.38953e+38, -3.38953e+38, -inf, -3.38953e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 9.18355e-41, -3.38953e+38, -3.38953e+38, 1, -1, -3.38953e+38, -1, 3, inf, -2.5, 9.18355e-41, 9.18355e-41, 0.400391, 1, 3.38953e+38, 0.0, -0.0, 9.18355e-41, 0.400391, -1, 0.0, -0.0, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %a = stablehlo.constant dense<[0x8000, 0x4040, 0x7F80, 0x4040, 0xC020, 0xFF7F, 0xFF7F, 0xFF80, 0xFF7F, 0x3F80, 0x8000, 0x7F80, 0x3FC0, 0x3F80, 0x3FC0, 0x7F80, 0x3F00, 0x3F00, 0x0001, 0xFF7F, 0xFF7F, 0x3F80, 0xBF80, 0xFF7F, 0xBF80, 0x4040, 0x7F80, 0xC020, 0x0001, 0x0001, 0x3ECD, 0x3F80, 0x7F7F, 0x0000, 0x8000, 0x0001, 0x3ECD, 0xBF80, 0x0000, 0x8000, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  // -inf, 3.38953e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.38953e+38, -3.38953e+38, 0.0, 3.38953e+38, 0.5, 0.5, 0.5, 3.38953e+38, 9.18355e-41, 9.18355e-41, 3, -0.0, 0.400391, 0.5, 0.400391, 1.5, 0.5, 9.18355e-41, -1, 0.400391, -inf, -0.0, 0.0, 0.0, 9.18355e-41, 3.38953e+38, 3.38953e+38, inf, 9.18355e-41, 0.5, 0.5, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF80, 0x7F7F, 0x4040, 0x7F80, 0x3FC0, 0x3F00, 0xFF80, 0xBF80, 0xC020, 0xFF7F, 0xFF7F, 0x0000, 0x7F7F, 0x3F00, 0x3F00, 0x3F00, 0x7F7F, 0x0001, 0x0001, 0x4040, 0x8000, 0x3ECD, 0x3F00, 0x3ECD, 0x3FC0, 0x3F00, 0x0001, 0xBF80, 0x3ECD, 0xFF80, 0x8000, 0x0000, 0x0000, 0x0001, 0x7F7F, 0x7F7F, 0x7F80, 0x0001, 0x3F00, 0x3F00, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  %0 = stablehlo.compare LE, %a, %b, TOTALORDER : (tensor<54xbf16>, tensor<54xbf16>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, true, false, true, true, false, false, false, true, false, false, false, true, false, true, true, true, false, true, true, true, false, false, true, true, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// bf16, GT by total order
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.38953e+38, -3.38953e+38, -inf, -3.38953e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 9.18355e-41, -3.38953e+38, -3.38953e+38, 1, -1, -3.38953e+38, -1, 3, inf, -2.5, 9.18355e-41, 9.18355e-41, 0.400391, 1, 3.38953e+38, 0.0, -0.0, 9.18355e-41, 0.400391, -1, 0.0, -0.0, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %a = stablehlo.constant dense<[0x8000, 0x4040, 0x7F80, 0x4040, 0xC020, 0xFF7F, 0xFF7F, 0xFF80, 0xFF7F, 0x3F80, 0x8000, 0x7F80, 0x3FC0, 0x3F80, 0x3FC0, 0x7F80, 0x3F00, 0x3F00, 0x0001, 0xFF7F, 0xFF7F, 0x3F80, 0xBF80, 0xFF7F, 0xBF80, 0x4040, 0x7F80, 0xC020, 0x0001, 0x0001, 0x3ECD, 0x3F80, 0x7F7F, 0x0000, 0x8000, 0x0001, 0x3ECD, 0xBF80, 0x0000, 0x8000, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  // -inf, 3.38953e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.38953e+38, -3.38953e+38, 0.0, 3.38953e+38, 0.5, 0.5, 0.5, 3.38953e+38, 9.18355e-41, 9.18355e-41, 3, -0.0, 0.400391, 0.5, 0.400391, 1.5, 0.5, 9.18355e-41, -1, 0.400391, -inf, -0.0, 0.0, 0.0, 9.18355e-41, 3.38953e+38, 3.38953e+38, inf, 9.18355e-41, 0.5, 0.5, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF80, 0x7F7F, 0x4040, 0x7F80, 0x3FC0, 0x3F00, 0xFF80, 0xBF80, 0xC020, 0xFF7F, 0xFF7F, 0x0000, 0x7F7F, 0x3F00, 0x3F00, 0x3F00, 0x7F7F, 0x0001, 0x0001, 0x4040, 0x8000, 0x3ECD, 0x3F00, 0x3ECD, 0x3FC0, 0x3F00, 0x0001, 0xBF80, 0x3ECD, 0xFF80, 0x8000, 0x0000, 0x0000, 0x0001, 0x7F7F, 0x7F7F, 0x7F80, 0x0001, 0x3F00, 0x3F00, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  %0 = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<54xbf16>, tensor<54xbf16>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, false, true, false, false, true, true, true, false, true, true, true, false, true, false, false, false, true, false, false, false, true, true, false, false, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// bf16, GE by total order
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -3.38953e+38, -3.38953e+38, -inf, -3.38953e+38, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 9.18355e-41, -3.38953e+38, -3.38953e+38, 1, -1, -3.38953e+38, -1, 3, inf, -2.5, 9.18355e-41, 9.18355e-41, 0.400391, 1, 3.38953e+38, 0.0, -0.0, 9.18355e-41, 0.400391, -1, 0.0, -0.0, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %a = stablehlo.constant dense<[0x8000, 0x4040, 0x7F80, 0x4040, 0xC020, 0xFF7F, 0xFF7F, 0xFF80, 0xFF7F, 0x3F80, 0x8000, 0x7F80, 0x3FC0, 0x3F80, 0x3FC0, 0x7F80, 0x3F00, 0x3F00, 0x0001, 0xFF7F, 0xFF7F, 0x3F80, 0xBF80, 0xFF7F, 0xBF80, 0x4040, 0x7F80, 0xC020, 0x0001, 0x0001, 0x3ECD, 0x3F80, 0x7F7F, 0x0000, 0x8000, 0x0001, 0x3ECD, 0xBF80, 0x0000, 0x8000, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  // -inf, 3.38953e+38, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -3.38953e+38, -3.38953e+38, 0.0, 3.38953e+38, 0.5, 0.5, 0.5, 3.38953e+38, 9.18355e-41, 9.18355e-41, 3, -0.0, 0.400391, 0.5, 0.400391, 1.5, 0.5, 9.18355e-41, -1, 0.400391, -inf, -0.0, 0.0, 0.0, 9.18355e-41, 3.38953e+38, 3.38953e+38, inf, 9.18355e-41, 0.5, 0.5, 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFF80, 0x7F7F, 0x4040, 0x7F80, 0x3FC0, 0x3F00, 0xFF80, 0xBF80, 0xC020, 0xFF7F, 0xFF7F, 0x0000, 0x7F7F, 0x3F00, 0x3F00, 0x3F00, 0x7F7F, 0x0001, 0x0001, 0x4040, 0x8000, 0x3ECD, 0x3F00, 0x3ECD, 0x3FC0, 0x3F00, 0x0001, 0xBF80, 0x3ECD, 0xFF80, 0x8000, 0x0000, 0x0000, 0x0001, 0x7F7F, 0x7F7F, 0x7F80, 0x0001, 0x3F00, 0x3F00, 0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80]> : tensor<54xbf16>
  %0 = stablehlo.compare GE, %a, %b, TOTALORDER : (tensor<54xbf16>, tensor<54xbf16>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, false, true, false, false, true, true, true, false, true, true, true, false, true, true, false, false, true, false, false, false, true, true, false, false, true, true, true, true, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f8E4M3FN, EQ
func.func @main() {
  // -0.0, 3, nan, 3, -2.5, -448, -448, -0.0136719, -448, 1, -0.0, nan, 1.5, 1, 1.5, nan, 0.5, 0.5, 0.00195312, -448, -448, 1, -1, -448, -1, 3, nan, -2.5, 0.00195312, 0.00195312, 0.40625, 1, 448, 0.0, -0.0, 0.00195312, 0.40625, -1, 0.0, -0.0, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %a = stablehlo.constant dense<[0x80, 0x44, 0x7F, 0x44, 0xC2, 0xFE, 0xFE, 0x87, 0xFE, 0x38, 0x80, 0x7F, 0x3C, 0x38, 0x3C, 0x7F, 0x30, 0x30, 0x01, 0xFE, 0xFE, 0x38, 0xB8, 0xFE, 0xB8, 0x44, 0x7F, 0xC2, 0x01, 0x01, 0x2D, 0x38, 0x7E, 0x00, 0x80, 0x01, 0x2D, 0xB8, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  // -0.0136719, 448, 3, nan, 1.5, 0.5, -0.0136719, -1, -2.5, -448, -448, 0.0, 448, 0.5, 0.5, 0.5, 448, 0.00195312, 0.00195312, 3, -0.0, 0.40625, 0.5, 0.40625, 1.5, 0.5, 0.00195312, -1, 0.40625, -0.0136719, -0.0, 0.0, 0.0, 0.00195312, 448, 448, nan, 0.00195312, 0.5, 0.5, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %b = stablehlo.constant dense<[0x87, 0x7E, 0x44, 0x7F, 0x3C, 0x30, 0x87, 0xB8, 0xC2, 0xFE, 0xFE, 0x00, 0x7E, 0x30, 0x30, 0x30, 0x7E, 0x01, 0x01, 0x44, 0x80, 0x2D, 0x30, 0x2D, 0x3C, 0x30, 0x01, 0xB8, 0x2D, 0x87, 0x80, 0x00, 0x00, 0x01, 0x7E, 0x7E, 0x7F, 0x01, 0x30, 0x30, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  %0 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<54xf8E4M3FN>, tensor<54xf8E4M3FN>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, false, true]> : tensor<54xi1>
  func.return
}

// -----

// f8E4M3FN, NE
func.func @main() {
  // -0.0, 3, nan, 3, -2.5, -448, -448, -0.0136719, -448, 1, -0.0, nan, 1.5, 1, 1.5, nan, 0.5, 0.5, 0.00195312, -448, -448, 1, -1, -448, -1, 3, nan, -2.5, 0.00195312, 0.00195312, 0.40625, 1, 448, 0.0, -0.0, 0.00195312, 0.40625, -1, 0.0, -0.0, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %a = stablehlo.constant dense<[0x80, 0x44, 0x7F, 0x44, 0xC2, 0xFE, 0xFE, 0x87, 0xFE, 0x38, 0x80, 0x7F, 0x3C, 0x38, 0x3C, 0x7F, 0x30, 0x30, 0x01, 0xFE, 0xFE, 0x38, 0xB8, 0xFE, 0xB8, 0x44, 0x7F, 0xC2, 0x01, 0x01, 0x2D, 0x38, 0x7E, 0x00, 0x80, 0x01, 0x2D, 0xB8, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  // -0.0136719, 448, 3, nan, 1.5, 0.5, -0.0136719, -1, -2.5, -448, -448, 0.0, 448, 0.5, 0.5, 0.5, 448, 0.00195312, 0.00195312, 3, -0.0, 0.40625, 0.5, 0.40625, 1.5, 0.5, 0.00195312, -1, 0.40625, -0.0136719, -0.0, 0.0, 0.0, 0.00195312, 448, 448, nan, 0.00195312, 0.5, 0.5, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %b = stablehlo.constant dense<[0x87, 0x7E, 0x44, 0x7F, 0x3C, 0x30, 0x87, 0xB8, 0xC2, 0xFE, 0xFE, 0x00, 0x7E, 0x30, 0x30, 0x30, 0x7E, 0x01, 0x01, 0x44, 0x80, 0x2D, 0x30, 0x2D, 0x3C, 0x30, 0x01, 0xB8, 0x2D, 0x87, 0x80, 0x00, 0x00, 0x01, 0x7E, 0x7E, 0x7F, 0x01, 0x30, 0x30, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  %0 = stablehlo.compare NE, %a, %b, FLOAT : (tensor<54xf8E4M3FN>, tensor<54xf8E4M3FN>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, true, false]> : tensor<54xi1>
  func.return
}

// -----

// f8E4M3FN, LT
func.func @main() {
  // -0.0, 3, nan, 3, -2.5, -448, -448, -0.0136719, -448, 1, -0.0, nan, 1.5, 1, 1.5, nan, 0.5, 0.5, 0.00195312, -448, -448, 1, -1, -448, -1, 3, nan, -2.5, 0.00195312, 0.00195312, 0.40625, 1, 448, 0.0, -0.0, 0.00195312, 0.40625, -1, 0.0, -0.0, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %a = stablehlo.constant dense<[0x80, 0x44, 0x7F, 0x44, 0xC2, 0xFE, 0xFE, 0x87, 0xFE, 0x38, 0x80, 0x7F, 0x3C, 0x38, 0x3C, 0x7F, 0x30, 0x30, 0x01, 0xFE, 0xFE, 0x38, 0xB8, 0xFE, 0xB8, 0x44, 0x7F, 0xC2, 0x01, 0x01, 0x2D, 0x38, 0x7E, 0x00, 0x80, 0x01, 0x2D, 0xB8, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  // -0.0136719, 448, 3, nan, 1.5, 0.5, -0.0136719, -1, -2.5, -448, -448, 0.0, 448, 0.5, 0.5, 0.5, 448, 0.00195312, 0.00195312, 3, -0.0, 0.40625, 0.5, 0.40625, 1.5, 0.5, 0.00195312, -1, 0.40625, -0.0136719, -0.0, 0.0, 0.0, 0.00195312, 448, 448, nan, 0.00195312, 0.5, 0.5, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %b = stablehlo.constant dense<[0x87, 0x7E, 0x44, 0x7F, 0x3C, 0x30, 0x87, 0xB8, 0xC2, 0xFE, 0xFE, 0x00, 0x7E, 0x30, 0x30, 0x30, 0x7E, 0x01, 0x01, 0x44, 0x80, 0x2D, 0x30, 0x2D, 0x3C, 0x30, 0x01, 0xB8, 0x2D, 0x87, 0x80, 0x00, 0x00, 0x01, 0x7E, 0x7E, 0x7F, 0x01, 0x30, 0x30, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  %0 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<54xf8E4M3FN>, tensor<54xf8E4M3FN>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, false, true, true, true, false, true, false, false, false, true, false, false, false, true, false, false, true, true, false, true, true, true, false, false, true, true, false, false, false, false, true, true, true, false, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f8E4M3FN, LE
func.func @main() {
  // -0.0, 3, nan, 3, -2.5, -448, -448, -0.0136719, -448, 1, -0.0, nan, 1.5, 1, 1.5, nan, 0.5, 0.5, 0.00195312, -448, -448, 1, -1, -448, -1, 3, nan, -2.5, 0.00195312, 0.00195312, 0.40625, 1, 448, 0.0, -0.0, 0.00195312, 0.40625, -1, 0.0, -0.0, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %a = stablehlo.constant dense<[0x80, 0x44, 0x7F, 0x44, 0xC2, 0xFE, 0xFE, 0x87, 0xFE, 0x38, 0x80, 0x7F, 0x3C, 0x38, 0x3C, 0x7F, 0x30, 0x30, 0x01, 0xFE, 0xFE, 0x38, 0xB8, 0xFE, 0xB8, 0x44, 0x7F, 0xC2, 0x01, 0x01, 0x2D, 0x38, 0x7E, 0x00, 0x80, 0x01, 0x2D, 0xB8, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  // -0.0136719, 448, 3, nan, 1.5, 0.5, -0.0136719, -1, -2.5, -448, -448, 0.0, 448, 0.5, 0.5, 0.5, 448, 0.00195312, 0.00195312, 3, -0.0, 0.40625, 0.5, 0.40625, 1.5, 0.5, 0.00195312, -1, 0.40625, -0.0136719, -0.0, 0.0, 0.0, 0.00195312, 448, 448, nan, 0.00195312, 0.5, 0.5, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %b = stablehlo.constant dense<[0x87, 0x7E, 0x44, 0x7F, 0x3C, 0x30, 0x87, 0xB8, 0xC2, 0xFE, 0xFE, 0x00, 0x7E, 0x30, 0x30, 0x30, 0x7E, 0x01, 0x01, 0x44, 0x80, 0x2D, 0x30, 0x2D, 0x3C, 0x30, 0x01, 0xB8, 0x2D, 0x87, 0x80, 0x00, 0x00, 0x01, 0x7E, 0x7E, 0x7F, 0x01, 0x30, 0x30, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  %0 = stablehlo.compare LE, %a, %b, FLOAT : (tensor<54xf8E4M3FN>, tensor<54xf8E4M3FN>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, false, true, true, true, false, true, false, false, false, true, false, false, false, true, false, true, true, true, false, true, true, true, false, false, true, true, false, false, false, false, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true]> : tensor<54xi1>
  func.return
}

// -----

// f8E4M3FN, GT
func.func @main() {
  // -0.0, 3, nan, 3, -2.5, -448, -448, -0.0136719, -448, 1, -0.0, nan, 1.5, 1, 1.5, nan, 0.5, 0.5, 0.00195312, -448, -448, 1, -1, -448, -1, 3, nan, -2.5, 0.00195312, 0.00195312, 0.40625, 1, 448, 0.0, -0.0, 0.00195312, 0.40625, -1, 0.0, -0.0, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %a = stablehlo.constant dense<[0x80, 0x44, 0x7F, 0x44, 0xC2, 0xFE, 0xFE, 0x87, 0xFE, 0x38, 0x80, 0x7F, 0x3C, 0x38, 0x3C, 0x7F, 0x30, 0x30, 0x01, 0xFE, 0xFE, 0x38, 0xB8, 0xFE, 0xB8, 0x44, 0x7F, 0xC2, 0x01, 0x01, 0x2D, 0x38, 0x7E, 0x00, 0x80, 0x01, 0x2D, 0xB8, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  // -0.0136719, 448, 3, nan, 1.5, 0.5, -0.0136719, -1, -2.5, -448, -448, 0.0, 448, 0.5, 0.5, 0.5, 448, 0.00195312, 0.00195312, 3, -0.0, 0.40625, 0.5, 0.40625, 1.5, 0.5, 0.00195312, -1, 0.40625, -0.0136719, -0.0, 0.0, 0.0, 0.00195312, 448, 448, nan, 0.00195312, 0.5, 0.5, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %b = stablehlo.constant dense<[0x87, 0x7E, 0x44, 0x7F, 0x3C, 0x30, 0x87, 0xB8, 0xC2, 0xFE, 0xFE, 0x00, 0x7E, 0x30, 0x30, 0x30, 0x7E, 0x01, 0x01, 0x44, 0x80, 0x2D, 0x30, 0x2D, 0x3C, 0x30, 0x01, 0xB8, 0x2D, 0x87, 0x80, 0x00, 0x00, 0x01, 0x7E, 0x7E, 0x7F, 0x01, 0x30, 0x30, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  %0 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<54xf8E4M3FN>, tensor<54xf8E4M3FN>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, false, false, false, false, false, true, false, true, true, false, false, true, true, false, false, true, false, false, false, true, false, false, false, true, false, false, false, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f8E4M3FN, GE
func.func @main() {
  // -0.0, 3, nan, 3, -2.5, -448, -448, -0.0136719, -448, 1, -0.0, nan, 1.5, 1, 1.5, nan, 0.5, 0.5, 0.00195312, -448, -448, 1, -1, -448, -1, 3, nan, -2.5, 0.00195312, 0.00195312, 0.40625, 1, 448, 0.0, -0.0, 0.00195312, 0.40625, -1, 0.0, -0.0, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %a = stablehlo.constant dense<[0x80, 0x44, 0x7F, 0x44, 0xC2, 0xFE, 0xFE, 0x87, 0xFE, 0x38, 0x80, 0x7F, 0x3C, 0x38, 0x3C, 0x7F, 0x30, 0x30, 0x01, 0xFE, 0xFE, 0x38, 0xB8, 0xFE, 0xB8, 0x44, 0x7F, 0xC2, 0x01, 0x01, 0x2D, 0x38, 0x7E, 0x00, 0x80, 0x01, 0x2D, 0xB8, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  // -0.0136719, 448, 3, nan, 1.5, 0.5, -0.0136719, -1, -2.5, -448, -448, 0.0, 448, 0.5, 0.5, 0.5, 448, 0.00195312, 0.00195312, 3, -0.0, 0.40625, 0.5, 0.40625, 1.5, 0.5, 0.00195312, -1, 0.40625, -0.0136719, -0.0, 0.0, 0.0, 0.00195312, 448, 448, nan, 0.00195312, 0.5, 0.5, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %b = stablehlo.constant dense<[0x87, 0x7E, 0x44, 0x7F, 0x3C, 0x30, 0x87, 0xB8, 0xC2, 0xFE, 0xFE, 0x00, 0x7E, 0x30, 0x30, 0x30, 0x7E, 0x01, 0x01, 0x44, 0x80, 0x2D, 0x30, 0x2D, 0x3C, 0x30, 0x01, 0xB8, 0x2D, 0x87, 0x80, 0x00, 0x00, 0x01, 0x7E, 0x7E, 0x7F, 0x01, 0x30, 0x30, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  %0 = stablehlo.compare GE, %a, %b, FLOAT : (tensor<54xf8E4M3FN>, tensor<54xf8E4M3FN>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, false, false, false, false, false, true, false, true, true, false, false, true, true, false, false, true, true, false, false, true, false, false, false, true, false, false, false, true, true, true, true, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, false, true]> : tensor<54xi1>
  func.return
}

// -----

// f8E4M3FN, EQ by total order
func.func @main() {
  // -0.0, 3, nan, 3, -2.5, -448, -448, -0.0136719, -448, 1, -0.0, nan, 1.5, 1, 1.5, nan, 0.5, 0.5, 0.00195312, -448, -448, 1, -1, -448, -1, 3, nan, -2.5, 0.00195312, 0.00195312, 0.40625, 1, 448, 0.0, -0.0, 0.00195312, 0.40625, -1, 0.0, -0.0, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %a = stablehlo.constant dense<[0x80, 0x44, 0x7F, 0x44, 0xC2, 0xFE, 0xFE, 0x87, 0xFE, 0x38, 0x80, 0x7F, 0x3C, 0x38, 0x3C, 0x7F, 0x30, 0x30, 0x01, 0xFE, 0xFE, 0x38, 0xB8, 0xFE, 0xB8, 0x44, 0x7F, 0xC2, 0x01, 0x01, 0x2D, 0x38, 0x7E, 0x00, 0x80, 0x01, 0x2D, 0xB8, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  // -0.0136719, 448, 3, nan, 1.5, 0.5, -0.0136719, -1, -2.5, -448, -448, 0.0, 448, 0.5, 0.5, 0.5, 448, 0.00195312, 0.00195312, 3, -0.0, 0.40625, 0.5, 0.40625, 1.5, 0.5, 0.00195312, -1, 0.40625, -0.0136719, -0.0, 0.0, 0.0, 0.00195312, 448, 448, nan, 0.00195312, 0.5, 0.5, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %b = stablehlo.constant dense<[0x87, 0x7E, 0x44, 0x7F, 0x3C, 0x30, 0x87, 0xB8, 0xC2, 0xFE, 0xFE, 0x00, 0x7E, 0x30, 0x30, 0x30, 0x7E, 0x01, 0x01, 0x44, 0x80, 0x2D, 0x30, 0x2D, 0x3C, 0x30, 0x01, 0xB8, 0x2D, 0x87, 0x80, 0x00, 0x00, 0x01, 0x7E, 0x7E, 0x7F, 0x01, 0x30, 0x30, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  %0 = stablehlo.compare EQ, %a, %b, TOTALORDER : (tensor<54xf8E4M3FN>, tensor<54xf8E4M3FN>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f8E4M3FN, NE by total order
func.func @main() {
  // -0.0, 3, nan, 3, -2.5, -448, -448, -0.0136719, -448, 1, -0.0, nan, 1.5, 1, 1.5, nan, 0.5, 0.5, 0.00195312, -448, -448, 1, -1, -448, -1, 3, nan, -2.5, 0.00195312, 0.00195312, 0.40625, 1, 448, 0.0, -0.0, 0.00195312, 0.40625, -1, 0.0, -0.0, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %a = stablehlo.constant dense<[0x80, 0x44, 0x7F, 0x44, 0xC2, 0xFE, 0xFE, 0x87, 0xFE, 0x38, 0x80, 0x7F, 0x3C, 0x38, 0x3C, 0x7F, 0x30, 0x30, 0x01, 0xFE, 0xFE, 0x38, 0xB8, 0xFE, 0xB8, 0x44, 0x7F, 0xC2, 0x01, 0x01, 0x2D, 0x38, 0x7E, 0x00, 0x80, 0x01, 0x2D, 0xB8, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  // -0.0136719, 448, 3, nan, 1.5, 0.5, -0.0136719, -1, -2.5, -448, -448, 0.0, 448, 0.5, 0.5, 0.5, 448, 0.00195312, 0.00195312, 3, -0.0, 0.40625, 0.5, 0.40625, 1.5, 0.5, 0.00195312, -1, 0.40625, -0.0136719, -0.0, 0.0, 0.0, 0.00195312, 448, 448, nan, 0.00195312, 0.5, 0.5, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %b = stablehlo.constant dense<[0x87, 0x7E, 0x44, 0x7F, 0x3C, 0x30, 0x87, 0xB8, 0xC2, 0xFE, 0xFE, 0x00, 0x7E, 0x30, 0x30, 0x30, 0x7E, 0x01, 0x01, 0x44, 0x80, 0x2D, 0x30, 0x2D, 0x3C, 0x30, 0x01, 0xB8, 0x2D, 0x87, 0x80, 0x00, 0x00, 0x01, 0x7E, 0x7E, 0x7F, 0x01, 0x30, 0x30, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  %0 = stablehlo.compare NE, %a, %b, TOTALORDER : (tensor<54xf8E4M3FN>, tensor<54xf8E4M3FN>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f8E4M3FN, LT by total order
func.func @main() {
  // -0.0, 3, nan, 3, -2.5, -448, -448, -0.0136719, -448, 1, -0.0, nan, 1.5, 1, 1.5, nan, 0.5, 0.5, 0.00195312, -448, -448, 1, -1, -448, -1, 3, nan, -2.5, 0.00195312, 0.00195312, 0.40625, 1, 448, 0.0, -0.0, 0.00195312, 0.40625, -1, 0.0, -0.0, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %a = stablehlo.constant dense<[0x80, 0x44, 0x7F, 0x44, 0xC2, 0xFE, 0xFE, 0x87, 0xFE, 0x38, 0x80, 0x7F, 0x3C, 0x38, 0x3C, 0x7F, 0x30, 0x30, 0x01, 0xFE, 0xFE, 0x38, 0xB8, 0xFE, 0xB8, 0x44, 0x7F, 0xC2, 0x01, 0x01, 0x2D, 0x38, 0x7E, 0x00, 0x80, 0x01, 0x2D, 0xB8, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  // -0.0136719, 448, 3, nan, 1.5, 0.5, -0.0136719, -1, -2.5, -448, -448, 0.0, 448, 0.5, 0.5, 0.5, 448, 0.00195312, 0.00195312, 3, -0.0, 0.40625, 0.5, 0.40625, 1.5, 0.5, 0.00195312, -1, 0.40625, -0.0136719, -0.0, 0.0, 0.0, 0.00195312, 448, 448, nan, 0.00195312, 0.5, 0.5, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %b = stablehlo.constant dense<[0x87, 0x7E, 0x44, 0x7F, 0x3C, 0x30, 0x87, 0xB8, 0xC2, 0xFE, 0xFE, 0x00, 0x7E, 0x30, 0x30, 0x30, 0x7E, 0x01, 0x01, 0x44, 0x80, 0x2D, 0x30, 0x2D, 0x3C, 0x30, 0x01, 0xB8, 0x2D, 0x87, 0x80, 0x00, 0x00, 0x01, 0x7E, 0x7E, 0x7F, 0x01, 0x30, 0x30, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  %0 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<54xf8E4M3FN>, tensor<54xf8E4M3FN>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, true, true, false, true, false, false, false, true, false, false, false, true, false, false, true, true, false, true, true, true, false, false, true, true, false, false, false, false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f8E4M3FN, LE by total order
func.func @main() {
  // -0.0, 3, nan, 3, -2.5, -448, -448, -0.0136719, -448, 1, -0.0, nan, 1.5, 1, 1.5, nan, 0.5, 0.5, 0.00195312, -448, -448, 1, -1, -448, -1, 3, nan, -2.5, 0.00195312, 0.00195312, 0.40625, 1, 448, 0.0, -0.0, 0.00195312, 0.40625, -1, 0.0, -0.0, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %a = stablehlo.constant dense<[0x80, 0x44, 0x7F, 0x44, 0xC2, 0xFE, 0xFE, 0x87, 0xFE, 0x38, 0x80, 0x7F, 0x3C, 0x38, 0x3C, 0x7F, 0x30, 0x30, 0x01, 0xFE, 0xFE, 0x38, 0xB8, 0xFE, 0xB8, 0x44, 0x7F, 0xC2, 0x01, 0x01, 0x2D, 0x38, 0x7E, 0x00, 0x80, 0x01, 0x2D, 0xB8, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  // -0.0136719, 448, 3, nan, 1.5, 0.5, -0.0136719, -1, -2.5, -448, -448, 0.0, 448, 0.5, 0.5, 0.5, 448, 0.00195312, 0.00195312, 3, -0.0, 0.40625, 0.5, 0.40625, 1.5, 0.5, 0.00195312, -1, 0.40625, -0.0136719, -0.0, 0.0, 0.0, 0.00195312, 448, 448, nan, 0.00195312, 0.5, 0.5, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %b = stablehlo.constant dense<[0x87, 0x7E, 0x44, 0x7F, 0x3C, 0x30, 0x87, 0xB8, 0xC2, 0xFE, 0xFE, 0x00, 0x7E, 0x30, 0x30, 0x30, 0x7E, 0x01, 0x01, 0x44, 0x80, 0x2D, 0x30, 0x2D, 0x3C, 0x30, 0x01, 0xB8, 0x2D, 0x87, 0x80, 0x00, 0x00, 0x01, 0x7E, 0x7E, 0x7F, 0x01, 0x30, 0x30, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  %0 = stablehlo.compare LE, %a, %b, TOTALORDER : (tensor<54xf8E4M3FN>, tensor<54xf8E4M3FN>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, true, true, false, true, false, false, false, true, false, false, false, true, false, true, true, true, false, true, true, true, false, false, true, true, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f8E4M3FN, GT by total order
func.func @main() {
  // -0.0, 3, nan, 3, -2.5, -448, -448, -0.0136719, -448, 1, -0.0, nan, 1.5, 1, 1.5, nan, 0.5, 0.5, 0.00195312, -448, -448, 1, -1, -448, -1, 3, nan, -2.5, 0.00195312, 0.00195312, 0.40625, 1, 448, 0.0, -0.0, 0.00195312, 0.40625, -1, 0.0, -0.0, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %a = stablehlo.constant dense<[0x80, 0x44, 0x7F, 0x44, 0xC2, 0xFE, 0xFE, 0x87, 0xFE, 0x38, 0x80, 0x7F, 0x3C, 0x38, 0x3C, 0x7F, 0x30, 0x30, 0x01, 0xFE, 0xFE, 0x38, 0xB8, 0xFE, 0xB8, 0x44, 0x7F, 0xC2, 0x01, 0x01, 0x2D, 0x38, 0x7E, 0x00, 0x80, 0x01, 0x2D, 0xB8, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  // -0.0136719, 448, 3, nan, 1.5, 0.5, -0.0136719, -1, -2.5, -448, -448, 0.0, 448, 0.5, 0.5, 0.5, 448, 0.00195312, 0.00195312, 3, -0.0, 0.40625, 0.5, 0.40625, 1.5, 0.5, 0.00195312, -1, 0.40625, -0.0136719, -0.0, 0.0, 0.0, 0.00195312, 448, 448, nan, 0.00195312, 0.5, 0.5, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %b = stablehlo.constant dense<[0x87, 0x7E, 0x44, 0x7F, 0x3C, 0x30, 0x87, 0xB8, 0xC2, 0xFE, 0xFE, 0x00, 0x7E, 0x30, 0x30, 0x30, 0x7E, 0x01, 0x01, 0x44, 0x80, 0x2D, 0x30, 0x2D, 0x3C, 0x30, 0x01, 0xB8, 0x2D, 0x87, 0x80, 0x00, 0x00, 0x01, 0x7E, 0x7E, 0x7F, 0x01, 0x30, 0x30, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  %0 = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<54xf8E4M3FN>, tensor<54xf8E4M3FN>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, false, false, true, false, true, true, true, false, true, true, true, false, true, false, false, false, true, false, false, false, true, true, false, false, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f8E4M3FN, GE by total order
func.func @main() {
  // -0.0, 3, nan, 3, -2.5, -448, -448, -0.0136719, -448, 1, -0.0, nan, 1.5, 1, 1.5, nan, 0.5, 0.5, 0.00195312, -448, -448, 1, -1, -448, -1, 3, nan, -2.5, 0.00195312, 0.00195312, 0.40625, 1, 448, 0.0, -0.0, 0.00195312, 0.40625, -1, 0.0, -0.0, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %a = stablehlo.constant dense<[0x80, 0x44, 0x7F, 0x44, 0xC2, 0xFE, 0xFE, 0x87, 0xFE, 0x38, 0x80, 0x7F, 0x3C, 0x38, 0x3C, 0x7F, 0x30, 0x30, 0x01, 0xFE, 0xFE, 0x38, 0xB8, 0xFE, 0xB8, 0x44, 0x7F, 0xC2, 0x01, 0x01, 0x2D, 0x38, 0x7E, 0x00, 0x80, 0x01, 0x2D, 0xB8, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  // -0.0136719, 448, 3, nan, 1.5, 0.5, -0.0136719, -1, -2.5, -448, -448, 0.0, 448, 0.5, 0.5, 0.5, 448, 0.00195312, 0.00195312, 3, -0.0, 0.40625, 0.5, 0.40625, 1.5, 0.5, 0.00195312, -1, 0.40625, -0.0136719, -0.0, 0.0, 0.0, 0.00195312, 448, 448, nan, 0.00195312, 0.5, 0.5, 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -0.0136719
  %b = stablehlo.constant dense<[0x87, 0x7E, 0x44, 0x7F, 0x3C, 0x30, 0x87, 0xB8, 0xC2, 0xFE, 0xFE, 0x00, 0x7E, 0x30, 0x30, 0x30, 0x7E, 0x01, 0x01, 0x44, 0x80, 0x2D, 0x30, 0x2D, 0x3C, 0x30, 0x01, 0xB8, 0x2D, 0x87, 0x80, 0x00, 0x00, 0x01, 0x7E, 0x7E, 0x7F, 0x01, 0x30, 0x30, 0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0x87]> : tensor<54xf8E4M3FN>
  %0 = stablehlo.compare GE, %a, %b, TOTALORDER : (tensor<54xf8E4M3FN>, tensor<54xf8E4M3FN>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, false, false, true, false, true, true, true, false, true, true, true, false, true, true, false, false, true, false, false, false, true, true, false, false, true, true, true, true, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f8E5M2, EQ
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -57344, -57344, -inf, -57344, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.52588e-05, -57344, -57344, 1, -1, -57344, -1, 3, inf, -2.5, 1.52588e-05, 1.52588e-05, 0.375, 1, 57344, 0.0, -0.0, 1.52588e-05, 0.375, -1, 0.0, -0.0, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80, 0x42, 0x7C, 0x42, 0xC1, 0xFB, 0xFB, 0xFC, 0xFB, 0x3C, 0x80, 0x7C, 0x3E, 0x3C, 0x3E, 0x7C, 0x38, 0x38, 0x01, 0xFB, 0xFB, 0x3C, 0xBC, 0xFB, 0xBC, 0x42, 0x7C, 0xC1, 0x01, 0x01, 0x36, 0x3C, 0x7B, 0x00, 0x80, 0x01, 0x36, 0xBC, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  // -inf, 57344, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -57344, -57344, 0.0, 57344, 0.5, 0.5, 0.5, 57344, 1.52588e-05, 1.52588e-05, 3, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 1.52588e-05, -1, 0.375, -inf, -0.0, 0.0, 0.0, 1.52588e-05, 57344, 57344, inf, 1.52588e-05, 0.5, 0.5, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFC, 0x7B, 0x42, 0x7C, 0x3E, 0x38, 0xFC, 0xBC, 0xC1, 0xFB, 0xFB, 0x00, 0x7B, 0x38, 0x38, 0x38, 0x7B, 0x01, 0x01, 0x42, 0x80, 0x36, 0x38, 0x36, 0x3E, 0x38, 0x01, 0xBC, 0x36, 0xFC, 0x80, 0x00, 0x00, 0x01, 0x7B, 0x7B, 0x7C, 0x01, 0x38, 0x38, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  %0 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<54xf8E5M2>, tensor<54xf8E5M2>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f8E5M2, NE
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -57344, -57344, -inf, -57344, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.52588e-05, -57344, -57344, 1, -1, -57344, -1, 3, inf, -2.5, 1.52588e-05, 1.52588e-05, 0.375, 1, 57344, 0.0, -0.0, 1.52588e-05, 0.375, -1, 0.0, -0.0, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80, 0x42, 0x7C, 0x42, 0xC1, 0xFB, 0xFB, 0xFC, 0xFB, 0x3C, 0x80, 0x7C, 0x3E, 0x3C, 0x3E, 0x7C, 0x38, 0x38, 0x01, 0xFB, 0xFB, 0x3C, 0xBC, 0xFB, 0xBC, 0x42, 0x7C, 0xC1, 0x01, 0x01, 0x36, 0x3C, 0x7B, 0x00, 0x80, 0x01, 0x36, 0xBC, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  // -inf, 57344, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -57344, -57344, 0.0, 57344, 0.5, 0.5, 0.5, 57344, 1.52588e-05, 1.52588e-05, 3, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 1.52588e-05, -1, 0.375, -inf, -0.0, 0.0, 0.0, 1.52588e-05, 57344, 57344, inf, 1.52588e-05, 0.5, 0.5, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFC, 0x7B, 0x42, 0x7C, 0x3E, 0x38, 0xFC, 0xBC, 0xC1, 0xFB, 0xFB, 0x00, 0x7B, 0x38, 0x38, 0x38, 0x7B, 0x01, 0x01, 0x42, 0x80, 0x36, 0x38, 0x36, 0x3E, 0x38, 0x01, 0xBC, 0x36, 0xFC, 0x80, 0x00, 0x00, 0x01, 0x7B, 0x7B, 0x7C, 0x01, 0x38, 0x38, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  %0 = stablehlo.compare NE, %a, %b, FLOAT : (tensor<54xf8E5M2>, tensor<54xf8E5M2>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f8E5M2, LT
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -57344, -57344, -inf, -57344, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.52588e-05, -57344, -57344, 1, -1, -57344, -1, 3, inf, -2.5, 1.52588e-05, 1.52588e-05, 0.375, 1, 57344, 0.0, -0.0, 1.52588e-05, 0.375, -1, 0.0, -0.0, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80, 0x42, 0x7C, 0x42, 0xC1, 0xFB, 0xFB, 0xFC, 0xFB, 0x3C, 0x80, 0x7C, 0x3E, 0x3C, 0x3E, 0x7C, 0x38, 0x38, 0x01, 0xFB, 0xFB, 0x3C, 0xBC, 0xFB, 0xBC, 0x42, 0x7C, 0xC1, 0x01, 0x01, 0x36, 0x3C, 0x7B, 0x00, 0x80, 0x01, 0x36, 0xBC, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  // -inf, 57344, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -57344, -57344, 0.0, 57344, 0.5, 0.5, 0.5, 57344, 1.52588e-05, 1.52588e-05, 3, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 1.52588e-05, -1, 0.375, -inf, -0.0, 0.0, 0.0, 1.52588e-05, 57344, 57344, inf, 1.52588e-05, 0.5, 0.5, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFC, 0x7B, 0x42, 0x7C, 0x3E, 0x38, 0xFC, 0xBC, 0xC1, 0xFB, 0xFB, 0x00, 0x7B, 0x38, 0x38, 0x38, 0x7B, 0x01, 0x01, 0x42, 0x80, 0x36, 0x38, 0x36, 0x3E, 0x38, 0x01, 0xBC, 0x36, 0xFC, 0x80, 0x00, 0x00, 0x01, 0x7B, 0x7B, 0x7C, 0x01, 0x38, 0x38, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  %0 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<54xf8E5M2>, tensor<54xf8E5M2>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, true, false, true, true, false, false, false, true, false, false, false, true, false, false, true, true, false, true, true, true, false, false, true, true, false, false, false, false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f8E5M2, LE
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -57344, -57344, -inf, -57344, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.52588e-05, -57344, -57344, 1, -1, -57344, -1, 3, inf, -2.5, 1.52588e-05, 1.52588e-05, 0.375, 1, 57344, 0.0, -0.0, 1.52588e-05, 0.375, -1, 0.0, -0.0, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80, 0x42, 0x7C, 0x42, 0xC1, 0xFB, 0xFB, 0xFC, 0xFB, 0x3C, 0x80, 0x7C, 0x3E, 0x3C, 0x3E, 0x7C, 0x38, 0x38, 0x01, 0xFB, 0xFB, 0x3C, 0xBC, 0xFB, 0xBC, 0x42, 0x7C, 0xC1, 0x01, 0x01, 0x36, 0x3C, 0x7B, 0x00, 0x80, 0x01, 0x36, 0xBC, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  // -inf, 57344, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -57344, -57344, 0.0, 57344, 0.5, 0.5, 0.5, 57344, 1.52588e-05, 1.52588e-05, 3, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 1.52588e-05, -1, 0.375, -inf, -0.0, 0.0, 0.0, 1.52588e-05, 57344, 57344, inf, 1.52588e-05, 0.5, 0.5, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFC, 0x7B, 0x42, 0x7C, 0x3E, 0x38, 0xFC, 0xBC, 0xC1, 0xFB, 0xFB, 0x00, 0x7B, 0x38, 0x38, 0x38, 0x7B, 0x01, 0x01, 0x42, 0x80, 0x36, 0x38, 0x36, 0x3E, 0x38, 0x01, 0xBC, 0x36, 0xFC, 0x80, 0x00, 0x00, 0x01, 0x7B, 0x7B, 0x7C, 0x01, 0x38, 0x38, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  %0 = stablehlo.compare LE, %a, %b, FLOAT : (tensor<54xf8E5M2>, tensor<54xf8E5M2>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, true, false, true, true, false, false, false, true, false, false, false, true, false, true, true, true, false, true, true, true, false, false, true, true, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f8E5M2, GT
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -57344, -57344, -inf, -57344, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.52588e-05, -57344, -57344, 1, -1, -57344, -1, 3, inf, -2.5, 1.52588e-05, 1.52588e-05, 0.375, 1, 57344, 0.0, -0.0, 1.52588e-05, 0.375, -1, 0.0, -0.0, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80, 0x42, 0x7C, 0x42, 0xC1, 0xFB, 0xFB, 0xFC, 0xFB, 0x3C, 0x80, 0x7C, 0x3E, 0x3C, 0x3E, 0x7C, 0x38, 0x38, 0x01, 0xFB, 0xFB, 0x3C, 0xBC, 0xFB, 0xBC, 0x42, 0x7C, 0xC1, 0x01, 0x01, 0x36, 0x3C, 0x7B, 0x00, 0x80, 0x01, 0x36, 0xBC, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  // -inf, 57344, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -57344, -57344, 0.0, 57344, 0.5, 0.5, 0.5, 57344, 1.52588e-05, 1.52588e-05, 3, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 1.52588e-05, -1, 0.375, -inf, -0.0, 0.0, 0.0, 1.52588e-05, 57344, 57344, inf, 1.52588e-05, 0.5, 0.5, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFC, 0x7B, 0x42, 0x7C, 0x3E, 0x38, 0xFC, 0xBC, 0xC1, 0xFB, 0xFB, 0x00, 0x7B, 0x38, 0x38, 0x38, 0x7B, 0x01, 0x01, 0x42, 0x80, 0x36, 0x38, 0x36, 0x3E, 0x38, 0x01, 0xBC, 0x36, 0xFC, 0x80, 0x00, 0x00, 0x01, 0x7B, 0x7B, 0x7C, 0x01, 0x38, 0x38, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  %0 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<54xf8E5M2>, tensor<54xf8E5M2>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, false, true, false, false, true, true, true, false, true, true, true, false, true, false, false, false, true, false, false, false, true, true, false, false, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f8E5M2, GE
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -57344, -57344, -inf, -57344, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.52588e-05, -57344, -57344, 1, -1, -57344, -1, 3, inf, -2.5, 1.52588e-05, 1.52588e-05, 0.375, 1, 57344, 0.0, -0.0, 1.52588e-05, 0.375, -1, 0.0, -0.0, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80, 0x42, 0x7C, 0x42, 0xC1, 0xFB, 0xFB, 0xFC, 0xFB, 0x3C, 0x80, 0x7C, 0x3E, 0x3C, 0x3E, 0x7C, 0x38, 0x38, 0x01, 0xFB, 0xFB, 0x3C, 0xBC, 0xFB, 0xBC, 0x42, 0x7C, 0xC1, 0x01, 0x01, 0x36, 0x3C, 0x7B, 0x00, 0x80, 0x01, 0x36, 0xBC, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  // -inf, 57344, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -57344, -57344, 0.0, 57344, 0.5, 0.5, 0.5, 57344, 1.52588e-05, 1.52588e-05, 3, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 1.52588e-05, -1, 0.375, -inf, -0.0, 0.0, 0.0, 1.52588e-05, 57344, 57344, inf, 1.52588e-05, 0.5, 0.5, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFC, 0x7B, 0x42, 0x7C, 0x3E, 0x38, 0xFC, 0xBC, 0xC1, 0xFB, 0xFB, 0x00, 0x7B, 0x38, 0x38, 0x38, 0x7B, 0x01, 0x01, 0x42, 0x80, 0x36, 0x38, 0x36, 0x3E, 0x38, 0x01, 0xBC, 0x36, 0xFC, 0x80, 0x00, 0x00, 0x01, 0x7B, 0x7B, 0x7C, 0x01, 0x38, 0x38, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  %0 = stablehlo.compare GE, %a, %b, FLOAT : (tensor<54xf8E5M2>, tensor<54xf8E5M2>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, false, true, false, false, true, true, true, false, true, true, true, false, true, true, false, false, true, false, false, false, true, true, false, false, true, true, true, true, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f8E5M2, EQ by total order
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -57344, -57344, -inf, -57344, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.52588e-05, -57344, -57344, 1, -1, -57344, -1, 3, inf, -2.5, 1.52588e-05, 1.52588e-05, 0.375, 1, 57344, 0.0, -0.0, 1.52588e-05, 0.375, -1, 0.0, -0.0, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80, 0x42, 0x7C, 0x42, 0xC1, 0xFB, 0xFB, 0xFC, 0xFB, 0x3C, 0x80, 0x7C, 0x3E, 0x3C, 0x3E, 0x7C, 0x38, 0x38, 0x01, 0xFB, 0xFB, 0x3C, 0xBC, 0xFB, 0xBC, 0x42, 0x7C, 0xC1, 0x01, 0x01, 0x36, 0x3C, 0x7B, 0x00, 0x80, 0x01, 0x36, 0xBC, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  // -inf, 57344, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -57344, -57344, 0.0, 57344, 0.5, 0.5, 0.5, 57344, 1.52588e-05, 1.52588e-05, 3, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 1.52588e-05, -1, 0.375, -inf, -0.0, 0.0, 0.0, 1.52588e-05, 57344, 57344, inf, 1.52588e-05, 0.5, 0.5, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFC, 0x7B, 0x42, 0x7C, 0x3E, 0x38, 0xFC, 0xBC, 0xC1, 0xFB, 0xFB, 0x00, 0x7B, 0x38, 0x38, 0x38, 0x7B, 0x01, 0x01, 0x42, 0x80, 0x36, 0x38, 0x36, 0x3E, 0x38, 0x01, 0xBC, 0x36, 0xFC, 0x80, 0x00, 0x00, 0x01, 0x7B, 0x7B, 0x7C, 0x01, 0x38, 0x38, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  %0 = stablehlo.compare EQ, %a, %b, TOTALORDER : (tensor<54xf8E5M2>, tensor<54xf8E5M2>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f8E5M2, NE by total order
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -57344, -57344, -inf, -57344, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.52588e-05, -57344, -57344, 1, -1, -57344, -1, 3, inf, -2.5, 1.52588e-05, 1.52588e-05, 0.375, 1, 57344, 0.0, -0.0, 1.52588e-05, 0.375, -1, 0.0, -0.0, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80, 0x42, 0x7C, 0x42, 0xC1, 0xFB, 0xFB, 0xFC, 0xFB, 0x3C, 0x80, 0x7C, 0x3E, 0x3C, 0x3E, 0x7C, 0x38, 0x38, 0x01, 0xFB, 0xFB, 0x3C, 0xBC, 0xFB, 0xBC, 0x42, 0x7C, 0xC1, 0x01, 0x01, 0x36, 0x3C, 0x7B, 0x00, 0x80, 0x01, 0x36, 0xBC, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  // -inf, 57344, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -57344, -57344, 0.0, 57344, 0.5, 0.5, 0.5, 57344, 1.52588e-05, 1.52588e-05, 3, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 1.52588e-05, -1, 0.375, -inf, -0.0, 0.0, 0.0, 1.52588e-05, 57344, 57344, inf, 1.52588e-05, 0.5, 0.5, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFC, 0x7B, 0x42, 0x7C, 0x3E, 0x38, 0xFC, 0xBC, 0xC1, 0xFB, 0xFB, 0x00, 0x7B, 0x38, 0x38, 0x38, 0x7B, 0x01, 0x01, 0x42, 0x80, 0x36, 0x38, 0x36, 0x3E, 0x38, 0x01, 0xBC, 0x36, 0xFC, 0x80, 0x00, 0x00, 0x01, 0x7B, 0x7B, 0x7C, 0x01, 0x38, 0x38, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  %0 = stablehlo.compare NE, %a, %b, TOTALORDER : (tensor<54xf8E5M2>, tensor<54xf8E5M2>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f8E5M2, LT by total order
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -57344, -57344, -inf, -57344, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.52588e-05, -57344, -57344, 1, -1, -57344, -1, 3, inf, -2.5, 1.52588e-05, 1.52588e-05, 0.375, 1, 57344, 0.0, -0.0, 1.52588e-05, 0.375, -1, 0.0, -0.0, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80, 0x42, 0x7C, 0x42, 0xC1, 0xFB, 0xFB, 0xFC, 0xFB, 0x3C, 0x80, 0x7C, 0x3E, 0x3C, 0x3E, 0x7C, 0x38, 0x38, 0x01, 0xFB, 0xFB, 0x3C, 0xBC, 0xFB, 0xBC, 0x42, 0x7C, 0xC1, 0x01, 0x01, 0x36, 0x3C, 0x7B, 0x00, 0x80, 0x01, 0x36, 0xBC, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  // -inf, 57344, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -57344, -57344, 0.0, 57344, 0.5, 0.5, 0.5, 57344, 1.52588e-05, 1.52588e-05, 3, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 1.52588e-05, -1, 0.375, -inf, -0.0, 0.0, 0.0, 1.52588e-05, 57344, 57344, inf, 1.52588e-05, 0.5, 0.5, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFC, 0x7B, 0x42, 0x7C, 0x3E, 0x38, 0xFC, 0xBC, 0xC1, 0xFB, 0xFB, 0x00, 0x7B, 0x38, 0x38, 0x38, 0x7B, 0x01, 0x01, 0x42, 0x80, 0x36, 0x38, 0x36, 0x3E, 0x38, 0x01, 0xBC, 0x36, 0xFC, 0x80, 0x00, 0x00, 0x01, 0x7B, 0x7B, 0x7C, 0x01, 0x38, 0x38, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  %0 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<54xf8E5M2>, tensor<54xf8E5M2>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, true, false, true, true, false, false, false, true, false, false, false, true, false, false, true, true, false, true, true, true, false, false, true, true, false, false, false, false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f8E5M2, LE by total order
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -57344, -57344, -inf, -57344, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.52588e-05, -57344, -57344, 1, -1, -57344, -1, 3, inf, -2.5, 1.52588e-05, 1.52588e-05, 0.375, 1, 57344, 0.0, -0.0, 1.52588e-05, 0.375, -1, 0.0, -0.0, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80, 0x42, 0x7C, 0x42, 0xC1, 0xFB, 0xFB, 0xFC, 0xFB, 0x3C, 0x80, 0x7C, 0x3E, 0x3C, 0x3E, 0x7C, 0x38, 0x38, 0x01, 0xFB, 0xFB, 0x3C, 0xBC, 0xFB, 0xBC, 0x42, 0x7C, 0xC1, 0x01, 0x01, 0x36, 0x3C, 0x7B, 0x00, 0x80, 0x01, 0x36, 0xBC, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  // -inf, 57344, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -57344, -57344, 0.0, 57344, 0.5, 0.5, 0.5, 57344, 1.52588e-05, 1.52588e-05, 3, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 1.52588e-05, -1, 0.375, -inf, -0.0, 0.0, 0.0, 1.52588e-05, 57344, 57344, inf, 1.52588e-05, 0.5, 0.5, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFC, 0x7B, 0x42, 0x7C, 0x3E, 0x38, 0xFC, 0xBC, 0xC1, 0xFB, 0xFB, 0x00, 0x7B, 0x38, 0x38, 0x38, 0x7B, 0x01, 0x01, 0x42, 0x80, 0x36, 0x38, 0x36, 0x3E, 0x38, 0x01, 0xBC, 0x36, 0xFC, 0x80, 0x00, 0x00, 0x01, 0x7B, 0x7B, 0x7C, 0x01, 0x38, 0x38, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  %0 = stablehlo.compare LE, %a, %b, TOTALORDER : (tensor<54xf8E5M2>, tensor<54xf8E5M2>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, true, false, true, true, false, false, false, true, false, false, false, true, false, true, true, true, false, true, true, true, false, false, true, true, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f8E5M2, GT by total order
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -57344, -57344, -inf, -57344, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.52588e-05, -57344, -57344, 1, -1, -57344, -1, 3, inf, -2.5, 1.52588e-05, 1.52588e-05, 0.375, 1, 57344, 0.0, -0.0, 1.52588e-05, 0.375, -1, 0.0, -0.0, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80, 0x42, 0x7C, 0x42, 0xC1, 0xFB, 0xFB, 0xFC, 0xFB, 0x3C, 0x80, 0x7C, 0x3E, 0x3C, 0x3E, 0x7C, 0x38, 0x38, 0x01, 0xFB, 0xFB, 0x3C, 0xBC, 0xFB, 0xBC, 0x42, 0x7C, 0xC1, 0x01, 0x01, 0x36, 0x3C, 0x7B, 0x00, 0x80, 0x01, 0x36, 0xBC, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  // -inf, 57344, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -57344, -57344, 0.0, 57344, 0.5, 0.5, 0.5, 57344, 1.52588e-05, 1.52588e-05, 3, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 1.52588e-05, -1, 0.375, -inf, -0.0, 0.0, 0.0, 1.52588e-05, 57344, 57344, inf, 1.52588e-05, 0.5, 0.5, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFC, 0x7B, 0x42, 0x7C, 0x3E, 0x38, 0xFC, 0xBC, 0xC1, 0xFB, 0xFB, 0x00, 0x7B, 0x38, 0x38, 0x38, 0x7B, 0x01, 0x01, 0x42, 0x80, 0x36, 0x38, 0x36, 0x3E, 0x38, 0x01, 0xBC, 0x36, 0xFC, 0x80, 0x00, 0x00, 0x01, 0x7B, 0x7B, 0x7C, 0x01, 0x38, 0x38, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  %0 = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<54xf8E5M2>, tensor<54xf8E5M2>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, false, true, false, false, true, true, true, false, true, true, true, false, true, false, false, false, true, false, false, false, true, true, false, false, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f8E5M2, GE by total order
func.func @main() {
  // -0.0, 3, inf, 3, -2.5, -57344, -57344, -inf, -57344, 1, -0.0, inf, 1.5, 1, 1.5, inf, 0.5, 0.5, 1.52588e-05, -57344, -57344, 1, -1, -57344, -1, 3, inf, -2.5, 1.52588e-05, 1.52588e-05, 0.375, 1, 57344, 0.0, -0.0, 1.52588e-05, 0.375, -1, 0.0, -0.0, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %a = stablehlo.constant dense<[0x80, 0x42, 0x7C, 0x42, 0xC1, 0xFB, 0xFB, 0xFC, 0xFB, 0x3C, 0x80, 0x7C, 0x3E, 0x3C, 0x3E, 0x7C, 0x38, 0x38, 0x01, 0xFB, 0xFB, 0x3C, 0xBC, 0xFB, 0xBC, 0x42, 0x7C, 0xC1, 0x01, 0x01, 0x36, 0x3C, 0x7B, 0x00, 0x80, 0x01, 0x36, 0xBC, 0x00, 0x80, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  // -inf, 57344, 3, inf, 1.5, 0.5, -inf, -1, -2.5, -57344, -57344, 0.0, 57344, 0.5, 0.5, 0.5, 57344, 1.52588e-05, 1.52588e-05, 3, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 1.52588e-05, -1, 0.375, -inf, -0.0, 0.0, 0.0, 1.52588e-05, 57344, 57344, inf, 1.52588e-05, 0.5, 0.5, 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf
  %b = stablehlo.constant dense<[0xFC, 0x7B, 0x42, 0x7C, 0x3E, 0x38, 0xFC, 0xBC, 0xC1, 0xFB, 0xFB, 0x00, 0x7B, 0x38, 0x38, 0x38, 0x7B, 0x01, 0x01, 0x42, 0x80, 0x36, 0x38, 0x36, 0x3E, 0x38, 0x01, 0xBC, 0x36, 0xFC, 0x80, 0x00, 0x00, 0x01, 0x7B, 0x7B, 0x7C, 0x01, 0x38, 0x38, 0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC]> : tensor<54xf8E5M2>
  %0 = stablehlo.compare GE, %a, %b, TOTALORDER : (tensor<54xf8E5M2>, tensor<54xf8E5M2>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, false, true, false, false, true, true, true, false, true, true, true, false, true, true, false, false, true, false, false, false, true, true, false, false, true, true, true, true, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f6E2M3FN, EQ
func.func @main() {
  // -0.0, 3, -0.125, 3, -2.5, -7.5, -7.5, -3.25, -7.5, 1, -0.0, -0.125, 1.5, 1, 1.5, -0.125, 0.5, 0.5, 0.125, -7.5, -7.5, 1, -1, -7.5, -1, 3, -0.125, -2.5, 0.125, 0.125, 0.375, 1, 7.5, 0.0, -0.0, 0.125, 0.375, -1, 0.0, -0.0, 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.125, -3.25
  %a = stablehlo.constant dense<[-0.0, 3.0, -0.125, 3.0, -2.5, -7.5, -7.5, -3.25, -7.5, 1.0, -0.0, -0.125, 1.5, 1.0, 1.5, -0.125, 0.5, 0.5, 0.125, -7.5, -7.5, 1.0, -1.0, -7.5, -1.0, 3.0, -0.125, -2.5, 0.125, 0.125, 0.375, 1.0, 7.5, 0.0, -0.0, 0.125, 0.375, -1.0, 0.0, -0.0, 0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -0.125, -3.25]> : tensor<54xf6E2M3FN>
  // -3.25, 7.5, 3, -0.125, 1.5, 0.5, -3.25, -1, -2.5, -7.5, -7.5, 0.0, 7.5, 0.5, 0.5, 0.5, 7.5, 0.125, 0.125, 3, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 0.125, -1, 0.375, -3.25, -0.0, 0.0, 0.0, 0.125, 7.5, 7.5, -0.125, 0.125, 0.5, 0.5, 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.125, -3.25
  %b = stablehlo.constant dense<[-3.25, 7.5, 3.0, -0.125, 1.5, 0.5, -3.25, -1.0, -2.5, -7.5, -7.5, 0.0, 7.5, 0.5, 0.5, 0.5, 7.5, 0.125, 0.125, 3.0, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 0.125, -1.0, 0.375, -3.25, -0.0, 0.0, 0.0, 0.125, 7.5, 7.5, -0.125, 0.125, 0.5, 0.5, 0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -0.125, -3.25]> : tensor<54xf6E2M3FN>
  %0 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<54xf6E2M3FN>, tensor<54xf6E2M3FN>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f6E2M3FN, NE
func.func @main() {
  // -0.0, 3, -0.125, 3, -2.5, -7.5, -7.5, -3.25, -7.5, 1, -0.0, -0.125, 1.5, 1, 1.5, -0.125, 0.5, 0.5, 0.125, -7.5, -7.5, 1, -1, -7.5, -1, 3, -0.125, -2.5, 0.125, 0.125, 0.375, 1, 7.5, 0.0, -0.0, 0.125, 0.375, -1, 0.0, -0.0, 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.125, -3.25
  %a = stablehlo.constant dense<[-0.0, 3.0, -0.125, 3.0, -2.5, -7.5, -7.5, -3.25, -7.5, 1.0, -0.0, -0.125, 1.5, 1.0, 1.5, -0.125, 0.5, 0.5, 0.125, -7.5, -7.5, 1.0, -1.0, -7.5, -1.0, 3.0, -0.125, -2.5, 0.125, 0.125, 0.375, 1.0, 7.5, 0.0, -0.0, 0.125, 0.375, -1.0, 0.0, -0.0, 0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -0.125, -3.25]> : tensor<54xf6E2M3FN>
  // -3.25, 7.5, 3, -0.125, 1.5, 0.5, -3.25, -1, -2.5, -7.5, -7.5, 0.0, 7.5, 0.5, 0.5, 0.5, 7.5, 0.125, 0.125, 3, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 0.125, -1, 0.375, -3.25, -0.0, 0.0, 0.0, 0.125, 7.5, 7.5, -0.125, 0.125, 0.5, 0.5, 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.125, -3.25
  %b = stablehlo.constant dense<[-3.25, 7.5, 3.0, -0.125, 1.5, 0.5, -3.25, -1.0, -2.5, -7.5, -7.5, 0.0, 7.5, 0.5, 0.5, 0.5, 7.5, 0.125, 0.125, 3.0, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 0.125, -1.0, 0.375, -3.25, -0.0, 0.0, 0.0, 0.125, 7.5, 7.5, -0.125, 0.125, 0.5, 0.5, 0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -0.125, -3.25]> : tensor<54xf6E2M3FN>
  %0 = stablehlo.compare NE, %a, %b, FLOAT : (tensor<54xf6E2M3FN>, tensor<54xf6E2M3FN>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f6E2M3FN, LT
func.func @main() {
  // -0.0, 3, -0.125, 3, -2.5, -7.5, -7.5, -3.25, -7.5, 1, -0.0, -0.125, 1.5, 1, 1.5, -0.125, 0.5, 0.5, 0.125, -7.5, -7.5, 1, -1, -7.5, -1, 3, -0.125, -2.5, 0.125, 0.125, 0.375, 1, 7.5, 0.0, -0.0, 0.125, 0.375, -1, 0.0, -0.0, 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.125, -3.25
  %a = stablehlo.constant dense<[-0.0, 3.0, -0.125, 3.0, -2.5, -7.5, -7.5, -3.25, -7.5, 1.0, -0.0, -0.125, 1.5, 1.0, 1.5, -0.125, 0.5, 0.5, 0.125, -7.5, -7.5, 1.0, -1.0, -7.5, -1.0, 3.0, -0.125, -2.5, 0.125, 0.125, 0.375, 1.0, 7.5, 0.0, -0.0, 0.125, 0.375, -1.0, 0.0, -0.0, 0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -0.125, -3.25]> : tensor<54xf6E2M3FN>
  // -3.25, 7.5, 3, -0.125, 1.5, 0.5, -3.25, -1, -2.5, -7.5, -7.5, 0.0, 7.5, 0.5, 0.5, 0.5, 7.5, 0.125, 0.125, 3, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 0.125, -1, 0.375, -3.25, -0.0, 0.0, 0.0, 0.125, 7.5, 7.5, -0.125, 0.125, 0.5, 0.5, 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.125, -3.25
  %b = stablehlo.constant dense<[-3.25, 7.5, 3.0, -0.125, 1.5, 0.5, -3.25, -1.0, -2.5, -7.5, -7.5, 0.0, 7.5, 0.5, 0.5, 0.5, 7.5, 0.125, 0.125, 3.0, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 0.125, -1.0, 0.375, -3.25, -0.0, 0.0, 0.0, 0.125, 7.5, 7.5, -0.125, 0.125, 0.5, 0.5, 0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -0.125, -3.25]> : tensor<54xf6E2M3FN>
  %0 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<54xf6E2M3FN>, tensor<54xf6E2M3FN>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, true, false, true, true, true, true, true, false, false, true, true, false, false, true, true, false, false, true, true, false, true, true, true, false, true, true, true, false, false, false, false, true, true, true, false, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f6E2M3FN, LE
func.func @main() {
  // -0.0, 3, -0.125, 3, -2.5, -7.5, -7.5, -3.25, -7.5, 1, -0.0, -0.125, 1.5, 1, 1.5, -0.125, 0.5, 0.5, 0.125, -7.5, -7.5, 1, -1, -7.5, -1, 3, -0.125, -2.5, 0.125, 0.125, 0.375, 1, 7.5, 0.0, -0.0, 0.125, 0.375, -1, 0.0, -0.0, 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.125, -3.25
  %a = stablehlo.constant dense<[-0.0, 3.0, -0.125, 3.0, -2.5, -7.5, -7.5, -3.25, -7.5, 1.0, -0.0, -0.125, 1.5, 1.0, 1.5, -0.125, 0.5, 0.5, 0.125, -7.5, -7.5, 1.0, -1.0, -7.5, -1.0, 3.0, -0.125, -2.5, 0.125, 0.125, 0.375, 1.0, 7.5, 0.0, -0.0, 0.125, 0.375, -1.0, 0.0, -0.0, 0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -0.125, -3.25]> : tensor<54xf6E2M3FN>
  // -3.25, 7.5, 3, -0.125, 1.5, 0.5, -3.25, -1, -2.5, -7.5, -7.5, 0.0, 7.5, 0.5, 0.5, 0.5, 7.5, 0.125, 0.125, 3, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 0.125, -1, 0.375, -3.25, -0.0, 0.0, 0.0, 0.125, 7.5, 7.5, -0.125, 0.125, 0.5, 0.5, 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.125, -3.25
  %b = stablehlo.constant dense<[-3.25, 7.5, 3.0, -0.125, 1.5, 0.5, -3.25, -1.0, -2.5, -7.5, -7.5, 0.0, 7.5, 0.5, 0.5, 0.5, 7.5, 0.125, 0.125, 3.0, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 0.125, -1.0, 0.375, -3.25, -0.0, 0.0, 0.0, 0.125, 7.5, 7.5, -0.125, 0.125, 0.5, 0.5, 0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -0.125, -3.25]> : tensor<54xf6E2M3FN>
  %0 = stablehlo.compare LE, %a, %b, FLOAT : (tensor<54xf6E2M3FN>, tensor<54xf6E2M3FN>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, true, false, true, true, true, true, true, false, false, true, true, false, false, true, true, false, true, true, true, false, true, true, true, false, true, true, true, false, false, false, false, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f6E2M3FN, GT
func.func @main() {
  // -0.0, 3, -0.125, 3, -2.5, -7.5, -7.5, -3.25, -7.5, 1, -0.0, -0.125, 1.5, 1, 1.5, -0.125, 0.5, 0.5, 0.125, -7.5, -7.5, 1, -1, -7.5, -1, 3, -0.125, -2.5, 0.125, 0.125, 0.375, 1, 7.5, 0.0, -0.0, 0.125, 0.375, -1, 0.0, -0.0, 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.125, -3.25
  %a = stablehlo.constant dense<[-0.0, 3.0, -0.125, 3.0, -2.5, -7.5, -7.5, -3.25, -7.5, 1.0, -0.0, -0.125, 1.5, 1.0, 1.5, -0.125, 0.5, 0.5, 0.125, -7.5, -7.5, 1.0, -1.0, -7.5, -1.0, 3.0, -0.125, -2.5, 0.125, 0.125, 0.375, 1.0, 7.5, 0.0, -0.0, 0.125, 0.375, -1.0, 0.0, -0.0, 0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -0.125, -3.25]> : tensor<54xf6E2M3FN>
  // -3.25, 7.5, 3, -0.125, 1.5, 0.5, -3.25, -1, -2.5, -7.5, -7.5, 0.0, 7.5, 0.5, 0.5, 0.5, 7.5, 0.125, 0.125, 3, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 0.125, -1, 0.375, -3.25, -0.0, 0.0, 0.0, 0.125, 7.5, 7.5, -0.125, 0.125, 0.5, 0.5, 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.125, -3.25
  %b = stablehlo.constant dense<[-3.25, 7.5, 3.0, -0.125, 1.5, 0.5, -3.25, -1.0, -2.5, -7.5, -7.5, 0.0, 7.5, 0.5, 0.5, 0.5, 7.5, 0.125, 0.125, 3.0, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 0.125, -1.0, 0.375, -3.25, -0.0, 0.0, 0.0, 0.125, 7.5, 7.5, -0.125, 0.125, 0.5, 0.5, 0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -0.125, -3.25]> : tensor<54xf6E2M3FN>
  %0 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<54xf6E2M3FN>, tensor<54xf6E2M3FN>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, false, true, false, false, false, false, false, true, true, false, false, true, true, false, false, true, false, false, false, true, false, false, false, true, false, false, false, true, true, true, true, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// f6E2M3FN, GE
func.func @main() {
  // -0.0, 3, -0.125, 3, -2.5, -7.5, -7.5, -3.25, -7.5, 1, -0.0, -0.125, 1.5, 1, 1.5, -0.125, 0.5, 0.5, 0.125, -7.5, -7.5, 1, -1, -7.5, -1, 3, -0.125, -2.5, 0.125, 0.125, 0.375, 1, 7.5, 0.0, -0.0, 0.125, 0.375, -1, 0.0, -0.0, 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.125, -3.25
  %a = stablehlo.constant dense<[-0.0, 3.0, -0.125, 3.0, -2.5, -7.5, -7.5, -3.25, -7.5, 1.0, -0.0, -0.125, 1.5, 1.0, 1.5, -0.125, 0.5, 0.5, 0.125, -7.5, -7.5, 1.0, -1.0, -7.5, -1.0, 3.0, -0.125, -2.5, 0.125, 0.125, 0.375, 1.0, 7.5, 0.0, -0.0, 0.125, 0.375, -1.0, 0.0, -0.0, 0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -0.125, -3.25]> : tensor<54xf6E2M3FN>
  // -3.25, 7.5, 3, -0.125, 1.5, 0.5, -3.25, -1, -2.5, -7.5, -7.5, 0.0, 7.5, 0.5, 0.5, 0.5, 7.5, 0.125, 0.125, 3, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 0.125, -1, 0.375, -3.25, -0.0, 0.0, 0.0, 0.125, 7.5, 7.5, -0.125, 0.125, 0.5, 0.5, 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.125, -3.25
  %b = stablehlo.constant dense<[-3.25, 7.5, 3.0, -0.125, 1.5, 0.5, -3.25, -1.0, -2.5, -7.5, -7.5, 0.0, 7.5, 0.5, 0.5, 0.5, 7.5, 0.125, 0.125, 3.0, -0.0, 0.375, 0.5, 0.375, 1.5, 0.5, 0.125, -1.0, 0.375, -3.25, -0.0, 0.0, 0.0, 0.125, 7.5, 7.5, -0.125, 0.125, 0.5, 0.5, 0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -0.125, -3.25]> : tensor<54xf6E2M3FN>
  %0 = stablehlo.compare GE, %a, %b, FLOAT : (tensor<54xf6E2M3FN>, tensor<54xf6E2M3FN>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, false, true, false, false, false, false, false, true, true, false, false, true, true, false, false, true, true, false, false, true, false, false, false, true, false, false, false, true, true, true, true, false, false, false, true, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// f4E2M1FN, EQ
func.func @main() {
  // -3, 1, -1.5, 1.5, 6, -2, 0.0, 1.5, -3, 1, 3, -6, 0.0, 6, 3, 1.5, 6, 6, 3, 0.5, 0.0, -1, -2, 0.5, 0.0, 1, 1.5, -1.5, -3, -1.5, -6, -2, -2, 0.0, -1.5, -1.5, 3, 1.5, 3, 0.5, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %a = stablehlo.constant dense<[0xD, 0x2, 0xB, 0x3, 0x7, 0xC, 0x0, 0x3, 0xD, 0x2, 0x5, 0xF, 0x0, 0x7, 0x5, 0x3, 0x7, 0x7, 0x5, 0x1, 0x0, 0xA, 0xC, 0x1, 0x0, 0x2, 0x3, 0xB, 0xD, 0xB, 0xF, 0xC, 0xC, 0x0, 0xB, 0xB, 0x5, 0x3, 0x5, 0x1, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  // -0.0, -2, 6, 1, 0.0, -0.0, 0.5, -1.5, 6, -3, 3, -3, 0.0, -0.0, -6, -3, 1, 1.5, 1.5, 0.5, 1.5, -0.0, -2, -0.0, 3, 1, 6, -1.5, -1, -0.0, 6, -1, -1.5, -1.5, 1, 3, -2, 0.0, -3, -6, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %b = stablehlo.constant dense<[0x8, 0xC, 0x7, 0x2, 0x0, 0x8, 0x1, 0xB, 0x7, 0xD, 0x5, 0xD, 0x0, 0x8, 0xF, 0xD, 0x2, 0x3, 0x3, 0x1, 0x3, 0x8, 0xC, 0x8, 0x5, 0x2, 0x7, 0xB, 0xA, 0x8, 0x7, 0xA, 0xB, 0xB, 0x2, 0x5, 0xC, 0x0, 0xD, 0xF, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  %0 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<52xf4E2M1FN>, tensor<52xf4E2M1FN>) -> tensor<52xi1>
  check.expect_eq_const %0, dense<[false, false, false, false, false, false, false, false, false, false, true, false, true, false, false, false, false, false, false, true, false, false, true, false, false, true, false, true, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<52xi1>
  func.return
}

// -----

// f4E2M1FN, NE
func.func @main() {
  // -3, 1, -1.5, 1.5, 6, -2, 0.0, 1.5, -3, 1, 3, -6, 0.0, 6, 3, 1.5, 6, 6, 3, 0.5, 0.0, -1, -2, 0.5, 0.0, 1, 1.5, -1.5, -3, -1.5, -6, -2, -2, 0.0, -1.5, -1.5, 3, 1.5, 3, 0.5, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %a = stablehlo.constant dense<[0xD, 0x2, 0xB, 0x3, 0x7, 0xC, 0x0, 0x3, 0xD, 0x2, 0x5, 0xF, 0x0, 0x7, 0x5, 0x3, 0x7, 0x7, 0x5, 0x1, 0x0, 0xA, 0xC, 0x1, 0x0, 0x2, 0x3, 0xB, 0xD, 0xB, 0xF, 0xC, 0xC, 0x0, 0xB, 0xB, 0x5, 0x3, 0x5, 0x1, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  // -0.0, -2, 6, 1, 0.0, -0.0, 0.5, -1.5, 6, -3, 3, -3, 0.0, -0.0, -6, -3, 1, 1.5, 1.5, 0.5, 1.5, -0.0, -2, -0.0, 3, 1, 6, -1.5, -1, -0.0, 6, -1, -1.5, -1.5, 1, 3, -2, 0.0, -3, -6, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %b = stablehlo.constant dense<[0x8, 0xC, 0x7, 0x2, 0x0, 0x8, 0x1, 0xB, 0x7, 0xD, 0x5, 0xD, 0x0, 0x8, 0xF, 0xD, 0x2, 0x3, 0x3, 0x1, 0x3, 0x8, 0xC, 0x8, 0x5, 0x2, 0x7, 0xB, 0xA, 0x8, 0x7, 0xA, 0xB, 0xB, 0x2, 0x5, 0xC, 0x0, 0xD, 0xF, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  %0 = stablehlo.compare NE, %a, %b, FLOAT : (tensor<52xf4E2M1FN>, tensor<52xf4E2M1FN>) -> tensor<52xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, false, true, false, true, true, true, true, true, true, false, true, true, false, true, true, false, true, false, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<52xi1>
  func.return
}

// -----

// f4E2M1FN, LT
func.func @main() {
  // -3, 1, -1.5, 1.5, 6, -2, 0.0, 1.5, -3, 1, 3, -6, 0.0, 6, 3, 1.5, 6, 6, 3, 0.5, 0.0, -1, -2, 0.5, 0.0, 1, 1.5, -1.5, -3, -1.5, -6, -2, -2, 0.0, -1.5, -1.5, 3, 1.5, 3, 0.5, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %a = stablehlo.constant dense<[0xD, 0x2, 0xB, 0x3, 0x7, 0xC, 0x0, 0x3, 0xD, 0x2, 0x5, 0xF, 0x0, 0x7, 0x5, 0x3, 0x7, 0x7, 0x5, 0x1, 0x0, 0xA, 0xC, 0x1, 0x0, 0x2, 0x3, 0xB, 0xD, 0xB, 0xF, 0xC, 0xC, 0x0, 0xB, 0xB, 0x5, 0x3, 0x5, 0x1, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  // -0.0, -2, 6, 1, 0.0, -0.0, 0.5, -1.5, 6, -3, 3, -3, 0.0, -0.0, -6, -3, 1, 1.5, 1.5, 0.5, 1.5, -0.0, -2, -0.0, 3, 1, 6, -1.5, -1, -0.0, 6, -1, -1.5, -1.5, 1, 3, -2, 0.0, -3, -6, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %b = stablehlo.constant dense<[0x8, 0xC, 0x7, 0x2, 0x0, 0x8, 0x1, 0xB, 0x7, 0xD, 0x5, 0xD, 0x0, 0x8, 0xF, 0xD, 0x2, 0x3, 0x3, 0x1, 0x3, 0x8, 0xC, 0x8, 0x5, 0x2, 0x7, 0xB, 0xA, 0x8, 0x7, 0xA, 0xB, 0xB, 0x2, 0x5, 0xC, 0x0, 0xD, 0xF, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  %0 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<52xf4E2M1FN>, tensor<52xf4E2M1FN>) -> tensor<52xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, true, true, false, true, false, false, true, false, false, false, false, false, false, false, false, true, true, false, false, true, false, true, false, true, true, true, true, true, false, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<52xi1>
  func.return
}

// -----

// f4E2M1FN, LE
func.func @main() {
  // -3, 1, -1.5, 1.5, 6, -2, 0.0, 1.5, -3, 1, 3, -6, 0.0, 6, 3, 1.5, 6, 6, 3, 0.5, 0.0, -1, -2, 0.5, 0.0, 1, 1.5, -1.5, -3, -1.5, -6, -2, -2, 0.0, -1.5, -1.5, 3, 1.5, 3, 0.5, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %a = stablehlo.constant dense<[0xD, 0x2, 0xB, 0x3, 0x7, 0xC, 0x0, 0x3, 0xD, 0x2, 0x5, 0xF, 0x0, 0x7, 0x5, 0x3, 0x7, 0x7, 0x5, 0x1, 0x0, 0xA, 0xC, 0x1, 0x0, 0x2, 0x3, 0xB, 0xD, 0xB, 0xF, 0xC, 0xC, 0x0, 0xB, 0xB, 0x5, 0x3, 0x5, 0x1, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  // -0.0, -2, 6, 1, 0.0, -0.0, 0.5, -1.5, 6, -3, 3, -3, 0.0, -0.0, -6, -3, 1, 1.5, 1.5, 0.5, 1.5, -0.0, -2, -0.0, 3, 1, 6, -1.5, -1, -0.0, 6, -1, -1.5, -1.5, 1, 3, -2, 0.0, -3, -6, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %b = stablehlo.constant dense<[0x8, 0xC, 0x7, 0x2, 0x0, 0x8, 0x1, 0xB, 0x7, 0xD, 0x5, 0xD, 0x0, 0x8, 0xF, 0xD, 0x2, 0x3, 0x3, 0x1, 0x3, 0x8, 0xC, 0x8, 0x5, 0x2, 0x7, 0xB, 0xA, 0x8, 0x7, 0xA, 0xB, 0xB, 0x2, 0x5, 0xC, 0x0, 0xD, 0xF, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  %0 = stablehlo.compare LE, %a, %b, FLOAT : (tensor<52xf4E2M1FN>, tensor<52xf4E2M1FN>) -> tensor<52xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, true, true, false, true, false, true, true, true, false, false, false, false, false, false, true, true, true, true, false, true, true, true, true, true, true, true, true, true, false, true, true, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<52xi1>
  func.return
}

// -----

// f4E2M1FN, GT
func.func @main() {
  // -3, 1, -1.5, 1.5, 6, -2, 0.0, 1.5, -3, 1, 3, -6, 0.0, 6, 3, 1.5, 6, 6, 3, 0.5, 0.0, -1, -2, 0.5, 0.0, 1, 1.5, -1.5, -3, -1.5, -6, -2, -2, 0.0, -1.5, -1.5, 3, 1.5, 3, 0.5, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %a = stablehlo.constant dense<[0xD, 0x2, 0xB, 0x3, 0x7, 0xC, 0x0, 0x3, 0xD, 0x2, 0x5, 0xF, 0x0, 0x7, 0x5, 0x3, 0x7, 0x7, 0x5, 0x1, 0x0, 0xA, 0xC, 0x1, 0x0, 0x2, 0x3, 0xB, 0xD, 0xB, 0xF, 0xC, 0xC, 0x0, 0xB, 0xB, 0x5, 0x3, 0x5, 0x1, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  // -0.0, -2, 6, 1, 0.0, -0.0, 0.5, -1.5, 6, -3, 3, -3, 0.0, -0.0, -6, -3, 1, 1.5, 1.5, 0.5, 1.5, -0.0, -2, -0.0, 3, 1, 6, -1.5, -1, -0.0, 6, -1, -1.5, -1.5, 1, 3, -2, 0.0, -3, -6, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %b = stablehlo.constant dense<[0x8, 0xC, 0x7, 0x2, 0x0, 0x8, 0x1, 0xB, 0x7, 0xD, 0x5, 0xD, 0x0, 0x8, 0xF, 0xD, 0x2, 0x3, 0x3, 0x1, 0x3, 0x8, 0xC, 0x8, 0x5, 0x2, 0x7, 0xB, 0xA, 0x8, 0x7, 0xA, 0xB, 0xB, 0x2, 0x5, 0xC, 0x0, 0xD, 0xF, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  %0 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<52xf4E2M1FN>, tensor<52xf4E2M1FN>) -> tensor<52xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, false, false, true, false, true, false, false, false, true, true, true, true, true, true, false, false, false, false, true, false, false, false, false, false, false, false, false, false, true, false, false, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<52xi1>
  func.return
}

// -----

// f4E2M1FN, GE
func.func @main() {
  // -3, 1, -1.5, 1.5, 6, -2, 0.0, 1.5, -3, 1, 3, -6, 0.0, 6, 3, 1.5, 6, 6, 3, 0.5, 0.0, -1, -2, 0.5, 0.0, 1, 1.5, -1.5, -3, -1.5, -6, -2, -2, 0.0, -1.5, -1.5, 3, 1.5, 3, 0.5, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %a = stablehlo.constant dense<[0xD, 0x2, 0xB, 0x3, 0x7, 0xC, 0x0, 0x3, 0xD, 0x2, 0x5, 0xF, 0x0, 0x7, 0x5, 0x3, 0x7, 0x7, 0x5, 0x1, 0x0, 0xA, 0xC, 0x1, 0x0, 0x2, 0x3, 0xB, 0xD, 0xB, 0xF, 0xC, 0xC, 0x0, 0xB, 0xB, 0x5, 0x3, 0x5, 0x1, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  // -0.0, -2, 6, 1, 0.0, -0.0, 0.5, -1.5, 6, -3, 3, -3, 0.0, -0.0, -6, -3, 1, 1.5, 1.5, 0.5, 1.5, -0.0, -2, -0.0, 3, 1, 6, -1.5, -1, -0.0, 6, -1, -1.5, -1.5, 1, 3, -2, 0.0, -3, -6, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %b = stablehlo.constant dense<[0x8, 0xC, 0x7, 0x2, 0x0, 0x8, 0x1, 0xB, 0x7, 0xD, 0x5, 0xD, 0x0, 0x8, 0xF, 0xD, 0x2, 0x3, 0x3, 0x1, 0x3, 0x8, 0xC, 0x8, 0x5, 0x2, 0x7, 0xB, 0xA, 0x8, 0x7, 0xA, 0xB, 0xB, 0x2, 0x5, 0xC, 0x0, 0xD, 0xF, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  %0 = stablehlo.compare GE, %a, %b, FLOAT : (tensor<52xf4E2M1FN>, tensor<52xf4E2M1FN>) -> tensor<52xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, false, false, true, false, true, true, false, true, true, true, true, true, true, true, true, false, false, true, true, false, true, false, true, false, false, false, false, false, true, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<52xi1>
  func.return
}

// -----

// f4E2M1FN, EQ by total order
func.func @main() {
  // -3, 1, -1.5, 1.5, 6, -2, 0.0, 1.5, -3, 1, 3, -6, 0.0, 6, 3, 1.5, 6, 6, 3, 0.5, 0.0, -1, -2, 0.5, 0.0, 1, 1.5, -1.5, -3, -1.5, -6, -2, -2, 0.0, -1.5, -1.5, 3, 1.5, 3, 0.5, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %a = stablehlo.constant dense<[0xD, 0x2, 0xB, 0x3, 0x7, 0xC, 0x0, 0x3, 0xD, 0x2, 0x5, 0xF, 0x0, 0x7, 0x5, 0x3, 0x7, 0x7, 0x5, 0x1, 0x0, 0xA, 0xC, 0x1, 0x0, 0x2, 0x3, 0xB, 0xD, 0xB, 0xF, 0xC, 0xC, 0x0, 0xB, 0xB, 0x5, 0x3, 0x5, 0x1, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  // -0.0, -2, 6, 1, 0.0, -0.0, 0.5, -1.5, 6, -3, 3, -3, 0.0, -0.0, -6, -3, 1, 1.5, 1.5, 0.5, 1.5, -0.0, -2, -0.0, 3, 1, 6, -1.5, -1, -0.0, 6, -1, -1.5, -1.5, 1, 3, -2, 0.0, -3, -6, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %b = stablehlo.constant dense<[0x8, 0xC, 0x7, 0x2, 0x0, 0x8, 0x1, 0xB, 0x7, 0xD, 0x5, 0xD, 0x0, 0x8, 0xF, 0xD, 0x2, 0x3, 0x3, 0x1, 0x3, 0x8, 0xC, 0x8, 0x5, 0x2, 0x7, 0xB, 0xA, 0x8, 0x7, 0xA, 0xB, 0xB, 0x2, 0x5, 0xC, 0x0, 0xD, 0xF, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  %0 = stablehlo.compare EQ, %a, %b, TOTALORDER : (tensor<52xf4E2M1FN>, tensor<52xf4E2M1FN>) -> tensor<52xi1>
  check.expect_eq_const %0, dense<[false, false, false, false, false, false, false, false, false, false, true, false, true, false, false, false, false, false, false, true, false, false, true, false, false, true, false, true, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<52xi1>
  func.return
}

// -----

// f4E2M1FN, NE by total order
func.func @main() {
  // -3, 1, -1.5, 1.5, 6, -2, 0.0, 1.5, -3, 1, 3, -6, 0.0, 6, 3, 1.5, 6, 6, 3, 0.5, 0.0, -1, -2, 0.5, 0.0, 1, 1.5, -1.5, -3, -1.5, -6, -2, -2, 0.0, -1.5, -1.5, 3, 1.5, 3, 0.5, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %a = stablehlo.constant dense<[0xD, 0x2, 0xB, 0x3, 0x7, 0xC, 0x0, 0x3, 0xD, 0x2, 0x5, 0xF, 0x0, 0x7, 0x5, 0x3, 0x7, 0x7, 0x5, 0x1, 0x0, 0xA, 0xC, 0x1, 0x0, 0x2, 0x3, 0xB, 0xD, 0xB, 0xF, 0xC, 0xC, 0x0, 0xB, 0xB, 0x5, 0x3, 0x5, 0x1, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  // -0.0, -2, 6, 1, 0.0, -0.0, 0.5, -1.5, 6, -3, 3, -3, 0.0, -0.0, -6, -3, 1, 1.5, 1.5, 0.5, 1.5, -0.0, -2, -0.0, 3, 1, 6, -1.5, -1, -0.0, 6, -1, -1.5, -1.5, 1, 3, -2, 0.0, -3, -6, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %b = stablehlo.constant dense<[0x8, 0xC, 0x7, 0x2, 0x0, 0x8, 0x1, 0xB, 0x7, 0xD, 0x5, 0xD, 0x0, 0x8, 0xF, 0xD, 0x2, 0x3, 0x3, 0x1, 0x3, 0x8, 0xC, 0x8, 0x5, 0x2, 0x7, 0xB, 0xA, 0x8, 0x7, 0xA, 0xB, 0xB, 0x2, 0x5, 0xC, 0x0, 0xD, 0xF, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  %0 = stablehlo.compare NE, %a, %b, TOTALORDER : (tensor<52xf4E2M1FN>, tensor<52xf4E2M1FN>) -> tensor<52xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, false, true, false, true, true, true, true, true, true, false, true, true, false, true, true, false, true, false, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<52xi1>
  func.return
}

// -----

// f4E2M1FN, LT by total order
func.func @main() {
  // -3, 1, -1.5, 1.5, 6, -2, 0.0, 1.5, -3, 1, 3, -6, 0.0, 6, 3, 1.5, 6, 6, 3, 0.5, 0.0, -1, -2, 0.5, 0.0, 1, 1.5, -1.5, -3, -1.5, -6, -2, -2, 0.0, -1.5, -1.5, 3, 1.5, 3, 0.5, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %a = stablehlo.constant dense<[0xD, 0x2, 0xB, 0x3, 0x7, 0xC, 0x0, 0x3, 0xD, 0x2, 0x5, 0xF, 0x0, 0x7, 0x5, 0x3, 0x7, 0x7, 0x5, 0x1, 0x0, 0xA, 0xC, 0x1, 0x0, 0x2, 0x3, 0xB, 0xD, 0xB, 0xF, 0xC, 0xC, 0x0, 0xB, 0xB, 0x5, 0x3, 0x5, 0x1, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  // -0.0, -2, 6, 1, 0.0, -0.0, 0.5, -1.5, 6, -3, 3, -3, 0.0, -0.0, -6, -3, 1, 1.5, 1.5, 0.5, 1.5, -0.0, -2, -0.0, 3, 1, 6, -1.5, -1, -0.0, 6, -1, -1.5, -1.5, 1, 3, -2, 0.0, -3, -6, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %b = stablehlo.constant dense<[0x8, 0xC, 0x7, 0x2, 0x0, 0x8, 0x1, 0xB, 0x7, 0xD, 0x5, 0xD, 0x0, 0x8, 0xF, 0xD, 0x2, 0x3, 0x3, 0x1, 0x3, 0x8, 0xC, 0x8, 0x5, 0x2, 0x7, 0xB, 0xA, 0x8, 0x7, 0xA, 0xB, 0xB, 0x2, 0x5, 0xC, 0x0, 0xD, 0xF, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  %0 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<52xf4E2M1FN>, tensor<52xf4E2M1FN>) -> tensor<52xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, true, true, false, true, false, false, true, false, false, false, false, false, false, false, false, true, true, false, false, true, false, true, false, true, true, true, true, true, false, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<52xi1>
  func.return
}

// -----

// f4E2M1FN, LE by total order
func.func @main() {
  // -3, 1, -1.5, 1.5, 6, -2, 0.0, 1.5, -3, 1, 3, -6, 0.0, 6, 3, 1.5, 6, 6, 3, 0.5, 0.0, -1, -2, 0.5, 0.0, 1, 1.5, -1.5, -3, -1.5, -6, -2, -2, 0.0, -1.5, -1.5, 3, 1.5, 3, 0.5, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %a = stablehlo.constant dense<[0xD, 0x2, 0xB, 0x3, 0x7, 0xC, 0x0, 0x3, 0xD, 0x2, 0x5, 0xF, 0x0, 0x7, 0x5, 0x3, 0x7, 0x7, 0x5, 0x1, 0x0, 0xA, 0xC, 0x1, 0x0, 0x2, 0x3, 0xB, 0xD, 0xB, 0xF, 0xC, 0xC, 0x0, 0xB, 0xB, 0x5, 0x3, 0x5, 0x1, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  // -0.0, -2, 6, 1, 0.0, -0.0, 0.5, -1.5, 6, -3, 3, -3, 0.0, -0.0, -6, -3, 1, 1.5, 1.5, 0.5, 1.5, -0.0, -2, -0.0, 3, 1, 6, -1.5, -1, -0.0, 6, -1, -1.5, -1.5, 1, 3, -2, 0.0, -3, -6, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %b = stablehlo.constant dense<[0x8, 0xC, 0x7, 0x2, 0x0, 0x8, 0x1, 0xB, 0x7, 0xD, 0x5, 0xD, 0x0, 0x8, 0xF, 0xD, 0x2, 0x3, 0x3, 0x1, 0x3, 0x8, 0xC, 0x8, 0x5, 0x2, 0x7, 0xB, 0xA, 0x8, 0x7, 0xA, 0xB, 0xB, 0x2, 0x5, 0xC, 0x0, 0xD, 0xF, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  %0 = stablehlo.compare LE, %a, %b, TOTALORDER : (tensor<52xf4E2M1FN>, tensor<52xf4E2M1FN>) -> tensor<52xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, true, true, false, true, false, true, true, true, false, false, false, false, false, false, true, true, true, true, false, true, true, true, true, true, true, true, true, true, false, true, true, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<52xi1>
  func.return
}

// -----

// f4E2M1FN, GT by total order
func.func @main() {
  // -3, 1, -1.5, 1.5, 6, -2, 0.0, 1.5, -3, 1, 3, -6, 0.0, 6, 3, 1.5, 6, 6, 3, 0.5, 0.0, -1, -2, 0.5, 0.0, 1, 1.5, -1.5, -3, -1.5, -6, -2, -2, 0.0, -1.5, -1.5, 3, 1.5, 3, 0.5, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %a = stablehlo.constant dense<[0xD, 0x2, 0xB, 0x3, 0x7, 0xC, 0x0, 0x3, 0xD, 0x2, 0x5, 0xF, 0x0, 0x7, 0x5, 0x3, 0x7, 0x7, 0x5, 0x1, 0x0, 0xA, 0xC, 0x1, 0x0, 0x2, 0x3, 0xB, 0xD, 0xB, 0xF, 0xC, 0xC, 0x0, 0xB, 0xB, 0x5, 0x3, 0x5, 0x1, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  // -0.0, -2, 6, 1, 0.0, -0.0, 0.5, -1.5, 6, -3, 3, -3, 0.0, -0.0, -6, -3, 1, 1.5, 1.5, 0.5, 1.5, -0.0, -2, -0.0, 3, 1, 6, -1.5, -1, -0.0, 6, -1, -1.5, -1.5, 1, 3, -2, 0.0, -3, -6, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %b = stablehlo.constant dense<[0x8, 0xC, 0x7, 0x2, 0x0, 0x8, 0x1, 0xB, 0x7, 0xD, 0x5, 0xD, 0x0, 0x8, 0xF, 0xD, 0x2, 0x3, 0x3, 0x1, 0x3, 0x8, 0xC, 0x8, 0x5, 0x2, 0x7, 0xB, 0xA, 0x8, 0x7, 0xA, 0xB, 0xB, 0x2, 0x5, 0xC, 0x0, 0xD, 0xF, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  %0 = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<52xf4E2M1FN>, tensor<52xf4E2M1FN>) -> tensor<52xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, false, false, true, false, true, false, false, false, true, true, true, true, true, true, false, false, false, false, true, false, false, false, false, false, false, false, false, false, true, false, false, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<52xi1>
  func.return
}

// -----

// f4E2M1FN, GE by total order
func.func @main() {
  // -3, 1, -1.5, 1.5, 6, -2, 0.0, 1.5, -3, 1, 3, -6, 0.0, 6, 3, 1.5, 6, 6, 3, 0.5, 0.0, -1, -2, 0.5, 0.0, 1, 1.5, -1.5, -3, -1.5, -6, -2, -2, 0.0, -1.5, -1.5, 3, 1.5, 3, 0.5, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %a = stablehlo.constant dense<[0xD, 0x2, 0xB, 0x3, 0x7, 0xC, 0x0, 0x3, 0xD, 0x2, 0x5, 0xF, 0x0, 0x7, 0x5, 0x3, 0x7, 0x7, 0x5, 0x1, 0x0, 0xA, 0xC, 0x1, 0x0, 0x2, 0x3, 0xB, 0xD, 0xB, 0xF, 0xC, 0xC, 0x0, 0xB, 0xB, 0x5, 0x3, 0x5, 0x1, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  // -0.0, -2, 6, 1, 0.0, -0.0, 0.5, -1.5, 6, -3, 3, -3, 0.0, -0.0, -6, -3, 1, 1.5, 1.5, 0.5, 1.5, -0.0, -2, -0.0, 3, 1, 6, -1.5, -1, -0.0, 6, -1, -1.5, -1.5, 1, 3, -2, 0.0, -3, -6, 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -3, -1.5
  %b = stablehlo.constant dense<[0x8, 0xC, 0x7, 0x2, 0x0, 0x8, 0x1, 0xB, 0x7, 0xD, 0x5, 0xD, 0x0, 0x8, 0xF, 0xD, 0x2, 0x3, 0x3, 0x1, 0x3, 0x8, 0xC, 0x8, 0x5, 0x2, 0x7, 0xB, 0xA, 0x8, 0x7, 0xA, 0xB, 0xB, 0x2, 0x5, 0xC, 0x0, 0xD, 0xF, 0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xD, 0xB]> : tensor<52xf4E2M1FN>
  %0 = stablehlo.compare GE, %a, %b, TOTALORDER : (tensor<52xf4E2M1FN>, tensor<52xf4E2M1FN>) -> tensor<52xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, false, false, true, false, true, true, false, true, true, true, true, true, true, true, true, false, false, true, true, false, true, false, true, false, false, false, false, false, true, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<52xi1>
  func.return
}

// -----

// i4, EQ
func.func @main() {
  // -3, 3, 5, 6, 1, -1, -8, 6, -3, 3, -2, 2, -8, 1, -2, 6, 1, 1, -2, 0, -8, -7, -1, 0, -8, 3, 6, 5, -3, 5, 2, -1, -1, -8, 5, 5, -2, 6, -2, 0, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5
  %a = stablehlo.constant dense<[-3, 3, 5, 6, 1, -1, -8, 6, -3, 3, -2, 2, -8, 1, -2, 6, 1, 1, -2, 0, -8, -7, -1, 0, -8, 3, 6, 5, -3, 5, 2, -1, -1, -8, 5, 5, -2, 6, -2, 0, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5]> : tensor<52xi4>
  // 7, -1, 1, 3, -8, 7, 0, 5, 1, -3, -2, -3, -8, 7, 2, -3, 3, 6, 6, 0, 6, 7, -1, 7, -2, 3, 1, 5, -7, 7, 1, -7, 5, 5, 3, -2, -1, -8, -3, 2, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5
  %b = stablehlo.constant dense<[7, -1, 1, 3, -8, 7, 0, 5, 1, -3, -2, -3, -8, 7, 2, -3, 3, 6, 6, 0, 6, 7, -1, 7, -2, 3, 1, 5, -7, 7, 1, -7, 5, 5, 3, -2, -1, -8, -3, 2, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5]> : tensor<52xi4>
  %0 = stablehlo.compare EQ, %a, %b, SIGNED : (tensor<52xi4>, tensor<52xi4>) -> tensor<52xi1>
  check.expect_eq_const %0, dense<[false, false, false, false, false, false, false, false, false, false, true, false, true, false, false, false, false, false, false, true, false, false, true, false, false, true, false, true, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<52xi1>
  func.return
}

// -----

// i4, NE
func.func @main() {
  // -3, 3, 5, 6, 1, -1, -8, 6, -3, 3, -2, 2, -8, 1, -2, 6, 1, 1, -2, 0, -8, -7, -1, 0, -8, 3, 6, 5, -3, 5, 2, -1, -1, -8, 5, 5, -2, 6, -2, 0, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5
  %a = stablehlo.constant dense<[-3, 3, 5, 6, 1, -1, -8, 6, -3, 3, -2, 2, -8, 1, -2, 6, 1, 1, -2, 0, -8, -7, -1, 0, -8, 3, 6, 5, -3, 5, 2, -1, -1, -8, 5, 5, -2, 6, -2, 0, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5]> : tensor<52xi4>
  // 7, -1, 1, 3, -8, 7, 0, 5, 1, -3, -2, -3, -8, 7, 2, -3, 3, 6, 6, 0, 6, 7, -1, 7, -2, 3, 1, 5, -7, 7, 1, -7, 5, 5, 3, -2, -1, -8, -3, 2, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5
  %b = stablehlo.constant dense<[7, -1, 1, 3, -8, 7, 0, 5, 1, -3, -2, -3, -8, 7, 2, -3, 3, 6, 6, 0, 6, 7, -1, 7, -2, 3, 1, 5, -7, 7, 1, -7, 5, 5, 3, -2, -1, -8, -3, 2, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5]> : tensor<52xi4>
  %0 = stablehlo.compare NE, %a, %b, SIGNED : (tensor<52xi4>, tensor<52xi4>) -> tensor<52xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, false, true, false, true, true, true, true, true, true, false, true, true, false, true, true, false, true, false, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<52xi1>
  func.return
}

// -----

// i4, LT
func.func @main() {
  // -3, 3, 5, 6, 1, -1, -8, 6, -3, 3, -2, 2, -8, 1, -2, 6, 1, 1, -2, 0, -8, -7, -1, 0, -8, 3, 6, 5, -3, 5, 2, -1, -1, -8, 5, 5, -2, 6, -2, 0, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5
  %a = stablehlo.constant dense<[-3, 3, 5, 6, 1, -1, -8, 6, -3, 3, -2, 2, -8, 1, -2, 6, 1, 1, -2, 0, -8, -7, -1, 0, -8, 3, 6, 5, -3, 5, 2, -1, -1, -8, 5, 5, -2, 6, -2, 0, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5]> : tensor<52xi4>
  // 7, -1, 1, 3, -8, 7, 0, 5, 1, -3, -2, -3, -8, 7, 2, -3, 3, 6, 6, 0, 6, 7, -1, 7, -2, 3, 1, 5, -7, 7, 1, -7, 5, 5, 3, -2, -1, -8, -3, 2, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5
  %b = stablehlo.constant dense<[7, -1, 1, 3, -8, 7, 0, 5, 1, -3, -2, -3, -8, 7, 2, -3, 3, 6, 6, 0, 6, 7, -1, 7, -2, 3, 1, 5, -7, 7, 1, -7, 5, 5, 3, -2, -1, -8, -3, 2, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5]> : tensor<52xi4>
  %0 = stablehlo.compare LT, %a, %b, SIGNED : (tensor<52xi4>, tensor<52xi4>) -> tensor<52xi1>
  check.expect_eq_const %0, dense<[true, false, false, false, false, true, true, false, true, false, false, false, false, true, true, false, true, true, true, false, true, true, false, true, true, false, false, false, false, true, false, false, true, true, false, false, true, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<52xi1>
  func.return
}

// -----

// i4, LE
func.func @main() {
  // -3, 3, 5, 6, 1, -1, -8, 6, -3, 3, -2, 2, -8, 1, -2, 6, 1, 1, -2, 0, -8, -7, -1, 0, -8, 3, 6, 5, -3, 5, 2, -1, -1, -8, 5, 5, -2, 6, -2, 0, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5
  %a = stablehlo.constant dense<[-3, 3, 5, 6, 1, -1, -8, 6, -3, 3, -2, 2, -8, 1, -2, 6, 1, 1, -2, 0, -8, -7, -1, 0, -8, 3, 6, 5, -3, 5, 2, -1, -1, -8, 5, 5, -2, 6, -2, 0, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5]> : tensor<52xi4>
  // 7, -1, 1, 3, -8, 7, 0, 5, 1, -3, -2, -3, -8, 7, 2, -3, 3, 6, 6, 0, 6, 7, -1, 7, -2, 3, 1, 5, -7, 7, 1, -7, 5, 5, 3, -2, -1, -8, -3, 2, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5
  %b = stablehlo.constant dense<[7, -1, 1, 3, -8, 7, 0, 5, 1, -3, -2, -3, -8, 7, 2, -3, 3, 6, 6, 0, 6, 7, -1, 7, -2, 3, 1, 5, -7, 7, 1, -7, 5, 5, 3, -2, -1, -8, -3, 2, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5]> : tensor<52xi4>
  %0 = stablehlo.compare LE, %a, %b, SIGNED : (tensor<52xi4>, tensor<52xi4>) -> tensor<52xi1>
  check.expect_eq_const %0, dense<[true, false, false, false, false, true, true, false, true, false, true, false, true, true, true, false, true, true, true, true, true, true, true, true, true, true, false, true, false, true, false, false, true, true, false, false, true, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<52xi1>
  func.return
}

// -----

// i4, GT
func.func @main() {
  // -3, 3, 5, 6, 1, -1, -8, 6, -3, 3, -2, 2, -8, 1, -2, 6, 1, 1, -2, 0, -8, -7, -1, 0, -8, 3, 6, 5, -3, 5, 2, -1, -1, -8, 5, 5, -2, 6, -2, 0, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5
  %a = stablehlo.constant dense<[-3, 3, 5, 6, 1, -1, -8, 6, -3, 3, -2, 2, -8, 1, -2, 6, 1, 1, -2, 0, -8, -7, -1, 0, -8, 3, 6, 5, -3, 5, 2, -1, -1, -8, 5, 5, -2, 6, -2, 0, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5]> : tensor<52xi4>
  // 7, -1, 1, 3, -8, 7, 0, 5, 1, -3, -2, -3, -8, 7, 2, -3, 3, 6, 6, 0, 6, 7, -1, 7, -2, 3, 1, 5, -7, 7, 1, -7, 5, 5, 3, -2, -1, -8, -3, 2, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5
  %b = stablehlo.constant dense<[7, -1, 1, 3, -8, 7, 0, 5, 1, -3, -2, -3, -8, 7, 2, -3, 3, 6, 6, 0, 6, 7, -1, 7, -2, 3, 1, 5, -7, 7, 1, -7, 5, 5, 3, -2, -1, -8, -3, 2, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5]> : tensor<52xi4>
  %0 = stablehlo.compare GT, %a, %b, SIGNED : (tensor<52xi4>, tensor<52xi4>) -> tensor<52xi1>
  check.expect_eq_const %0, dense<[false, true, true, true, true, false, false, true, false, true, false, true, false, false, false, true, false, false, false, false, false, false, false, false, false, false, true, false, true, false, true, true, false, false, true, true, false, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<52xi1>
  func.return
}

// -----

// i4, GE
func.func @main() {
  // -3, 3, 5, 6, 1, -1, -8, 6, -3, 3, -2, 2, -8, 1, -2, 6, 1, 1, -2, 0, -8, -7, -1, 0, -8, 3, 6, 5, -3, 5, 2, -1, -1, -8, 5, 5, -2, 6, -2, 0, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5
  %a = stablehlo.constant dense<[-3, 3, 5, 6, 1, -1, -8, 6, -3, 3, -2, 2, -8, 1, -2, 6, 1, 1, -2, 0, -8, -7, -1, 0, -8, 3, 6, 5, -3, 5, 2, -1, -1, -8, 5, 5, -2, 6, -2, 0, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5]> : tensor<52xi4>
  // 7, -1, 1, 3, -8, 7, 0, 5, 1, -3, -2, -3, -8, 7, 2, -3, 3, 6, 6, 0, 6, 7, -1, 7, -2, 3, 1, 5, -7, 7, 1, -7, 5, 5, 3, -2, -1, -8, -3, 2, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5
  %b = stablehlo.constant dense<[7, -1, 1, 3, -8, 7, 0, 5, 1, -3, -2, -3, -8, 7, 2, -3, 3, 6, 6, 0, 6, 7, -1, 7, -2, 3, 1, 5, -7, 7, 1, -7, 5, 5, 3, -2, -1, -8, -3, 2, -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, 5]> : tensor<52xi4>
  %0 = stablehlo.compare GE, %a, %b, SIGNED : (tensor<52xi4>, tensor<52xi4>) -> tensor<52xi1>
  check.expect_eq_const %0, dense<[false, true, true, true, true, false, false, true, false, true, true, true, true, false, false, true, false, false, false, true, false, false, true, false, false, true, true, true, true, false, true, true, false, false, true, true, false, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<52xi1>
  func.return
}

// -----

// i8, EQ
func.func @main() {
  // 127, -7, 87, -7, -2, 2, 2, -28, 2, 3, 127, 87, -1, 3, -1, 87, 126, 126, 0, 2, 2, 3, -127, 2, -127, -7, 87, -2, 0, 0, -3, 3, 1, -128, 127, 0, -3, -127, -128, 127, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28
  %a = stablehlo.constant dense<[127, -7, 87, -7, -2, 2, 2, -28, 2, 3, 127, 87, -1, 3, -1, 87, 126, 126, 0, 2, 2, 3, -127, 2, -127, -7, 87, -2, 0, 0, -3, 3, 1, -128, 127, 0, -3, -127, -128, 127, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28]> : tensor<54xi8>
  // -28, 1, -7, 87, -1, 126, -28, -127, -2, 2, 2, -128, 1, 126, 126, 126, 1, 0, 0, -7, 127, -3, 126, -3, -1, 126, 0, -127, -3, -28, 127, -128, -128, 0, 1, 1, 87, 0, 126, 126, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28
  %b = stablehlo.constant dense<[-28, 1, -7, 87, -1, 126, -28, -127, -2, 2, 2, -128, 1, 126, 126, 126, 1, 0, 0, -7, 127, -3, 126, -3, -1, 126, 0, -127, -3, -28, 127, -128, -128, 0, 1, 1, 87, 0, 126, 126, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28]> : tensor<54xi8>
  %0 = stablehlo.compare EQ, %a, %b, SIGNED : (tensor<54xi8>, tensor<54xi8>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// i8, NE
func.func @main() {
  // 127, -7, 87, -7, -2, 2, 2, -28, 2, 3, 127, 87, -1, 3, -1, 87, 126, 126, 0, 2, 2, 3, -127, 2, -127, -7, 87, -2, 0, 0, -3, 3, 1, -128, 127, 0, -3, -127, -128, 127, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28
  %a = stablehlo.constant dense<[127, -7, 87, -7, -2, 2, 2, -28, 2, 3, 127, 87, -1, 3, -1, 87, 126, 126, 0, 2, 2, 3, -127, 2, -127, -7, 87, -2, 0, 0, -3, 3, 1, -128, 127, 0, -3, -127, -128, 127, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28]> : tensor<54xi8>
  // -28, 1, -7, 87, -1, 126, -28, -127, -2, 2, 2, -128, 1, 126, 126, 126, 1, 0, 0, -7, 127, -3, 126, -3, -1, 126, 0, -127, -3, -28, 127, -128, -128, 0, 1, 1, 87, 0, 126, 126, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28
  %b = stablehlo.constant dense<[-28, 1, -7, 87, -1, 126, -28, -127, -2, 2, 2, -128, 1, 126, 126, 126, 1, 0, 0, -7, 127, -3, 126, -3, -1, 126, 0, -127, -3, -28, 127, -128, -128, 0, 1, 1, 87, 0, 126, 126, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28]> : tensor<54xi8>
  %0 = stablehlo.compare NE, %a, %b, SIGNED : (tensor<54xi8>, tensor<54xi8>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// i8, LT
func.func @main() {
  // 127, -7, 87, -7, -2, 2, 2, -28, 2, 3, 127, 87, -1, 3, -1, 87, 126, 126, 0, 2, 2, 3, -127, 2, -127, -7, 87, -2, 0, 0, -3, 3, 1, -128, 127, 0, -3, -127, -128, 127, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28
  %a = stablehlo.constant dense<[127, -7, 87, -7, -2, 2, 2, -28, 2, 3, 127, 87, -1, 3, -1, 87, 126, 126, 0, 2, 2, 3, -127, 2, -127, -7, 87, -2, 0, 0, -3, 3, 1, -128, 127, 0, -3, -127, -128, 127, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28]> : tensor<54xi8>
  // -28, 1, -7, 87, -1, 126, -28, -127, -2, 2, 2, -128, 1, 126, 126, 126, 1, 0, 0, -7, 127, -3, 126, -3, -1, 126, 0, -127, -3, -28, 127, -128, -128, 0, 1, 1, 87, 0, 126, 126, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28
  %b = stablehlo.constant dense<[-28, 1, -7, 87, -1, 126, -28, -127, -2, 2, 2, -128, 1, 126, 126, 126, 1, 0, 0, -7, 127, -3, 126, -3, -1, 126, 0, -127, -3, -28, 127, -128, -128, 0, 1, 1, 87, 0, 126, 126, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28]> : tensor<54xi8>
  %0 = stablehlo.compare LT, %a, %b, SIGNED : (tensor<54xi8>, tensor<54xi8>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, true, false, false, false, false, false, false, true, true, true, true, false, false, false, false, true, false, true, false, true, true, false, false, false, false, true, false, false, true, false, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// i8, LE
func.func @main() {
  // 127, -7, 87, -7, -2, 2, 2, -28, 2, 3, 127, 87, -1, 3, -1, 87, 126, 126, 0, 2, 2, 3, -127, 2, -127, -7, 87, -2, 0, 0, -3, 3, 1, -128, 127, 0, -3, -127, -128, 127, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28
  %a = stablehlo.constant dense<[127, -7, 87, -7, -2, 2, 2, -28, 2, 3, 127, 87, -1, 3, -1, 87, 126, 126, 0, 2, 2, 3, -127, 2, -127, -7, 87, -2, 0, 0, -3, 3, 1, -128, 127, 0, -3, -127, -128, 127, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28]> : tensor<54xi8>
  // -28, 1, -7, 87, -1, 126, -28, -127, -2, 2, 2, -128, 1, 126, 126, 126, 1, 0, 0, -7, 127, -3, 126, -3, -1, 126, 0, -127, -3, -28, 127, -128, -128, 0, 1, 1, 87, 0, 126, 126, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28
  %b = stablehlo.constant dense<[-28, 1, -7, 87, -1, 126, -28, -127, -2, 2, 2, -128, 1, 126, 126, 126, 1, 0, 0, -7, 127, -3, 126, -3, -1, 126, 0, -127, -3, -28, 127, -128, -128, 0, 1, 1, 87, 0, 126, 126, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28]> : tensor<54xi8>
  %0 = stablehlo.compare LE, %a, %b, SIGNED : (tensor<54xi8>, tensor<54xi8>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, true, false, false, false, false, false, false, true, true, true, true, false, false, true, false, true, false, true, false, true, true, false, false, false, false, true, false, false, true, false, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// i8, GT
func.func @main() {
  // 127, -7, 87, -7, -2, 2, 2, -28, 2, 3, 127, 87, -1, 3, -1, 87, 126, 126, 0, 2, 2, 3, -127, 2, -127, -7, 87, -2, 0, 0, -3, 3, 1, -128, 127, 0, -3, -127, -128, 127, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28
  %a = stablehlo.constant dense<[127, -7, 87, -7, -2, 2, 2, -28, 2, 3, 127, 87, -1, 3, -1, 87, 126, 126, 0, 2, 2, 3, -127, 2, -127, -7, 87, -2, 0, 0, -3, 3, 1, -128, 127, 0, -3, -127, -128, 127, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28]> : tensor<54xi8>
  // -28, 1, -7, 87, -1, 126, -28, -127, -2, 2, 2, -128, 1, 126, 126, 126, 1, 0, 0, -7, 127, -3, 126, -3, -1, 126, 0, -127, -3, -28, 127, -128, -128, 0, 1, 1, 87, 0, 126, 126, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28
  %b = stablehlo.constant dense<[-28, 1, -7, 87, -1, 126, -28, -127, -2, 2, 2, -128, 1, 126, 126, 126, 1, 0, 0, -7, 127, -3, 126, -3, -1, 126, 0, -127, -3, -28, 127, -128, -128, 0, 1, 1, 87, 0, 126, 126, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28]> : tensor<54xi8>
  %0 = stablehlo.compare GT, %a, %b, SIGNED : (tensor<54xi8>, tensor<54xi8>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, false, true, true, true, true, true, true, false, false, false, false, true, true, false, true, false, true, false, true, false, false, true, true, true, true, false, true, true, false, true, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// i8, GE
func.func @main() {
  // 127, -7, 87, -7, -2, 2, 2, -28, 2, 3, 127, 87, -1, 3, -1, 87, 126, 126, 0, 2, 2, 3, -127, 2, -127, -7, 87, -2, 0, 0, -3, 3, 1, -128, 127, 0, -3, -127, -128, 127, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28
  %a = stablehlo.constant dense<[127, -7, 87, -7, -2, 2, 2, -28, 2, 3, 127, 87, -1, 3, -1, 87, 126, 126, 0, 2, 2, 3, -127, 2, -127, -7, 87, -2, 0, 0, -3, 3, 1, -128, 127, 0, -3, -127, -128, 127, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28]> : tensor<54xi8>
  // -28, 1, -7, 87, -1, 126, -28, -127, -2, 2, 2, -128, 1, 126, 126, 126, 1, 0, 0, -7, 127, -3, 126, -3, -1, 126, 0, -127, -3, -28, 127, -128, -128, 0, 1, 1, 87, 0, 126, 126, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28
  %b = stablehlo.constant dense<[-28, 1, -7, 87, -1, 126, -28, -127, -2, 2, 2, -128, 1, 126, 126, 126, 1, 0, 0, -7, 127, -3, 126, -3, -1, 126, 0, -127, -3, -28, 127, -128, -128, 0, 1, 1, 87, 0, 126, 126, -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 87, -28]> : tensor<54xi8>
  %0 = stablehlo.compare GE, %a, %b, SIGNED : (tensor<54xi8>, tensor<54xi8>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, false, true, true, true, true, true, true, false, false, false, false, true, true, true, true, false, true, false, true, false, false, true, true, true, true, false, true, true, false, true, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// ui8, EQ
func.func @main() {
  // 108, 239, 254, 2, 255, 1, 0, 3, 8, 239, 255, 3, 0, 254, 1, 108, 108, 1, 8, 255, 0, 0, 0, 2, 108, 3, 0, 254, 3, 1, 254, 239, 0, 1, 255, 239, 255, 1, 8, 239, 0, 255, 1, 2, 3, 254, 108, 8, 239
  %a = stablehlo.constant dense<[108, 239, 254, 2, 255, 1, 0, 3, 8, 239, 255, 3, 0, 254, 1, 108, 108, 1, 8, 255, 0, 0, 0, 2, 108, 3, 0, 254, 3, 1, 254, 239, 0, 1, 255, 239, 255, 1, 8, 239, 0, 255, 1, 2, 3, 254, 108, 8, 239]> : tensor<49xui8>
  // 254, 108, 1, 8, 239, 254, 0, 8, 255, 239, 255, 108, 254, 2, 2, 2, 0, 1, 8, 108, 2, 8, 239, 254, 255, 255, 3, 3, 239, 108, 254, 8, 108, 0, 3, 255, 254, 239, 254, 3, 0, 255, 1, 2, 3, 254, 108, 8, 239
  %b = stablehlo.constant dense<[254, 108, 1, 8, 239, 254, 0, 8, 255, 239, 255, 108, 254, 2, 2, 2, 0, 1, 8, 108, 2, 8, 239, 254, 255, 255, 3, 3, 239, 108, 254, 8, 108, 0, 3, 255, 254, 239, 254, 3, 0, 255, 1, 2, 3, 254, 108, 8, 239]> : tensor<49xui8>
  %0 = stablehlo.compare EQ, %a, %b, UNSIGNED : (tensor<49xui8>, tensor<49xui8>) -> tensor<49xi1>
  check.expect_eq_const %0, dense<[false, false, false, false, false, false, true, false, false, true, true, false, false, false, false, false, false, true, true, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true]> : tensor<49xi1>
  func.return
}

// -----

// ui8, NE
func.func @main() {
  // 108, 239, 254, 2, 255, 1, 0, 3, 8, 239, 255, 3, 0, 254, 1, 108, 108, 1, 8, 255, 0, 0, 0, 2, 108, 3, 0, 254, 3, 1, 254, 239, 0, 1, 255, 239, 255, 1, 8, 239, 0, 255, 1, 2, 3, 254, 108, 8, 239
  %a = stablehlo.constant dense<[108, 239, 254, 2, 255, 1, 0, 3, 8, 239, 255, 3, 0, 254, 1, 108, 108, 1, 8, 255, 0, 0, 0, 2, 108, 3, 0, 254, 3, 1, 254, 239, 0, 1, 255, 239, 255, 1, 8, 239, 0, 255, 1, 2, 3, 254, 108, 8, 239]> : tensor<49xui8>
  // 254, 108, 1, 8, 239, 254, 0, 8, 255, 239, 255, 108, 254, 2, 2, 2, 0, 1, 8, 108, 2, 8, 239, 254, 255, 255, 3, 3, 239, 108, 254, 8, 108, 0, 3, 255, 254, 239, 254, 3, 0, 255, 1, 2, 3, 254, 108, 8, 239
  %b = stablehlo.constant dense<[254, 108, 1, 8, 239, 254, 0, 8, 255, 239, 255, 108, 254, 2, 2, 2, 0, 1, 8, 108, 2, 8, 239, 254, 255, 255, 3, 3, 239, 108, 254, 8, 108, 0, 3, 255, 254, 239, 254, 3, 0, 255, 1, 2, 3, 254, 108, 8, 239]> : tensor<49xui8>
  %0 = stablehlo.compare NE, %a, %b, UNSIGNED : (tensor<49xui8>, tensor<49xui8>) -> tensor<49xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, false, true, true, false, false, true, true, true, true, true, true, false, false, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false]> : tensor<49xi1>
  func.return
}

// -----

// ui8, LT
func.func @main() {
  // 108, 239, 254, 2, 255, 1, 0, 3, 8, 239, 255, 3, 0, 254, 1, 108, 108, 1, 8, 255, 0, 0, 0, 2, 108, 3, 0, 254, 3, 1, 254, 239, 0, 1, 255, 239, 255, 1, 8, 239, 0, 255, 1, 2, 3, 254, 108, 8, 239
  %a = stablehlo.constant dense<[108, 239, 254, 2, 255, 1, 0, 3, 8, 239, 255, 3, 0, 254, 1, 108, 108, 1, 8, 255, 0, 0, 0, 2, 108, 3, 0, 254, 3, 1, 254, 239, 0, 1, 255, 239, 255, 1, 8, 239, 0, 255, 1, 2, 3, 254, 108, 8, 239]> : tensor<49xui8>
  // 254, 108, 1, 8, 239, 254, 0, 8, 255, 239, 255, 108, 254, 2, 2, 2, 0, 1, 8, 108, 2, 8, 239, 254, 255, 255, 3, 3, 239, 108, 254, 8, 108, 0, 3, 255, 254, 239, 254, 3, 0, 255, 1, 2, 3, 254, 108, 8, 239
  %b = stablehlo.constant dense<[254, 108, 1, 8, 239, 254, 0, 8, 255, 239, 255, 108, 254, 2, 2, 2, 0, 1, 8, 108, 2, 8, 239, 254, 255, 255, 3, 3, 239, 108, 254, 8, 108, 0, 3, 255, 254, 239, 254, 3, 0, 255, 1, 2, 3, 254, 108, 8, 239]> : tensor<49xui8>
  %0 = stablehlo.compare LT, %a, %b, UNSIGNED : (tensor<49xui8>, tensor<49xui8>) -> tensor<49xi1>
  check.expect_eq_const %0, dense<[true, false, false, true, false, true, false, true, true, false, false, true, true, false, true, false, false, false, false, false, true, true, true, true, true, true, true, false, true, true, false, false, true, false, false, true, false, true, true, false, false, false, false, false, false, false, false, false, false]> : tensor<49xi1>
  func.return
}

// -----

// ui8, LE
func.func @main() {
  // 108, 239, 254, 2, 255, 1, 0, 3, 8, 239, 255, 3, 0, 254, 1, 108, 108, 1, 8, 255, 0, 0, 0, 2, 108, 3, 0, 254, 3, 1, 254, 239, 0, 1, 255, 239, 255, 1, 8, 239, 0, 255, 1, 2, 3, 254, 108, 8, 239
  %a = stablehlo.constant dense<[108, 239, 254, 2, 255, 1, 0, 3, 8, 239, 255, 3, 0, 254, 1, 108, 108, 1, 8, 255, 0, 0, 0, 2, 108, 3, 0, 254, 3, 1, 254, 239, 0, 1, 255, 239, 255, 1, 8, 239, 0, 255, 1, 2, 3, 254, 108, 8, 239]> : tensor<49xui8>
  // 254, 108, 1, 8, 239, 254, 0, 8, 255, 239, 255, 108, 254, 2, 2, 2, 0, 1, 8, 108, 2, 8, 239, 254, 255, 255, 3, 3, 239, 108, 254, 8, 108, 0, 3, 255, 254, 239, 254, 3, 0, 255, 1, 2, 3, 254, 108, 8, 239
  %b = stablehlo.constant dense<[254, 108, 1, 8, 239, 254, 0, 8, 255, 239, 255, 108, 254, 2, 2, 2, 0, 1, 8, 108, 2, 8, 239, 254, 255, 255, 3, 3, 239, 108, 254, 8, 108, 0, 3, 255, 254, 239, 254, 3, 0, 255, 1, 2, 3, 254, 108, 8, 239]> : tensor<49xui8>
  %0 = stablehlo.compare LE, %a, %b, UNSIGNED : (tensor<49xui8>, tensor<49xui8>) -> tensor<49xi1>
  check.expect_eq_const %0, dense<[true, false, false, true, false, true, true, true, true, true, true, true, true, false, true, false, false, true, true, false, true, true, true, true, true, true, true, false, true, true, true, false, true, false, false, true, false, true, true, false, true, true, true, true, true, true, true, true, true]> : tensor<49xi1>
  func.return
}

// -----

// ui8, GT
func.func @main() {
  // 108, 239, 254, 2, 255, 1, 0, 3, 8, 239, 255, 3, 0, 254, 1, 108, 108, 1, 8, 255, 0, 0, 0, 2, 108, 3, 0, 254, 3, 1, 254, 239, 0, 1, 255, 239, 255, 1, 8, 239, 0, 255, 1, 2, 3, 254, 108, 8, 239
  %a = stablehlo.constant dense<[108, 239, 254, 2, 255, 1, 0, 3, 8, 239, 255, 3, 0, 254, 1, 108, 108, 1, 8, 255, 0, 0, 0, 2, 108, 3, 0, 254, 3, 1, 254, 239, 0, 1, 255, 239, 255, 1, 8, 239, 0, 255, 1, 2, 3, 254, 108, 8, 239]> : tensor<49xui8>
  // 254, 108, 1, 8, 239, 254, 0, 8, 255, 239, 255, 108, 254, 2, 2, 2, 0, 1, 8, 108, 2, 8, 239, 254, 255, 255, 3, 3, 239, 108, 254, 8, 108, 0, 3, 255, 254, 239, 254, 3, 0, 255, 1, 2, 3, 254, 108, 8, 239
  %b = stablehlo.constant dense<[254, 108, 1, 8, 239, 254, 0, 8, 255, 239, 255, 108, 254, 2, 2, 2, 0, 1, 8, 108, 2, 8, 239, 254, 255, 255, 3, 3, 239, 108, 254, 8, 108, 0, 3, 255, 254, 239, 254, 3, 0, 255, 1, 2, 3, 254, 108, 8, 239]> : tensor<49xui8>
  %0 = stablehlo.compare GT, %a, %b, UNSIGNED : (tensor<49xui8>, tensor<49xui8>) -> tensor<49xi1>
  check.expect_eq_const %0, dense<[false, true, true, false, true, false, false, false, false, false, false, false, false, true, false, true, true, false, false, true, false, false, false, false, false, false, false, true, false, false, false, true, false, true, true, false, true, false, false, true, false, false, false, false, false, false, false, false, false]> : tensor<49xi1>
  func.return
}

// -----

// ui8, GE
func.func @main() {
  // 108, 239, 254, 2, 255, 1, 0, 3, 8, 239, 255, 3, 0, 254, 1, 108, 108, 1, 8, 255, 0, 0, 0, 2, 108, 3, 0, 254, 3, 1, 254, 239, 0, 1, 255, 239, 255, 1, 8, 239, 0, 255, 1, 2, 3, 254, 108, 8, 239
  %a = stablehlo.constant dense<[108, 239, 254, 2, 255, 1, 0, 3, 8, 239, 255, 3, 0, 254, 1, 108, 108, 1, 8, 255, 0, 0, 0, 2, 108, 3, 0, 254, 3, 1, 254, 239, 0, 1, 255, 239, 255, 1, 8, 239, 0, 255, 1, 2, 3, 254, 108, 8, 239]> : tensor<49xui8>
  // 254, 108, 1, 8, 239, 254, 0, 8, 255, 239, 255, 108, 254, 2, 2, 2, 0, 1, 8, 108, 2, 8, 239, 254, 255, 255, 3, 3, 239, 108, 254, 8, 108, 0, 3, 255, 254, 239, 254, 3, 0, 255, 1, 2, 3, 254, 108, 8, 239
  %b = stablehlo.constant dense<[254, 108, 1, 8, 239, 254, 0, 8, 255, 239, 255, 108, 254, 2, 2, 2, 0, 1, 8, 108, 2, 8, 239, 254, 255, 255, 3, 3, 239, 108, 254, 8, 108, 0, 3, 255, 254, 239, 254, 3, 0, 255, 1, 2, 3, 254, 108, 8, 239]> : tensor<49xui8>
  %0 = stablehlo.compare GE, %a, %b, UNSIGNED : (tensor<49xui8>, tensor<49xui8>) -> tensor<49xi1>
  check.expect_eq_const %0, dense<[false, true, true, false, true, false, true, false, false, true, true, false, false, true, false, true, true, true, true, true, false, false, false, false, false, false, false, true, false, false, true, true, false, true, true, false, true, false, false, true, true, true, true, true, true, true, true, true, true]> : tensor<49xi1>
  func.return
}

// -----

// i32, EQ
func.func @main() {
  // 2147483647, -7, -405320630, -7, -2, 2, 2, 1601439713, 2, 3, 2147483647, -405320630, -1, 3, -1, -405320630, 2147483646, 2147483646, 0, 2, 2, 3, -2147483647, 2, -2147483647, -7, -405320630, -2, 0, 0, -3, 3, 1, -2147483648, 2147483647, 0, -3, -2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713
  %a = stablehlo.constant dense<[2147483647, -7, -405320630, -7, -2, 2, 2, 1601439713, 2, 3, 2147483647, -405320630, -1, 3, -1, -405320630, 2147483646, 2147483646, 0, 2, 2, 3, -2147483647, 2, -2147483647, -7, -405320630, -2, 0, 0, -3, 3, 1, -2147483648, 2147483647, 0, -3, -2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713]> : tensor<54xi32>
  // 1601439713, 1, -7, -405320630, -1, 2147483646, 1601439713, -2147483647, -2, 2, 2, -2147483648, 1, 2147483646, 2147483646, 2147483646, 1, 0, 0, -7, 2147483647, -3, 2147483646, -3, -1, 2147483646, 0, -2147483647, -3, 1601439713, 2147483647, -2147483648, -2147483648, 0, 1, 1, -405320630, 0, 2147483646, 2147483646, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713
  %b = stablehlo.constant dense<[1601439713, 1, -7, -405320630, -1, 2147483646, 1601439713, -2147483647, -2, 2, 2, -2147483648, 1, 2147483646, 2147483646, 2147483646, 1, 0, 0, -7, 2147483647, -3, 2147483646, -3, -1, 2147483646, 0, -2147483647, -3, 1601439713, 2147483647, -2147483648, -2147483648, 0, 1, 1, -405320630, 0, 2147483646, 2147483646, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713]> : tensor<54xi32>
  %0 = stablehlo.compare EQ, %a, %b, SIGNED : (tensor<54xi32>, tensor<54xi32>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// i32, NE
func.func @main() {
  // 2147483647, -7, -405320630, -7, -2, 2, 2, 1601439713, 2, 3, 2147483647, -405320630, -1, 3, -1, -405320630, 2147483646, 2147483646, 0, 2, 2, 3, -2147483647, 2, -2147483647, -7, -405320630, -2, 0, 0, -3, 3, 1, -2147483648, 2147483647, 0, -3, -2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713
  %a = stablehlo.constant dense<[2147483647, -7, -405320630, -7, -2, 2, 2, 1601439713, 2, 3, 2147483647, -405320630, -1, 3, -1, -405320630, 2147483646, 2147483646, 0, 2, 2, 3, -2147483647, 2, -2147483647, -7, -405320630, -2, 0, 0, -3, 3, 1, -2147483648, 2147483647, 0, -3, -2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713]> : tensor<54xi32>
  // 1601439713, 1, -7, -405320630, -1, 2147483646, 1601439713, -2147483647, -2, 2, 2, -2147483648, 1, 2147483646, 2147483646, 2147483646, 1, 0, 0, -7, 2147483647, -3, 2147483646, -3, -1, 2147483646, 0, -2147483647, -3, 1601439713, 2147483647, -2147483648, -2147483648, 0, 1, 1, -405320630, 0, 2147483646, 2147483646, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713
  %b = stablehlo.constant dense<[1601439713, 1, -7, -405320630, -1, 2147483646, 1601439713, -2147483647, -2, 2, 2, -2147483648, 1, 2147483646, 2147483646, 2147483646, 1, 0, 0, -7, 2147483647, -3, 2147483646, -3, -1, 2147483646, 0, -2147483647, -3, 1601439713, 2147483647, -2147483648, -2147483648, 0, 1, 1, -405320630, 0, 2147483646, 2147483646, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713]> : tensor<54xi32>
  %0 = stablehlo.compare NE, %a, %b, SIGNED : (tensor<54xi32>, tensor<54xi32>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// i32, LT
func.func @main() {
  // 2147483647, -7, -405320630, -7, -2, 2, 2, 1601439713, 2, 3, 2147483647, -405320630, -1, 3, -1, -405320630, 2147483646, 2147483646, 0, 2, 2, 3, -2147483647, 2, -2147483647, -7, -405320630, -2, 0, 0, -3, 3, 1, -2147483648, 2147483647, 0, -3, -2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713
  %a = stablehlo.constant dense<[2147483647, -7, -405320630, -7, -2, 2, 2, 1601439713, 2, 3, 2147483647, -405320630, -1, 3, -1, -405320630, 2147483646, 2147483646, 0, 2, 2, 3, -2147483647, 2, -2147483647, -7, -405320630, -2, 0, 0, -3, 3, 1, -2147483648, 2147483647, 0, -3, -2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713]> : tensor<54xi32>
  // 1601439713, 1, -7, -405320630, -1, 2147483646, 1601439713, -2147483647, -2, 2, 2, -2147483648, 1, 2147483646, 2147483646, 2147483646, 1, 0, 0, -7, 2147483647, -3, 2147483646, -3, -1, 2147483646, 0, -2147483647, -3, 1601439713, 2147483647, -2147483648, -2147483648, 0, 1, 1, -405320630, 0, 2147483646, 2147483646, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713
  %b = stablehlo.constant dense<[1601439713, 1, -7, -405320630, -1, 2147483646, 1601439713, -2147483647, -2, 2, 2, -2147483648, 1, 2147483646, 2147483646, 2147483646, 1, 0, 0, -7, 2147483647, -3, 2147483646, -3, -1, 2147483646, 0, -2147483647, -3, 1601439713, 2147483647, -2147483648, -2147483648, 0, 1, 1, -405320630, 0, 2147483646, 2147483646, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713]> : tensor<54xi32>
  %0 = stablehlo.compare LT, %a, %b, SIGNED : (tensor<54xi32>, tensor<54xi32>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, true, false, true, true, true, false, false, false, false, false, true, true, true, true, false, false, false, false, true, false, true, false, true, true, true, false, false, true, true, false, false, true, false, true, false, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// i32, LE
func.func @main() {
  // 2147483647, -7, -405320630, -7, -2, 2, 2, 1601439713, 2, 3, 2147483647, -405320630, -1, 3, -1, -405320630, 2147483646, 2147483646, 0, 2, 2, 3, -2147483647, 2, -2147483647, -7, -405320630, -2, 0, 0, -3, 3, 1, -2147483648, 2147483647, 0, -3, -2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713
  %a = stablehlo.constant dense<[2147483647, -7, -405320630, -7, -2, 2, 2, 1601439713, 2, 3, 2147483647, -405320630, -1, 3, -1, -405320630, 2147483646, 2147483646, 0, 2, 2, 3, -2147483647, 2, -2147483647, -7, -405320630, -2, 0, 0, -3, 3, 1, -2147483648, 2147483647, 0, -3, -2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713]> : tensor<54xi32>
  // 1601439713, 1, -7, -405320630, -1, 2147483646, 1601439713, -2147483647, -2, 2, 2, -2147483648, 1, 2147483646, 2147483646, 2147483646, 1, 0, 0, -7, 2147483647, -3, 2147483646, -3, -1, 2147483646, 0, -2147483647, -3, 1601439713, 2147483647, -2147483648, -2147483648, 0, 1, 1, -405320630, 0, 2147483646, 2147483646, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713
  %b = stablehlo.constant dense<[1601439713, 1, -7, -405320630, -1, 2147483646, 1601439713, -2147483647, -2, 2, 2, -2147483648, 1, 2147483646, 2147483646, 2147483646, 1, 0, 0, -7, 2147483647, -3, 2147483646, -3, -1, 2147483646, 0, -2147483647, -3, 1601439713, 2147483647, -2147483648, -2147483648, 0, 1, 1, -405320630, 0, 2147483646, 2147483646, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713]> : tensor<54xi32>
  %0 = stablehlo.compare LE, %a, %b, SIGNED : (tensor<54xi32>, tensor<54xi32>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, true, false, true, true, true, false, false, false, false, false, true, true, true, true, false, false, true, false, true, false, true, false, true, true, true, false, false, true, true, false, false, true, false, true, false, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// i32, GT
func.func @main() {
  // 2147483647, -7, -405320630, -7, -2, 2, 2, 1601439713, 2, 3, 2147483647, -405320630, -1, 3, -1, -405320630, 2147483646, 2147483646, 0, 2, 2, 3, -2147483647, 2, -2147483647, -7, -405320630, -2, 0, 0, -3, 3, 1, -2147483648, 2147483647, 0, -3, -2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713
  %a = stablehlo.constant dense<[2147483647, -7, -405320630, -7, -2, 2, 2, 1601439713, 2, 3, 2147483647, -405320630, -1, 3, -1, -405320630, 2147483646, 2147483646, 0, 2, 2, 3, -2147483647, 2, -2147483647, -7, -405320630, -2, 0, 0, -3, 3, 1, -2147483648, 2147483647, 0, -3, -2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713]> : tensor<54xi32>
  // 1601439713, 1, -7, -405320630, -1, 2147483646, 1601439713, -2147483647, -2, 2, 2, -2147483648, 1, 2147483646, 2147483646, 2147483646, 1, 0, 0, -7, 2147483647, -3, 2147483646, -3, -1, 2147483646, 0, -2147483647, -3, 1601439713, 2147483647, -2147483648, -2147483648, 0, 1, 1, -405320630, 0, 2147483646, 2147483646, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713
  %b = stablehlo.constant dense<[1601439713, 1, -7, -405320630, -1, 2147483646, 1601439713, -2147483647, -2, 2, 2, -2147483648, 1, 2147483646, 2147483646, 2147483646, 1, 0, 0, -7, 2147483647, -3, 2147483646, -3, -1, 2147483646, 0, -2147483647, -3, 1601439713, 2147483647, -2147483648, -2147483648, 0, 1, 1, -405320630, 0, 2147483646, 2147483646, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713]> : tensor<54xi32>
  %0 = stablehlo.compare GT, %a, %b, SIGNED : (tensor<54xi32>, tensor<54xi32>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, false, true, false, false, false, true, true, true, true, true, false, false, false, false, true, true, false, true, false, true, false, true, false, false, false, true, true, false, false, true, true, false, true, false, true, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// i32, GE
func.func @main() {
  // 2147483647, -7, -405320630, -7, -2, 2, 2, 1601439713, 2, 3, 2147483647, -405320630, -1, 3, -1, -405320630, 2147483646, 2147483646, 0, 2, 2, 3, -2147483647, 2, -2147483647, -7, -405320630, -2, 0, 0, -3, 3, 1, -2147483648, 2147483647, 0, -3, -2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713
  %a = stablehlo.constant dense<[2147483647, -7, -405320630, -7, -2, 2, 2, 1601439713, 2, 3, 2147483647, -405320630, -1, 3, -1, -405320630, 2147483646, 2147483646, 0, 2, 2, 3, -2147483647, 2, -2147483647, -7, -405320630, -2, 0, 0, -3, 3, 1, -2147483648, 2147483647, 0, -3, -2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713]> : tensor<54xi32>
  // 1601439713, 1, -7, -405320630, -1, 2147483646, 1601439713, -2147483647, -2, 2, 2, -2147483648, 1, 2147483646, 2147483646, 2147483646, 1, 0, 0, -7, 2147483647, -3, 2147483646, -3, -1, 2147483646, 0, -2147483647, -3, 1601439713, 2147483647, -2147483648, -2147483648, 0, 1, 1, -405320630, 0, 2147483646, 2147483646, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713
  %b = stablehlo.constant dense<[1601439713, 1, -7, -405320630, -1, 2147483646, 1601439713, -2147483647, -2, 2, 2, -2147483648, 1, 2147483646, 2147483646, 2147483646, 1, 0, 0, -7, 2147483647, -3, 2147483646, -3, -1, 2147483646, 0, -2147483647, -3, 1601439713, 2147483647, -2147483648, -2147483648, 0, 1, 1, -405320630, 0, 2147483646, 2147483646, -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -405320630, 1601439713]> : tensor<54xi32>
  %0 = stablehlo.compare GE, %a, %b, SIGNED : (tensor<54xi32>, tensor<54xi32>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, false, true, false, false, false, true, true, true, true, true, false, false, false, false, true, true, true, true, false, true, false, true, false, false, false, true, true, false, false, true, true, false, true, false, true, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// ui32, EQ
func.func @main() {
  // 159953743, 1622192524, 4294967294, 2, 4294967295, 1, 0, 3, 2633332949, 1622192524, 4294967295, 3, 0, 4294967294, 1, 159953743, 159953743, 1, 2633332949, 4294967295, 0, 0, 0, 2, 159953743, 3, 0, 4294967294, 3, 1, 4294967294, 1622192524, 0, 1, 4294967295, 1622192524, 4294967295, 1, 2633332949, 1622192524, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524
  %a = stablehlo.constant dense<[159953743, 1622192524, 4294967294, 2, 4294967295, 1, 0, 3, 2633332949, 1622192524, 4294967295, 3, 0, 4294967294, 1, 159953743, 159953743, 1, 2633332949, 4294967295, 0, 0, 0, 2, 159953743, 3, 0, 4294967294, 3, 1, 4294967294, 1622192524, 0, 1, 4294967295, 1622192524, 4294967295, 1, 2633332949, 1622192524, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524]> : tensor<49xui32>
  // 4294967294, 159953743, 1, 2633332949, 1622192524, 4294967294, 0, 2633332949, 4294967295, 1622192524, 4294967295, 159953743, 4294967294, 2, 2, 2, 0, 1, 2633332949, 159953743, 2, 2633332949, 1622192524, 4294967294, 4294967295, 4294967295, 3, 3, 1622192524, 159953743, 4294967294, 2633332949, 159953743, 0, 3, 4294967295, 4294967294, 1622192524, 4294967294, 3, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524
  %b = stablehlo.constant dense<[4294967294, 159953743, 1, 2633332949, 1622192524, 4294967294, 0, 2633332949, 4294967295, 1622192524, 4294967295, 159953743, 4294967294, 2, 2, 2, 0, 1, 2633332949, 159953743, 2, 2633332949, 1622192524, 4294967294, 4294967295, 4294967295, 3, 3, 1622192524, 159953743, 4294967294, 2633332949, 159953743, 0, 3, 4294967295, 4294967294, 1622192524, 4294967294, 3, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524]> : tensor<49xui32>
  %0 = stablehlo.compare EQ, %a, %b, UNSIGNED : (tensor<49xui32>, tensor<49xui32>) -> tensor<49xi1>
  check.expect_eq_const %0, dense<[false, false, false, false, false, false, true, false, false, true, true, false, false, false, false, false, false, true, true, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true]> : tensor<49xi1>
  func.return
}

// -----

// ui32, NE
func.func @main() {
  // 159953743, 1622192524, 4294967294, 2, 4294967295, 1, 0, 3, 2633332949, 1622192524, 4294967295, 3, 0, 4294967294, 1, 159953743, 159953743, 1, 2633332949, 4294967295, 0, 0, 0, 2, 159953743, 3, 0, 4294967294, 3, 1, 4294967294, 1622192524, 0, 1, 4294967295, 1622192524, 4294967295, 1, 2633332949, 1622192524, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524
  %a = stablehlo.constant dense<[159953743, 1622192524, 4294967294, 2, 4294967295, 1, 0, 3, 2633332949, 1622192524, 4294967295, 3, 0, 4294967294, 1, 159953743, 159953743, 1, 2633332949, 4294967295, 0, 0, 0, 2, 159953743, 3, 0, 4294967294, 3, 1, 4294967294, 1622192524, 0, 1, 4294967295, 1622192524, 4294967295, 1, 2633332949, 1622192524, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524]> : tensor<49xui32>
  // 4294967294, 159953743, 1, 2633332949, 1622192524, 4294967294, 0, 2633332949, 4294967295, 1622192524, 4294967295, 159953743, 4294967294, 2, 2, 2, 0, 1, 2633332949, 159953743, 2, 2633332949, 1622192524, 4294967294, 4294967295, 4294967295, 3, 3, 1622192524, 159953743, 4294967294, 2633332949, 159953743, 0, 3, 4294967295, 4294967294, 1622192524, 4294967294, 3, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524
  %b = stablehlo.constant dense<[4294967294, 159953743, 1, 2633332949, 1622192524, 4294967294, 0, 2633332949, 4294967295, 1622192524, 4294967295, 159953743, 4294967294, 2, 2, 2, 0, 1, 2633332949, 159953743, 2, 2633332949, 1622192524, 4294967294, 4294967295, 4294967295, 3, 3, 1622192524, 159953743, 4294967294, 2633332949, 159953743, 0, 3, 4294967295, 4294967294, 1622192524, 4294967294, 3, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524]> : tensor<49xui32>
  %0 = stablehlo.compare NE, %a, %b, UNSIGNED : (tensor<49xui32>, tensor<49xui32>) -> tensor<49xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, false, true, true, false, false, true, true, true, true, true, true, false, false, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false]> : tensor<49xi1>
  func.return
}

// -----

// ui32, LT
func.func @main() {
  // 159953743, 1622192524, 4294967294, 2, 4294967295, 1, 0, 3, 2633332949, 1622192524, 4294967295, 3, 0, 4294967294, 1, 159953743, 159953743, 1, 2633332949, 4294967295, 0, 0, 0, 2, 159953743, 3, 0, 4294967294, 3, 1, 4294967294, 1622192524, 0, 1, 4294967295, 1622192524, 4294967295, 1, 2633332949, 1622192524, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524
  %a = stablehlo.constant dense<[159953743, 1622192524, 4294967294, 2, 4294967295, 1, 0, 3, 2633332949, 1622192524, 4294967295, 3, 0, 4294967294, 1, 159953743, 159953743, 1, 2633332949, 4294967295, 0, 0, 0, 2, 159953743, 3, 0, 4294967294, 3, 1, 4294967294, 1622192524, 0, 1, 4294967295, 1622192524, 4294967295, 1, 2633332949, 1622192524, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524]> : tensor<49xui32>
  // 4294967294, 159953743, 1, 2633332949, 1622192524, 4294967294, 0, 2633332949, 4294967295, 1622192524, 4294967295, 159953743, 4294967294, 2, 2, 2, 0, 1, 2633332949, 159953743, 2, 2633332949, 1622192524, 4294967294, 4294967295, 4294967295, 3, 3, 1622192524, 159953743, 4294967294, 2633332949, 159953743, 0, 3, 4294967295, 4294967294, 1622192524, 4294967294, 3, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524
  %b = stablehlo.constant dense<[4294967294, 159953743, 1, 2633332949, 1622192524, 4294967294, 0, 2633332949, 4294967295, 1622192524, 4294967295, 159953743, 4294967294, 2, 2, 2, 0, 1, 2633332949, 159953743, 2, 2633332949, 1622192524, 4294967294, 4294967295, 4294967295, 3, 3, 1622192524, 159953743, 4294967294, 2633332949, 159953743, 0, 3, 4294967295, 4294967294, 1622192524, 4294967294, 3, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524]> : tensor<49xui32>
  %0 = stablehlo.compare LT, %a, %b, UNSIGNED : (tensor<49xui32>, tensor<49xui32>) -> tensor<49xi1>
  check.expect_eq_const %0, dense<[true, false, false, true, false, true, false, true, true, false, false, true, true, false, true, false, false, false, false, false, true, true, true, true, true, true, true, false, true, true, false, true, true, false, false, true, false, true, true, false, false, false, false, false, false, false, false, false, false]> : tensor<49xi1>
  func.return
}

// -----

// ui32, LE
func.func @main() {
  // 159953743, 1622192524, 4294967294, 2, 4294967295, 1, 0, 3, 2633332949, 1622192524, 4294967295, 3, 0, 4294967294, 1, 159953743, 159953743, 1, 2633332949, 4294967295, 0, 0, 0, 2, 159953743, 3, 0, 4294967294, 3, 1, 4294967294, 1622192524, 0, 1, 4294967295, 1622192524, 4294967295, 1, 2633332949, 1622192524, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524
  %a = stablehlo.constant dense<[159953743, 1622192524, 4294967294, 2, 4294967295, 1, 0, 3, 2633332949, 1622192524, 4294967295, 3, 0, 4294967294, 1, 159953743, 159953743, 1, 2633332949, 4294967295, 0, 0, 0, 2, 159953743, 3, 0, 4294967294, 3, 1, 4294967294, 1622192524, 0, 1, 4294967295, 1622192524, 4294967295, 1, 2633332949, 1622192524, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524]> : tensor<49xui32>
  // 4294967294, 159953743, 1, 2633332949, 1622192524, 4294967294, 0, 2633332949, 4294967295, 1622192524, 4294967295, 159953743, 4294967294, 2, 2, 2, 0, 1, 2633332949, 159953743, 2, 2633332949, 1622192524, 4294967294, 4294967295, 4294967295, 3, 3, 1622192524, 159953743, 4294967294, 2633332949, 159953743, 0, 3, 4294967295, 4294967294, 1622192524, 4294967294, 3, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524
  %b = stablehlo.constant dense<[4294967294, 159953743, 1, 2633332949, 1622192524, 4294967294, 0, 2633332949, 4294967295, 1622192524, 4294967295, 159953743, 4294967294, 2, 2, 2, 0, 1, 2633332949, 159953743, 2, 2633332949, 1622192524, 4294967294, 4294967295, 4294967295, 3, 3, 1622192524, 159953743, 4294967294, 2633332949, 159953743, 0, 3, 4294967295, 4294967294, 1622192524, 4294967294, 3, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524]> : tensor<49xui32>
  %0 = stablehlo.compare LE, %a, %b, UNSIGNED : (tensor<49xui32>, tensor<49xui32>) -> tensor<49xi1>
  check.expect_eq_const %0, dense<[true, false, false, true, false, true, true, true, true, true, true, true, true, false, true, false, false, true, true, false, true, true, true, true, true, true, true, false, true, true, true, true, true, false, false, true, false, true, true, false, true, true, true, true, true, true, true, true, true]> : tensor<49xi1>
  func.return
}

// -----

// ui32, GT
func.func @main() {
  // 159953743, 1622192524, 4294967294, 2, 4294967295, 1, 0, 3, 2633332949, 1622192524, 4294967295, 3, 0, 4294967294, 1, 159953743, 159953743, 1, 2633332949, 4294967295, 0, 0, 0, 2, 159953743, 3, 0, 4294967294, 3, 1, 4294967294, 1622192524, 0, 1, 4294967295, 1622192524, 4294967295, 1, 2633332949, 1622192524, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524
  %a = stablehlo.constant dense<[159953743, 1622192524, 4294967294, 2, 4294967295, 1, 0, 3, 2633332949, 1622192524, 4294967295, 3, 0, 4294967294, 1, 159953743, 159953743, 1, 2633332949, 4294967295, 0, 0, 0, 2, 159953743, 3, 0, 4294967294, 3, 1, 4294967294, 1622192524, 0, 1, 4294967295, 1622192524, 4294967295, 1, 2633332949, 1622192524, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524]> : tensor<49xui32>
  // 4294967294, 159953743, 1, 2633332949, 1622192524, 4294967294, 0, 2633332949, 4294967295, 1622192524, 4294967295, 159953743, 4294967294, 2, 2, 2, 0, 1, 2633332949, 159953743, 2, 2633332949, 1622192524, 4294967294, 4294967295, 4294967295, 3, 3, 1622192524, 159953743, 4294967294, 2633332949, 159953743, 0, 3, 4294967295, 4294967294, 1622192524, 4294967294, 3, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524
  %b = stablehlo.constant dense<[4294967294, 159953743, 1, 2633332949, 1622192524, 4294967294, 0, 2633332949, 4294967295, 1622192524, 4294967295, 159953743, 4294967294, 2, 2, 2, 0, 1, 2633332949, 159953743, 2, 2633332949, 1622192524, 4294967294, 4294967295, 4294967295, 3, 3, 1622192524, 159953743, 4294967294, 2633332949, 159953743, 0, 3, 4294967295, 4294967294, 1622192524, 4294967294, 3, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524]> : tensor<49xui32>
  %0 = stablehlo.compare GT, %a, %b, UNSIGNED : (tensor<49xui32>, tensor<49xui32>) -> tensor<49xi1>
  check.expect_eq_const %0, dense<[false, true, true, false, true, false, false, false, false, false, false, false, false, true, false, true, true, false, false, true, false, false, false, false, false, false, false, true, false, false, false, false, false, true, true, false, true, false, false, true, false, false, false, false, false, false, false, false, false]> : tensor<49xi1>
  func.return
}

// -----

// ui32, GE
func.func @main() {
  // 159953743, 1622192524, 4294967294, 2, 4294967295, 1, 0, 3, 2633332949, 1622192524, 4294967295, 3, 0, 4294967294, 1, 159953743, 159953743, 1, 2633332949, 4294967295, 0, 0, 0, 2, 159953743, 3, 0, 4294967294, 3, 1, 4294967294, 1622192524, 0, 1, 4294967295, 1622192524, 4294967295, 1, 2633332949, 1622192524, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524
  %a = stablehlo.constant dense<[159953743, 1622192524, 4294967294, 2, 4294967295, 1, 0, 3, 2633332949, 1622192524, 4294967295, 3, 0, 4294967294, 1, 159953743, 159953743, 1, 2633332949, 4294967295, 0, 0, 0, 2, 159953743, 3, 0, 4294967294, 3, 1, 4294967294, 1622192524, 0, 1, 4294967295, 1622192524, 4294967295, 1, 2633332949, 1622192524, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524]> : tensor<49xui32>
  // 4294967294, 159953743, 1, 2633332949, 1622192524, 4294967294, 0, 2633332949, 4294967295, 1622192524, 4294967295, 159953743, 4294967294, 2, 2, 2, 0, 1, 2633332949, 159953743, 2, 2633332949, 1622192524, 4294967294, 4294967295, 4294967295, 3, 3, 1622192524, 159953743, 4294967294, 2633332949, 159953743, 0, 3, 4294967295, 4294967294, 1622192524, 4294967294, 3, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524
  %b = stablehlo.constant dense<[4294967294, 159953743, 1, 2633332949, 1622192524, 4294967294, 0, 2633332949, 4294967295, 1622192524, 4294967295, 159953743, 4294967294, 2, 2, 2, 0, 1, 2633332949, 159953743, 2, 2633332949, 1622192524, 4294967294, 4294967295, 4294967295, 3, 3, 1622192524, 159953743, 4294967294, 2633332949, 159953743, 0, 3, 4294967295, 4294967294, 1622192524, 4294967294, 3, 0, 4294967295, 1, 2, 3, 4294967294, 159953743, 2633332949, 1622192524]> : tensor<49xui32>
  %0 = stablehlo.compare GE, %a, %b, UNSIGNED : (tensor<49xui32>, tensor<49xui32>) -> tensor<49xi1>
  check.expect_eq_const %0, dense<[false, true, true, false, true, false, true, false, false, true, true, false, false, true, false, true, true, true, true, true, false, false, false, false, false, false, false, true, false, false, true, false, false, true, true, false, true, false, false, true, true, true, true, true, true, true, true, true, true]> : tensor<49xi1>
  func.return
}

// -----

// i64, EQ
func.func @main() {
  // 9223372036854775807, -7, 5817493812468091528, -7, -2, 2, 2, -1646726357347170966, 2, 3, 9223372036854775807, 5817493812468091528, -1, 3, -1, 5817493812468091528, 9223372036854775806, 9223372036854775806, 0, 2, 2, 3, -9223372036854775807, 2, -9223372036854775807, -7, 5817493812468091528, -2, 0, 0, -3, 3, 1, -9223372036854775808, 9223372036854775807, 0, -3, -9223372036854775807, -9223372036854775808, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966
  %a = stablehlo.constant dense<[9223372036854775807, -7, 5817493812468091528, -7, -2, 2, 2, -1646726357347170966, 2, 3, 9223372036854775807, 5817493812468091528, -1, 3, -1, 5817493812468091528, 9223372036854775806, 9223372036854775806, 0, 2, 2, 3, -9223372036854775807, 2, -9223372036854775807, -7, 5817493812468091528, -2, 0, 0, -3, 3, 1, -9223372036854775808, 9223372036854775807, 0, -3, -9223372036854775807, -9223372036854775808, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966]> : tensor<54xi64>
  // -1646726357347170966, 1, -7, 5817493812468091528, -1, 9223372036854775806, -1646726357347170966, -9223372036854775807, -2, 2, 2, -9223372036854775808, 1, 9223372036854775806, 9223372036854775806, 9223372036854775806, 1, 0, 0, -7, 9223372036854775807, -3, 9223372036854775806, -3, -1, 9223372036854775806, 0, -9223372036854775807, -3, -1646726357347170966, 9223372036854775807, -9223372036854775808, -9223372036854775808, 0, 1, 1, 5817493812468091528, 0, 9223372036854775806, 9223372036854775806, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966
  %b = stablehlo.constant dense<[-1646726357347170966, 1, -7, 5817493812468091528, -1, 9223372036854775806, -1646726357347170966, -9223372036854775807, -2, 2, 2, -9223372036854775808, 1, 9223372036854775806, 9223372036854775806, 9223372036854775806, 1, 0, 0, -7, 9223372036854775807, -3, 9223372036854775806, -3, -1, 9223372036854775806, 0, -9223372036854775807, -3, -1646726357347170966, 9223372036854775807, -9223372036854775808, -9223372036854775808, 0, 1, 1, 5817493812468091528, 0, 9223372036854775806, 9223372036854775806, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966]> : tensor<54xi64>
  %0 = stablehlo.compare EQ, %a, %b, SIGNED : (tensor<54xi64>, tensor<54xi64>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// i64, NE
func.func @main() {
  // 9223372036854775807, -7, 5817493812468091528, -7, -2, 2, 2, -1646726357347170966, 2, 3, 9223372036854775807, 5817493812468091528, -1, 3, -1, 5817493812468091528, 9223372036854775806, 9223372036854775806, 0, 2, 2, 3, -9223372036854775807, 2, -9223372036854775807, -7, 5817493812468091528, -2, 0, 0, -3, 3, 1, -9223372036854775808, 9223372036854775807, 0, -3, -9223372036854775807, -9223372036854775808, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966
  %a = stablehlo.constant dense<[9223372036854775807, -7, 5817493812468091528, -7, -2, 2, 2, -1646726357347170966, 2, 3, 9223372036854775807, 5817493812468091528, -1, 3, -1, 5817493812468091528, 9223372036854775806, 9223372036854775806, 0, 2, 2, 3, -9223372036854775807, 2, -9223372036854775807, -7, 5817493812468091528, -2, 0, 0, -3, 3, 1, -9223372036854775808, 9223372036854775807, 0, -3, -9223372036854775807, -9223372036854775808, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966]> : tensor<54xi64>
  // -1646726357347170966, 1, -7, 5817493812468091528, -1, 9223372036854775806, -1646726357347170966, -9223372036854775807, -2, 2, 2, -9223372036854775808, 1, 9223372036854775806, 9223372036854775806, 9223372036854775806, 1, 0, 0, -7, 9223372036854775807, -3, 9223372036854775806, -3, -1, 9223372036854775806, 0, -9223372036854775807, -3, -1646726357347170966, 9223372036854775807, -9223372036854775808, -9223372036854775808, 0, 1, 1, 5817493812468091528, 0, 9223372036854775806, 9223372036854775806, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966
  %b = stablehlo.constant dense<[-1646726357347170966, 1, -7, 5817493812468091528, -1, 9223372036854775806, -1646726357347170966, -9223372036854775807, -2, 2, 2, -9223372036854775808, 1, 9223372036854775806, 9223372036854775806, 9223372036854775806, 1, 0, 0, -7, 9223372036854775807, -3, 9223372036854775806, -3, -1, 9223372036854775806, 0, -9223372036854775807, -3, -1646726357347170966, 9223372036854775807, -9223372036854775808, -9223372036854775808, 0, 1, 1, 5817493812468091528, 0, 9223372036854775806, 9223372036854775806, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966]> : tensor<54xi64>
  %0 = stablehlo.compare NE, %a, %b, SIGNED : (tensor<54xi64>, tensor<54xi64>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// i64, LT
func.func @main() {
  // 9223372036854775807, -7, 5817493812468091528, -7, -2, 2, 2, -1646726357347170966, 2, 3, 9223372036854775807, 5817493812468091528, -1, 3, -1, 5817493812468091528, 9223372036854775806, 9223372036854775806, 0, 2, 2, 3, -9223372036854775807, 2, -9223372036854775807, -7, 5817493812468091528, -2, 0, 0, -3, 3, 1, -9223372036854775808, 9223372036854775807, 0, -3, -9223372036854775807, -9223372036854775808, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966
  %a = stablehlo.constant dense<[9223372036854775807, -7, 5817493812468091528, -7, -2, 2, 2, -1646726357347170966, 2, 3, 9223372036854775807, 5817493812468091528, -1, 3, -1, 5817493812468091528, 9223372036854775806, 9223372036854775806, 0, 2, 2, 3, -9223372036854775807, 2, -9223372036854775807, -7, 5817493812468091528, -2, 0, 0, -3, 3, 1, -9223372036854775808, 9223372036854775807, 0, -3, -9223372036854775807, -9223372036854775808, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966]> : tensor<54xi64>
  // -1646726357347170966, 1, -7, 5817493812468091528, -1, 9223372036854775806, -1646726357347170966, -9223372036854775807, -2, 2, 2, -9223372036854775808, 1, 9223372036854775806, 9223372036854775806, 9223372036854775806, 1, 0, 0, -7, 9223372036854775807, -3, 9223372036854775806, -3, -1, 9223372036854775806, 0, -9223372036854775807, -3, -1646726357347170966, 9223372036854775807, -9223372036854775808, -9223372036854775808, 0, 1, 1, 5817493812468091528, 0, 9223372036854775806, 9223372036854775806, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966
  %b = stablehlo.constant dense<[-1646726357347170966, 1, -7, 5817493812468091528, -1, 9223372036854775806, -1646726357347170966, -9223372036854775807, -2, 2, 2, -9223372036854775808, 1, 9223372036854775806, 9223372036854775806, 9223372036854775806, 1, 0, 0, -7, 9223372036854775807, -3, 9223372036854775806, -3, -1, 9223372036854775806, 0, -9223372036854775807, -3, -1646726357347170966, 9223372036854775807, -9223372036854775808, -9223372036854775808, 0, 1, 1, 5817493812468091528, 0, 9223372036854775806, 9223372036854775806, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966]> : tensor<54xi64>
  %0 = stablehlo.compare LT, %a, %b, SIGNED : (tensor<54xi64>, tensor<54xi64>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, true, false, false, false, false, false, false, true, true, true, true, false, false, false, false, true, false, true, false, true, true, false, false, false, false, true, false, false, true, false, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// i64, LE
func.func @main() {
  // 9223372036854775807, -7, 5817493812468091528, -7, -2, 2, 2, -1646726357347170966, 2, 3, 9223372036854775807, 5817493812468091528, -1, 3, -1, 5817493812468091528, 9223372036854775806, 9223372036854775806, 0, 2, 2, 3, -9223372036854775807, 2, -9223372036854775807, -7, 5817493812468091528, -2, 0, 0, -3, 3, 1, -9223372036854775808, 9223372036854775807, 0, -3, -9223372036854775807, -9223372036854775808, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966
  %a = stablehlo.constant dense<[9223372036854775807, -7, 5817493812468091528, -7, -2, 2, 2, -1646726357347170966, 2, 3, 9223372036854775807, 5817493812468091528, -1, 3, -1, 5817493812468091528, 9223372036854775806, 9223372036854775806, 0, 2, 2, 3, -9223372036854775807, 2, -9223372036854775807, -7, 5817493812468091528, -2, 0, 0, -3, 3, 1, -9223372036854775808, 9223372036854775807, 0, -3, -9223372036854775807, -9223372036854775808, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966]> : tensor<54xi64>
  // -1646726357347170966, 1, -7, 5817493812468091528, -1, 9223372036854775806, -1646726357347170966, -9223372036854775807, -2, 2, 2, -9223372036854775808, 1, 9223372036854775806, 9223372036854775806, 9223372036854775806, 1, 0, 0, -7, 9223372036854775807, -3, 9223372036854775806, -3, -1, 9223372036854775806, 0, -9223372036854775807, -3, -1646726357347170966, 9223372036854775807, -9223372036854775808, -9223372036854775808, 0, 1, 1, 5817493812468091528, 0, 9223372036854775806, 9223372036854775806, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966
  %b = stablehlo.constant dense<[-1646726357347170966, 1, -7, 5817493812468091528, -1, 9223372036854775806, -1646726357347170966, -9223372036854775807, -2, 2, 2, -9223372036854775808, 1, 9223372036854775806, 9223372036854775806, 9223372036854775806, 1, 0, 0, -7, 9223372036854775807, -3, 9223372036854775806, -3, -1, 9223372036854775806, 0, -9223372036854775807, -3, -1646726357347170966, 9223372036854775807, -9223372036854775808, -9223372036854775808, 0, 1, 1, 5817493812468091528, 0, 9223372036854775806, 9223372036854775806, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966]> : tensor<54xi64>
  %0 = stablehlo.compare LE, %a, %b, SIGNED : (tensor<54xi64>, tensor<54xi64>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, true, false, false, false, false, false, false, true, true, true, true, false, false, true, false, true, false, true, false, true, true, false, false, false, false, true, false, false, true, false, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// i64, GT
func.func @main() {
  // 9223372036854775807, -7, 5817493812468091528, -7, -2, 2, 2, -1646726357347170966, 2, 3, 9223372036854775807, 5817493812468091528, -1, 3, -1, 5817493812468091528, 9223372036854775806, 9223372036854775806, 0, 2, 2, 3, -9223372036854775807, 2, -9223372036854775807, -7, 5817493812468091528, -2, 0, 0, -3, 3, 1, -9223372036854775808, 9223372036854775807, 0, -3, -9223372036854775807, -9223372036854775808, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966
  %a = stablehlo.constant dense<[9223372036854775807, -7, 5817493812468091528, -7, -2, 2, 2, -1646726357347170966, 2, 3, 9223372036854775807, 5817493812468091528, -1, 3, -1, 5817493812468091528, 9223372036854775806, 9223372036854775806, 0, 2, 2, 3, -9223372036854775807, 2, -9223372036854775807, -7, 5817493812468091528, -2, 0, 0, -3, 3, 1, -9223372036854775808, 9223372036854775807, 0, -3, -9223372036854775807, -9223372036854775808, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966]> : tensor<54xi64>
  // -1646726357347170966, 1, -7, 5817493812468091528, -1, 9223372036854775806, -1646726357347170966, -9223372036854775807, -2, 2, 2, -9223372036854775808, 1, 9223372036854775806, 9223372036854775806, 9223372036854775806, 1, 0, 0, -7, 9223372036854775807, -3, 9223372036854775806, -3, -1, 9223372036854775806, 0, -9223372036854775807, -3, -1646726357347170966, 9223372036854775807, -9223372036854775808, -9223372036854775808, 0, 1, 1, 5817493812468091528, 0, 9223372036854775806, 9223372036854775806, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966
  %b = stablehlo.constant dense<[-1646726357347170966, 1, -7, 5817493812468091528, -1, 9223372036854775806, -1646726357347170966, -9223372036854775807, -2, 2, 2, -9223372036854775808, 1, 9223372036854775806, 9223372036854775806, 9223372036854775806, 1, 0, 0, -7, 9223372036854775807, -3, 9223372036854775806, -3, -1, 9223372036854775806, 0, -9223372036854775807, -3, -1646726357347170966, 9223372036854775807, -9223372036854775808, -9223372036854775808, 0, 1, 1, 5817493812468091528, 0, 9223372036854775806, 9223372036854775806, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966]> : tensor<54xi64>
  %0 = stablehlo.compare GT, %a, %b, SIGNED : (tensor<54xi64>, tensor<54xi64>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, false, true, true, true, true, true, true, false, false, false, false, true, true, false, true, false, true, false, true, false, false, true, true, true, true, false, true, true, false, true, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<54xi1>
  func.return
}

// -----

// i64, GE
func.func @main() {
  // 9223372036854775807, -7, 5817493812468091528, -7, -2, 2, 2, -1646726357347170966, 2, 3, 9223372036854775807, 5817493812468091528, -1, 3, -1, 5817493812468091528, 9223372036854775806, 9223372036854775806, 0, 2, 2, 3, -9223372036854775807, 2, -9223372036854775807, -7, 5817493812468091528, -2, 0, 0, -3, 3, 1, -9223372036854775808, 9223372036854775807, 0, -3, -9223372036854775807, -9223372036854775808, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966
  %a = stablehlo.constant dense<[9223372036854775807, -7, 5817493812468091528, -7, -2, 2, 2, -1646726357347170966, 2, 3, 9223372036854775807, 5817493812468091528, -1, 3, -1, 5817493812468091528, 9223372036854775806, 9223372036854775806, 0, 2, 2, 3, -9223372036854775807, 2, -9223372036854775807, -7, 5817493812468091528, -2, 0, 0, -3, 3, 1, -9223372036854775808, 9223372036854775807, 0, -3, -9223372036854775807, -9223372036854775808, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966]> : tensor<54xi64>
  // -1646726357347170966, 1, -7, 5817493812468091528, -1, 9223372036854775806, -1646726357347170966, -9223372036854775807, -2, 2, 2, -9223372036854775808, 1, 9223372036854775806, 9223372036854775806, 9223372036854775806, 1, 0, 0, -7, 9223372036854775807, -3, 9223372036854775806, -3, -1, 9223372036854775806, 0, -9223372036854775807, -3, -1646726357347170966, 9223372036854775807, -9223372036854775808, -9223372036854775808, 0, 1, 1, 5817493812468091528, 0, 9223372036854775806, 9223372036854775806, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966
  %b = stablehlo.constant dense<[-1646726357347170966, 1, -7, 5817493812468091528, -1, 9223372036854775806, -1646726357347170966, -9223372036854775807, -2, 2, 2, -9223372036854775808, 1, 9223372036854775806, 9223372036854775806, 9223372036854775806, 1, 0, 0, -7, 9223372036854775807, -3, 9223372036854775806, -3, -1, 9223372036854775806, 0, -9223372036854775807, -3, -1646726357347170966, 9223372036854775807, -9223372036854775808, -9223372036854775808, 0, 1, 1, 5817493812468091528, 0, 9223372036854775806, 9223372036854775806, -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5817493812468091528, -1646726357347170966]> : tensor<54xi64>
  %0 = stablehlo.compare GE, %a, %b, SIGNED : (tensor<54xi64>, tensor<54xi64>) -> tensor<54xi1>
  check.expect_eq_const %0, dense<[true, false, true, false, false, false, true, true, true, true, true, true, false, false, false, false, true, true, true, true, false, true, false, true, false, false, true, true, true, true, false, true, true, false, true, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<54xi1>
  func.return
}

// -----

// ui64, EQ
func.func @main() {
  // 9216010392919439439, 12516843038004488834, 18446744073709551614, 2, 18446744073709551615, 1, 0, 3, 3228137555838070691, 12516843038004488834, 18446744073709551615, 3, 0, 18446744073709551614, 1, 9216010392919439439, 9216010392919439439, 1, 3228137555838070691, 18446744073709551615, 0, 0, 0, 2, 9216010392919439439, 3, 0, 18446744073709551614, 3, 1, 18446744073709551614, 12516843038004488834, 0, 1, 18446744073709551615, 12516843038004488834, 18446744073709551615, 1, 3228137555838070691, 12516843038004488834, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834
  %a = stablehlo.constant dense<[9216010392919439439, 12516843038004488834, 18446744073709551614, 2, 18446744073709551615, 1, 0, 3, 3228137555838070691, 12516843038004488834, 18446744073709551615, 3, 0, 18446744073709551614, 1, 9216010392919439439, 9216010392919439439, 1, 3228137555838070691, 18446744073709551615, 0, 0, 0, 2, 9216010392919439439, 3, 0, 18446744073709551614, 3, 1, 18446744073709551614, 12516843038004488834, 0, 1, 18446744073709551615, 12516843038004488834, 18446744073709551615, 1, 3228137555838070691, 12516843038004488834, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834]> : tensor<49xui64>
  // 18446744073709551614, 9216010392919439439, 1, 3228137555838070691, 12516843038004488834, 18446744073709551614, 0, 3228137555838070691, 18446744073709551615, 12516843038004488834, 18446744073709551615, 9216010392919439439, 18446744073709551614, 2, 2, 2, 0, 1, 3228137555838070691, 9216010392919439439, 2, 3228137555838070691, 12516843038004488834, 18446744073709551614, 18446744073709551615, 18446744073709551615, 3, 3, 12516843038004488834, 9216010392919439439, 18446744073709551614, 3228137555838070691, 9216010392919439439, 0, 3, 18446744073709551615, 18446744073709551614, 12516843038004488834, 18446744073709551614, 3, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834
  %b = stablehlo.constant dense<[18446744073709551614, 9216010392919439439, 1, 3228137555838070691, 12516843038004488834, 18446744073709551614, 0, 3228137555838070691, 18446744073709551615, 12516843038004488834, 18446744073709551615, 9216010392919439439, 18446744073709551614, 2, 2, 2, 0, 1, 3228137555838070691, 9216010392919439439, 2, 3228137555838070691, 12516843038004488834, 18446744073709551614, 18446744073709551615, 18446744073709551615, 3, 3, 12516843038004488834, 9216010392919439439, 18446744073709551614, 3228137555838070691, 9216010392919439439, 0, 3, 18446744073709551615, 18446744073709551614, 12516843038004488834, 18446744073709551614, 3, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834]> : tensor<49xui64>
  %0 = stablehlo.compare EQ, %a, %b, UNSIGNED : (tensor<49xui64>, tensor<49xui64>) -> tensor<49xi1>
  check.expect_eq_const %0, dense<[false, false, false, false, false, false, true, false, false, true, true, false, false, false, false, false, false, true, true, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true]> : tensor<49xi1>
  func.return
}

// -----

// ui64, NE
func.func @main() {
  // 9216010392919439439, 12516843038004488834, 18446744073709551614, 2, 18446744073709551615, 1, 0, 3, 3228137555838070691, 12516843038004488834, 18446744073709551615, 3, 0, 18446744073709551614, 1, 9216010392919439439, 9216010392919439439, 1, 3228137555838070691, 18446744073709551615, 0, 0, 0, 2, 9216010392919439439, 3, 0, 18446744073709551614, 3, 1, 18446744073709551614, 12516843038004488834, 0, 1, 18446744073709551615, 12516843038004488834, 18446744073709551615, 1, 3228137555838070691, 12516843038004488834, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834
  %a = stablehlo.constant dense<[9216010392919439439, 12516843038004488834, 18446744073709551614, 2, 18446744073709551615, 1, 0, 3, 3228137555838070691, 12516843038004488834, 18446744073709551615, 3, 0, 18446744073709551614, 1, 9216010392919439439, 9216010392919439439, 1, 3228137555838070691, 18446744073709551615, 0, 0, 0, 2, 9216010392919439439, 3, 0, 18446744073709551614, 3, 1, 18446744073709551614, 12516843038004488834, 0, 1, 18446744073709551615, 12516843038004488834, 18446744073709551615, 1, 3228137555838070691, 12516843038004488834, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834]> : tensor<49xui64>
  // 18446744073709551614, 9216010392919439439, 1, 3228137555838070691, 12516843038004488834, 18446744073709551614, 0, 3228137555838070691, 18446744073709551615, 12516843038004488834, 18446744073709551615, 9216010392919439439, 18446744073709551614, 2, 2, 2, 0, 1, 3228137555838070691, 9216010392919439439, 2, 3228137555838070691, 12516843038004488834, 18446744073709551614, 18446744073709551615, 18446744073709551615, 3, 3, 12516843038004488834, 9216010392919439439, 18446744073709551614, 3228137555838070691, 9216010392919439439, 0, 3, 18446744073709551615, 18446744073709551614, 12516843038004488834, 18446744073709551614, 3, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834
  %b = stablehlo.constant dense<[18446744073709551614, 9216010392919439439, 1, 3228137555838070691, 12516843038004488834, 18446744073709551614, 0, 3228137555838070691, 18446744073709551615, 12516843038004488834, 18446744073709551615, 9216010392919439439, 18446744073709551614, 2, 2, 2, 0, 1, 3228137555838070691, 9216010392919439439, 2, 3228137555838070691, 12516843038004488834, 18446744073709551614, 18446744073709551615, 18446744073709551615, 3, 3, 12516843038004488834, 9216010392919439439, 18446744073709551614, 3228137555838070691, 9216010392919439439, 0, 3, 18446744073709551615, 18446744073709551614, 12516843038004488834, 18446744073709551614, 3, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834]> : tensor<49xui64>
  %0 = stablehlo.compare NE, %a, %b, UNSIGNED : (tensor<49xui64>, tensor<49xui64>) -> tensor<49xi1>
  check.expect_eq_const %0, dense<[true, true, true, true, true, true, false, true, true, false, false, true, true, true, true, true, true, false, false, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false]> : tensor<49xi1>
  func.return
}

// -----

// ui64, LT
func.func @main() {
  // 9216010392919439439, 12516843038004488834, 18446744073709551614, 2, 18446744073709551615, 1, 0, 3, 3228137555838070691, 12516843038004488834, 18446744073709551615, 3, 0, 18446744073709551614, 1, 9216010392919439439, 9216010392919439439, 1, 3228137555838070691, 18446744073709551615, 0, 0, 0, 2, 9216010392919439439, 3, 0, 18446744073709551614, 3, 1, 18446744073709551614, 12516843038004488834, 0, 1, 18446744073709551615, 12516843038004488834, 18446744073709551615, 1, 3228137555838070691, 12516843038004488834, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834
  %a = stablehlo.constant dense<[9216010392919439439, 12516843038004488834, 18446744073709551614, 2, 18446744073709551615, 1, 0, 3, 3228137555838070691, 12516843038004488834, 18446744073709551615, 3, 0, 18446744073709551614, 1, 9216010392919439439, 9216010392919439439, 1, 3228137555838070691, 18446744073709551615, 0, 0, 0, 2, 9216010392919439439, 3, 0, 18446744073709551614, 3, 1, 18446744073709551614, 12516843038004488834, 0, 1, 18446744073709551615, 12516843038004488834, 18446744073709551615, 1, 3228137555838070691, 12516843038004488834, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834]> : tensor<49xui64>
  // 18446744073709551614, 9216010392919439439, 1, 3228137555838070691, 12516843038004488834, 18446744073709551614, 0, 3228137555838070691, 18446744073709551615, 12516843038004488834, 18446744073709551615, 9216010392919439439, 18446744073709551614, 2, 2, 2, 0, 1, 3228137555838070691, 9216010392919439439, 2, 3228137555838070691, 12516843038004488834, 18446744073709551614, 18446744073709551615, 18446744073709551615, 3, 3, 12516843038004488834, 9216010392919439439, 18446744073709551614, 3228137555838070691, 9216010392919439439, 0, 3, 18446744073709551615, 18446744073709551614, 12516843038004488834, 18446744073709551614, 3, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834
  %b = stablehlo.constant dense<[18446744073709551614, 9216010392919439439, 1, 3228137555838070691, 12516843038004488834, 18446744073709551614, 0, 3228137555838070691, 18446744073709551615, 12516843038004488834, 18446744073709551615, 9216010392919439439, 18446744073709551614, 2, 2, 2, 0, 1, 3228137555838070691, 9216010392919439439, 2, 3228137555838070691, 12516843038004488834, 18446744073709551614, 18446744073709551615, 18446744073709551615, 3, 3, 12516843038004488834, 9216010392919439439, 18446744073709551614, 3228137555838070691, 9216010392919439439, 0, 3, 18446744073709551615, 18446744073709551614, 12516843038004488834, 18446744073709551614, 3, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834]> : tensor<49xui64>
  %0 = stablehlo.compare LT, %a, %b, UNSIGNED : (tensor<49xui64>, tensor<49xui64>) -> tensor<49xi1>
  check.expect_eq_const %0, dense<[true, false, false, true, false, true, false, true, true, false, false, true, true, false, true, false, false, false, false, false, true, true, true, true, true, true, true, false, true, true, false, false, true, false, false, true, false, true, true, false, false, false, false, false, false, false, false, false, false]> : tensor<49xi1>
  func.return
}

// -----

// ui64, LE
func.func @main() {
  // 9216010392919439439, 12516843038004488834, 18446744073709551614, 2, 18446744073709551615, 1, 0, 3, 3228137555838070691, 12516843038004488834, 18446744073709551615, 3, 0, 18446744073709551614, 1, 9216010392919439439, 9216010392919439439, 1, 3228137555838070691, 18446744073709551615, 0, 0, 0, 2, 9216010392919439439, 3, 0, 18446744073709551614, 3, 1, 18446744073709551614, 12516843038004488834, 0, 1, 18446744073709551615, 12516843038004488834, 18446744073709551615, 1, 3228137555838070691, 12516843038004488834, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834
  %a = stablehlo.constant dense<[9216010392919439439, 12516843038004488834, 18446744073709551614, 2, 18446744073709551615, 1, 0, 3, 3228137555838070691, 12516843038004488834, 18446744073709551615, 3, 0, 18446744073709551614, 1, 9216010392919439439, 9216010392919439439, 1, 3228137555838070691, 18446744073709551615, 0, 0, 0, 2, 9216010392919439439, 3, 0, 18446744073709551614, 3, 1, 18446744073709551614, 12516843038004488834, 0, 1, 18446744073709551615, 12516843038004488834, 18446744073709551615, 1, 3228137555838070691, 12516843038004488834, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834]> : tensor<49xui64>
  // 18446744073709551614, 9216010392919439439, 1, 3228137555838070691, 12516843038004488834, 18446744073709551614, 0, 3228137555838070691, 18446744073709551615, 12516843038004488834, 18446744073709551615, 9216010392919439439, 18446744073709551614, 2, 2, 2, 0, 1, 3228137555838070691, 9216010392919439439, 2, 3228137555838070691, 12516843038004488834, 18446744073709551614, 18446744073709551615, 18446744073709551615, 3, 3, 12516843038004488834, 9216010392919439439, 18446744073709551614, 3228137555838070691, 9216010392919439439, 0, 3, 18446744073709551615, 18446744073709551614, 12516843038004488834, 18446744073709551614, 3, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834
  %b = stablehlo.constant dense<[18446744073709551614, 9216010392919439439, 1, 3228137555838070691, 12516843038004488834, 18446744073709551614, 0, 3228137555838070691, 18446744073709551615, 12516843038004488834, 18446744073709551615, 9216010392919439439, 18446744073709551614, 2, 2, 2, 0, 1, 3228137555838070691, 9216010392919439439, 2, 3228137555838070691, 12516843038004488834, 18446744073709551614, 18446744073709551615, 18446744073709551615, 3, 3, 12516843038004488834, 9216010392919439439, 18446744073709551614, 3228137555838070691, 9216010392919439439, 0, 3, 18446744073709551615, 18446744073709551614, 12516843038004488834, 18446744073709551614, 3, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834]> : tensor<49xui64>
  %0 = stablehlo.compare LE, %a, %b, UNSIGNED : (tensor<49xui64>, tensor<49xui64>) -> tensor<49xi1>
  check.expect_eq_const %0, dense<[true, false, false, true, false, true, true, true, true, true, true, true, true, false, true, false, false, true, true, false, true, true, true, true, true, true, true, false, true, true, true, false, true, false, false, true, false, true, true, false, true, true, true, true, true, true, true, true, true]> : tensor<49xi1>
  func.return
}

// -----

// ui64, GT
func.func @main() {
  // 9216010392919439439, 12516843038004488834, 18446744073709551614, 2, 18446744073709551615, 1, 0, 3, 3228137555838070691, 12516843038004488834, 18446744073709551615, 3, 0, 18446744073709551614, 1, 9216010392919439439, 9216010392919439439, 1, 3228137555838070691, 18446744073709551615, 0, 0, 0, 2, 9216010392919439439, 3, 0, 18446744073709551614, 3, 1, 18446744073709551614, 12516843038004488834, 0, 1, 18446744073709551615, 12516843038004488834, 18446744073709551615, 1, 3228137555838070691, 12516843038004488834, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834
  %a = stablehlo.constant dense<[9216010392919439439, 12516843038004488834, 18446744073709551614, 2, 18446744073709551615, 1, 0, 3, 3228137555838070691, 12516843038004488834, 18446744073709551615, 3, 0, 18446744073709551614, 1, 9216010392919439439, 9216010392919439439, 1, 3228137555838070691, 18446744073709551615, 0, 0, 0, 2, 9216010392919439439, 3, 0, 18446744073709551614, 3, 1, 18446744073709551614, 12516843038004488834, 0, 1, 18446744073709551615, 12516843038004488834, 18446744073709551615, 1, 3228137555838070691, 12516843038004488834, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834]> : tensor<49xui64>
  // 18446744073709551614, 9216010392919439439, 1, 3228137555838070691, 12516843038004488834, 18446744073709551614, 0, 3228137555838070691, 18446744073709551615, 12516843038004488834, 18446744073709551615, 9216010392919439439, 18446744073709551614, 2, 2, 2, 0, 1, 3228137555838070691, 9216010392919439439, 2, 3228137555838070691, 12516843038004488834, 18446744073709551614, 18446744073709551615, 18446744073709551615, 3, 3, 12516843038004488834, 9216010392919439439, 18446744073709551614, 3228137555838070691, 9216010392919439439, 0, 3, 18446744073709551615, 18446744073709551614, 12516843038004488834, 18446744073709551614, 3, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834
  %b = stablehlo.constant dense<[18446744073709551614, 9216010392919439439, 1, 3228137555838070691, 12516843038004488834, 18446744073709551614, 0, 3228137555838070691, 18446744073709551615, 12516843038004488834, 18446744073709551615, 9216010392919439439, 18446744073709551614, 2, 2, 2, 0, 1, 3228137555838070691, 9216010392919439439, 2, 3228137555838070691, 12516843038004488834, 18446744073709551614, 18446744073709551615, 18446744073709551615, 3, 3, 12516843038004488834, 9216010392919439439, 18446744073709551614, 3228137555838070691, 9216010392919439439, 0, 3, 18446744073709551615, 18446744073709551614, 12516843038004488834, 18446744073709551614, 3, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834]> : tensor<49xui64>
  %0 = stablehlo.compare GT, %a, %b, UNSIGNED : (tensor<49xui64>, tensor<49xui64>) -> tensor<49xi1>
  check.expect_eq_const %0, dense<[false, true, true, false, true, false, false, false, false, false, false, false, false, true, false, true, true, false, false, true, false, false, false, false, false, false, false, true, false, false, false, true, false, true, true, false, true, false, false, true, false, false, false, false, false, false, false, false, false]> : tensor<49xi1>
  func.return
}

// -----

// ui64, GE
func.func @main() {
  // 9216010392919439439, 12516843038004488834, 18446744073709551614, 2, 18446744073709551615, 1, 0, 3, 3228137555838070691, 12516843038004488834, 18446744073709551615, 3, 0, 18446744073709551614, 1, 9216010392919439439, 9216010392919439439, 1, 3228137555838070691, 18446744073709551615, 0, 0, 0, 2, 9216010392919439439, 3, 0, 18446744073709551614, 3, 1, 18446744073709551614, 12516843038004488834, 0, 1, 18446744073709551615, 12516843038004488834, 18446744073709551615, 1, 3228137555838070691, 12516843038004488834, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834
  %a = stablehlo.constant dense<[9216010392919439439, 12516843038004488834, 18446744073709551614, 2, 18446744073709551615, 1, 0, 3, 3228137555838070691, 12516843038004488834, 18446744073709551615, 3, 0, 18446744073709551614, 1, 9216010392919439439, 9216010392919439439, 1, 3228137555838070691, 18446744073709551615, 0, 0, 0, 2, 9216010392919439439, 3, 0, 18446744073709551614, 3, 1, 18446744073709551614, 12516843038004488834, 0, 1, 18446744073709551615, 12516843038004488834, 18446744073709551615, 1, 3228137555838070691, 12516843038004488834, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834]> : tensor<49xui64>
  // 18446744073709551614, 9216010392919439439, 1, 3228137555838070691, 12516843038004488834, 18446744073709551614, 0, 3228137555838070691, 18446744073709551615, 12516843038004488834, 18446744073709551615, 9216010392919439439, 18446744073709551614, 2, 2, 2, 0, 1, 3228137555838070691, 9216010392919439439, 2, 3228137555838070691, 12516843038004488834, 18446744073709551614, 18446744073709551615, 18446744073709551615, 3, 3, 12516843038004488834, 9216010392919439439, 18446744073709551614, 3228137555838070691, 9216010392919439439, 0, 3, 18446744073709551615, 18446744073709551614, 12516843038004488834, 18446744073709551614, 3, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834
  %b = stablehlo.constant dense<[18446744073709551614, 9216010392919439439, 1, 3228137555838070691, 12516843038004488834, 18446744073709551614, 0, 3228137555838070691, 18446744073709551615, 12516843038004488834, 18446744073709551615, 9216010392919439439, 18446744073709551614, 2, 2, 2, 0, 1, 3228137555838070691, 9216010392919439439, 2, 3228137555838070691, 12516843038004488834, 18446744073709551614, 18446744073709551615, 18446744073709551615, 3, 3, 12516843038004488834, 9216010392919439439, 18446744073709551614, 3228137555838070691, 9216010392919439439, 0, 3, 18446744073709551615, 18446744073709551614, 12516843038004488834, 18446744073709551614, 3, 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9216010392919439439, 3228137555838070691, 12516843038004488834]> : tensor<49xui64>
  %0 = stablehlo.compare GE, %a, %b, UNSIGNED : (tensor<49xui64>, tensor<49xui64>) -> tensor<49xi1>
  check.expect_eq_const %0, dense<[false, true, true, false, true, false, true, false, false, true, true, false, false, true, false, true, true, true, true, true, false, false, false, false, false, false, false, true, false, false, true, true, false, true, true, false, true, false, false, true, true, true, true, true, true, true, true, true, true]> : tensor<49xi1>
  func.return
}

// -----

// i1, EQ
func.func @main() {
  // 0, 1, 1, 0, 0, 1
  %a = stablehlo.constant dense<[false, true, true, false, false, true]> : tensor<6xi1>
  // 0, 1, 0, 1, 0, 1
  %b = stablehlo.constant dense<[false, true, false, true, false, true]> : tensor<6xi1>
  %0 = stablehlo.compare EQ, %a, %b, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
  check.expect_eq_const %0, dense<[true, true, false, false, true, true]> : tensor<6xi1>
  func.return
}

// -----

// i1, NE
func.func @main() {
  // 0, 1, 1, 0, 0, 1
  %a = stablehlo.constant dense<[false, true, true, false, false, true]> : tensor<6xi1>
  // 0, 1, 0, 1, 0, 1
  %b = stablehlo.constant dense<[false, true, false, true, false, true]> : tensor<6xi1>
  %0 = stablehlo.compare NE, %a, %b, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
  check.expect_eq_const %0, dense<[false, false, true, true, false, false]> : tensor<6xi1>
  func.return
}

// -----

// i1, LT
func.func @main() {
  // 0, 1, 1, 0, 0, 1
  %a = stablehlo.constant dense<[false, true, true, false, false, true]> : tensor<6xi1>
  // 0, 1, 0, 1, 0, 1
  %b = stablehlo.constant dense<[false, true, false, true, false, true]> : tensor<6xi1>
  %0 = stablehlo.compare LT, %a, %b, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
  check.expect_eq_const %0, dense<[false, false, false, true, false, false]> : tensor<6xi1>
  func.return
}

// -----

// i1, LE
func.func @main() {
  // 0, 1, 1, 0, 0, 1
  %a = stablehlo.constant dense<[false, true, true, false, false, true]> : tensor<6xi1>
  // 0, 1, 0, 1, 0, 1
  %b = stablehlo.constant dense<[false, true, false, true, false, true]> : tensor<6xi1>
  %0 = stablehlo.compare LE, %a, %b, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
  check.expect_eq_const %0, dense<[true, true, false, true, true, true]> : tensor<6xi1>
  func.return
}

// -----

// i1, GT
func.func @main() {
  // 0, 1, 1, 0, 0, 1
  %a = stablehlo.constant dense<[false, true, true, false, false, true]> : tensor<6xi1>
  // 0, 1, 0, 1, 0, 1
  %b = stablehlo.constant dense<[false, true, false, true, false, true]> : tensor<6xi1>
  %0 = stablehlo.compare GT, %a, %b, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
  check.expect_eq_const %0, dense<[false, false, true, false, false, false]> : tensor<6xi1>
  func.return
}

// -----

// i1, GE
func.func @main() {
  // 0, 1, 1, 0, 0, 1
  %a = stablehlo.constant dense<[false, true, true, false, false, true]> : tensor<6xi1>
  // 0, 1, 0, 1, 0, 1
  %b = stablehlo.constant dense<[false, true, false, true, false, true]> : tensor<6xi1>
  %0 = stablehlo.compare GE, %a, %b, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
  check.expect_eq_const %0, dense<[true, true, true, false, true, true]> : tensor<6xi1>
  func.return
}
