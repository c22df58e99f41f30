// SPDX-License-Identifier: Apache-2.0
// collective_permute: along pairs (source, target), all at once; who is no target gets zeros.

func.func @permute(%operand: tensor<2x2xi64>) -> tensor<2x2xi64> {
  %0 = "stablehlo.collective_permute"(%operand) <{
      source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}>
      : (tensor<2x2xi64>) -> tensor<2x2xi64>
  func.return %0 : tensor<2x2xi64>
}
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  %b = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi64>
  %c = stablehlo.constant dense<[[9, 10], [11, 12]]> : tensor<2x2xi64>
  %0:3 = "interpreter.run_parallel"(%a, %b, %c) <{programs = [[@permute], [@permute], [@permute]]}>
      : (tensor<2x2xi64>, tensor<2x2xi64>, tensor<2x2xi64>)
      -> (tensor<2x2xi64>, tensor<2x2xi64>, tensor<2x2xi64>)
  check.expect_eq_const %0#0, dense<0> : tensor<2x2xi64>
  check.expect_eq_const %0#1, dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  check.expect_eq_const %0#2, dense<[[5, 6], [7, 8]]> : tensor<2x2xi64>
  func.return
}

// -----

// Across partitions: a circle inside each replica, again and again, and a process that keeps its
// own.
func.func @permute() -> (tensor<ui32>, tensor<ui32>) {
  %c10 = stablehlo.constant dense<10> : tensor<ui32>
  %r = stablehlo.replica_id : tensor<ui32>
  %p = stablehlo.partition_id : tensor<ui32>
  %r10 = stablehlo.multiply %r, %c10 : tensor<ui32>
  %id = stablehlo.add %r10, %p : tensor<ui32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %x = %id) : tensor<i32>, tensor<ui32>
  cond {
    %steps = stablehlo.constant dense<5> : tensor<i32>
    %less = stablehlo.compare LT, %i, %steps : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %moved = "stablehlo.collective_permute"(%x) <{
        source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>,
        channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>}>
        : (tensor<ui32>) -> tensor<ui32>
    stablehlo.return %next, %moved : tensor<i32>, tensor<ui32>
  }
  %1 = "stablehlo.collective_permute"(%id) <{
      source_target_pairs = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>}>
      : (tensor<ui32>) -> tensor<ui32>
  func.return %0#1, %1 : tensor<ui32>, tensor<ui32>
}
func.func @main() {
  %0:12 = "interpreter.run_parallel"() <{programs = [[@permute, @permute, @permute],
                                                     [@permute, @permute, @permute]]}>
      : () -> (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>,
               tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>)
  check.expect_eq_const %0#0, dense<1> : tensor<ui32>
  check.expect_eq_const %0#2, dense<2> : tensor<ui32>
  check.expect_eq_const %0#4, dense<0> : tensor<ui32>
  check.expect_eq_const %0#6, dense<11> : tensor<ui32>
  check.expect_eq_const %0#8, dense<12> : tensor<ui32>
  check.expect_eq_const %0#10, dense<10> : tensor<ui32>
  check.expect_eq_const %0#1, dense<0> : tensor<ui32>
  check.expect_eq_const %0#3, dense<1> : tensor<ui32>
  check.expect_eq_const %0#5, dense<0> : tensor<ui32>
  check.expect_eq_const %0#11, dense<10> : tensor<ui32>
  func.return
}
