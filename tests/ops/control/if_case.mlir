// SPDX-License-Identifier: Apache-2.0
// stablehlo.if and stablehlo.case: one branch runs, branches read outer values.

// if true
func.func @main() {
  %p = stablehlo.constant dense<true> : tensor<i1>
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = "stablehlo.if"(%p) ({
    %x = stablehlo.add %a, %a : tensor<2xf32>
    "stablehlo.return"(%x) : (tensor<2xf32>) -> ()
  }, {
    "stablehlo.return"(%a) : (tensor<2xf32>) -> ()
  }) : (tensor<i1>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[2.0, 4.0]> : tensor<2xf32>
  check.expect_eq_const %a, dense<[1.0, 2.0]> : tensor<2xf32>
  func.return
}

// -----

// if false, two results
func.func @main() {
  %p = stablehlo.constant dense<false> : tensor<i1>
  %a = stablehlo.constant dense<1> : tensor<i32>
  %b = stablehlo.constant dense<2> : tensor<i32>
  %0:2 = "stablehlo.if"(%p) ({
    "stablehlo.return"(%a, %b) : (tensor<i32>, tensor<i32>) -> ()
  }, {
    "stablehlo.return"(%b, %a) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<i1>) -> (tensor<i32>, tensor<i32>)
  check.expect_eq_const %0#0, dense<2> : tensor<i32>
  check.expect_eq_const %0#1, dense<1> : tensor<i32>
  func.return
}

// -----

// case: in range, and out of range on both sides, which takes the last branch.
func.func @main() {
  %m = stablehlo.constant dense<-1> : tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<7> : tensor<i32>
  %0 = func.call @pick(%m) : (tensor<i32>) -> tensor<i32>
  %1 = func.call @pick(%z) : (tensor<i32>) -> tensor<i32>
  %2 = func.call @pick(%n) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %0, dense<20> : tensor<i32>
  check.expect_eq_const %1, dense<10> : tensor<i32>
  check.expect_eq_const %2, dense<20> : tensor<i32>
  func.return
}
func.func private @pick(%i: tensor<i32>) -> tensor<i32> {
  %0 = "stablehlo.case"(%i) ({
    %a = stablehlo.constant dense<10> : tensor<i32>
    "stablehlo.return"(%a) : (tensor<i32>) -> ()
  }, {
    %b = stablehlo.constant dense<20> : tensor<i32>
    "stablehlo.return"(%b) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  func.return %0 : tensor<i32>
}
