// SPDX-License-Identifier: Apache-2.0
// reduce_scatter: an all_reduce of which member k of the group keeps part k. cross-replica-sum, the
// deprecated all_reduce that adds.

func.func @scatter(%operand: tensor<2x4xi64>) -> tensor<2x2xi64> {
  %0 = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 1 : i64,
      replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %1 = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %1 : tensor<i64>
  }) : (tensor<2x4xi64>) -> tensor<2x2xi64>
  func.return %0 : tensor<2x2xi64>
}
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : tensor<2x4xi64>
  %b = stablehlo.constant dense<[[9, 10, 11, 12], [13, 14, 15, 16]]> : tensor<2x4xi64>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@scatter], [@scatter]]}>
      : (tensor<2x4xi64>, tensor<2x4xi64>) -> (tensor<2x2xi64>, tensor<2x2xi64>)
  check.expect_eq_const %0#0, dense<[[10, 12], [18, 20]]> : tensor<2x2xi64>
  check.expect_eq_const %0#1, dense<[[14, 16], [22, 24]]> : tensor<2x2xi64>
  func.return
}

// -----

// flattened_ids in a grid of 2 x 2; process (0, 0) is last in its group. Widened to the
// computation's type.
func.func @scatter(%operand: tensor<2xi8>) -> tensor<1xi32> {
  %0 = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, use_global_device_ids,
      replica_groups = dense<[[3, 0], [1, 2]]> : tensor<2x2xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %1 = stablehlo.subtract %x, %y : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<2xi8>) -> tensor<1xi32>
  func.return %0 : tensor<1xi32>
}
func.func @main() {
  %a = stablehlo.constant dense<[100, -100]> : tensor<2xi8>
  %b = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
  %c = stablehlo.constant dense<[10, 20]> : tensor<2xi8>
  %d = stablehlo.constant dense<[-100, 100]> : tensor<2xi8>
  %0:4 = "interpreter.run_parallel"(%a, %b, %c, %d)
      <{programs = [[@scatter, @scatter], [@scatter, @scatter]]}>
      : (tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>)
      -> (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
  check.expect_eq_const %0#0, dense<200> : tensor<1xi32>
  check.expect_eq_const %0#1, dense<-9> : tensor<1xi32>
  check.expect_eq_const %0#2, dense<-18> : tensor<1xi32>
  check.expect_eq_const %0#3, dense<-200> : tensor<1xi32>
  func.return
}

// -----

func.func @sum(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.cross-replica-sum"(%operand) <{
      replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %b = stablehlo.constant dense<[3.0, 4.5]> : tensor<2xf32>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@sum], [@sum]]}>
      : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %0#0, dense<[4.0, 6.5]> : tensor<2xf32>
  check.expect_eq_const %0#1, dense<[4.0, 6.5]> : tensor<2xf32>
  func.return
}
