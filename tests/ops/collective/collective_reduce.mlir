// SPDX-License-Identifier: Apache-2.0
// collective_reduce: the root of each group gets the whole, the others zeros.

func.func @reduce(%operand: tensor<2xi64>) -> tensor<2xi64> {
  %0 = "stablehlo.collective_reduce"(%operand) <{
      replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %1 = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %1 : tensor<i64>
  }) : (tensor<2xi64>) -> tensor<2xi64>
  func.return %0 : tensor<2xi64>
}
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %b = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %c = stablehlo.constant dense<[5, 6]> : tensor<2xi64>
  %d = stablehlo.constant dense<[7, 8]> : tensor<2xi64>
  %0:4 = "interpreter.run_parallel"(%a, %b, %c, %d)
      <{programs = [[@reduce], [@reduce], [@reduce], [@reduce]]}>
      : (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
      -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %0#0, dense<[16, 20]> : tensor<2xi64>
  check.expect_eq_const %0#1, dense<0> : tensor<2xi64>
  check.expect_eq_const %0#2, dense<0> : tensor<2xi64>
  check.expect_eq_const %0#3, dense<0> : tensor<2xi64>
  func.return
}

// -----

// Across partitions, two operands with roots of their own; partition 2 is in no group.
func.func @reduce(%a: tensor<i32>, %b: tensor<1xi32>, %roots: tensor<2xi32>)
    -> (tensor<i32>, tensor<1xi32>) {
  %0:2 = "stablehlo.collective_reduce"(%a, %b, %roots) <{has_dynamic_root = true,
      replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %1 = stablehlo.multiply %x, %y : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<i32>, tensor<1xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<1xi32>)
  func.return %0#0, %0#1 : tensor<i32>, tensor<1xi32>
}
func.func @main() {
  %a = stablehlo.constant dense<2> : tensor<i32>
  %b = stablehlo.constant dense<3> : tensor<i32>
  %c = stablehlo.constant dense<5> : tensor<1xi32>
  %d = stablehlo.constant dense<7> : tensor<1xi32>
  %roots = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %0:6 = "interpreter.run_parallel"(%a, %c, %roots, %b, %d, %roots, %a, %c, %roots)
      <{programs = [[@reduce, @reduce, @reduce]]}>
      : (tensor<i32>, tensor<1xi32>, tensor<2xi32>, tensor<i32>, tensor<1xi32>, tensor<2xi32>,
         tensor<i32>, tensor<1xi32>, tensor<2xi32>)
      -> (tensor<i32>, tensor<1xi32>, tensor<i32>, tensor<1xi32>, tensor<i32>, tensor<1xi32>)
  check.expect_eq_const %0#0, dense<0> : tensor<i32>
  check.expect_eq_const %0#1, dense<35> : tensor<1xi32>
  check.expect_eq_const %0#2, dense<6> : tensor<i32>
  check.expect_eq_const %0#3, dense<0> : tensor<1xi32>
  check.expect_eq_const %0#4, dense<0> : tensor<i32>
  check.expect_eq_const %0#5, dense<0> : tensor<1xi32>
  func.return
}
