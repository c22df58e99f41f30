// SPDX-License-Identifier: Apache-2.0
// Values are written in place after their last use, and only then.

// The same value on both sides, and used again.
func.func @main() {
  %a = stablehlo.iota dim = 0 : tensor<4xi32>
  %0 = stablehlo.add %a, %a : tensor<4xi32>
  %1 = stablehlo.multiply %0, %a : tensor<4xi32>
  %2 = stablehlo.subtract %1, %0 : tensor<4xi32>
  check.expect_eq_const %a, dense<[0, 1, 2, 3]> : tensor<4xi32>
  check.expect_eq_const %0, dense<[0, 2, 4, 6]> : tensor<4xi32>
  check.expect_eq_const %1, dense<[0, 2, 8, 18]> : tensor<4xi32>
  check.expect_eq_const %2, dense<[0, 0, 4, 12]> : tensor<4xi32>
  func.return
}

// -----

// A reshape shares the bytes of its operand.
func.func @main() {
  %a = stablehlo.iota dim = 0 : tensor<4xf32>
  %0 = stablehlo.reshape %a : (tensor<4xf32>) -> tensor<2x2xf32>
  %1 = stablehlo.negate %0 : tensor<2x2xf32>
  %2 = stablehlo.exponential %a : tensor<4xf32>
  check.expect_eq_const %1, dense<[[-0.0, -1.0], [-2.0, -3.0]]> : tensor<2x2xf32>
  check.expect_almost_eq_const %2, dense<[1.0, 2.7182818, 7.3890561, 20.085537]> : tensor<4xf32>
  func.return
}

// -----

// A value that only a region reads.
func.func @main() {
  %a = stablehlo.iota dim = 0 : tensor<3xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<3xi32>
  %0:2 = stablehlo.while(%i = %zero, %x = %start) : tensor<i32>, tensor<3xi32>
  cond {
    %c = stablehlo.compare LT, %i, %two, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %y = stablehlo.add %a, %x : tensor<3xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %y : tensor<i32>, tensor<3xi32>
  }
  check.expect_eq_const %0#1, dense<[0, 2, 4]> : tensor<3xi32>
  func.return
}

// -----

// select gives one of its operands; both may be used later.
func.func @main() {
  %p = stablehlo.constant dense<true> : tensor<i1>
  %a = stablehlo.iota dim = 0 : tensor<3xi32>
  %b = stablehlo.constant dense<[5, 6, 7]> : tensor<3xi32>
  %0 = stablehlo.select %p, %a, %b : tensor<i1>, tensor<3xi32>
  %1 = stablehlo.add %0, %b : tensor<3xi32>
  check.expect_eq_const %1, dense<[5, 7, 9]> : tensor<3xi32>
  check.expect_eq_const %a, dense<[0, 1, 2]> : tensor<3xi32>
  func.return
}
