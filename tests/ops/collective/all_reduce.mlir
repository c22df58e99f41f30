// SPDX-License-Identifier: Apache-2.0
// all_reduce: any computation, applied to the values of a group in its order.

func.func @sum(%operand: tensor<4xi64>) -> tensor<4xi64> {
  %0 = "stablehlo.all_reduce"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %1 = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %1 : tensor<i64>
  }) : (tensor<4xi64>) -> tensor<4xi64>
  func.return %0 : tensor<4xi64>
}
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %b = stablehlo.constant dense<[5, 6, 7, 8]> : tensor<4xi64>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@sum], [@sum]]}>
      : (tensor<4xi64>, tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>)
  check.expect_eq_const %0#0, dense<[6, 8, 10, 12]> : tensor<4xi64>
  check.expect_eq_const %0#1, dense<[6, 8, 10, 12]> : tensor<4xi64>
  func.return
}

// -----

// The computation need not be commutative: the left value is kept, so the first of the group wins.
func.func @first(%operand: tensor<i32>) -> tensor<i32> {
  %0 = "stablehlo.all_reduce"(%operand) <{
      replica_groups = dense<[[2, 0, 1]]> : tensor<1x3xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    stablehlo.return %x : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  func.return %0 : tensor<i32>
}
func.func @main() {
  %a = stablehlo.constant dense<10> : tensor<i32>
  %b = stablehlo.constant dense<11> : tensor<i32>
  %c = stablehlo.constant dense<12> : tensor<i32>
  %0:3 = "interpreter.run_parallel"(%a, %b, %c) <{programs = [[@first], [@first], [@first]]}>
      : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>)
  check.expect_eq_const %0#0, dense<12> : tensor<i32>
  check.expect_eq_const %0#1, dense<12> : tensor<i32>
  check.expect_eq_const %0#2, dense<12> : tensor<i32>
  func.return
}

// -----

// Groups of unequal size, filled up with -1; several operands; values are widened first, as the
// computation's type says.
func.func @max(%a: tensor<2xf16>, %b: tensor<1xf16>) -> (tensor<2xf32>, tensor<1xf32>) {
  %0:2 = "stablehlo.all_reduce"(%a, %b) <{
      replica_groups = dense<[[0, 2], [1, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2xf16>, tensor<1xf16>) -> (tensor<2xf32>, tensor<1xf32>)
  func.return %0#0, %0#1 : tensor<2xf32>, tensor<1xf32>
}
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 6.0]> : tensor<2xf16>
  %b = stablehlo.constant dense<[2.0, 5.0]> : tensor<2xf16>
  %c = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf16>
  %d = stablehlo.constant dense<[-1.0]> : tensor<1xf16>
  %0:6 = "interpreter.run_parallel"(%a, %d, %b, %d, %c, %d) <{programs = [[@max], [@max], [@max]]}>
      : (tensor<2xf16>, tensor<1xf16>, tensor<2xf16>, tensor<1xf16>, tensor<2xf16>, tensor<1xf16>)
      -> (tensor<2xf32>, tensor<1xf32>, tensor<2xf32>, tensor<1xf32>, tensor<2xf32>, tensor<1xf32>)
  check.expect_eq_const %0#0, dense<[3.0, 6.0]> : tensor<2xf32>
  check.expect_eq_const %0#1, dense<-1.0> : tensor<1xf32>
  check.expect_eq_const %0#2, dense<[2.0, 5.0]> : tensor<2xf32>
  check.expect_eq_const %0#4, dense<[3.0, 6.0]> : tensor<2xf32>
  func.return
}

// -----

// The value of a group depends on the order of the group alone: ((a b) (c d)) e. With f32,
// (1e8 + 1) + (-1e8 + 1) is 0 and 1 more makes 1.
func.func @sum(%operand: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.all_reduce"(%operand) <{
      replica_groups = dense<[[0, 1, 2, 3, 4]]> : tensor<1x5xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<f32>) -> tensor<f32>
  func.return %0 : tensor<f32>
}
func.func @main() {
  %big = stablehlo.constant dense<1.0e8> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %less = stablehlo.constant dense<-1.0e8> : tensor<f32>
  %0:5 = "interpreter.run_parallel"(%big, %one, %less, %one, %one)
      <{programs = [[@sum], [@sum], [@sum], [@sum], [@sum]]}>
      : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
      -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_eq_const %0#0, dense<1.0> : tensor<f32>
  check.expect_eq_const %0#4, dense<1.0> : tensor<f32>
  func.return
}

// -----

// Axes of a mesh: "y" groups neighbours, "x" those two apart; a part of "z" every second device.
sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @sums() -> (tensor<ui32>, tensor<ui32>, tensor<ui32>) {
  %id = stablehlo.partition_id : tensor<ui32>
  %c3 = stablehlo.constant dense<3> : tensor<ui32>
  %c1 = stablehlo.constant dense<1> : tensor<ui32>
  %value = stablehlo.power %c3, %id : tensor<ui32>
  %0 = "stablehlo.all_reduce"(%value) <{use_global_device_ids,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
      replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh,
          axes = [#stablehlo.axis_ref<name = "y">]>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %3 = stablehlo.add %x, %y : tensor<ui32>
    stablehlo.return %3 : tensor<ui32>
  }) : (tensor<ui32>) -> tensor<ui32>
  %1 = "stablehlo.all_reduce"(%value) <{use_global_device_ids,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
      replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh,
          axes = [#stablehlo.axis_ref<name = "x">]>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %3 = stablehlo.add %x, %y : tensor<ui32>
    stablehlo.return %3 : tensor<ui32>
  }) : (tensor<ui32>) -> tensor<ui32>
  %2 = "stablehlo.all_reduce"(%value) <{use_global_device_ids,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
      replica_groups = #stablehlo.replica_group_mesh_axes<
          mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "z", size = 4>]>,
          axes = [#stablehlo.axis_ref<name = "z", sub_axis_info = (1)2>]>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %3 = stablehlo.add %x, %y : tensor<ui32>
    stablehlo.return %3 : tensor<ui32>
  }) : (tensor<ui32>) -> tensor<ui32>
  func.return %0, %1, %2 : tensor<ui32>, tensor<ui32>, tensor<ui32>
}
func.func @main() {
  %0:12 = "interpreter.run_parallel"() <{programs = [[@sums, @sums, @sums, @sums]]}>
      : () -> (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>,
               tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>)
  check.expect_eq_const %0#0, dense<4> : tensor<ui32>
  check.expect_eq_const %0#6, dense<36> : tensor<ui32>
  check.expect_eq_const %0#1, dense<10> : tensor<ui32>
  check.expect_eq_const %0#4, dense<30> : tensor<ui32>
  check.expect_eq_const %0#2, dense<10> : tensor<ui32>
  check.expect_eq_const %0#11, dense<30> : tensor<ui32>
  func.return
}
