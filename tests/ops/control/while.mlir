// SPDX-License-Identifier: Apache-2.0
// stablehlo.while: trips, captured values, state that is updated in place.

// Counts to ten.
func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %sum = %zero) : tensor<i32>, tensor<i32>
  cond {
    %c = stablehlo.compare LT, %i, %ten, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %more = stablehlo.add %sum, %i : tensor<i32>
    stablehlo.return %next, %more : tensor<i32>, tensor<i32>
  }
  check.expect_eq_const %0#0, dense<10> : tensor<i32>
  check.expect_eq_const %0#1, dense<45> : tensor<i32>
  func.return
}

// -----

// No trip: the operands are the results.
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.while(%x = %a) : tensor<2xi32>
  cond {
    stablehlo.return %false : tensor<i1>
  } do {
    %y = stablehlo.add %x, %x : tensor<2xi32>
    stablehlo.return %y : tensor<2xi32>
  }
  check.expect_eq_const %0, dense<[1, 2]> : tensor<2xi32>
  check.expect_eq_const %a, dense<[1, 2]> : tensor<2xi32>
  func.return
}

// -----

// A loop in a loop writes a table row by row; the value before the loop is left alone.
func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %empty = stablehlo.constant dense<0> : tensor<2x3xi32>
  %0:2 = stablehlo.while(%i = %zero, %table = %empty) : tensor<i32>, tensor<2x3xi32>
  cond {
    %c = stablehlo.compare LT, %i, %two, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %1:2 = stablehlo.while(%j = %zero, %t = %table) : tensor<i32>, tensor<2x3xi32>
    cond {
      %c = stablehlo.compare LT, %j, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %product = stablehlo.multiply %i, %three : tensor<i32>
      %value = stablehlo.add %product, %j : tensor<i32>
      %cell = stablehlo.reshape %value : (tensor<i32>) -> tensor<1x1xi32>
      %u = stablehlo.dynamic_update_slice %t, %cell, %i, %j : (tensor<2x3xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %next = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %next, %u : tensor<i32>, tensor<2x3xi32>
    }
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %1#1 : tensor<i32>, tensor<2x3xi32>
  }
  check.expect_eq_const %0#1, dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  check.expect_eq_const %empty, dense<0> : tensor<2x3xi32>
  func.return
}

// -----

// The body keeps the old state beside the new one (Fibonacci).
func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %limit = stablehlo.constant dense<1000> : tensor<i64>
  %0:2 = stablehlo.while(%a = %zero, %b = %one) : tensor<i64>, tensor<i64>
  cond {
    %c = stablehlo.compare LE, %b, %limit, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %sum = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %b, %sum : tensor<i64>, tensor<i64>
  }
  check.expect_eq_const %0#0, dense<987> : tensor<i64>
  check.expect_eq_const %0#1, dense<1597> : tensor<i64>
  func.return
}
