// SPDX-License-Identifier: Apache-2.0
// all_to_all: member k of a group gets part k of each member.

func.func @exchange(%operand: tensor<2x4xi64>) -> tensor<4x2xi64> {
  %0 = "stablehlo.all_to_all"(%operand) <{split_dimension = 1 : i64, concat_dimension = 0 : i64,
      split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>
      : (tensor<2x4xi64>) -> tensor<4x2xi64>
  func.return %0 : tensor<4x2xi64>
}
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : tensor<2x4xi64>
  %b = stablehlo.constant dense<[[9, 10, 11, 12], [13, 14, 15, 16]]> : tensor<2x4xi64>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@exchange], [@exchange]]}>
      : (tensor<2x4xi64>, tensor<2x4xi64>) -> (tensor<4x2xi64>, tensor<4x2xi64>)
  check.expect_eq_const %0#0, dense<[[1, 2], [5, 6], [9, 10], [13, 14]]> : tensor<4x2xi64>
  check.expect_eq_const %0#1, dense<[[3, 4], [7, 8], [11, 12], [15, 16]]> : tensor<4x2xi64>
  func.return
}

// -----

// A channel crosses partitions; the order of the group is that of the parts. Two operands.
func.func @exchange(%a: tensor<4xi64>, %b: tensor<2x1xi1>) -> (tensor<4xi64>, tensor<2x1xi1>) {
  %0:2 = "stablehlo.all_to_all"(%a, %b) <{split_dimension = 0 : i64, concat_dimension = 0 : i64,
      split_count = 2 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 2, type = 0>}>
      : (tensor<4xi64>, tensor<2x1xi1>) -> (tensor<4xi64>, tensor<2x1xi1>)
  func.return %0#0, %0#1 : tensor<4xi64>, tensor<2x1xi1>
}
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %b = stablehlo.constant dense<[5, 6, 7, 8]> : tensor<4xi64>
  %t = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %f = stablehlo.constant dense<[[false], [false]]> : tensor<2x1xi1>
  %0:4 = "interpreter.run_parallel"(%a, %t, %b, %f) <{programs = [[@exchange, @exchange]]}>
      : (tensor<4xi64>, tensor<2x1xi1>, tensor<4xi64>, tensor<2x1xi1>)
      -> (tensor<4xi64>, tensor<2x1xi1>, tensor<4xi64>, tensor<2x1xi1>)
  check.expect_eq_const %0#0, dense<[7, 8, 3, 4]> : tensor<4xi64>
  check.expect_eq_const %0#1, dense<[[false], [false]]> : tensor<2x1xi1>
  check.expect_eq_const %0#2, dense<[5, 6, 1, 2]> : tensor<4xi64>
  check.expect_eq_const %0#3, dense<[[false], [true]]> : tensor<2x1xi1>
  func.return
}
