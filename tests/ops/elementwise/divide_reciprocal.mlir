// SPDX-License-Identifier: Apache-2.0
// A product with a reciprocal that overflows is no quotient. Barriers keep constants unknown; 7 is NaN.
func.func @main() {
  %a = stablehlo.constant dense<[1.0e-40, -1.0e-40, 1.0e-40, 0.0, -0.0, 0x7F800000, 0x7FC00000, 3.0e38, 4.0]> : tensor<9xf32>
  %b = stablehlo.constant dense<[1.0e-10, 1.0e-10, 0.0, 2.0, 2.0, 3.0, 3.0, 0x7F800000, 3.0]> : tensor<9xf32>
  %x, %y = stablehlo.optimization_barrier %a, %b : tensor<9xf32>, tensor<9xf32>
  %one = stablehlo.constant dense<1.0> : tensor<9xf32>
  %0 = stablehlo.divide %one, %x : tensor<9xf32>
  %1 = stablehlo.multiply %y, %0 : tensor<9xf32>
  %seven = stablehlo.constant dense<7.0> : tensor<9xf32>
  %nan = stablehlo.compare NE, %1, %1 : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  %r = stablehlo.select %nan, %seven, %1 : tensor<9xi1>, tensor<9xf32>
  check.expect_eq_const %r, dense<[0x7F800000, 0xFF800000, 7.0, 0x7F800000, 0xFF800000, 0.0, 7.0, 0x7F800000, 0.75]> : tensor<9xf32>
  return
}
// -----
// Where the reciprocal is known to be finite the quotient is the same but for rounding: zeros,
// infinities and NaN stay what they are.
func.func @main() {
  %a = stablehlo.constant dense<[1.0e-40, -1.0e-40, 0.0, -0.0, 0xFF800000, 0x7FC00000, 1.0e19, 0.0]> : tensor<8xf32>
  %b = stablehlo.constant dense<[1.0, 0.0, -0.0, 0x7F800000, 3.0, 3.0, 0x7F800000, 0x7FC00000]> : tensor<8xf32>
  %x, %y = stablehlo.optimization_barrier %a, %b : tensor<8xf32>, tensor<8xf32>
  %one = stablehlo.constant dense<1.0> : tensor<8xf32>
  %eps = stablehlo.constant dense<0.25> : tensor<8xf32>
  %0 = stablehlo.multiply %x, %x : tensor<8xf32>
  %1 = stablehlo.add %0, %eps : tensor<8xf32>
  %2 = stablehlo.divide %one, %1 : tensor<8xf32>
  %3 = stablehlo.multiply %2, %y : tensor<8xf32>
  %seven = stablehlo.constant dense<7.0> : tensor<8xf32>
  %nan = stablehlo.compare NE, %3, %3 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %r = stablehlo.select %nan, %seven, %3 : tensor<8xi1>, tensor<8xf32>
  check.expect_eq_const %r, dense<[4.0, 0.0, -0.0, 0x7F800000, 0.0, 7.0, 0x7F800000, 7.0]> : tensor<8xf32>
  return
}
