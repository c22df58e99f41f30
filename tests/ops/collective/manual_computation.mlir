// SPDX-License-Identifier: Apache-2.0
// sdy.manual_computation: the body once per device of the mesh, on shards.

sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @main() {
  %a = stablehlo.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi32>
  %0:3 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {"y"}]>]
      out_shardings=[<@mesh, [{"y"}, {"x"}]>, <@mesh, [{}, {}]>, <@mesh, [{"x", "y"}]>]
      manual_axes={"x", "y"} (%shard: tensor<1x2xi32>) {
    %id = stablehlo.partition_id : tensor<ui32>
    %1 = "stablehlo.all_reduce"(%shard) <{use_global_device_ids,
        channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
        replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
    ^bb0(%x: tensor<i32>, %y: tensor<i32>):
      %3 = stablehlo.add %x, %y : tensor<i32>
      stablehlo.return %3 : tensor<i32>
    }) : (tensor<1x2xi32>) -> tensor<1x2xi32>
    %2 = stablehlo.reshape %id : (tensor<ui32>) -> tensor<1xui32>
    sdy.return %shard, %1, %2 : tensor<1x2xi32>, tensor<1x2xi32>, tensor<1xui32>
  } : (tensor<2x4xi32>) -> (tensor<2x4xi32>, tensor<1x2xi32>, tensor<4xui32>)
  check.expect_eq_const %0#0, dense<[[0, 1, 4, 5], [2, 3, 6, 7]]> : tensor<2x4xi32>
  check.expect_eq_const %0#1, dense<[[12, 16]]> : tensor<1x2xi32>
  check.expect_eq_const %0#2, dense<[0, 1, 2, 3]> : tensor<4xui32>
  func.return
}

// -----

// Devices in another order, and half of an axis.
sdy.mesh @mesh = <["x"=4], device_ids=[3, 1, 2, 0]>
func.func @main() {
  %a = stablehlo.constant dense<[10, 20]> : tensor<2xui32>
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x":(1)2}]>]
      out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%shard: tensor<1xui32>) {
    %id = stablehlo.partition_id : tensor<ui32>
    %one = stablehlo.reshape %id : (tensor<ui32>) -> tensor<1xui32>
    %1 = stablehlo.add %shard, %one : tensor<1xui32>
    sdy.return %1 : tensor<1xui32>
  } : (tensor<2xui32>) -> tensor<4xui32>
  check.expect_eq_const %0, dense<[13, 11, 22, 20]> : tensor<4xui32>
  func.return
}

// -----

// Only "x" is manual outside; the inner one cuts along "y" what every device has.
sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @main() {
  %a = stablehlo.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi32>
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>]
      out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%row: tensor<1x4xi32>) {
    %1 = sdy.manual_computation(%row) in_shardings=[<@mesh, [{}, {"y"}]>]
        out_shardings=[<@mesh, [{}, {"y"}]>] manual_axes={"y"} (%part: tensor<1x2xi32>) {
      %2 = stablehlo.reverse %part, dims = [1] : tensor<1x2xi32>
      sdy.return %2 : tensor<1x2xi32>
    } : (tensor<1x4xi32>) -> tensor<1x4xi32>
    %3 = stablehlo.add %1, %row : tensor<1x4xi32>
    sdy.return %3 : tensor<1x4xi32>
  } : (tensor<2x4xi32>) -> tensor<2x4xi32>
  check.expect_eq_const %0, dense<[[1, 1, 5, 5], [9, 9, 13, 13]]> : tensor<2x4xi32>
  func.return
}

// -----

// Checks inside run on every device.
sdy.mesh @mesh = <["x"=2]>
func.func @main() {
  %a = stablehlo.constant dense<[5, 5]> : tensor<2xi32>
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>]
      manual_axes={"x"} (%shard: tensor<1xi32>) {
    check.expect_eq_const %shard, dense<5> : tensor<1xi32>
    sdy.return %shard : tensor<1xi32>
  } : (tensor<2xi32>) -> tensor<2xi32>
  func.return
}

// -----

// In a grid each process has the devices of a mesh to itself.
sdy.mesh @mesh = <["x"=2]>
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %b = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@spread], [@spread]]}>
      : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %0#0, dense<[33, 33]> : tensor<2xi32>
  check.expect_eq_const %0#1, dense<[33, 33]> : tensor<2xi32>
  func.return
}
func.func @spread(%arg: tensor<2xi32>) -> tensor<2xi32> {
  %0 = sdy.manual_computation(%arg) in_shardings=[<@mesh, [{"x"}]>]
      out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%shard: tensor<1xi32>) {
    %2 = "stablehlo.all_reduce"(%shard) <{use_global_device_ids,
        channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
        replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%x: tensor<i32>, %y: tensor<i32>):
      %3 = stablehlo.add %x, %y : tensor<i32>
      stablehlo.return %3 : tensor<i32>
    }) : (tensor<1xi32>) -> tensor<1xi32>
    sdy.return %2 : tensor<1xi32>
  } : (tensor<2xi32>) -> tensor<2xi32>
  %1 = "stablehlo.all_reduce"(%0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %4 = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %4 : tensor<i32>
  }) : (tensor<2xi32>) -> tensor<2xi32>
  func.return %1 : tensor<2xi32>
}
