// SPDX-License-Identifier: Apache-2.0
// collective_broadcast: a group gets what its root has; who is in no group gets zeros.

func.func @broadcast(%operand: tensor<1x2xi64>) -> tensor<1x2xi64> {
  %0 = "stablehlo.collective_broadcast"(%operand) <{
      replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>}> : (tensor<1x2xi64>) -> tensor<1x2xi64>
  func.return %0 : tensor<1x2xi64>
}
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %b = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi64>
  %c = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi64>
  %d = stablehlo.constant dense<[[7, 8]]> : tensor<1x2xi64>
  %0:4 = "interpreter.run_parallel"(%a, %b, %c, %d)
      <{programs = [[@broadcast], [@broadcast], [@broadcast], [@broadcast]]}>
      : (tensor<1x2xi64>, tensor<1x2xi64>, tensor<1x2xi64>, tensor<1x2xi64>)
      -> (tensor<1x2xi64>, tensor<1x2xi64>, tensor<1x2xi64>, tensor<1x2xi64>)
  check.expect_eq_const %0#0, dense<[[0, 0]]> : tensor<1x2xi64>
  check.expect_eq_const %0#1, dense<[[5, 6]]> : tensor<1x2xi64>
  check.expect_eq_const %0#2, dense<[[5, 6]]> : tensor<1x2xi64>
  check.expect_eq_const %0#3, dense<[[0, 0]]> : tensor<1x2xi64>
  func.return
}

// -----

// Across partitions with a root per operand that is known at run time: a place in the group.
func.func @broadcast(%a: tensor<2xf32>, %b: tensor<i8>, %roots: tensor<2xi32>)
    -> (tensor<2xf32>, tensor<i8>) {
  %0:2 = "stablehlo.collective_broadcast"(%a, %b, %roots) <{has_dynamic_root = true,
      replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>}>
      : (tensor<2xf32>, tensor<i8>, tensor<2xi32>) -> (tensor<2xf32>, tensor<i8>)
  func.return %0#0, %0#1 : tensor<2xf32>, tensor<i8>
}
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %b = stablehlo.constant dense<7> : tensor<i8>
  %c = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %d = stablehlo.constant dense<-7> : tensor<i8>
  %roots = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %0:4 = "interpreter.run_parallel"(%a, %b, %roots, %c, %d, %roots)
      <{programs = [[@broadcast, @broadcast]]}>
      : (tensor<2xf32>, tensor<i8>, tensor<2xi32>, tensor<2xf32>, tensor<i8>, tensor<2xi32>)
      -> (tensor<2xf32>, tensor<i8>, tensor<2xf32>, tensor<i8>)
  check.expect_eq_const %0#0, dense<[3.0, 4.0]> : tensor<2xf32>
  check.expect_eq_const %0#1, dense<7> : tensor<i8>
  check.expect_eq_const %0#2, dense<[3.0, 4.0]> : tensor<2xf32>
  check.expect_eq_const %0#3, dense<7> : tensor<i8>
  func.return
}
